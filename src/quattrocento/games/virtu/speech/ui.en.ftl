# Virtù in the browser, in English: what its map, palaces and market are called aloud and in print.

ui-tagline-virtu = Move through your palace, pay with your court, win Italy.
ui-sight-map = Map
ui-sight-market = Market
ui-sight-palaces = Palaces
ui-sight-mat = Palace

## The bar and the line over the question

ui-round-virtu = Year { $round }
ui-lasted-virtu = { $rounds ->
    [one] { $rounds } year
   *[other] { $rounds } years
}, { $minutes } min
ui-season = { $season } · year { $year }
ui-scene-siege = Siege of { $city }
ui-scene-field = Battle at { $city }
ui-scene-you = You
ui-scene-falls = The attack is stronger: the city falls
ui-scene-holds = The attack is not stronger: the city holds
ui-scene-field-won = The attacker wins the battle
ui-scene-field-lost = The other side wins the battle
ui-scene-level = Equal strength: nobody wins the battle
ui-scene-year = End of the year
ui-scene-year-ends = Year { $year } ends: order and prestige
ui-turn-of = Turn { $place } of { $count }
ui-last-year = last year
ui-step-wages = Wages
ui-step-reorganise = Reorganise
ui-step-buy = Buy
ui-step-recruit = Recruit
ui-step-alliance = Alliance
ui-paid = paid

## The map

ui-map = Map of Italy
ui-tracks = Prestige tracks
ui-track-cities = Cities
ui-track-patronage = Patronage
ui-city = { $city }, value { $value }
ui-city-closed = { $city }, closed
ui-owned-by = of { $seat }
ui-neutral = neutral
ui-pirates = pirate port
ui-port = port
ui-has-cathedral = with a cathedral
ui-garrison = { troops-count } inside
ui-besieged-by = besieged by { $seat } with { troops-count }
ui-agent-of = agent of { $seat }
ui-power-france = France
ui-power-ottoman = Ottomans
ui-power-empire = Empire
ui-allied-to = allied to { $seat }
ui-no-ally = no ally
ui-value = Value
ui-tile-gives = Its tile gives
ui-annex-by-road = To annex it, by road from { $city }
ui-annex-by-sea = To annex it, by sea from { $city }
ui-attack-of = { $seat } attacks with
ui-defence-sum = Value { $value } + troops { $troops } + bastion { $bastion }

## The lens

ui-lens-annex = What each city costs you
ui-lens-annex-note = more crowns than its value
ui-lens-annex-can = you can pay
ui-lens-annex-extra = with an indulgence
ui-lens-annex-lacks = red: what you lack
ui-lens-annex-out = out of reach
ui-lens-war = Your strength
ui-lens-war-note = no dice: the stronger wins
ui-lens-war-can = troops alone win
ui-lens-war-extra = with war bonuses
ui-lens-war-lacks = not enough
ui-lens-war-out = out of reach
ui-lens-intrigue = What an agent changes
ui-lens-intrigue-note = for each mask one agent
ui-lens-intrigue-can = possible
ui-lens-intrigue-lacks = a mask is missing
ui-lens-intrigue-out = closed to you
ui-lens-faint = Faded:
ui-lens-have = You have
ui-lens-indulgence = with an indulgence
ui-lens-crowns = crowns
ui-lens-exceed = to exceed it
ui-lens-you-have = You have { $count }
ui-lens-lacks = lacks { $count }
ui-lens-begs = An indulgence would give it
ui-lens-opens = Opens the road: { $cities }
ui-lens-gain = Prestige with this city
ui-lens-battle = First a battle with { $seat }
ui-lens-here = Troops that stand there
ui-lens-from = Troops from { $city }
ui-lens-answer = { $seat } could still add
ui-lens-losses = Troops you lose
ui-lens-siege = A siege: { $attack } against { $defence }
ui-lens-send = An agent comes
ui-lens-remove = The agent leaves
ui-lens-then-crowns = Crowns to annex it
ui-lens-then-defence = Its defence
ui-verdict-win = you win
ui-verdict-unless = you win, unless they add more
ui-verdict-draw = equal strength: defeat
ui-verdict-lose = cannot be won

