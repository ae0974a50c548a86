# Signorie in English. Ids and arguments: see quattrocento/words/__init__.py.

## The game

game-signorie = Signorie
game-signorie-blurb = Draft dice to steer a family of Renaissance Italy: train sons for politics, church or arms, send them on missions, arrange marriages, hire helpers, and win six great houses as allies. High dice are cheap to use, but only modest sums are rewarded.
game-signorie-summary = The game has seven rounds. Each round all dice are rolled. In turn you take one die, place it in the column of its colour, pay the difference if it is lower than the column’s value, and do one of three things: the column’s own action, a mandate of that colour paid with men or women, or hiring a helper. Then the helpers of that column may work. At most four dice a round, one a colour.
    When all have passed, initiative scores and sets the new turn order. Whoever’s dice add up to the threshold (13) or less takes the reward of the round, and until round 5 may place a bride. After round 7, men still in a career score half, and each row of the plan with three or more alliance tiles scores its tiles. Most victory points win.

option-colours = Colours
option-colours-text = Who plays which colour; each colour has its own plan.
option-tiles = Alliance tiles
option-tiles-text = Must a tile that a row of your plan needs be taken?
option-tiles-compulsory = compulsory
option-tiles-compulsory-text = A needed tile is always taken.
option-tiles-optional = optional
option-tiles-optional-text = A needed tile may be left in its city.

## Names of things

colour-yellow = yellow
colour-red = red
colour-purple = purple
colour-blue = blue
column-yellow = yellow
column-red = red
column-purple = purple
column-grey = grey
column-turquoise = turquoise
ring-yellow = { column-yellow }
ring-red = { column-red }
ring-purple = { column-purple }
ring-grey = { column-grey }
ring-turquoise = { column-turquoise }
ring-any = any column
place-top = top
place-middle = middle
place-bottom = bottom
place-second = second
place-third = third
place-fourth = fourth
place-fifth = fifth
career-political = political
career-clerical = clerical
career-military = military
career-political-title = Politics
career-clerical-title = Church
career-military-title = Arms
row-political = political
row-clerical = clerical
row-military = military
row-marriage = marriage
city-Milano = Milano
city-Venezia = Venezia
city-Firenze = Firenze
city-Roma = Roma
city-Napoli = Napoli
house-Sforza = Sforza
house-Medici = Medici
house-Este = Este
house-Gonzaga = Gonzaga
house-Borgia = Borgia
house-Aragona = Aragona
source-missions = Missions
source-marriages = Marriages
source-initiative = Initiative
source-helpers = Helpers
source-brides = Brides
source-rewards = Rewards
source-purchases = Purchases
source-careers = Careers
source-alliances = Alliances

thing-dice = Dice
thing-mandates = Mandates
thing-cities = Cities
thing-careers = Careers
thing-initiative = Initiative
thing-rewards = Rewards
thing-helpers = Helpers
thing-plan = Plan
thing-brides = Brides
thing-florins = Florins
thing-threshold = Threshold
thing-home = At home
thing-reserve = Reserve
thing-order = Turn order
thing-rank = Rank
thing-stacks = Stacks
thing-tile-mission = Mission
thing-tile-marriage = Marriage
thing-man = man
thing-men = men
thing-woman = woman
thing-women = women
thing-face-down = { $count } face down
thing-vp = VP
thing-action = Action
thing-mandate = Mandate
thing-hire = Hire
thing-my-die = My die
thing-tiles = Tiles

## Counted things

