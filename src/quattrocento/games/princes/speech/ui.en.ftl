# Princes of the Renaissance in the browser, in English: what its board is called aloud and in print.

ui-tagline-princes = Bid for cities, hire out armies, bargain with everybody.
ui-sea-tyrrhenian = Mar Tirreno
ui-map = Map of Italy
ui-mat = House of { $seat }

## Bar and prompt

ui-round-princes = Decade { $round }
ui-decade-of = Decade { $decade } of { $decades }
ui-events-left = { $count ->
    [one] { $count } event left
   *[other] { $count } events left
}
ui-group-tiles = City tile
ui-group-events = Event
ui-group-buy = Buy
ui-group-freeze = Freeze a rival
ui-group-plays = Steal
ui-group-bank = Banking
ui-group-discard = Discard
ui-group-own_troops = Own troops
ui-asks-group-tiles = Which city tile do you put up?
ui-asks-group-events = Which event do you put up?
ui-asks-group-buy = What do you buy?
ui-asks-group-freeze = Whom do you freeze?
ui-asks-group-plays = From whom do you steal?
ui-asks-group-bank = How much do you exchange?
ui-asks-group-discard = Which troop do you discard?
ui-asks-group-own_troops = Which of your own troops do you bribe?
ui-cannot-bid = You cannot bid for { lot-name }: freeze a rival, or pass?
ui-change-vp = victory points
ui-points-now = points as things stand
ui-chance = chance of victory
ui-chip-bid = Bid { $bid }
ui-bribe-own = { $troop } · yours
ui-chip-bribe = { $troop } · { $rival }
ui-chip-buy_treachery = Treachery
ui-chip-war = War
ui-lasted-princes = { $rounds ->
    [one] { $rounds } decade
   *[other] { $rounds } decades
}, { $minutes } min

## Map

ui-city = { $city }: status { $status }, a tile scores { $vp }, { $artists ->
    [0] no artist
    [one] one artist
   *[other] { $artists } artists
}
ui-home = { $home }, home of { $family }, led by { $seat }; { $wages ->
    [0] no wages waiting
   *[other] { $wages } gold in wages waiting
}
ui-home-free = { $home }, home of { $family }; nobody leads them
ui-status-ladder = Status of the cities, with the points of a tile
ui-wars = Wars of this decade: { $fought } of { $limit }
ui-wars-of = { $fought } of { $limit }
ui-status-is = status { $status }
ui-tile-scores-now = A tile scores now

## For sale

ui-for-sale = For sale
ui-filter-affordable = affordable
ui-filter-mine = my cities
ui-sold-out = all sold
ui-sold = sold
ui-spent = spent
ui-opening-of = Lowest first bid for a tile of { $city }
ui-tile-for-sale = { $tile }, { $city }: { $count ->
    [one] one left
   *[other] { $count } left
}; { $gold } gold and { $influence } influence each decade
ui-troop-for-sale = { $troop }: attack { $attack }, defence { $defence }, { $gold } gold; { $stock } in stock
ui-treachery-pile = Treachery: { $count } tiles in the pile
ui-attack-defence = attack / defence
ui-price = Price
ui-in-stock = In stock
ui-paid-in = { $currency ->
    [gold] Paid in gold
   *[influence] Paid in influence
}
ui-effect-points = { $amount } VP
ui-effect-status = +{ $amount } status
ui-effect-merchant = 1 VP each
ui-effect-invade = −{ $amount } status
ui-pope-gold = { $gold } gold
ui-league-used = League used

## Short names, for narrow places

