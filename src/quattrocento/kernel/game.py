"""What a rule set must give: a start, a result, its facets, and its words for steps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from quattrocento.kernel.errors import BadPosition, BadSetup
from quattrocento.kernel.orders import Orders
from quattrocento.kernel.position import Event, Position
from quattrocento.kernel.sight import Sight
from quattrocento.kernel.step import AnyStep
from quattrocento.subclassing import mypyc_attr
from quattrocento.suggesting import unknown

if TYPE_CHECKING:
    from quattrocento.lab.study import Study
    from quattrocento.players.judgement import Judgement
    from quattrocento.words.speech import Speech

G = TypeVar("G", bound=Position)

LOT: Final = "lot"
"""What an option that goes by lot is called where nobody chooses."""


class Option:
    """A choice of the table before the game: its values, the default first, and its rule.

    Where it is `per_seat`, every seat has a different one: the value lists them in seat order,
    like `red,blue`. Where it is `of_seats`, it names seats, its choices being those of the
    largest table: a seat that is not there cannot be named. Where it goes `by_lot`, it names one
    of the seats, or is `lot`, the first choice: then the game draws one.
    """

    __slots__ = ("by_lot", "choices", "name", "of_seats", "per_seat", "rule")

    def __init__(
        self,
        name: str,
        choices: tuple[str, ...],
        rule: str,
        per_seat: bool = False,
        of_seats: bool = False,
        by_lot: bool = False,
    ) -> None:
        self.name: Final = name
        self.choices: Final = (LOT, *choices) if by_lot else choices
        self.rule: Final = rule
        self.per_seat: Final = per_seat
        self.of_seats: Final = of_seats or by_lot
        self.by_lot: Final = by_lot

    def open_to(self, seats: int) -> tuple[str, ...]:
        """The choices that a table of so many seats has."""
        if not self.of_seats:
            return self.choices
        return self.choices[: seats + 1] if self.by_lot else self.choices[:seats]

    def default(self, seats: int) -> str:
        return ",".join(self.choices[:seats]) if self.per_seat else self.choices[0]

    def check(self, seats: int, value: str) -> None:
        """Refuse a value that this option does not have."""
        choices = self.open_to(seats)
        if not self.per_seat:
            if value not in choices:
                told = unknown(value, choices)
                raise BadSetup(f"option {self.name} cannot be {value!r}; {told}")
            return
        each = value.split(",")
        if len(each) != seats or len(set(each)) != seats or not set(each) <= set(choices):
            raise BadSetup(
                f"option {self.name} names {seats} different ones of {', '.join(choices)}, "
                f"like {self.default(seats)}; not {value!r}"
            )


class Standing:
    """How the seats stand: points by source, and places counted from 1."""

    __slots__ = ("places", "sources")

    def __init__(self, sources: list[dict[str, int]], places: list[int]) -> None:
        self.sources: Final = sources
        self.places: Final = places

    def __reduce__(self) -> tuple[Any, ...]:
        return Standing, (self.sources, self.places)

    @property
    def scores(self) -> list[int]:
        return [sum(source.values()) for source in self.sources]

    @property
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[G]):
    """One rule set with the components it is played with. Stateless: positions hold the game.

    What is no rule is in facets, each described beside the part of the program that asks it.
    Those that may be absent are None; whoever needs one that is not there says so.
    """

    name: str = ""
    builds_on: str = ""
    """The rule set whose words and rules hold where this one says nothing else, if any."""
    version: int = 1
    seats: tuple[int, ...] = ()
    minutes: tuple[int, int] = (0, 0)
    """How many it takes, about: the least and the most."""
    luck: bool = True
    """Dice or draws decide too."""
    options: tuple[Option, ...] = ()
    presets: Mapping[str, Mapping[str, str]] = {}
    """Named sets of choices that tables often make, such as the editions of a rulebook."""
    overlay: str | None = None
    """Content hash of the component overlay, or None for the components as printed."""

    sight: Sight[G]
    """What each seat may see."""
    speech: Speech[G]
    """How the table speaks of moves and decisions."""
    bots: Judgement[G] | None = None
    """How computer players judge a table."""
    orders: tuple[Orders[G], ...] = ()
    """The questions that a seat may leave orders for."""
    study: Study[G] | None = None
    """What a study of balance counts."""
    arrays: str | None = None
    """Numbers for moves and views, for learning: where its `Arrays` are, `module:name`."""
    drawing: str | None = None
    """The table in letters, for the terminal: where its `Drawing` is, `module:name`."""
    lesson: str | None = None
    """The package that its lesson lies in."""
    board: str | None = None
    """The board for the browser where the pages have none: a file built as a module, in `home`."""

    def __copy__(self) -> Game[G]:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Game[G]:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        from quattrocento.packing import pack_game

        return pack_game(self)

    @property
    def home(self) -> str:
        """The package that everything of the game lies in."""
        return type(self).__module__.rpartition(".")[0]

    @property
    def components(self) -> Any:
        """The component table, whose `rows` are path, value, source and note."""
        raise NotImplementedError

    def start(self, seats: int, options: Mapping[str, str] | None = None) -> G:
        """A fresh game whose set-up, chance included, lies on the agenda."""
        raise NotImplementedError

    def load(self, data: Mapping[str, Any]) -> G:
        """The position that `dump` wrote, or a person; refused where it cannot be."""
        raise NotImplementedError

    def restock(self, data: dict[str, Any]) -> dict[str, Any]:
        """A position file whose common stocks are counted anew after changes by hand."""
        return data

    def standing(self, position: G) -> Standing:
        """Points by source and places, at the end or as they are now."""
        raise NotImplementedError

    def verdict(self, position: G) -> Event | None:
        """What decided a finished game where points did not, as it was told; mostly nothing."""
        return None

    def rounds(self, position: G) -> int:
        """The rounds, decades or years begun so far."""
        raise NotImplementedError

    def plays(self, position: G, seat: int) -> str:
        """The colour, family or faction a seat plays."""
        raise NotImplementedError

    def read_options(self, seats: int, options: Mapping[str, str] | None) -> dict[str, str]:
        """The table's choices with the defaults filled in; refused where one is unknown."""
        if seats not in self.seats:
            counts = ", ".join(str(count) for count in self.seats)
            raise BadSetup(f"{self.name} is for {counts} players, not {seats}")
        given = dict(options or {})
        chosen: dict[str, str] = {}
        for option in self.options:
            chosen[option.name] = given.pop(option.name, option.default(seats))
            option.check(seats, chosen[option.name])
        for name in given:
            raise BadSetup(f"{self.name} has no option {name!r}; {unknown(name, chosen)}")
        return chosen


