//! Modules.

use super::*;

/// What a module that cannot be built answers, and its log.
#[track_caller]
fn build_failure(f: &Fixture, spirv: &[u8]) -> String {
    let mut log = String::new();
    let finding = refused(ZE_RESULT_ERROR_MODULE_BUILD_FAILURE, "ZEMU-MOD-0001", || {
        let (code, module, text) = f.try_module(spirv);
        assert!(module.is_null(), "a failed build writes no handle");
        log = text;
        code
    });
    let reason = finding["fields"]["reason"].as_str().expect("a reason").to_owned();
    assert!(
        log.contains(&reason),
        "the log {log:?} has the finding's words {reason:?}"
    );
    log
}

#[test]
fn junk_is_no_module() {
    alone(|| {
        let f = Fixture::new();
        let log = build_failure(&f, b"this is not SPIR-V, whatever the format says....");
        assert!(log.contains("magic number"), "{log}");
        assert!(log.contains("word 0"), "the log says where: {log}");
        build_failure(&f, &[0]);
        build_failure(&f, &[0x03, 0x02, 0x23, 0x07]);
    });
}

#[test]
fn a_truncated_module_names_the_word() {
    alone(|| {
        let f = Fixture::new();
        let whole = kernel_file("saxpy.spv");
        for words in [3, 6, 100, whole.len() / 8, whole.len() / 4 - 1] {
            let log = build_failure(&f, &whole[..words * 4]);
            assert!(log.contains("word "), "cut after {words} words: {log}");
        }
        let log = build_failure(&f, &whole[..whole.len() - 2]);
        assert!(log.contains("multiple of 4"), "{log}");
    });
}

/// Where the first instruction of an opcode ends and begins, in words.
fn after(spirv: &[u8], opcode: u32) -> (usize, usize) {
    let words: Vec<u32> = spirv
        .chunks_exact(4)
        .map(|w| u32::from_le_bytes(w.try_into().expect("four")))
        .collect();
    let mut at = 5;
    while words[at] & 0xffff != opcode {
        at += usize::try_from(words[at] >> 16).expect("sixteen bits");
    }
    (at + usize::try_from(words[at] >> 16).expect("sixteen bits"), at)
}

#[test]
fn every_cut_of_a_module_is_survived() {
    alone(|| {
        let f = Fixture::new();
        let whole = kernel_file("saxpy.spv");
        let mut accepted = Vec::new();
        for words in 1..whole.len() / 4 {
            let (code, module, log) = f.try_module(&whole[..words * 4]);
            if code == ZE_RESULT_SUCCESS {
                accepted.push(words);
            } else {
                answers(ZE_RESULT_ERROR_MODULE_BUILD_FAILURE, code);
                assert!(
                    module.is_null() && log.contains("word "),
                    "cut after {words} words: {log}"
                );
            }
        }
        // A module has a memory model and may have no entry point, so it may end between those two. Nowhere else.
        let (model, entry) = (after(&whole, 14), after(&whole, 15));
        assert!(
            accepted.iter().all(|w| (model.0..=entry.1).contains(w)),
            "{accepted:?}, {model:?}, {entry:?}"
        );
    });
}

#[test]
fn a_native_binary_is_refused() {
    alone(|| {
        let f = Fixture::new();
        refused(ZE_RESULT_ERROR_INVALID_NATIVE_BINARY, "ZEMU-MOD-0005", || {
            let desc = ze_module_desc_t {
                format: ZE_MODULE_FORMAT_NATIVE,
                inputSize: 4,
                pInputModule: b"\x7fELF".as_ptr(),
                ..Default::default()
            };
            f.try_build(&desc).0
        });
    });
}

#[test]
fn an_unknown_specialization_constant_is_named() {
    alone(|| {
        let f = Fixture::new();
        let spirv = kernel_file("asm/spec_constants.spv");
        let value = 1_u64;
        let (id, mut pointer) = (4_000_000_u32, (&raw const value).cast::<c_void>());
        let constants = ze_module_constants_t {
            numConstants: 1,
            pConstantIds: &raw const id,
            pConstantValues: &raw mut pointer,
        };
        let desc = ze_module_desc_t {
            pConstants: &raw const constants,
            ..module_desc(ZE_MODULE_FORMAT_IL_SPIRV, &spirv)
        };
        let finding = refused(ZE_RESULT_ERROR_MODULE_BUILD_FAILURE, "ZEMU-MOD-0003", || {
            f.try_build(&desc).0
        });
        assert!(
            finding["message"].as_str().expect("text").contains("4000000"),
            "{finding}"
        );
    });
}

#[test]
fn a_log_that_does_not_fit_is_refused() {
    alone(|| {
        let f = Fixture::new();
        let desc = ze_module_desc_t {
            format: ZE_MODULE_FORMAT_IL_SPIRV,
            inputSize: 4,
            pInputModule: b"junk".as_ptr(),
            ..Default::default()
        };
        let (mut module, mut log) = (ze_module_handle_t::ZEROED, ze_module_build_log_handle_t::ZEROED);
        answers(
            ZE_RESULT_ERROR_MODULE_BUILD_FAILURE,
            call!(zeModuleCreate(
                f.context,
                f.device,
                &raw const desc,
                &raw mut module,
                &raw mut log
            )),
        );
        let mut bytes = [0x55_u8; 8];
        let mut size = 4;
        refused(ARGUMENT, "ZEMU-CALL-0006", || {
            call!(zeModuleBuildLogGetString(
                log,
                &raw mut size,
                bytes.as_mut_ptr().cast()
            ))
        });
        assert_eq!(bytes[4..], [0x55; 4], "nothing is written behind the end");
    });
}

#[test]
fn an_unknown_build_flag_is_told_and_the_module_is_built() {
    alone(|| {
        let f = Fixture::new();
        let spirv = kernel_file("saxpy.spv");
        let desc = ze_module_desc_t {
            pBuildFlags: c"-ze-opt-level=2 -ze-opt-disabel".as_ptr(),
            ..module_desc(ZE_MODULE_FORMAT_IL_SPIRV, &spirv)
        };
        let finding = refused(ZE_RESULT_SUCCESS, "ZEMU-MOD-0010", || f.try_build(&desc).0);
        assert!(
            finding["message"]
                .as_str()
                .expect("text")
                .contains("-ze-opt-disable"),
            "{finding}"
        );
    });
}
