# Practice: exercises, and feedback on what a student answers.

from collections.abc import Mapping as AnyMapping
from typing import TYPE_CHECKING, Any, Dict, Literal, Mapping, Optional, Sequence, Tuple, Type, TypeVar, Union

from ._body import body_text
from ._derived.records import AnswerFeedback, Endpoint, Exercise, Metadata, NextStepFeedback, WorkingFeedback
from ._errors import InvalidArgumentError, malformed
from ._received import Received
from ._record import Record
from ._replies import parsed

if TYPE_CHECKING:
    from ._client import AsyncSender, Sender

ROOT = "/v1/mathematics/linear-algebra"
EXERCISES = f"{ROOT}/exercises"
FEEDBACK_ANSWER = f"{ROOT}/feedback/answer"
FEEDBACK_WORKING = f"{ROOT}/feedback/working"
FEEDBACK_NEXT_STEP = f"{ROOT}/feedback/next-step"

Question = Union[str, Exercise, Mapping[str, Any]]
"""An exercise, its id, or an operation with its inputs: `{"operation": "inverse", "a": [[2, 1], [5, 3]]}`."""

Working = Union[str, Sequence[Mapping[str, Any]]]
"""The lines of a working, such as `{"operations": "R2 - 4R1", "matrix": [[1, 3, 2], [0, -5, -3]]}`; or a
list of texts, or one text."""
HintFormat = Literal["latex", "html", "speech", "mathml"]


class PracticeEnvelope(Record):
    """The envelope of a reply about practice."""

    metadata: Metadata
    endpoint: Endpoint
    notes: Tuple[str, ...]
    response: Received
    """The metadata of the reply: status, headers, request id, usage, the text as it came."""


class ExercisesResult(Record):
    """The exercises, in order."""

    name: str
    answer: Tuple[Exercise, ...]


class Exercises(PracticeEnvelope):
    """Exercises with hints, answers and the bodies that solve them."""

    result: ExercisesResult


class FeedbackResult(Record):
    """What is to be said of an answer."""

    name: str
    answer: AnswerFeedback


class AnswerReply(PracticeEnvelope):
    """Feedback on a student's answer."""

    result: FeedbackResult


class WorkingResult(Record):
    """What is to be said of a working."""

    name: str
    answer: WorkingFeedback


class WorkingReply(PracticeEnvelope):
    """Feedback on a student's working."""

    result: WorkingResult


class NextStepResult(Record):
    """What is to be said of the next step."""

    name: str
    answer: NextStepFeedback


class NextStepReply(PracticeEnvelope):
    """The next row operation from where the student stands."""

    result: NextStepResult


E = TypeVar("E", bound=PracticeEnvelope)


def exercises_body(
    operation: Union[str, Sequence[str]],
    difficulty: Optional[str],
    objective: Optional[str],
    count: Optional[int],
    seed: Optional[int],
) -> str:
    """The body of a request for exercises. Raises InvalidArgumentError for what JSON cannot carry."""
    chosen: Dict[str, Any] = {"operation": operation} if isinstance(operation, str) else {"operations": list(operation)}
    options = {"difficulty": difficulty, "objective": objective, "count": count, "seed": seed}
    return body_text({}, {**chosen, **{name: value for name, value in options.items() if value is not None}}, {})


def answer_body(
    question: Question, answer: Any, reveal: bool, decimals: Optional[int], formats: Optional[Sequence[HintFormat]]
) -> str:
    """The body of a request for feedback. Raises InvalidArgumentError for what JSON cannot carry."""
    options = _given({"reveal": reveal or None, "decimals": decimals, "formats": formats})
    return body_text(_asked(question), {"answer": answer, **options}, {})


def working_body(task: Mapping[str, Any], working: Working, policy: Mapping[str, Any], told: Mapping[str, Any]) -> str:
    """The body of a request about a working. Raises InvalidArgumentError for what JSON cannot carry."""
    if not isinstance(task, AnyMapping):
        raise InvalidArgumentError("task must be a dict with operation and its inputs.")
    parts = {"policy": _given(policy), "feedback": _given(told)}
    return body_text({}, {"task": task, "working": working, **{name: part for name, part in parts.items() if part}}, {})


