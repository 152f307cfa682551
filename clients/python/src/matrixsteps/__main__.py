"""`python -m matrixsteps mark`: a table of many students' workings on one task."""

import argparse
import io
import json
import sys
from decimal import Decimal
from typing import Any, Callable, Dict, List, Optional

from ._client import Client
from ._errors import MatrixStepsError
from .marking import Marking, mark

_FORMATS: Dict[str, Callable[[Marking], str]] = {
    "text": Marking.to_text,
    "csv": Marking.to_csv,
    "jsonl": Marking.to_json_lines,
}


def main(arguments: Optional[List[str]] = None) -> int:
    """Runs the command. Returns 0, 1 where a working could not be judged, or 2 where nothing could be asked."""
    _write_utf8()
    given = _parser().parse_args(arguments)
    try:
        with open(given.task, encoding="utf-8-sig") as file:
            task = json.load(file, parse_float=Decimal)
        lines = _lines(given.workings)
        with Client(base_url=given.base_url) as client:
            marking = mark(
                client,
                task,
                lines,
                named_operations=given.named_operations,
                follow_through=None if given.follow_through else False,
                rounding=given.rounding,
            )
        _write(given.output, _FORMATS[given.format](marking))
    except (OSError, ValueError, MatrixStepsError) as error:
        print(f"matrixsteps: {error}", file=sys.stderr)
        return 2
    if given.format != "text" or given.output is not None:
        print(marking.summary(), end="", file=sys.stderr)
    return 1 if any(one.error for one in marking.marks) else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m matrixsteps", description="The key is read from MATRIXSTEPS_API_KEY.")
    commands = parser.add_subparsers(required=True, metavar="command")
    command = commands.add_parser("mark", help="the first slips of many students' workings on one task, as a table")
    command.add_argument("workings", help='JSON Lines, {"student": "...", "working": [...]} each; - reads standard input')
    command.add_argument("--task", required=True, help='a file of JSON: {"operation": "rref", "a": [[1, 2], [3, 4]]}')
    command.add_argument("--format", choices=list(_FORMATS), default="text", help="without it text: an aligned table")
    command.add_argument("--output", help="the file to write the table to, instead of standard output")
    command.add_argument("--base-url", help="the address of the service; else MATRIXSTEPS_BASE_URL")
    command.add_argument("--named-operations", choices=["may-differ", "unless-proved", "must-match"])
    command.add_argument("--no-follow-through", dest="follow_through", action="store_false")
    command.add_argument("--rounding", help="the decimal places that each line is rounded to")
    return parser


def _lines(path: str) -> List[bytes]:
    if path == "-":
        return list(sys.stdin.buffer)
    with open(path, "rb") as file:
        return list(file)


def _write(path: Optional[str], text: str) -> None:
    if path is None:
        sys.stdout.write(text)
        return
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.write(text)


def _write_utf8() -> None:
    streams: List[Any] = [sys.stdout, sys.stderr]
    for stream in streams:
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")


if __name__ == "__main__":
    sys.exit(main())
