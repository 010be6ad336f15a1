//! Injected failures.

rules! {
    INJECTED = "ZEMU-FLT-0001", Note, "fault injected",
        "fault rule {rule} ({text}) made {function} answer {result}", ["rule", "text", "function", "result", "when"], "zemu: fault plans",
        "The failure was asked for by a fault rule and says nothing about the program. What the program does with it is what the rule tests.";
    NEVER_HIT = "ZEMU-FLT-0002", Warning, "fault rule that never fired",
        "fault rule {rule} ({text}) never fired; its functions were called {calls} times", ["rule", "text", "calls"], "zemu: fault plans",
        "The program ended before the rule's trigger came, so the failure was not tested. Lower its number, or check the function's name.";
}
