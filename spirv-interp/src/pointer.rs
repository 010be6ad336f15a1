//! How pointers are told apart: the upper byte is a tag, 0 for global memory.
//!
//! A pointer to a variable of any other memory carries the number of the variable and the offset in it, so that every
//! variable has bounds of its own. Stepping below offset 0 borrows from the number and ends far outside of its
//! neighbour.

/// A pointer to global memory: an address of the application.
pub(crate) const GLOBAL: u8 = 0;
/// Function and Private variables of one invocation.
pub(crate) const PRIVATE: u8 = 0xa1;
/// Workgroup variables.
pub(crate) const LOCAL: u8 = 0xa2;
/// UniformConstant variables of the program.
pub(crate) const CONSTANT: u8 = 0xa3;
/// Built-in variables.
pub(crate) const INPUT: u8 = 0xa4;

/// Functions: the number is the id of the function.
pub(crate) const CODE: u8 = 0xa5;

/// Variables of one kind that pointers can tell apart.
pub(crate) const MAX_VARIABLES: u32 = 1 << 24;

/// The pointer to the start of a variable.
pub(crate) fn to_variable(tag: u8, number: u32) -> u64 {
    u64::from(tag) << 56 | u64::from(number % MAX_VARIABLES) << 32
}

/// The id of the function to which a pointer is one.
pub(crate) fn function(pointer: u64) -> Option<u32> {
    let (number, offset) = variable(pointer);
    let id = u32::try_from(number).ok()?;
    (tag(pointer) == CODE && offset == 0).then_some(id)
}

/// The tag of a pointer.
pub(crate) fn tag(pointer: u64) -> u8 {
    pointer.to_le_bytes()[7]
}

/// Number of the variable and offset in it.
pub(crate) fn variable(pointer: u64) -> (usize, u64) {
    let number = (pointer >> 32) & u64::from(MAX_VARIABLES - 1);
    (
        usize::try_from(number).unwrap_or(usize::MAX),
        pointer & u64::from(u32::MAX),
    )
}
