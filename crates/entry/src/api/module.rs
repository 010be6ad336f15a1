//! Modules.

use std::ffi::{c_char, c_void};

use zemu_abi::*;
use zemu_diag::{Value, rules};
use zemu_driver::{
    ApiError, ApiResult, Context, Device, GivenConstant, Module, ModuleBuildLog, ModuleSource,
};

use zemu_profile::Row;

use super::{bytes, c_text};
use crate::boundary::chain::Link;
use crate::boundary::{Call, input, output};

/// The constants that a descriptor gives.
unsafe fn constants(from: *const ze_module_constants_t) -> Vec<GivenConstant<'static>> {
    if from.is_null() {
        return Vec::new();
    }
    // SAFETY: the caller's structure.
    let given = unsafe { from.read_unaligned() };
    // SAFETY: the caller's array.
    let ids = unsafe { input::array(given.pConstantIds, given.numConstants) };
    // SAFETY: the caller's array.
    let values = unsafe { input::array(given.pConstantValues.cast_const(), given.numConstants) };
    ids.into_iter()
        .zip(values)
        // SAFETY: the module says how many bytes the value has, as the caller had to know.
        .map(|(id, value)| GivenConstant {
            id,
            // SAFETY: the module says how many bytes the value has, as the caller had to know.
            read: Box::new(move |size| unsafe { bytes(value, size) }),
        })
        .collect()
}

/// The inputs of a module program (extension: module program).
unsafe fn program(desc: &ze_module_program_exp_desc_t) -> ModuleSource<'static> {
    // SAFETY: the caller's array.
    let sizes = unsafe { input::array(desc.inputSizes, desc.count) };
    // SAFETY: the caller's array.
    let inputs = unsafe { input::array(desc.pInputModules.cast_const(), desc.count) };
    // SAFETY: the caller's array.
    let flags = unsafe { input::array(desc.pBuildFlags.cast_const(), desc.count) };
    // SAFETY: the caller's array.
    let given = unsafe { input::array(desc.pConstants.cast_const(), desc.count) };
    ModuleSource {
        format: ZE_MODULE_FORMAT_IL_SPIRV,
        // SAFETY: the caller's buffers, of the sizes beside them.
        inputs: inputs
            .iter()
            .zip(sizes)
            .filter_map(|(p, size)| unsafe { bytes(p.cast(), size) })
            .collect(),
        // SAFETY: the caller's strings.
        flags: flags
            .iter()
            .filter_map(|f| unsafe { c_text(*f) })
            .collect::<Vec<_>>()
            .join(" "),
        // SAFETY: the caller's structures.
        constants: given.iter().flat_map(|c| unsafe { constants(*c) }).collect(),
    }
}

pub(crate) unsafe fn zeModuleCreate(
    call: &Call<'_>,
    hContext: ze_context_handle_t,
    hDevice: ze_device_handle_t,
    desc: *const ze_module_desc_t,
    phModule: *mut ze_module_handle_t,
    phBuildLog: *mut ze_module_build_log_handle_t,
) -> ApiResult {
    let context = call.get::<Context>(hContext.0, "hContext")?;
    let device = call.get::<Device>(hDevice.0, "hDevice")?;
    // SAFETY: the shim's copy.
    let desc = unsafe { *desc };
    let links = call.checked_chain("desc", "ze_module_desc_t", Some(desc.stype.0), desc.pNext)?;
    let several = links
        .iter()
        .filter(|l| ze_structure_type_t(l.stype) == ZE_STRUCTURE_TYPE_MODULE_PROGRAM_EXP_DESC)
        .find_map(Link::read::<ze_module_program_exp_desc_t>);
    let source = match several {
        // SAFETY: the caller's structure, chained. It wins over the fields of the descriptor.
        Some(several) => unsafe { program(&several) },
        None => ModuleSource {
            format: desc.format,
            // SAFETY: the caller's buffer, of the size beside it.
            inputs: unsafe { bytes(desc.pInputModule.cast(), desc.inputSize) }
                .into_iter()
                .collect(),
            // SAFETY: the caller's string.
            flags: unsafe { c_text(desc.pBuildFlags) }.unwrap_or_default(),
            // SAFETY: the caller's structure.
            constants: unsafe { constants(desc.pConstants) },
        },
    };
    let (module, log) = Module::create(&context, &device, &source, call.reference);
    // SAFETY: the caller's pointer, which may be null.
    unsafe { hand_out_log(call, log, phBuildLog) }?;
    let handle = call.register(module?)?;
    // SAFETY: the caller's pointer.
    unsafe { output::write(phModule, ze_module_handle_t(handle)) };
    Ok(())
}

pub(crate) unsafe fn zeModuleDestroy(call: &Call<'_>, hModule: ze_module_handle_t) -> ApiResult {
    call.destroy::<Module>(hModule.0, "hModule").map(|_| ())
}

pub(crate) unsafe fn zeModuleGetKernelNames(
    call: &Call<'_>,
    hModule: ze_module_handle_t,
    pCount: *mut u32,
    pNames: *mut *const c_char,
) -> ApiResult {
    let module = call.get::<Module>(hModule.0, "hModule")?;
    // SAFETY: the caller's count and array; the names live as long as the module.
    unsafe { output::fill(pCount, pNames, module.c_kernel_names().iter().map(|n| n.as_ptr())) };
    Ok(())
}

