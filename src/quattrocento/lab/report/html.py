"""Pieces of the page: figures with captions, tables, keys."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files

from quattrocento.lab.report.charts import COLOURS


def figure(picture: str, caption: str, figures: str = "", key: str = "") -> str:
    """A picture under its caption and its key, with the figures behind it."""
    said = f"<figcaption>{_text(caption)}</figcaption>"
    return f"<figure>{said}{key}{picture}{figures}</figure>"


def table(headings: Sequence[str], rows: Sequence[Sequence[str]], name: str = "The figures") -> str:
    """A table that opens on demand."""
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in headings)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return (
        f"<details><summary>{escape(name)}</summary>"
        f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></details>"
    )


def key(names: Sequence[str]) -> str:
    """Which shade is which part of a sum."""
    items = []
    for index, name in enumerate(names):
        items.append(f'<li><i class="p{index % COLOURS}"></i>{escape(name)}</li>')
    return f'<ul class="key">{"".join(items)}</ul>'


def document(title: str, parts: Sequence[str], footer: str) -> str:
    """A whole page of its own, in the style of all of them; the footer is HTML."""
    style = files("quattrocento.lab.report").joinpath("style.css").read_text("utf-8")
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style}</style></head>\n<body><main>"
        + "\n".join(parts)
        + f"\n<footer>{footer}</footer></main></body></html>\n"
    )


def paragraph(text: str) -> str:
    return f"<p>{_text(text)}</p>"


def _text(text: str) -> str:
    """Running text, in which no line begins with the sign of a percentage."""
    return escape(text).replace(" %", "&nbsp;%")
