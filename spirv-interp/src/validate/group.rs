//! Instructions that work-items execute together: what each does, and among whom.

use spirv::{Op, Scope};

use super::types::Scalar;

/// Who takes part in an instruction that work-items execute together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reach {
    /// All work-items of the work-group.
    Group,
    /// All work-items of the sub-group.
    Subgroup,
    /// Those work-items of the sub-group that are at the instruction.
    Active,
}

/// How two values become one (the arithmetic of 3.3.21 Group and 3.3.24 Non-Uniform Instructions).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Combine {
    IAdd,
    FAdd,
    IMul,
    FMul,
    SMin,
    UMin,
    FMin,
    SMax,
    UMax,
    FMax,
    And,
    Or,
    Xor,
    LogicalAnd,
    LogicalOr,
    LogicalXor,
}

impl Combine {
    /// Whether it works on this type.
    pub fn fits(self, scalar: Scalar) -> bool {
        match self {
            Self::FAdd | Self::FMul | Self::FMin | Self::FMax => matches!(scalar, Scalar::Float(_)),
            Self::LogicalAnd | Self::LogicalOr | Self::LogicalXor => scalar == Scalar::Bool,
            _ => matches!(scalar, Scalar::Int(_)),
        }
    }
}

/// What an instruction does that work-items execute together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// Waiting is all.
    Barrier,
    /// One copy for all of them.
    AsyncCopy,
    All,
    Any,
    AllEqual,
    /// True for the lowest.
    Elect,
    /// The value of the work-item that the second operand names.
    Broadcast,
    /// The value of the lowest.
    First,
    Ballot,
    Shuffle,
    ShuffleXor,
    ShuffleUp,
    ShuffleDown,
    Rotate,
    /// Shuffles over two values, as if the second sub-group's worth lay next to the first (SPV_INTEL_subgroups).
    PairUp,
    PairDown,
    /// A group operation (3.2.28): a literal, then the value.
    Combine(Combine),
}

/// An instruction that work-items execute together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Collective {
    pub form: Form,
    /// Word of the scope operand, if there is one; without, it is the sub-group.
    pub scope: Option<usize>,
    /// Whether all work-items of the scope must take part.
    pub uniform: bool,
    /// Word of the first operand besides type, result and scope.
    pub first: usize,
}

impl Collective {
    /// Who takes part, given the value of the scope operand.
    pub fn reach(self, scope: u64) -> Reach {
        match (self.uniform, scope) {
            (false, _) => Reach::Active,
            (true, scope) if scope == Scope::Workgroup as u64 => Reach::Group,
            _ => Reach::Subgroup,
        }
    }
}

/// What there is to know about an instruction that work-items execute together; `None` for all others.
pub(crate) fn collective(op: Op) -> Option<Collective> {
    use Combine as C;
    use Form as F;
    use Op as O;
    let (uniform, scope, first) = (true, Some(3), 4);
    let all = |form| Collective {
        form,
        scope,
        uniform,
        first,
    };
    let active = |form| Collective {
        uniform: false,
        ..all(form)
    };
    let implied = |form| Collective {
        form,
        scope: None,
        uniform: false,
        first: 3,
    };
    Some(match op {
        O::ControlBarrier | O::ControlBarrierWaitINTEL | O::GroupWaitEvents => Collective {
            scope: Some(1),
            first: 2,
            ..all(F::Barrier)
        },
        O::GroupAsyncCopy => all(F::AsyncCopy),
        O::GroupAll => all(F::All),
        O::GroupAny => all(F::Any),
        O::GroupBroadcast => all(F::Broadcast),
        O::GroupIAdd => all(F::Combine(C::IAdd)),
        O::GroupFAdd => all(F::Combine(C::FAdd)),
        O::GroupIMulKHR => all(F::Combine(C::IMul)),
        O::GroupFMulKHR => all(F::Combine(C::FMul)),
        O::GroupSMin => all(F::Combine(C::SMin)),
        O::GroupUMin => all(F::Combine(C::UMin)),
        O::GroupFMin => all(F::Combine(C::FMin)),
        O::GroupSMax => all(F::Combine(C::SMax)),
        O::GroupUMax => all(F::Combine(C::UMax)),
        O::GroupFMax => all(F::Combine(C::FMax)),
        O::GroupBitwiseAndKHR => all(F::Combine(C::And)),
        O::GroupBitwiseOrKHR => all(F::Combine(C::Or)),
        O::GroupBitwiseXorKHR => all(F::Combine(C::Xor)),
        O::GroupLogicalAndKHR => all(F::Combine(C::LogicalAnd)),
        O::GroupLogicalOrKHR => all(F::Combine(C::LogicalOr)),
        O::GroupLogicalXorKHR => all(F::Combine(C::LogicalXor)),
        O::GroupNonUniformElect => active(F::Elect),
        O::GroupNonUniformAll => active(F::All),
        O::GroupNonUniformAny => active(F::Any),
        O::GroupNonUniformAllEqual => active(F::AllEqual),
        O::GroupNonUniformBroadcast => active(F::Broadcast),
        O::GroupNonUniformBroadcastFirst => active(F::First),
        O::GroupNonUniformBallot => active(F::Ballot),
        O::GroupNonUniformShuffle => active(F::Shuffle),
        O::GroupNonUniformShuffleXor => active(F::ShuffleXor),
        O::GroupNonUniformShuffleUp => active(F::ShuffleUp),
        O::GroupNonUniformShuffleDown => active(F::ShuffleDown),
        O::GroupNonUniformRotateKHR => active(F::Rotate),
        O::GroupNonUniformIAdd => active(F::Combine(C::IAdd)),
        O::GroupNonUniformFAdd => active(F::Combine(C::FAdd)),
        O::GroupNonUniformIMul => active(F::Combine(C::IMul)),
        O::GroupNonUniformFMul => active(F::Combine(C::FMul)),
        O::GroupNonUniformSMin => active(F::Combine(C::SMin)),
        O::GroupNonUniformUMin => active(F::Combine(C::UMin)),
        O::GroupNonUniformFMin => active(F::Combine(C::FMin)),
        O::GroupNonUniformSMax => active(F::Combine(C::SMax)),
        O::GroupNonUniformUMax => active(F::Combine(C::UMax)),
        O::GroupNonUniformFMax => active(F::Combine(C::FMax)),
        O::GroupNonUniformBitwiseAnd => active(F::Combine(C::And)),
        O::GroupNonUniformBitwiseOr => active(F::Combine(C::Or)),
        O::GroupNonUniformBitwiseXor => active(F::Combine(C::Xor)),
        O::GroupNonUniformLogicalAnd => active(F::Combine(C::LogicalAnd)),
        O::GroupNonUniformLogicalOr => active(F::Combine(C::LogicalOr)),
        O::GroupNonUniformLogicalXor => active(F::Combine(C::LogicalXor)),
        O::SubgroupBallotKHR => implied(F::Ballot),
        O::SubgroupFirstInvocationKHR => implied(F::First),
        O::SubgroupAllKHR => implied(F::All),
        O::SubgroupAnyKHR => implied(F::Any),
        O::SubgroupAllEqualKHR => implied(F::AllEqual),
        O::SubgroupReadInvocationKHR => implied(F::Broadcast),
        O::SubgroupShuffleINTEL => implied(F::Shuffle),
        O::SubgroupShuffleXorINTEL => implied(F::ShuffleXor),
        O::SubgroupShuffleUpINTEL => implied(F::PairUp),
        O::SubgroupShuffleDownINTEL => implied(F::PairDown),
        _ => return None,
    })
}
