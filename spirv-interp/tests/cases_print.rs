//! printf: what kernels write, and to whom.

#[path = "support/launch.rs"]
mod launch;
mod support;

use std::sync::Mutex;

use launch::{RUNS, bytes, grid, i32s, kernel, run, try_run};
use spirv_interp::{RunOptions, TrapKind};

const VARIANTS: [&str; 2] = ["", ".O0"];

/// Runs on both engines and returns what each call wrote, the same every time, and the buffers.
fn printed(file: &str, name: &str, items: u32, buffers: &[Vec<u8>]) -> (Vec<String>, Vec<Vec<u8>>) {
    let lines = Mutex::new(Vec::new());
    let print = |text: &[u8]| {
        lines
            .lock()
            .unwrap()
            .push(String::from_utf8(text.to_vec()).unwrap())
    };
    let options = RunOptions {
        print: Some(&print),
        ..RunOptions::default()
    };
    let kernel = kernel(file, name);
    let after = run(&kernel, &grid(1, items), buffers, &options);
    let mut lines = lines.into_inner().unwrap();
    let each = lines.len() / RUNS;
    for other in lines.chunks(each.max(1)) {
        assert_eq!(other, &lines[..each], "{file}: {name}");
    }
    lines.truncate(each);
    (lines, after)
}

#[test]
fn a_line_for_each_item() {
    for variant in VARIANTS {
        let file = format!("ocl/print{variant}.spv");
        let input = [bytes(&[7_i32, -8, 9], i32::to_le_bytes)];
        let (lines, _) = printed(&file, "lines", 3, &input);
        assert_eq!(
            lines,
            [
                "item 7 of 3: first\n",
                "item -8 of 3: later\n",
                "item 9 of 3: later\n"
            ]
        );
        // Nobody need listen.
        run(
            &kernel(&file, "lines"),
            &grid(1, 3),
            &input,
            &RunOptions::default(),
        );
    }
}

#[test]
fn lines_of_many_threads_stay_whole() {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(3).build().unwrap();
    let lines = Mutex::new(Vec::new());
    let print = |text: &[u8]| {
        lines
            .lock()
            .unwrap()
            .push(String::from_utf8(text.to_vec()).unwrap())
    };
    let options = RunOptions {
        pool: Some(&pool),
        threads: 4,
        print: Some(&print),
        ..RunOptions::default()
    };
    let input: Vec<i32> = (0..512).collect();
    let buffers = [bytes(&input, i32::to_le_bytes)];
    run(
        &kernel("ocl/print.spv", "lines"),
        &grid(128, 4),
        &buffers,
        &options,
    );
    let mut lines = lines.into_inner().unwrap();
    let mut wanted: Vec<String> = (0..512 * RUNS)
        .map(|i| i % 512)
        .map(|i| format!("item {i} of 512: {}\n", if i == 0 { "first" } else { "later" }))
        .collect();
    lines.sort_unstable();
    wanted.sort_unstable();
    assert_eq!(lines, wanted);
}

#[test]
fn every_conversion() {
    for variant in VARIANTS {
        let buffers = [vec![0xff; 40], 0x3e00_u16.to_le_bytes().to_vec()];
        let (lines, after) = printed(&format!("ocl/print{variant}.spv"), "kinds", 1, &buffers);
        let wanted = [
            "1|    2|3    |-0004|+5\n",
            "ff 0XFF 10 -1 9029 -1 18446744073709551615 %\n",
            "1.500000 1.23e+04 0.0001 0x1p+0 -INF\n",
            "1,-2,3,-4 0.50,1.50 1,2,ff 1.0,2.0,3.0,4.0\n",
            "1099511627776,7 1,2,3,4,5,6,7,-8 0005,0006\n",
            "ok text|   right|left    |cu|\n",
            "plain\n",
            "0x0\n",
            "1.500\n",
        ];
        // %v2hlf without a precision has six digits.
        let wanted = wanted.map(|line| line.replace("0.50,1.50", "0.500000,1.500000"));
        assert_eq!(lines, wanted);
        assert_eq!(i32s(&after[0]), [0, 0, 0, 0, 0, 0, 0, 0, 0, -1]);
    }
}

/// Each work-item prints all of its lines before the next one does.
#[test]
fn lines_of_items_stand_together() {
    for variant in VARIANTS {
        let buffers = [vec![0xff; 40], 0x3e00_u16.to_le_bytes().to_vec()];
        let file = format!("ocl/print{variant}.spv");
        let (one, _) = printed(&file, "kinds", 1, &buffers);
        let (many, _) = printed(&file, "kinds", 70, &buffers);
        assert_eq!(many, vec![one; 70].concat());
    }
}

#[test]
fn wrong_conversions_stand_as_they_are() {
    for variant in VARIANTS {
        let (lines, after) = printed(&format!("ocl/print{variant}.spv"), "wrong", 1, &[vec![0; 20]]);
        assert_eq!(lines, ["1 %d\n", "%f|2\n", "%n3\n", "%v4d\n", "1\n"]);
        assert_eq!(i32s(&after[0]), [-1, -1, -1, -1, 0]);
    }
}

#[test]
fn a_wild_string_traps() {
    let print = |_: &[u8]| {};
    let options = RunOptions {
        print: Some(&print),
        ..RunOptions::default()
    };
    let run = |text: &[u8]| {
        let buffers = [text.to_vec()];
        try_run(
            &kernel("asm/print_argument.spv", "k"),
            &grid(1, 1),
            &buffers,
            &options,
        )
    };
    assert!(run(b"%% from an argument\0").is_ok());
    let trap = run(b"endless").expect_err("the format has no end");
    assert_eq!(
        (trap.kind, trap.at.instruction.as_str()),
        (TrapKind::OutOfBounds, "OpExtInst")
    );
}
