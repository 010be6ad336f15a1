//! [`ValidModule`] and values for its specialisation constants → [`Program`].

use spirv::{Op, StorageClass};

use crate::pointer;
use crate::program::Program;
use crate::storage::Storage;
use crate::validate::tables::{GlobalVariable, SpecConstant as Declared};
use crate::validate::types::Scalar;
use crate::validate::{ValidModule, ValidateError, ValidateErrorKind, place_variables, validate};

/// Module-scope variables may take this many bytes together.
const MAX_STORAGE: u64 = 1 << 31;

/// A value for a specialisation constant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpecConstant {
    /// Its SpecId.
    pub id: u32,
    /// Its value, little-endian, of exactly the constant's size (a boolean is one byte).
    pub value: Vec<u8>,
}

/// Why a module could not be specialised.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpecialiseError {
    /// No constant of the module has this SpecId.
    #[error("the module has no specialisation constant {id}")]
    UnknownConstant {
        /// The SpecId.
        id: u32,
    },
    /// The value has not the size of the constant's type.
    #[error("specialisation constant {id} has {wanted} bytes, not {given}")]
    WrongSize {
        /// The SpecId.
        id: u32,
        /// Bytes that it has.
        wanted: usize,
        /// Bytes given.
        given: usize,
    },
    /// With these values the module is not valid, for example because an array gets too long.
    #[error("the specialised module is not valid: {0}")]
    Invalid(#[from] ValidateError),
    /// A constant expression cannot be computed.
    #[error("a constant cannot be computed: {0}")]
    Constant(#[from] ValidateErrorKind),
    /// The module-scope variables need more room than there is.
    #[error("the variables of the module need {bytes} bytes")]
    TooMuchStorage {
        /// Bytes that they need.
        bytes: u64,
    },
    /// Pointers cannot tell so many variables apart.
    #[error("the module has too many variables")]
    TooManyVariables,
}

/// Fixes the specialisation constants and gives the module-scope variables their storage.
///
/// # Errors
/// See [`SpecialiseError`].
pub fn specialise(module: ValidModule, constants: &[SpecConstant]) -> Result<Program, SpecialiseError> {
    let ValidModule { mut tables } = if constants.is_empty() {
        module
    } else {
        with_values(module, constants)?
    };
    let limit = pointer::MAX_VARIABLES as usize;
    if tables.globals.len() >= limit || tables.functions.iter().any(|f| f.variables.len() >= limit / 2) {
        return Err(SpecialiseError::TooManyVariables);
    }
    let mut storage = storage(&tables.globals, |global| tables.types.get(global.ty).size)?;
    let address = |global: &GlobalVariable| match global.class {
        StorageClass::CrossWorkgroup => storage.address(global.id).unwrap_or(0),
        StorageClass::UniformConstant => pointer::to_variable(pointer::CONSTANT, global.ordinal),
        StorageClass::Workgroup => pointer::to_variable(pointer::LOCAL, global.ordinal),
        StorageClass::Private => pointer::to_variable(pointer::PRIVATE, global.ordinal),
        _ => pointer::to_variable(pointer::INPUT, global.ordinal),
    };
    place_variables(&mut tables, &address)?;
    storage.initialise(&tables);
    Ok(Program::new(tables, storage))
}

/// Writes the values into the module and validates it again: the length of an array may depend on them.
fn with_values(module: ValidModule, constants: &[SpecConstant]) -> Result<ValidModule, SpecialiseError> {
    let declared = module.tables.spec_constants;
    let mut parsed = module.tables.module;
    for SpecConstant { id, value } in constants {
        let mut known = false;
        for Declared {
            instruction, scalar, ..
        } in declared.iter().filter(|constant| constant.spec_id == *id)
        {
            known = true;
            let wanted = scalar.bytes() as usize;
            if value.len() != wanted {
                return Err(SpecialiseError::WrongSize {
                    id: *id,
                    wanted,
                    given: value.len(),
                });
            }
            let mut bytes = [0; 8];
            bytes[..wanted].copy_from_slice(value);
            let number = u64::from_le_bytes(bytes);
            let instruction = &mut parsed.instructions[*instruction as usize];
            let start = instruction.start as usize;
            if *scalar == Scalar::Bool {
                instruction.op = if number == 0 {
                    Op::SpecConstantFalse
                } else {
                    Op::SpecConstantTrue
                };
                parsed.words[start] = (parsed.words[start] & 0xffff_0000) | instruction.op as u32;
            } else {
                let halves = [number & u64::from(u32::MAX), number >> 32];
                for (word, half) in parsed.words[start + 3..]
                    .iter_mut()
                    .zip(halves)
                    .take(wanted.div_ceil(4))
                {
                    *word = u32::try_from(half).expect("half of 64 bits");
                }
            }
        }
        if !known {
            return Err(SpecialiseError::UnknownConstant { id: *id });
        }
    }
    Ok(validate(parsed)?)
}

fn storage(
    globals: &[GlobalVariable],
    size: impl Fn(&GlobalVariable) -> u64,
) -> Result<Storage, SpecialiseError> {
    let mut next = 0_u64;
    let mut placed = Vec::new();
    for global in globals {
        let class = matches!(
            global.class,
            StorageClass::CrossWorkgroup | StorageClass::UniformConstant
        );
        let open = global.linkage.as_ref().is_some_and(|linkage| linkage.import);
        if !class || open {
            continue;
        }
        let offset = next.next_multiple_of(u64::from(global.align));
        next = offset + size(global);
        if next > MAX_STORAGE {
            return Err(SpecialiseError::TooMuchStorage { bytes: next });
        }
        let writable = global.class == StorageClass::CrossWorkgroup;
        placed.push((global.id, global.ordinal, offset, size(global), writable));
    }
    Ok(Storage::new(next, placed))
}
