//! tests

pub mod arena;
pub mod clients;
pub mod debs;
pub mod fixture;
pub mod generators;
pub mod import_model;
pub mod library;
pub mod process;
pub mod suite;
pub mod suite_expected;
pub mod zeroed;
