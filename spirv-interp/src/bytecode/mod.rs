//! Operations on registers: one list of them, and the compact program that is selected from the lowered form.

mod half;
mod ops;
mod program;
mod routine;
mod select;
pub(crate) mod semantics;

use std::fmt;

pub(crate) use half::{FromHalf, ToHalf};
pub(crate) use ops::for_each_op;
pub(crate) use program::{
    AtomicKind, Block, Bytecode, Call, Collective, End, Index, Instr, Operand, Preset, Printed, Site,
    Together,
};
pub(crate) use routine::{MAX_OPERANDS, Routine};
pub(crate) use select::select;

use spirv::OpenclStd100Op as Cl;

use crate::math::single;
use semantics::{Float as _, Int as _, Word as _};

/// Type of a register: a bit for each lane, or a column of words of a width.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Ty {
    /// A mask.
    B,
    W8,
    W16,
    W32,
    W64,
}

impl Ty {
    /// The column type for a width in bits.
    pub fn of_bits(bits: u32) -> Self {
        match bits {
            1 => Self::B,
            8 => Self::W8,
            16 => Self::W16,
            32 => Self::W32,
            _ => Self::W64,
        }
    }

    /// Width of one element; 1 for masks.
    pub fn bits(self) -> u32 {
        match self {
            Self::B => 1,
            Self::W8 => 8,
            Self::W16 => 16,
            Self::W32 => 32,
            Self::W64 => 64,
        }
    }

    /// Size in memory; masks have none.
    pub fn bytes(self) -> u32 {
        self.bits() / 8
    }
}

impl fmt::Display for Ty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::B => f.write_str("b"),
            other => write!(f, "w{}", other.bits()),
        }
    }
}

/// How affine operands give an affine result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rule {
    No,
    Add,
    Sub,
    Mul,
    Shl,
    And,
    Neg,
    Zext,
    Sext,
    Trunc,
}

/// What decides a comparison of integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    /// It is none of integers.
    None,
    /// Whether they are equal.
    Equal,
    Unsigned,
    Signed,
}

