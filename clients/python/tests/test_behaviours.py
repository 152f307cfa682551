# The table of behaviours that all clients share, tried on both clients.

import asyncio
import json
import math
import os
import pprint
import re
import time
import traceback
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from pathlib import Path
from typing import Any, Dict, Iterator, List, Tuple

import httpx
import pytest

from matrixsteps import AsyncClient, Client, MatrixStepsError
from matrixsteps._record import Record

TABLE = Path(__file__).resolve().parents[2] / "conformance/behaviours.json"
BEHAVIOURS: List[Any] = json.loads(TABLE.read_text("utf-8"))["behaviours"]
MISSING = object()
# Reading them takes longer than a request.
CERTIFICATES = httpx.create_ssl_context()


@pytest.fixture(scope="module")
def findings(servers: Any) -> Dict[str, Tuple[List[str], List[str]]]:
    """Behaviours do not depend on one another: those without an environment run side by side.

    All are waited for: pytest and the behaviours with an environment write to `os.environ`,
    which httpx reads name by name in search of proxies, and a name that goes meanwhile is a KeyError there.
    """
    with ThreadPoolExecutor(16) as pool:
        pending = {
            behaviour["name"]: pool.submit(both, servers, behaviour, number)
            for number, behaviour in enumerate(BEHAVIOURS)
            if "environment" not in behaviour
        }
    return {name: future.result() for name, future in pending.items()}


@pytest.mark.parametrize("number", range(len(BEHAVIOURS)), ids=[behaviour["name"] for behaviour in BEHAVIOURS])
def test_behaviour(servers: Any, findings: Any, number: int) -> None:
    behaviour = BEHAVIOURS[number]
    name = behaviour["name"]
    waiting, awaited = findings[name] if name in findings else both(servers, behaviour, number)
    found = [*waiting, *(f"AsyncClient: {each}" for each in awaited)]
    add_verdict(name, "; ".join(found) or "ok")
    assert found == []


def add_verdict(name: str, verdict: str) -> None:
    file = os.environ.get("CONFORMANCE_VERDICTS")
    if file:
        line = "\t".join(re.sub(r"\s+", " ", part) for part in ("Python", name, verdict))
        with open(file, "a", encoding="utf-8") as verdicts:
            verdicts.write(line + "\n")


def both(servers: Any, behaviour: Any, number: int) -> Tuple[List[str], List[str]]:
    """What is wrong of `Client`, and of `AsyncClient`. The stub drops its record of requests in between."""
    try:
        return tuple(differences(servers, behaviour, number, kind) for kind in (Client, AsyncClient))  # type: ignore[return-value]
    except Exception:
        # Every behaviour must have a line in the table.
        return [traceback.format_exc()], []


def differences(servers: Any, behaviour: Any, number: int, kind: Any) -> List[str]:
    places = {
        "{key}": servers["keys"][behaviour.get("key", "usual")],
        "{url}": {
            "script": f"{servers['stub']}/{number}",
            "burst": f"{servers['stub']}/burst/{kind.__name__}",
        }.get(behaviour["server"])
        or servers[behaviour["server"]],
    }
    expect = behaviour["expect"]
    begun = time.monotonic()
    shown: List[str] = []
    outcome = outcome_of(behaviour, places, kind, shown)
    took = time.monotonic() - begun
    sent = requests_to(servers, number) if behaviour["server"] == "script" else []
    return [
        *(error_findings(outcome, expect["error"]) if "error" in expect else reply_findings(outcome, expect)),
        *sent_findings(sent, expect, places),
        *([f"it took {took} seconds"] if took > expect.get("takes_at_most", 30) else []),
        *(["the key is seen"] if any(places["{key}"] in text for text in [*shown, *forms_of(outcome)]) else []),
    ]


