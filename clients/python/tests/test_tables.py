# What goes in comes back in the same kind: lists, fractions, NumPy arrays, pandas frames.

import copy
import pickle
from decimal import Decimal
from fractions import Fraction
from typing import Any

import numpy as np
import pandas as pd
import pytest

from matrixsteps import Client, InvalidArgumentError, InvalidRequestError
from matrixsteps._alignment import require_same_labels
from matrixsteps._body import body_text
from matrixsteps._tables import in_kind_of


def sent(value: Any, kind: str = "matrix") -> str:
    return body_text({"a": value}, {}, {"a": kind})[5:-1]


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ([[1, 2], (3, 4), range(5, 7)], "[[1,2],[3,4],[5,6]]"),
        ([[Fraction(1, 3), Fraction(4, 2)]], '[["1/3",2]]'),
        ([[Decimal("0.10"), Decimal("1E+2")]], "[[0.10,1E+2]]"),
        ([[0.1, 1e300, -0.0]], "[[0.1,1e+300,-0.0]]"),
        ([[10**5000]], "[[1" + "0" * 5000 + "]]"),
        ([["1/3"]], '[["1/3"]]'),
        (np.array([[1, 2], [3, 4]]), "[[1,2],[3,4]]"),
        (np.array([[0.1, 2.0]]), "[[0.1,2.0]]"),
        (np.array([[0.1, 2.0]], dtype=np.float32), "[[0.1,2.0]]"),
        (np.array([[2**63]], dtype=np.uint64), "[[9223372036854775808]]"),
        (np.array([[Fraction(1, 3), 2**70]], dtype=object), '[["1/3",1180591620717411303424]]'),
        ([[np.float64(0.1), np.int8(3)]], "[[0.1,3]]"),
        ([np.array([1, 2])], "[[1,2]]"),
        (pd.DataFrame({"x": [1, 2], "y": [0.5, 1.5]}), "[[1,0.5],[2,1.5]]"),
        (pd.Series([1, 2]), "[[1],[2]]"),
        ([[np.array(3), np.array(0.1, dtype=np.float32)]], "[[3,0.1]]"),
    ],
)
def test_values_are_sent_exactly(value: Any, text: str) -> None:
    assert sent(value) == text


def test_a_series_is_a_row_where_rows_are_wanted() -> None:
    assert sent(pd.Series([1, 2]), "lines") == "[1,2]"


@pytest.mark.parametrize(
    "value",
    [
        [[float("inf")]],
        [[Decimal("NaN")]],
        np.array([[np.nan]]),
        np.array([[1j]]),
        np.array([[np.inf]], dtype=np.float32),
        {1, 2},
        [[b"1"]],
        [[object()]],
        pd.DataFrame({"x": [1.0, None]}),
    ],
)
def test_what_json_cannot_carry_is_refused(value: Any) -> None:
    with pytest.raises(InvalidArgumentError, match="^a"):
        sent(value)


def test_a_list_in_itself_is_refused() -> None:
    rows: Any = []
    rows.append(rows)
    with pytest.raises(InvalidArgumentError, match="holds itself"):
        sent(rows)


def test_arrays(client: Client) -> None:
    a = np.array([[1.0, 2.0], [3.0, 4.0]])
    total = client.arithmetic.add(a, a).result.answer
    assert isinstance(total, np.ndarray) and total.dtype == np.float64
    np.testing.assert_array_equal(total, a + a)
    inverse = client.matrices.inverse_2x2(a).result
    np.testing.assert_allclose(inverse.answer, np.linalg.inv(a))
    assert inverse.fractions() == [[-2, 1], [Fraction(3, 2), Fraction(-1, 2)]]
    mean = client.statistics.col_mean(a.astype(int)).result.answer
    assert isinstance(mean, np.ndarray) and mean.tolist() == [2, 3]
    assert client.compact.statistics.by_type(a, "row-sum").result.tolist() == [3, 7]
    every = client.compact.statistics.by_type(a, "all").result
    assert isinstance(every.row_sum, np.ndarray) and every["mat_sum"] == 10
    large = client.arithmetic.add(np.array([[2**62]]), np.array([[2**62]])).result.answer
    assert large.dtype == object and large[0, 0] == 2**63
    left = client.arithmetic.add(np.array([[1]]), [[5]], evaluate_expressions=False).result.answer
    assert left.tolist() == [["1 + 5"]]
    row = client.change_appearance.transpose(np.array([[1], [2]])).result.answer
    assert row.shape == (1, 2)


