//! Rows about printf.

use std::sync::Mutex;

use super::*;
use launch::grid;

/// What the kernel prints, line by line, once; both engines print the same.
fn printed(kernel: &Kernel, args: &[Arg]) -> Vec<String> {
    let text = |fast| {
        let lines = Mutex::new(Vec::new());
        let print = |bytes: &[u8]| lines.lock().unwrap().extend_from_slice(bytes);
        let options = RunOptions {
            print: Some(&print),
            ..RunOptions::default()
        };
        run_on(kernel, fast, &grid(1, 1), args, &options)?;
        Some(String::from_utf8(lines.into_inner().unwrap()).unwrap())
    };
    let want = text(false).expect("the reference interpreter runs every kernel");
    if let Some(got) = text(true) {
        assert_eq!(got, want, "{}", kernel.name());
    }
    want.lines().map(str::to_owned).collect()
}

#[test]
fn k12_printf_of_vectors() {
    for variant in VARIANTS {
        let args = [Arg::Buffer(launch::bytes(&[7_u32, 0xfffe], u32::to_le_bytes))];
        let lines = printed(&row(variant, "k12_printf_of_vectors"), &args);
        let wanted = [
            "7.000000,65534.500000|7,fffe,abcdef,fffffff8|0x7,0xfffe,0xabcdef,0xfffffff8",
            "8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,6|1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,255|\
             1,2,3,4,5,6,7,8,9,a,b,c,d,e,f,ff",
            "1,-2,-2|fffe,fffe,fffe,fffe,fffe,fffe,fffe,fffe|0.250000,7.000000",
        ];
        assert_eq!(lines, wanted, "{variant}");
    }
}

/// The conformance suite asks for as many digits as the precision says, zeros included.
#[test]
fn k13_one_hexadecimal_digit() {
    for variant in VARIANTS {
        let lines = printed(
            &row(variant, "k13_hexadecimal_vector"),
            &[floats(&[0.25, 0.5, 1.0, 1.5])],
        );
        assert_eq!(lines, ["0x1.0p-2,0x1.0p-1,0x1.0p+0,0x1.8p+0"], "{variant}");
    }
}
