game-palio = Palio
game-palio-blurb = Horses race three times round the square of Siena. Walk to catch breath, trot, or gallop and fear the bends.
game-palio-summary = In each round every horse runs once: it walks (2 stretches, and breath comes back), trots (one die) or gallops (two dice, for 1 breath). Two equal dice throw a galloping horse at the next bend. When a horse has run 36 stretches the round is finished; the farthest wins.
ui-tagline-palio = Three laps, two bends, one winner.

move-walk = Walk
move-trot = Trot
move-gallop = Gallop
prompt-gait = { $you ->
    [yes] How does your horse run?
   *[no] { $seat } chooses a gait
}
why-no-breath = Without breath no horse gallops

event-round = Round { $round }
event-runs = { $gait ->
    [walk] { $seat } walks { $stretches } stretches
    [trot] { $seat } trots { $stretches } stretches
    [gallop] { $seat } gallops { $stretches } stretches
   *[fall] { $seat } gallops and is thrown at the bend after { $stretches } stretches
}

source-stretches = Stretches
ui-change-stretches = stretches
ui-change-breath = breath
ui-horse = Horse of { $seat }: { $run } of { $finish } stretches, { $breath } breath
ui-lap = Lap { $lap }

concept-breath = Breath
concept-breath-text = A horse has up to 3 breath. A gallop costs 1, a walk gives 1 back.
concept-breath-rules = PA-203, PA-201, PA-204
concept-bend = Bend
concept-bend-text = San Martino and Casato: two equal dice throw a galloping horse there.
concept-bend-rules = PA-205