def test_frames(client: Client) -> None:
    a = pd.DataFrame({"x": [1, 2], "y": [3, 4]}, index=["r", "s"])
    b = pd.DataFrame({"u": [5, 6], "v": [7, 8]}, index=["x", "y"])
    pd.testing.assert_frame_equal(client.arithmetic.add(a, a).result.answer, a + a)
    pd.testing.assert_frame_equal(client.arithmetic.matmul(a, b).result.answer, a @ b)
    pd.testing.assert_frame_equal(client.change_appearance.transpose(a).result.answer, a.T)
    pd.testing.assert_series_equal(client.statistics.row_sum(a).result.answer, a.sum(axis=1))
    pd.testing.assert_series_equal(client.statistics.col_max(a).result.answer, a.max())
    assert client.matrices.trace(a).result.answer == 5
    reduced = client.matrix_forms.rref(a).result.answer
    assert list(reduced.columns) == ["x", "y"] and list(reduced.index) == [0, 1]
    column = client.arithmetic.multiply_ew(pd.Series([1, 2], index=["r", "s"], name="x"), 2).result.answer
    pd.testing.assert_frame_equal(column, pd.DataFrame({"x": [2, 4]}, index=["r", "s"]))


@pytest.mark.parametrize(
    ("operation", "index", "columns"),
    [
        ("subtract", ["r", "s"], ["x", "y"]),
        ("inverse_2x2", ["x", "y"], ["r", "s"]),
        ("flipud", ["s", "r"], ["x", "y"]),
        ("fliplr", ["r", "s"], ["y", "x"]),
        ("ref", [0, 1], ["x", "y"]),
        ("row_delete", [0, 1], ["x", "y"]),
        ("col_insert", ["r", "s"], [0, 1]),
        ("rot90", [0, 1], [0, 1]),
        ("an_operation_of_tomorrow", [0, 1], [0, 1]),
    ],
)
def test_labels_stand_where_they_belong(operation: str, index: Any, columns: Any) -> None:
    frame = pd.DataFrame([[1, 2], [3, 4]], index=["r", "s"], columns=["x", "y"])
    answer = in_kind_of(frame, [[1, 2], [3, 4]], "matrix", operation, {"a": frame})
    assert (list(answer.index), list(answer.columns)) == (index, columns)


XY = pd.DataFrame([[1, 2], [3, 4]], index=["x", "y"], columns=["x", "y"])
YX = XY.loc[["y", "x"], ["y", "x"]]


@pytest.mark.parametrize("operation", ["add", "subtract", "multiply_ew", "divide_ew", "raise_ew", "matmul"])
def test_frames_whose_labels_differ_are_refused(client: Client, operation: str) -> None:
    with pytest.raises(InvalidArgumentError, match=r"by position, .*\['x', 'y'\] and the rows of b \['y', 'x'\]"):
        getattr(client.arithmetic, operation)(XY, YX)
    with pytest.raises(InvalidArgumentError):
        getattr(client.compact.arithmetic, "by_operation")(XY, YX, operation=operation.replace("_", "-"))


@pytest.mark.parametrize(
    ("name", "a", "b"),
    [
        ("columns of an inserted row", XY, YX.loc[["x"]]),
        ("rows in another order", XY, YX[["x", "y"]]),
        ("columns in another order", XY, YX.loc[["x", "y"]]),
    ],
)
def test_each_side_is_compared(name: str, a: Any, b: Any) -> None:
    operation = "row_insert" if "inserted" in name else "add"
    with pytest.raises(InvalidArgumentError):
        require_same_labels(operation, {"a": a, "b": b})


