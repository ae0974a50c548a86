"""What the house writes: letters and the pages behind their links, in the reader's language."""

from __future__ import annotations

from quattrocento.words.catalogues import LANGUAGES, letter_words


def letter(language: str, kind: str, **filling: str) -> tuple[str, str]:
    """Subject and text of a letter; the subject is one line whatever a table is called."""
    subject = _said(language, f"letter-{kind}", "subject", filling)
    return " ".join(subject.split()), _said(language, f"letter-{kind}", "", filling)


def page(language: str, what: str) -> tuple[str, str]:
    """Of the page behind a link: what its button says, and what is so when it was pressed."""
    return _said(language, f"letter-press-{what}", "button", {}), _said(
        language, f"letter-press-{what}", "", {}
    )


def said(language: str, message: str, **filling: str) -> str:
    """A single sentence of the house's."""
    return _said(language, f"letter-{message}", "", filling)


def _said(language: str, message: str, attribute: str, filling: dict[str, str]) -> str:
    words = letter_words(language if language in LANGUAGES else LANGUAGES[0])
    found = words.get_message(message)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None, f"{message} has attributes only"
    text, _ = words.format_pattern(pattern, filling)
    return str(text)
