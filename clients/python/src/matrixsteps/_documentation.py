# Documentation of the derived methods: what `help` and notebooks show of their options, which the code lists once.

import inspect
import textwrap
from functools import lru_cache
from typing import Any, Callable, List, TypeVar

from ._endpoint import Endpoint, Options

Method = TypeVar("Method", bound=Callable[..., Any])


def documented(endpoint: Endpoint) -> Callable[[Method], Method]:
    """Shows the options of the endpoint in the signature and among the arguments of a method."""

    def document(method: Method) -> Method:
        signature = inspect.signature(method)
        inputs = [each for each in signature.parameters.values() if each.kind is not each.VAR_KEYWORD]
        shown: Any = method
        shown.__signature__ = signature.replace(parameters=[*inputs, *_parameters(endpoint.options)])
        # Without documentation where Python runs with -OO.
        if method.__doc__ is not None:
            text = inspect.cleandoc(method.__doc__)
            shown.__doc__ = text.replace("\n\nReturns:", f"\n{_paragraphs(endpoint.options)}\n\nReturns:", 1)
        return method

    return document


def documented_as(waiting: Any) -> Callable[[Method], Method]:
    """Shows for an awaited method what the waiting one shows, but for its example."""

    def document(method: Method) -> Method:
        shown: Any = method
        shown.__signature__ = waiting.__signature__
        shown.__doc__ = waiting.__doc__ and waiting.__doc__.partition("\n\nExample:")[0]
        return method

    return document


# Most endpoints have the same options.
@lru_cache(maxsize=None)
def _parameters(options: Options) -> List[inspect.Parameter]:
    return [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=type_)
        for name, type_, default in ((option.name, option.type, option.default) for option in options)
    ]


@lru_cache(maxsize=None)
def _paragraphs(options: Options) -> str:
    return "\n".join(
        textwrap.fill(
            f"{option.name}: {option.text}",
            110,
            initial_indent=" " * 4,
            subsequent_indent=" " * 8,
            break_on_hyphens=False,
        )
        for option in options
    )
