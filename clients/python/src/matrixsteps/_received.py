# The metadata of a reply: status, headers, usage, and the text of the body.

import re
from dataclasses import dataclass, field
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime
from typing import Optional

import httpx


@dataclass(frozen=True)
class Usage:
    """What is left of the account's answers."""

    limit: int
    """Answers a month."""
    used: int
    remaining: int
    resets_at: datetime
    """When the count is reset."""


@dataclass(frozen=True)
class Received:
    """The metadata of a reply."""

    status: int
    headers: httpx.Headers = field(repr=False)
    request_id: Optional[str]
    """The id to give in a bug report; None where something other than the service answered."""
    usage: Optional[Usage]
    """What is left of the account's answers; None where the headers do not say it."""
    requests: int
    """How many requests were sent, retries included."""
    text: str = field(repr=False)
    """The body as it came."""


def received_from(status: int, headers: httpx.Headers, body: bytes, requests: int) -> Received:
    text = body.decode("utf-8", "replace")
    return Received(status, headers, headers.get("x-request-id"), _read_usage(headers), requests, text)


def _read_usage(headers: httpx.Headers) -> Optional[Usage]:
    limit, remaining, reset = (_whole(headers.get(f"x-ratelimit-{name}")) for name in ("limit", "remaining", "reset"))
    if limit is None or remaining is None or reset is None:
        return None
    return Usage(limit, limit - remaining, remaining, datetime.fromtimestamp(reset, timezone.utc))


def _whole(text: Optional[str]) -> Optional[int]:
    return int(text) if text is not None and re.fullmatch(r"[0-9]{1,11}", text) else None


def _decimal(text: Optional[str]) -> Optional[float]:
    return float(text) if text is not None and re.fullmatch(r"[0-9]{1,11}(\.[0-9]+)?", text) else None


def read_burst_wait(headers: httpx.Headers) -> float:
    """The seconds until the burst limit lets requests through again, where the `RateLimit` header says that it lets none
    now; else 0."""
    wait = re.search(r'"burst"\s*;\s*r=0\s*;\s*t=([0-9]{1,6})', headers.get("ratelimit", ""))
    return float(wait.group(1)) if wait else 0.0


def read_retry_after(headers: httpx.Headers) -> Optional[float]:
    """The seconds of `Retry-After-Ms` or `Retry-After`, which may also be a date; None where there is none."""
    milliseconds = _decimal(headers.get("retry-after-ms"))
    if milliseconds is not None:
        return milliseconds / 1000
    text = headers.get("retry-after")
    if text is None:
        return None
    seconds = _decimal(text)
    if seconds is not None:
        return seconds
    try:
        moment = parsedate_to_datetime(text)
    except (TypeError, ValueError):
        return None
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=timezone.utc)
    return max(0.0, (moment - datetime.now(timezone.utc)).total_seconds())