class Vocabulary:
    """Turns the steps on an agenda into words and back: one list of names per kind of field."""

    __slots__ = ("names", "steps")

    def __init__(self, steps: list[type[AnyStep]], names: dict[str, tuple[str, ...]]) -> None:
        self.steps: Final = {verb(step): step for step in steps}
        self.names: Final = names

    def write(self, step: AnyStep) -> list[str | int]:
        """`["choose_action", "blue", "red"]`: the step's name, then its fields in words."""
        words: list[str | int] = [verb(type(step))]
        for field in type(step).fields:
            value: int = getattr(step, field)
            names = self.names.get(field)
            words.append(value if names is None else names[value])
        return words

    def read(self, words: object, field: str) -> AnyStep:
        """The step that `write` wrote; refused with the field named where it is none."""
        if not isinstance(words, list) or not words or not isinstance(words[0], str):
            raise BadPosition(field, 'a step is a list like ["choose_action", "blue", "red"]')
        step = self.steps.get(words[0])
        if step is None:
            raise BadPosition(field, f"no step is called {words[0]!r}")
        if len(words) != len(step.fields) + 1:
            raise BadPosition(field, f"{words[0]} takes {', '.join(step.fields) or 'nothing'}")
        values: list[int] = []
        for name, word in zip(step.fields, words[1:], strict=True):
            values.append(self._number(name, word, field))
        made: AnyStep = step(*values)
        return made

    def _number(self, name: str, word: object, field: str) -> int:
        names = self.names.get(name)
        if names is None:
            if isinstance(word, int) and not isinstance(word, bool) and 0 <= word <= 1_000_000:
                return word
            raise BadPosition(field, f"{name} is a number, not {word!r}")
        if isinstance(word, str) and word in names:
            return names.index(word)
        raise BadPosition(field, f"{name} is one of {', '.join(names)}, not {word!r}")


_VERBS: Final[dict[type[AnyStep], str]] = {}


def verb(step: type[AnyStep]) -> str:
    """The name of a step in position files: `ChooseAction` is `choose_action`."""
    known = _VERBS.get(step)
    if known is None:
        name = step.__name__
        known = "".join("_" + c.lower() if c.isupper() else c for c in name).lstrip("_")
        _VERBS[step] = known
    return known
