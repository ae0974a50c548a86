"""What a word that nobody knows was perhaps meant to be."""

from __future__ import annotations

from collections.abc import Iterable


def unknown(word: str, known: Iterable[str]) -> str:
    """The rest of an error about a word: what is like it, or else all there is.

    >>> from quattrocento.suggesting import unknown
    >>> unknown("singorie", ["signorie", "princes"])
    'did you mean signorie?'
    >>> unknown("chess", ["signorie", "princes"])
    'choose one of: signorie, princes'
    """
    # Nobody waits for it before there is a mistake.
    from difflib import get_close_matches

    names = list(known)
    like = get_close_matches(word, names, n=2, cutoff=0.6)
    if like:
        return f"did you mean {' or '.join(like)}?"
    return f"choose one of: {', '.join(names)}" if names else "there are none"
