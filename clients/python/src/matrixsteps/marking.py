"""For who marks: many students' workings on one task, as a table of first slips.

    marking = mark(client, {"operation": "rref", "a": [[1, 3, 2], [4, 7, 5]], "augmented": 1}, open("workings.jsonl"))
    print(marking.to_text())
"""

import csv
import io
import json
from collections import Counter
from collections.abc import Mapping as AnyMapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, fields
from decimal import Decimal
from typing import Any, Dict, Iterable, List, Literal, Mapping, Optional, Sequence, Set, Tuple, Union

from ._client import Client
from ._derived.records import WorkingFeedback
from ._errors import (
    AuthenticationError,
    InvalidArgumentError,
    MatrixStepsError,
    NotFoundError,
    QuotaExceededError,
    ServiceConnectionError,
)

__all__ = ["Mark", "Marking", "mark"]

# Errors that every other working would have, too.
_COMMON = (AuthenticationError, NotFoundError, QuotaExceededError, ServiceConnectionError)
_AT_ONCE = 8
# The least rung that tells the kind of a slip; it tells no right entry.
_RUNG = 3
_UNKNOWN = "no kind known"

Submission = Union[str, bytes, Mapping[str, Any]]
"""A dict with `student` and `working`, or the JSON text of one."""


@dataclass(frozen=True)
class Mark:
    """What is to be said of one student's working. Lines, rows and columns count from 1."""

    line_of_file: int
    """The place of the working in what was given, blank lines included."""
    student: str
    answer: Optional[str]
    """The verdict of the answer: right, follows, wrong, right-but-not-from-this-working, unfinished, none; None with an error."""
    lines: Optional[int]
    """How many lines the working has."""
    slip_line: Optional[int]
    """The first line that does not follow; None where all do."""
    slip_row: Optional[int]
    slip_column: Optional[int]
    certainty: Optional[str]
    """Of the first slip: proved, only-explanation, likely, tie, unknown."""
    kind: str
    """The slip's id and name; several that lead to just this line stand with "or" between them. Empty where none is known."""
    sentence: str
    """What happened, without the right entry."""
    follow: Optional[int]
    """How many later lines follow from the student's own line before them."""
    later: Optional[int]
    """How many lines stand after the first slip."""
    unread: str
    """The lines of which something was not read, such as "2, 5"."""
    cannot_tell: str
    """The lines of which nothing can be told: look at them yourself."""
    error: str
    """Why the working was not judged; empty where it was."""


_COLUMNS = tuple(field.name for field in fields(Mark))
# What the aligned text shows, the sentence or the error last.
_SHOWN = ("line_of_file", "student", "answer", "slip_line", "slip_row", "kind", "follow", "later", "unread", "cannot_tell")


@dataclass(frozen=True)
class Marking:
    """The marks of many workings, in their order."""

    marks: Tuple[Mark, ...]

    def rows(self) -> List[Dict[str, Any]]:
        """The marks as dicts, for `pandas.DataFrame` and its like."""
        return [asdict(one) for one in self.marks]

    @property
    def kinds(self) -> Dict[str, int]:
        """How often each kind is the first slip, the most frequent first; slips of unknown kind come last."""
        slips = Counter(one.kind or _UNKNOWN for one in self.marks if one.slip_line is not None)
        return dict(sorted(slips.items(), key=lambda item: (item[0] == _UNKNOWN, -item[1], item[0])))

    def summary(self) -> str:
        """How many workings there are, and the kinds of their first slips. To be looked at are those without a slip that
        have lines that were not read, or of which nothing can be told."""
        judged = [one for one in self.marks if one.error == ""]
        slipped = sum(one.slip_line is not None for one in judged)
        doubtful = sum(one.slip_line is None and bool(one.unread or one.cannot_tell) for one in judged)
        counts = [
            f"workings: {len(self.marks)}",
            f"with a slip: {slipped}",
            f"without one: {len(judged) - slipped - doubtful}",
            f"to be looked at: {doubtful}",
            f"not judged: {len(self.marks) - len(judged)}",
        ]
        lines = [", ".join(counts), *(f"{count:>6}  {kind}" for kind, count in self.kinds.items())]
        return "\n".join(lines) + "\n"

    def to_csv(self) -> str:
        """A table with commas, for spreadsheets. A text that a spreadsheet would take for a formula begins with an apostrophe."""
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(_COLUMNS)
        for row in self.rows():
            writer.writerow([_csv_cell(row[name]) for name in _COLUMNS])
        return text.getvalue()

    def to_json_lines(self) -> str:
        """A JSON object a line."""
        return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in self.rows())

    def to_text(self) -> str:
        """An aligned table, and below it the summary."""
        head = [name.replace("_", " ") for name in _SHOWN]
        rows = [[_shown(row[name]) for name in _SHOWN] for row in self.rows()]
        widths = [max(map(len, column)) for column in zip(head, *rows)]
        said = ["sentence", *(_shown(one.error or one.sentence) for one in self.marks)]
        lines = [
            "  ".join([*(cell.ljust(width) for cell, width in zip(cells, widths)), last]).rstrip()
            for cells, last in zip([head, *rows], said)
        ]
        return "\n".join([*lines, "", self.summary()])