ui-short-doge = Doge
ui-short-venetian_merchant = Merchant
ui-short-ludovico = Ludovico
ui-short-caterina = Caterina
ui-short-swiss = Swiss
ui-short-armourer = Armourer
ui-short-genoese = Genoese
ui-short-milanese_merchant = Merchant
ui-short-lorenzo = Lorenzo
ui-short-giovanni = Giovanni
ui-short-banking = Banking
ui-short-florentine_merchant = Merchant
ui-short-roderigo = Roderigo
ui-short-cesare = Cesare
ui-short-lucrezia = Lucrezia
ui-short-della_rovere = Rovere
ui-short-orsini = Orsini
ui-short-colonna = Colonna
ui-short-ferrante = Ferrante
ui-short-alfonso = Alfonso
ui-short-spanish_infantry = Spaniards
ui-short-neapolitan_merchant = Merchant
ui-short-neapolitan_court = Court
ui-short-gozzoli = Gozzoli
ui-short-piero = Piero
ui-short-mantegna = Man­tegna
ui-short-merchant_i = Merchant
ui-short-botticelli = Botti­celli
ui-short-ghirlandaio = Ghirlan­daio
ui-short-bellini = Bellini
ui-short-merchant_ii = Merchant
ui-short-leonardo = Leo­nardo
ui-short-michelangelo = Michel­angelo
ui-short-bramante = Bra­mante
ui-short-french_invade = French
ui-short-bribe_troops = Bribe
ui-short-bribe_cardinal = Cardinal
ui-short-freeze_bid = Freeze
ui-short-steal_influence = Steal
ui-short-raid_gold = Raid
ui-short-veto = Veto
ui-short-start_war = War

## Families

ui-six-families = Six families of condottieri
ui-no-family-yet = no family yet
ui-gift-Baglioni = armies 1 cheaper
ui-gift-Bentivogli = one more treachery tile
ui-gift-Este = better artillery
ui-gift-Gonzaga = artists 1 cheaper
ui-gift-Malatesta = one more treachery tile
ui-gift-Montefeltro = artists 1 cheaper
ui-each-decade = each decade
ui-next-tile = { $count ->
    [one] { $count }st
    [2] { $count }nd
    [3] { $count }rd
   *[other] { $count }th
} tile
ui-own-tile = { $tile }, { $city }{ $used ->
    [yes] , used in this decade
   *[no] { "" }
}
ui-hand-of = Treachery, { $count } of { $limit }
ui-no-troops = no troops
ui-attack = attack
ui-defence = defence
ui-next-income = Next income
ui-income-foreseen = Next income: { $gold } gold and { $influence } influence
ui-wages-of-it = { $gold } of it wages
ui-victories-score = { $count ->
    [one] victory: { $vp } VP
   *[other] victories: { $vp } VP
}
ui-income-family = Family
ui-income-tiles = City tiles
ui-income-troops = Troops
ui-income-pope = Pope
ui-income-merchants = Merchants
ui-income-wages = Wages

## Auction

ui-least-bid = Lowest bid
ui-highest-bid = Highest bid
ui-leads = leads
ui-has-won = has won
ui-no-bid-yet = no bid yet
ui-you-here = You
ui-bidder = { $seat }: { $state }{ $bid ->
    [0] { "" }
   *[other] , last bid { $bid }
}
ui-bidder-leads = leads
ui-bidder-asked = to bid
ui-bidder-in = still in
ui-bidder-passed = passed
ui-bidder-attacks = attacks
ui-bidder-no-troops = no troops
ui-bidder-is-frozen = frozen
ui-bidder-six-tiles = six tiles
ui-bidder-three-cities = three cities
ui-bidder-too-little-money = too little
ui-bid-least = least
ui-bid-all = all
ui-your-bid = Your bid
ui-bid = Bid { $amount }
ui-pass-bid = Pass
ui-you-hold = You hold
ui-bid-up-to = You can bid up to { $most }:
ui-bid-needs = this bid needs { $amount } of it
ui-after-bid = { $discount ->
    [0] After this bid
   *[other] After this bid, { $discount } less
}
ui-worth-now = Worth at the end, as of now
ui-for-you = For you
ui-nth-tile = tile { $count } of { $most }
ui-nth-city = { $mine ->
    [yes] a city you have
   *[no] city { $count } of { $most }
}
ui-event-of-decade = Decade { $decade ->
    [1] I
    [2] II
   *[3] III
}
ui-until-decade-end = until the decade ends
ui-command-of = Command of { $city }
ui-command-attacks = Attack { $city }: your troops, your victory.
ui-command-defends = Defend it against { $city }.
ui-wage-of = wages { $gold } gold
ui-your-army = your army: { $attack } / { $defence }

## War

