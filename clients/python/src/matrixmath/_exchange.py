# Exchange: what is sent, what comes of it, and whether to try again; all but the sending itself.

import random
import time
from typing import Any, Dict, List, Optional, Union

import httpx

from ._derived.version import VERSION
from ._errors import MatrixMathError, ServiceConnectionError, ServiceTimeoutError, error_for, is_final
from ._received import Received, read_retry_after, received_from
from ._settings import Settings

# Seconds.
FIRST = 0.5
LONGEST = 8.0
JITTER = 0.25
# A service that asks for a longer pause is not waited for: the caller knows better what to do meanwhile.
LONGEST_ASKED = 30.0

# Replies that may be another in a moment. A 500 is a fault, which the same question meets again.
PASSING = frozenset({408, 429, 502, 503, 504})


class Attempt:
    """One request: what httpx is given, and the pieces of the answer until its time is over."""

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
            # A redirected POST would become a GET, and the key would travel to an address that nobody chose.
            "follow_redirects": False,
        }

    def add(self, piece: bytes) -> None:
        self._pieces.append(piece)
        # httpx counts the time of each piece, not of the whole.
        if time.monotonic() > self._ends_at:
            raise httpx.ReadTimeout("")

    def received(self, response: httpx.Response) -> Received:
        return received_from(response.status_code, response.headers, b"".join(self._pieces), self._requests)

    def lost(self, cause: Exception) -> MatrixMathError:
        if isinstance(cause, httpx.TimeoutException):
            return ServiceTimeoutError(f"There was no answer within {self._settings.timeout:g} seconds.")
        return ServiceConnectionError(f"No answer from {self._settings.base_url}: {cause or type(cause).__name__}")


# What httpx raises where there is no whole reply.
LOST = (httpx.HTTPError, httpx.InvalidURL, httpx.StreamError)


def _headers(settings: Settings) -> httpx.Headers:
    # Headers of httpx hide the key where they are printed.
    headers = httpx.Headers(
        {
            "accept": "application/json",
            "content-type": "application/json",
            "user-agent": f"matrixmath-python/{VERSION}",
            **settings.key.header(),
        }
    )
    if settings.correlation_id is not None:
        headers["x-request-id"] = settings.correlation_id
    return headers


def settle(settings: Settings, outcome: Union[Received, MatrixMathError], requests: int) -> Union[Received, float]:
    """The reply, or the seconds after which to try again. Raises what there is no point in trying again."""
    if isinstance(outcome, Received) and outcome.status == 200:
        return outcome
    pause = None if requests > settings.retries else _pause_for(outcome, requests)
    if pause is not None:
        return pause
    raise outcome if isinstance(outcome, MatrixMathError) else error_for(outcome)


def _pause_for(outcome: Union[Received, MatrixMathError], failures: int) -> Optional[float]:
    if isinstance(outcome, MatrixMathError):
        return pause_after(failures, None) if outcome.kind == "connection" else None
    if outcome.status not in PASSING or is_final(outcome.headers):
        return None
    return pause_after(failures, read_retry_after(outcome.headers))


def pause_after(failures: int, asked: Optional[float]) -> Optional[float]:
    """What the service asks for, else twice as long each time; with a random part, so that many clients do not come
    back together. None where the service asks for longer than a call should take."""
    if asked is None:
        # Beyond a few failures it is the longest anyway.
        return min(LONGEST, FIRST * 2.0 ** min(failures - 1, 16)) * (0.5 + random.random() / 2)
    return None if asked > LONGEST_ASKED else asked + random.random() * JITTER
