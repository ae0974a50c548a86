# Princes of the Renaissance in English. Ids and arguments: see quattrocento/words/__init__.py.

## The game

game-princes = Princes of the Renaissance
game-princes-blurb = Lead a family of condottieri: bid for influence in the great cities of Italy, for artists and the Pope, hire out your troops in their wars, and bargain with everybody. The cities you invested in had better end on top.
game-princes-summary = The game has three decades; each ends when the last of its four events is sold. In your turn you do one thing: buy a troop or a treachery tile, put a city tile, an event or the Pope up for auction, start a war between two cities, or pass. City tiles cost gold, the Pope and the command of an army influence, events what they show.
    In a war both cities hire a condottiere, who is paid by the city’s status; the winner’s city rises, the other falls, and he takes a victory token. At the end of a decade everybody collects income. After the third, each city tile scores by the rank of its city, and artists, merchants, victories, the Pope and the fullest purses score too.

## Options

option-families = Families
option-families-text = How do the players get their families?
option-families-chosen = chosen
option-families-chosen-text = Clockwise from a random player, each takes one.
option-families-auctioned = auctioned
option-families-auctioned-text = They are auctioned for influence.
option-families-dealt = dealt
option-families-dealt-text = Each player is dealt one at random.
option-totals = Money
option-totals-text = Does everybody see how much the others have?
option-totals-open = open
option-totals-open-text = All gold and influence lies open.
option-totals-hidden = hidden
option-totals-hidden-text = Of the others you see how many counters they have.
option-lowest_bid = Lowest bid of a condottiere
option-lowest_bid-text = What is the least that may be bid for the command of an army?
option-lowest_bid-0 = 0
option-lowest_bid-0-text = An army may be had for nothing.
option-lowest_bid-1 = 1
option-lowest_bid-1-text = It costs at least 1 influence.
option-discounts = Condottiere discounts
option-discounts-text = Do the discounts of Baglioni, Swiss Mercenaries and Armourer add up?
option-discounts-add = add up
option-discounts-add-text = Up to 3 influence less, as the texts of the tiles say.
option-discounts-one = only one
option-discounts-one-text = At most 1 influence less, as in the rulebook’s worked example.
option-last_event_banking = Banking for the last event
option-last_event_banking-text = How much may the winner of a decade’s last event bank to pay for it?
option-last_event_banking-price = the price
option-last_event_banking-price-text = Up to the whole price.
option-last_event_banking-lacking = what is lacking
option-last_event_banking-lacking-text = Only what he lacks in hand.
option-league_needs = Holy League
option-league_needs-text = What does the Pope’s owner need to join a war?
option-league_needs-troops = a troop
option-league_needs-troops-text = At least one troop.
option-league_needs-nothing = nothing
option-league_needs-nothing-text = Nothing: without troops he may still bribe those of others.
option-lower_ranks = Fourth and fifth city
option-lower_ranks-text = What does a tile of the fourth and of the fifth city score?
option-lower_ranks-components = as in the box
option-lower_ranks-components-text = The values of the component table.
option-lower_ranks-3-2 = 3 and 2
option-lower_ranks-3-2-text = 3 points and 2 points.
option-lower_ranks-2-1 = 2 and 1
option-lower_ranks-2-1-text = 2 points and 1 point.

## Names of things