def outcome_of(behaviour: Any, places: Dict[str, str], kind: Any, shown: List[str]) -> Any:
    """The reply, or the error."""
    given = behaviour.get("client", {"api_key": "{key}", "base_url": "{url}"})
    settings = {name: filled(value, places) for name, value in given.items()}
    environment = {name: filled(value, places) for name, value in behaviour.get("environment", {}).items()}
    os.environ.update(environment)
    http = httpx.AsyncClient(verify=CERTIFICATES) if kind is AsyncClient else httpx.Client(verify=CERTIFICATES)
    try:
        client = kind(**settings, http_client=http)
    except MatrixStepsError as error:
        return error
    finally:
        for name in environment:
            del os.environ[name]
    shown.extend(forms_of(client))
    try:
        times = behaviour.get("times", 1)
        if kind is AsyncClient:
            return asyncio.run(awaited_calls(client, behaviour["call"], times))
        return calls_of(client, behaviour["call"], times)
    except MatrixStepsError as error:
        return error


def calls_of(client: Client, call: Any, times: int) -> Any:
    """Makes the calls at once, each in its thread. Raises the first error, else gives the last reply."""
    with client, ThreadPoolExecutor(times) as pool:
        return [future.result() for future in [pool.submit(begun_call, client, call) for _ in range(times)]][-1]


async def awaited_calls(client: AsyncClient, call: Any, times: int) -> Any:
    async with client:
        return (await asyncio.gather(*(begun_call(client, call) for _ in range(times))))[-1]


def begun_call(client: Any, call: Any) -> Any:
    asked = client.with_settings(**call["request"]) if "request" in call else client
    if "batch" in call:
        return asked.batch([ask(asked.questions, each) for each in call["batch"]])
    return ask(asked, call)


def ask(groups: Any, call: Any) -> Any:
    """The reply to a call, or the question that it is."""
    owner = groups if call["family"] == "a" else groups.compact
    group = getattr(owner, spelt(call["group"])) if call["group"] else owner
    method = getattr(group, spelt(call["method"]))
    return method(*map(value_of, call["inputs"].values()), **call.get("options", {}))


def spelt(words: str) -> str:
    return words.replace("-", "_")


def filled(value: Any, places: Dict[str, str]) -> Any:
    if not isinstance(value, str):
        return value
    return value.replace("{key}", places["{key}"]).replace("{url}", places["{url}"])


def value_of(value: Any) -> Any:
    """A value of the table in this language."""
    if isinstance(value, list):
        return [value_of(item) for item in value]
    if isinstance(value, dict):
        if "$integer" in value or "$nan" in value:
            return int(value["$integer"]) if "$integer" in value else math.nan
        return {name: value_of(member) for name, member in value.items()}
    return value


def reply_findings(outcome: Any, expect: Any) -> List[str]:
    if isinstance(outcome, Exception):
        return [f"it raised {outcome!r}"]
    return [
        *member_findings(outcome, expect.get("members", {})),
        *(f"{path} is there" for path in expect.get("absent", []) if member_at(outcome, path) not in (MISSING, None)),
    ]


def error_findings(outcome: Any, expected: Any) -> List[str]:
    if not isinstance(outcome, MatrixStepsError):
        return [f"no error of the client, but {outcome!r}"]
    return [
        *([] if outcome.kind == expected["kind"] else [f"the error is of the kind {outcome.kind}"]),
        *member_findings(outcome, expected.get("members", {})),
        *(f"the message lacks {part!r}: {outcome}" for part in expected.get("message_has", []) if part not in str(outcome)),
    ]


def member_findings(holder: Any, members: Dict[str, Any]) -> Iterator[str]:
    for path, expected in members.items():
        found = member_at(holder, path)
        if not agrees(found, expected):
            yield f"{path} is {found!r}, not {expected!r}"


def member_at(holder: Any, path: str) -> Any:
    """What stands at a path; members of records are attributes, those of data are items."""
    for name in path.split("."):
        name = name.lstrip("=")
        if isinstance(holder, (list, tuple)):
            holder = holder[int(name)] if int(name) < len(holder) else MISSING
        elif isinstance(holder, dict):
            holder = holder.get(name, MISSING)
        else:
            holder = getattr(holder, name, MISSING)
    return holder


