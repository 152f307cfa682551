# A question: what a derived method asks, and the reply to it.

from dataclasses import dataclass, field
from typing import Any, Mapping

from ._body import body_text
from ._received import Received
from ._replies import compact_from, envelope_from
from ._usual import Usual


@dataclass(frozen=True)
class Question:
    path: str
    chosen: str
    """The operation, or the choice of one."""
    shapes: Mapping[str, str]
    """The shape of the answer of each operation that may be chosen."""
    inputs: Mapping[str, Any]
    """As the API names them, in order."""
    options: Mapping[str, Any]
    kinds: Mapping[str, str] = field(default_factory=dict)
    """The kinds of the inputs that are no matrices."""

    def body(self) -> str:
        return body_text(self.inputs, self.options, self.kinds)


def envelope_reply(question: Question, received: Received) -> Any:
    shape = question.shapes[question.chosen]
    return envelope_from(received, shape, question.chosen, question.inputs)


def compact_reply(question: Question, received: Received) -> Any:
    name = question.options["result_name"]
    return compact_from(
        received, "ans" if isinstance(name, Usual) else name, question.shapes, question.chosen, question.inputs
    )
