# Replies: envelopes and compact replies, with answers of the same type as the input.

import json
import re
from decimal import Decimal
from fractions import Fraction
from typing import Any, Dict, Generic, List, Mapping, Optional, Protocol, Tuple, TypeVar

from ._derived.records import Details, Metadata, Representations, ResultProperties, Sections, Taxonomy
from ._entries import TextRows, Texts
from ._errors import malformed
from ._received import Received
from ._record import Record
from ._tables import Answers, Shape, in_kind_of

A = TypeVar("A")
T = TypeVar("T")


class Result(Record, Generic[A, T]):
    """The answer, with its description where the reply holds one."""

    name: str
    """The `result_name` of the request."""
    answer: A
    """Numbers of the same type as the input: lists, an array, a frame. Texts such as "1 + 5" where
    `evaluate_expressions` is False."""
    exact: Optional[T]
    """The exact values as texts ("2/3", "sqrt(5/4)") in lists, where some number of the answer is not exactly what it
    stands for; else None."""
    properties: ResultProperties
    representations: Representations

    def fractions(self) -> Any:
        """The exact answer as fractions, in lists. Raises ValueError where an entry is not rational."""
        return _fractions(self._data["answer"] if self.exact is None else self.exact)

    def _repr_latex_(self) -> Optional[str]:
        latex = self._data.get("representations", {}).get("latex")
        return None if latex is None else f"$\\displaystyle {latex}$"

    def _absence(self, name: str) -> str:
        return f"this result has no {name}: ask for it with include=['result'], or with the profile 'detailed'"


class MatrixResult(Result[A, TextRows]):
    """A matrix, row by row."""

    def fractions(self) -> List[List[Fraction]]:
        """The exact matrix as fractions. Raises ValueError where an entry is not rational."""
        found: List[List[Fraction]] = super().fractions()
        return found


class VectorResult(Result[A, Texts]):
    """One number for each row or column, or the coefficients of a polynomial, highest power first."""

    def fractions(self) -> List[Fraction]:
        """The exact numbers as fractions. Raises ValueError where one is not rational."""
        found: List[Fraction] = super().fractions()
        return found


class NumberResult(Result[float, str]):
    """A number."""

    def fractions(self) -> Fraction:
        """The exact number as a fraction. Raises ValueError where it is not rational."""
        found: Fraction = super().fractions()
        return found


class CountResult(Result[int, str]):
    """A whole number."""


class SizeResult(Result[Tuple[int, int], str]):
    """The number of rows and the number of columns."""


class PartsResult(Result[Answers, Any]):
    """Several named parts, which are attributes of the answer, too: `answer.basis`."""

    def fractions(self) -> Answers:
        """The parts with their exact numbers as fractions. Raises ValueError where a number is not rational."""
        found: Answers = super().fractions()
        return found


R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)


class LiteEnvelope(Protocol[R_co]):
    """What the reply of a method has with the profile "lite": an `Envelope` without the other sections."""

    @property
    def metadata(self) -> Metadata:
        """Facts about the request and the response."""

    @property
    def taxonomy(self) -> Taxonomy:
        """Where the operation belongs."""

    @property
    def result(self) -> R_co:
        """The answer."""

    @property
    def response(self) -> Received:
        """The metadata of the reply: status, headers, request id, usage, the text as it came."""

    def to_dict(self) -> Dict[str, Any]:
        """The members as the API writes them."""

    def _repr_html_(self) -> str:
        """What a notebook shows."""


class Envelope(Sections, Generic[R]):
    """The reply of a method: the answer, the steps, theory, exercises, as far as they were asked for.

    A section that was not requested is no attribute; the AttributeError says how to request it."""

    # A section that was not requested differs from one that is None, as `learn` may be.
    _missing_is_none = False

    result: R
    response: Received
    """The metadata of the reply: status, headers, request id, usage, the text as it came."""

    def __repr__(self) -> str:
        sections = ", ".join(name for name in self._data if name != "result")
        return f"{type(self).__name__}(result={self.__dict__.get('result')!r}, sections: {sections})"

    def _repr_html_(self) -> str:
        result = self.__dict__.get("result")
        latex = result._repr_latex_() if isinstance(result, Result) else None
        steps = self.__dict__.get("steps")
        shown = "" if latex is None else f"<div>{latex}</div>"
        return shown + ("" if steps is None else steps._repr_html_())

    def _absence(self, name: str) -> str:
        section = "answer" if name == "result" else name
        return f"this reply has no {name}: ask for it with include=[{section!r}], or with a fuller response_profile"


