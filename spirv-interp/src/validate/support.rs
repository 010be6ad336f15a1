//! What is implemented: capabilities, extended instruction sets, built-in variables. What is not listed is refused by
//! its name (refuse early: never a silent zero).

use spirv::{BuiltIn, Capability};

/// Capabilities whose instructions are implemented, or that only permit hints.
pub(crate) fn capability(capability: Capability) -> bool {
    use Capability as C;
    matches!(
        capability,
        C::Addresses
            | C::Linkage
            | C::Kernel
            | C::Vector16
            | C::Float16Buffer
            | C::Float16
            | C::Float64
            | C::Int64
            | C::Int64Atomics
            | C::Int16
            | C::Int8
            | C::GenericPointer
            | C::SubgroupDispatch
            | C::Groups
            | C::GroupUniformArithmeticKHR
            | C::GroupNonUniform
            | C::GroupNonUniformVote
            | C::GroupNonUniformArithmetic
            | C::GroupNonUniformBallot
            | C::GroupNonUniformShuffle
            | C::GroupNonUniformShuffleRelative
            | C::GroupNonUniformClustered
            | C::GroupNonUniformRotateKHR
            | C::SubgroupBallotKHR
            | C::SubgroupVoteKHR
            | C::SubgroupShuffleINTEL
            | C::SubgroupBufferBlockIOINTEL
            | C::SplitBarrierINTEL
            | C::DotProduct
            | C::DotProductInputAll
            | C::DotProductInput4x8Bit
            | C::DotProductInput4x8BitPacked
            | C::BitInstructions
            | C::IntegerFunctions2INTEL
            | C::BFloat16ConversionINTEL
            | C::AtomicFloat16AddEXT
            | C::AtomicFloat16MinMaxEXT
            | C::AtomicFloat32AddEXT
            | C::AtomicFloat64AddEXT
            | C::AtomicFloat32MinMaxEXT
            | C::AtomicFloat64MinMaxEXT
            | C::ExpectAssumeKHR
            | C::MemoryAccessAliasingINTEL
            | C::FPFastMathModeINTEL
            | C::UnstructuredLoopControlsINTEL
            | C::ArbitraryPrecisionIntegersALTERA
            | C::OptNoneEXT
            | C::DenormPreserve
            | C::SignedZeroInfNanPreserve
            | C::RoundingModeRTE
            | C::KernelAttributesINTEL
            | C::FPGAKernelAttributesINTEL
            | C::FunctionPointersINTEL
            | C::IndirectReferencesINTEL
    )
}

/// Sets that describe the module for debuggers and do nothing when executed.
pub(super) fn ignored_set(name: &str) -> bool {
    name == "OpenCL.DebugInfo.100" || name == "DebugInfo" || name.starts_with("NonSemantic.")
}

/// Built-in variables that the execution knows.
pub(super) fn built_in(built_in: BuiltIn) -> bool {
    use BuiltIn as B;
    matches!(
        built_in,
        B::NumWorkgroups
            | B::WorkgroupSize
            | B::WorkgroupId
            | B::LocalInvocationId
            | B::GlobalInvocationId
            | B::LocalInvocationIndex
            | B::WorkDim
            | B::GlobalSize
            | B::EnqueuedWorkgroupSize
            | B::GlobalOffset
            | B::GlobalLinearId
            | B::SubgroupSize
            | B::SubgroupMaxSize
            | B::NumSubgroups
            | B::NumEnqueuedSubgroups
            | B::SubgroupId
            | B::SubgroupLocalInvocationId
            | B::SubgroupEqMask
            | B::SubgroupGeMask
            | B::SubgroupGtMask
            | B::SubgroupLeMask
            | B::SubgroupLtMask
    )
}