city-Venice = Venice
city-Milan = Milan
city-Florence = Florence
city-Rome = Rome
city-Naples = Naples
attacker-Venice = { city-Venice }
attacker-Milan = { city-Milan }
attacker-Florence = { city-Florence }
attacker-Rome = { city-Rome }
attacker-Naples = { city-Naples }
defender-Venice = { city-Venice }
defender-Milan = { city-Milan }
defender-Florence = { city-Florence }
defender-Rome = { city-Rome }
defender-Naples = { city-Naples }
family-Baglioni = Baglioni
family-Bentivogli = Bentivogli
family-Este = d’Este
family-Gonzaga = Gonzaga
family-Malatesta = Malatesta
family-Montefeltro = Montefeltro
family-player_1 = player 1
family-player_2 = player 2
family-player_3 = player 3
family-player_4 = player 4
family-player_5 = player 5
family-player_6 = player 6
own-Baglioni = { family-Baglioni }
own-Bentivogli = { family-Bentivogli }
own-Este = { family-Este }
own-Gonzaga = { family-Gonzaga }
own-Malatesta = { family-Malatesta }
own-Montefeltro = { family-Montefeltro }
leader-Baglioni = { family-Baglioni }
leader-Bentivogli = { family-Bentivogli }
leader-Este = { family-Este }
leader-Gonzaga = { family-Gonzaga }
leader-Malatesta = { family-Malatesta }
leader-Montefeltro = { family-Montefeltro }
rival-Baglioni = { family-Baglioni }
rival-Bentivogli = { family-Bentivogli }
rival-Este = { family-Este }
rival-Gonzaga = { family-Gonzaga }
rival-Malatesta = { family-Malatesta }
rival-Montefeltro = { family-Montefeltro }
rival-player_1 = { family-player_1 }
rival-player_2 = { family-player_2 }
rival-player_3 = { family-player_3 }
rival-player_4 = { family-player_4 }
rival-player_5 = { family-player_5 }
rival-player_6 = { family-player_6 }
home-Perugia = Perugia
home-Bologna = Bologna
home-Ferrara = Ferrara
home-Mantua = Mantua
home-Rimini = Rimini
home-Urbino = Urbino
troop-light_infantry = Light Infantry
troop-crossbow = Crossbow
troop-pike = Pike
troop-fortification = Fortification
troop-cavalry = Cavalry
troop-artillery = Artillery
tile-doge = Doge
tile-venetian_merchant = Venetian Merchant
tile-ludovico = Ludovico Sforza
tile-caterina = Caterina Sforza
tile-swiss = Swiss Mercenaries
tile-armourer = Armourer
tile-genoese = Genoese Crossbow
tile-milanese_merchant = Milanese Merchant
tile-lorenzo = Lorenzo Medici
tile-giovanni = Giovanni Medici
tile-banking = Banking
tile-florentine_merchant = Florentine Merchant
tile-roderigo = Roderigo Borgia
tile-cesare = Cesare Borgia
tile-lucrezia = Lucrezia Borgia
tile-della_rovere = Della Rovere
tile-orsini = Orsini Family
tile-colonna = Colonna Family
tile-ferrante = Ferrante d’Aragon
tile-alfonso = Alfonso Aragon
tile-spanish_infantry = Spanish Infantry
tile-neapolitan_merchant = Neapolitan Merchant
tile-neapolitan_court = Neapolitan Court
tile-gozzoli = Gozzoli
tile-piero = Piero della Francesca
tile-mantegna = Mantegna
tile-merchant_i = Merchant (I)
tile-botticelli = Botticelli
tile-ghirlandaio = Ghirlandaio
tile-bellini = Bellini
tile-merchant_ii = Merchant (II)
tile-leonardo = Leonardo da Vinci
tile-michelangelo = Michelangelo
tile-bramante = Bramante
tile-french_invade = French Invade
tile-pope = Pope
treachery-bribe_troops = Bribe Troops
treachery-bribe_troops-text = In a war you fight in, or stand in the League of: one troop counts nothing.
treachery-bribe_cardinal = Bribe Cardinal
treachery-bribe_cardinal-text = Worth 3 influence when you pay for the Pope.
treachery-freeze_bid = Freeze Bid
treachery-freeze_bid-text = On your turn in an auction: a rival cannot bid on his next turn and leaves it.
treachery-steal_influence = Steal Influence
treachery-steal_influence-text = In your turn, outside auctions: take 2 influence from another player.
treachery-raid_gold = Raid Gold Shipment
treachery-raid_gold-text = In your turn, outside auctions: take 3 gold from another player.
treachery-veto = Veto
treachery-veto-text = Forbid a war once its cities are named.
treachery-start_war = Start War
treachery-start_war-text = At the end of your turn: one more war.
tile-pope-text = 3 gold at the end of the decade; once a decade your troops may join one side of a war; 3 points if he is yours at the end.
source-cities = City tiles
source-events = Events
source-pope = Pope
source-gold = Most gold
source-influence = Most influence
source-victories = Victories
thing-gold = Gold
thing-influence = Influence
thing-wages = Wages
thing-tokens = Victories
thing-tiles = City tiles
thing-troops = Troops
thing-treachery = Treachery
thing-events = Events
thing-pope = Pope
thing-cities = Cities
thing-status = Status
thing-wars = Wars
thing-decade = Decade
thing-income = Income
thing-offers = Offers
thing-auction = Auction
thing-war = War
thing-hand = Hand
thing-vp = VP
thing-army = Army
thing-attack = Attack
thing-defence = Defence
thing-odds = Odds
thing-draw = Draw
thing-dice = Dice
thing-bid = Highest bid
thing-least = Next bid from
thing-most = You can bid up to
thing-due = To pay
thing-counters = Counters
thing-bribed = bribed
thing-leads = leads
thing-frozen = frozen
thing-out = out
thing-price = Price
thing-stock = Stock
thing-used = used
thing-sold = sold
thing-pile = Pile
thing-later = Later
thing-nobody = nobody

