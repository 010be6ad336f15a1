//! Driver queries and the structures chained to them.

use zemu_abi::*;

use super::write_name;
use crate::Profile;
use crate::flags::bits;
use crate::identity::driver_uuid;

/// zeDriverGetApiVersion.
pub fn api_version(p: &Profile) -> ze_api_version_t {
    ze_api_version_t(p.driver.api_version.0)
}

/// zeDriverGetProperties.
pub fn driver_properties(p: &Profile, out: &mut ze_driver_properties_t) {
    out.uuid.id = driver_uuid(p);
    out.driverVersion = p.driver.version;
}

/// zeDriverGetIpcProperties.
pub fn ipc_properties(p: &Profile, out: &mut ze_driver_ipc_properties_t) {
    out.flags = bits(&p.driver.ipc);
}

/// Element `index` of zeDriverGetExtensionProperties; false and untouched beyond the end.
pub fn extension_properties(p: &Profile, index: usize, out: &mut ze_driver_extension_properties_t) -> bool {
    let Some(extension) = p.extensions.get(index) else {
        return false;
    };
    write_name(&mut out.name, &extension.name);
    out.version = extension.version.0;
    true
}

/// Chained to zeDriverGetProperties: handles carry their dispatch tables (ZE_extension_driver_ddi_handles).
pub fn driver_ddi_handles(_: &Profile, out: &mut ze_driver_ddi_handles_ext_properties_t) {
    out.flags = ZE_DRIVER_DDI_HANDLE_EXT_FLAG_DDI_HANDLE_EXT_SUPPORTED;
}

/// Chained to zeDriverGetProperties: what zeMemFreeExt can do (ZE_extension_memory_free_policies).
pub fn driver_memory_free(p: &Profile, out: &mut ze_driver_memory_free_ext_properties_t) {
    out.freePolicies = bits(&p.driver.free_policies);
}
