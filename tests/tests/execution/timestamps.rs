//! Timestamps.

use super::*;

/// The device's timer.
fn timer(f: &Fixture) -> (u64, u32, u32) {
    let mut properties = ze_device_properties_t {
        stype: ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES_1_2,
        ..Default::default()
    };
    ok(call!(zeDeviceGetProperties(f.device, &raw mut properties)));
    (
        properties.timerResolution,
        properties.timestampValidBits,
        properties.kernelTimestampValidBits,
    )
}

fn monotonic() -> u64 {
    let mut now = libc::timespec {
        tv_sec: 0,
        tv_nsec: 0,
    };
    #[allow(unsafe_code, reason = "the system's clock")]
    // SAFETY: the structure is this function's own.
    let answer = unsafe { libc::clock_gettime(libc::CLOCK_MONOTONIC, &raw mut now) };
    assert_eq!(answer, 0);
    u64::try_from(now.tv_sec).expect("after boot") * 1_000_000_000
        + u64::try_from(now.tv_nsec).expect("positive")
}

#[test]
fn global_timestamps_are_those_of_the_monotonic_clock() {
    alone(|| {
        let f = Fixture::new();
        let (frequency, bits, _) = timer(&f);
        let before = monotonic();
        let (mut host, mut device) = (0, 0);
        ok(call!(zeDeviceGetGlobalTimestamps(
            f.device,
            &raw mut host,
            &raw mut device
        )));
        let after = monotonic();
        assert!((before..=after).contains(&host), "{before} {host} {after}");
        let ns = |ticks: u64| u128::from(ticks) * 1_000_000_000 / u128::from(frequency);
        let (low, high) = (u128::from(before) - 20, u128::from(after) + 20);
        assert!(bits < 64 && device >> bits == 0);
        assert!(
            (low..=high).contains(&ns(device)),
            "{before} {} {after}",
            ns(device)
        );
    });
}

#[test]
fn kernel_timestamps_hold_the_command() {
    alone(|| {
        let f = Fixture::new();
        let (list, memory) = (f.immediate(IN_ORDER), f.host(4096));
        let (frequency, _, bits) = timer(&f);
        let [first, second, by_host] = f.events();
        let mut result = ze_kernel_timestamp_result_t::ZEROED;
        answers(
            ZE_RESULT_NOT_READY,
            call!(zeEventQueryKernelTimestamp(first, &raw mut result)),
        );
        let begin = monotonic();
        let kernel = f.saxpy(memory, memory, 1.0, 1024);
        launch(list, kernel, [16, 1, 1], first, &[]);
        fill(list, memory, &0_u8, 4096, second, &[]);
        finish(list);
        let end = monotonic();
        let mut last = u128::from(begin) * u128::from(frequency) / 1_000_000_000;
        for event in [first, second] {
            ok(call!(zeEventQueryKernelTimestamp(event, &raw mut result)));
            for data in [result.global, result.context] {
                assert!(data.kernelStart <= data.kernelEnd, "{data:?}");
                assert!(data.kernelEnd >> bits == 0);
            }
            assert!(
                last <= u128::from(result.global.kernelStart),
                "they follow each other"
            );
            last = u128::from(result.global.kernelEnd);
        }
        assert!(last <= u128::from(end) * u128::from(frequency) / 1_000_000_000);
        ok(call!(zeEventHostSignal(by_host)));
        ok(call!(zeEventQueryKernelTimestamp(by_host, &raw mut result)));
    });
}

#[test]
fn written_timestamps_rise() {
    alone(|| {
        let f = Fixture::new();
        let (list, memory) = (f.immediate(0), f.host(64));
        for i in 0..8 {
            let to = memory.wrapping_byte_add(i * 8).cast();
            ok(call!(zeCommandListAppendWriteGlobalTimestamp(
                list,
                to,
                NO_EVENT,
                0,
                ptr::null_mut()
            )));
        }
        finish(list);
        let stamps = read::<u64>(memory, 8);
        assert!(stamps[0] > 0 && stamps.is_sorted(), "{stamps:?}");
        let (mut host, mut device) = (0, 0);
        ok(call!(zeDeviceGetGlobalTimestamps(
            f.device,
            &raw mut host,
            &raw mut device
        )));
        assert!(stamps[7] <= device);
    });
}

#[test]
fn the_unit_of_the_timer_depends_on_the_structure_type() {
    alone(|| {
        let f = Fixture::new();
        let (frequency, ..) = timer(&f);
        let mut properties = ze_device_properties_t::default();
        ok(call!(zeDeviceGetProperties(f.device, &raw mut properties)));
        assert_eq!((properties.timerResolution, frequency), (10, 100_000_000));
    });
}
