# One exchange: the request, its outcome, and whether to retry; everything but the sending itself.

import random
import time
from typing import Any, Dict, List, Optional, Union

import httpx

from ._derived.version import VERSION
from ._errors import MatrixStepsError, ServiceConnectionError, ServiceTimeoutError, error_for, is_final
from ._lines import JSON
from ._logging import LOG
from ._received import Received, read_burst_wait, read_retry_after, received_from
from ._settings import Settings
from ._traffic import Pause

# Seconds.
FIRST = 0.5
LONGEST = 8.0
JITTER = 0.25
# After a 503 the client does not wait longer than this for Retry-After; it raises the error, and the caller decides.
LONGEST_ASKED = 30.0

# Statuses that may pass. A question changes nothing, so it may be asked again.
PASSING = frozenset({408, 409, 500, 502, 503, 504})


class Attempt:
    """One attempt: the arguments for httpx, and the chunks of the reply until the time-out."""

    def __init__(
        self, settings: Settings, method: str, path: str, body: Optional[str], accept: str, requests: int
    ) -> None:
        self._settings = settings
        self.requests = requests
        self._ends_at = time.monotonic() + settings.timeout
        self._pieces: List[bytes] = []
        self.request: Dict[str, Any] = {
            "method": method,
            "url": settings.base_url + path,
            "content": None if body is None else body.encode("utf-8"),
            "headers": _headers(settings, accept),
            "timeout": settings.timeout,
            # A redirected POST would become a GET, and the key would go to an address that the user did not choose.
            "follow_redirects": False,
        }

    def add(self, piece: bytes) -> None:
        self._pieces.append(piece)
        self.check_time()

    def check_time(self, elsewhere: float = 0.0) -> None:
        """Raises at the time-out, which does not count the seconds that were spent elsewhere."""
        self._ends_at += elsewhere
        # The time-out of httpx is for each chunk, not for the whole reply.
        if time.monotonic() > self._ends_at:
            raise httpx.ReadTimeout("")

    def received(self, response: httpx.Response) -> Received:
        return received_from(response.status_code, response.headers, b"".join(self._pieces), self.requests)

    def lost(self, cause: Exception) -> MatrixStepsError:
        if isinstance(cause, httpx.TimeoutException):
            return ServiceTimeoutError(f"There was no answer within {self._settings.timeout:g} seconds.")
        check = "Is base_url (MATRIXSTEPS_BASE_URL) right, and does the service run?"
        reason = str(cause).rstrip(".") or type(cause).__name__
        return ServiceConnectionError(f"No answer from {self._settings.base_url}: {reason}. {check}")


# What httpx raises where there is no complete reply.
LOST = (httpx.HTTPError, httpx.InvalidURL, httpx.StreamError)


def _headers(settings: Settings, accept: str) -> httpx.Headers:
    # httpx.Headers hides the key when it is printed.
    headers = httpx.Headers({"user-agent": f"matrixsteps-python/{VERSION}"})
    headers.update(dict(settings.headers))
    # The client's own headers win.
    headers.update({"accept": accept, "content-type": JSON, **settings.key.header()})
    if settings.correlation_id is not None:
        headers["x-request-id"] = settings.correlation_id
    return headers


class Exchange:
    """The attempts of one call. Refusals by a burst limit have a budget of time; all other failures are counted."""

    def __init__(
        self, settings: Settings, pause: Pause, method: str, path: str, body: Optional[str], accept: str = JSON
    ) -> None:
        self._settings = settings
        self._pause = pause
        self._question = (method, path, body, accept)
        self._requests = 0
        self._failures = 0
        self._refusals = 0
        self._refused_at = 0.0
        self._sent_at = 0.0

    def attempt(self) -> Attempt:
        self._requests += 1
        self._sent_at = time.monotonic()
        return Attempt(self._settings, *self._question, self._requests)

    def settle(self, outcome: Union[Received, MatrixStepsError]) -> Union[Received, float]:
        """The reply, or the seconds until the next attempt. Raises the error where a retry would not help."""
        path = self._question[1]
        LOG.debug("%s: %s after %.0f ms", path, _described(outcome), 1000 * (time.monotonic() - self._sent_at))
        if isinstance(outcome, Received) and outcome.status == 200:
            seconds = read_burst_wait(outcome.headers)
            if seconds > 0:
                self._pause.pause(seconds, self._sent_at)
            return outcome
        pause = self._after_refusal(outcome) if _is_burst(outcome) else self._after_failure(outcome)
        if pause is not None:
            LOG.info("%s: %s; tried again in %.1f seconds", path, _described(outcome), pause)
            return pause
        raise outcome if isinstance(outcome, MatrixStepsError) else error_for(outcome)

    def _after_refusal(self, outcome: Any) -> Optional[float]:
        now = time.monotonic()
        if self._refusals == 0:
            self._refused_at = now
        self._refusals += 1
        asked = read_retry_after(outcome.headers)
        pause = burst_pause(self._refusals, asked, self._refused_at + self._settings.burst_wait - now)
        if pause is not None:
            self._pause.pause(1.0 if asked is None else asked, self._sent_at)
        return pause

    def _after_failure(self, outcome: Union[Received, MatrixStepsError]) -> Optional[float]:
        self._failures += 1
        if self._failures > self._settings.retries:
            return None
        if isinstance(outcome, MatrixStepsError):
            return pause_after(self._failures, None)
        if outcome.status not in PASSING or is_final(outcome.headers):
            return None
        return pause_after(self._failures, read_retry_after(outcome.headers))


def _is_burst(outcome: Union[Received, MatrixStepsError]) -> bool:
    """Whether a limit for a moment refused the request, and not that of the month."""
    return isinstance(outcome, Received) and outcome.status == 429 and not is_final(outcome.headers)


def _described(outcome: Union[Received, MatrixStepsError]) -> str:
    if isinstance(outcome, MatrixStepsError):
        return str(outcome)
    name = "" if outcome.request_id is None else f" [request {outcome.request_id}]"
    return f"status {outcome.status}{name}"


def pause_after(failures: int, asked: Optional[float]) -> Optional[float]:
    """Seconds until the next attempt: what Retry-After asks for, else exponential backoff; with jitter, so that many
    clients do not retry together. None where Retry-After is longer than the client waits."""
    if asked is None:
        return _backoff(failures) * (0.5 + random.random() / 2)
    return None if asked > LONGEST_ASKED else asked + random.random() * JITTER


def burst_pause(refusals: int, asked: Optional[float], left: float) -> Optional[float]:
    """Seconds until the next attempt after this number of refusals by a burst limit: what Retry-After asks for, and a
    random part of a time that doubles with each refusal, so that those who were refused together do not return together.
    None where the time that is left is too short."""
    least = 1.0 if asked is None else asked
    return None if least > left else min(left, least + random.random() * _backoff(refusals))


def _backoff(failures: int) -> float:
    # The exponent is bounded, because a large one would overflow.
    return min(LONGEST, FIRST * 2.0 ** min(failures - 1, 16))