## Counted things

money = { $currency ->
    [gold] { $amount } gold
   *[influence] { $amount } influence
}
bid-money = { $currency ->
    [gold] { $bid } gold
   *[influence] { $bid } influence
}
least-money = { $currency ->
    [gold] { $least } gold
   *[influence] { $least } influence
}
price-money = { $currency ->
    [gold] { $price } gold
   *[influence] { $price } influence
}
other-money = { $currency ->
    [gold] influence
   *[influence] gold
}
gold-count = { $gold } gold
influence-count = { $influence } influence
for-gold-count = { $for_gold } gold
for-influence-count = { $for_influence } influence
purse = { $gold ->
    [0] { $influence ->
        [0] nothing
       *[other] { influence-count }
    }
   *[other] { $influence ->
        [0] { gold-count }
       *[other] { gold-count } and { influence-count }
    }
}
return-purse = { $for_gold ->
    [0] { $for_influence ->
        [0] nothing
       *[other] { for-influence-count }
    }
   *[other] { $for_influence ->
        [0] { for-gold-count }
       *[other] { for-gold-count } and { for-influence-count }
    }
}
lot-name = { $lot ->
    [attacker] the command of { $city }
    [defender] the command of { $city }
    [family] the family { $family }
   *[other] { $tile }
}

## What families, tiles, troops and events do

ability-none-text = Income only.
ability-merchant-text = Counts for the Merchant events.
ability-reroll-text = Once a decade: both dice of a war are thrown again.
ability-veto-text = Once a decade: forbid a war.
ability-bank-text = Once a decade: turn up to { $amount } gold into influence, or the reverse.
ability-steal-text = Once a decade: take { $amount } influence from another player.
ability-draw-text = Once a decade: draw a treachery tile for nothing.
ability-defence-text = +{ $amount } defence whenever you fight.
ability-limit-text = Keep { $amount } more treachery tile.
ability-pope-text = The Pope costs you { $amount } influence less.
ability-condottiere-text = The command of an army costs you { $amount } influence less.
ability-artist-text = Artists cost you { $amount } less.
troop-bonus = +{ $attack } attack, +{ $defence } defence.{ $discount ->
    [0] { "" }
   *[other] { " " }The command of an army costs you { $discount } influence less.
}
ability-light_infantry-text = { troop-light_infantry }: { troop-bonus }
ability-crossbow-text = { troop-crossbow }: { troop-bonus }
ability-pike-text = { troop-pike }: { troop-bonus }
ability-fortification-text = { troop-fortification }: { troop-bonus }
ability-cavalry-text = { troop-cavalry }: { troop-bonus }
ability-artillery-text = { troop-artillery }: { troop-bonus }
troop-text = Attack { $attack }, defence { $defence }, { gold-count }{ $influence ->
    [0] { "" }
   *[other] ; { influence-count } each decade
}.
effect-points-text = An artist worth { $amount } points.
effect-status-text = An artist for a city: its status rises by { $amount }.
effect-merchant-text = Each decade 1 gold, and at the end 1 point, for each Merchant city tile you own.
effect-invade-text = Lower the status of a city by { $amount }, or discard it.

