"""Lessons: the recorded games replay, every page has its words, every term its meaning."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

from quattrocento.games.registry import GAMES, load_game
from quattrocento.kernel.match import Match
from quattrocento.kernel.record import Record
from quattrocento.lessons import Lesson, Page, lesson_of, lessons_of
from quattrocento.words.catalogues import LANGUAGES, Words

TAUGHT = [name for name in GAMES if lessons_of(load_game(name))]
LESSONS = [
    (name, number)
    for name in GAMES
    for number, _ in enumerate(lessons_of(load_game(name)), start=1)
]
LONGEST = 62
"""Words of a page: what is read in a quarter of a minute."""


def the_lesson(name: str, number: int = 1) -> Lesson:
    lesson = lesson_of(load_game(name), number)
    assert lesson is not None
    return lesson


def text_of(page: Page) -> str:
    return f"lesson-{page.name}-text" + (f"-{page.part}" if page.part > 1 else "")


def following(name: str, number: int) -> Match[Any]:
    """A game on whose draws the lesson decides; a hundred other draws would be likelier."""
    lesson = the_lesson(name, number)
    names = [f"seat {seat}" for seat in range(lesson.seats)]
    record: Record[Any] = Record(load_game(name), names, lesson.options)
    return Match(record, script=lesson.moves)


def test_every_game_has_a_lesson() -> None:
    assert list(GAMES) == TAUGHT


def test_virtu_has_a_second_lesson_that_goes_on_where_the_first_one_ended() -> None:
    assert [one for one in LESSONS if one[1] > 1] == [("virtu", 2)]
    first, second = the_lesson("virtu"), the_lesson("virtu", 2)
    assert second.moves[: len(first.moves)] == first.moves
    assert second.opening > len(first.moves)
    assert (second.seat, second.seats, second.options) == (first.seat, first.seats, first.options)


@pytest.mark.parametrize(("name", "number"), LESSONS)
def test_a_lesson_is_played_as_it_was_recorded(name: str, number: int) -> None:
    lesson, match = the_lesson(name, number), following(name, number)
    match.begin()
    decided = []
    while len(match.record.moves) < len(lesson.moves):
        count = len(match.record.moves)
        if match.seat == lesson.seat and count >= lesson.opening:
            decided.append(count)
        match.play(lesson.moves[count])
    assert tuple(match.record.moves) == lesson.moves
    assert [step.at for step in lesson.steps] == [*decided, len(lesson.moves)]
    assert [step.move for step in lesson.steps[:-1]] == [lesson.moves[at] for at in decided]
    assert match.seat == lesson.seat


@pytest.mark.parametrize(("name", "number"), LESSONS)
def test_somebody_else_s_choice_brings_other_draws(name: str, number: int) -> None:
    """The script holds while everything happens as it did there, and not a move longer."""
    lesson, match = the_lesson(name, number), following(name, number)
    match.begin()
    other = next(move for move in match.legal() if move != lesson.moves[len(match.record.moves)])
    match.play(other)
    for _ in range(30):
        match.play(match.legal()[0])
    assert tuple(match.record.moves[: len(lesson.moves)]) != lesson.moves


@pytest.mark.parametrize(("name", "number"), LESSONS)
def test_a_lesson_is_ten_minutes_of_one_thing_at_a_time(name: str, number: int) -> None:
    lesson = the_lesson(name, number)
    assert 12 <= lesson.pages <= 24
    numbers = {step.first + i for step in lesson.steps for i in range(len(step.pages))}
    assert numbers == set(range(1, lesson.pages + 1))
    assert [step.first for step in lesson.steps] == sorted(step.first for step in lesson.steps)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "number"), LESSONS)
def test_every_page_has_its_words_and_every_term_its_meaning(
    name: str, number: int, language: str
) -> None:
    words = Words(load_game(name), language)
    for page in {page for step in the_lesson(name, number).steps for page in step.pages}:
        assert words.has(f"lesson-{page.name}"), page
        assert len(words.say(text_of(page)).split()) <= LONGEST, page
        for term in page.terms:
            assert words.has(f"concept-{term}"), term
            assert words.has(f"concept-{term}-text"), term


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TAUGHT)
def test_every_move_has_a_text_of_its_own(name: str, language: str) -> None:
    """Neither one that is missing, which Virtù's would stand in for, nor one nobody reads."""
    steps = [step for one in lessons_of(load_game(name)) for step in one.steps]
    asked = [step.pages[-1] for step in steps]
    assert len({(page.name, page.part) for page in asked}) == len(asked)
    read = {page for step in steps for page in step.pages}
    folder = files(load_game(name).home).joinpath("lesson", f"{language}.ftl")
    written = re.findall(r"^(lesson-\S+) =", folder.read_text("utf-8"), re.M)
    titles = {f"lesson-{page.name}" for page in read}
    assert sorted(written) == sorted(titles | {text_of(page) for page in read})


def test_a_part_of_a_page_points_at_what_it_asks_for_alone() -> None:
    steps = {
        (page.name, page.part): page for step in the_lesson("virtu").steps for page in step.pages
    }
    march = [steps["march", part].targets for part in (1, 2, 4, 6)]
    assert march == [("city:florence", "city:spoleto"), ("space:action5",), ("space:right2",), ()]


@pytest.mark.parametrize(("name", "number"), LESSONS)
def test_a_page_points_at_what_its_moves_are_about(name: str, number: int) -> None:
    """A choice that lies on the board is among the things a page points at."""
    game, lesson, match = load_game(name), the_lesson(name, number), following(name, number)
    match.begin()
    for step in lesson.steps[:-1]:
        while len(match.record.moves) < step.at:
            match.play(lesson.moves[len(match.record.moves)])
        assert step.move is not None
        targets = game.speech.targets(match.position, step.move)
        assert not targets or set(targets) & set(step.pages[-1].targets), step


def test_other_components_have_no_lesson() -> None:
    assert lessons_of(load_game("signorie", '[mandates.M4]\neffect = ["career", 3]\n')) == ()


@pytest.mark.parametrize(("name", "number"), LESSONS)
def test_what_is_paid_for_the_learner_is_what_the_lesson_asks_for(name: str, number: int) -> None:
    """Else the proposal would leave the lesson half way."""
    game, lesson, match = load_game(name), the_lesson(name, number), following(name, number)
    match.begin()
    offered = 0
    for step in lesson.steps[:-1]:
        while len(match.record.moves) < step.at:
            match.play(lesson.moves[len(match.record.moves)])
        if step.pages[-1].paid_for:
            proposed = game.speech.proposed(match.position)
            assert tuple(proposed) == lesson.moves[step.at : step.at + len(proposed)]
            offered += bool(proposed)
    assert offered == (2 if (name, number) == ("virtu", 2) else 0)
