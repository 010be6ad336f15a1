//! Host waits: what the engine says becomes a result code.

use zemu_abi::{Function, ZE_RESULT_ERROR_DEVICE_LOST, ZE_RESULT_NOT_READY};
use zemu_diag::{Value, rules};

use crate::exec::{Target, Timeout, Waited};
use crate::{ApiError, ApiResult, Context};

/// Waits for `target` on behalf of `function`.
///
/// # Errors
/// NOT_READY when the time is over; DEVICE_LOST if what is waited for has failed.
pub(crate) fn host_wait(
    context: &Context,
    target: Target<'_>,
    timeout: Timeout,
    function: Function,
) -> ApiResult {
    match context.core().engine.wait(target, timeout) {
        Waited::Done => Ok(()),
        Waited::TimedOut => Err(ApiError::status(ZE_RESULT_NOT_READY)),
        Waited::Failed(failure) => {
            // A trap lost the context and says so; a command may also have been cancelled.
            context.check_not_lost(function)?;
            Err(
                ApiError::new(ZE_RESULT_ERROR_DEVICE_LOST, &rules::trap::CONTEXT_LOST)
                    .with("function", Value::Function(function))
                    .with("context", Value::Handle(context.life().handle() as u64))
                    .with("lost_by", Value::Text(failure.root().to_string())),
            )
        }
    }
}
