# The fake service: what it answers, refuses and remembers.

import asyncio
import json

import httpx
import pytest

from matrixsteps import Client, InvalidRequestError, RateLimitError
from matrixsteps.testing import FakeService, Recorder, fake_reply


def test_answers_in_both_families_by_value_and_by_function() -> None:
    service = FakeService({"trace": 5, "add": lambda body: body["a"], "col-mean": [1, 2], "all": {"row_min": [1]}})
    with service.client() as client:
        found = client.matrices.trace([[1, 2], [3, 4]], result_name="t")
        assert (found.result.name, found.result.answer, len(found.steps)) == ("t", 5, 0)
        assert client.compact.arithmetic.add([[1]], [[2]]).result == [[1]]
        assert client.compact.statistics.by_type([[1, 2]], "col-mean").result == [1, 2]
        assert client.compact.statistics.by_type([[1, 2]], "all").result.row_min == [1]
    assert service.requests[0].body == {"a": [[1, 2], [3, 4]], "result_name": "t"}


def test_answers_what_is_awaited() -> None:
    async def ask() -> float:
        async with FakeService({"trace": 5}).async_client() as client:
            return (await client.matrices.trace([[1]])).result.answer

    assert asyncio.run(ask()) == 5


def test_refusals_are_the_errors_of_the_client_at_once() -> None:
    problem = {"loc": ["body", "a"], "msg": "not square", "type": "value_error.not_square"}
    client = FakeService({"trace": fake_reply(422, {"detail": [problem]}), "shape": lambda _: fake_reply(429, {})}).client()
    with pytest.raises(InvalidRequestError, match="not square"):
        client.matrices.trace([[1, 2]])
    with pytest.raises(RateLimitError):
        client.dimensions.shape([[1]])


def test_an_operation_without_an_answer_is_named() -> None:
    with pytest.raises(AssertionError, match="no answer for shape; it has trace"):
        FakeService({"trace": 1}).client().dimensions.shape([[1]])


def test_what_was_recorded_is_answered_again_with_all_its_digits() -> None:
    text = '{"metadata":{},"result":{"name":"ans","answer":[[9007199254740995]]}}'
    recorder = Recorder(httpx.MockTransport(lambda _: httpx.Response(200, text=text)))
    with httpx.Client(transport=recorder) as http:
        Client("mm_secret", "http://service/below", http_client=http).arithmetic.add([[1]], [[2]])
    written = json.dumps(recorder.recorded)
    assert "mm_secret" not in written
    client = FakeService({}, json.loads(written)).client()
    assert client.arithmetic.add([[1]], [[2]]).result.answer == [[9007199254740995]]