pub(crate) unsafe fn zeModuleGetProperties(
    call: &Call<'_>,
    hModule: ze_module_handle_t,
    pModuleProperties: *mut ze_module_properties_t,
) -> ApiResult {
    let module = call.get::<Module>(hModule.0, "hModule")?;
    // SAFETY: the caller's structure.
    let mut out = unsafe { pModuleProperties.read_unaligned() };
    call.checked_chain(
        "pModuleProperties",
        "ze_module_properties_t",
        Some(out.stype.0),
        out.pNext,
    )?;
    out.flags = if module.has_imports() {
        ZE_MODULE_PROPERTY_FLAG_IMPORTS
    } else {
        0
    };
    // SAFETY: the caller's structure.
    unsafe { output::write(pModuleProperties, out) };
    Ok(())
}

pub(crate) unsafe fn zeModuleGetGlobalPointer(
    call: &Call<'_>,
    hModule: ze_module_handle_t,
    pGlobalName: *const c_char,
    pSize: *mut usize,
    pptr: *mut *mut c_void,
) -> ApiResult {
    let module = call.get::<Module>(hModule.0, "hModule")?;
    // SAFETY: the caller's string.
    let name = unsafe { c_text(pGlobalName) }.unwrap_or_default();
    let (address, size) = module.global_pointer(&name)?;
    let address = usize::try_from(address).unwrap_or_default();
    // SAFETY: the caller's pointer, which may be null.
    unsafe { output::write(pSize, usize::try_from(size).unwrap_or_default()) };
    // SAFETY: the caller's pointer, which may be null.
    unsafe { output::write(pptr, std::ptr::with_exposed_provenance_mut(address)) };
    Ok(())
}

pub(crate) unsafe fn zeModuleGetFunctionPointer(
    call: &Call<'_>,
    hModule: ze_module_handle_t,
    pFunctionName: *const c_char,
    pfnFunction: *mut *mut c_void,
) -> ApiResult {
    let module = call.get::<Module>(hModule.0, "hModule")?;
    // SAFETY: the caller's string.
    let name = unsafe { c_text(pFunctionName) }.unwrap_or_default();
    let pointer = usize::try_from(module.function_pointer(&name)?).unwrap_or_default();
    // SAFETY: the caller's pointer. What is written is for kernels; the host cannot call it.
    unsafe { output::write(pfnFunction, std::ptr::without_provenance_mut(pointer)) };
    Ok(())
}

pub(crate) unsafe fn zeModuleDynamicLink(
    call: &Call<'_>,
    numModules: u32,
    phModules: *mut ze_module_handle_t,
    phLinkLog: *mut ze_module_build_log_handle_t,
) -> ApiResult {
    // SAFETY: the caller's array.
    let modules = unsafe { input::array(phModules, numModules) };
    let modules = call.get_all::<Module>(modules.iter().map(|m| m.0), "phModules")?;
    let (linked, log) = Module::dynamic_link(&modules);
    // SAFETY: the caller's pointer, which may be null.
    unsafe { hand_out_log(call, log, phLinkLog) }?;
    linked
}

pub(crate) unsafe fn zeModuleInspectLinkageExt(
    call: &Call<'_>,
    pInspectDesc: *mut ze_linkage_inspection_ext_desc_t,
    numModules: u32,
    phModules: *mut ze_module_handle_t,
    phLog: *mut ze_module_build_log_handle_t,
) -> ApiResult {
    // SAFETY: the caller's structure.
    let desc = unsafe { pInspectDesc.read_unaligned() };
    call.checked_chain(
        "pInspectDesc",
        "ze_linkage_inspection_ext_desc_t",
        Some(desc.stype.0),
        desc.pNext,
    )?;
    // SAFETY: the caller's array.
    let modules = unsafe { input::array(phModules, numModules) };
    let modules = call.get_all::<Module>(modules.iter().map(|m| m.0), "phModules")?;
    // SAFETY: the caller's pointer.
    unsafe { hand_out_log(call, Module::inspect_linkage(&modules, desc.flags), phLog) }
}

/// Gives a log back, if the caller wants one.
unsafe fn hand_out_log(call: &Call<'_>, log: String, to: *mut ze_module_build_log_handle_t) -> ApiResult {
    if to.is_null() {
        return Ok(());
    }
    let log = call.register(ModuleBuildLog::new(log, Some(call.reference)))?;
    // SAFETY: the caller's pointer.
    unsafe { output::write(to, ze_module_build_log_handle_t(log)) };
    Ok(())
}

pub(crate) unsafe fn zeModuleGetNativeBinary(
    call: &Call<'_>,
    hModule: ze_module_handle_t,
    pSize: *mut usize,
    pModuleNativeBinary: *mut u8,
) -> ApiResult {
    let binary = call.get::<Module>(hModule.0, "hModule")?.native_binary();
    // SAFETY: the caller's size.
    let given = unsafe { pSize.read_unaligned() };
    // SAFETY: the caller's size.
    unsafe { output::write(pSize, binary.len()) };
    if pModuleNativeBinary.is_null() {
        return Ok(());
    }
    // The shipped driver writes the whole binary whatever the size says.
    if given < binary.len() {
        let rows = call.any_runtime()?.core().profile.behaviour();
        return Err(
            ApiError::new(rows.code(Row::NativeBinarySize), &rules::call::OUTPUT_SIZE)
                .with("function", Value::Function(call.function()))
                .with("argument", Value::Name("pModuleNativeBinary"))
                .with("needed", Value::Bytes(binary.len() as u64))
                .with("given", Value::Bytes(given as u64)),
        );
    }
    // SAFETY: the caller's buffer has at least this size.
    unsafe { std::ptr::copy_nonoverlapping(binary.as_ptr(), pModuleNativeBinary, binary.len()) };
    Ok(())
}
