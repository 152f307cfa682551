# The examples of the methods, of the README and of the folder, against the live service.

import doctest
import inspect
import os
import re
import runpy
from pathlib import Path
from typing import Any, List, Tuple

import pytest

import matrixsteps
from matrixsteps import AsyncClient, Client

HOME = Path(__file__).resolve().parents[1]


def methods() -> List[Tuple[str, Any]]:
    client = Client(None, "http://127.0.0.1:3000")
    found = []
    for owner in (client, client.compact):
        for group in vars(owner).values():
            if type(group).__module__.endswith("_derived.operations"):
                members = inspect.getmembers(type(group), inspect.isfunction)
                found += [(f"{type(group).__name__}.{name}", method) for name, method in members if name[0] != "_"]
    return found


def run(name: str, text: str, names: Any) -> int:
    test = doctest.DocTestParser().get_doctest(text, dict(names), name, None, 0)
    said: List[str] = []
    outcome = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS).run(test, out=said.append)
    assert outcome.failed == 0, "".join(said)
    return outcome.attempted


@pytest.mark.parametrize(("name", "method"), methods(), ids=[name for name, _ in methods()])
def test_examples_of_methods(client: Client, name: str, method: Any) -> None:
    assert run(name, inspect.getdoc(method) or "", {"client": client}) == 1


def test_both_clients_have_the_same_methods() -> None:
    waiting, awaited = Client(None), AsyncClient(None)
    for one, other in ((waiting, awaited), (waiting.compact, awaited.compact)):
        groups = [name for name in vars(one) if not name.startswith("_") and name != "compact"]
        for group in groups:
            first, second = type(getattr(one, group)), type(getattr(other, group))
            names = [name for name in vars(first) if not name.startswith("_")]
            assert names == [name for name in vars(second) if not name.startswith("_")]
            for name in names:
                assert inspect.signature(getattr(first, name)) == inspect.signature(getattr(second, name))
                said, shortened = (inspect.getdoc(getattr(kind, name)) for kind in (first, second))
                assert said is not None and shortened and said.startswith(shortened)


@pytest.mark.parametrize("kind", [Client, AsyncClient])
def test_help_says_what_each_option_means_and_what_it_is_without_one(kind: Any) -> None:
    method = kind(None).arithmetic.matmul
    parameters = inspect.signature(method).parameters
    assert list(parameters)[:4] == ["a", "b", "method", "response_profile"]
    assert repr(parameters["method"].default) == "'auto'"
    assert repr(parameters["exercise_seed"].default) == "..."
    said = inspect.getdoc(method) or ""
    arguments = said[said.index("Args:") : said.index("Returns:")]
    assert re.findall(r"^    (\w+): ", arguments, re.MULTILINE) == list(parameters)
    assert "\"outer\" (the sum of each column of A times" in " ".join(arguments.split())


def test_an_option_that_a_method_does_not_have_is_refused() -> None:
    untyped: Any = Client(None, "http://127.0.0.1:1")
    with pytest.raises(TypeError, match=r"^trace\(\) got an unexpected keyword argument 'method'$"):
        untyped.matrices.trace([[1]], method="auto")
    with pytest.raises(TypeError, match="'a'"):
        untyped.matrices.trace()


@pytest.fixture
def environment(servers: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MATRIXSTEPS_API_KEY", servers["keys"]["usual"])
    monkeypatch.setenv("MATRIXSTEPS_BASE_URL", servers["service"])


def test_example_of_the_package(environment: None) -> None:
    assert run("matrixsteps", matrixsteps.__doc__ or "", {}) == 2


def test_examples_of_the_readme(environment: None) -> None:
    text = (HOME / "README.md").read_text("utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert run("README.md", "\n".join(blocks), {}) > 20


@pytest.mark.parametrize("path", sorted((HOME / "examples").glob("*.py")), ids=lambda path: path.name)
def test_examples_of_the_folder(environment: None, capsys: pytest.CaptureFixture[str], path: Path) -> None:
    text = path.read_text("utf-8")
    expected = re.sub(r"^# ?", "", text.split("# Prints:\n#\n")[1], flags=re.MULTILINE)
    runpy.run_path(str(path), run_name="__main__")
    assert capsys.readouterr().out.rstrip() == expected.rstrip()
