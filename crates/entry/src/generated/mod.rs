//! The generated part of the boundary.
//!
//! Written by `cargo xtask gen` from crates/registry/data. Do not edit: change the data or the generator.

#![allow(missing_docs, reason = "the specification documents these names")]
#![allow(
    non_camel_case_types,
    non_snake_case,
    non_upper_case_globals,
    reason = "the C names are kept"
)]
#![allow(clippy::type_complexity, reason = "C signatures")]
#![allow(
    missing_debug_implementations,
    reason = "unions cannot say which member is live"
)]

#[cfg(test)]
mod check_tests;
pub(crate) mod command_list;
pub(crate) mod command_queue;
pub(crate) mod context;
pub(crate) mod device;
pub(crate) mod driver;
pub(crate) mod event;
pub(crate) mod event_pool;
pub(crate) mod executable_graph;
pub(crate) mod fabric_edge;
pub(crate) mod fabric_vertex;
pub(crate) mod fence;
pub(crate) mod getters;
pub(crate) mod global;
pub(crate) mod graph;
pub(crate) mod image;
pub(crate) mod kernel;
pub(crate) mod mem;
pub(crate) mod module;
pub(crate) mod module_build_log;
pub(crate) mod physical_mem;
pub(crate) mod rtas_builder;
pub(crate) mod rtas_parallel_operation;
pub(crate) mod sampler;
pub(crate) mod tables;
pub(crate) mod virtual_mem;
pub(crate) mod zer_global;
pub(crate) mod zes_device;
pub(crate) mod zes_diagnostics;
pub(crate) mod zes_driver;
pub(crate) mod zes_engine;
pub(crate) mod zes_fabric_port;
pub(crate) mod zes_fan;
pub(crate) mod zes_firmware;
pub(crate) mod zes_frequency;
pub(crate) mod zes_global;
pub(crate) mod zes_led;
pub(crate) mod zes_memory;
pub(crate) mod zes_overclock;
pub(crate) mod zes_performance_factor;
pub(crate) mod zes_power;
pub(crate) mod zes_psu;
pub(crate) mod zes_ras;
pub(crate) mod zes_scheduler;
pub(crate) mod zes_standby;
pub(crate) mod zes_temperature;
pub(crate) mod zes_vf_management;
pub(crate) mod zet_command_list;
pub(crate) mod zet_context;
pub(crate) mod zet_debug;
pub(crate) mod zet_device;
pub(crate) mod zet_kernel;
pub(crate) mod zet_metric;
pub(crate) mod zet_metric_decoder;
pub(crate) mod zet_metric_group;
pub(crate) mod zet_metric_programmable;
pub(crate) mod zet_metric_query;
pub(crate) mod zet_metric_query_pool;
pub(crate) mod zet_metric_streamer;
pub(crate) mod zet_metric_tracer;
pub(crate) mod zet_module;
pub(crate) mod zet_tracer_exp;