## Choices

move-family = { $family }
move-put_up = Put up { $family }
move-buy_troop = Buy { $troop }
move-discard_troop = Discard { $troop }
move-buy_treachery = Buy a treachery tile
move-auction = Put up { $tile }
move-war = Start a war
move-pass = Pass
move-end_turn = End the turn
move-start_war = Play Start War
move-steal_influence = Steal influence from { $rival }
move-raid_gold = Raid the gold of { $rival }
move-lucrezia = Lucrezia: steal influence from { $rival }
move-bank = Banking: { money } for { other-money }
move-alfonso = Alfonso: draw a treachery tile
move-no_alfonso = Draw later
move-discard = Discard { $treachery }
move-bid = Bid { bid-money }
move-pass_bid = Pass for good
move-freeze_bid = Freeze { $rival }
move-bribe_cardinal = Use Bribe Cardinal
move-pay = Pay { price-money }
move-place_artist = { $city }
move-invade = { $city }
move-no_invasion = Nowhere: discard the tile
move-attacker = { $city } attacks
move-defender = { $city } is attacked
move-veto = Play Veto
move-lorenzo = Lorenzo forbids the war
move-no_veto = Let the war begin
move-no_league = Join neither side
move-bribe = Bribe the { $troop } of { $rival }
move-no_bribe = No bribe
move-reroll = Throw both dice again
move-keep = Let the throw stand
move-league = { $side ->
    [attacker] Join { $attacker }
   *[defender] Join { $defender }
}
move-aside = { $verb ->
    [give] Give { $rival } { purse }
    [offer] Offer { $rival } { purse } for { return-purse }
    [accept] Accept the offer of { $rival }
    [decline] Decline the offer of { $rival }
    [bank] Banking: { money } for { other-money }
   *[withdraw] Withdraw the offer to { $rival }
}

## Questions

prompt-choose_family = { $you ->
    [yes] Which family do you lead?
   *[no] { $seat } chooses a family
}
prompt-put_up_family = { $you ->
    [yes] Which family do you put up?
   *[no] { $seat } puts a family up
}
prompt-take_action = { $you ->
    [yes] Buy, auction, war or pass?
   *[no] { $seat } takes a turn
}
prompt-finish_turn = { $you ->
    [yes] Anything else before your turn ends?
   *[no] { $seat } ends the turn
}
prompt-discard = { $you ->
    [yes] Keep to { $limit } treachery tiles: which one goes?
   *[no] { $seat } discards a treachery tile
}
prompt-bid = { $you ->
    [yes] Do you bid { least-money } or more for { lot-name }?
   *[no] { $seat } bids or passes for { lot-name }
}
prompt-pay = { $you ->
    [yes] How do you pay { price-money }?
   *[no] { $seat } pays { price-money }
}
prompt-draw_now = { $you ->
    [yes] Do you let Alfonso draw a tile now?
   *[no] { $seat } may let Alfonso draw a tile
}
prompt-place_artist = { $you ->
    [yes] To which city does { $tile } go?
   *[no] { $seat } chooses a city for { $tile }
}
prompt-invade = { $you ->
    [yes] Which city do the French invade?
   *[no] { $seat } chooses the city the French invade
}
prompt-name_attacker = { $you ->
    [yes] War: which city attacks?
   *[no] { $seat } names the attacking city
}
prompt-name_defender = { $you ->
    [yes] War: whom does { $attacker } attack?
   *[no] { $seat } names the city that { $attacker } attacks
}
prompt-ask_veto = { $you ->
    [yes] { $attacker } attacks { $defender }: do you forbid it?
   *[no] { $attacker } attacks { $defender }: { $seat } may forbid it
}
prompt-ask_league = { $you ->
    [yes] { $attacker } against { $defender }: do you call the Holy League?
   *[no] { $attacker } against { $defender }: { $seat } may call the Holy League
}
prompt-bribe = { $you ->
    [yes] { $attacker } against { $defender }: do you bribe a troop?
   *[no] { $attacker } against { $defender }: { $seat } may bribe troops
}
prompt-ask_reroll = { $you ->
    [yes] The dice show { $black } and { $white }: throw them again?
   *[no] The dice show { $black } and { $white }: { $seat } may throw them again
}

