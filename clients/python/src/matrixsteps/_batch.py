# Batches: many questions in few requests, each with a reply or an error of its own; everything but the sending itself.

import json
from dataclasses import dataclass, replace
from typing import Any, Dict, Generator, Generic, Iterable, List, Optional, Protocol, Sequence, Tuple, TypeVar, Union

import httpx

from ._errors import InvalidArgumentError, MalformedReplyError, MatrixStepsError, error_for, is_final, malformed
from ._exchange import pause_after
from ._lines import Line
from ._question import Question
from ._received import Received, read_retry_after

BATCH_PATH = "/v1/batch"
BATCH_SIZE = 100
MOST_QUESTIONS = 1000

# Statuses of a question that may pass.
PASSING = frozenset({429, 503})

Reply = TypeVar("Reply")

BatchAnswer = Union[Reply, MatrixStepsError]
"""The reply to a question, or its error."""


class ProgressBar(Protocol):
    """A bar that grows, such as one of tqdm."""

    def update(self, n: int) -> Any:
        """So many questions more have an answer."""

    def close(self) -> Any:
        """It is over."""


class MakeProgressBar(Protocol):
    """What makes a bar, such as the class `tqdm`."""

    def __call__(self, *, total: int) -> ProgressBar: ...


@dataclass(frozen=True)
class Send:
    """The body of a batch is to be sent; the reply is wanted, its first line, or the error."""

    body: str
    lines: bool
    """Whether a reply of lines is asked for."""


@dataclass(frozen=True)
class NextLine:
    """The next line of the reply is wanted; None at its end, or the error."""


@dataclass(frozen=True)
class Pause:
    """So many seconds are to be waited."""

    seconds: float


@dataclass(frozen=True)
class Answered(Generic[Reply]):
    """The next answers are there, in the order of the questions."""

    answers: Sequence[BatchAnswer[Reply]]


Step = Union[Send, NextLine, Pause, Answered[Reply]]
Outcome = Union[Received, Line, MatrixStepsError]
Steps = Generator[Step[Reply], Optional[Outcome], None]
Asking = Generator[Union[Send, NextLine, Pause], Optional[Outcome], None]

COUNT_DIFFERS = "it has not one answer for each question"


def batch_steps(questions: Sequence[Question[Reply]], size: int, lines: bool, retries: int) -> Steps[Reply]:
    """What is to be done, step by step; with lines each answer is there as soon as it and those before it are. An error of a
    request stands in the place of all its questions that have no answer and of those after it, which are not asked any
    more. Raises InvalidArgumentError for what is no question."""
    if not isinstance(size, int) or not 1 <= size <= MOST_QUESTIONS:
        raise InvalidArgumentError(f"size must be a whole number from 1 to {MOST_QUESTIONS}.")
    for place, question in enumerate(questions):
        if not isinstance(question, Question):
            raise InvalidArgumentError(f"Item {place} is no question: make questions with client.questions.")
    failure: Optional[MatrixStepsError] = None
    for start in range(0, len(questions), size):
        some = questions[start : start + size]
        settled: Dict[int, Union[Received, MatrixStepsError]] = {}
        told = 0
        if failure is None:
            asking = _ask_together(some, lines, retries, settled)
            try:
                step = next(asking)
                while True:
                    before = told
                    while lines and told in settled:
                        told += 1
                    if told > before:
                        yield Answered([_answer(some[place], settled[place]) for place in range(before, told)])
                    step = asking.send((yield step))
            except StopIteration:
                pass
            except MatrixStepsError as error:
                failure = error
        left = []
        for place in range(told, len(some)):
            outcome = settled.get(place, failure)
            assert outcome is not None
            left.append(_answer(some[place], outcome))
        yield Answered(left)