def mark(
    client: Client,
    task: Mapping[str, Any],
    workings: Iterable[Submission],
    *,
    named_operations: Optional[Literal["may-differ", "unless-proved", "must-match"]] = None,
    follow_through: Optional[bool] = None,
    rounding: Optional[Union[int, str]] = None,
) -> Marking:
    """Judges each working on the task, eight at a time. Nothing is raised for a single working: its error stands in its mark.
    An error that all others would have too, such as a key that is not known, ends the asking and stands in all that are left.

    Args:
        client: Its retries and pauses hold for each working, and each counts as an answer.
        task: As in `client.feedback.working`.
        workings: Dicts with `student` and `working`, or lines of JSON with these; blank lines are passed over.
        named_operations: As in `client.feedback.working`.
        follow_through: As in `client.feedback.working`.
        rounding: As in `client.feedback.working`.

    Raises:
        InvalidArgumentError: A task that is no dict.
    """
    if not isinstance(task, AnyMapping):
        raise InvalidArgumentError("task must be a dict with operation and its inputs.")
    ended: List[MatrixStepsError] = []

    def marked(place: int, submission: Submission) -> Mark:
        student = ""
        try:
            members = _members(submission)
            student = _name(members.get("student"))
            if "working" not in members:
                raise ValueError("it has no member working")
            if ended:
                raise ended[0]
            reply = client.feedback.working(
                task,
                members["working"],
                rung=_RUNG,
                named_operations=named_operations,
                follow_through=follow_through,
                rounding=rounding,
            )
            return _mark(place, student, reply.result.answer)
        except MatrixStepsError as error:
            if isinstance(error, _COMMON):
                ended.append(error)
            return _failed(place, student, str(error))
        except ValueError as error:
            return _failed(place, student, str(error))

    given = [(place, one) for place, one in enumerate(workings, 1) if not (isinstance(one, (str, bytes)) and not one.strip())]
    with ThreadPoolExecutor(_AT_ONCE) as threads:
        return Marking(tuple(threads.map(lambda item: marked(*item), given)))


def _members(submission: Submission) -> Mapping[str, Any]:
    """Raises ValueError for what is no JSON object."""
    if isinstance(submission, (str, bytes)):
        try:
            text = submission.decode("utf-8-sig") if isinstance(submission, bytes) else submission
            # Decimal keeps the zeros that a student wrote.
            members = json.loads(text, parse_float=Decimal, parse_constant=_refuse_constant)
        except json.JSONDecodeError as error:
            raise ValueError(f"it is not JSON: {error.msg} at character {error.pos + 1}") from None
        except UnicodeDecodeError:
            raise ValueError("it is not UTF-8") from None
        except RecursionError:
            raise ValueError("it is nested too deeply") from None
    else:
        members = submission
    if not isinstance(members, AnyMapping):
        raise ValueError("it is no object with the members student and working")
    return members


def _refuse_constant(name: str) -> None:
    raise ValueError(f"it is not JSON: {name} is no number")


def _name(student: Any) -> str:
    if student is None:
        return ""
    text = student if isinstance(student, str) else str(student)
    # A half of a pair of surrogates can be written nowhere.
    return text.encode("utf-8", "replace").decode("utf-8")


def _mark(place: int, student: str, judged: WorkingFeedback) -> Mark:
    at = judged.first_slip
    slip = None if at is None else judged.lines[at]
    after = () if at is None else judged.lines[at + 1 :]
    explanations = () if slip is None else slip.explanations
    unread = _with_verdict(judged, "unread")
    paths = (part.path for part in judged.unread)
    unread |= {path[1] + 1 for path in paths if len(path) > 1 and isinstance(path[1], int)}
    return Mark(
        line_of_file=place,
        student=student,
        answer=judged.answer,
        lines=len(judged.lines),
        slip_line=None if at is None else at + 1,
        slip_row=None if slip is None else slip.row,
        slip_column=None if slip is None else slip.column,
        certainty=None if slip is None else slip.certainty,
        kind=" or ".join(dict.fromkeys(explanation.kind for explanation in explanations)),
        sentence=" Or: ".join(dict.fromkeys(explanation.sentence for explanation in explanations)),
        follow=None if slip is None else sum(line.verdict == "follows" for line in after),
        later=None if slip is None else len(after),
        unread=_listed(unread),
        cannot_tell=_listed(_with_verdict(judged, "cannot-tell")),
        error="",
    )


def _with_verdict(judged: WorkingFeedback, verdict: str) -> Set[int]:
    return {number for number, line in enumerate(judged.lines, 1) if line.verdict == verdict}


def _listed(numbers: Set[int]) -> str:
    return ", ".join(map(str, sorted(numbers)))


def _failed(place: int, student: str, error: str) -> Mark:
    nothing: Sequence[None] = [None] * 6
    answer, lines, line, row, column, certainty = nothing
    return Mark(place, student, answer, lines, line, row, column, certainty, "", "", None, None, "", "", error)


def _csv_cell(value: Any) -> Any:
    if isinstance(value, str) and value[:1] in tuple("=+-@\t\r"):
        return f"'{value}"
    return value


def _shown(value: Any) -> str:
    text = "" if value is None else str(value)
    return "".join(sign if sign.isprintable() else " " for sign in text)