## What happened

event-chooses_first = { $you ->
    [yes] You choose
   *[no] { $seat } chooses
} the first family.
event-takes_family = { $you ->
    [yes] You lead
   *[no] { $seat } leads
} the { $family }.
event-puts_up_family = { $you ->
    [yes] You put
   *[no] { $seat } puts
} the { $family } up for auction.
event-wins_family = { $you ->
    [yes] You win
   *[no] { $seat } wins
} the { $family } with a bid of { bid-money }.
event-decade = Decade { $decade } begins.
event-turn = { $you ->
    [yes] Your turn.
   *[no] { $seat } is next.
}
event-passes = { $you ->
    [yes] You pass.
   *[no] { $seat } passes.
}
event-buys_troop = { $you ->
    [yes] You buy
   *[no] { $seat } buys
} { $troop } for { gold-count }.
event-discards_troop = { $you ->
    [yes] You discard
   *[no] { $seat } discards
} { $troop }.
event-buys_treachery = { $you ->
    [yes] You buy
   *[no] { $seat } buys
} a treachery tile for { gold-count } and { influence-count }.
event-draws = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { $treachery }.
event-draws_unseen = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} a treachery tile.
event-discards = { $you ->
    [yes] You discard
   *[no] { $seat } discards
} { $treachery }.
event-discards_unseen = { $you ->
    [yes] You discard
   *[no] { $seat } discards
} a treachery tile.
event-renews_pile = { $count } treachery tiles form the new pile.
event-steals = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { money } from { $rival }{ $by ->
    [lucrezia] { " " }(Lucrezia Borgia)
    [raid_gold] { " " }(Raid Gold Shipment)
   *[steal_influence] { " " }(Steal Influence)
}.
event-banks = { $you ->
    [yes] You turn
   *[no] { $seat } turns
} { money } into { other-money } (Banking).
event-alfonso = { $you ->
    [yes] You use
   *[no] { $seat } uses
} Alfonso Aragon.
event-puts_up = { $you ->
    [yes] You put
   *[no] { $seat } puts
} { $tile } up for auction.
event-bids = { $you ->
    [yes] You bid
   *[no] { $seat } bids
} { bid-money }.
event-passes_bid = { $you ->
    [yes] You pass
   *[no] { $seat } passes
} for good.
event-cannot_bid = { $you ->
    [yes] You cannot bid
   *[no] { $seat } cannot bid
}{ $reason ->
    [is-frozen] : frozen
    [six-tiles] : no room for another city tile
    [three-cities] : no room for another city
   *[too-little-money] : not enough money
}.
event-freezes = { $you ->
    [yes] You freeze
   *[no] { $seat } freezes
} { $rival }.
event-wins = { $you ->
    [yes] You win
   *[no] { $seat } wins
} { $tile } with a bid of { bid-money }.
event-wins_city = { $you ->
    [yes] You lead the army of
   *[no] { $seat } leads the army of
} { $city }, with a bid of { bid-money }.
event-unsold = Nobody bids for { $tile }.
event-vacant = Nobody leads the army of { $city }.
event-bribes_cardinal = { $you ->
    [yes] You bribe
   *[no] { $seat } bribes
} a cardinal: { influence-count } less to pay.
event-pays = { $you ->
    [yes] You pay
   *[no] { $seat } pays
} { money }.
event-artist = { $you ->
    [yes] You bring
   *[no] { $seat } brings
} { $tile } to { $city }, whose status is { $status } now.
event-invades = { $you ->
    [yes] You let the French invade
   *[no] { $seat } lets the French invade
} { $city }, whose status is { $status } now.
event-no_invasion = { $you ->
    [yes] You discard
   *[no] { $seat } discards
} French Invade.
event-start_war = { $you ->
    [yes] You play
   *[no] { $seat } plays
} Start War.
event-war = { $you ->
    [yes] You start a war:
   *[no] { $seat } starts a war:
} { $attacker } attacks { $defender }.
event-vetoes = { $you ->
    [yes] You forbid
   *[no] { $seat } forbids
} the war{ $by ->
    [lorenzo] { " " }(Lorenzo Medici)
   *[veto] { " " }(Veto)
}.
event-war_unmanned = Nobody fights: the war is a draw.
event-wages = { $you ->
    [yes] { $city } promises you
   *[no] { $city } promises { $seat }
} { gold-count } of wages.
event-league = { $you ->
    [yes] You call
   *[no] { $seat } calls
} the Holy League for { $city }.
event-bribes = { $you ->
    [yes] You bribe
   *[no] { $seat } bribes
} the { $troop } of { $rival }.
event-dice = The dice: { $black } and { $white }.
event-rerolls = { $you ->
    [yes] You have
   *[no] { $seat } has
} both dice thrown again (Ludovico Sforza).
event-totals = { $attacker } attacks with { $attack }, { $defender } defends with { $defence }.
event-status = The status of { $city } is { $status } now.
event-war_won = { $you ->
    [yes] You win the war for { $city }
   *[no] { $seat } wins the war for { $city }
} and a victory token.
event-war_won_neutral = { $city } wins the war without a condottiere.
event-war_drawn = The war is a draw.
event-income = { $you ->
    [yes] You collect
   *[no] { $seat } collects
} { gold-count } and { influence-count }{ $wages ->
    [0] { "" }
   *[other] , and { $wages } gold of wages
}.
event-final_city = Each tile of { $city } scores { $vp } VP.
event-final_points = { $you ->
    [yes] You score
   *[no] { $seat } scores
} { $vp } VP: { $source }.
event-gives = { $you ->
    [yes] You give
   *[no] { $seat } gives
} { $rival } { purse }.
event-offers = { $you ->
    [yes] You offer
   *[no] { $seat } offers
} { $rival } { purse } for { return-purse }.
event-accepts = { $you ->
    [yes] You accept
   *[no] { $seat } accepts
} the offer of { $rival }: { return-purse } for { purse }.
event-declines = { $you ->
    [yes] You decline
   *[no] { $seat } declines
} the offer of { $rival }.
event-withdraws = { $you ->
    [yes] You withdraw
   *[no] { $seat } withdraws
} the offer to { $rival }.