def agrees(found: Any, expected: Any) -> bool:
    if isinstance(expected, dict) and "$text" in expected:
        return isinstance(found, str) and re.search(expected["$text"], found) is not None
    if isinstance(expected, dict) and "$number" in expected:
        return isinstance(found, (int, float)) and not isinstance(found, bool)
    if isinstance(expected, dict) and "$moment" in expected:
        moment = expected["$moment"]
        return isinstance(found, datetime) and (
            moment is True or found == datetime.fromisoformat(moment.replace("Z", "+00:00"))
        )
    return equal(found, expected)


def equal(found: Any, expected: Any) -> bool:
    """A pair of numbers is a tuple here; a problem is an object."""
    if isinstance(expected, list):
        return isinstance(found, (list, tuple)) and len(found) == len(expected) and all(map(equal, found, expected))
    if isinstance(expected, dict):
        return vars(found).keys() == expected.keys() and all(equal(getattr(found, k), v) for k, v in expected.items())
    return bool(found == expected) and isinstance(found, bool) == isinstance(expected, bool)


def requests_to(servers: Any, number: int) -> Any:
    return httpx.get(f"{servers['stub']}/received/{number}", verify=CERTIFICATES, timeout=60).json()["requests"]


def sent_findings(sent: Any, expect: Any, places: Dict[str, str]) -> Iterator[str]:
    if len(sent) != expect.get("requests", len(sent)):
        yield f"{len(sent)} requests were sent, not {expect['requests']}"
    for index, limits in enumerate(expect.get("waits", [])):
        pause = (sent[index + 1]["at"] - sent[index]["at"]) / 1000 if index + 1 < len(sent) else math.nan
        if not limits["at_least"] <= pause <= limits["at_most"]:
            yield f"pause {index + 1} is {pause} seconds"
    if "sent" in expect:
        yield from first_findings(sent[0], expect["sent"], places)


def first_findings(first: Any, expected: Any, places: Dict[str, str]) -> Iterator[str]:
    if expected.get("path", first["path"]) != first["path"]:
        yield f"it was sent to {first['path']}"
    for name, value in expected.get("headers", {}).items():
        if first["headers"].get(name) != filled(value, places):
            yield f"the header {name} is {first['headers'].get(name)}"
    for name in expected.get("absent_headers", []):
        if name in first["headers"]:
            yield f"the header {name} is there"
    if "body" in expected and json.loads(first["body"]) != expected["body"]:
        yield f"sent: {first['body']}"
    if expected.get("body_text", first["body"]) != first["body"]:
        yield f"sent: {first['body']}"


def forms_of(value: Any) -> List[str]:
    """Every form in which a user may print a value."""
    forms = [str(value), repr(value), pprint.pformat(getattr(value, "__dict__", None))]
    if isinstance(value, Exception):
        forms.extend(traceback.format_exception(type(value), value, value.__traceback__))
        forms.extend(locals_in(value))
    if isinstance(value, Record):
        forms.append(json.dumps(value.to_dict()))
    return forms


def locals_in(error: BaseException) -> Iterator[str]:
    """What tools that show local variables print of the frames of the package; those of the tests know the key."""
    for frame, _ in traceback.walk_tb(error.__traceback__):
        if Path(frame.f_code.co_filename).parent.name == "matrixsteps" and frame.f_code.co_name not in GIVEN_THE_KEY:
            yield from (repr(value) for value in frame.f_locals.values() if not isinstance(value, BaseException))


# Their arguments are those of the caller.
GIVEN_THE_KEY = ("__init__", "resolve_settings", "_resolve_key", "_resolve_address")


def test_names_are_unique() -> None:
    assert len({behaviour["name"] for behaviour in BEHAVIOURS}) == len(BEHAVIOURS)
