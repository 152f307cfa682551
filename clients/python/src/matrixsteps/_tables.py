# Tables: NumPy arrays and pandas frames, and answers of the same type. Neither package is imported here.

import sys
from typing import Any, Dict, List, Mapping, Optional, Union

# The kind of an answer, or the shapes of its parts by their names; in a list, that of each of several answers of parts.
Shape = Union[str, Mapping[str, Any], List[Any]]


def _is(value: Any, module: str, name: str) -> bool:
    """Whether a value is of a class of a package, which must be loaded already where such a value exists."""
    loaded = sys.modules.get(module)
    found = getattr(loaded, name, None)
    return isinstance(found, type) and isinstance(value, found)


def is_array(value: Any) -> bool:
    return _is(value, "numpy", "ndarray")


def is_frame(value: Any) -> bool:
    return _is(value, "pandas", "DataFrame")


def is_series(value: Any) -> bool:
    return _is(value, "pandas", "Series")


def in_kind_of(source: Any, answer: Any, shape: Shape, operation: str, inputs: Mapping[str, Any]) -> Any:
    """The answer in the type of the first input: lists for lists, an array for an array, a frame or a Series for a
    frame. Numbers stay numbers."""
    if isinstance(shape, list):
        return [_parts_in_kind_of(source, part, shape[0], inputs) for part in answer or []]
    if not isinstance(shape, str):
        return _parts_in_kind_of(source, answer, shape, inputs)
    if shape == "shape" and isinstance(answer, list):
        return tuple(answer)
    if shape not in ("matrix", "vector", "polynomial"):
        return answer
    if is_array(source):
        return _array(answer, source.dtype.kind == "f")
    if is_frame(source) or is_series(source):
        return _frame(source, answer, shape, operation, inputs)
    return answer


class Answers(Dict[str, Any]):
    """The answers of several operations, or the parts of one, by their names; as attributes, too: `answers.row_min`."""

    def __getattr__(self, name: str) -> Any:
        for key in (name, name.replace("_", "-")):
            if key in self:
                return self[key]
        raise AttributeError(f"there is no answer {name!r} among {', '.join(self)}")


def _parts_in_kind_of(source: Any, answer: Any, shapes: Mapping[str, Any], inputs: Mapping[str, Any]) -> Any:
    """Matrices and lists of vectors are arrays where the input is one; without labels, which no part takes over."""
    if not isinstance(answer, dict):
        return answer
    return Answers({name: _part(source, part, shapes.get(name, ""), inputs) for name, part in answer.items()})


def _part(source: Any, part: Any, shape: Shape, inputs: Mapping[str, Any]) -> Any:
    if part is None:
        return None
    part = _with_complex(part)
    if shape == "vectors":
        return _array(part, source.dtype.kind == "f") if is_array(source) else part
    # No name of an operation: what it does to labels is said of whole answers.
    return in_kind_of(source, part, shape, "", inputs)


def _with_complex(part: Any) -> Any:
    """Complex numbers, which JSON writes with their two parts, as numbers of Python."""
    if isinstance(part, list):
        return [_with_complex(entry) for entry in part]
    if isinstance(part, dict) and part.keys() == {"re", "im"}:
        return complex(part["re"], part["im"])
    return part


def _array(answer: Any, as_floats: bool) -> Any:
    numpy = sys.modules["numpy"]
    flat = [entry for row in answer for entry in row] if answer and isinstance(answer[0], list) else answer
    if any(isinstance(entry, complex) for entry in flat):
        return numpy.array(answer, dtype=complex)
    if any(isinstance(entry, str) for entry in flat):
        return numpy.array(answer, dtype=object)
    if as_floats:
        return numpy.array(answer, dtype=float)
    # Whole numbers beyond 64 bits stay whole.
    if any(isinstance(entry, int) and abs(entry) >= 2**63 for entry in flat):
        return numpy.array(answer, dtype=object)
    return numpy.array(answer)


def _frame(source: Any, answer: Any, shape: str, operation: str, inputs: Mapping[str, Any]) -> Any:
    pandas = sys.modules["pandas"]
    frame = source.to_frame() if is_series(source) else source
    labels = _labels(frame, operation, inputs)
    if shape != "matrix":
        return pandas.Series(answer, index=_fitting(labels[0], len(answer)))
    return pandas.DataFrame(
        answer, index=_fitting(labels[0], len(answer)), columns=_fitting(labels[1], len(answer[0]) if answer else 0)
    )


def _fitting(labels: Optional[List[Any]], length: int) -> Any:
    return labels if labels is not None and len(labels) == length else None


# The operations that keep the positions of entries.
IN_PLACE = frozenset({"add", "subtract", "multiply_ew", "divide_ew", "raise_ew", "tril", "triu"})


def _labels(frame: Any, operation: str, inputs: Mapping[str, Any]) -> "tuple[Optional[List[Any]], Optional[List[Any]]]":
    """The labels of the rows and of the columns of an answer, where the operation says whose they are: a wrong label
    is worse than none."""
    rows, columns = frame.index, frame.columns
    other: Any = inputs.get("b")
    if operation in IN_PLACE:
        return rows, columns
    if operation.startswith("row_") and operation[4:] in STATISTICS:
        return rows, None
    if operation.startswith("col_") and operation[4:] in STATISTICS:
        return columns, None
    if operation in ("transpose", "inverse_2x2", "inverse_3x3", "inverse_nxn"):
        return columns, rows
    if operation == "matmul":
        return rows, other.columns if is_frame(other) else None
    if operation in ("ref", "rref", "row_insert", "row_delete"):
        return None, columns
    if operation in ("col_insert", "col_delete"):
        return rows, None
    if operation == "flipud":
        return rows[::-1], columns
    if operation == "fliplr":
        return rows, columns[::-1]
    if operation == "row_concat":
        return (rows.append(other.index) if is_frame(other) else None), columns
    if operation == "col_concat":
        return rows, (columns.append(other.columns) if is_frame(other) else None)
    return None, None


STATISTICS = frozenset({"min", "max", "sum", "mean", "median", "var", "std"})
