# Virtù in English. Ids and arguments: see quattrocento/words/__init__.py.

## The game

game-virtu = Virtù
game-virtu-blurb = Lead a dynasty of Renaissance Italy. Each Spring your marker walks through the rooms of your palace to one action; each Winter you pay troops, rearrange your court and buy what you need. Annex, besiege, patronise, intrigue, and ally with great powers.
game-virtu-summary = A year is a Spring and a Winter. In Spring, in order, each player moves the marker one or two rooms on and performs that room’s action: Govern, Patronise, Annex, War, Intrigue or Trade. Symbols on cards and tiles pay; each card or tile gives one type of symbol in a payment and is then exhausted, but not the cards in the room itself. Passing an arrow turns the cortigiani of that side again.
    After all turns the sieges are resolved, troops retreat, and the number of cities sets the new order. In Winter each player pays wages, moves cards in the palace, buys, recruits, and may form one alliance. The year in which somebody has eight cities or the last rank of patronage, or no neutral city is left, is the last. Most prestige wins.

edition-french = French
edition-german = German
edition-portuguese = Portuguese

option-first_player = First player
option-first_player-text = Who begins; the others follow clockwise.
option-first_player-red = red
option-first_player-red-text = Red begins.
option-first_player-yellow = yellow
option-first_player-yellow-text = Yellow begins.
option-first_player-green = green
option-first_player-green-text = Green begins.
option-first_player-blue = blue
option-first_player-blue-text = Blue begins.
option-first_player-white = white
option-first_player-white-text = White begins.
option-family_placement = Family cards
option-family_placement-text = How the family cards are laid at the start.
option-family_placement-simultaneous = all at once
option-family_placement-simultaneous-text = Hidden until everyone is done.
option-family_placement-in_order = in order
option-family_placement-in_order-text = Openly, one player after the other.
option-intrigue_cleanup_masks = Clearing the Intrigue room
option-intrigue_cleanup_masks-text = Masks that removing an enemy agent from the room in use takes.
option-intrigue_cleanup_masks-1 = one mask
option-intrigue_cleanup_masks-1-text = As in the French and German editions.
option-intrigue_cleanup_masks-2 = two masks
option-intrigue_cleanup_masks-2-text = As in the Portuguese edition.
option-room_florin_surplus = Florins of the room
option-room_florin_surplus-text = What happens to florins of room cards beyond the cost.
option-room_florin_surplus-keep = kept
option-room_florin_surplus-keep-text = They go to the treasury.
option-room_florin_surplus-lose = lost
option-room_florin_surplus-lose-text = As in the Portuguese edition.
option-lost_space = Lost space
option-lost_space-text = Which space is lost by falling below five cities.
option-lost_space-any = any space
option-lost_space-any-text = The player chooses among all open spaces.
option-lost_space-greyed = a greyed space
option-lost_space-greyed-text = The player chooses among the greyed ones.
option-defender_tokens = Tokens in defence
option-defender_tokens-text = May a defender spend war tokens?
option-defender_tokens-yes = yes
option-defender_tokens-yes-text = Both sides may spend them.
option-defender_tokens-no = no
option-defender_tokens-no-text = Only besiegers may, as the French rulebook says.
option-token_discard = Unused tokens
option-token_discard-text = When war tokens left over go back.
option-token_discard-after_all = after all sieges
option-token_discard-after_all-text = They may still serve in defence.
option-token_discard-after_own = after one’s own sieges
option-token_discard-after_own-text = As in the Portuguese edition.
option-symbol_type_scope = One type a card
option-symbol_type_scope-text = For how long a card or tile gives only one type of symbol.
option-symbol_type_scope-payment = one payment
option-symbol_type_scope-payment-text = Turned again, it may give another type.
option-symbol_type_scope-phase = the whole phase
option-symbol_type_scope-phase-text = As the German and Portuguese texts say.
option-indulgence_limit = Indulgences
option-indulgence_limit-text = How often one may be asked for; it comes to the same.
option-indulgence_limit-year = one a year
option-indulgence_limit-year-text = In Spring or in Winter.
option-indulgence_limit-phase = one a phase
option-indulgence_limit-phase-text = As the French rulebook says.
option-one_enemy_agent_per_palace = Rule for first games
option-one_enemy_agent_per_palace-text = At most one enemy agent in each palace.
option-one_enemy_agent_per_palace-off = off
option-one_enemy_agent_per_palace-off-text = Any number.
option-one_enemy_agent_per_palace-on = on
option-one_enemy_agent_per_palace-on-text = A gentler game to learn with.