## Palaces

ui-palace = Palace of { $faction }
ui-palace-of = Palace of { $seat }
ui-domain-of = Domain of { $seat }
ui-domain-count = { $cities ->
    [one] one city
   *[other] { $cities } cities
}
ui-hidden = hidden
ui-hidden-until = { $count ->
    [0] { $seat } has laid the family cards; they are shown when all are done.
   *[other] { $seat } lays the family cards; they are shown when all are done.
}
ui-room = Room { room-numeral }: { $action }
ui-marker-here = the marker is here
ui-has-indulgence = barred by an indulgence
ui-barred-indulgence = indulgence
ui-barred-agent = enemy agent
ui-printed = printed
ui-room-printed = Room
ui-lay-here = lay here
ui-improve = improve
ui-arrow = Arrow of the { $side } court
ui-card = { $card }: { $symbols }
ui-court = { $court ->
    [left] Left court
   *[right] Right court
}
ui-court-card = { $card }, { $space }{ $spent ->
    [yes] , exhausted
   *[no] { "" }
}
ui-space-free = { $space }, free
ui-space-shut = { $space }, closed
ui-free = free
ui-spent = exhausted
ui-tile = { $tile }{ $spent ->
    [yes] , exhausted
   *[no] { "" }
}
ui-trophy = Trophy won from { $colour }
ui-indulgence = Indulgence
ui-indulgences-left = Indulgences left: { $count }
ui-short-duchy = Duchy
ui-short-principality = Princi­pality
ui-short-civitavecchia = Civita­vecchia
ui-short-consigliere = Consi­gliere
ui-short-gonfaloniere = Gonfalo­niere
ui-short-condottiere = Condot­tiere
ui-short-ambassador = Ambas­sador
ui-short-machiavelli = Machiavelli
ui-short-lorenzo = Lorenzo
ui-short-giuliano = Giuliano
ui-short-lucrezia_tornabuoni = Lucrezia
ui-short-ferdinand = Ferdinand
ui-short-alfonso = Alfonso
ui-short-montefeltro = Monte­feltro
ui-short-barbarigo = Barbarigo
ui-short-council_of_ten = The Ten
ui-short-pitigliano = Pitigliano
ui-short-gian_galeazzo = Galeazzo
ui-short-ludovico = Ludovico
ui-short-sanseverino = Sanseverino
ui-short-alexander = Alexander
ui-short-cesare = Cesare
ui-short-lucrezia_borgia = Lucrezia
ui-no-action = no action
ui-brings-agent = Brings an agent

## The matter in hand

