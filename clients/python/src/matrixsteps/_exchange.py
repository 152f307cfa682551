# One exchange: the request, its outcome, and whether to retry; everything but the sending itself.

import random
import time
from typing import Any, Dict, List, Optional, Union

import httpx

from ._derived.version import VERSION
from ._errors import MatrixStepsError, ServiceConnectionError, ServiceTimeoutError, error_for, is_final
from ._received import Received, read_retry_after, received_from
from ._settings import Settings

# Seconds.
FIRST = 0.5
LONGEST = 8.0
JITTER = 0.25
# The client does not wait longer than this for Retry-After; it raises the error, and the caller decides.
LONGEST_ASKED = 30.0

# Statuses that may pass. A 500 is a bug of the service, so the same request would fail again.
PASSING = frozenset({408, 429, 502, 503, 504})


class Attempt:
    """One attempt: the arguments for httpx, and the chunks of the reply until the time-out."""

    def __init__(self, settings: Settings, method: str, path: str, body: Optional[str], requests: int) -> None:
        self._settings = settings
        self._requests = requests
        self._ends_at = time.monotonic() + settings.timeout
        self._pieces: List[bytes] = []
        self.request: Dict[str, Any] = {
            "method": method,
            "url": settings.base_url + path,
            "content": None if body is None else body.encode("utf-8"),
            "headers": _headers(settings),
            "timeout": settings.timeout,
            # A redirected POST would become a GET, and the key would go to an address that the user did not choose.
            "follow_redirects": False,
        }

    def add(self, piece: bytes) -> None:
        self._pieces.append(piece)
        # The time-out of httpx is for each chunk, not for the whole reply.
        if time.monotonic() > self._ends_at:
            raise httpx.ReadTimeout("")

    def received(self, response: httpx.Response) -> Received:
        return received_from(response.status_code, response.headers, b"".join(self._pieces), self._requests)

    def lost(self, cause: Exception) -> MatrixStepsError:
        if isinstance(cause, httpx.TimeoutException):
            return ServiceTimeoutError(f"There was no answer within {self._settings.timeout:g} seconds.")
        return ServiceConnectionError(f"No answer from {self._settings.base_url}: {cause or type(cause).__name__}")


# What httpx raises where there is no complete reply.
LOST = (httpx.HTTPError, httpx.InvalidURL, httpx.StreamError)


def _headers(settings: Settings) -> httpx.Headers:
    # httpx.Headers hides the key when it is printed.
    headers = httpx.Headers(
        {
            "accept": "application/json",
            "content-type": "application/json",
            "user-agent": f"matrixsteps-python/{VERSION}",
            **settings.key.header(),
        }
    )
    if settings.correlation_id is not None:
        headers["x-request-id"] = settings.correlation_id
    return headers


def settle(settings: Settings, outcome: Union[Received, MatrixStepsError], requests: int) -> Union[Received, float]:
    """The reply, or the seconds until the next attempt. Raises the error where a retry would not help."""
    if isinstance(outcome, Received) and outcome.status == 200:
        return outcome
    pause = None if requests > settings.retries else _pause_for(outcome, requests)
    if pause is not None:
        return pause
    raise outcome if isinstance(outcome, MatrixStepsError) else error_for(outcome)


def _pause_for(outcome: Union[Received, MatrixStepsError], failures: int) -> Optional[float]:
    if isinstance(outcome, MatrixStepsError):
        return pause_after(failures, None) if outcome.kind == "connection" else None
    if outcome.status not in PASSING or is_final(outcome.headers):
        return None
    return pause_after(failures, read_retry_after(outcome.headers))


def pause_after(failures: int, asked: Optional[float]) -> Optional[float]:
    """Seconds until the next attempt: what Retry-After asks for, else exponential backoff; with jitter, so that many
    clients do not retry together. None where Retry-After is longer than the client waits."""
    if asked is None:
        # The exponent is bounded, because a large one would overflow.
        return min(LONGEST, FIRST * 2.0 ** min(failures - 1, 16)) * (0.5 + random.random() / 2)
    return None if asked > LONGEST_ASKED else asked + random.random() * JITTER