class Compact(Details, Generic[A, T]):
    """The reply of a compact method: the result, and what the level adds to it."""

    name: str
    """The `result_name` of the request; the API writes the result as the member of that name."""
    result: A
    digits: Optional[T]
    """The numbers as texts, where a double cannot hold all their digits; else None."""
    operation: Optional[str]
    """The choice, where the method chooses among operations and repeats it; else None."""
    response: Received
    """The metadata of the reply: status, headers, request id, usage, the text as it came."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(name={self.name!r}, result={self.result!r})"

    def _absence(self, name: str) -> str:
        return f"this reply has no {name}: ask for it with the api_level 'detailed'"


RESULTS: Mapping[str, Any] = {
    "matrix": MatrixResult,
    "vector": VectorResult,
    "polynomial": VectorResult,
    "scalar": NumberResult,
    "count": CountResult,
    "shape": SizeResult,
}


def parsed(received: Received) -> Dict[str, Any]:
    """The body of a reply. Raises MalformedReplyError where it is no object of JSON."""
    try:
        body = json.loads(received.text, parse_int=_whole)
    except (ValueError, RecursionError):
        raise malformed(received, "it is not JSON") from None
    if not isinstance(body, dict):
        raise malformed(received, "it is not an object")
    return body


def _whole(text: str) -> int:
    # `int` refuses texts of thousands of digits; Decimal does not.
    return int(text) if len(text) < 4000 else int(Decimal(text))


def envelope_from(received: Received, shape: Shape, operation: str, inputs: Mapping[str, Any]) -> Envelope[Any]:
    """Raises MalformedReplyError where the reply is no envelope."""
    body = parsed(received)
    if not isinstance(body.get("metadata"), dict):
        raise malformed(received, "it has no metadata")
    result = body.get("result")
    if result is not None and not (isinstance(result, dict) and "answer" in result):
        raise malformed(received, "its result has no answer")
    envelope: Envelope[Any] = Envelope({name: member for name, member in body.items() if name != "response"})
    if result is not None:
        made = RESULTS[shape](result) if isinstance(shape, str) else PartsResult(result)
        answer = result["answer"]
        made.__dict__["answer"] = in_kind_of(_first(inputs), answer, shape, operation, inputs)
        if made.exact is None and loses_digits(answer):
            made.__dict__["exact"] = texts_of(answer)
        envelope.__dict__["result"] = made
    envelope.__dict__["response"] = received
    return envelope


def compact_from(
    received: Received, name: str, shapes: Mapping[str, Shape], chosen: str, inputs: Mapping[str, Any]
) -> Compact[Any, Any]:
    """`shapes` has the shape of each choice; `chosen` is none of them where the caller wants the answers of several."""
    body = parsed(received)
    if name not in body:
        raise malformed(received, f"it has no member {json.dumps(name)}")
    result = body[name]
    beside = {key: member for key, member in body.items() if key != name}
    reply: Compact[Any, Any] = Compact(beside)
    source = _first(inputs)
    if chosen in shapes:
        answer = in_kind_of(source, result, shapes[chosen], chosen.replace("-", "_"), inputs)
    elif isinstance(result, dict):
        known = {key.replace("-", "_"): shape for key, shape in shapes.items()}
        answer = Answers(
            {key: in_kind_of(source, each, known.get(key, ""), key, inputs) for key, each in result.items()}
        )
    else:
        answer = result
    digits = texts_of(result) if loses_digits(result) else None
    reply.__dict__.update({"name": name, "result": answer, "digits": digits, "response": received})
    reply.__dict__["_data"] = body
    return reply


def _first(inputs: Mapping[str, Any]) -> Any:
    return next(iter(inputs.values()), None)


def loses_digits(value: Any) -> bool:
    """Whether a double cannot hold some whole number of it."""
    if isinstance(value, dict):
        return any(map(loses_digits, value.values()))
    if isinstance(value, list):
        return any(map(loses_digits, value))
    if not isinstance(value, int) or abs(value) <= 2**53:
        return False
    return abs(value) >= 2**1023 or int(float(value)) != value


def texts_of(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: texts_of(member) for name, member in value.items()}
    if isinstance(value, list):
        return [texts_of(member) for member in value]
    return str(Decimal(value)) if isinstance(value, int) else str(value)


# A part that is a word, such as "unique".
WORD = re.compile("[a-z]+(-[a-z]+)*")


def _fractions(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return [_fractions(member) for member in value]
    if isinstance(value, dict):
        return Answers({name: _fractions(member) for name, member in value.items()})
    if value is None or isinstance(value, bool) or isinstance(value, str) and WORD.fullmatch(value):
        return value
    # The digits as written, not those of the nearest double.
    text = str(Decimal(value)) if isinstance(value, int) else str(value)
    try:
        return Fraction(text)
    except ValueError:
        raise ValueError(f"{text} is not rational") from None
