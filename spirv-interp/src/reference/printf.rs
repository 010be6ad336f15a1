//! OpenCL.std printf.

use spirv::StorageClass;

use super::address::failed;
use super::group::{Machine, Result};
use crate::mem::Access;
use crate::printf::Argument;
use crate::trap::TrapKind;

impl Machine<'_> {
    /// Prints and returns at once what one call prints.
    pub(super) fn printf(&mut self, w: &[u32]) -> Result<()> {
        let values: Vec<Vec<u64>> = w[5..]
            .iter()
            .map(|id| {
                (0..self.place(*id).words)
                    .map(|lane| self.get(*id, lane))
                    .collect()
            })
            .collect();
        let arguments: Vec<Argument<'_>> = w[5..]
            .iter()
            .zip(&values)
            .map(|(id, words)| Argument {
                scalar: self.place(*id).scalar,
                global: self.class(*id) == StorageClass::CrossWorkgroup,
                words,
            })
            .collect();
        let mut printer = std::mem::take(&mut self.printer);
        let printed = printer.print(arguments[0], &arguments[1..], &mut |global, address| {
            self.byte(global, address)
        });
        self.printer = printer;
        let (text, result) = printed?;
        if let Some(print) = self.launch.print.filter(|_| !text.is_empty()) {
            print(&text);
        }
        self.set(self.place(w[2]), 0, result);
        Ok(())
    }

    fn byte(&mut self, global: bool, address: u64) -> Result<u8> {
        let class = if global {
            StorageClass::CrossWorkgroup
        } else {
            StorageClass::Generic
        };
        let target = self.locate(class, address, 1, Access::Load)?;
        let byte = self.load_scalar(target, 0, 1);
        let byte = byte.map_err(|_| failed(TrapKind::PageFault, address, 1, Access::Load, None))?;
        Ok(byte.to_le_bytes()[0])
    }
}
