# Logging: what the client does, by the logger "matrixsteps" of the standard library. Neither keys nor bodies are logged.

import logging
import os

from ._errors import ConfigurationError

LOG = logging.getLogger("matrixsteps")
LOG.addHandler(logging.NullHandler())

LEVELS = {"off": None, "info": logging.INFO, "debug": logging.DEBUG}


def apply_environment() -> None:
    """Prints the log to standard error where `MATRIXSTEPS_LOG` asks for it. Raises ConfigurationError for other levels."""
    name = os.environ.get("MATRIXSTEPS_LOG") or "off"
    if name not in LEVELS:
        raise ConfigurationError(f"MATRIXSTEPS_LOG must be one of {', '.join(LEVELS)}.")
    level = LEVELS[name]
    if level is None or any(isinstance(handler, _Printer) for handler in LOG.handlers):
        return
    printer = _Printer()
    printer.setFormatter(logging.Formatter("matrixsteps: %(message)s"))
    LOG.addHandler(printer)
    LOG.setLevel(level)


class _Printer(logging.StreamHandler):  # type: ignore[type-arg]
    """The handler of `MATRIXSTEPS_LOG`."""