## Names of things

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-white = white
faction-florence = Florence
faction-naples = Naples
faction-venice = Venice
faction-milan = Milan
faction-rome = Rome
rival-red = red
rival-yellow = yellow
rival-green = green
rival-blue = blue
rival-white = white
rival-nobody = nobody
city-nice = Nice
city-turin = Turin
city-milan = Milan
city-genoa = Genoa
city-parma = Parma
city-verona = Verona
city-venice = Venice
city-bologna = Bologna
city-ravenna = Ravenna
city-florence = Florence
city-pisa = Pisa
city-siena = Siena
city-perugia = Perugia
city-spoleto = Spoleto
city-ancona = Ancona
city-rome = Rome
city-civitavecchia = Civitavecchia
city-terracina = Terracina
city-pescara = Pescara
city-naples = Naples
city-benevento = Benevento
city-bari = Bari
city-rossano = Rossano
city-reggio = Reggio
city-palermo = Palermo
city-ajaccio = Ajaccio
city-cagliari = Cagliari
city-tunis = Tunis
city-ragusa = Ragusa
city-corfu = Corfu
goal-nice = { city-nice }
goal-turin = { city-turin }
goal-milan = { city-milan }
goal-genoa = { city-genoa }
goal-parma = { city-parma }
goal-verona = { city-verona }
goal-venice = { city-venice }
goal-bologna = { city-bologna }
goal-ravenna = { city-ravenna }
goal-florence = { city-florence }
goal-pisa = { city-pisa }
goal-siena = { city-siena }
goal-perugia = { city-perugia }
goal-spoleto = { city-spoleto }
goal-ancona = { city-ancona }
goal-rome = { city-rome }
goal-civitavecchia = { city-civitavecchia }
goal-terracina = { city-terracina }
goal-pescara = { city-pescara }
goal-naples = { city-naples }
goal-benevento = { city-benevento }
goal-bari = { city-bari }
goal-rossano = { city-rossano }
goal-reggio = { city-reggio }
goal-palermo = { city-palermo }
goal-ajaccio = { city-ajaccio }
goal-cagliari = { city-cagliari }
goal-tunis = { city-tunis }
goal-ragusa = { city-ragusa }
goal-corfu = { city-corfu }
sea-ligurian = Ligurian Sea
sea-tyrrhenian = Tyrrhenian Sea
sea-mediterranean = Strait of Sicily
sea-ionian = Ionian Sea
sea-adriatic = Adriatic Sea
symbol-florin = florin
symbol-crown = crown
symbol-cross = cross
symbol-cavalry = cavalry
symbol-ship = ship
symbol-mask = mask
symbol-war = war bonus
symbol-arrow = arrow
symbol-crown_or_cross = crown or cross
action-govern = Govern
action-patronise = Patronise
action-annex = Annex
action-war = War
action-intrigue = Intrigue
action-trade = Trade
card-ambassador = Ambassador
card-cardinal = Cardinal
card-consigliere = Consigliere
card-podesta = Podestà
card-assassin = Assassin
card-gonfaloniere = Gonfaloniere
card-merchant = Merchant
card-maestro = Maestro
card-condottiere = Condottiere
card-banker = Banker
card-admiral = Admiral
card-pope = Pope
card-machiavelli = Niccolò Machiavelli
card-lorenzo = Lorenzo de’ Medici
card-giuliano = Giuliano de’ Medici
card-lucrezia_tornabuoni = Lucrezia Tornabuoni
card-ferdinand = Ferdinand II of Naples
card-alfonso = Alfonso, Duke of Calabria
card-montefeltro = Federico da Montefeltro
card-barbarigo = Agostino Barbarigo
card-council_of_ten = Council of Ten
card-pitigliano = Niccolò Orsini of Pitigliano
card-gian_galeazzo = Gian Galeazzo Sforza
card-ludovico = Ludovico Sforza
card-sanseverino = Galeazzo Sanseverino
card-alexander = Alexander VI
card-cesare = Cesare Borgia
card-lucrezia_borgia = Lucrezia Borgia
tile-nice = { city-nice }
tile-turin = { city-turin }
tile-milan = { city-milan }
tile-genoa = { city-genoa }
tile-parma = { city-parma }
tile-verona = { city-verona }
tile-venice = { city-venice }
tile-bologna = { city-bologna }
tile-ravenna = { city-ravenna }
tile-florence = { city-florence }
tile-pisa = { city-pisa }
tile-siena = { city-siena }
tile-perugia = { city-perugia }
tile-spoleto = { city-spoleto }
tile-ancona = { city-ancona }
tile-rome = { city-rome }
tile-civitavecchia = { city-civitavecchia }
tile-terracina = { city-terracina }
tile-pescara = { city-pescara }
tile-naples = { city-naples }
tile-benevento = { city-benevento }
tile-bari = { city-bari }
tile-rossano = { city-rossano }
tile-reggio = { city-reggio }
tile-palermo = { city-palermo }
tile-ajaccio = { city-ajaccio }
tile-cagliari = { city-cagliari }
tile-tunis = { city-tunis }
tile-ragusa = { city-ragusa }
tile-corfu = { city-corfu }
tile-duchy = Duchy
tile-principality = Principality
tile-kingdom = Kingdom
tile-republic = Republic
tile-guild = Guild
tile-cannons = Cannons
tile-kingdom_of_france = Kingdom of France
tile-cathedral = Cathedral
ware-ambassador = { card-ambassador }
ware-cardinal = { card-cardinal }
ware-consigliere = { card-consigliere }
ware-podesta = { card-podesta }
ware-assassin = { card-assassin }
ware-gonfaloniere = { card-gonfaloniere }
ware-merchant = { card-merchant }
ware-maestro = { card-maestro }
ware-condottiere = { card-condottiere }
ware-banker = { card-banker }
ware-admiral = { card-admiral }
ware-pope = { card-pope }
ware-duchy = { tile-duchy }
ware-principality = { tile-principality }
ware-kingdom = { tile-kingdom }
ware-republic = { tile-republic }
ware-guild = { tile-guild }
ware-cathedral = { tile-cathedral }
space-action1 = room 1
space-action2 = room 2
space-action3 = room 3
space-action4 = room 4
space-action5 = room 5
space-improvement1 = room 1, as improvement
space-improvement2 = room 2, as improvement
space-improvement3 = room 3, as improvement
space-improvement4 = room 4, as improvement
space-improvement5 = room 5, as improvement
space-left1 = left court, place 1
space-left2 = left court, place 2
space-left3 = left court, place 3
space-right1 = right court, place 1
space-right2 = right court, place 2
space-right3 = right court, place 3
side-left = left
side-right = right
side-attack = attack
side-defence = defence
power-france = France
power-ottoman = Ottoman Empire
power-empire = Holy Roman Empire
bonus-leonardo = Leonardo da Vinci
bonus-leonardo-text = Once in each siege or battle: +1 for 1 florin.
bonus-copernicus = Nicolaus Copernicus
bonus-copernicus-text = One more cortigiano space.
bonus-michelangelo = Michelangelo
bonus-michelangelo-text = A crown free of charge whenever you patronise.
bonus-columbus = Christopher Columbus
bonus-columbus-text = Nothing but prestige.
bonus-machiavelli = Niccolò Machiavelli
bonus-machiavelli-text = A card for your court: 2 masks or 2 crowns.
bonus-bastion = The bastion
bonus-bastion-text = +2 in every siege of a city of yours.
bonus-prince = The Prince
bonus-prince-text = One more cortigiano space and agent; rivals place no agents on what is yours.
bonus-duomo = The Duomo
bonus-duomo-text = A cross more in the religious count.
bonus-sistine = The Sistine Chapel
bonus-sistine-text = Two crosses more in the religious count.
bonus-cannons = Cannons
bonus-cannons-text = A tile: +2 in one siege for 1 florin, then exhausted.
place-nice = { city-nice }
place-turin = { city-turin }
place-milan = { city-milan }
place-genoa = { city-genoa }
place-parma = { city-parma }
place-verona = { city-verona }
place-venice = { city-venice }
place-bologna = { city-bologna }
place-ravenna = { city-ravenna }
place-florence = { city-florence }
place-pisa = { city-pisa }
place-siena = { city-siena }
place-perugia = { city-perugia }
place-spoleto = { city-spoleto }
place-ancona = { city-ancona }
place-rome = { city-rome }
place-civitavecchia = { city-civitavecchia }
place-terracina = { city-terracina }
place-pescara = { city-pescara }
place-naples = { city-naples }
place-benevento = { city-benevento }
place-bari = { city-bari }
place-rossano = { city-rossano }
place-reggio = { city-reggio }
place-palermo = { city-palermo }
place-ajaccio = { city-ajaccio }
place-cagliari = { city-cagliari }
place-tunis = { city-tunis }
place-ragusa = { city-ragusa }
place-corfu = { city-corfu }
place-red-1 = red’s room 1
place-red-2 = red’s room 2
place-red-3 = red’s room 3
place-red-4 = red’s room 4
place-red-5 = red’s room 5
place-yellow-1 = yellow’s room 1
place-yellow-2 = yellow’s room 2
place-yellow-3 = yellow’s room 3
place-yellow-4 = yellow’s room 4
place-yellow-5 = yellow’s room 5
place-green-1 = green’s room 1
place-green-2 = green’s room 2
place-green-3 = green’s room 3
place-green-4 = green’s room 4
place-green-5 = green’s room 5
place-blue-1 = blue’s room 1
place-blue-2 = blue’s room 2
place-blue-3 = blue’s room 3
place-blue-4 = blue’s room 4
place-blue-5 = blue’s room 5
place-white-1 = white’s room 1
place-white-2 = white’s room 2
place-white-3 = white’s room 3
place-white-4 = white’s room 4
place-white-5 = white’s room 5
place-france = { power-france }
place-ottoman = { power-ottoman }
place-empire = { power-empire }
origin-reserve = your reserve
origin-nice = { place-nice }
origin-turin = { place-turin }
origin-milan = { place-milan }
origin-genoa = { place-genoa }
origin-parma = { place-parma }
origin-verona = { place-verona }
origin-venice = { place-venice }
origin-bologna = { place-bologna }
origin-ravenna = { place-ravenna }
origin-florence = { place-florence }
origin-pisa = { place-pisa }
origin-siena = { place-siena }
origin-perugia = { place-perugia }
origin-spoleto = { place-spoleto }
origin-ancona = { place-ancona }
origin-rome = { place-rome }
origin-civitavecchia = { place-civitavecchia }
origin-terracina = { place-terracina }
origin-pescara = { place-pescara }
origin-naples = { place-naples }
origin-benevento = { place-benevento }
origin-bari = { place-bari }
origin-rossano = { place-rossano }
origin-reggio = { place-reggio }
origin-palermo = { place-palermo }
origin-ajaccio = { place-ajaccio }
origin-cagliari = { place-cagliari }
origin-tunis = { place-tunis }
origin-ragusa = { place-ragusa }
origin-corfu = { place-corfu }
origin-red-1 = { place-red-1 }
origin-red-2 = { place-red-2 }
origin-red-3 = { place-red-3 }
origin-red-4 = { place-red-4 }
origin-red-5 = { place-red-5 }
origin-yellow-1 = { place-yellow-1 }
origin-yellow-2 = { place-yellow-2 }
origin-yellow-3 = { place-yellow-3 }
origin-yellow-4 = { place-yellow-4 }
origin-yellow-5 = { place-yellow-5 }
origin-green-1 = { place-green-1 }
origin-green-2 = { place-green-2 }
origin-green-3 = { place-green-3 }
origin-green-4 = { place-green-4 }
origin-green-5 = { place-green-5 }
origin-blue-1 = { place-blue-1 }
origin-blue-2 = { place-blue-2 }
origin-blue-3 = { place-blue-3 }
origin-blue-4 = { place-blue-4 }
origin-blue-5 = { place-blue-5 }
origin-white-1 = { place-white-1 }
origin-white-2 = { place-white-2 }
origin-white-3 = { place-white-3 }
origin-white-4 = { place-white-4 }
origin-white-5 = { place-white-5 }
origin-france = { place-france }
origin-ottoman = { place-ottoman }
origin-empire = { place-empire }
source-action = the room
source-improvement = the improvement
source-left1 = { space-left1 }
source-left2 = { space-left2 }
source-left3 = { space-left3 }
source-right1 = { space-right1 }
source-right2 = { space-right2 }
source-right3 = { space-right3 }
source-nice = { tile-nice }
source-turin = { tile-turin }
source-milan = { tile-milan }
source-genoa = { tile-genoa }
source-parma = { tile-parma }
source-verona = { tile-verona }
source-venice = { tile-venice }
source-bologna = { tile-bologna }
source-ravenna = { tile-ravenna }
source-florence = { tile-florence }
source-pisa = { tile-pisa }
source-siena = { tile-siena }
source-perugia = { tile-perugia }
source-spoleto = { tile-spoleto }
source-ancona = { tile-ancona }
source-rome = { tile-rome }
source-civitavecchia = { tile-civitavecchia }
source-terracina = { tile-terracina }
source-pescara = { tile-pescara }
source-naples = { tile-naples }
source-benevento = { tile-benevento }
source-bari = { tile-bari }
source-rossano = { tile-rossano }
source-reggio = { tile-reggio }
source-palermo = { tile-palermo }
source-ajaccio = { tile-ajaccio }
source-cagliari = { tile-cagliari }
source-tunis = { tile-tunis }
source-ragusa = { tile-ragusa }
source-corfu = { tile-corfu }
source-duchy = { tile-duchy }
source-principality = { tile-principality }
source-kingdom = { tile-kingdom }
source-republic = { tile-republic }
source-guild = { tile-guild }
source-cannons = { tile-cannons }
source-kingdom_of_france = { tile-kingdom_of_france }
source-cathedral = { tile-cathedral }
source-ottoman = { power-ottoman }
source-empire = { power-empire }
source-indulgence = an indulgence
source-cities = Cities
source-cities_lead = Most cities
source-patronage = Patronage
source-patronage_lead = Most advanced patron
source-printed = Cards and tiles
source-cathedrals = Cathedrals
source-religion = Religious influence
source-trophies = Trophies
source-alliances = Alliances
source-indulgences = Indulgences
means-spend_token = a war token
means-war_card = a card’s war bonus
means-leonardo = Leonardo
means-cannons = the cannons
means-france = the French
season-setup = Set-up
season-spring = Spring
season-sieges = Sieges
season-winter = Winter
purpose-action = the action
purpose-govern = Govern
purpose-sailing = the action
purpose-freeing = freeing the indulgence
purpose-marker = the marker’s move
purpose-retreat = the retreat
purpose-bonus = the war bonus
purpose-winter = the troops
purpose-purchase = the purchases
purpose-alliance = the alliance
thing-map = Map
thing-market = Market
thing-palaces = Palaces
thing-palace = Palace
thing-domain = Domain
thing-court = Court
thing-prestige = Prestige
thing-florins = Florins
thing-troops = Troops
thing-agents = Agents
thing-cities = Cities
thing-rank = Patronage
thing-order = Order of play
thing-trophies = Trophies
thing-tokens = War tokens
thing-crosses = Crosses
thing-bonuses = Patronage bonuses
thing-alliances = Alliances
thing-indulgences = Indulgences

