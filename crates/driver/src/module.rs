//! Modules and their build logs.

use std::ffi::CString;
use std::sync::Arc;

use spirv_interp::{Program, SpecConstant, SpecialiseError};
use zemu_abi::*;
use zemu_diag::{CallRef, Finding, Value, rules};

use crate::object::Life;
use crate::{ApiError, ApiResult, Context, Device};

/// A specialisation constant that the application gives. Its size is the module's to say, so the value is read on demand.
pub struct GivenConstant<'a> {
    /// The constant's SpecId.
    pub id: u32,
    /// Reads that many bytes of its value.
    pub read: Box<dyn Fn(usize) -> Option<Vec<u8>> + 'a>,
}

impl std::fmt::Debug for GivenConstant<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("GivenConstant")
            .field("id", &self.id)
            .finish_non_exhaustive()
    }
}

/// What a module is made of.
#[derive(Debug)]
pub struct ModuleSource<'a> {
    /// SPIR-V, or a native binary, which zemu does not have.
    pub format: ze_module_format_t,
    /// One input, or several that are linked (extension: module program).
    pub inputs: Vec<Vec<u8>>,
    /// The build flags.
    pub flags: String,
    /// Values for specialisation constants.
    pub constants: Vec<GivenConstant<'a>>,
}

/// What building had to say.
#[derive(Debug)]
pub struct ModuleBuildLog {
    life: Arc<Life>,
    text: String,
}

impl ModuleBuildLog {
    /// A log with this text.
    pub fn new(text: String, created: Option<CallRef>) -> Arc<Self> {
        Arc::new(Self {
            life: Life::new(created, None),
            text,
        })
    }

    /// Submitted commands that use the object.
    pub fn in_flight(&self) -> usize {
        self.life.in_flight()
    }

    /// The object's life.
    pub fn life(&self) -> &Arc<Life> {
        &self.life
    }

    /// The text (specification: `zeModuleBuildLogGetString`).
    pub fn text(&self) -> &str {
        &self.text
    }
}

/// A module.
#[derive(Debug)]
pub struct Module {
    context: Arc<Context>,
    device: Arc<Device>,
    life: Arc<Life>,
    program: Program,
    names: Vec<CString>,
}

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

impl Module {
    /// Builds a module (specification: `zeModuleCreate`). The log is made in any case and given back beside the result.
    ///
    /// # Errors
    /// INVALID_NATIVE_BINARY for a native module; MODULE_BUILD_FAILURE for input that cannot be built, with the place and the
    /// reason in the log; MODULE_LINK_FAILURE for inputs that do not link.
    pub fn create(
        context: &Arc<Context>,
        device: &Arc<Device>,
        source: &ModuleSource<'_>,
        created: CallRef,
    ) -> (ApiResult<Arc<Self>>, String) {
        let mut log = String::new();
        let result = Self::build(context, device, source, created, &mut log);
        (result, log)
    }

    fn build(
        context: &Arc<Context>,
        device: &Arc<Device>,
        source: &ModuleSource<'_>,
        created: CallRef,
        log: &mut String,
    ) -> ApiResult<Arc<Self>> {
        context.check_device(device)?;
        // There is no device code here: a native binary belongs to another driver.
        if source.format != ZE_MODULE_FORMAT_IL_SPIRV {
            log.push_str("error: zemu runs SPIR-V modules and has no native binaries\n");
            return Err(
                ApiError::new(ZE_RESULT_ERROR_INVALID_NATIVE_BINARY, &rules::module::FORMAT)
                    .with("format", Value::Text(format!("{}", source.format.0))),
            );
        }
        note_flags(context, created, &source.flags, log);
        let program = program(source, log)?;
        let open: Vec<String> = program
            .unresolved_imports()
            .iter()
            .map(|s| (*s).to_owned())
            .collect();
        if !open.is_empty() {
            context.core().note(
                created,
                Finding::new(&rules::module::UNRESOLVED).with("symbols", Value::Text(open.join(", "))),
            );
            log.push_str(&format!("warning: unresolved imports: {}\n", open.join(", ")));
        }
        Ok(Arc::new(Self {
            context: Arc::clone(context),
            device: Arc::clone(device),
            life: Life::new(Some(created), Some(context.life())),
            names: program
                .kernel_names()
                .iter()
                .filter_map(|n| CString::new(*n).ok())
                .collect(),
            program,
        }))
    }

    /// Submitted commands that use the object.
    pub fn in_flight(&self) -> usize {
        self.life.in_flight()
    }

    /// The object's life.
    pub fn life(&self) -> &Arc<Life> {
        &self.life
    }

    /// The context that the module belongs to.
    pub fn context(&self) -> &Arc<Context> {
        &self.context
    }

    /// The device that the module was built for.
    pub fn device(&self) -> &Arc<Device> {
        &self.device
    }

    pub(crate) fn program(&self) -> &Program {
        &self.program
    }

    /// The kernels' names (specification: `zeModuleGetKernelNames`), in the module's order.
    pub fn c_kernel_names(&self) -> &[CString] {
        &self.names
    }

    /// Whether something that the module imports is defined nowhere (specification: `zeModuleGetProperties`).
    pub fn has_imports(&self) -> bool {
        !self.program.unresolved_imports().is_empty()
    }

    /// Address and size of a global variable (specification: `zeModuleGetGlobalPointer`).
    ///
    /// # Errors
    /// INVALID_GLOBAL_NAME.
    pub fn global_pointer(&self, name: &str) -> ApiResult<(u64, u64)> {
        self.program
            .global_variable(name)
            .map(|g| (g.address, g.size))
            .ok_or_else(|| {
                let names = self.program.global_variable_names();
                ApiError::new(
                    ZE_RESULT_ERROR_INVALID_GLOBAL_NAME,
                    &rules::module::UNKNOWN_GLOBAL,
                )
                .with("name", Value::Text(name.to_owned()))
                .with("nearest", Value::Text(nearest(name, &names)))
            })
    }
}

/// The name nearest to a wrong one, or a word that says that there is none.
pub(crate) fn nearest(name: &str, names: &[&str]) -> String {
    zemu_fault::nearest(name, names.iter().copied()).map_or_else(|| "none".to_owned(), str::to_owned)
}

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

fn program(source: &ModuleSource<'_>, log: &mut String) -> ApiResult<Program> {
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
            ZE_RESULT_ERROR_MODULE_LINK_FAILURE,
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
    spirv_interp::specialise(linked, &constants).map_err(|e| {
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
    })
}
