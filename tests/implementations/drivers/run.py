"""Runs every Python program of a folder, each in a namespace of its own, and writes what it printed beside it."""

import contextlib
import io
import pathlib
import sys

for program in sorted(pathlib.Path(sys.argv[1]).glob("*.py")):
    printed = io.StringIO()
    try:
        with contextlib.redirect_stdout(printed):
            exec(compile(program.read_text("utf-8"), program.name, "exec"), {"__name__": "__main__"})
        program.with_suffix(".out").write_text(printed.getvalue(), "utf-8")
    except BaseException as error:
        program.with_suffix(".err").write_text(f"{type(error).__name__}: {error}", "utf-8")
