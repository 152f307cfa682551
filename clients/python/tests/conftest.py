# What the tests share: the live service and the stub, started once.

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any, Iterator

import pytest

from matrixsteps import Client

CLIENTS = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def servers() -> Iterator[Any]:
    for name in ("MATRIXSTEPS_API_KEY", "MATRIXSTEPS_BASE_URL"):
        os.environ.pop(name, None)
    node = os.environ.get("CONFORMANCE_NODE") or shutil.which("node") or "node"
    program = subprocess.Popen(
        [node, str(CLIENTS / "conformance/serve.ts")], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert program.stdout is not None and program.stdin is not None
    try:
        yield json.loads(program.stdout.readline())
    finally:
        program.stdin.close()
        program.wait(30)


@pytest.fixture(scope="session")
def client(servers: Any) -> Iterator[Client]:
    with Client(servers["keys"]["usual"], servers["service"]) as made:
        yield made
