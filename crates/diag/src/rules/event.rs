//! Events and event pools.

const EVENTS: &str = "Core API: synchronization primitives";

rules! {
    INDEX = "ZEMU-EVT-0001", Error, "event beyond the end of its pool",
        "event {index} was asked for, and the pool has {count}", ["index", "count", "pool"], EVENTS,
        "A pool has as many places as it was made with, numbered from 0. Make a larger pool.";
    INDEX_TWICE = "ZEMU-EVT-0002", Warning, "two events in one place",
        "place {index} of the pool already has event {other}", ["index", "other", "pool"], EVENTS,
        "Both handles are the same event to the device, so each sees the other's signals. Give each event a place of its own.";
    NO_TIMESTAMP = "ZEMU-EVT-0003", Error, "timestamp of an event without timestamps",
        "event {event} comes from a pool without ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP", ["event", "pool"], EVENTS,
        "The device writes times only for pools with the flag. The shipped driver does not look and returns what lies in memory. Set the flag when the pool is made.";
    NOT_SIGNALLED = "ZEMU-EVT-0004", Note, "event asked for before it was signalled",
        "event {event} is not signalled yet", ["event"], EVENTS,
        "The answer is NOT_READY, which is no error. A program that takes it for one, or ignores it, reads results too early.";
    POOL_IN_USE = "ZEMU-EVT-0005", Error, "pool destroyed before its events",
        "event pool {pool} was destroyed with {count} events alive", ["pool", "count"], EVENTS,
        "Events lie in the memory of their pool. Destroy the events first.";
    IN_USE = "ZEMU-EVT-0006", Error, "event destroyed while commands use it",
        "event {event} was destroyed while {users} use it", ["event", "users"], EVENTS,
        "The device still waits for the event or is to signal it. Its place may get a new event, which then gets the old one's signal. Synchronise first.";
    NEVER_SIGNALLED = "ZEMU-EVT-0007", Error, "wait that cannot end",
        "{waiter} waits for event {event}, which nothing is going to signal", ["waiter", "event"], EVENTS,
        "No submitted command signals the event, and no thread is in a call that could. On hardware the wait never ends. Look for a signal that was forgotten, a list that was not submitted, or a reset in the wrong place.";
    STILL_SIGNALLED = "ZEMU-EVT-0008", Warning, "event signalled again without a reset",
        "event {event} was signalled already when {signaller} signalled it", ["event", "signaller"], EVENTS,
        "Whoever waits for the second signal sees the first and goes on too early. Reset the event between uses.";
    COUNTER_BASED = "ZEMU-EVT-0009", Error, "counter-based event used like a regular one",
        "{function} cannot be used with the counter-based event {event}", ["function", "event"], EVENTS,
        "A counter-based event takes its state from an in-order list and is neither reset nor signalled by hand. Drop the call, or make a regular event.";
}
