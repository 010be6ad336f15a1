//! Modules and their build logs.

mod build;
mod link;
mod native;

use std::ffi::CString;
use std::sync::{Arc, PoisonError, RwLock};

use spirv_interp::Program;
use zemu_abi::*;
use zemu_diag::{CallRef, Finding, Value, rules};

use self::build::Built;

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
    /// SPIR-V, or a native binary, which is what [`Module::native_binary`] gave.
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
    built: Built,
    /// What kernels are made from: what was built, or what dynamic linking made of it.
    program: RwLock<Program>,
    names: Vec<CString>,
}

impl Module {
    /// Builds a module (specification: `zeModuleCreate`). The log is made in any case and given back beside the result.
    ///
    /// # Errors
    /// INVALID_NATIVE_BINARY for the native binary of another driver or device; MODULE_BUILD_FAILURE for input that cannot be
    /// built or linked, with the place and the reason in the log.
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
        let built = build::build(context, source, created, log)?;
        let open: Vec<String> = built
            .program
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
        let names = built
            .program
            .kernel_names()
            .iter()
            .filter_map(|n| CString::new(*n).ok())
            .collect();
        Ok(Arc::new(Self {
            context: Arc::clone(context),
            device: Arc::clone(device),
            life: Life::new(Some(created), Some(context.life())),
            names,
            program: RwLock::new(built.program.clone()),
            built,
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

    pub(crate) fn program(&self) -> Program {
        self.program
            .read()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    /// The kernels' names (specification: `zeModuleGetKernelNames`), in the module's order.
    pub fn c_kernel_names(&self) -> &[CString] {
        &self.names
    }

    /// Links modules with each other (specification: `zeModuleDynamicLink`). The log is made in any case.
    ///
    /// # Errors
    /// MODULE_LINK_FAILURE, with the symbols in the log.
    pub fn dynamic_link(modules: &[Arc<Self>]) -> (ApiResult, String) {
        let mut log = String::new();
        let result = link::dynamic_link(modules, &mut log);
        (result, log)
    }

    /// What modules import and export (extension: linkage inspection).
    pub fn inspect_linkage(modules: &[Arc<Self>], flags: u32) -> String {
        link::inspect(modules, flags)
    }

    /// The module in a form that this driver takes back for the same device (specification: `zeModuleGetNativeBinary`).
    pub fn native_binary(&self) -> Vec<u8> {
        native::write(&self.context.core().profile.name, &self.built)
    }

    /// Whether something that the module imports is defined nowhere (specification: `zeModuleGetProperties`).
    pub fn has_imports(&self) -> bool {
        !self.program().unresolved_imports().is_empty()
    }

    /// Address and size of a global variable (specification: `zeModuleGetGlobalPointer`).
    ///
    /// # Errors
    /// INVALID_GLOBAL_NAME.
    pub fn global_pointer(&self, name: &str) -> ApiResult<(u64, u64)> {
        let program = self.program();
        program
            .global_variable(name)
            .map(|g| (g.address, g.size))
            .ok_or_else(|| {
                let names = program.global_variable_names();
                ApiError::new(
                    ZE_RESULT_ERROR_INVALID_GLOBAL_NAME,
                    &rules::module::UNKNOWN_GLOBAL,
                )
                .with("name", Value::Text(name.to_owned()))
                .with("nearest", Value::Text(nearest(name, &names)))
            })
    }

    /// The value of a pointer to a function, through which kernels of the module can call it (specification:
    /// `zeModuleGetFunctionPointer`).
    ///
    /// # Errors
    /// INVALID_FUNCTION_NAME.
    pub fn function_pointer(&self, name: &str) -> ApiResult<u64> {
        let program = self.program();
        program.function_pointer(name).ok_or_else(|| {
            let names = program.function_names();
            ApiError::new(
                ZE_RESULT_ERROR_INVALID_FUNCTION_NAME,
                &rules::module::UNKNOWN_FUNCTION,
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
