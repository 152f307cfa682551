# What the package gives to its users.
"""Exact matrix mathematics with worked steps, from a matrixsteps service.

>>> from matrixsteps import Client
>>> with Client() as client:
...     client.arithmetic.add([[0.1, 0.2]], [[0.2, 0.1]]).result.answer
[[0.3, 0.3]]
"""

from ._account_usage import AccountUsage, DayUsage, KeyUsage, MonthUsage, PathUsage
from ._batch import BatchAnswer
from ._client import AsyncClient, Client
from ._derived.version import VERSION as __version__
from ._errors import (
    AuthenticationError,
    ConfigurationError,
    InvalidArgumentError,
    InvalidRequestError,
    MalformedReplyError,
    MatrixStepsError,
    NotFoundError,
    Problem,
    QuotaExceededError,
    RateLimitError,
    RequestTooLargeError,
    ServerBusyError,
    ServerError,
    ServiceConnectionError,
    ServiceTimeoutError,
    StatusError,
)
from ._question import Question, Questions
from ._practice import AnswerReply, Exercises, NextStepReply, WorkingReply
from ._received import Received, Usage
from ._replies import (
    Compact,
    CountResult,
    Envelope,
    LiteEnvelope,
    MatrixResult,
    NumberResult,
    Result,
    SizeResult,
    VectorResult,
)
from ._tables import Answers

__all__ = [
    "AccountUsage",
    "AnswerReply",
    "Answers",
    "AsyncClient",
    "AuthenticationError",
    "BatchAnswer",
    "Client",
    "Compact",
    "ConfigurationError",
    "CountResult",
    "DayUsage",
    "Envelope",
    "Exercises",
    "InvalidArgumentError",
    "InvalidRequestError",
    "KeyUsage",
    "LiteEnvelope",
    "MalformedReplyError",
    "MatrixStepsError",
    "MatrixResult",
    "MonthUsage",
    "NextStepReply",
    "NotFoundError",
    "NumberResult",
    "PathUsage",
    "Problem",
    "Question",
    "Questions",
    "QuotaExceededError",
    "RateLimitError",
    "Received",
    "RequestTooLargeError",
    "Result",
    "ServerBusyError",
    "ServerError",
    "ServiceConnectionError",
    "ServiceTimeoutError",
    "SizeResult",
    "StatusError",
    "Usage",
    "VectorResult",
    "WorkingReply",
    "__version__",
]
