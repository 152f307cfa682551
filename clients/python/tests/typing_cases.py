# Users' code for the type checker: correct lines have no error; each `type: ignore` must be needed.

from decimal import Decimal
from fractions import Fraction
from typing import Any, List, Optional, Tuple

import numpy as np
import pandas as pd
from typing_extensions import assert_type

from matrixsteps import (
    AsyncClient,
    Client,
    Envelope,
    LiteEnvelope,
    MatrixResult,
    MatrixStepsError,
    NumberResult,
    Question,
)
from matrixsteps.marking import mark

client = Client()
a = [[1, 2], [3, 4]]
array = np.array([[1.0]])
frame = pd.DataFrame({"x": [1]})

assert_type(client.arithmetic.add(a, a), Envelope[MatrixResult[List[List[float]]]])
assert_type(client.arithmetic.add(a, 10, decimals=2, include=["steps"]).result.answer, List[List[float]])
assert_type(client.arithmetic.add([[Fraction(1, 3), Decimal("0.1"), "1/2"]], a).result.exact is None, bool)
assert_type(client.statistics.col_min(a).result.answer, List[float])
assert_type(client.statistics.mat_min(a), Envelope[NumberResult])
assert_type(client.statistics.mat_min(a).result.answer, float)
assert_type(client.statistics.mat_min(a).result.fractions(), Fraction)
assert_type(client.dimensions.shape(a).result.answer, Tuple[int, int])
assert_type(client.dimensions.nrows(a).result.answer, int)
assert_type(client.create.charpoly(((1, 2), (3, 4))).result.fractions(), List[Fraction])
assert_type(client.arithmetic.add([range(3)], a).result.fractions(), List[List[Fraction]])
assert_type(client.compact.statistics.by_type(a, "col-mean").result, List[float])
assert_type(client.compact.statistics.by_type(a, "mat-mean").result, float)
assert_type(client.compact.arithmetic.matmul(a, a, api_level="lite").digits is None, bool)
assert_type(client.matrices.trace(a).steps[0].id, str)
assert_type(client.matrices.trace(a, response_profile="lite"), LiteEnvelope[NumberResult])
assert_type(client.matrices.trace(a, response_profile="lite").result.answer, float)
assert_type(client.arithmetic.matmul(a, a, method="outer", response_profile="lite").result.answer, List[List[float]])
assert_type(client.matrices.trace(a, response_profile="standard").steps[0].id, str)
assert_type(client.matrices.trace(a, response_profile="lite", include=["steps"]).steps[0].id, str)
assert_type(client.compact.arithmetic.add([[Decimal("0.1"), 2]], 3).result, List[List[float]])
assert_type(client.matrix_forms.rref(frame).result.answer, pd.DataFrame)
assert_type(client.statistics.row_sum(frame).result.answer, "pd.Series[Any]")
total: "np.ndarray[Any, Any]" = client.arithmetic.matmul(array, array, method="outer").result.answer

assert_type(client.questions.matrices.trace(a), Question[Envelope[NumberResult]])
for answer in client.batch([client.questions.arithmetic.add(a, 2), client.questions.arithmetic.add(a, a)]):
    if isinstance(answer, MatrixStepsError):
        assert_type(answer.kind, str)
    else:
        assert_type(answer.result.answer, List[List[float]])

task = {"operation": "rref", "a": a}
assert_type(client.feedback.working(task, [{"matrix": a}], rung=3, rounding=2).result.answer.first_slip, Optional[int])
assert_type(client.feedback.next_step(task, "R2 - 3R1", formats=["latex"]).result.answer.work_left, int)
assert_type(mark(client, task, [{"student": "Ada", "working": []}, b"{}"]).marks[0].kind, str)
client.feedback.working(task, [], named_operations="must")  # type: ignore[arg-type]


async def awaited() -> None:
    async with AsyncClient() as other:
        reply = await other.matrices.inverse_2x2(a, method="adjugate")
        assert_type(reply.result.answer, List[List[float]])
        assert_type((await other.feedback.next_step(task)).result.answer.work_left, int)
        (await other.matrices.trace(a)).result.anwser  # type: ignore[attr-defined]


client.matrices.trace(a, response_profile="lite").steps  # type: ignore[attr-defined]
client.compact.arithmetic.add([["1/3"]], a)  # type: ignore[list-item]
client.compact.statistics.mat_sum([[Fraction(1, 3)]])  # type: ignore[list-item]
client.arithmetic.add(a)  # type: ignore[call-overload]
client.arithmetic.add(a, a, 2)  # type: ignore[call-overload]
client.arithmetic.add(a, a, decimal=2)  # type: ignore[call-overload]
client.arithmetic.add(a, a, response_profile="full")  # type: ignore[call-overload]
client.matrices.trace(a, include=["step"])  # type: ignore[list-item]
client.matrices.trace(a, method="auto")  # type: ignore[call-overload]
client.compact.statistics.by_type(a, "row")  # type: ignore[call-overload]
client.matrices.trace(a).result.anwser  # type: ignore[attr-defined]
client.matrices.trace(a).steps[0].contents  # type: ignore[attr-defined]
client.matrices.trace(a).result.answer = 3  # runs into an AttributeError
