# Labels of two frames: the service combines entries by position, pandas by label. Where the two differ, nothing is sent.

from typing import Any, Mapping, Optional

from ._errors import InvalidArgumentError
from ._tables import IN_PLACE, is_frame

# The labels of the second frame that meet those of the first: pairs of attributes.
_ROWS = ("index", "index")
_COLUMNS = ("columns", "columns")
MEETING = {
    **dict.fromkeys(IN_PLACE, (_ROWS, _COLUMNS)),
    "matmul": (("columns", "index"),),
    "row_concat": (_COLUMNS,),
    "row_insert": (_COLUMNS,),
    "col_concat": (_ROWS,),
    "col_insert": (_ROWS,),
}

_NAMES = {"index": "rows", "columns": "columns"}


def require_same_labels(operation: str, inputs: Mapping[str, Any]) -> None:
    """Raises InvalidArgumentError where two frames are combined whose labels differ. Default labels, 0, 1, 2 and so on,
    are none."""
    a, b = inputs.get("a"), inputs.get("b")
    if not is_frame(a) or not is_frame(b):
        return
    for of_a, of_b in MEETING.get(operation.replace("-", "_"), ()):
        first, second = _given(getattr(a, of_a)), _given(getattr(b, of_b))
        # Lengths that differ are the service's to refuse.
        if first is None or second is None or len(first) != len(second) or first.equals(second):
            continue
        raise InvalidArgumentError(
            f"{operation} combines entries by position, but the {_NAMES[of_a]} of a are labelled {list(first)} and the "
            f"{_NAMES[of_b]} of b {list(second)}. Bring them into one order, for example by reindex, or take the "
            "labels away with to_numpy()."
        )


def _given(labels: Any) -> Optional[Any]:
    is_default = type(labels).__name__ == "RangeIndex" and labels.start == 0 and labels.step == 1
    return None if is_default else labels
