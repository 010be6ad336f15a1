use super::*;

use std::process::Command;

/// Set in the child process that may die of a fault.
const CHILD: &str = "SPIRV_INTERP_GUARDED_CHILD";

extern "C" fn handler(_signal: libc::c_int, info: *mut libc::siginfo_t, context: *mut c_void) {
    // SAFETY: the kernel hands a valid siginfo to a SA_SIGINFO handler.
    let info = unsafe { &*info };
    // SAFETY: SIGSEGV and SIGBUS come with an address.
    let address = unsafe { info.si_addr() } as usize;
    // SAFETY: this is such a handler, running for a synchronous fault.
    if unsafe { recover_if_guarded(address, context) } {
        return;
    }
    // SAFETY: _exit is async-signal-safe.
    unsafe { libc::_exit(77) };
}

fn install() {
    // SAFETY: all zeros is a valid sigaction.
    let mut action: libc::sigaction = unsafe { std::mem::zeroed() };
    let function: extern "C" fn(libc::c_int, *mut libc::siginfo_t, *mut c_void) = handler;
    action.sa_sigaction = function as usize;
    action.sa_flags = libc::SA_SIGINFO;
    for signal in [libc::SIGSEGV, libc::SIGBUS] {
        // SAFETY: the action is initialised and its handler only calls what signal handlers may call.
        let result = unsafe { libc::sigaction(signal, &raw const action, ptr::null_mut()) };
        assert_eq!(result, 0);
    }
}

/// Two pages, the second without access.
fn pages() -> usize {
    let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS;
    // SAFETY: a new anonymous mapping touches nothing that exists.
    let base = unsafe {
        libc::mmap(
            ptr::null_mut(),
            8192,
            libc::PROT_READ | libc::PROT_WRITE,
            flags,
            -1,
            0,
        )
    };
    assert_ne!(base, libc::MAP_FAILED);
    // SAFETY: the second page belongs to the mapping just made.
    let second = unsafe { base.byte_add(4096) };
    // SAFETY: as above.
    assert_eq!(unsafe { libc::mprotect(second, 4096, libc::PROT_NONE) }, 0);
    base.expose_provenance()
}

/// What happens in the child: every kind of access faults and comes back, and the thread works on as before.
fn faults_come_back() {
    install();
    let base = pages();
    let bad = base + 4096;
    let fault = |address| AccessFault { address };
    let kept = std::hint::black_box([1_u64, 2, 3, 4, 5, 6, 7, 8]);
    for round in 0..3_u64 {
        for size in [1, 2, 4, 8] {
            // SAFETY: a handler is installed.
            assert_eq!(unsafe { load(bad, size) }, Err(fault(bad)));
            // SAFETY: a handler is installed.
            assert_eq!(unsafe { store(bad, size, round) }, Err(fault(bad)));
        }
        // The first byte is there, the second is not.
        // SAFETY: a handler is installed.
        assert_eq!(unsafe { load(bad - 1, 2) }, Err(fault(bad)));
        let update: crate::mem::atomic::Update<'_> = &|old| old + 1;
        // SAFETY: a handler is installed.
        let updated = unsafe { crate::mem::atomic::update(bad, 4, update) };
        assert_eq!(updated, Err(fault(bad)));
        let mut buffer = [0_u8; 16];
        let source = ptr::with_exposed_provenance(bad - 8);
        // SAFETY: a handler is installed.
        assert!(unsafe { copy(buffer.as_mut_ptr(), source, 16) }.is_err());
        let target = ptr::with_exposed_provenance_mut(bad - 8);
        // SAFETY: a handler is installed.
        assert!(unsafe { fill(target, &[1, 2, 3], 16) }.is_err());
        // Good accesses still work.
        // SAFETY: the page is there.
        assert_eq!(unsafe { store(base + 8, 8, round) }, Ok(()));
        // SAFETY: the page is there.
        assert_eq!(unsafe { load(base + 8, 8) }, Ok(round));
    }
    assert_eq!(kept.iter().sum::<u64>(), 36);
    assert!(RECORD.get().is_null());
}

#[test]
fn a_fault_in_the_region_is_an_error() {
    let mode = std::env::var(CHILD).unwrap_or_default();
    if mode == "inside" {
        faults_come_back();
        return;
    }
    if mode == "outside" {
        install();
        let pointer = ptr::with_exposed_provenance::<u8>(pages() + 4096);
        // SAFETY: the fault is what the test wants; the handler ends the process.
        unsafe { pointer.read_volatile() };
        return;
    }
    let own = std::env::current_exe().unwrap();
    let child = |mode| {
        let test = "mem::guarded::tests::a_fault_in_the_region_is_an_error";
        let mut command = Command::new(&own);
        command
            .args([test, "--exact", "--nocapture"])
            .env(CHILD, mode)
            .output()
            .unwrap()
    };
    let inside = child("inside");
    assert!(
        inside.status.success(),
        "{}",
        String::from_utf8_lossy(&inside.stderr)
    );
    assert!(String::from_utf8_lossy(&inside.stdout).contains("1 passed"));
    // Outside of the region the handler is told that the fault is not ours.
    assert_eq!(child("outside").status.code(), Some(77));
}

#[test]
fn scalars_and_blocks() {
    let mut memory = [0_u8; 64];
    let base = memory.as_mut_ptr().expose_provenance();
    for at in 0..8 {
        for size in [1, 2, 4, 8] {
            let value = 0x8877_6655_4433_2211_u64 >> (64 - 8 * size);
            // SAFETY: inside the array.
            assert_eq!(unsafe { store(base + at, size, value) }, Ok(()));
            // SAFETY: inside the array.
            assert_eq!(unsafe { load(base + at, size) }, Ok(value));
        }
    }
    let target = memory.as_mut_ptr();
    // SAFETY: inside the array.
    unsafe { fill(target, &[1, 2, 3], 8) }.unwrap();
    assert_eq!(memory[..9], [1, 2, 3, 1, 2, 3, 1, 2, 0x22]);
    let target = memory.as_mut_ptr();
    // SAFETY: inside the array; the ranges overlap.
    unsafe { copy(target.wrapping_add(1), target, 8) }.unwrap();
    assert_eq!(memory[..9], [1, 1, 2, 3, 1, 2, 3, 1, 2]);
}
