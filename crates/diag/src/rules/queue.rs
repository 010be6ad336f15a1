//! Command queues and fences.

const QUEUES: &str = "Core API: command queues and command lists";

rules! {
    ORDINAL = "ZEMU-QUE-0001", Error, "queue group that the device does not have",
        "queue group {ordinal} was asked for, and the device has {count}", ["ordinal", "count"], QUEUES,
        "Groups are numbered from 0 in the order of zeDeviceGetCommandQueueGroupProperties. Numbers differ between devices, so look for the flags that you need.";
    INDEX = "ZEMU-QUE-0002", Error, "queue that the group does not have",
        "queue {index} of group {ordinal} was asked for, and the group has {count}", ["index", "ordinal", "count"], QUEUES,
        "The number of queues in a group is numQueues of its properties.";
    FENCE_OTHER_QUEUE = "ZEMU-QUE-0003", Error, "fence of another queue",
        "fence {fence} belongs to another queue than {queue}", ["fence", "queue", "owner"], "Core API: synchronization primitives",
        "A fence is made for one queue and can be signalled by that one only. Make a fence for each queue.";
    FENCE_IN_USE = "ZEMU-QUE-0004", Error, "fence used twice",
        "fence {fence} was given to a submission before it was reset", ["fence", "submitted_by"], "Core API: synchronization primitives",
        "A signalled fence that is not reset answers for the old submission, so the program goes on too early. Call zeFenceReset after each wait.";
    FENCE_NOT_SUBMITTED = "ZEMU-QUE-0005", Warning, "wait for a fence that nothing signals",
        "fence {fence} was given to no submission", ["fence"], "Core API: synchronization primitives",
        "Nothing will signal this fence. Shipped drivers answer NOT_READY at once even when asked to wait for ever.";
    IN_USE = "ZEMU-QUE-0006", Error, "queue destroyed while it works",
        "command queue {queue} was destroyed with {count} submissions unfinished", ["queue", "count"], QUEUES,
        "The program must be sure that the device has finished before it destroys the queue. Call zeCommandQueueSynchronize first.";
}
