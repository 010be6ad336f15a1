//! Why a task did not do what it was to do.

use std::error::Error;
use std::fmt;
use std::sync::Arc;

/// The reason why a task failed. Cloning is cheap and keeps the identity of the cause.
#[derive(Debug, Clone)]
pub enum Failure {
    /// The work itself reported an error, for example a trap of a kernel.
    Trapped(Arc<dyn Error + Send + Sync>),
    /// The work panicked with this message.
    Panicked(Arc<str>),
    /// The task was cancelled, or the engine was shut down before it ran.
    Cancelled,
    /// The task never ran because something that it depends on failed; the value is that first failure, and
    /// never itself `Dropped`.
    Dropped(Arc<Failure>),
}

impl Failure {
    /// A failure that the work itself reports.
    #[must_use]
    pub fn trapped(error: impl Error + Send + Sync + 'static) -> Self {
        Self::Trapped(Arc::new(error))
    }

    /// The first failure of the chain that led to this one.
    #[must_use]
    pub fn root(&self) -> &Self {
        match self {
            Self::Dropped(cause) => cause,
            other => other,
        }
    }

    /// What a dependant of a task with this failure gets.
    #[must_use]
    pub fn passed_on(&self) -> Self {
        match self {
            Self::Dropped(_) => self.clone(),
            other => Self::Dropped(Arc::new(other.clone())),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Trapped(error) => write!(f, "the command trapped: {error}"),
            Self::Panicked(message) => write!(f, "the command panicked: {message}"),
            Self::Cancelled => f.write_str("the command was cancelled"),
            Self::Dropped(cause) => write!(f, "the command was dropped because {cause}"),
        }
    }
}

impl Error for Failure {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Trapped(error) => Some(&**error),
            Self::Dropped(cause) => Some(&**cause),
            Self::Panicked(_) | Self::Cancelled => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dropping_twice_keeps_the_first_cause() {
        let first = Failure::trapped(fmt::Error);
        let second = first.passed_on().passed_on();
        assert!(matches!(second.root(), Failure::Trapped(_)));
        assert!(matches!(&second, Failure::Dropped(cause) if matches!(**cause, Failure::Trapped(_))));
        assert!(second.to_string().contains("trapped"));
    }
}
