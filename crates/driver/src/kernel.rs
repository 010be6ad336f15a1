//! Kernels: arguments, group size, properties.

use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use spirv_interp::engine::{self, Prepared};
use spirv_interp::{ArgInfo, ArgKind, ArgValue};
use zemu_abi::*;
use zemu_diag::{CallRef, Value, rules};
use zemu_profile::{Choice, GroupSizeRequest, Row, suggest_group_size};

use crate::module::nearest;
use crate::object::Life;
use crate::{ApiError, ApiResult, Context, Module};

/// What `zeKernelGetProperties` tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KernelProperties {
    /// Arguments.
    pub arguments: u32,
    /// The group size that the kernel requires, zeros if none.
    pub required_group_size: [u32; 3],
    /// The sub-group size that the kernel requires, 0 if none.
    pub required_subgroup_size: u32,
    /// The largest sub-group.
    pub max_subgroup_size: u32,
    /// The largest number of sub-groups in a group.
    pub max_subgroups: u32,
    /// Bytes of local memory that a group needs.
    pub local_bytes: u64,
    /// Bytes of private memory that a work-item needs.
    pub private_bytes: u64,
}

#[derive(Debug, Clone, Default)]
pub(crate) struct KernelState {
    pub(crate) arguments: Vec<Option<ArgValue>>,
    pub(crate) group_size: Option<[u32; 3]>,
    pub(crate) global_offset: [u32; 3],
    pub(crate) indirect: u32,
    cache_config: u32,
}

/// A kernel.
#[derive(Debug)]
pub struct Kernel {
    module: Arc<Module>,
    life: Arc<Life>,
    code: spirv_interp::Kernel,
    /// The code as the fast engine runs it, if it can; made at the first launch.
    prepared: OnceLock<Option<Prepared>>,
    state: Mutex<KernelState>,
}

