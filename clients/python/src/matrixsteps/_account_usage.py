# What the account has used, by month and key, by day and by path, as the service tells it.

from datetime import datetime
from typing import Tuple

from ._errors import malformed
from ._received import Received
from ._record import Record
from ._replies import parsed

USAGE_PATH = "/v1/usage"


class DayUsage(Record):
    """The requests of a day (UTC): those that got an answer, and those that were refused."""

    date: str
    answered: int
    refused: int


class PathUsage(Record):
    """The requests to a path."""

    path: str
    answered: int
    refused: int


class KeyUsage(Record):
    """The answers of a key in a month. The id "sign-up" is that of the key of the sign-up with the service's pages, "revoked"
    that of all revoked keys."""

    id: str
    name: str
    answered: int


class MonthUsage(Record):
    """The answers of a month (UTC), and those of each key that had some: they add up to `used`."""

    month: str
    used: int
    keys: Tuple[KeyUsage, ...]


class AccountUsage(Record):
    """What the account has used, this month and by key in the months before."""

    month: str
    """The month (UTC) that is counted, such as "2026-11"."""
    plan: str
    limit: int
    """Answers a month."""
    used: int
    remaining: int
    resets_at: datetime
    """When the count is reset."""
    months: Tuple[MonthUsage, ...]
    """The months with answers, and this one, the newest first."""
    days: Tuple[DayUsage, ...]
    """Every day of the month until today."""
    paths: Tuple[PathUsage, ...]
    """The sums of each path, the most used first."""
    response: Received
    """The metadata of the reply."""


def account_usage_from(received: Received) -> AccountUsage:
    """Raises MalformedReplyError where the reply tells no usage."""
    body = parsed(received)
    end, days, paths = (body.get(name) for name in ("resets_at", "days", "paths"))
    if not isinstance(end, str) or not isinstance(days, list) or not isinstance(paths, list):
        raise malformed(received, "it tells no usage")
    try:
        # Python before 3.11 reads no Z.
        resets_at = datetime.fromisoformat(end.replace("Z", "+00:00"))
    except ValueError:
        raise malformed(received, "it tells no usage") from None
    usage = AccountUsage(body)
    usage.__dict__.update(resets_at=resets_at, response=received)
    return usage
