//! Building: inputs, flags and constants become a program, or a reason in the log.

use spirv_interp::{Program, SpecConstant, SpecialiseError, ValidModule};
use zemu_abi::*;
use zemu_diag::{CallRef, Finding, Value, rules};

use super::native::{self, NativeError};
use super::{GivenConstant, ModuleSource, nearest};
use crate::{ApiError, ApiResult, Context};

/// Build flags that have no effect here, and are known all the same: those that the shipped driver knows, and the
/// OpenCL ones that its compiler takes.
const KNOWN_FLAGS: &[&str] = &[
    "-ze-opt-disable",
    "-ze-opt-level",
    "-ze-opt-greater-than-4GB-buffer-required",
    "-ze-intel-greater-than-4GB-buffer-required",
    "-ze-opt-large-register-file",
    "-ze-intel-enable-auto-large-GRF-mode",
    "-ze-exp-register-file-size",
    "-ze-kernel-debug-enable",
    "-ze-take-global-address",
    "-ze-fp64-gen-emu",
    "-zet-profile-flags",
    "-library-compilation",
    "-cl-mad-enable",
    "-cl-fp32-correctly-rounded-divide-sqrt",
    "-cl-fast-relaxed-math",
    "-cl-denorms-are-zero",
    "-cl-opt-disable",
    "-cl-std",
    "-g",
];

fn note_flags(context: &Context, call: CallRef, flags: &str, log: &mut String) {
    // Unknown flags are accepted, as the shipped driver does: they go to its compiler, which may warn.
    for flag in flags.split_whitespace().filter(|f| f.starts_with('-')) {
        let name = flag.split('=').next().unwrap_or(flag);
        if !KNOWN_FLAGS.contains(&name) {
            log.push_str(&format!("warning: unknown build flag {flag}\n"));
            context.core().note(
                call,
                Finding::new(&rules::module::BUILD_FLAG)
                    .with("flag", Value::Text(flag.to_owned()))
                    .with("nearest", Value::Text(nearest(name, KNOWN_FLAGS))),
            );
        }
    }
}

/// What a build makes, and what it was made of.
#[derive(Debug)]
pub(super) struct Built {
    /// The inputs, linked with each other and not yet specialised.
    pub(super) linked: ValidModule,
    /// The values of specialisation constants.
    pub(super) constants: Vec<SpecConstant>,
    /// The inputs as they were given.
    pub(super) inputs: Vec<Vec<u8>>,
    /// The build flags.
    pub(super) flags: String,
    /// The linked module with its constants.
    pub(super) program: Program,
}

/// Builds what `source` describes.
///
/// # Errors
/// As [`super::Module::create`].
pub(super) fn build(
    context: &Context,
    source: &ModuleSource<'_>,
    call: CallRef,
    log: &mut String,
) -> ApiResult<Built> {
    if source.format == ZE_MODULE_FORMAT_IL_SPIRV {
        note_flags(context, call, &source.flags, log);
        return program(context, source, log);
    }
    let binary = source.inputs.first().map(Vec::as_slice).unwrap_or_default();
    let contents = native::read(binary, &context.core().profile.name).map_err(|error| {
        log.push_str(&format!("error: {error}\n"));
        // What is ours and damaged cannot be built; anything else belongs to another driver or device.
        let code = match error {
            NativeError::Damaged => ZE_RESULT_ERROR_MODULE_BUILD_FAILURE,
            _ => ZE_RESULT_ERROR_INVALID_NATIVE_BINARY,
        };
        ApiError::new(code, &rules::module::FORMAT).with("format", Value::Text(error.to_string()))
    })?;
    let constants = contents.constants.into_iter().map(|(id, value)| GivenConstant {
        id,
        read: Box::new(move |_| Some(value.clone())),
    });
    let spirv = ModuleSource {
        format: ZE_MODULE_FORMAT_IL_SPIRV,
        inputs: contents.inputs,
        flags: contents.flags,
        constants: constants.collect(),
    };
    program(context, &spirv, log)
}

fn program(context: &Context, source: &ModuleSource<'_>, log: &mut String) -> ApiResult<Built> {
    let mut fail = |code: ze_result_t, rule: &'static zemu_diag::Rule, reason: String| {
        log.push_str(&format!("error: {reason}\n"));
        ApiError::new(code, rule).with("reason", Value::Text(reason))
    };
    let mut modules = Vec::new();
    for (i, input) in source.inputs.iter().enumerate() {
        let place = if source.inputs.len() == 1 {
            String::new()
        } else {
            format!("input {i}: ")
        };
        let mut build_failure = |reason: String| {
            fail(
                ZE_RESULT_ERROR_MODULE_BUILD_FAILURE,
                &rules::module::BUILD_FAILURE,
                place.clone() + &reason,
            )
        };
        let parsed = spirv_interp::parse(input).map_err(|e| build_failure(e.to_string()))?;
        modules.push(spirv_interp::validate(parsed).map_err(|e| build_failure(e.to_string()))?);
    }
    let linked = spirv_interp::link(modules).map_err(|e| {
        fail(
            ZE_RESULT_ERROR_MODULE_BUILD_FAILURE,
            &rules::module::LINK_FAILURE,
            e.to_string(),
        )
    })?;
    let known = linked.spec_constants();
    let mut constants = Vec::new();
    for given in &source.constants {
        // A constant that the module does not have is refused by the build.
        let size = known.iter().find(|k| k.id == given.id).map_or(0, |k| k.size);
        let value = (given.read)(size).ok_or_else(|| {
            let reason = format!("the value of specialization constant {} cannot be read", given.id);
            fail(
                ZE_RESULT_ERROR_MODULE_BUILD_FAILURE,
                &rules::module::BUILD_FAILURE,
                reason,
            )
        })?;
        constants.push(SpecConstant { id: given.id, value });
    }
    let program = spirv_interp::specialise(linked.clone(), &constants).map_err(|e| {
        let rule = match e {
            SpecialiseError::UnknownConstant { .. } => &rules::module::SPEC_CONSTANT,
            SpecialiseError::WrongSize { .. } => &rules::module::SPEC_CONSTANT_SIZE,
            _ => &rules::module::BUILD_FAILURE,
        };
        let id = match e {
            SpecialiseError::UnknownConstant { id } | SpecialiseError::WrongSize { id, .. } => u64::from(id),
            _ => 0,
        };
        fail(ZE_RESULT_ERROR_MODULE_BUILD_FAILURE, rule, e.to_string()).with("constant", Value::Index(id))
    })?;
    // A kernel's arguments fit into what the device takes (ze_device_module_properties_t, maxArgumentsSize).
    let limit = context.core().profile.device.module.max_arguments_size;
    for name in program.kernel_names() {
        let size = program
            .kernel(name)
            .map_or(0, |k| k.args().iter().map(|a| a.size as u64).sum());
        if size > limit {
            let reason = format!("kernel {name} has {size} bytes of arguments, and the device takes {limit}");
            return Err(fail(
                ZE_RESULT_ERROR_MODULE_BUILD_FAILURE,
                &rules::module::BUILD_FAILURE,
                reason,
            ));
        }
    }
    Ok(Built {
        linked,
        constants,
        inputs: source.inputs.clone(),
        flags: source.flags.clone(),
        program,
    })
}