macro_rules! define {
    (
        binary { $(($b:ident, $bt:ty, $bm:ident, $br:ident))* }
        compare { $(($c:ident, $ct:ty, $cm:ident))* }
        unary { $(($u:ident, $ut:ty, $uo:ty, $um:ident, $ur:ident))* }
        ternary { $(($t:ident, $tt:ty, $tm:ident))* }
        math {
            unary { $(($mu:ident, $mum:ident))* }
            angle { $(($ma:ident, $mam:ident, $mas:ident))* }
            binary { $(($mb:ident, $mbm:ident))* }
        }
        rare {
            binary { $(($rb:ident, $rbt:ty, $rbm:ident, $rbr:ident))* }
            compare { $(($rc:ident, $rct:ty, $rcm:ident))* }
            unary { $(($ru:ident, $rut:ty, $ruo:ty, $rum:ident, $rur:ident))* }
        }
    ) => {
        /// What an operation does. Those at the end are not in the list, since they are not computed lane by lane.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[rustfmt::skip]
        pub(crate) enum Code {
            $($b,)* $($c,)* $($u,)* $($t,)* $($mu,)* $($ma,)* $($mb,)*
            $($rb,)* $($rc,)* $($ru,)*
            Select8, Select16, Select32, Select64, SelectB,
            AndB, OrB, XorB, NotB,
            Const, BuiltIn, Copy8, Copy16, Copy32, Copy64, CopyB, Clear,
            Load8, Load16, Load32, Load64,
            Store8, Store16, Store32, Store64,
            Atomic, Move, Routine,
            /// Nothing: the dispatch comes back, so that its stack stays small.
            Stop,
            /// The end of a block.
            End,
            Active, Received, Print,
        }

        impl Code {
            /// Whether the result has the bits of the operand and zeros above.
            pub fn is_zero_extension(self) -> bool {
                matches!(
                    self,
                    Self::Zext8To16
                        | Self::Zext8To32
                        | Self::Zext8To64
                        | Self::Zext16To32
                        | Self::Zext16To64
                        | Self::Zext32To64
                )
            }

            /// What decides a comparison.
            pub const fn order(self) -> Order {
                match self {
                    Self::Eq32 | Self::Eq64 | Self::Ne32 | Self::Ne64 => Order::Equal,
                    Self::ULt32 | Self::ULt64 | Self::ULe32 | Self::ULe64 => Order::Unsigned,
                    Self::SLt32 | Self::SLt64 | Self::SLe32 | Self::SLe64 => Order::Signed,
                    _ => Order::None,
                }
            }

            /// Operand types and result type of an operation that only computes.
            pub fn signature(self) -> Option<(&'static [Ty], Ty)> {
                use Ty::{B, W8, W16, W32, W64};
                match self {
                    $(Self::$b => {
                        const TY: Ty = ty(<$bt>::WIDTH);
                        Some((&[TY, TY], TY))
                    })*
                    $(Self::$c => {
                        const TY: Ty = ty(<$ct>::WIDTH);
                        Some((&[TY, TY], B))
                    })*
                    $(Self::$u => {
                        const FROM: Ty = ty(<$ut>::WIDTH);
                        Some((&[FROM], ty(<$uo>::WIDTH)))
                    })*
                    $(Self::$t => {
                        const TY: Ty = ty(<$tt>::WIDTH);
                        Some((&[TY, TY, TY], TY))
                    })*
                    $(Self::$mu)|* | $(Self::$ma)|* => Some((&[W32], W32)),
                    $(Self::$mb)|* => Some((&[W32, W32], W32)),
                    $(Self::$rb => {
                        const TY: Ty = ty(<$rbt>::WIDTH);
                        Some((&[TY, TY], TY))
                    })*
                    $(Self::$rc => {
                        const TY: Ty = ty(<$rct>::WIDTH);
                        Some((&[TY, TY], B))
                    })*
                    $(Self::$ru => {
                        const FROM: Ty = ty(<$rut>::WIDTH);
                        Some((&[FROM], ty(<$ruo>::WIDTH)))
                    })*
                    Self::Select8 => Some((&[B, W8, W8], W8)),
                    Self::Select16 => Some((&[B, W16, W16], W16)),
                    Self::Select32 => Some((&[B, W32, W32], W32)),
                    Self::Select64 => Some((&[B, W64, W64], W64)),
                    Self::SelectB => Some((&[B, B, B], B)),
                    Self::AndB | Self::OrB | Self::XorB => Some((&[B, B], B)),
                    Self::NotB => Some((&[B], B)),
                    _ => None,
                }
            }

            /// What it computes for one lane; masks are 0 or 1. `None` if it does more than compute.
            pub fn evaluate(self, a: u64, b: u64, c: u64) -> Option<u64> {
                Some(match self {
                    $(Self::$b => <$bt>::from_word(a).$bm(<$bt>::from_word(b)).to_word(),)*
                    $(Self::$c => u64::from(<$ct>::from_word(a).$cm(<$ct>::from_word(b))),)*
                    $(Self::$u => <$ut>::from_word(a).$um().to_word(),)*
                    $(Self::$t => <$tt>::from_word(a).$tm(<$tt>::from_word(b), <$tt>::from_word(c)).to_word(),)*
                    $(Self::$mu => single::$mum(f32::from_word(a)).to_word(),)*
                    $(Self::$ma => single::$mam(f32::from_word(a)).to_word(),)*
                    $(Self::$mb => single::$mbm(f32::from_word(a), f32::from_word(b)).to_word(),)*
                    $(Self::$rb => <$rbt>::from_word(a).$rbm(<$rbt>::from_word(b)).to_word(),)*
                    $(Self::$rc => u64::from(<$rct>::from_word(a).$rcm(<$rct>::from_word(b))),)*
                    $(Self::$ru => <$rut>::from_word(a).$rum().to_word(),)*
                    Self::Select8 | Self::Select16 | Self::Select32 | Self::Select64 | Self::SelectB => {
                        if a != 0 { b } else { c }
                    }
                    Self::AndB => a & b,
                    Self::OrB => a | b,
                    Self::XorB => a ^ b,
                    Self::NotB => a ^ 1,
                    _ => return None,
                })
            }
        }
    };
}
for_each_op!(define);

impl Code {
    /// The code for a function of OpenCL.std that has a loop of its own in single precision only.
    pub fn of_single(op: Cl) -> Option<Self> {
        Some(match op {
            Cl::expm1 => Self::Expm132,
            Cl::log1p => Self::Log1p32,
            Cl::sinh => Self::Sinh32,
            Cl::cosh => Self::Cosh32,
            Cl::tanh => Self::Tanh32,
            Cl::sinpi => Self::SinPi32,
            Cl::cospi => Self::CosPi32,
            Cl::tanpi => Self::TanPi32,
            Cl::powr | Cl::half_powr | Cl::native_powr => Self::Powr32,
            Cl::hypot => Self::Hypot32,
            _ => return None,
        })
    }
}

/// The column type for a width, at compile time.
const fn ty(bits: u32) -> Ty {
    match bits {
        8 => Ty::W8,
        16 => Ty::W16,
        32 => Ty::W32,
        _ => Ty::W64,
    }
}

/// Picks one of four forms by width.
macro_rules! by_width {
    ($bits:expr, $w8:ident, $w16:ident, $w32:ident, $w64:ident) => {
        match $bits {
            8 => $crate::bytecode::Code::$w8,
            16 => $crate::bytecode::Code::$w16,
            32 => $crate::bytecode::Code::$w32,
            _ => $crate::bytecode::Code::$w64,
        }
    };
}
pub(crate) use by_width;

/// Picks the single or the double form by width.
macro_rules! float {
    ($bits:expr, $single:ident, $double:ident) => {
        if $bits == 32 {
            $crate::bytecode::Code::$single
        } else {
            $crate::bytecode::Code::$double
        }
    };
}
pub(crate) use float;