def _given(members: Mapping[str, Any]) -> Dict[str, Any]:
    return {name: value for name, value in members.items() if value is not None}


def _asked(question: Question) -> Mapping[str, Any]:
    if isinstance(question, str):
        return {"exercise": question}
    if isinstance(question, Exercise):
        return {"exercise": question.id}
    if not isinstance(question, AnyMapping):
        raise InvalidArgumentError("question must be an exercise, its id, or a dict with operation and its inputs.")
    if "id" in question:
        return {"exercise": question["id"]}
    return question


def practice_from(received: Received, kind: Type[E]) -> E:
    """Raises MalformedReplyError where the reply is no envelope."""
    body = parsed(received)
    if not isinstance(body.get("metadata"), dict):
        raise malformed(received, "it has no metadata")
    result = body.get("result")
    if not isinstance(result, dict) or "answer" not in result:
        raise malformed(received, "its result has no answer")
    envelope = kind({name: member for name, member in body.items() if name != "response"})
    envelope.__dict__["response"] = received
    return envelope


class Feedback:
    """What is to be said of students' answers."""

    def __init__(self, sender: "Sender") -> None:
        self._sender = sender

    def answer(
        self,
        question: Question,
        answer: Any,
        *,
        reveal: bool = False,
        decimals: Optional[int] = None,
        formats: Optional[Sequence[HintFormat]] = None,
    ) -> AnswerReply:
        """Whether a student's answer is right, and which places are wrong, without telling the right answer.

        Args:
            question: An exercise, its id, or a dict with `operation` and its inputs.
            answer: What the student wrote: a number, lists, an array, or text such as "1/2", "2√2" or "x^2 - 5x - 2".
            reveal: Whether the reply tells the right answer as well.
            decimals: The places to which the answer was asked for; without it, those that were written.
            formats: Formats of the explanations beside plain text.
        """
        body = answer_body(question, answer, reveal, decimals, formats)
        return practice_from(self._sender.send("POST", FEEDBACK_ANSWER, body), AnswerReply)

    def working(
        self,
        task: Mapping[str, Any],
        working: Working,
        *,
        rung: Optional[int] = None,
        next_step: Optional[bool] = None,
        formats: Optional[Sequence[HintFormat]] = None,
        named_operations: Optional[Literal["may-differ", "unless-proved", "must-match"]] = None,
        follow_through: Optional[bool] = None,
        rounding: Optional[Union[int, str]] = None,
    ) -> WorkingReply:
        """A verdict on every line of a student's working, the first slip with its kind, and hints. Lines count from 0, rows
        and columns from 1. No rung below 5 tells a right entry.

        Args:
            task: A dict with `operation` and its inputs: `{"operation": "rref", "a": [[1, 3, 2], [4, 7, 5]], "augmented": 1}`.
            working: The lines in order, each a dict with one of `matrix`, `expression`, `entries`, `values` and `claim`, and
                perhaps `operations` and `role`; or a list of texts, or the whole working as one text, plain or LaTeX.
            rung: How much is told, from 1 (that a line fails) to 5 (the right row); 3 without it.
            next_step: Whether the next row operation is told too.
            formats: Formats of the hints beside plain text.
            named_operations: Whether a line that is equivalent, but not what was named, is a slip: "must-match" is always.
            follow_through: Whether lines after a slip are judged from the line before them; they are without it.
            rounding: The decimal places that each line is rounded to, or "exact".
        """
        policy = {"named_operations": named_operations, "follow_through": follow_through, "rounding": rounding}
        body = working_body(task, working, policy, {"rung": rung, "next_step": next_step, "formats": formats})
        return practice_from(self._sender.send("POST", FEEDBACK_WORKING, body), WorkingReply)

    def next_step(
        self,
        task: Mapping[str, Any],
        working: Working = (),
        *,
        rung: Optional[int] = None,
        formats: Optional[Sequence[HintFormat]] = None,
    ) -> NextStepReply:
        """The next row operation from the student's own last matrix, for tasks that are worked by row operations.

        Args:
            task: A dict with `operation` and its inputs.
            working: The lines so far; without them the student stands at the task.
            rung: How much is told, from 1 to 5: the operation from 3 on, the matrix after it at 5; 3 without it.
            formats: Formats of the hints beside plain text.
        """
        body = working_body(task, working, {}, {"rung": rung, "formats": formats})
        return practice_from(self._sender.send("POST", FEEDBACK_NEXT_STEP, body), NextStepReply)


