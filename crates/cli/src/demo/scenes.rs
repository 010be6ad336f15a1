//! The scenes of the demo, each in a process of its own. A scene prints what its calls answered, and fails when one of
//! them is not what the scene is about.

use std::process::ExitCode;

use zemu_abi::*;
use zemu_fault::nearest;

use crate::error::CliError;
use crate::ffi::{Buffer, Context, Device, Driver, Library};
use crate::libraries;
use crate::output::{bytes, print};

/// The kernel of `kernels/invert.cl`, where it is said how it was made.
const INVERT: &[u8] = include_bytes!("../../kernels/invert.spv");

/// The extension that the demo is about.
const EXTENSION: &str = ZE_EXTERNAL_MEMORY_MAPPING_EXT_NAME;

/// The smallest page that profiles have, in bytes.
const PAGE: usize = 4096;

/// A picture of 640 by 480 pixels of three bytes, which happens to fill its pages.
const PICTURE: usize = 640 * 480 * 3;

/// The parts that [`scene`] plays.
pub const NAMES: [&str; 7] = [
    "device",
    "import",
    "refusals",
    "page",
    "page-refused",
    "fault",
    "forget",
];

/// Plays one part.
pub fn scene(name: &str) -> Result<ExitCode, CliError> {
    let stage = Stage::set()?;
    match name {
        "device" => stage.device(),
        "import" => stage.import(),
        "refusals" => stage.refusals(),
        "page" => stage.page(true),
        "page-refused" => stage.page(false),
        "fault" => stage.fault(),
        "forget" => stage.forget(),
        other => Err(CliError::Unknown {
            what: "scene",
            name: other.to_owned(),
            nearest: nearest(other, NAMES).map(str::to_owned),
        }),
    }?;
    Ok(ExitCode::SUCCESS)
}

/// What every scene begins with.
struct Stage {
    driver: Driver,
    device: Device,
}

impl Stage {
    fn set() -> Result<Self, CliError> {
        let library = Library::open(&libraries::driver()?)?;
        let driver = first(library.drivers()?, "driver")?;
        let device = first(driver.devices()?, "device")?;
        Ok(Self { driver, device })
    }

    fn device(&self) -> Result<(), CliError> {
        let (_, name) = self.device.properties()?;
        let memory: u64 = self.device.memories()?.iter().map(|(_, size)| size).sum();
        let extensions = self.driver.extensions()?;
        print(&format!(
            "{name}, {} of memory, API {}, {} extensions\n",
            bytes(memory),
            self.driver.api_version()?,
            extensions.len()
        ));
        let version = extensions.iter().find(|(name, _)| name == EXTENSION);
        let Some((name, version)) = version else {
            return Err(not_held(format!("the driver does not report {EXTENSION}")));
        };
        print(&format!("{name} {version}\n"));
        Ok(())
    }

    fn import(&self) -> Result<(), CliError> {
        let context = self.driver.context()?;
        let picture = Buffer::new(PICTURE, before);
        print(&format!(
            "the application's buffer   {:#x}, {PICTURE} bytes\n",
            picture.address()
        ));
        let mapped = context.import(picture.address(), PICTURE)?;
        let (kind, page) = context.properties(mapped)?;
        print(&format!(
            "zeMemAllocHost returned    {mapped:#x}, {}, pages of {}\n",
            type_name(kind),
            bytes(page)
        ));
        hold(
            mapped == picture.address(),
            "the import has the application's address",
        )?;
        hold(
            kind == ZE_MEMORY_TYPE_HOST_IMPORTED,
            "the import is of the type host imported",
        )?;
        let kernel = context.kernel(self.device, INVERT, c"invert")?;
        let count = u32::try_from(PICTURE).unwrap_or(u32::MAX);
        kernel.run(mapped, count)?;
        print("kernel `invert` launched on it with zeCommandListAppendLaunchKernelWithArguments\n");
        // The mapping goes first: the pages must be there until then.
        kernel.destroy()?;
        context.free(mapped)?;
        context.destroy()?;
        let right = picture.count(|i| 255 - before(i));
        print(&format!(
            "{right} of {PICTURE} bytes inverted, read through the application's pointer\n"
        ));
        picture.free();
        hold(right == PICTURE, "the kernel inverts every byte")
    }