## Why not

why-family-taken = another player leads this family
why-an-event-must-be-sold = nothing happened for two rounds: an event must be put up now
why-later-decade = this event belongs to decade { $decade }
why-is-sold = sold already
why-pope-has-owner = the Pope has an owner for this decade
why-no-more-wars = { $wars } wars have been fought in this decade
why-out-of-stock = none is left in the stock
why-owned-already = one of each type is enough
why-not-enough-gold = { gold-count } needed
why-not-enough-for-treachery = { gold-count } and { influence-count } needed
why-nothing-to-take = { $rival } has nothing of it
why-used-this-decade = used already in this decade
why-only-in-own-turn = only in your own turn
why-last-event-is-up = no Banking while the last event is up
why-last-event-is-sold = the last event of the decade is sold: nothing else follows
why-not-enough-money = not so much is there
why-bid-needs-money = your bid needs this money
why-bid-needs-cardinal = your bid of { $bid } needs the Bribe Cardinal
why-must-open = you have to make the first bid
why-not-in-auction = { $rival } has left this auction
why-already-frozen = { $rival } is frozen already
why-is-frozen = a Freeze Bid keeps you from bidding
why-six-tiles = you have { $most } city tiles already
why-three-cities = you have tiles of { $most } cities already
why-too-little-money = at least { $least } needed
why-beyond-capacity = you can pay { $most } at most
why-no-cardinal = you hold no Bribe Cardinal for the Pope
why-only-what-is-lacking = for the last event only what is lacking
why-only-the-price = for the last event no more than its price
why-no-such-banking = Banking exchanges 1 to { $most }
why-no-banking-tile = you have no Banking tile
why-not-enough-in-hand = not enough in hand
why-attacks-already = { $city } cannot attack itself
why-bribed-already = this troop is bribed already
why-no-such-offer = there is no such offer
why-no-such-aside = this cannot be given or offered
why-nothing-given = nothing would change hands
why-cannot-deliver = one of you does not have what was offered
why-no-negotiation-now = nothing can be given or exchanged now
why-no-such-amount = an amount from 0 to { $most } is needed
why-no-amount-here = this order has no amount