florins-count = { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
points-count = { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
}
steps-count = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
meeples-count = { $sex ->
    [woman] { $meeples ->
        [one] { $meeples } woman
       *[other] { $meeples } women
    }
   *[man] { $meeples ->
        [one] { $meeples } man
       *[other] { $meeples } men
    }
}
men-count = { $men ->
    [0] no man
    [one] { $men } man
   *[other] { $men } men
}
women-count = { $women ->
    [0] no woman
    [one] { $women } woman
   *[other] { $women } women
}
paying = { $florins ->
    [0] { "" }
   *[other] { " " }for { florins-count }
}

## What actions, helpers, mandates and rewards do

action-florins = Florins
action-florins-text = Take { $amount ->
    [one] { $amount } florin
   *[other] { $amount } florins
}.
action-marriage = Marriage
action-marriage-text = A woman marries in a city: pay a dowry, score { $vp } VP for each florin of it, and take the city’s marriage tile if your plan needs it.
action-progeny = Progeny
action-progeny-text = Roll a die for each bride: 1 to 3 brings a woman home, 4 to 6 a man.
action-tracks = Tracks
action-tracks-text = Up to { $amount } movement points for your careers and the initiative track.
action-mission = Mission
action-mission-text = Send a man from his career to a city: score his space, and take the city’s mission tile if your plan needs it.

helps-florins = { $grows ->
    [yes] { $amount } or { $high } florins (die { $die }+)
   *[no] { $amount ->
        [one] { $amount } florin
       *[other] { $amount } florins
    }
}
helps-florins-text = { $grows ->
    [yes] Florins for you: { $amount }, or { $high } if the die shows { $die } or more.
   *[no] Florins for you: { $amount }.
}
helps-marriage = Marriage
helps-marriage-text = Arrange one marriage, dowry as usual.
helps-tracks = { $grows ->
    [yes] { $amount } or { $high } movement points, careers or initiative (die { $die }+)
   *[no] { $amount ->
        [one] { $amount } movement point, career or initiative
       *[other] { $amount } movement points, careers or initiative
    }
}
helps-tracks-text = { $grows ->
    [yes] Movement points for careers or initiative: { $amount }, or { $high } if the die shows { $die } or more.
   *[no] Movement points for careers or initiative: { $amount }.
}
helps-mission = Mission
helps-mission-text = Send one man on a mission.
helps-tile = { $amount ->
    [one] { $amount } face-down tile
   *[other] { $amount } face-down tiles
}
helps-tile-text = { $amount ->
    [one] Lay an unseen alliance tile face down beside a row of your plan.
   *[other] Lay { $amount } unseen alliance tiles face down, each beside a row of your plan.
}
helps-vp = { $grows ->
    [yes] { $amount } or { $high } VP (die { $die }+)
   *[no] { $amount } VP
}
helps-vp-text = { $grows ->
    [yes] Score { $amount } VP, or { $high } if the die shows { $die } or more.
   *[no] Score { $amount } VP.
}
helps-half_die = half the die in VP
helps-half_die-text = Score half the number on the die, rounded up.
helps-woman = 1 woman comes home
helps-woman-text = Move a woman from the reserve to your home.
helps-meeple = 1 man or woman comes home
helps-meeple-text = Move a man or a woman from the reserve to your home.
helps-initiative = { $grows ->
    [yes] initiative +{ $amount } or +{ $high } (die { $die }+)
   *[no] initiative +{ $amount }
}
helps-initiative-text = { $grows ->
    [yes] Climb the initiative track by { $amount }, or { $high } if the die shows { $die } or more.
   *[no] Climb the initiative track by { $amount }.
}
helps-career = { $grows ->
    [yes] { $amount } or { $high } movement points, careers only (die { $die }+)
   *[no] { $amount ->
        [one] { $amount } movement point, career only
       *[other] { $amount } movement points, careers only
    }
}
helps-career-text = { $grows ->
    [yes] Movement points for careers only: { $amount }, or { $high } if the die shows { $die } or more.
   *[no] Movement points for careers only: { $amount }.
}

spending = { $takes ->
    [open] Spend 1 to { $most }; it works once for each.
   *[fixed] { $most ->
        [1] Spend 1.
       *[other] Spend { $most }; it works once.
    }
}
asks-initiative = Initiative +{ $amount }
asks-initiative-text = Climb the initiative track by { $amount }. { spending }
asks-threshold = Threshold +{ $amount }
asks-threshold-text = Your threshold rises by { $amount } for this round. { spending }
asks-tile = { $amount ->
    [one] Face-down tile
   *[other] { $amount } face-down tiles
}
asks-tile-text = { helps-tile-text } { spending }
asks-florins = { $amount ->
    [one] { $amount } florin
   *[other] { $amount } florins
}
asks-florins-text = Take { asks-florins }. { spending }
asks-career = { $amount ->
    [one] { $amount } movement point, career only
   *[other] { $amount } movement points, careers only
}
asks-career-text = Movement points for careers only: { $amount }. { spending }
asks-marriage = Marriage
asks-marriage-text = Arrange one marriage, dowry as usual; a woman spent here cannot marry. { spending }
asks-mission = Mission
asks-mission-text = Send a man from his career on a mission. { spending }
asks-progeny = { $amount ->
    [0] Progeny
   *[other] Progeny +{ $amount }
}
asks-progeny-text = Roll a progeny die for each bride and { $amount } more. { spending }
asks-hire = { $amount ->
    [0] Hire
   *[other] Hire −{ $amount }
}
asks-hire-text = Hire a helper in any column, { $amount ->
    [0] at its price
    [one] { $amount } florin cheaper
   *[other] { $amount } florins cheaper
}. { spending }
asks-helper = Use a helper
asks-helper-text = Let one of your helpers of any column work, with the die just placed. { spending }

gives-mission = Mission
gives-mission-text = Send one man on a mission.
gives-tile = { $amount ->
    [one] Face-down tile
   *[other] { $amount } face-down tiles
}
gives-tile-text = { helps-tile-text }
gives-marriage = Marriage
gives-marriage-text = Arrange one marriage, dowry as usual.
gives-progeny = Progeny
gives-progeny-text = Roll a die for each bride: 1 to 3 brings a woman home, 4 to 6 a man.
gives-tracks = { $amount ->
    [one] { $amount } movement point
   *[other] { $amount } movement points
}
gives-tracks-text = Movement points for careers and initiative: { $amount }.
gives-hire = { $amount ->
    [99] Free helper
   *[other] Helper −{ $amount }
}
gives-hire-text = Hire a helper in any column, { $amount ->
    [99] free of charge
    [one] { $amount } florin cheaper
   *[other] { $amount } florins cheaper
}.
gives-florins = { $amount ->
    [one] { $amount } florin
   *[other] { $amount } florins
}
gives-florins-text = Take { gives-florins }.
gives-family = Man + woman
gives-family-text = A man and a woman come home from the reserve.
gives-column = Helpers again
gives-column-text = Choose one of your placed dice: the helpers of its column may work once more.

counts-bride = { $amount } VP a bride
counts-bride-text = { $amount } VP for each bride, the printed one included.
counts-helper = { $amount } VP a helper
counts-helper-text = { $amount } VP for each hired helper.
counts-city = { $amount } VP a city
counts-city-text = { $amount } VP for each city with a man or woman of yours.
counts-tile = { $amount } VP a tile
counts-tile-text = { $amount } VP for each alliance tile beside your plan, face up or face down.
counts-man = { $amount } VP a career man
counts-man-text = { $amount } VP for each of your men in a career.

## Questions

prompt-take_die = { $you ->
    [yes] Take a die, or pass
   *[no] { $seat } takes a die or passes
}
prompt-choose_action = { $you ->
    [yes] What do you use the { $column } { $value } for?
   *[no] { $seat } chooses what the { $column } { $value } is for
}
prompt-spend = { $you ->
    [yes] How many do you spend on the mandate “{ $mandate }”?
   *[no] { $seat } chooses how many to spend on the mandate “{ $mandate }”
}
prompt-points = { $you ->
    [yes] Use a movement point ({ $points } left)
   *[no] { $seat } uses movement points ({ $points } left)
}
prompt-send_man = { $you ->
    [yes] Which man goes on the mission?
   *[no] { $seat } chooses a man for a mission
}
prompt-choose_city = { $you ->
    [yes] Where does your { $career } man of rank { $rank } go?
   *[no] { $seat } chooses a city for a { $career } man of rank { $rank }
}
prompt-marry = { $you ->
    [yes] In which city does a woman of yours marry?
   *[no] { $seat } chooses a city for a marriage
}
prompt-dowry = { $you ->
    [yes] How much dowry do you pay in { $city }? ({ $vp } VP a florin)
   *[no] { $seat } chooses a dowry for { $city }
}
prompt-take_tile = { $you ->
    [yes] Do you take the tile { $house } { $vp } from { $city }?
   *[no] { $seat } may take the tile { $house } { $vp } from { $city }
}
prompt-lay_face_down = { $you ->
    [yes] Beside which row do you lay the face-down tile?{ $tiles ->
        [1] { "" }
       *[other] { " " }({ $tiles } to lay)
    }
   *[no] { $seat } chooses a row for a face-down tile
}
prompt-fetch = { $you ->
    [yes] Who comes home, a man or a woman?
   *[no] { $seat } brings a man or a woman home
}
prompt-place_helper = { $you ->
    [yes] Which helper do you hire? ({ $ring })
   *[no] { $seat } hires a helper ({ $ring })
}
prompt-ask_helper = { $you ->
    [yes] Does your helper work: { $helper }?
   *[no] { $seat } may use a helper: { $helper }
}
prompt-use_helper = { $you ->
    [yes] Which of your helpers works?
   *[no] { $seat } chooses a helper
}
prompt-column_again = { $you ->
    [yes] The helpers of which column work again?
   *[no] { $seat } chooses a column whose helpers work again
}
prompt-take_reward = { $you ->
    [yes] Your reward: “{ $bonus }”, or { florins-count }?
   *[no] { $seat } chooses a reward: “{ $bonus }”, or { florins-count }
}
prompt-place_bride = { $you ->
    [yes] Do you place a bride?
   *[no] { $seat } may place a bride
}
prompt-purchase = { $you ->
    [yes] Do you pay { florins-count } for { $vp } VP?
   *[no] { $seat } may buy { $vp } VP for { florins-count }
}

## Labels of choices

move-take_die = { $column } { $value }
move-pass = Pass
move-signoria = { $action }
move-mandate = Mandate “{ $mandate }”
move-hire = Hire a helper ({ $ring })
move-spend = { meeples-count }
move-place_helper = { $helper } ({ $column }, { $place })
move-activate = Use: { $helper } ({ $column }, { $place })
move-skip = Skip it
move-again = { $column }
move-train = A man starts the { $career } career
move-advance = { $career } man on space { $space } advances
move-initiative = One step of initiative
move-stop = Leave the rest
move-send = { $career } man on space { $space }
move-to = { $city }
move-marry = { $city }
move-dowry = { florins-count }
move-take_tile = Take the tile
move-leave_tile = Leave the tile
move-row = { $row } row
move-fetch = { $sex ->
    [woman] A woman
   *[man] A man
}
move-bonus = { $bonus }
move-florins = { florins-count }
move-bride = Place a bride
move-no_bride = No bride
move-buy = Pay { florins-count } for { $vp } VP
move-decline = Keep the florins

## What happened

event-round = Round { $round } begins.
event-turn_order = Turn order: { $order }.
event-leave_out = Left out of this game: { $cities }.
event-rewards = The rewards: { $rewards }.
event-tiles = { $count ->
    [one] A new alliance tile is laid out.
   *[other] { $count } new alliance tiles are laid out.
}
event-roll = The dice are rolled.
event-mandates = The mandates are dealt anew.
event-takes_die = { $you ->
    [yes] You take
   *[no] { $seat } takes
} the { $column } { $value }{ paying }.
event-passes = { $you ->
    [yes] You pass.
   *[no] { $seat } passes.
}
event-must_pass = { $you ->
    [yes] You can take no further die and pass.
   *[no] { $seat } can take no further die and passes.
}
event-signoria = { $you ->
    [yes] You choose the action { $action }.
   *[no] { $seat } chooses the action { $action }.
}
event-mandate = { $you ->
    [yes] You spend
   *[no] { $seat } spends
} { meeples-count } on the mandate “{ $mandate }”.
event-threshold = { $you ->
    [yes] Your threshold is now { $threshold }.
   *[no] The threshold of { $seat } is now { $threshold }.
}
event-receives = { $you ->
    [yes] You receive { florins-count }.
   *[no] { $seat } receives { florins-count }.
}
event-hires = { $you ->
    [yes] You hire
   *[no] { $seat } hires
} a helper{ paying }: { $helper }.
event-activates = { $you ->
    [yes] Your helper works: { $helper }.
   *[no] A helper of { $seat } works: { $helper }.
}
event-skips_helper = { $you ->
    [yes] You skip a helper: { $helper }.
   *[no] { $seat } skips a helper: { $helper }.
}
event-column_again = { $you ->
    [yes] Your { $column } helpers may work again.
   *[no] The { $column } helpers of { $seat } may work again.
}
event-helper_vp = { $you ->
    [yes] You score { $vp } VP.
   *[no] { $seat } scores { $vp } VP.
}
event-climbs = { $you ->
    [yes] You climb
   *[no] { $seat } climbs
} { steps-count } of initiative.
event-stops = { $you ->
    [yes] You leave { points-count } unused.
   *[no] { $seat } leaves { points-count } unused.
}
event-trains = { $you ->
    [yes] A man of yours starts the { $career } career.
   *[no] A man of { $seat } starts the { $career } career.
}
event-advances = { $you ->
    [yes] Your { $career } man reaches space { $space }.
   *[no] A { $career } man of { $seat } reaches space { $space }.
}
event-career_florins = { $you ->
    [yes] His space brings you { florins-count }.
   *[no] His space brings { $seat } { florins-count }.
}
event-career_initiative = { $you ->
    [yes] His space brings you { steps-count } of initiative.
   *[no] His space brings { $seat } { steps-count } of initiative.
}
event-mission = { $you ->
    [yes] Your { $career } man goes to { $city }: { $vp } VP.
   *[no] A { $career } man of { $seat } goes to { $city }: { $vp } VP.
}
event-marriage = { $you ->
    [yes] A woman of yours marries in { $city }; the dowry of { florins-count } brings { $vp } VP.
   *[no] A woman of { $seat } marries in { $city }; the dowry of { florins-count } brings { $vp } VP.
}
event-takes_tile = { $you ->
    [yes] You take
   *[no] { $seat } takes
} the tile { $house } { $vp } from { $city } for the { $row } row.
event-leaves_tile = { $you ->
    [yes] You leave the tile in { $city }.
   *[no] { $seat } leaves the tile in { $city }.
}
event-lays_face_down = { $you ->
    [yes] You lay
   *[no] { $seat } lays
} a tile face down beside the { $row } row.
event-progeny = { $you ->
    [yes] You roll
   *[no] { $seat } rolls
} { $dice } for progeny: { men-count } and { women-count }.
event-fetches = { $sex ->
    [woman] { $you ->
        [yes] A woman of yours comes home.
       *[no] A woman of { $seat } comes home.
    }
   *[man] { $you ->
        [yes] A man of yours comes home.
       *[no] A man of { $seat } comes home.
    }
}
event-initiative_vp = { $you ->
    [yes] You score { $vp } VP for initiative.
   *[no] { $seat } scores { $vp } VP for initiative.
}
event-new_order = New turn order: { $order }.
event-over_threshold = { $you ->
    [yes] Your dice add up to { $sum }: no reward.
   *[no] The dice of { $seat } add up to { $sum }: no reward.
}
event-bonus = { $you ->
    [yes] You take the reward “{ $bonus }”.
   *[no] { $seat } takes the reward “{ $bonus }”.
}
event-reward_vp = { $you ->
    [yes] Your reward, { $reward }, scores { $vp } VP.
   *[no] The reward, { $reward }, scores { $vp } VP for { $seat }.
}
event-bride = { $you ->
    [yes] You place
   *[no] { $seat } places
} a bride: { $vp } VP{ $florins ->
    [0] { "" }
   *[other] { " " }and { florins-count }
}.
event-no_bride = { $you ->
    [yes] You place no bride.
   *[no] { $seat } places no bride.
}
event-buys = { $you ->
    [yes] You pay { florins-count } for { $vp } VP.
   *[no] { $seat } pays { florins-count } for { $vp } VP.
}
event-declines = { $you ->
    [yes] You keep your florins.
   *[no] { $seat } keeps the florins.
}
event-final_careers = { $you ->
    [yes] The men still in your careers score { $vp } VP.
   *[no] The men still in careers of { $seat } score { $vp } VP.
}
event-final_row = { $you ->
    [yes] Your { $row } row scores { $vp } VP.
   *[no] The { $row } row of { $seat } scores { $vp } VP.
}

## Why not

why-column-has-die = a die already lies in the { $column } column
why-not-enough-florins = { florins-count } needed
why-no-action-possible = no action could be carried out with this die
why-action-impossible = the action cannot be carried out now
why-nobody-to-hire = no free helper space there
why-no-meeple-for-mandate = nobody at home whom the mandate asks for
why-mandate-impossible = the mandate would do nothing now
why-nobody-in-general-stock = nobody of that sex in the reserve
why-space-taken = a helper stands there already
why-helper-idle = the helper can do nothing now
why-helpers-idle = no helper of the column can do anything now
why-no-die-in-column = no die lies in the column
why-not-enough-meeples = not so many are at home
why-repetition-idle = not every one of them could do something
why-city-full = no empty space
why-dowry-too-dear = the dowry is at least { florins-count }
why-dowry-too-small = the space asks for { florins-count } or more
why-rank-too-low = rank { $rank } needed
why-no-man-at-home = no man at home
why-top-of-career = he has reached the top of his career
why-careers-only = these movement points are for careers only
why-top-of-initiative = your disc has reached the top of the track
why-points-must-be-used = { $points ->
    [one] { $points } more movement point must be used first
   *[other] { $points } more movement points must be used first
}
why-bonus-impossible = the bonus would do nothing now

## Ideas explained

concept-die = Die
concept-die-text = Take a die, place it in the column of its colour and pay the difference if it is lower than the column’s value. One die a colour, four a round.
concept-die-rules = S-402, S-403, S-404, S-405
concept-column = Column
concept-column-text = Your board has a column for each die colour: its value, its own action, the ring that says where a new helper goes, and three helper spaces.
concept-column-rules = S-411, S-602, S-604
concept-pass = Passing
concept-pass-text = Whoever passes takes no further die this round. Passing early costs nothing else.
concept-pass-rules = S-501, S-505, S-507
concept-threshold = Threshold
concept-threshold-text = If the numbers on your dice add up to the threshold or less, you receive the reward of the round. It is 13; a mandate can raise it for one round.
concept-threshold-rules = S-1607, S-1608, S-1610
concept-home = At home
concept-home-text = Men and women at home are your available stock: they can be spent on mandates, start a career or marry.
concept-home-rules = S-204, S-803, S-904, S-1301
concept-reserve = Reserve
concept-reserve-text = Your general stock: men and women who are not at home yet, or were spent. Progeny and some helpers bring them home.
concept-reserve-rules = S-204, S-807, S-1402
concept-career = Career
concept-career-text = A movement point starts a man in a career or moves him one space up. The fourth space brings 2 florins, the sixth a step of initiative.
concept-career-rules = S-904, S-905, S-911, S-912
concept-rank = Rank
concept-rank-text = The higher a man in his career, the higher his rank, from 1 to 4. A city space is open to men of at least its value.
concept-rank-rules = S-1204, S-918
concept-mission = Mission
concept-mission-text = A man leaves his career for a city and scores the full value of the space he left. If his row of your plan needs the mission tile there, you take it.
concept-mission-rules = S-1201, S-1205, S-1206
concept-marriage = Marriage
concept-marriage-text = A woman at home moves to a city with a dowry. If your marriage row needs the marriage tile there, you take it.
concept-marriage-rules = S-1301, S-1303, S-1306
concept-dowry = Dowry
concept-dowry-text = At least the value of the city space, at most 4 florins; each florin scores 2 VP.
concept-dowry-rules = S-1303, S-1304, S-1305
concept-city = City space
concept-city-text = Eight spaces of value 1, 1, 2, 2, 3, 3, 4, 4, filled from the lowest by men and women of all players. Whoever goes there stays.
concept-city-rules = S-112, S-1202, S-1213
concept-tile = Alliance tile
concept-tile-text = A house and 2 to 5 VP. It is taken by a mission or a marriage, and only if the row needs that house.
concept-tile-rules = S-104, S-1105, S-1106
concept-face-down = Face-down tile
concept-face-down-text = Drawn unseen and laid beside any row: 1 VP, and one tile more towards the three a row needs.
concept-face-down-rules = S-1108, S-1109, S-1905
concept-row = Row of the plan
concept-row-text = Three or more tiles beside a row, face up or face down, and all of them score at the end; with fewer, none.
concept-row-rules = S-1101, S-1903, S-1904
concept-initiative = Initiative
concept-initiative-text = At the end of the round your space on the track scores, and the highest disc goes first in the new turn order. Then all start again from the bottom.
concept-initiative-rules = S-1602, S-1603, S-1605
concept-stack = Initiative stack
concept-stack-text = On the same space the disc on top goes first. Whoever arrives later lies on top.
concept-stack-rules = S-1002, S-1604
concept-mandate = Mandate
concept-mandate-text = Two lie in the zone of each colour, one paid with men, one with women. Everyone with a die of that colour may use the same tile.
concept-mandate-rules = S-801, S-802, S-805, S-809
concept-helper = Helper
concept-helper-text = Hired once, it may work after every action with a die in its column: from top to bottom, each if you like.
concept-helper-rules = S-601, S-701, S-703, S-704
concept-progeny = Progeny
concept-progeny-text = Roll a die for each bride: 1 to 3 brings a woman home, 4 to 6 a man.
concept-progeny-rules = S-1401, S-1402, S-1403
concept-bride = Bride
concept-bride-text = In rounds 1 to 5, whoever receives a reward may place one: points at once, one more progeny die from now on, and from round 2 also 2 florins.
concept-bride-rules = S-1802, S-1803, S-1805
concept-reward = Reward
concept-reward-text = Rounds 1 to 5: the bonus of the round’s tile or 3 florins. Rounds 6 and 7: the points of the tile, and 5 VP for 5 florins if you wish.
concept-reward-rules = S-1613, S-1616, S-1617
concept-end = End of the game
concept-end-text = After round 7 each man in a career scores half his space, rounded down, and rows with three tiles or more score. Ties go to the earlier in turn order.
concept-end-rules = S-1902, S-1903, S-2001
concept-reconstructed = Reconstructed value
concept-reconstructed-text = Chosen for this program, since the printed value is not publicly known. An owner of the box can correct it with a component file.
concept-reconstructed-rules = S-105, S-608, S-917
concept-florins = Florins
concept-florins-text = Money for dice, dowries and helpers. It never runs out, and nobody can owe any.
concept-florins-rules = S-106, S-107