class AsyncFeedback:
    """The same for methods that are awaited."""

    def __init__(self, sender: "AsyncSender") -> None:
        self._sender = sender

    async def answer(
        self,
        question: Question,
        answer: Any,
        *,
        reveal: bool = False,
        decimals: Optional[int] = None,
        formats: Optional[Sequence[HintFormat]] = None,
    ) -> AnswerReply:
        """Whether a student's answer is right, and which places are wrong, without telling the right answer.

        Args:
            question: An exercise, its id, or a dict with `operation` and its inputs.
            answer: What the student wrote: a number, lists, an array, or text such as "1/2", "2√2" or "x^2 - 5x - 2".
            reveal: Whether the reply tells the right answer as well.
            decimals: The places to which the answer was asked for; without it, those that were written.
            formats: Formats of the explanations beside plain text.
        """
        body = answer_body(question, answer, reveal, decimals, formats)
        return practice_from(await self._sender.send("POST", FEEDBACK_ANSWER, body), AnswerReply)

    async def working(
        self,
        task: Mapping[str, Any],
        working: Working,
        *,
        rung: Optional[int] = None,
        next_step: Optional[bool] = None,
        formats: Optional[Sequence[HintFormat]] = None,
        named_operations: Optional[Literal["may-differ", "unless-proved", "must-match"]] = None,
        follow_through: Optional[bool] = None,
        rounding: Optional[Union[int, str]] = None,
    ) -> WorkingReply:
        """A verdict on every line of a student's working, the first slip with its kind, and hints. Lines count from 0, rows
        and columns from 1. No rung below 5 tells a right entry.

        Args:
            task: A dict with `operation` and its inputs: `{"operation": "rref", "a": [[1, 3, 2], [4, 7, 5]], "augmented": 1}`.
            working: The lines in order, each a dict with one of `matrix`, `expression`, `entries`, `values` and `claim`, and
                perhaps `operations` and `role`; or a list of texts, or the whole working as one text, plain or LaTeX.
            rung: How much is told, from 1 (that a line fails) to 5 (the right row); 3 without it.
            next_step: Whether the next row operation is told too.
            formats: Formats of the hints beside plain text.
            named_operations: Whether a line that is equivalent, but not what was named, is a slip: "must-match" is always.
            follow_through: Whether lines after a slip are judged from the line before them; they are without it.
            rounding: The decimal places that each line is rounded to, or "exact".
        """
        policy = {"named_operations": named_operations, "follow_through": follow_through, "rounding": rounding}
        body = working_body(task, working, policy, {"rung": rung, "next_step": next_step, "formats": formats})
        return practice_from(await self._sender.send("POST", FEEDBACK_WORKING, body), WorkingReply)

    async def next_step(
        self,
        task: Mapping[str, Any],
        working: Working = (),
        *,
        rung: Optional[int] = None,
        formats: Optional[Sequence[HintFormat]] = None,
    ) -> NextStepReply:
        """The next row operation from the student's own last matrix, for tasks that are worked by row operations.

        Args:
            task: A dict with `operation` and its inputs.
            working: The lines so far; without them the student stands at the task.
            rung: How much is told, from 1 to 5: the operation from 3 on, the matrix after it at 5; 3 without it.
            formats: Formats of the hints beside plain text.
        """
        body = working_body(task, working, {}, {"rung": rung, "formats": formats})
        return practice_from(await self._sender.send("POST", FEEDBACK_NEXT_STEP, body), NextStepReply)
