# Practice: exercises, and feedback on what a student answers.

from collections.abc import Mapping as AnyMapping
from typing import TYPE_CHECKING, Any, Dict, Mapping, Optional, Sequence, Tuple, Type, TypeVar, Union

from ._body import body_text
from ._derived.records import AnswerFeedback, Endpoint, Exercise, Metadata
from ._errors import InvalidArgumentError, malformed
from ._received import Received
from ._record import Record
from ._replies import parsed

if TYPE_CHECKING:
    from ._client import AsyncSender, Sender

ROOT = "/v1/mathematics/linear-algebra"
EXERCISES = f"{ROOT}/exercises"
FEEDBACK_ANSWER = f"{ROOT}/feedback/answer"

Question = Union[str, Exercise, Mapping[str, Any]]
"""An exercise, its id, or an operation with its inputs: `{"operation": "inverse", "a": [[2, 1], [5, 3]]}`."""


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


def answer_body(question: Question, answer: Any, reveal: bool, decimals: Optional[int]) -> str:
    """The body of a request for feedback. Raises InvalidArgumentError for what JSON cannot carry."""
    options = {"answer": answer, **({"reveal": True} if reveal else {}), **({} if decimals is None else {"decimals": decimals})}
    return body_text(_asked(question), options, {})


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
        self, question: Question, answer: Any, *, reveal: bool = False, decimals: Optional[int] = None
    ) -> AnswerReply:
        """Whether a student's answer is right, and which places are wrong, without telling the right answer.

        Args:
            question: An exercise, its id, or a dict with `operation` and its inputs.
            answer: What the student wrote: a number, lists, an array, or text such as "1/2", "2√2" or "x^2 - 5x - 2".
            reveal: Whether the reply tells the right answer as well.
            decimals: The places to which the answer was asked for; without it, those that were written.
        """
        body = answer_body(question, answer, reveal, decimals)
        return practice_from(self._sender.send("POST", FEEDBACK_ANSWER, body), AnswerReply)


class AsyncFeedback:
    """The same for methods that are awaited."""

    def __init__(self, sender: "AsyncSender") -> None:
        self._sender = sender

    async def answer(
        self, question: Question, answer: Any, *, reveal: bool = False, decimals: Optional[int] = None
    ) -> AnswerReply:
        """Whether a student's answer is right, and which places are wrong, without telling the right answer.

        Args:
            question: An exercise, its id, or a dict with `operation` and its inputs.
            answer: What the student wrote: a number, lists, an array, or text such as "1/2", "2√2" or "x^2 - 5x - 2".
            reveal: Whether the reply tells the right answer as well.
            decimals: The places to which the answer was asked for; without it, those that were written.
        """
        body = answer_body(question, answer, reveal, decimals)
        return practice_from(await self._sender.send("POST", FEEDBACK_ANSWER, body), AnswerReply)
