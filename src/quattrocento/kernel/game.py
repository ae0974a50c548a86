"""What a rule set must give: a start, views, imagined worlds, a result, and its words for steps."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final, Generic, TypeVar

from quattrocento.kernel.errors import BadPosition, BadSetup
from quattrocento.kernel.position import Event, Position
from quattrocento.kernel.step import AnyStep, Decision, Move, Refusal
from quattrocento.subclassing import mypyc_attr

G = TypeVar("G", bound=Position)


class Option:
    """A choice of the table before the game: its values, the default first, and its rule.

    Where it is `per_seat`, every seat has a different one: the value lists them in seat order,
    like `red,blue`. Where it goes `by_lot`, it names one of the seats, in seat order too: a seat
    that is not there cannot be named, and one is drawn where nobody chooses.
    """

    __slots__ = ("by_lot", "choices", "name", "per_seat", "rule")

    def __init__(
        self,
        name: str,
        choices: tuple[str, ...],
        rule: str,
        per_seat: bool = False,
        by_lot: bool = False,
    ) -> None:
        self.name: Final = name
        self.choices: Final = choices
        self.rule: Final = rule
        self.per_seat: Final = per_seat
        self.by_lot: Final = by_lot

    def default(self, seats: int) -> str:
        return ",".join(self.choices[:seats]) if self.per_seat else self.choices[0]

    def check(self, seats: int, value: str) -> None:
        """Refuse a value that this option does not have."""
        choices = self.choices[:seats] if self.by_lot else self.choices
        known = ", ".join(choices)
        if not self.per_seat:
            if value not in choices:
                raise BadSetup(f"option {self.name} is one of {known}, not {value!r}")
            return
        each = value.split(",")
        if len(each) != seats or len(set(each)) != seats or not set(each) <= set(self.choices):
            raise BadSetup(
                f"option {self.name} names {seats} different ones of {known}, "
                f"like {self.default(seats)}; not {value!r}"
            )


class Standing:
    """How the seats stand: points by source, and places counted from 1."""

    __slots__ = ("places", "sources")

    def __init__(self, sources: list[dict[str, int]], places: list[int]) -> None:
        self.sources: Final = sources
        self.places: Final = places

    @property
    def scores(self) -> list[int]:
        return [sum(source.values()) for source in self.sources]

    @property
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]


class Count:
    """One thing that a study of balance counts: its group, who it went to, and at what price."""

    __slots__ = ("group", "price", "seat", "thing")

    def __init__(
        self, group: str, thing: str, seat: int | None = None, price: int | None = None
    ) -> None:
        self.group: Final = group
        self.thing: Final = thing
        self.seat: Final = seat
        self.price: Final = price


class Counted:
    """A group that a study of balance counts in, with all its things, those never used too.

    The words call a thing by its kind: `tile-doge`.
    """

    __slots__ = ("group", "kind", "things")

    def __init__(self, group: str, kind: str, things: tuple[str, ...]) -> None:
        self.group: Final = group
        self.kind: Final = kind
        self.things: Final = things


class Order:
    """A standing order: how a seat wants to be answered for, with an amount where its kind has one.

    What a kind means is the game's to say: `Game.ordered` turns it into a move.
    """

    __slots__ = ("amount", "kind")

    def __init__(self, kind: str, amount: int | None = None) -> None:
        self.kind: Final = kind
        self.amount: Final = amount


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[G]):
    """One rule set with the components it is played with. Stateless: positions hold the game."""

    name: str = ""
    builds_on: str = ""
    """The rule set whose words and rules hold where this one says nothing else, if any."""
    version: int = 1
    seats: tuple[int, ...] = ()
    minutes: tuple[int, int] = (0, 0)
    """How long people play, about: those who know it, and those who do not."""
    options: tuple[Option, ...] = ()
    presets: Mapping[str, Mapping[str, str]] = {}
    """Named sets of choices that tables often make, such as the editions of a rulebook."""
    overlay: str | None = None
    """Content hash of the component overlay, or None for the components as printed."""
    open: bool = False
    """Nothing is ever hidden from anyone: views of different seats differ in `me` alone."""
    luck: bool = True
    """Dice or draws decide too: one look at a move is not enough for a bot."""
    temperature: float = 3.0
    """Points by which a move may look worse and search still tries it about a third as often."""
    turns_ahead: int = 7
    """Turns that search plays out beyond its tree, by looks alone, before it judges the table."""
    rounds_ahead: int = 2
    """The same in a game without luck, in rounds, the present one counted: it judges every line
    when so many have ended."""

    @property
    def home(self) -> str:
        """The package that the game's words and numbered rules lie in."""
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

    def balance(self, data: dict[str, Any]) -> dict[str, Any]:
        """A position file whose common stocks are counted anew after changes by hand."""
        return data

    def view(self, position: G, seat: int | None) -> dict[str, Any]:
        """What a seat may see, built from nothing; None is a spectator."""
        raise NotImplementedError

    def imagine(self, position: G, seat: int, rng: Random) -> G:
        """A position that looks the same from a seat, what it cannot see drawn anew."""
        raise NotImplementedError

    def tried(self, position: G, seat: int, rng: Random) -> G:
        """A position on which choices are tried out, to tell a seat what they bring at once.

        What it cannot see must not be found out by that.
        """
        return self.imagine(position, seat, rng)

    def secrets(self, position: G) -> dict[str, int]:
        """Each thing hidden from someone, with the seats that know it as a bit mask."""
        return {}

    def asides(self, position: G, seat: int) -> list[Move]:
        """What a seat may do now without being asked, each `("aside", seat, verb, …)`.

        Where amounts run up to a bound, only the move with the greatest amounts is listed.
        """
        return []

    def reply(self, position: G, seat: int) -> Move | None:
        """The aside a bot in this seat makes now, such as its answer to an offer, or None."""
        return None

    def unanswered(self, position: G, seat: int) -> int:
        """How many offers wait for an answer of this seat, whoever decides now."""
        return 0

    def order_matter(self, position: G) -> str:
        """What standing orders are about now, such as an auction's lot; empty where nothing is."""
        return ""

    def order_kinds(self, position: G, seat: int) -> list[str]:
        """The kinds of standing orders that a seat may give now."""
        return []

    def order_refusal(self, position: G, seat: int, order: Order) -> Refusal | None:
        """Why a seat cannot give an order of one of these kinds now, or None where it can."""
        return None

    def ordered(self, position: G, order: Order) -> Move | None:
        """The legal move an order makes for the seat that decides now; None where it is silent."""
        return None

    def order_void(self, position: G, move: Move) -> str:
        """Why the move just made voids all standing orders; empty where it does not."""
        return ""

    def seen_event(self, event: Event, seat: int | None) -> Event | None:
        """What a seat learns of an event, None where nothing; a spectator's seat is None."""
        return event

    def seen_move(self, move: Move, mover: int | None, seat: int | None) -> Move | None:
        """What a seat learns of a recorded move, or of a draw (no mover); None where nothing."""
        return move

    def holdings(self, position: G, seat: int) -> dict[str, int]:
        """What a seat can count of its own, by name, to say what a choice costs and gives."""
        return {}

    def standing(self, position: G) -> Standing:
        """Points by source and places, at the end or as they are now."""
        raise NotImplementedError

    def verdict(self, position: G) -> Event | None:
        """What decided a finished game where points did not, as it was told; mostly nothing."""
        return None

    def evaluate(self, position: G) -> list[float]:
        """How good the position is for each seat, in points; what the greedy player maximises."""
        raise NotImplementedError

    def worth(self, position: G, seat: int) -> float:
        """The same for one seat alone, where that is quicker."""
        return self.evaluate(position)[seat]

    def considered(self, position: G, moves: list[Move]) -> list[Move]:
        """Those of the legal moves that a bot looks at: all but what is plainly useless."""
        return moves

    def choices(self, position: G) -> list[Move]:
        """What a bot looks at now: those considered of the legal moves, or the same found sooner.

        Somebody must be deciding.
        """
        step = position.agenda[-1]
        assert isinstance(step, Decision)
        return self.considered(position, step.moves(position))

    def level(self, name: str) -> str:
        """The player that a level means in this game; the level itself where it is as elsewhere."""
        return name

    def rounds(self, position: G) -> int:
        """The rounds, decades or years begun so far."""
        raise NotImplementedError

    def plays(self, position: G, seat: int) -> str:
        """The colour, family or faction a seat plays."""
        raise NotImplementedError

    def tally(self, position: G, event: Event) -> list[Count]:
        """What a study of balance counts of an event that has just happened."""
        return []

    def counted(self) -> list[Counted]:
        """Everything that a study of balance can count; the moves by their verbs come first."""
        return []

    def targets(self, position: G, move: Move) -> list[str]:
        """The names of the things on the board that a move touches."""
        raise NotImplementedError

    def move_parts(self, move: Move) -> dict[str, str | int]:
        """The parts of a player's move by name, for its label."""
        raise NotImplementedError

    def prompt_parts(self, position: G) -> dict[str, str | int]:
        """The parts of the decision to be taken now by name, for its question and its labels.

        Everybody hears the question, so nothing that is hidden from anyone is among them.
        """
        raise NotImplementedError

    def proposed(self, position: G) -> list[Move]:
        """Moves that the program would make for whoever decides, if asked; mostly none.

        They are legal one after the other, like those that complete a payment.
        """
        return []

    def composed(self) -> list[tuple[str, str, dict[str, str | int]]]:
        """Words that depend on the components: an id, the message that says it, its arguments."""
        return []

    def read_options(
        self, seats: int, options: Mapping[str, str] | None, rng: Random | None = None
    ) -> dict[str, str]:
        """The table's choices with the defaults filled in; refused where one is unknown.

        With an `rng`, what goes by lot is drawn where nobody has chosen it.
        """
        if seats not in self.seats:
            counts = ", ".join(str(count) for count in self.seats)
            raise BadSetup(f"{self.name} is for {counts} players, not {seats}")
        given = dict(options or {})
        chosen: dict[str, str] = {}
        for option in self.options:
            default = option.default(seats)
            if rng is not None and option.by_lot:
                default = option.choices[int(rng.random() * seats)]
            chosen[option.name] = given.pop(option.name, default)
            option.check(seats, chosen[option.name])
        for name in given:
            known = ", ".join(chosen) or "none"
            raise BadSetup(f"{self.name} has no option {name!r}; it has: {known}")
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