impl Kernel {
    /// The kernel `name` of `module` (specification: `zeKernelCreate`).
    ///
    /// # Errors
    /// INVALID_MODULE_UNLINKED if the module has unresolved imports; INVALID_KERNEL_NAME.
    pub fn create(module: &Arc<Module>, name: &str, created: Option<CallRef>) -> ApiResult<Arc<Self>> {
        let program = module.program();
        let open = program.unresolved_imports();
        // A kernel is made from a module that is linked.
        if !open.is_empty() {
            return Err(
                ApiError::new(ZE_RESULT_ERROR_INVALID_MODULE_UNLINKED, &rules::module::UNLINKED)
                    .with("name", Value::Text(name.to_owned()))
                    .with("symbols", Value::Text(open.join(", "))),
            );
        }
        let code = program.kernel(name).ok_or_else(|| {
            let names = program.kernel_names();
            ApiError::new(
                ZE_RESULT_ERROR_INVALID_KERNEL_NAME,
                &rules::module::UNKNOWN_KERNEL,
            )
            .with("name", Value::Text(name.to_owned()))
            .with("nearest", Value::Text(nearest(name, &names)))
            .with("kernels", Value::Text(names.join(", ")))
        })?;
        let state = KernelState {
            arguments: vec![None; code.args().len()],
            ..KernelState::default()
        };
        Ok(Arc::new(Self {
            module: Arc::clone(module),
            life: Life::new(created, Some(module.life())),
            code,
            prepared: OnceLock::new(),
            state: Mutex::new(state),
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

    /// The module that the kernel was made from.
    pub fn module(&self) -> &Arc<Module> {
        &self.module
    }

    /// The context that the kernel belongs to.
    pub fn context(&self) -> &Arc<Context> {
        self.module.context()
    }

    /// The kernel's name (specification: `zeKernelGetName`).
    pub fn name(&self) -> &str {
        self.code.name()
    }

    /// The kernel's source attributes (specification: `zeKernelGetSourceAttributes`).
    pub fn attributes(&self) -> String {
        self.code.attributes()
    }

    /// What the kernel takes.
    pub fn arguments(&self) -> &[ArgInfo] {
        self.code.args()
    }

    pub(crate) fn code(&self) -> &spirv_interp::Kernel {
        &self.code
    }

    /// The code for the fast engine; nothing if only the reference interpreter runs it.
    pub(crate) fn prepared(&self) -> Option<&Prepared> {
        self.prepared
            .get_or_init(|| engine::prepare(&self.code).ok())
            .as_ref()
    }

    fn lock(&self) -> MutexGuard<'_, KernelState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The state as a launch takes it.
    pub(crate) fn snapshot(&self) -> KernelState {
        self.lock().clone()
    }

    fn named(&self, error: ApiError) -> ApiError {
        error.with("kernel", Value::Text(self.name().to_owned()))
    }

    /// Bytes of the largest argument.
    pub fn largest_argument(&self) -> usize {
        self.code.args().iter().map(|a| a.size).max().unwrap_or(0)
    }

    /// Whether an argument is local memory, which has a size and no value.
    pub fn is_local(&self, index: u32) -> bool {
        let info = usize::try_from(index).ok().and_then(|i| self.code.args().get(i));
        info.is_some_and(|i| i.kind == ArgKind::Local)
    }

    /// Checks that arguments were given to a kernel that has some
    /// (specification: `zeCommandListAppendLaunchKernelWithArguments`).
    ///
    /// # Errors
    /// INVALID_NULL_POINTER.
    pub fn check_arguments_given(&self, given: bool) -> ApiResult {
        if given || self.code.args().is_empty() {
            return Ok(());
        }
        Err(self.named(
            ApiError::new(ZE_RESULT_ERROR_INVALID_ARGUMENT, &rules::kernel::ARGUMENT_UNSET)
                .with("index", Value::Index(0)),
        ))
    }

    /// Sets an argument (specification: `zeKernelSetArgumentValue`). `value` is null for local memory, and for a pointer or
    /// value of zeros.
    ///
    /// # Errors
    /// INVALID_KERNEL_ARGUMENT_INDEX and INVALID_KERNEL_ARGUMENT_SIZE in `spec`.
    pub fn set_argument(&self, index: u32, size: u64, value: Option<Vec<u8>>) -> ApiResult {
        let rows = self.context().core().profile.behaviour();
        let place = usize::try_from(index).unwrap_or(usize::MAX);
        // The index is below the number of arguments.
        let Some(info) = self.code.args().get(place) else {
            return Err(self.named(
                ApiError::new(
                    rows.code(Row::KernelArgumentIndex),
                    &rules::kernel::ARGUMENT_INDEX,
                )
                .with("count", Value::Count(self.code.args().len() as u64))
                .with("index", Value::Index(index.into())),
            ));
        };
        let refuse_size = || {
            self.named(
                ApiError::new(
                    ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE,
                    &rules::kernel::ARGUMENT_SIZE,
                )
                .with("index", Value::Index(index.into()))
                .with("size", Value::Bytes(info.size as u64))
                .with("given", Value::Bytes(size)),
            )
        };
        let argument = match info.kind {
            // Local memory has a size and no value.
            ArgKind::Local if value.is_some() || size == 0 => {
                return Err(self.named(
                    ApiError::new(
                        ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE,
                        &rules::kernel::LOCAL_VALUE,
                    )
                    .with("index", Value::Index(index.into()))
                    .with("size", Value::Bytes(size)),
                ));
            }
            ArgKind::Local => ArgValue::Local(size),
            // The size is that of the parameter.
            _ if size != info.size as u64
                && matches!(rows.choice(Row::KernelArgumentSize), Choice::Refuse(_)) =>
            {
                return Err(refuse_size());
            }
            ArgKind::Global { .. } | ArgKind::Constant => {
                let mut bytes = [0; 8];
                for (to, from) in bytes.iter_mut().zip(value.unwrap_or_default()) {
                    *to = from;
                }
                ArgValue::Pointer(u64::from_ne_bytes(bytes))
            }
            ArgKind::Value => {
                let mut bytes = value.unwrap_or_default();
                bytes.resize(info.size, 0);
                ArgValue::Value(bytes)
            }
            // Modules with images are refused when they are built.
            ArgKind::Image | ArgKind::Sampler => return Err(refuse_size()),
        };
        self.lock().arguments[place] = Some(argument);
        Ok(())
    }

    /// Sets the group size of later launches (specification: `zeKernelSetGroupSize`).
    ///
    /// # Errors
    /// INVALID_GROUP_SIZE_DIMENSION for a 0, a size above the device's limits, or another than the kernel requires.
    pub fn set_group_size(&self, size: [u32; 3]) -> ApiResult {
        self.check_group_size(size)?;
        self.lock().group_size = Some(size);
        Ok(())
    }

    /// The rules of `zeKernelSetGroupSize`.
    ///
    /// # Errors
    /// As [`Self::set_group_size`].
    pub(crate) fn check_group_size(&self, size: [u32; 3]) -> ApiResult {
        let core = self.context().core();
        let compute = &core.profile.device.compute;
        let [x, y, z] = size;
        let refuse = |code, rule| {
            self.named(
                ApiError::new(code, rule)
                    .with("x", Value::Count(x.into()))
                    .with("y", Value::Count(y.into()))
                    .with("z", Value::Count(z.into())),
            )
        };
        // No dimension is 0,
        if size.contains(&0) {
            return Err(refuse(
                core.profile.behaviour().code(Row::GroupSizeZero),
                &rules::kernel::GROUP_SIZE_ZERO,
            ));
        }
        // none is above its limit, nor is their product,
        let total = size.iter().map(|s| u64::from(*s)).fold(1, u64::saturating_mul);
        let within = size
            .iter()
            .zip(compute.max_group_size)
            .all(|(s, limit)| *s <= limit);
        if !within || total > u64::from(compute.max_total_group_size) {
            return Err(refuse(
                ZE_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION,
                &rules::kernel::GROUP_SIZE_LIMIT,
            )
            .with("limit", Value::Count(compute.max_total_group_size.into())));
        }
        // and a size that the kernel was compiled for is kept.
        if let Some(required) = self.code.required_group_size().filter(|r| *r != size) {
            let [a, b, c] = required;
            return Err(refuse(
                ZE_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION,
                &rules::kernel::GROUP_SIZE_REQUIRED,
            )
            .with("required", Value::Text(format!("{a} × {b} × {c}"))));
        }
        Ok(())
    }

    /// A group size for so many work-items (specification: `zeKernelSuggestGroupSize`).
    pub fn suggest_group_size(&self, global: [u32; 3]) -> [u32; 3] {
        let device = &self.context().core().profile.device;
        let request = GroupSizeRequest {
            simd: self.subgroup_size(),
            max_group_size: device.compute.max_total_group_size,
            required: self.code.required_group_size(),
            global,
            slm: self.local_bytes(&self.lock()),
        };
        suggest_group_size(&device.compute, &request)
    }

    /// Work-items in a sub-group.
    pub(crate) fn subgroup_size(&self) -> u32 {
        let sizes = &self.context().core().profile.device.compute.sub_group_sizes;
        self.code
            .required_subgroup_size()
            .or_else(|| sizes.iter().max().copied())
            .unwrap_or(1)
            .max(1)
    }

    /// Bytes of local memory that a group needs with the arguments of `state`.
    pub(crate) fn local_bytes(&self, state: &KernelState) -> u64 {
        let arguments = state
            .arguments
            .iter()
            .flatten()
            .map(|a| if let ArgValue::Local(n) = a { *n } else { 0 });
        self.code
            .static_local_bytes()
            .saturating_add(arguments.fold(0, u64::saturating_add))
    }

    /// What the kernel is (specification: `zeKernelGetProperties`).
    pub fn properties(&self) -> KernelProperties {
        let max_group = self.context().core().profile.device.compute.max_total_group_size;
        let simd = self.subgroup_size();
        KernelProperties {
            arguments: u32::try_from(self.code.args().len()).unwrap_or(u32::MAX),
            required_group_size: self.code.required_group_size().unwrap_or_default(),
            required_subgroup_size: self.code.required_subgroup_size().unwrap_or_default(),
            max_subgroup_size: simd,
            max_subgroups: max_group.div_ceil(simd),
            local_bytes: self.code.static_local_bytes(),
            private_bytes: self.code.private_bytes(),
        }
    }

    /// Sets where global ids begin (extension: global offset).
    pub fn set_global_offset(&self, offset: [u32; 3]) {
        self.lock().global_offset = offset;
    }

    /// Says which kinds of memory the kernel reaches through pointers in memory (specification:
    /// `zeKernelSetIndirectAccess`); the flags add up.
    pub fn set_indirect_access(&self, flags: u32) {
        self.lock().indirect |= flags;
    }

    /// The flags of [`Self::set_indirect_access`].
    pub fn indirect_access(&self) -> u32 {
        self.lock().indirect
    }

    /// Sets the cache preference, which has no effect (specification: `zeKernelSetCacheConfig`).
    pub fn set_cache_config(&self, flags: u32) {
        self.lock().cache_config = flags;
    }
}