## Counted things

florins-count = { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
rooms-count = { $rooms ->
    [one] { $rooms } room
   *[other] { $rooms } rooms
}
troops-count = { $troops ->
    [one] { $troops } troop
   *[other] { $troops } troops
}
ships-count = { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}

## Questions

prompt-pick_card = { $you ->
    [yes] Which family card do you lay next?
   *[no] { $seat } lays the family cards
}
prompt-lay_family = { $you ->
    [yes] Where does the card go?
   *[no] { $seat } lays a family card
}
prompt-place_marker = { $you ->
    [yes] In which room do you begin?
   *[no] { $seat } places the marker
}
prompt-move_marker = { $you ->
    [yes] How far does your marker move?
   *[no] { $seat } moves the marker
}
prompt-free_indulgence = { $you ->
    [yes] Do you free an indulgence on your way?
   *[no] { $seat } may free an indulgence
}
prompt-no_action = { $you ->
    [yes] This room is barred. Do you ask for an indulgence?
   *[no] { $seat } has no action here
}
prompt-pay = { $you ->
    [yes] Pay for { $purpose }: { $owed } still owed
   *[no] { $seat } pays for { $purpose }
}
prompt-govern = { $you ->
    [yes] Govern: what does the next crown or cross do?
   *[no] { $seat } governs
}
prompt-patronise = { $you ->
    [yes] Do you rise by a rank of patronage?
   *[no] { $seat } patronises
}
prompt-choose_bonus = { $you ->
    [yes] Which patronage bonus do you take?
   *[no] { $seat } takes a patronage bonus
}
prompt-place_card = { $you ->
    [yes] Where does { $card } go?
   *[no] { $seat } lays { $card } down
}
prompt-trade = { $you ->
    [yes] Trade: which ships do you send?
   *[no] { $seat } trades
}
prompt-annex = { $you ->
    [yes] Which city do you annex?
   *[no] { $seat } annexes
}
prompt-war = { $you ->
    [yes] War: which troop moves, or do you take a war token?
   *[no] { $seat } makes war
}
prompt-intrigue = { $you ->
    [yes] Intrigue: what does the next mask do?
   *[no] { $seat } intrigues
}
prompt-send_agent = { $you ->
    [yes] Where does the agent go?
   *[no] { $seat } sends an agent
}
prompt-lose_space = { $you ->
    [yes] You fell below five cities. Which court space do you lose?
   *[no] { $seat } loses a court space
}
prompt-rehouse = { $you ->
    [yes] Where does the card of the lost space go?
   *[no] { $seat } moves a card from a lost space
}
prompt-choose_siege = { $you ->
    [yes] Which siege do you resolve next?
   *[no] { $seat } chooses a siege
}
prompt-storm_or_leave = { $you ->
    [yes] You won the field. Do you besiege { $city } now?
   *[no] { $seat } may besiege { $city }
}
prompt-announce = { $you ->
    [yes] { $city }: { $attack } against { $defence }. Another war bonus?
   *[no] { $seat } may use a war bonus at { $city } ({ $attack } against { $defence })
}
prompt-retreat = { $you ->
    [yes] Where do your troops retreat to?
   *[no] { $seat } retreats
}
prompt-wages = { $you ->
    [yes] How much do you pay your troops?
   *[no] { $seat } pays the troops
}
prompt-dismiss = { $you ->
    [yes] Which unpaid troop goes home?
   *[no] { $seat } dismisses troops
}
prompt-reorganise = { $you ->
    [yes] Do you move a card in your palace?
   *[no] { $seat } reorganises the palace
}
prompt-move_card = { $you ->
    [yes] Where does the card go?
   *[no] { $seat } moves a card
}
prompt-buy = { $you ->
    [yes] What do you buy?
   *[no] { $seat } buys
}
prompt-choose_site = { $you ->
    [yes] In which city do you build the cathedral?
   *[no] { $seat } builds a cathedral
}
prompt-recruit = { $you ->
    [yes] Where do you recruit?
   *[no] { $seat } recruits
}
prompt-make_alliance = { $you ->
    [yes] Do you form an alliance?
   *[no] { $seat } may form an alliance
}
prompt-discount = { $you ->
    [yes] Which symbol does your agent save you?
   *[no] { $seat } chooses a discount
}

## Labels of choices

move-family = { $card }
move-family_to = { $space }
move-to = { $space }
move-room = Room { $room }
move-move = Move { rooms-count }
move-hurry = Move { rooms-count }, one of them for florins
move-collect = Collect the florins of { $source }
move-take_florins = Take the florins of { $source }
move-pay = { $source }: { $symbol }
move-indulgence = Ask for an indulgence: florins
move-end = Done
move-free = Free room { $room } ({ $symbol })
move-turn = Turn { $tile }
move-reactivate = Renew { $power }
move-patronise = Rise by a rank
move-bonus = { $bonus }
move-discard = Discard the card at { $space }
move-annex = { $city }
move-march = { $city } to { $goal } by road
move-sail = { $city } to { $goal } by sea
move-token = War token from { $source }
move-place = Place an agent
move-shift = Move the agent from { $place }
move-remove = Remove the agent from { $place }
move-agent_to = { $place }
move-lose = { $space }
move-besiege = Besiege { $city }
move-give_up = Give up the siege of { $city }
move-spend_token = Spend a war token
move-war_card = War bonus +{ $symbols } of { $space }
move-leonardo = Leonardo
move-cannons = Cannons
move-france = The French
move-pass = Pass
move-retreat = { $city } back to { $goal }
move-disband = Give up a troop at { $city }
move-wages = { florins-count }
move-dismiss = A troop in { $city }
move-lift = The card at { $space }
move-buy = { $ware }
move-site = { $city }
move-recruit = { $city }
move-ally = { $power }
move-less = A { $symbol } less

## What happened

event-lays_in_secret = { $seat } lays { $card }: { $space }
event-lays_hidden = { $seat } lays a family card
event-lays_family = { $seat } lays { $card }: { $space }
event-shows_family = { $seat } has { $card }: { $space }
event-spring = Spring, year { $year }
event-winter = Winter, year { $year }
event-places_marker = { $seat } begins in room { $room }
event-moves_marker = { $seat } moves { rooms-count }, to room { $room }
event-refreshes = { $seat }’s { $side } court is available again
event-frees = { $seat } frees the indulgence in room { $room }
event-lays_indulgence = { $seat } gets an indulgence in room { $room }
event-room_covered = An indulgence bars { $seat }’s room { $room }
event-room_watched = An agent bars { $seat }’s room { $room }
event-acts = { $seat }: { $action }
event-forgoes = { $seat } does nothing
event-draws = { $seat } uses { $source }: { $amount } { $symbol }
event-spends = { $seat } pays { florins-count }
event-turns = { $seat } turns { $tile }
event-reactivates = { $seat } renews { $power }
event-rises = { $seat } rises to rank { $rank } of patronage
event-takes_bonus = { $seat } takes { $bonus }
event-gains_agent = { $seat } gets another agent
event-lays_card = { $seat } lays down { $card }: { $space }
event-discards = { $seat } discards { $card }
event-trades = { $seat } trades: { ships-count }, { florins-count }
event-annexes = { $seat } annexes { $city }
event-takes_city = { $seat } controls { $city }
event-moves_troop = { $seat }’s troop goes from { $city } to { $goal }
event-takes_token = { $seat } takes a war token
event-sends_agent = { $seat } sends an agent: { $place }
event-removes_agent = { $seat } removes an agent of { $rival }: { $place }
event-loses_space = { $seat } loses a court space: { $space }
event-moves_card = { $seat } moves { $card }: { $space }
event-battle = { $seat } and { $rival } meet before { $city }
event-battle_fought = { $seat } against { $rival }: { $attack } to { $defence }
event-gives_up = { $seat } gives up the siege of { $city }
event-besieges = { $seat } besieges { $city }
event-war_bonus = { $seat } uses { $means }: +{ $strength }
event-siege = { $seat } at { $city }: { $attack } against { $defence }
event-trophy = { $seat } wins a trophy from { $rival }
event-retreats = { $seat }’s troop retreats from { $city } to { $goal }
event-disbands = { $seat } loses { troops-count } at { $city }
event-order = The order is now { $order }
event-last_year = This year is the last
event-dismisses = { $seat } dismisses a troop in { $city }
event-recruits = { $seat } recruits in { $city }
event-buys = { $seat } buys { $ware }
event-builds = { $seat } builds a cathedral in { $city }
event-allies = { $seat } is allied to { $power }
event-final = { $seat }: { $source } { $prestige }

## Why not

why-action-without-effect = The action has had no effect yet
why-agent-there = An agent lies there already
why-alliance-paid = It has paid for this action
why-alliance-ready = Its bonus is ready
why-allied-already = You are allied already
why-annex-too-dear = It takes { $crowns } crowns and { ships-count }
why-bonus-taken = Somebody has it
why-cannot-pay = You cannot pay for it
why-card-exhausted = The card is exhausted
why-card-without-action = The card shows no action
why-city-not-neutral = The city is not neutral
why-clear-room-first = Remove the agent from your own room first
why-enemy-agent-in-room = An enemy agent lies in that room
why-improvement-left-alone = The improvement shows no action and cannot stay alone
why-indulgence-asked = You have asked for one this year
why-indulgence-on-room = An indulgence lies on that room
why-kingdom-or-republic = A Kingdom or a Republic, never both
why-last-rank = You have reached the last rank
why-leonardo-used = Leonardo has helped here already
why-marker-in-room = Your marker lies in that room
why-no-action-card-above = There is no action card above
why-no-agent-left = All your agents are placed
why-no-arrow = You have too few arrows
why-no-cavalry = You have no cavalry
why-no-city-for-cathedral = You have no city of value 3 or 4 without a cathedral
why-no-crown-or-cross = You have no crown or cross for it
why-no-florins-in-room = There are no florins to take there
why-no-indulgence-left = No indulgence is left
why-no-mask = You have too few masks
why-no-own-agent-there = Only with an agent of yours there
why-no-place-open = There is no place to go
why-no-room-to-room = No card goes from room to room
why-no-space-for-card = There is no court space for another card
why-no-space-free = No court space is free
why-no-token = You have no war token
why-no-tokens-in-defence = Only besiegers spend war tokens
why-no-troop-left = All your troops are on the map
why-no-war-symbol = There is no war bonus
why-no-way-there = There is no way there
why-none-left = None is left
why-not-enough-florins = You need { florins-count }
why-one-a-winter = One of each kind in a Winter
why-one-cardinal = You have a Cardinal already
why-one-city = One city in an action
why-one-of-each-type = One artist and one work for each player
why-one-rank-a-year = One rank a year
why-owned-already = You have one already
why-palace-has-agent = An enemy agent lies in that palace already
why-pirate-port = A pirate port can only be besieged
why-prince-guards = The Prince keeps your agents away
why-relief-used = That card has given another symbol
why-rest-cannot-be-paid = Then the rest could not be paid
why-room-not-crossed = Your marker did not cross that room
why-space-closed = That space is not open
why-space-not-free = That space is not free
why-space-taken = A card lies there
why-surplus-is-lost = Surplus florins are lost
why-symbol-taken = You have taken it already
why-tile-paid-or-turned = The tile has paid or was turned in this action
why-too-few-ships = It takes { ships-count }
why-without-cannons = You have no cannons ready
why-without-france = The French cannot help you now
why-without-leonardo = Leonardo is not yours
