# Replies of lines, each of which is a JSON text.

from dataclasses import dataclass
from typing import List

import httpx

from ._received import Received, received_from

JSON = "application/json"
LINES = "application/jsonl"


@dataclass(frozen=True)
class Line:
    """A line of a reply, and the metadata of the reply without its text."""

    text: str
    whole: Received


class LineReader:
    """Cuts the pieces of a reply into lines. What follows the last line break is no line."""

    def __init__(self, response: httpx.Response, requests: int) -> None:
        self._whole = received_from(response.status_code, response.headers, b"", requests)
        self._parts: List[bytes] = []
        self.is_begun = False
        """Whether a line has come."""

    def lines(self, piece: bytes) -> List[Line]:
        """The lines that end in the piece."""
        first, *others = piece.split(b"\n")
        self._parts.append(first)
        lines = []
        for part in others:
            lines.append(Line(b"".join(self._parts).decode("utf-8", "replace"), self._whole))
            self._parts = [part]
        self.is_begun = self.is_begun or bool(lines)
        return lines


def has_lines(response: httpx.Response) -> bool:
    return response.status_code == 200 and response.headers.get("content-type", "").startswith(LINES)
