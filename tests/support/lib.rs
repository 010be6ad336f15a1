//! tests

pub mod clients;
pub mod debs;
pub mod process;
pub mod arena;
pub mod fixture;
pub mod generators;
pub mod import_model;
pub mod library;
pub mod zeroed;