def _ask_together(
    questions: Sequence[Question[Any]], lines: bool, retries: int, settled: Dict[int, Union[Received, MatrixStepsError]]
) -> Asking:
    """Asks some questions in one request, and those again that were refused for a moment, or whose lines did not come. Fills
    `settled`, whose keys are the places of the questions."""
    bodies: Dict[int, str] = {}
    for place, question in enumerate(questions):
        try:
            bodies[place] = f'{{"route":{json.dumps(question.route)},"body":{question.body()}}}'
        except InvalidArgumentError as error:
            settled[place] = error
    places = list(bodies)
    failures = 0
    while places:
        failures += 1
        members: Dict[int, Received] = {}
        cut: Optional[MatrixStepsError] = None
        outcome = yield Send('{"questions":[' + ",".join(bodies[place] for place in places) + "]}", lines)
        if isinstance(outcome, MatrixStepsError):
            raise outcome
        if isinstance(outcome, Received):
            members.update(zip(places, _members(outcome, len(places))))
            settled.update((place, member) for place, member in members.items() if not _may_pass(member))
        while isinstance(outcome, Line):
            member = _member_of_line(outcome)
            if member is None or len(members) == len(places):
                cut = malformed(outcome.whole, "a line is no answer")
                break
            place = places[len(members)]
            members[place] = member
            if not _may_pass(member):
                settled[place] = member
            whole = outcome.whole
            outcome = yield NextLine()
            if isinstance(outcome, MatrixStepsError):
                cut = outcome
            elif outcome is None and len(members) < len(places):
                cut = malformed(whole, COUNT_DIFFERS)
        places = [place for place in places if place not in settled]
        if not places:
            break
        pause = None
        if failures <= retries and not isinstance(cut, MalformedReplyError):
            asked = (read_retry_after(members[place].headers) or 1 for place in places if place in members)
            pause = pause_after(failures, None if cut is not None else max(asked))
        if pause is None:
            settled.update((place, members[place]) for place in places if place in members)
            if cut is not None:
                raise cut
            break
        yield Pause(pause)


def _may_pass(member: Received) -> bool:
    return member.status in PASSING and not is_final(member.headers)


def _members(whole: Received, count: int) -> List[Received]:
    """The members of the reply, each as if it had come alone. Raises MalformedReplyError."""
    try:
        parsed = json.loads(whole.text)
    except (ValueError, RecursionError):
        raise malformed(whole, "it is not JSON") from None
    answers = parsed.get("answers") if isinstance(parsed, dict) else None
    if not isinstance(answers, list) or len(answers) != count:
        raise malformed(whole, COUNT_DIFFERS)
    texts = _parts(dict(_parts(whole.text))["answers"])
    return [_member(whole, answer, text) for answer, (_, text) in zip(answers, texts)]


def _member_of_line(line: Line) -> Optional[Received]:
    """None for what is no answer."""
    try:
        answer = json.loads(line.text)
        return _member(line.whole, answer, line.text) if isinstance(answer, dict) else None
    except (KeyError, ValueError, RecursionError):
        return None


def _member(whole: Received, answer: Dict[str, Any], text: str) -> Received:
    headers = httpx.Headers(whole.headers)
    headers.update(answer.get("headers") or {})
    return replace(whole, status=answer["status"], headers=headers, text=dict(_parts(text))["body"])


_DECODER = json.JSONDecoder()
_SPACE = " \t\r\n"


def _parts(text: str) -> List[Tuple[str, str]]:
    """The items of a list or the members of an object, each with its name and its text as it came: parsing would lose
    digits. The text must be JSON."""
    parts: List[Tuple[str, str]] = []
    at = _after_space(text, 0)
    is_object = text[at] == "{"
    at = _after_space(text, at + 1)
    while text[at] not in "]}":
        name = ""
        if is_object:
            name, at = _DECODER.raw_decode(text, at)
            at = _after_space(text, _after_space(text, at) + 1)
        _, end = _DECODER.raw_decode(text, at)
        parts.append((name, text[at:end]))
        at = _after_space(text, end)
        if text[at] == ",":
            at = _after_space(text, at + 1)
    return parts


def _after_space(text: str, at: int) -> int:
    while text[at] in _SPACE:
        at += 1
    return at


def _answer(question: Question[Reply], outcome: Union[Received, MatrixStepsError]) -> BatchAnswer[Reply]:
    if isinstance(outcome, MatrixStepsError):
        return outcome
    if outcome.status != 200:
        return error_for(outcome)
    try:
        return question.read(outcome)
    except MatrixStepsError as error:
        return error


class Bar:
    """The progress bar of a batch, where one is wanted."""

    def __init__(self, make: Optional[MakeProgressBar], questions: Iterable[Any]) -> None:
        self._bar = None if make is None else make(total=len(list(questions)))

    def __enter__(self) -> "Bar":
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.close()

    def update(self, questions: int) -> None:
        if self._bar is not None:
            self._bar.update(questions)
