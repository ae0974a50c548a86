"""Names: how they are written, which are refused, and which two look alike.

After Unicode's security mechanisms (UTS 39): one script a name, nothing invisible, and a skeleton
in which characters that look alike are the same.
"""

from __future__ import annotations

import unicodedata
from functools import cache

from confusable_homoglyphs.categories import alias
from confusable_homoglyphs.confusables import confusables_data

from quattrocento.table.errors import Refused

LONGEST = 40
KEY = 400
"""Characters of a key that are kept."""
PILE = 2
"""Marks in a row above and below one letter."""
HIDDEN = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
"""Categories of characters that nobody sees, or that look as each font likes."""
BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\ufffd\U0001d159"
)
"""Others that look like nothing, or stand for what cannot be shown."""
SCRIPTLESS = frozenset(("COMMON", "INHERITED"))
TOGETHER = (
    frozenset(("LATIN", "HAN", "HIRAGANA", "KATAKANA")),
    frozenset(("LATIN", "HAN", "BOPOMOFO")),
    frozenset(("LATIN", "HAN", "HANGUL")),
)
"""Scripts that one writes together: "highly restrictive" in UTS 39."""


def clean(name: str) -> str:
    """A name as it is stored and shown; one that could deceive is refused."""
    name = _spelled(name)
    if not name:
        raise _refused("name-empty", "A name needs something to read in it.")
    if len(name) > LONGEST:
        raise _refused("name-long", f"A name has at most {LONGEST} characters.")
    if any(is_hidden(char) for char in name):
        raise _refused(
            "name-hidden", "This name has characters that nobody can see; leave them out."
        )
    if _is_piled(name):
        raise _refused(
            "name-marks", "This name has marks or signs that hide letters; write plain ones."
        )
    scripts = {alias(char) for char in name} - SCRIPTLESS
    if len(scripts) > 1 and not any(scripts <= together for together in TOGETHER):
        raise _refused("name-scripts", "This name mixes scripts; write it in one.")
    return name


def login_of(name: str) -> str:
    """The name one logs in with: neither capitals nor the way accents are typed matter."""
    name = _spelled(name)
    for _ in range(2):
        # What was folded may have to be composed anew, and folded again.
        name = unicodedata.normalize("NFKC", name.casefold())
    return name[:LONGEST].rstrip()


def keys(name: str) -> frozenset[str]:
    """What a name looks like, as it is written, in small letters and in capitals.

    Two names that share a key look alike: `Ida` and `lda`, `Bob` and `B0B`.
    """
    name = _spelled(name)
    return frozenset(_skeleton(form)[:KEY] for form in (name, name.casefold(), name.upper()))


def _spelled(name: str) -> str:
    """One way to write a letter, and one space where there is any."""
    return " ".join(unicodedata.normalize("NFKC", name).split())


def is_hidden(char: str) -> bool:
    """Nobody sees this character, or nobody knows what it looks like."""
    return (
        unicodedata.category(char) in HIDDEN
        or char in BLANK
        or is_selector(char)
        or alias(char) == "Unknown"
    )


def is_selector(char: str) -> bool:
    """It says how the character before it is drawn, and is nothing by itself."""
    return "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef"


def _is_piled(name: str) -> bool:
    """Marks without a letter or too many of them, letters in frames, lines drawn as letters."""
    marks = PILE
    for char in name:
        category = unicodedata.category(char)
        if category == "Me" or (category in ("Sk", "Sm", "So") and not _is_picture(char)):
            return True
        if category[0] == "M":
            marks += 1
            if marks > PILE:
                return True
        else:
            marks = 0 if category[0] in "LN" else PILE
    return False


def _is_picture(char: str) -> bool:
    """A sign of the keyboard, or a picture that nobody takes for a letter."""
    bar = "\u2758" <= char <= "\u2760"
    return char.isascii() or (("\u2600" <= char <= "\u27bf" or char >= "\U0001f300") and not bar)


def _is_dust(char: str) -> bool:
    """A mark that makes no letter another one, only something to overlook."""
    small = "\u02b0" <= char <= "\u02ff" or char == "\u0640"
    return small or (unicodedata.category(char)[0] == "M" and alias(char) == "INHERITED")


def _skeleton(text: str) -> str:
    looks = _looks()
    # Marks that do not make one character with their letter go; `à` stays another letter than `a`.
    text = "".join(char for char in unicodedata.normalize("NFC", text) if not _is_dust(char))
    text = unicodedata.normalize("NFD", text)
    text = "".join(looks.get(char, char) for char in text if not is_hidden(char))
    text = unicodedata.normalize("NFD", text)
    # "Ada.", "- Ada -" and "Ada ✓" pass for "Ada" too.
    letters = "".join(char for char in text if unicodedata.category(char)[0] in "LMN")
    return letters or text


@cache
def _looks() -> dict[str, str]:
    """What stands for each character among those that look like it.

    The library's table links characters both ways. One that has a row of several characters
    looks like that row; one with many links is what all of those look like.
    """
    linked: dict[str, list[str]] = {}
    for char, others in confusables_data.items():
        # It wraps what is written from the right in marks of direction.
        found = [other["c"].replace("\u200e", "") for other in others]
        linked.setdefault(char.replace("\u200e", ""), []).extend(found)
    looks = {}
    for char, others in linked.items():
        if len(char) > 1:
            continue
        rows = [other for other in others if len(other) > 1]
        if rows:
            looks[char] = min(rows)
        elif len(set(others)) == 1:
            other = others[0]
            alone = len(set(linked.get(other, ()))) <= 1
            looks[char] = min(char, other) if alone else other
    return looks


def _refused(code: str, words: str) -> Refused:
    return Refused(400, code, words)
