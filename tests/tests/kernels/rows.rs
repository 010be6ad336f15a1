//! The rows of the book's list whose modules are refused (Testing, "Rows"): the build fails, and its log names the reason.

use super::*;

#[test]
fn refused_rows_name_the_reason_in_the_build_log() {
    alone(|| {
        let f = Fixture::new();
        for (file, words) in [
            ("asm/k01_switch_on_two_bits", ["OpTypeInt", "not 2"]),
            ("asm/k02_integer_of_40_bits", ["OpTypeInt", "not 40"]),
            ("asm/k02_integer_of_72_bits", ["OpTypeInt", "not 72"]),
            ("asm/k02_integer_of_96_bits", ["OpTypeInt", "not 96"]),
            ("asm/k02_integer_of_128_bits", ["OpTypeInt", "not 128"]),
            ("asm/k17_pointer_without_by_value", ["OpEntryPoint", "ByVal"]),
            ("asm/k20_phi_with_too_few", ["OpPhi", "predecessor"]),
            ("asm/k20_phi_with_too_many", ["OpPhi", "predecessor"]),
            ("asm/k20_phi_with_two_values", ["OpPhi", "predecessor"]),
            (
                "asm/k21_variable_length_array",
                ["capability", "VariableLengthArrayINTEL"],
            ),
            ("asm/k32_cast_of_global", ["OpGenericCastToPtr", "Generic"]),
            (
                "asm/k32_explicit_cast_of_global",
                ["OpGenericCastToPtrExplicit", "Generic"],
            ),
            ("asm/k32_constant_to_generic", ["OpPtrCastToGeneric", "Generic"]),
            ("asm/k35_variable_with_sampler", ["capability", "LiteralSampler"]),
            ("ocl/k30_image", ["capability", "ImageBasic"]),
        ] {
            let (code, module, log) = f.try_module(&kernel_file(&format!("{file}.spv")));
            answers(ZE_RESULT_ERROR_MODULE_BUILD_FAILURE, code);
            assert!(module.is_null(), "{file}");
            assert!(words.iter().all(|word| log.contains(word)), "{file}: {log}");
        }
    });
}
