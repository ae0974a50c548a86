"""Names: what is written alike is one name, and what could deceive is refused."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis.strategies import characters, text

from quattrocento.house.names import clean, keys, login_of
from quattrocento.house.text import line
from quattrocento.table.errors import Refused

written = text(characters(exclude_categories=["Cs"]), max_size=60)


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Ada \u00a0 B. ", "Ada B."),
        ("E\u0301lodie", "Élodie"),
        ("Ａｄａ", "Ada"),
        ("Анна", "Анна"),
        ("Ἀλέξανδρος", "Ἀλέξανδρος"),
        ("Nguyễn Thị", "Nguyễn Thị"),
        ("山田たろう", "山田たろう"),
        ("DJ 김철수", "DJ 김철수"),
        ("นี้", "นี้"),
        ("हिन्दी", "हिन्दी"),
        ("🦊 Fox", "🦊 Fox"),
        ("Jean-Luc O’Neill", "Jean-Luc O’Neill"),
    ],
)
def test_names_of_all_the_world_are_welcome(typed: str, name: str) -> None:
    assert clean(typed) == name


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("   ", "name-empty"),
        ("x" * 41, "name-long"),
        ("Ada\u200b", "name-hidden"),
        ("Ada\u202e", "name-hidden"),
        ("A\u00adda", "name-hidden"),
        ("A\u3164da", "name-hidden"),
        ("\u2800", "name-hidden"),
        ("Ada\ufe0f", "name-hidden"),
        ("\ue000", "name-hidden"),
        ("\U000e0041", "name-hidden"),
        ("\u0378", "name-hidden"),
        ("A\u0301\u0301\u0301\u0301", "name-marks"),
        ("\u0301Ada", "name-marks"),
        ("A\u20dd", "name-marks"),
        ("🅰🅳🅰", "name-marks"),
        ("│da", "name-marks"),
        ("❘da", "name-marks"),
        ("Аda", "name-scripts"),
        ("Αda", "name-scripts"),
        ("Ωmega", "name-scripts"),
    ],
)
def test_what_could_deceive_is_refused(typed: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        clean(typed)
    assert refused.value.code == code


@given(written)
@example(":\x1f{")
def test_a_name_that_was_cleaned_is_clean(typed: str) -> None:
    try:
        name = clean(typed)
    except Refused:
        return
    assert clean(name) == name
    assert unicodedata.is_normalized("NFKC", name)
    assert keys(name) == keys(typed)


@given(written)
def test_one_logs_in_however_it_is_typed(typed: str) -> None:
    login = login_of(typed)
    assert login_of(login) == login
    for form in ("NFC", "NFD"):
        assert login_of(unicodedata.normalize(form, typed)) == login


@given(written)
def test_a_line_that_was_cleaned_is_clean(said: str) -> None:
    clear = line(said)
    assert line(clear) == clear
    assert not any(unicodedata.bidirectional(char) in DIRECTIONS for char in clear)
    assert not any(unicodedata.category(char) in ("Cc", "Zl", "Zp") for char in clear)


DIRECTIONS = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}


@pytest.mark.parametrize(
    "other",
    [
        "ADA", "ada", "Аdа", "АДА".replace("Д", "D"), "ꓮꓓꓮ", "𝐀𝐝𝐚", "Ada ✓", "Ada.", "A d a",
        "-Ada-", "Ada\u200b", "Ada\u0332", "A\u0336da", "Adaˑ", "A\u0640da",
    ],
)  # fmt: skip
def test_what_looks_like_ada_is_ada(other: str) -> None:
    assert keys("Ada") & keys(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ida", "lda"), ("Bob", "B0B"), ("Bob", "b0b"), ("Tom", "том"), ("Mina", "Rnina"),
     ("Straße", "STRASSE"), ("Will", "WiII"), ("Oskar", "0skar"), ("isa", "İsa")],
)  # fmt: skip
def test_two_names_look_alike(one: str, other: str) -> None:
    assert keys(one) & keys(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "Adam"),
        ("Ali", "All"),
        ("Ada", "Adà"),
        ("Ada", "Ada 2"),
        ("Анна", "Anna"),
        ("!", "?"),
    ],
)
def test_two_names_do_not_look_alike(one: str, other: str) -> None:
    assert not keys(one) & keys(other)


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("evil \u202eomed", "evil omed"),
        ("a\u2028Bea: yes", "a Bea: yes"),
        ("a\u200bb\u2066c\ufeff", "abc"),
        ("A" + "\u0301" * 50, "Á" + "\u0301" * 4),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("क\u094d\u200dष", "क\u094d\u200dष"),
        ("👩\u200d🚀 👁\ufe0f\u200d🗨", "👩\u200d🚀 👁\ufe0f\u200d🗨"),
        ("a\u200d\u200cb", "ab"),
        ("\u3164\u115f\u2800", ""),
        ("a\u3164b", "a b"),
        ("\ufe0fa \ufe0e❤\ufe0f\ufe0f", "a ❤\ufe0f"),
        ("1\ufe0f\u20e3 辻\U000e0100", "1\ufe0f\u20e3 辻\U000e0100"),
        ("שלום עולם", "שלום עולם"),
    ],
)
def test_a_line_moves_and_hides_nothing(said: str, read: str) -> None:
    assert line(said) == read
