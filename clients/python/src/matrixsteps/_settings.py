# Settings of a client: arguments first, then the environment, then defaults.

import math
import os
import re
from dataclasses import dataclass, replace
from typing import Optional
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
    correlation_id: Optional[str] = None


def resolve_settings(api_key: object, base_url: Optional[str], timeout: float, retries: int) -> Settings:
    """Raises ConfigurationError for settings that cannot work; the message never holds the key."""
    objection = _objection_to(timeout, retries)
    if objection is not None:
        raise ConfigurationError(objection)
    address = base_url or os.environ.get("MATRIXSTEPS_BASE_URL") or DEFAULT_BASE_URL
    return Settings(_resolve_key(api_key), _resolve_address(address), timeout, retries)


def changed_settings(
    settings: Settings, timeout: Optional[float], retries: Optional[int], correlation_id: Optional[str]
) -> Settings:
    """The settings, changed where an argument is not None. Raises InvalidArgumentError."""
    changed = replace(
        settings,
        timeout=settings.timeout if timeout is None else timeout,
        retries=settings.retries if retries is None else retries,
        correlation_id=settings.correlation_id if correlation_id is None else correlation_id,
    )
    objection = _objection_to(changed.timeout, changed.retries) or _objection_to_name(changed.correlation_id)
    if objection is not None:
        raise InvalidArgumentError(objection)
    return changed


def _objection_to(timeout: float, retries: int) -> Optional[str]:
    if not (isinstance(timeout, (int, float)) and timeout > 0 and math.isfinite(timeout)):
        return "timeout must be a number of seconds above 0."
    if not isinstance(retries, int) or retries < 0:
        return "retries must be 0 or a positive whole number."
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
