//! Whether a module is created, and which of its kernels the fast engine lowers.

use spirv_interp::engine::{self, Prepared};
use spirv_interp::{Program, link, parse, specialise, validate};

use super::bundle::SpirvModule;

/// What was found out about one module.
#[derive(Debug, PartialEq, Eq)]
pub enum Survey {
    /// It is refused, for this reason.
    Refused(String),
    /// It is created.
    Created {
        /// Kernels that are lowered.
        lowered: Vec<String>,
        /// Kernels that are not, each with the reason.
        refused: Vec<(String, String)>,
    },
}

/// The program of a module without specialisation.
///
/// # Errors
/// Why it is refused: a name of an instruction and a rule, without the place, so that equal reasons are equal.
pub fn create(module: &[u8]) -> Result<Program, String> {
    let parsed = parse(module).map_err(|error| format!("not parsed: {error}"))?;
    let valid = validate(parsed).map_err(|error| format!("{}: {}", error.instruction, error.kind))?;
    let linked = link(vec![valid]).map_err(|error| format!("not linked: {error}"))?;
    specialise(linked, &[]).map_err(|error| format!("not specialised: {error}"))
}

/// Looks at one module.
pub fn survey(module: &SpirvModule) -> Survey {
    let program = match create(&module.bytes) {
        Ok(program) => program,
        Err(reason) => return Survey::Refused(reason),
    };
    let (mut lowered, mut refused) = (Vec::new(), Vec::new());
    for name in program.kernel_names() {
        let kernel = program.kernel(name).expect("a name of the program");
        match engine::prepare(&kernel) {
            Ok(_) => lowered.push(name.to_owned()),
            Err(error) => refused.push((
                name.to_owned(),
                format!("{}: {}", error.instruction, error.reason),
            )),
        }
    }
    Survey::Created { lowered, refused }
}

/// A kernel that [`survey`] found lowered.
pub fn prepare(module: &SpirvModule, kernel: &str) -> Prepared {
    let program = create(&module.bytes).expect("it was created before");
    let kernel = program.kernel(kernel).expect("it was there before");
    engine::prepare(&kernel).expect("it was lowered before")
}
