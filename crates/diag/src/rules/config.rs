//! Settings of zemu itself.

rules! {
    INVALID = "ZEMU-CFG-0001", Error, "settings that make no sense",
        "{message}", ["message"], "zemu: settings",
        "A variable or a key of the configuration file has a name or a value that zemu does not know. Nothing is initialised until it is put right, so that no test runs under other settings than it was meant to.";
    UNSUPPORTED = "ZEMU-CFG-0002", Error, "setting that this version does not have",
        "{key}={value}: {reason}", ["key", "value", "reason"], "zemu: settings",
        "The setting is known, but this version of zemu cannot do it. It is refused, because a test that seems to run under it would prove nothing.";
}