## At the terminal

bargain-help =
    give Este 3g          give gold (g) or influence (i) away
    offer Este 3g for 2i  offer an exchange, which the other accepts or declines
    accept Este           accept an offer; decline Este refuses it
    withdraw Este         take an offer of yours back
    bank 3g               Banking: exchange gold for influence, or the reverse (bank 3i)
bargain-unclear = Name a family or a player, then amounts of gold (g) and influence (i), like: offer Este 3g for 2i

## Ideas explained

concept-gold = Gold
concept-gold-text = Pays for troops, city tiles and half of the events.
concept-gold-rules = P-502, P-621, P-641
concept-influence = Influence
concept-influence-text = Pays for the Pope, the command of armies and half of the events.
concept-influence-rules = P-641, P-651, P-661
concept-decade = Decade
concept-decade-text = Ends as soon as its last event is sold, carried out and paid for.
concept-decade-rules = P-401, P-1501
concept-city-tile = City tile
concept-city-tile-text = Income each decade, often an ability, and at the end the points of its city. At most six, of at most three cities; never given away.
concept-city-tile-rules = P-201, P-202, P-1101, P-1606
concept-status = Status
concept-status-text = From 3 to 10. Twice the status is the lowest bid for a tile of the city; it is also the condottiere’s wages. At the end the cities are ranked by it.
concept-status-rules = P-622, P-924, P-1602
concept-auction = Auction
concept-auction-text = Clockwise from the active player: bid more or pass for good. The last one in wins at his bid.
concept-auction-rules = P-602, P-604, P-606, P-607
concept-opening = First bid
concept-opening-text = Whoever puts a city tile up must bid at least twice the status of its city. Events and the Pope may be had for 0.
concept-opening-rules = P-622, P-642, P-643
concept-capacity = What you can bid
concept-capacity-text = Money in hand, discounts, Bribe Cardinals for the Pope, and what Banking could still exchange.
concept-capacity-rules = P-605, P-805
concept-freeze = Freeze Bid
concept-freeze-text = The target leaves the auction on his next turn in it; a bid he has made stays.
concept-freeze-rules = P-701, P-706, P-708
concept-troop = Troop
concept-troop-text = One of each type. Without a troop you cannot lead an army. Troops are never lost.
concept-troop-rules = P-206, P-662, P-968
concept-war = War
concept-war-text = Two cities, a veto perhaps, two auctions for the command, wages, League, bribes, dice.
concept-war-rules = P-904, P-906, P-661, P-928
concept-condottiere = Condottiere
concept-condottiere-text = The player who fights for a city: all his troops and modifiers count.
concept-condottiere-rules = P-661, P-941, P-943
concept-wages = Wages
concept-wages-text = Gold equal to the city’s status, due whatever the result; collected at the end of the decade.
concept-wages-rules = P-924, P-925, P-926
concept-neutral = Neutral army
concept-neutral-text = A city without condottiere fights with attack 3 and defence 3.
concept-neutral-rules = P-922, P-923
concept-counter = Counter-attack
concept-counter-text = If the attack does not win, the attacked city attacks in turn; if that fails too, the war is a draw.
concept-counter-rules = P-946, P-947, P-949
concept-double = Double victory
concept-double-text = A total at least twice the other’s moves both cities two steps.
concept-double-rules = P-961, P-962
concept-token = Victory token
concept-token-text = n tokens score 1 + 2 + … + n points.
concept-token-rules = P-966, P-1614
concept-league = Holy League
concept-league-text = Once a decade the Pope’s owner adds his troops, with printed values, to one side of a war.
concept-league-rules = P-1402, P-1409, P-1410
concept-treachery = Treachery
concept-treachery-text = Secret tiles; you keep two, more with some families and city tiles.
concept-treachery-rules = P-208, P-209, P-215
concept-free-play = Free play
concept-free-play-text = Stealing, Banking and Alfonso are no action: as many as you like, before and after it.
concept-free-play-rules = P-406, P-407
concept-banking = Banking
concept-banking-text = Once a decade up to 3 gold for influence or the reverse, at any moment, but not while the last event is up, unless it is to pay for it.
concept-banking-rules = P-821, P-823, P-825, P-826
concept-events = Events
concept-events-text = Artists, merchants and the French. The set of a decade is known from the start.
concept-events-rules = P-112, P-113, P-1301
concept-artist = Artist for a city
concept-artist-text = Raises the status of a city by 1 for good, and breaks ties between cities.
concept-artist-rules = P-1302, P-1305, P-1602
concept-merchant = Merchant
concept-merchant-text = A Merchant event pays and scores for each Merchant city tile you own.
concept-merchant-rules = P-1306, P-1307, P-1308
concept-pope = Pope
concept-pope-text = Yours until the end of the decade: 3 gold, the Holy League, and 3 points at the end of the game.
concept-pope-rules = P-1401, P-1507, P-1608
concept-negotiation = Negotiation
concept-negotiation-text = Give or exchange gold and influence with anybody at any moment. Promises bind nobody.
concept-negotiation-rules = P-301, P-304, P-305
concept-offer = Offer
concept-offer-text = Lapses with the auction in which it was made, otherwise with the turn.
concept-offer-rules = P-307, P-308, P-309
concept-idle = Idle turns
concept-idle-text = After two rounds in which nothing happened, the next player must put an event up and open it.
concept-idle-rules = P-414, P-415, P-416
concept-end = End of the game
concept-end-text = City tiles by rank, events, Pope, most and second most gold, most influence, victories. Equal totals share the victory.
concept-end-rules = P-1603, P-1609, P-1613, P-1616
concept-reconstructed = Reconstructed value
concept-reconstructed-text = Chosen for this program, since the printed value is not publicly known. An owner of the box can correct it with a component file.
concept-reconstructed-rules = P-514, P-1604
concept-family = Family
concept-family-text = Who you are: it pays gold and influence each decade and can do one thing that the others cannot.
concept-family-rules = P-1201, P-103
