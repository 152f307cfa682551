# Request bodies as JSON. Whole numbers, fractions and decimals keep all their digits.

import json
import math
from collections.abc import Mapping as AnyMapping
from collections.abc import Sequence as AnySequence
from decimal import Decimal
from numbers import Integral, Rational
from typing import Any, Mapping

from ._errors import InvalidArgumentError
from ._tables import is_array, is_frame, is_series

# Kinds of inputs that take a flat list: there a Series is a list, and not a column.
FLAT = frozenset({"lines", "vector"})


def body_text(inputs: Mapping[str, Any], options: Mapping[str, Any], kinds: Mapping[str, str]) -> str:
    """The body of a request. Raises InvalidArgumentError for what JSON cannot carry."""
    given = {name: _table(value, kinds.get(name)) for name, value in inputs.items()}
    try:
        return _object(given, options)
    except RecursionError:
        raise InvalidArgumentError("A list is nested too deeply, or holds itself, which cannot be sent.") from None


def _object(given: Mapping[str, Any], options: Mapping[str, Any]) -> str:
    members = {**given, **options}.items()
    return "{" + ",".join(f"{json.dumps(name)}:{_json(value, name)}" for name, value in members) + "}"


def _table(value: Any, kind: Any) -> Any:
    if is_series(value) and kind not in FLAT:
        return [[entry] for entry in value]
    return value


def _json(value: Any, place: str) -> str:
    if value is None or value is True or value is False or isinstance(value, str):
        return json.dumps(value)
    if isinstance(value, Integral):
        return _digits(int(value))
    if isinstance(value, Rational):
        top, bottom = int(value.numerator), int(value.denominator)
        return _digits(top) if bottom == 1 else f'"{_digits(top)}/{_digits(bottom)}"'
    if isinstance(value, Decimal):
        if value.is_finite():
            return str(value)
    elif isinstance(value, float):
        if math.isfinite(value):
            return float.__repr__(value)
    elif type(value).__module__ == "numpy" and not hasattr(value, "__len__"):
        return _numpy_scalar(value, place)
    elif is_frame(value):
        return _json(list(value.itertuples(index=False, name=None)), place)
    elif is_array(value):
        if value.ndim == 0:
            return _json(value[()], place)
        return _json(value.tolist() if value.dtype.kind in "iubOU" or value.dtype == "float64" else list(value), place)
    elif is_series(value):
        return _json(value.tolist(), place)
    elif isinstance(value, AnySequence) and not isinstance(value, (bytes, bytearray)):
        return "[" + ",".join(_json(item, f"{place}[{index}]") for index, item in enumerate(value)) + "]"
    elif isinstance(value, AnyMapping):
        members = (f"{json.dumps(str(name))}:{_json(item, f'{place}.{name}')}" for name, item in value.items())
        return "{" + ",".join(members) + "}"
    else:
        raise InvalidArgumentError(f"{place} is of type {type(value).__name__}, which cannot be sent.")
    raise InvalidArgumentError(f"{place} is {value}, which cannot be sent.")


def _numpy_scalar(value: Any, place: str) -> str:
    """Sends the shortest digits of the scalar's own type: the float32 0.1 is sent as 0.1."""
    if value.dtype.kind == "b":
        return _json(bool(value), place)
    if value.dtype.kind == "f" and math.isfinite(value):
        return str(value)
    if value.dtype.kind == "f":
        raise InvalidArgumentError(f"{place} is {value}, which cannot be sent.")
    raise InvalidArgumentError(f"{place} is of type {type(value).__name__}, which cannot be sent.")


def _digits(number: int) -> str:
    # `str` refuses integers of thousands of digits; Decimal does not.
    return str(number) if abs(number) < 10**4000 else str(Decimal(number))
