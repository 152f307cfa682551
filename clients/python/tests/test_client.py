# The clients: shared connections, closing, pauses, and what is printed.

import logging
import pickle
from typing import Any

import anyio
import httpx
import pytest

from matrixsteps import (
    AsyncClient,
    Client,
    ConfigurationError,
    InvalidArgumentError,
    ServiceConnectionError,
    ServiceTimeoutError,
    StatusError,
)
from matrixsteps._exchange import burst_pause, pause_after


@pytest.mark.parametrize("failures", [1, 2, 3, 4, 5, 6, 5000])
def test_pauses_double_up_to_eight_seconds(failures: int) -> None:
    longest = min(8.0, 0.5 * 2.0 ** min(failures - 1, 16))
    pauses = [pause_after(failures, None) for _ in range(50)]
    assert all(pause is not None and longest / 2 <= pause <= longest for pause in pauses)
    assert len(set(pauses)) > 1


@pytest.mark.parametrize(("asked", "waited"), [(0, True), (30, True), (30.5, False), (3600, False)])
def test_what_the_service_asks_for_is_waited_up_to_half_a_minute(asked: float, waited: bool) -> None:
    pause = pause_after(1, asked)
    assert (pause is not None and asked <= pause <= asked + 0.25) if waited else pause is None


def test_at_least_one_request_at_a_time() -> None:
    with pytest.raises(ConfigurationError, match="concurrency"):
        Client("mm_key", concurrency=0)


def test_a_proxy_that_asks_for_a_password_is_named() -> None:
    with httpx.Client(transport=httpx.MockTransport(lambda _: httpx.Response(407))) as http:
        with pytest.raises(StatusError, match="407.*proxy"):
            Client("mm_key", http_client=http).health()


@pytest.mark.parametrize(
    ("refusals", "asked", "left", "least", "most"),
    [(1, 1, 60, 1, 1.5), (4, 1, 60, 1, 5), (5000, 1, 60, 1, 9), (9, 1, 1.2, 1, 1.2), (1, None, 60, 1, 1.5)],
)
def test_refusals_by_a_burst_limit_return_spread(
    refusals: int, asked: Any, left: float, least: float, most: float
) -> None:
    pauses = [burst_pause(refusals, asked, left) for _ in range(50)]
    assert all(pause is not None and least <= pause <= most for pause in pauses)
    assert burst_pause(refusals, left + 0.1, left) is None


@pytest.mark.parametrize(
    "address", ["", "localhost:3000", "ftp://example.org", "http://", "http://me:word@example.org", "http://a:99999"]
)
def test_addresses_that_are_none(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MATRIXSTEPS_BASE_URL", raising=False)
    if address == "":
        assert Client("mm_key", address).base_url == "http://127.0.0.1:3000"
        return
    with pytest.raises(ConfigurationError) as raised:
        Client("mm_key", address)
    assert "word" not in str(raised.value).replace("password", "")


def test_settings_of_one_call_share_the_connections() -> None:
    with httpx.Client() as http:
        client = Client("mm_key", "http://127.0.0.1:1/", http_client=http)
        other = client.with_settings(timeout=1, retries=0, correlation_id="lesson-7")
        assert type(other) is Client and other.base_url == "http://127.0.0.1:1"
        other.close()
        client.close()
        assert not http.is_closed
    own = Client("mm_key")
    own.with_settings(retries=0).close()
    assert not own._http.is_closed
    own.close()
    assert own._http.is_closed
    for wrong in ({"timeout": 0}, {"timeout": float("nan")}, {"retries": -1}, {"retries": 1.5}, {"correlation_id": ""}):
        with pytest.raises(InvalidArgumentError):
            own.with_settings(**wrong)


def test_the_key_stays_where_it_is() -> None:
    client = Client("mm_secret")
    assert repr(client) == "Client(base_url='http://127.0.0.1:3000')"
    assert repr(Client.__new__(Client)) == "Client()"
    with pytest.raises(TypeError):
        pickle.dumps(client._settings)


def test_nothing_that_is_logged_holds_the_key(servers: Any, caplog: pytest.LogCaptureFixture) -> None:
    key = servers["keys"]["usual"]
    with caplog.at_level(logging.DEBUG), Client(key, servers["service"]) as client:
        client.dimensions.shape([[1]])
    assert caplog.records and key not in caplog.text


def test_errors_of_connections_are_those_of_python(servers: Any) -> None:
    with Client("mm_key", servers["nowhere"], retries=0) as client:
        with pytest.raises(ConnectionError) as raised:
            client.dimensions.shape([[1]])
    assert isinstance(raised.value, ServiceConnectionError) and servers["nowhere"] in str(raised.value)
    assert issubclass(ServiceTimeoutError, TimeoutError)


@pytest.mark.parametrize("backend", ["asyncio", "trio"])
def test_the_awaited_client_works_under(backend: str, servers: Any) -> None:
    async def ask() -> Any:
        async with AsyncClient(servers["keys"]["usual"], servers["service"]) as client:
            assert (await client.health())["status"]
            path = "/v1/mathematics/linear-algebra/matrices/trace"
            body = await client.post(path, {"a": [[2]], "response_profile": "lite"})
            return body["result"]["answer"], (await client.arithmetic.add([[1]], [[2]])).result.answer

    assert anyio.run(ask, backend=backend) == (2, [[3]])


def test_a_time_holds_for_the_whole_answer() -> None:
    """Each chunk arrives in time, the whole reply does not."""

    class Slow(httpx.SyncByteStream):
        def __iter__(self) -> Any:
            for _ in range(100):
                __import__("time").sleep(0.02)
                yield b" "

    transport = httpx.MockTransport(lambda request: httpx.Response(200, stream=Slow()))
    client = Client("mm_key", timeout=0.1, http_client=httpx.Client(transport=transport))
    with pytest.raises(ServiceTimeoutError, match="within 0.1 seconds"):
        client.dimensions.shape([[1]])
