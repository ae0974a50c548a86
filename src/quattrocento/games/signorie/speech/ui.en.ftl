# Signorie in the browser, in English: what its board and mats are called aloud and in print.

ui-tagline-signorie = Draft dice, raise a family, wed and send it across Italy.
ui-sea-adriatic = Mare Adriatico
ui-sea-tyrrhenian = Mar Tirreno
ui-threshold-is = Threshold { $threshold }
ui-this-round = this round
ui-vp-at-round-end = VP at round end
ui-scene-round-ends = Round { $round } ends
ui-scene-order = New order
ui-scene-threshold = Threshold
ui-scene-reward = Reward and bride
ui-scene-points = Points
ui-scene-order-how = Initiative scores and sets the new order
ui-scene-threshold-how = Who is within the threshold?
ui-scene-reward-how = Rewards and brides
ui-scene-round-all = Order, rewards and points of this round
ui-scene-you = You
ui-scene-was = was { ui-nth }
ui-scene-stays = unchanged
ui-scene-just = just reached
ui-scene-below = { $count } below
ui-scene-over = { $count } too many
ui-scene-bride = bride
ui-scene-nothing = nothing taken
ui-scene-no-reward = no reward, no bride
ui-scene-next = Initiative goes back to the start. Next: new tiles, dice and mandates.
ui-out-of-play = not in play
ui-initiative = Initiative track
ui-mat = Mat of { $seat }
ui-mandates = Mandates
ui-your-house = Your house
ui-their-house = { $seat }
ui-your-plan = Your plan
ui-their-plan = Plan of { $seat }
ui-florins-word = { $florins ->
    [one] florin
   *[other] florins
}
ui-has-florins = { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
ui-florins-text = Florins pay for dice, helpers and dowries. They never run out and never score by themselves.
ui-at-home = At home: { $men } men, { $women } women
ui-at-home-one = { $sex ->
    [woman] Women at home { $count }, in reserve { $out }
   *[man] Men at home { $count }, in reserve { $out }
}
ui-reserve = { $sex ->
    [woman] Women in reserve: { $count }
   *[man] Men in reserve: { $count }
}
ui-brides = Brides: { $brides }
ui-threshold = Dice { $sum }, threshold { $threshold }
ui-of = of { $count }
ui-over = over
ui-over-threshold = over: no reward
ui-left-for-reward = { $count } left for a reward
ui-die = Die { $column } { $value }
ui-column-title = The { $column } column
ui-column = Column { $column }, value { $value }, { $die ->
    [0] no die
   *[other] die { $die }
}
ui-hire = Hire: { $ring }
ui-mandate = Mandate { $mandate }: { $sex ->
    [woman] { $takes ->
        [open] 1–{ $most } women
       *[fixed] { $most ->
            [1] 1 woman
           *[other] { $most } women
        }
    }
   *[man] { $takes ->
        [open] 1–{ $most } men
       *[fixed] { $most ->
            [1] 1 man
           *[other] { $most } men
        }
    }
}
ui-helper = Helper in { $column }: { $helper }, { $hired ->
    [yes] hired
   *[no] costs { $florins }
}
ui-floor = { $career } career, space { $space }: { $vp } VP, rank { $rank }
ui-man = { $seat }: { $count ->
    [one] a man
   *[other] { $count } men
} in the { $career } career, space { $space }, rank { $rank }
ui-city = { $city }: { $free } spaces free, mission tile { $mission }, marriage tile { $marriage }
ui-city-out = { $city }: not in play
ui-tile = { $kind ->
    [marriage] Marriage tile { $house } { $vp }
   *[mission] Mission tile { $house } { $vp }
}
ui-no-tile = { $kind ->
    [marriage] No marriage tile
   *[mission] No mission tile
}
ui-row = { $row } row: { $tiles } tiles, { $vp } VP
ui-row-political = Political
ui-row-clerical = Clerical
ui-row-military = Military
ui-row-marriage = Marriage
ui-vp = { $vp } VP
ui-tiles-of = { $tiles } of { $fewest } tiles
ui-tiles-short = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
ui-rows-scored = { $count } of { $rows } rows
ui-symbol-or = or
ui-symbol-die = die
ui-symbol-again = again
ui-change-vp = victory points
ui-change-florins = florins
ui-change-men = men at home
ui-change-women = women at home
ui-change-initiative = initiative
ui-stock-florins = florins
ui-stock-men = men at home
ui-stock-women = women at home
ui-stock-helpers = helpers
ui-stock-brides = brides
ui-stock-tiles = alliance tiles
ui-stock-missions = men on missions
ui-stock-marriages = women married
ui-dice-sum = Your dice then
ui-difference = Lower than its column: pay the difference
ui-no-difference = High enough: nothing to pay
ui-hiring-costs = To hire
ui-mission-scores = On a mission
ui-end-scores = At the end of the game
ui-next-space = The next space asks for
ui-row-scores = Scores at the end
ui-tile-wanted = { $tile }: your { $row } row wants it
ui-tile-unwanted = { $tile }: no row of yours wants it
ui-do-take_die = Take the { $column } { $value }
ui-do-to = Send him to { $city }
ui-do-send = Send this man
ui-do-marry = Marry in { $city }
ui-do-dowry = Pay the dowry of { $florins }
ui-do-train = He starts his career
ui-do-advance = He advances
ui-do-place_helper = Hire this helper
ui-do-activate = Let the helper work
ui-do-spend = Spend { $meeples }
ui-do-row = Lay it beside this row

## Answers ahead

ui-order-pass = Pass for the rest of this round

## The lines of the chronicle

ui-turn-die = { $column } { $value }
ui-turn-mandate = mandate “{ $mandate }”
ui-turn-activates = helper
ui-turn-hires = a helper hired
ui-turn-round-ends = End of the round
ui-turn-final = Final scoring
ui-code-letter-b = a bonus among the rewards, by its number
ui-code-letter-m = a mandate, by its number
ui-code-letter-v = a reward in points, by its number