ui-your-affairs = Your affairs
ui-affairs = Affairs of { $seat }
ui-rank = Rank { $rank }
ui-next = next:
ui-wages-due = { $florins ->
    [0] no wages
   *[other] wages { $florins }
}
ui-crosses = Crosses: { $count }
ui-at-hand = At hand
ui-still-at-hand = Still at hand
ui-left-when-paid = At hand → left when paid
ui-then-at-hand = Then at hand
ui-with-indulgence = With an indulgence
ui-one-type = one kind of symbol from each
ui-pays = { $seat } pays
ui-owed = { $count } owed
ui-from-treasury = treasury
ui-lacking = lacking
ui-one-owed = { $owed ->
    [florin] { $count ->
        [one] One more florin is owed
       *[other] { $count } more florins are owed
    }
    [crown] { $count ->
        [one] One more crown is owed
       *[other] { $count } more crowns are owed
    }
    [cross] { $count ->
        [one] One more cross is owed
       *[other] { $count } more crosses are owed
    }
    [cavalry] { $count ->
        [one] One more cavalry is owed
       *[other] { $count } more cavalry are owed
    }
    [ship] { $count ->
        [one] One more ship is owed
       *[other] { $count } more ships are owed
    }
    [mask] { $count ->
        [one] One more mask is owed
       *[other] { $count } more masks are owed
    }
    [arrow] { $count ->
        [one] One more arrow is owed
       *[other] { $count } more arrows are owed
    }
   *[other] { $count ->
        [one] One more crown or cross is owed
       *[other] { $count } more crowns or crosses are owed
    }
}
ui-amount = { $owed ->
    [florin] { $count ->
        [one] { $count } florin
       *[other] { $count } florins
    }
    [crown] { $count ->
        [one] { $count } crown
       *[other] { $count } crowns
    }
    [cross] { $count ->
        [one] { $count } cross
       *[other] { $count } crosses
    }
    [cavalry] { $count } cavalry
    [ship] { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
    [mask] { $count ->
        [one] { $count } mask
       *[other] { $count } masks
    }
    [arrow] { $count ->
        [one] { $count } arrow
       *[other] { $count } arrows
    }
   *[other] { $count ->
        [one] { $count } crown or cross
       *[other] { $count } crowns or crosses
    }
}
ui-several-owed = Still owed: { $owed }
ui-where-goes = Where does { $card } go?
ui-title-annex = Annex { $city }
ui-title-end = The purchases
ui-title-march = { $city } to { $goal }
ui-title-sail = { $city } to { $goal }
ui-title-patronise = The next rank
ui-title-recruit = Recruit in { $city }
ui-title-ally = Alliance: { $power }
ui-siege-of = Siege of { $city }
ui-battle-at = Battle before { $city }
ui-attack = attack
ui-defence = defence
ui-neutral-city = Neutral city
ui-part-value = value
ui-part-agent = agent
ui-part-troops = troops
ui-part-bonuses = war bonuses
ui-part-bastion = bastion
ui-city-falls = the attack is stronger
ui-lacks-strength = the attack lacks { $count }
ui-family = Family cards
ui-laid-hidden = { $waiting ->
    [0] all others are done
    [one] hidden; one other still lays
   *[other] hidden; { $waiting } others still lay
}
ui-laid-open = laid openly, in order
ui-all-laid = All your cards are laid.
ui-lay-later = You lay yours when it is your turn.
ui-plan = Room { room-numeral }: { $action }
ui-plan-barred = barred: no action
ui-plan-count = { $count ->
    [0] nothing within reach
    [one] one thing within reach
   *[other] { $count } things within reach
}
ui-plan-more = and { $count } more
ui-plan-remove = Remove: { $place }
ui-plan-shift = Move: { $place }
ui-planned = Planned
ui-planned-text = one payment at the end
ui-planned-short = planned

## The market

ui-market = The winter market
ui-market-text = one of each kind a Winter
ui-pay-with = You can pay with
ui-pay-with-text = each gives one type of symbol
ui-treasury = Treasury
ui-or = or
ui-characters = Characters
ui-characters-text = { $free ->
    [0] no court space is free: another card must leave
    [one] one court space is free
   *[other] { $free } court spaces are free
}
ui-titles = Titles, guild, cathedral
ui-titles-text = they go to your Domain
ui-bonuses-text = an artist and a work each, at ranks 2 and 4
ui-can-pay = you can pay it
ui-pay-by-asking = only with an indulgence
ui-left = { $count } left
ui-ware-duchy = one space
ui-ware-principality = one space
ui-ware-kingdom = or Republic
ui-ware-republic = or Kingdom
ui-ware-guild = one each
ui-ware-cathedral = value 3 or 4
ui-why-cannot-pay = you cannot pay
ui-why-none-left = none left
ui-why-owned-already = yours
ui-why-one-cardinal = you have one
ui-why-one-a-winter = chosen
ui-why-kingdom-or-republic = not both
ui-why-no-city-for-cathedral = no city
ui-why-no-space-for-card = no space
ui-why-marker-in-room = your marker
ui-why-enemy-agent-in-room = enemy agent
ui-why-indulgence-on-room = indulgence
ui-why-no-arrow = too far
ui-bonus-leonardo = Leonardo
ui-bonus-copernicus = Copernicus
ui-bonus-michelangelo = Michel­angelo
ui-bonus-columbus = Columbus
ui-bonus-machiavelli = Machiavelli
ui-bonus-bastion = Bastion
ui-bonus-prince = The Prince
ui-bonus-duomo = Duomo
ui-bonus-sistine = Sistine
ui-bonus-cannons = Cannons
ui-bonus-spent = Its bonus is used up until it is renewed

## Choices

ui-collect = Florins of { $source }
ui-take_florins = Florins of { $source }
ui-token = Token from { $source }
ui-lift = { $card }
ui-discard = Discard { $card }
ui-lose = The space of { $card }
ui-to-room = { $action } { room-numeral }
ui-to-free = Free { $action } { room-numeral } ({ $symbol })
ui-to-move = { $rooms ->
    [1] { $action } { room-numeral }
    [2] { $action } { room-numeral }
   *[other] { $action } { room-numeral }, { rooms-count }
}
ui-to-hurry = { $action } { room-numeral }, { rooms-count }, one bought
ui-place-action = { $action } { room-numeral }
ui-place-improvement = Improve { $action } { room-numeral }
ui-place-court = { $court ->
    [left] Left court { $place }
   *[right] Right court { $place }
}
ui-do-annex = Annex { $city }
ui-do-march = March to { $goal }
ui-do-sail = Sail to { $goal }
ui-do-retreat = Retreat to { $goal }
ui-do-recruit = Recruit in { $city }
ui-do-buy = Take { $ware }
ui-do-wages = Pay { florins-count }
ui-do-ally = Ally with { $power }
ui-do-besiege = Besiege { $city }

## Players

ui-change-vp = prestige
ui-change-prestige = prestige
ui-change-florins = florins
ui-change-cities = cities
ui-change-troops = troops on the map
ui-change-agents = agents
ui-change-rank = rank of patronage
ui-stock-florins = florins
ui-stock-cities = cities
ui-stock-troops = troops on the map
ui-stock-agents = agents in reserve
ui-stock-reserve = troops in reserve
ui-stock-crosses = crosses
ui-stock-tokens = war tokens
ui-stock-rank = rank of patronage
ui-stock-cathedrals = cathedrals
ui-stock-trophies = trophies
ui-named = { $seat }
ui-lays = { $count ->
    [one] lays the last family card
   *[other] lays { $count } family cards
}
ui-has-laid = family cards laid
ui-now-setup = lays family cards
ui-now-spring = plays now
ui-now-sieges = fights a siege
ui-now-winter = plays the Winter
ui-to-play = still to play
ui-nothing-yet = nothing yet
ui-did-annexes = annexed { $city }
ui-did-rises = rose to rank { $rank }
ui-did-sends_agent = sent an agent
ui-did-moves_troop = marched on { $goal }
ui-did-siege = besieged { $city }
ui-did-trades = traded
ui-did-buys = bought { $ware }
ui-did-allies = allied to { $power }
ui-did-recruits = recruited in { $city }
ui-did-builds = built in { $city }
ui-did-forgoes = did nothing

## What things are

ui-action-govern-text = A crown or cross turns two tiles of your Domain available, or renews an alliance.
ui-action-patronise-text = Pay to rise by one rank of patronage; ranks 2 and 4 bring a bonus.
ui-action-annex-text = Take a neutral city within reach for more crowns than its value, and ships if it lies over sea.
ui-action-war-text = Each cavalry moves a troop along a road, ships carry one over seas; war symbols become tokens.
ui-action-intrigue-text = Each mask places, moves or removes an agent.
ui-action-trade-text = Each ship brings two florins.
ui-tip-city-text = Crowns paid must exceed the value; an agent of yours lowers it by one, a rival’s raises it.
ui-tip-closed-text = Closed with three players.
ui-tip-pirate-text = A pirate port can never be annexed, only besieged.
ui-tip-siege-text = Resolved at the end of Spring: the besieger wins only with greater strength.
ui-tip-card-text = It gives one type of symbol in a payment; at court it is then exhausted until its arrow is passed.
ui-tip-court = Court space
ui-tip-court-text = Cards at court pay, and are then exhausted. Titles, some bonuses and five cities open more spaces.
ui-tip-printed = Printed in the room
ui-tip-printed-text = What is printed serves while no action card covers it.
ui-tip-tile-text = A tile pays with one type of symbol and is then exhausted; Govern makes it available again.
ui-tip-ware-text = Each kind once a Winter, all in one payment.
ui-tip-power-france = When ready: +2 in a siege or battle.
ui-tip-power-ottoman = When ready: two ships for a payment.
ui-tip-power-empire = When ready: a cross for a payment; it also counts for religious influence at the end.
ui-tip-track-cities = Cities track
ui-tip-track-cities-text = Prestige by cities, one more for the most. Whoever has most cities plays first; among equals, who came to that number last.
ui-tip-track-patronage = Patronage track
ui-tip-track-patronage-text = Prestige by rank, one more for the most advanced.
ui-tip-indulgence = Indulgence
ui-tip-indulgence-text = Once a year: a crown or three florins, but it bars the marker’s room until freed and costs 1 prestige at the end.
ui-tip-arrow = Cortigiano arrow
ui-tip-arrow-text = Passing it makes the exhausted cortigiani of its side available again.
ui-tip-hand = At hand
ui-tip-hand-text = The most of each symbol your cards and tiles could give now; each gives one type only. An indulgence is not counted.
ui-tip-florins = Treasury
ui-tip-florins-text = Florins of cards and tiles may be collected at any time.
ui-tip-agents = Agents in reserve
ui-tip-agents-text = A city, a room and an alliance hold one agent each.
ui-tip-reserve = Troops in reserve
ui-tip-reserve-text = Recruited in Winter in cities of yours.
ui-tip-tokens = War tokens
ui-tip-tokens-text = Each adds one to a siege or battle this Spring.
ui-tip-rank = Patronage
ui-tip-rank-text = One rank a year at most.
ui-tip-wages = Wages
ui-tip-wages-text = Due in Winter for troops on the map; unpaid troops go home.
ui-tip-religion = Religious influence
ui-tip-religion-text = Crosses in palace and Domain, exhausted or not; whoever has the most scores at the end.
ui-tip-trophy = Trophy
ui-tip-trophy-text = A disc of a rival from whom a city was taken; one of each rival.

## Answers ahead

ui-order-no_bonus = No war bonus at { $of }
ui-order-buy_nothing = Buy nothing this Winter
ui-order-do_nothing = Nothing but wages this Winter
ui-void-bonus = the other side added a bonus
ui-void-troops = the troops there have changed
ui-void-market = something that was sold out is for sale again
ui-void-means = your cities or florins have changed

ui-plan-question = Plan your Winter, then confirm once
ui-winter-sheet = The Winter sheet
ui-winter-number = { $step ->
    [wages] 1
    [reorganise] 2
    [buy] 3
    [recruit] 4
   *[alliance] 5
}
ui-winter-account = The account
ui-winter-treasury = In the treasury
ui-winter-treasury-short = treasury
ui-winter-left = Left in the treasury
ui-winter-left-short = left
ui-winter-drawn = collected
ui-winter-keep = keep { $count }
ui-winter-free = free
ui-winter-go = Leave the map: { $cities }. Or:
ui-winter-go-from = from { $city }
ui-winter-where = Where to?
ui-winter-no-move = No card can be moved.
ui-winter-drop-move = Take the move back
ui-winter-planned = planned
ui-winter-fits = still fits
ui-winter-drop = drop step { $steps }
ui-winter-extra = with an indulgence
ui-winter-lacks = lacks
ui-winter-spaces = { $count ->
    [one] { $count } court space left.
   *[other] { $count } court spaces left.
}
ui-winter-room = Makes room: { $cards }.
ui-winter-site = Built in
ui-winter-reserve = { $count } in reserve
ui-winter-recruit-in = { $allied ->
    [yes] { $city }, allied
   *[no] { $city }
}
ui-winter-fewer = One troop less: { $city }
ui-winter-more = One troop more: { $city }
ui-winter-one = One a Winter
ui-winter-leave-out = Leave out
ui-winter-after = { $troops ->
    [one] After this Winter { $troops } troop on the map
   *[other] After this Winter { $troops } troops on the map
}
ui-winter-begged = one indulgence asked for
ui-winter-early = Your plan is kept. You confirm it when it is your turn.
## The lines of the chronicle

ui-turn-nothing = nothing done
ui-turn-rank = rank { $rank }
ui-by-round-virtu = by year
