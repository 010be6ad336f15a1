//! Properties of the suggested group size.

use proptest::prelude::*;
use zemu_profile::{Compute, GroupSizeRequest, Profile, suggest_group_size};

fn limits() -> Compute {
    Profile::by_name("generic")
        .expect("generic is built in")
        .device
        .compute
}

fn request() -> impl Strategy<Value = GroupSizeRequest> {
    let size = prop_oneof![
        0_u32..5000,
        any::<u32>(),
        (0_u32..32).prop_map(|n| 1 << n),
        Just(u32::MAX)
    ];
    let simd = prop_oneof![Just(1_u32), Just(8), Just(16), Just(32), any::<u32>()];
    let max = prop_oneof![1_u32..2048, Just(0), any::<u32>()];
    (
        prop::array::uniform3(size),
        simd,
        max,
        prop_oneof![Just(0_u64), any::<u64>()],
    )
        .prop_map(|(global, simd, max_group_size, slm)| GroupSizeRequest {
            simd,
            max_group_size,
            required: None,
            global,
            slm,
        })
}

proptest! {
    #[test]
    fn divides_exactly_and_stays_within_every_limit(r in request(), y in 1_u32..2048, z in 1_u32..64) {
        let mut limits = limits();
        limits.max_group_size = [1024, y, z];
        let group = suggest_group_size(&limits, &r);
        for d in 0..3 {
            prop_assert!(group[d] > 0);
            prop_assert_eq!(r.global[d].max(1) % group[d], 0, "{:?}", group);
            prop_assert!(group[d] <= limits.max_group_size[d]);
        }
        let volume: u64 = group.iter().map(|&n| u64::from(n)).product();
        prop_assert!(volume <= u64::from(r.max_group_size.max(1)));
        prop_assert!(volume <= u64::from(limits.max_total_group_size));
    }

    #[test]
    fn the_same_question_has_the_same_answer(r in request()) {
        let limits = limits();
        prop_assert_eq!(suggest_group_size(&limits, &r), suggest_group_size(&limits, &r));
    }

    #[test]
    fn a_required_size_is_the_answer(r in request(), required in prop::array::uniform3(1_u32..1024)) {
        let r = GroupSizeRequest { required: Some(required), ..r };
        prop_assert_eq!(suggest_group_size(&limits(), &r), required);
    }

    /// A launch that fits into one group of a kernel that shares memory becomes one group.
    #[test]
    fn shared_memory_gets_the_whole_launch_if_it_fits(global in prop::array::uniform3(1_u32..10)) {
        let r = GroupSizeRequest { simd: 16, max_group_size: 1024, required: None, global, slm: 64 };
        prop_assert_eq!(suggest_group_size(&limits(), &r), global);
    }
}