    fn refusals(&self) -> Result<(), CliError> {
        let context = self.driver.context()?;
        let buffer = Buffer::new(4 * PAGE, before);
        let start = buffer.address();
        self.refused(
            &context,
            "pointer + 16",
            start + 16,
            PAGE,
            ZE_RESULT_ERROR_INVALID_ARGUMENT,
        )?;
        self.refused(
            &context,
            "size - 1",
            start,
            PAGE - 1,
            ZE_RESULT_ERROR_UNSUPPORTED_SIZE,
        )?;
        // What was refused has left nothing behind, and the same buffer can be imported rightly.
        let mapped = context.import(start, PAGE)?;
        print("neither: ZE_RESULT_SUCCESS\n");
        context.free(mapped)?;
        buffer.free();
        Ok(context.destroy()?)
    }

    /// Imports from the second 4 KiB page of a 64 KiB page on.
    fn page(&self, accepts: bool) -> Result<(), CliError> {
        let context = self.driver.context()?;
        let buffer = Buffer::new(2 * Buffer::ALIGNMENT, before);
        let (_, name) = self.device.properties()?;
        let address = buffer.address() + PAGE;
        if accepts {
            let mapped = context.import(address, Buffer::ALIGNMENT)?;
            print(&format!("{name}: ZE_RESULT_SUCCESS for {address:#x}\n"));
            context.free(mapped)?;
        } else {
            self.refused(
                &context,
                &name,
                address,
                Buffer::ALIGNMENT,
                ZE_RESULT_ERROR_INVALID_ARGUMENT,
            )?;
        }
        buffer.free();
        Ok(context.destroy()?)
    }

    fn fault(&self) -> Result<(), CliError> {
        let context = self.driver.context()?;
        for number in 1..=3 {
            let answer = context.allocate_host(PAGE);
            let code = answer.map_or_else(|refused| refused.name(), |_| "ZE_RESULT_SUCCESS".to_owned());
            print(&format!("zeMemAllocHost, call {number}: {code}\n"));
            match answer {
                Ok(pointer) => {
                    hold(number != 2, "the second call fails")?;
                    context.free(pointer)?;
                }
                Err(refused) => {
                    hold(number == 2, "only the second call fails")?;
                    hold(
                        refused.code == ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY,
                        "it fails as the rule says",
                    )?;
                }
            }
        }
        Ok(context.destroy()?)
    }

    /// A program that is in order but for one call that is missing.
    fn forget(&self) -> Result<(), CliError> {
        let context = self.driver.context()?;
        let buffer = Buffer::new(PAGE, before);
        let mapped = context.import(buffer.address(), PAGE)?;
        print(&format!(
            "imported {mapped:#x}; the program ends without zeMemFree, status 0\n"
        ));
        Ok(())
    }

    /// An import that must be refused with `code`; shows the code and the driver's own sentence.
    fn refused(
        &self,
        context: &Context,
        what: &str,
        address: usize,
        size: usize,
        code: ze_result_t,
    ) -> Result<(), CliError> {
        let Err(refused) = context.import(address, size) else {
            return Err(not_held(format!("{what} was accepted")));
        };
        let sentence = self.driver.last_error()?;
        print(&format!("{what}: {}\n  {sentence}\n", refused.name()));
        hold(refused.code == code, "the code is the documented one")?;
        hold(!sentence.is_empty(), "the driver says why")
    }
}

/// What the picture holds at first; no two neighbours are alike, so that a shifted result shows.
fn before(i: usize) -> u8 {
    ((i * 7 + (i >> 12) * 13 + 1) & 0xff).to_le_bytes()[0]
}

fn type_name(kind: ze_memory_type_t) -> String {
    match kind {
        ZE_MEMORY_TYPE_HOST => "host memory".to_owned(),
        ZE_MEMORY_TYPE_HOST_IMPORTED => "imported host memory".to_owned(),
        other => format!("memory of type {}", other.0),
    }
}

fn first<T>(all: Vec<T>, what: &str) -> Result<T, CliError> {
    all.into_iter()
        .next()
        .ok_or_else(|| not_held(format!("there is no {what}")))
}

fn hold(holds: bool, what: &str) -> Result<(), CliError> {
    if holds {
        Ok(())
    } else {
        Err(not_held(format!("this does not hold: {what}")))
    }
}

fn not_held(what: String) -> CliError {
    CliError::NotHeld(what)
}
