//! Signals that reach the command while a program runs under it.
//!
//! A signal from the terminal goes to every process in the foreground, so the program has it already; one that was sent
//! to the command alone is meant for the program and handed on. Either way the command stays until the program is gone.

use std::mem::MaybeUninit;
use std::process::Child;
use std::ptr;
use std::sync::atomic::{AtomicI32, Ordering};

use libc::{c_int, c_void, pid_t, siginfo_t};

/// The signals by which a process is asked to end.
const SIGNALS: [c_int; 4] = [libc::SIGINT, libc::SIGTERM, libc::SIGHUP, libc::SIGQUIT];

/// The program, or 0 while there is none.
static PROGRAM: AtomicI32 = AtomicI32::new(0);

/// A signal that came before there was a program, or 0.
static EARLY: AtomicI32 = AtomicI32::new(0);

extern "C" fn on_signal(signal: c_int, info: *mut siginfo_t, _context: *mut c_void) {
    // SAFETY: the handler is installed with SA_SIGINFO, so the system passes the signal's information.
    let code = unsafe { (*info).si_code };
    // Positive codes are the kernel's own, such as the terminal's.
    if code > 0 {
        return;
    }
    match PROGRAM.load(Ordering::SeqCst) {
        0 => EARLY.store(signal, Ordering::SeqCst),
        program => send(program, signal),
    }
}

fn send(program: pid_t, signal: c_int) {
    // SAFETY: kill only reads its arguments, and may be called in a signal handler.
    unsafe { libc::kill(program, signal) };
}

/// Begins to take signals. Those that were ignored when the command started, as under nohup, stay ignored.
pub fn forward() {
    for signal in SIGNALS {
        let mut old = MaybeUninit::<libc::sigaction>::zeroed();
        // SAFETY: `old` is room for what is written.
        let known = unsafe { libc::sigaction(signal, ptr::null(), old.as_mut_ptr()) } == 0;
        // SAFETY: all its bytes are zero at least, which is a valid value.
        let old = unsafe { old.assume_init() };
        if !known || old.sa_sigaction == libc::SIG_IGN {
            continue;
        }
        let handler: extern "C" fn(c_int, *mut siginfo_t, *mut c_void) = on_signal;
        // SAFETY: zero bytes are a valid action: the default one, with an empty mask.
        let mut action = unsafe { MaybeUninit::<libc::sigaction>::zeroed().assume_init() };
        action.sa_sigaction = handler as libc::sighandler_t;
        action.sa_flags = libc::SA_SIGINFO | libc::SA_RESTART;
        // SAFETY: the handler only uses atomics and kill, and lives as long as the process. A program that is started
        // gets the default action, since an address in this process means nothing to it.
        unsafe { libc::sigaction(signal, &raw const action, ptr::null_mut()) };
    }
}

/// Hands signals on to `program`, also one that has come already.
pub fn forward_to(program: &Child) {
    let Ok(id) = pid_t::try_from(program.id()) else {
        return;
    };
    PROGRAM.store(id, Ordering::SeqCst);
    match EARLY.swap(0, Ordering::SeqCst) {
        0 => {}
        signal => send(id, signal),
    }
}

/// Waits for the end of `program` without taking its status, and stops handing signals on: once the status is taken
/// its number may belong to another process.
pub fn wait_until_gone(program: &Child) {
    loop {
        let mut info = MaybeUninit::<siginfo_t>::zeroed();
        // SAFETY: `info` is room for what is written, and the process is our child.
        let answer = unsafe {
            libc::waitid(
                libc::P_PID,
                program.id(),
                info.as_mut_ptr(),
                libc::WEXITED | libc::WNOWAIT,
            )
        };
        if answer == 0 || std::io::Error::last_os_error().kind() != std::io::ErrorKind::Interrupted {
            break;
        }
    }
    PROGRAM.store(0, Ordering::SeqCst);
}
