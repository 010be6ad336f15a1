//! What is not supported is refused by its name. What is supported stands in the book with the test that shows it
//! (`cargo xtask gen`, SPIR-V coverage).

use spirv_interp::coverage::{self, Feature};
use spirv_interp::{parse, validate};

fn refused(features: &[Feature]) -> impl Iterator<Item = &str> {
    features
        .iter()
        .filter(|feature| !feature.supported)
        .map(|feature| feature.name.as_str())
}

#[test]
fn other_instructions_are_refused_by_name() {
    let all = coverage::instructions();
    let supported = all.iter().filter(|feature| feature.supported).count();
    assert!(
        all.len() > 700 && (200..400).contains(&supported),
        "{supported} of {}",
        all.len()
    );
    for name in refused(&all) {
        let reason = coverage::refusal(name).expect("it is refused");
        assert!(
            reason.contains(&format!("{name}: this instruction is not supported")),
            "{reason}"
        );
    }
}

#[test]
fn other_capabilities_are_refused_by_name() {
    let all = coverage::capabilities();
    assert!(all.len() > 200, "{}", all.len());
    for (number, feature) in (0..=0xffff).filter_map(spirv::Capability::from_u32).zip(&all) {
        let words = [
            0x0723_0203,
            0x0001_0600,
            0,
            1,
            0,
            2 << 16 | 17,
            number as u32,
            3 << 16 | 14,
            2,
            2,
        ];
        let bytes: Vec<u8> = words.iter().flat_map(|word: &u32| word.to_le_bytes()).collect();
        let result = validate(parse(&bytes).unwrap())
            .map(drop)
            .map_err(|error| error.to_string());
        if feature.supported {
            assert_eq!(result, Ok(()), "{feature:?}");
        } else {
            let reason = result.expect_err("it is not supported");
            let wanted = format!("OpCapability: capability {} is not supported", feature.name);
            assert!(reason.contains(&wanted), "{reason}");
        }
    }
}

#[test]
fn all_of_opencl_std_is_supported() {
    let all = coverage::extended_instructions();
    assert!(all.len() > 150, "{}", all.len());
    assert_eq!(refused(&all).collect::<Vec<&str>>(), Vec::<&str>::new());
}
