# Errors: one class for each kind of failure, which `kind` names.

import json
import re
from dataclasses import dataclass
from datetime import datetime, timedelta, timezone
from typing import Any, ClassVar, Optional, Tuple

import httpx

from ._received import Received, Usage, read_retry_after


class MatrixStepsError(Exception):
    """The base class of all errors of this client."""

    kind: ClassVar[str]
    """The kind of error, for programs."""


class ConfigurationError(MatrixStepsError):
    """The client cannot be made: the key is missing or no header can carry it, or a setting is invalid."""

    kind = "configuration"


class InvalidArgumentError(MatrixStepsError, ValueError):
    """A value that JSON cannot carry, such as NaN. Nothing was sent."""

    kind = "invalid_argument"


class ServiceConnectionError(MatrixStepsError, ConnectionError):
    """The service could not be reached, or the connection broke. A built-in ConnectionError, too."""

    kind = "connection"


class ServiceTimeoutError(MatrixStepsError, TimeoutError):
    """There was no whole answer within the time, even after retries. A built-in TimeoutError, too."""

    kind = "timeout"


class StatusError(MatrixStepsError):
    """The service, or a proxy, replied with a status other than 200; or with 200 and no answer."""

    kind = "status"
    status: int
    request_id: Optional[str]
    """The id to give in a bug report."""
    headers: httpx.Headers
    usage: Optional[Usage]
    requests: int
    """How many requests were sent."""
    detail: Any
    """The `detail` of the body, or what else it holds."""

    def __init__(self, message: str, received: Received, detail: Any) -> None:
        super().__init__(message, received, detail)
        self.status = received.status
        self.request_id = received.request_id
        self.headers = received.headers
        self.usage = received.usage
        self.requests = received.requests
        self.detail = detail

    def __str__(self) -> str:
        name = "" if self.request_id is None else f" [request {self.request_id}]"
        return f"{self.args[0]}{name}"

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"


class AuthenticationError(StatusError):
    """401: the key is missing, malformed, unknown or revoked."""

    kind = "authentication"


@dataclass(frozen=True)
class Problem:
    """What is wrong with one field of the body."""

    loc: Tuple[str, ...]
    """The path to the first invalid value: `body`, the field, then indices from 0."""
    msg: str
    """What is wrong, and what would be allowed."""
    type: str
    """The kind of problem for programs, such as `value_error.dimension_mismatch`."""

    def __str__(self) -> str:
        return f"{'.'.join(self.loc[1:]) or 'the body'}: {self.msg} ({self.type})"


class InvalidRequestError(StatusError):
    """422: fields that the service cannot take, or mathematics without an answer. The same request would fail again."""

    kind = "invalid_request"
    problems: Tuple[Problem, ...]

    def __init__(self, message: str, received: Received, detail: Any) -> None:
        self.problems = _read_problems(detail)
        super().__init__("\n".join(map(str, self.problems)) or message, received, detail)


class NotFoundError(StatusError):
    """404: there is no such route, so `base_url` is probably not that of the service."""

    kind = "not_found"


class RequestTooLargeError(StatusError):
    """413: the body is longer than the service takes."""

    kind = "request_too_large"


class QuotaExceededError(StatusError):
    """429 for the month: the account's answers are used up until `resets_at`. It is never retried."""

    kind = "quota_exceeded"
    resets_at: datetime

    def __init__(self, message: str, received: Received, detail: Any) -> None:
        super().__init__(message, received, detail)
        later = timedelta(seconds=read_retry_after(received.headers) or 0)
        self.resets_at = received.usage.resets_at if received.usage else datetime.now(timezone.utc) + later


class RateLimitError(StatusError):
    """429 for the burst limit: too many requests at once, for longer than `burst_wait`."""

    kind = "rate_limit"
    retry_after: Optional[float]
    """Seconds."""

    def __init__(self, message: str, received: Received, detail: Any) -> None:
        super().__init__(message, received, detail)
        self.retry_after = read_retry_after(received.headers)


class ServerError(StatusError):
    """500 and above: something went wrong in the service or in a proxy."""

    kind = "server"


class ServerBusyError(ServerError):
    """503: the service is overloaded, or the request is too expensive."""

    kind = "server_busy"
    retry_after: Optional[float]
    """Seconds."""

    def __init__(self, message: str, received: Received, detail: Any) -> None:
        super().__init__(message, received, detail)
        self.retry_after = read_retry_after(received.headers)


class MalformedReplyError(StatusError):
    """A status of 200 without an answer: the page of a proxy, or an incomplete body."""

    kind = "malformed_reply"


def malformed(received: Received, reason: str) -> MalformedReplyError:
    return MalformedReplyError(f"The reply is no answer of the service: {reason}.", received, received.text)


_BY_STATUS = {
    401: AuthenticationError,
    404: NotFoundError,
    413: RequestTooLargeError,
    422: InvalidRequestError,
    503: ServerBusyError,
}


def error_for(received: Received) -> StatusError:
    """The error for a status that is not 200."""
    status = received.status
    detail = _detail_of(received.text)
    message = _sentence(status, detail) + _advice(status, received.headers)
    if status == 429:
        return (QuotaExceededError if is_final(received.headers) else RateLimitError)(message, received, detail)
    return _BY_STATUS.get(status, ServerError if status >= 500 else StatusError)(message, received, detail)


def _advice(status: int, headers: httpx.Headers) -> str:
    """What to check, where the status shows that the request did not reach the service."""
    if status == 404:
        return ". Is base_url right?"
    if status == 407:
        return ". A proxy asks for a name and a password: check the address of your proxy."
    if not 300 <= status < 400:
        return ""
    # What follows the path may hold secrets.
    place = re.sub(r"[?#].*", "", headers.get("location", ""), flags=re.DOTALL)[:300]
    leads = f"It leads to {place}. " if place else ""
    return f". {leads}Redirections are not followed: is base_url (MATRIXSTEPS_BASE_URL) right?"


def is_final(headers: httpx.Headers) -> bool:
    """Whether the service says that a retry does not help."""
    return bool(headers.get("x-should-retry") == "false")


def _detail_of(text: str) -> Any:
    try:
        body = json.loads(text)
    except (ValueError, RecursionError):
        return text
    return body["detail"] if isinstance(body, dict) and "detail" in body else body


def _sentence(status: int, detail: Any) -> str:
    said = detail.strip() if isinstance(detail, str) else json.dumps(detail, ensure_ascii=False)
    return f"{status}: {said[:300]}" if said else str(status)


def _read_problems(detail: Any) -> Tuple[Problem, ...]:
    if not isinstance(detail, list):
        return ()
    if not all(isinstance(each, dict) and {"loc", "msg", "type"} <= each.keys() for each in detail):
        return ()
    return tuple(Problem(tuple(map(str, each["loc"])), each["msg"], each["type"]) for each in detail)
