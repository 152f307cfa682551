# Steps as a notebook shows them: their own texts and formulas, joined.

from html import escape
from typing import Any, Optional

from ._record import Shown


class ShownStep(Shown):
    """A step of an envelope."""

    def _repr_html_(self) -> str:
        members = self._data
        content = members.get("content", "")
        lines = content if isinstance(content, list) else [content]
        kind = members.get("content_type")
        if kind == "border":
            return "<hr>"
        if kind == "h1":
            return "\n".join(f"<h4>{escape(line)}</h4>" for line in lines)
        form = "<div>$$\\displaystyle {}$$</div>" if kind == "latex" else "<p>{}</p>"
        return "\n".join(form.format(escape(line)) for line in lines) + _note(members.get("explain"))


class ShownCompactStep(Shown):
    """A step of a compact reply, in the best of the formats that were asked for."""

    def _repr_html_(self) -> str:
        content = self._data.get("content", {})
        kind = self._data.get("kind")
        if kind == "rule":
            return "<hr>"
        shown = _best(content, kind == "formula")
        return f"<h4>{shown}</h4>" if kind == "heading" else f"<div>{shown}</div>"


def _best(content: Any, is_formula: bool) -> str:
    if "html" in content:
        return str(content["html"])
    if "mathml" in content and is_formula:
        return str(content["mathml"])
    if "latex" in content:
        formula = escape(str(content["latex"]))
        return f"$$\\displaystyle {formula}$$" if is_formula else formula
    return f'<pre>{escape(str(content.get("text", content.get("speech", ""))))}</pre>'


def _note(explain: Optional[str]) -> str:
    return f'\n<p style="opacity: 0.75">{escape(explain)}</p>' if explain else ""