@pytest.mark.parametrize(
    ("operation", "b"),
    [
        ("add", XY),
        ("add", pd.DataFrame([[1, 2], [3, 4]])),
        ("add", [[1, 2], [3, 4]]),
        ("add", 2),
        ("matmul", pd.DataFrame([[1, 2], [3, 4]], index=["x", "y"], columns=["u", "v"])),
        ("row_concat", pd.DataFrame([[1, 2]], index=["z"], columns=["x", "y"])),
        ("col_concat", pd.DataFrame([[1], [2]], index=["x", "y"], columns=["z"])),
        ("an_operation_of_tomorrow", YX),
    ],
)
def test_other_labels_may_be_what_they_are(operation: str, b: Any) -> None:
    require_same_labels(operation, {"a": XY, "b": b})


def test_labels_of_another_number_are_left_out() -> None:
    frame = pd.DataFrame([[1, 2]], index=["r"], columns=["x", "y"])
    answer = in_kind_of(frame, [[1, 2], [3, 4]], "matrix", "row_concat", {"a": frame, "b": [[3, 4]]})
    assert (list(answer.index), list(answer.columns)) == ([0, 1], ["x", "y"])


def test_fractions(client: Client) -> None:
    thirds = client.arithmetic.divide_ew([[Fraction(1, 3), 1]], [[2, 10]]).result
    assert thirds.fractions() == [[Fraction(1, 6), Fraction(1, 10)]]
    assert client.arithmetic.add([[0.1]], [[0.2]]).result.fractions() == [[Fraction(3, 10)]]
    assert client.matrices.determinant_2x2([["1/2", 0], [0, "1/3"]]).result.fractions() == Fraction(1, 6)
    with pytest.raises(ValueError, match="is not rational"):
        client.statistics.mat_std([[1, 2], [3, 5]]).result.fractions()


def test_replies_are_values(client: Client) -> None:
    reply = client.matrices.trace([[1, 2], [3, 4]], response_profile="lite")
    with pytest.raises(AttributeError, match=r"include=\['steps'\]"):
        reply.steps  # type: ignore[attr-defined]
    with pytest.raises(AttributeError, match="cannot be changed"):
        reply.result.answer = 6
    with pytest.raises(AttributeError, match="no attribute 'anwser'"):
        reply.result.anwser  # type: ignore[attr-defined]
    assert pickle.loads(pickle.dumps(reply.result)) == copy.deepcopy(reply.result) == reply.result
    assert reply.to_dict().keys() == {"metadata", "taxonomy", "result"}
    with pytest.raises(TypeError):
        client.matrices.trace([[1]], decimal=2)  # type: ignore[call-overload]


def test_notebooks(client: Client) -> None:
    reply = client.matrices.inverse_2x2([[2, 1], [7, 4]])
    latex = reply.result._repr_latex_()
    assert latex is not None and latex.startswith("$") and "4 & -1" in latex
    page = reply._repr_html_()
    assert latex in page and "<h4>" in page and "$$" in page and reply.steps._repr_html_() in page
    lite = client.matrices.trace([[1]], response_profile="lite")
    assert lite.result._repr_latex_() is None and lite._repr_html_() == ""
    steps = client.compact.arithmetic.add([[1]], [[2]], steps_output_formats=["html"]).steps
    assert steps[0].content.html is not None and steps[0].content.html in steps._repr_html_()
    plain = client.compact.arithmetic.add([[1]], [[2]]).steps
    assert "<pre>" in plain._repr_html_()


def test_errors_read_well(client: Client) -> None:
    with pytest.raises(InvalidRequestError) as raised:
        client.arithmetic.add([[1, 2]], [[1], [2]])
    assert str(raised.value).endswith(f"[request {raised.value.request_id}]")
    assert str(raised.value.problems[0]).startswith("b: ")


def test_other_routes(client: Client) -> None:
    path = "/v1/mathematics/linear-algebra/matrices/trace"
    assert client.post(path, {"a": [[Fraction(1, 3)]]})["result"]["exact"] == "1/3"
    assert client.health()["status"]
