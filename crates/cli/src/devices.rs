//! `zemu devices`: what a program sees.

use std::process::{Command, ExitCode};

use zemu_abi::*;

use crate::args::{DevicesArgs, SettingArgs, own_path};
use crate::error::CliError;
use crate::ffi::{Device, Driver, Library};
use crate::libraries;
use crate::output::{self, bytes};
use crate::settings::settings;

/// `zemu devices`. The library reads its settings from the environment of its process, so a child lists them.
pub fn devices(args: &DevicesArgs) -> Result<ExitCode, CliError> {
    let args = SettingArgs {
        profile: args.profile.clone(),
        ..SettingArgs::default()
    };
    let settings = settings(&args)?;
    let mut lister = Command::new(own_path()?);
    lister
        .arg("__devices")
        .env_remove("ZEMU_CONFIG")
        .envs(settings.to_env());
    let status = lister.status().map_err(|source| CliError::System {
        what: "starting the process that lists devices",
        source,
    })?;
    if status.success() {
        Ok(ExitCode::SUCCESS)
    } else {
        Err(CliError::Child {
            what: "the process that lists devices".to_owned(),
            status,
        })
    }
}

/// What that process does.
pub fn list() -> Result<ExitCode, CliError> {
    let library = Library::open(&libraries::driver()?)?;
    for (number, driver) in library.drivers()?.into_iter().enumerate() {
        output::print(&describe_driver(number, driver)?);
    }
    Ok(ExitCode::SUCCESS)
}

fn describe_driver(number: usize, driver: Driver) -> Result<String, CliError> {
    let mut out = format!(
        "driver {number}: API {}, version {:#010x}, {} extensions\n",
        driver.api_version()?,
        driver.version()?,
        driver.extensions()?.len(),
    );
    let devices = driver.devices()?;
    if devices.is_empty() {
        out += "  no devices\n";
    }
    for (number, device) in devices.into_iter().enumerate() {
        out += &describe_device(number, device)?;
    }
    Ok(out)
}

fn describe_device(number: usize, device: Device) -> Result<String, CliError> {
    let (properties, name) = device.properties()?;
    let mut out = format!("  device {number}: {name}\n");
    out += &format!(
        "    {}, vendor {:#06x}, device {:#06x}, allocations up to {}\n",
        type_name(properties.r#type),
        properties.vendorId,
        properties.deviceId,
        bytes(properties.maxMemAllocSize),
    );
    for (name, size) in device.memories()? {
        out += &format!("    memory {name}: {}\n", bytes(size));
    }
    for (ordinal, group) in device.queue_groups()?.iter().enumerate() {
        let queues = if group.numQueues == 1 { "queue" } else { "queues" };
        let flags = flag_names(group.flags).join(", ");
        out += &format!(
            "    queue group {ordinal}: {} {queues}: {flags}\n",
            group.numQueues
        );
    }
    Ok(out)
}

fn type_name(kind: ze_device_type_t) -> &'static str {
    match kind {
        ZE_DEVICE_TYPE_GPU => "GPU",
        ZE_DEVICE_TYPE_CPU => "CPU",
        ZE_DEVICE_TYPE_FPGA => "FPGA",
        ZE_DEVICE_TYPE_MCA => "MCA",
        ZE_DEVICE_TYPE_VPU => "VPU",
        _ => "device of an unknown type",
    }
}

fn flag_names(flags: u32) -> Vec<&'static str> {
    [
        (ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COMPUTE, "compute"),
        (ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COPY, "copy"),
        (
            ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COOPERATIVE_KERNELS,
            "cooperative kernels",
        ),
        (ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_METRICS, "metrics"),
    ]
    .into_iter()
    .filter(|(flag, _)| flags & flag != 0)
    .map(|(_, name)| name)
    .collect()
}
