# Settings of a client: arguments first, then the environment, then defaults.

import math
import os
import re
from dataclasses import dataclass, field, replace
from typing import Any, Dict, Mapping, Optional
from urllib.parse import urlsplit

from ._defaults import Default
from ._errors import ConfigurationError, InvalidArgumentError

DEFAULT_BASE_URL = "http://127.0.0.1:3000"


class Key:
    """An API key that is never shown."""

    __slots__ = ("_text",)

    def __init__(self, text: Optional[str]) -> None:
        self._text = text

    def header(self) -> "dict[str, str]":
        return {} if self._text is None else {"authorization": f"Bearer {self._text}"}

    def __repr__(self) -> str:
        return "Key(...)"

    def __reduce__(self) -> str:
        raise TypeError("A key is not written to files.")


@dataclass(frozen=True)
class Settings:
    """The settings of a client."""

    key: Key
    base_url: str
    """Without a slash at its end."""
    timeout: float
    """Seconds for one request with its complete reply."""
    retries: int
    burst_wait: float
    """Seconds that a call that meets the burst limit tries again."""
    # They may hold secrets.
    headers: Mapping[str, str] = field(default_factory=dict, repr=False)
    correlation_id: Optional[str] = None


def resolve_settings(
    api_key: object,
    base_url: Optional[str],
    timeout: float,
    retries: int,
    burst_wait: float,
    headers: Optional[Mapping[str, str]],
) -> Settings:
    """Raises ConfigurationError for settings that cannot work; the message never holds the key."""
    address = base_url or os.environ.get("MATRIXSTEPS_BASE_URL") or DEFAULT_BASE_URL
    settings = Settings(Key(None), "", timeout, retries, burst_wait, dict(headers or {}))
    objection = _objection_to(settings)
    if objection is not None:
        raise ConfigurationError(objection)
    return replace(settings, key=_resolve_key(api_key), base_url=_resolve_address(address))


def changed_settings(
    settings: Settings,
    timeout: Optional[float],
    retries: Optional[int],
    burst_wait: Optional[float],
    headers: Optional[Mapping[str, str]],
    correlation_id: Optional[str],
) -> Settings:
    """The settings, changed where an argument is not None. Raises InvalidArgumentError."""
    given: Dict[str, Any] = {
        "timeout": timeout,
        "retries": retries,
        "burst_wait": burst_wait,
        "headers": None if headers is None else {**settings.headers, **headers},
        "correlation_id": correlation_id,
    }
    changed = replace(settings, **{name: value for name, value in given.items() if value is not None})
    objection = _objection_to(changed) or _objection_to_name(changed.correlation_id)
    if objection is not None:
        raise InvalidArgumentError(objection)
    return changed


def require_concurrency(concurrency: int) -> int:
    """Raises ConfigurationError where it is no number of requests."""
    if not isinstance(concurrency, int) or concurrency < 1:
        raise ConfigurationError("concurrency must be a whole number from 1 on.")
    return concurrency


def _objection_to(settings: Settings) -> Optional[str]:
    if not (_is_number(settings.timeout) and settings.timeout > 0):
        return "timeout must be a number of seconds above 0."
    if not isinstance(settings.retries, int) or settings.retries < 0:
        return "retries must be 0 or a positive whole number."
    if not (_is_number(settings.burst_wait) and settings.burst_wait >= 0):
        return "burst_wait must be a number of seconds, or 0."
    return _objection_to_headers(settings.headers)


def _is_number(value: object) -> bool:
    return isinstance(value, (int, float)) and math.isfinite(value)


def _objection_to_headers(headers: Mapping[str, str]) -> Optional[str]:
    for name, value in headers.items():
        if not (isinstance(name, str) and re.fullmatch(r"[\w!#$%&'*+.^`|~-]+", name, re.ASCII)) or not (
            isinstance(value, str) and re.fullmatch(r"[\t\x20-\x7e]*", value)
        ):
            return f"The header {name!r} has a name or a value that no header can carry."
    return None


def _objection_to_name(correlation_id: Optional[str]) -> Optional[str]:
    if correlation_id is None or re.fullmatch(r"[\x21-\x7e]{1,128}", correlation_id):
        return None
    return "correlation_id must be 1 to 128 visible ASCII characters."


def _resolve_address(address: str) -> str:
    try:
        parts = urlsplit(address)
        usable = parts.scheme in ("http", "https") and bool(parts.hostname) and "@" not in parts.netloc
        usable = usable and (parts.port is None or parts.port > 0)
    except ValueError:
        usable = False
    if not usable:
        raise ConfigurationError(
            "base_url must be an address such as https://example.org, without a name or a password."
        )
    return address.rstrip("/")


def _resolve_key(given: object) -> Key:
    if given is None:
        return Key(None)
    key = os.environ.get("MATRIXSTEPS_API_KEY") if isinstance(given, Default) else given
    if not key:
        raise ConfigurationError(
            "No API key: set MATRIXSTEPS_API_KEY, or give one: Client(api_key). "
            "Keys are on the dashboard of the service."
        )
    # The HTTP library would refuse it with a message that shows the key.
    if not isinstance(key, str) or not re.fullmatch(r"[\x21-\x7e]+", key):
        raise ConfigurationError("The API key holds characters that no key has, such as a space or a line break.")
    return Key(key)