ui-window-veto = Veto
ui-window-bids = Bids
ui-window-wages = Wages
ui-window-league = League
ui-window-bribes = Bribes
ui-window-dice = Dice
ui-window-reroll = Re-roll
ui-window-counter = Counter
ui-window-none = none
ui-window-now = now
ui-window-if-no-win = if no win
ui-side-attacker = attacker
ui-side-defender = defender
ui-attacks = attacks
ui-defends = defends
ui-wage = wage { $gold }
ui-round-now = now
ui-round-before = before
ui-round-counter = counter
ui-strength = Strength
ui-league-of = Holy League: { $seat }
ui-printed-values = printed values
ui-bribed = bribed
ui-city-wins = { $city } wins
ui-draw = draw
ui-as-it-stands = As it stands
ui-bribes = Bribes
ui-no-bribe = No bribe
ui-own-troops = Your own troops
ui-own-troops-text = a bribe here makes you weaker
ui-cost = Cost
ui-bribe-cost = { $count ->
    [one] You hold one Bribe Troops tile.
   *[other] You hold { $count } Bribe Troops tiles, one for each troop.
} The troop counts 0 in this war, with all that is added to it; it comes back afterwards.
ui-nothing-moves = nothing moves
ui-odds = { $attacker } wins { $wins } %, draw { $draw } %, { $defender } wins { $loses } %
ui-scene-war = War { $number } of { $limit } · { $attacker } attacks { $defender }
ui-scene-armies = { $attacker } and { $defender } meet
ui-scene-round = Round { $round }
ui-scene-attacks = { $city } attacks
ui-scene-wins = { $city } wins, { $mine } to { $other }
ui-scene-undecided = Not decided: { $mine } is not more than { $other }
ui-scene-drawn = A draw: { $mine } is not more than { $other }
ui-scene-double = twice as much, two steps
ui-scene-rule = More than the other side wins. Twice as much moves both cities two steps instead of one.
ui-scene-passed = passed at once
ui-scene-stopped = stopped at { $bid }

## Bargaining

ui-offer-trade = Offer a trade
ui-bargain-kind = Exchange, gift or Banking
ui-bargain-offer = Exchange
ui-bargain-give = Gift
ui-bargain-bank = Banking
ui-bank-text = Banking exchanges with the bank, at any moment, once a decade for each tile.
ui-bargain-with = With whom
ui-counters = { $count ->
    [one] { $count } counter
   *[other] { $count } counters
}
ui-you-give = You give
ui-you-get = You get
ui-of-so-much = of { $amount }
ui-bargain-offer-to = Offer it to { $seat }
ui-bargain-give-to = Give it to { $seat }
ui-offer-text = It stands until it is answered, or until the auction or the turn it was made in is over. Promises bind nobody.
ui-give-text = A gift is passed on at once and asks for nothing.
ui-open-offer = Open offer
ui-you-offer = You offer { $seat }
ui-offers-you = { $seat } offers you
ui-in-return = for
ui-accept = Accept
ui-decline = Decline

## Standing orders

ui-standing-order = Standing order
ui-order-kind = What is done for me
ui-order-amount = { $currency ->
    [gold] Gold
   *[influence] Influence
}
ui-order-up_to = bid for me up to
ui-order-out = stay out of this lot
ui-order-out_unless_below = stay out unless it is below
ui-order-text = Only you see it. A Freeze, a gift or a new lot cancels it.
ui-order-void = Your standing order has ended: { $why }.
ui-order-no_veto = No veto until my turn
ui-order-no_bribe = No bribe in this war
ui-void-freeze = somebody was frozen
ui-void-gift = somebody in the auction gave or was given money
ui-void-exchange = somebody in the auction made an exchange
ui-void-new-lot = another lot is up
ui-void-over = the auction is over
ui-void-tiles = your city tiles have changed
ui-void-hand = you have drawn a treachery tile
ui-void-decade = a new decade has begun
ui-void-bribe = somebody bribed a troop
ui-void-league = the Holy League joins in

## The lines of the chronicle

ui-turn-war = war: { $attacker } on { $defender }
ui-turn-war_won = { $city } wins
ui-turn-war_drawn = a draw
ui-turn-vetoes = forbidden
ui-by-round-princes = by decade
