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
option-first_player-lot = by lot
option-first_player-lot-text = It is drawn.
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
option-seating = Round the table
option-seating-text = In which order the players sit, clockwise.
seating-red = red
seating-yellow = yellow
seating-green = green
seating-blue = blue
seating-white = white
option-family_placement = Family cards
option-family_placement-text = How the family cards are laid at the start.
option-family_placement-simultaneous = all at once
option-family_placement-simultaneous-text = Hidden until everyone is done.
option-family_placement-in_order = in order
option-family_placement-in_order-text = Openly, one player after the other.
option-intrigue_cleanup_masks = Clearing the Intrigue room
option-intrigue_cleanup_masks-text = Masks that removing an enemy agent from the room in use takes.
option-intrigue_cleanup_masks-1 = one mask
option-intrigue_cleanup_masks-1-text = The first mask removes it (French, German).
option-intrigue_cleanup_masks-2 = two masks
option-intrigue_cleanup_masks-2-text = The first two masks remove it (Portuguese).
option-room_florin_surplus = Florins of the room
option-room_florin_surplus-text = What happens to florins of room cards beyond the cost.
option-room_florin_surplus-keep = kept
option-room_florin_surplus-keep-text = They go to the treasury.
option-room_florin_surplus-lose = lost
option-room_florin_surplus-lose-text = They are lost (Portuguese).
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
option-token_discard-after_own-text = After their owner’s own sieges (Portuguese).
option-symbol_type_scope = Symbols of a card
option-symbol_type_scope-text = A card or tile that has paid with one type of symbol: when may it give another type?
option-symbol_type_scope-payment = from the next payment
option-symbol_type_scope-payment-text = Once it is available again, it may give another type.
option-symbol_type_scope-phase = from the next season
option-symbol_type_scope-phase-text = Even if it becomes available again, it gives the same type until Spring or Winter ends (German, Portuguese).
option-room_symbols = Symbols of the room
option-room_symbols-text = Must the symbols of the room pay for its action before any others?
option-room_symbols-first = first
option-room_symbols-first-text = They are used first, as the rulebooks say.
option-room_symbols-any = as one likes
option-room_symbols-any-text = Others may be used in their place.
option-indulgence_moment = When an indulgence
option-indulgence_moment-text = When an indulgence may be asked for in Spring.
option-indulgence_moment-any = at any time
option-indulgence_moment-any-text = Before the move and in sieges too, where florins are lacking.
option-indulgence_moment-after_move = after the move
option-indulgence_moment-after_move-text = Only in one’s own turn, once the marker has moved.
option-indulgence_limit = Indulgences
option-indulgence_limit-text = How often one may be asked for; it comes to the same.
option-indulgence_limit-year = one a year
option-indulgence_limit-year-text = In Spring or in Winter.
option-indulgence_limit-phase = one a phase
option-indulgence_limit-phase-text = One in Spring, one in Winter (French).
option-one_enemy_agent_per_palace = Rule for first games
option-one_enemy_agent_per_palace-text = At most one enemy agent in each palace.
option-one_enemy_agent_per_palace-off = off
option-one_enemy_agent_per_palace-off-text = Any number.
option-one_enemy_agent_per_palace-on = on
option-one_enemy_agent_per_palace-on-text = One at most: a gentler game to learn with.

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
space-action1 = room I
space-action2 = room II
space-action3 = room III
space-action4 = room IV
space-action5 = room V
space-improvement1 = room I, as improvement
space-improvement2 = room II, as improvement
space-improvement3 = room III, as improvement
space-improvement4 = room IV, as improvement
space-improvement5 = room V, as improvement
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
place-red-1 = red’s room I
place-red-2 = red’s room II
place-red-3 = red’s room III
place-red-4 = red’s room IV
place-red-5 = red’s room V
place-yellow-1 = yellow’s room I
place-yellow-2 = yellow’s room II
place-yellow-3 = yellow’s room III
place-yellow-4 = yellow’s room IV
place-yellow-5 = yellow’s room V
place-green-1 = green’s room I
place-green-2 = green’s room II
place-green-3 = green’s room III
place-green-4 = green’s room IV
place-green-5 = green’s room V
place-blue-1 = blue’s room I
place-blue-2 = blue’s room II
place-blue-3 = blue’s room III
place-blue-4 = blue’s room IV
place-blue-5 = blue’s room V
place-white-1 = white’s room I
place-white-2 = white’s room II
place-white-3 = white’s room III
place-white-4 = white’s room IV
place-white-5 = white’s room V
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

## The ideas behind it

concept-palace = Palace
concept-palace-text = Five rooms, each with an action card and one improvement below it, and court spaces on both sides. A card in a room serves only the action of that room and is never exhausted; a cortigiano serves everything and turns over when used.
concept-palace-rules = V-201, V-202, V-116
concept-marker = Action marker
concept-marker-text = The marker moves one or two rooms clockwise and may go further for florins or arrows. Where it stops is the action of this Spring; passing an arrow makes the cortigiani of that side available again.
concept-marker-rules = V-402, V-413
concept-paying = Paying
concept-paying-text = Each card or tile gives one type of symbol in a payment. Cards of the room are free to use again, cortigiani and tiles are exhausted. Florins may be taken at any time; what you take and do not need is lost.
concept-paying-rules = V-312, V-301
concept-end-text = Ends this step. What is left unused of the room’s symbols is lost.
concept-indulgence = Indulgence
concept-indulgence-text = Once a year the Church helps: a crown, or florins. The indulgence then bars the room until you free it with a cross or two crowns, and costs a point of prestige at the end.
concept-indulgence-rules = V-501, V-502
concept-govern = Govern
concept-govern-text = Each crown or cross makes two tiles of your domain available again, or renews an alliance.
concept-govern-rules = V-601
concept-patronise = Patronise
concept-patronise-text = Pay florins, crowns and crosses to rise by a rank, once a year. The second and the fourth rank bring a patronage bonus.
concept-patronise-rules = V-701
concept-annex = Annex
concept-annex-text = A neutral city next to one of yours, by road or from port to port over the seas: more crowns than its value, and a ship for each sea.
concept-annex-rules = V-901, V-903
concept-war = War
concept-war-text = Cavalry moves a troop along a road, a ship over a sea; a troop that reaches a foreign city besieges it. War symbols become tokens for the coming sieges.
concept-war-rules = V-1001, V-1004
concept-intrigue = Intrigue
concept-intrigue-text = Each mask places an agent, moves one or removes a rival’s. An agent bars a rival’s room, makes a city easier or harder to win, and opens the way into an alliance.
concept-intrigue-rules = V-1101
concept-siege = Siege
concept-siege-text = Troops and war bonuses against the value, the garrison and the defender’s bonuses. The besieger needs more. Bonuses are announced one by one, each once in a siege.
concept-siege-rules = V-1423, V-1401
concept-retreat = Retreat
concept-retreat-text = Beaten troops go to an own city next to them, or over the sea for a ship each sea. Those that cannot are lost.
concept-retreat-rules = V-1501
concept-wages = Wages
concept-wages-text = Troops on the map beyond the second cost florins each Winter. Troops that are not paid go home.
concept-wages-rules = V-1704
concept-market = Market
concept-market-text = Characters, titles, a guild and cathedrals, one of a kind each Winter, all paid together.
concept-market-rules = V-1901, V-1902
concept-recruit = Recruiting
concept-recruit-text = A troop from your reserve: it costs less in your start cities than in others.
concept-recruit-rules = V-2001, V-2002
concept-alliance = Alliance
concept-alliance-text = A great power helps whoever is allied to it, and brings prestige at the end. An agent of yours there saves a symbol, and you may take the alliance over from a rival.
concept-alliance-rules = V-2101

## Counted things

florins-count = { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
room-numeral = { $room ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
}
room-name = { $chamber ->
    [govern] { room-numeral } ({ action-govern })
    [patronise] { room-numeral } ({ action-patronise })
    [annex] { room-numeral } ({ action-annex })
    [war] { room-numeral } ({ action-war })
    [intrigue] { room-numeral } ({ action-intrigue })
    [trade] { room-numeral } ({ action-trade })
   *[none] { room-numeral }
}
rooms-count = { $rooms ->
    [one] { $rooms } room
   *[other] { $rooms } rooms
}
troops-count = { $troops ->
    [one] { $troops } troop
   *[other] { $troops } troops
}
crowns-count = { $crowns ->
    [one] { $crowns } crown
   *[other] { $crowns } crowns
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
move-room = Room { room-numeral }
move-move = Move { rooms-count }
move-hurry = Move { rooms-count }, one of them for florins
move-collect = Collect the florins of { $source }
move-take_florins = Take the florins of { $source }
move-pay = { $source }: { $symbol }
move-indulgence = Ask for an indulgence: florins
move-end = Done
move-free = Free room { room-numeral } ({ $symbol })
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

event-lays_in_secret = { $you ->
    [yes] You lay
   *[no] { $seat } lays
} { $card }: { $space }.
event-lays_hidden = { $you ->
    [yes] You lay
   *[no] { $seat } lays
} a family card.
event-lays_family = { $you ->
    [yes] You lay
   *[no] { $seat } lays
} { $card }: { $space }.
event-shows_family = { $you ->
    [yes] You show
   *[no] { $seat } shows
} { $card }: { $space }.
event-spring = Spring, year { $year }.
event-winter = Winter, year { $year }.
event-begins = { $you ->
    [yes] You begin
   *[no] { $seat } begins
} by lot.
event-places_marker = { $you ->
    [yes] You begin
   *[no] { $seat } begins
} in room { room-name }.
event-moves_marker = { $you ->
    [yes] You move
   *[no] { $seat } moves
} { rooms-count }, to room { room-name }.
event-refreshes = { $you ->
    [yes] Your
   *[no] { $seat }’s
} { $side } court is available again.
event-frees = { $you ->
    [yes] You free room { room-name } of its
   *[no] { $seat } frees room { room-name } of its
} indulgence.
event-lays_indulgence = { $you ->
    [yes] You ask
   *[no] { $seat } asks
} for an indulgence; it lies in room { room-name }.
event-room_covered = An indulgence bars { $you ->
    [yes] your
   *[no] { $seat }’s
} room { room-name }.
event-room_watched = An agent bars { $you ->
    [yes] your
   *[no] { $seat }’s
} room { room-name }.
event-acts = { $you ->
    [yes] Your action
   *[no] { $seat }’s action
}: { $action }.
event-forgoes = { $you ->
    [yes] You forgo
   *[no] { $seat } forgoes
} the action.
event-draws = { $you ->
    [yes] You use
   *[no] { $seat } uses
} { $source }: { $amount } × { $symbol }.
event-spends = { $you ->
    [yes] You pay
   *[no] { $seat } pays
} { florins-count }.
event-turns = { $you ->
    [yes] You turn
   *[no] { $seat } turns
} { $tile } again.
event-reactivates = { $you ->
    [yes] You renew your
   *[no] { $seat } renews the
} alliance: { $power }.
event-rises = { $you ->
    [yes] You rise
   *[no] { $seat } rises
} to rank { $rank } of patronage.
event-takes_bonus = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $bonus }.
event-gains_agent = { $you ->
    [yes] You get
   *[no] { $seat } gets
} another agent.
event-lays_card = { $you ->
    [yes] You lay down
   *[no] { $seat } lays down
} { $card }: { $space }.
event-discards = { $you ->
    [yes] You discard
   *[no] { $seat } discards
} { $card }.
event-trades = { $you ->
    [yes] You send
   *[no] { $seat } sends
} { ships-count } to trade: { florins-count }.
event-annexes = { $you ->
    [yes] You annex
   *[no] { $seat } annexes
} { $city }.
event-takes_city = { $you ->
    [yes] You control
   *[no] { $seat } controls
} { $city }.
event-moves_troop = { $you ->
    [yes] Your
   *[no] { $seat }’s
} troop goes from { $city } to { $goal }.
event-takes_token = { $you ->
    [yes] You take
   *[no] { $seat } takes
} a war token.
event-sends_agent = { $you ->
    [yes] You send
   *[no] { $seat } sends
} an agent: { $place }.
event-removes_agent = { $you ->
    [yes] You remove
   *[no] { $seat } removes
} an agent of { $rival }: { $place }.
event-loses_space = { $you ->
    [yes] You lose
   *[no] { $seat } loses
} a court space: { $space }.
event-moves_card = { $you ->
    [yes] You move
   *[no] { $seat } moves
} { $card }: { $space }.
event-battle = { $you ->
    [yes] You meet
   *[no] { $seat } meets
} { $rival } in the field before { $city }.
event-battle_fought = Battle in the field: { $seat } { $attack }, { $rival } { $defence }.
event-gives_up = { $you ->
    [yes] You give up
   *[no] { $seat } gives up
} the siege of { $city }.
event-besieges = { $you ->
    [yes] You besiege
   *[no] { $seat } besieges
} { $city }.
event-war_bonus = { $you ->
    [yes] You use
   *[no] { $seat } uses
} { $means }: +{ $strength }.
event-siege = Siege of { $city } by { $seat }: { $attack } against { $defence }.
event-trophy = { $you ->
    [yes] You win
   *[no] { $seat } wins
} a trophy from { $rival }.
event-wins_cathedral = { $you ->
    [yes] You win
   *[no] { $seat } wins
} a cathedral from { $rival }.
event-retreats = { $you ->
    [yes] Your
   *[no] { $seat }’s
} troop retreats from { $city } to { $goal }.
event-disbands = { $you ->
    [yes] You lose
   *[no] { $seat } loses
} { troops-count } at { $city }.
event-order = The order of play is now { $order }.
event-last_year = This year is the last.
event-dismisses = { $you ->
    [yes] You dismiss
   *[no] { $seat } dismisses
} a troop in { $city }.
event-recruits = { $you ->
    [yes] You recruit
   *[no] { $seat } recruits
} in { $city }.
event-buys = { $you ->
    [yes] You buy
   *[no] { $seat } buys
} { $ware }.
event-builds = { $you ->
    [yes] You build
   *[no] { $seat } builds
} a cathedral in { $city }.
event-allies = { $you ->
    [yes] You form an alliance
   *[no] { $seat } forms an alliance
}: { $power }.
event-final = { $seat }: { $source } { $prestige }.

## Why not

why-action-without-effect = the action has had no effect yet
why-agent-there = an agent lies there already
why-alliance-paid = it has paid for this action
why-alliance-ready = its bonus is ready
why-allied-already = you are allied already
why-annex-too-dear = it takes { crowns-count } and { ships-count }
why-bonus-taken = somebody has it
why-cannot-pay = you cannot pay for it
why-card-exhausted = the card is exhausted
why-card-without-action = the card shows no action
why-city-not-neutral = the city is not neutral
why-clear-room-first = remove the agent from your own room first
why-enemy-agent-in-room = an enemy agent lies in that room
why-improvement-left-alone = the improvement shows no action and cannot stay alone
why-indulgence-asked = you have asked for one this year
why-indulgence-on-room = an indulgence lies on that room
why-kingdom-or-republic = A Kingdom or a Republic, never both
why-last-rank = you have reached the last rank
why-leonardo-used = Leonardo has helped here already
why-marker-in-room = your marker lies in that room
why-no-action-card-above = there is no action card above
why-no-agent-left = all your agents are placed
why-no-arrow = you have too few arrows
why-no-cavalry = you have no cavalry
why-no-city-for-cathedral = you have no city of value 3 or 4 without a cathedral
why-no-crown-or-cross = you have no crown or cross for it
why-no-florins-in-room = there are no florins to take there
why-no-indulgence-left = no indulgence is left
why-no-mask = you have too few masks
why-no-own-agent-there = only with an agent of yours there
why-no-place-open = there is no place to go
why-no-room-to-room = no card goes from room to room
why-no-space-for-card = there is no court space for another card
why-no-space-free = no court space is free
why-no-token = you have no war token
why-no-tokens-in-defence = only besiegers spend war tokens
why-no-troop-left = all your troops are on the map
why-no-war-symbol = there is no war bonus
why-no-way-there = there is no way there
why-none-left = none is left
why-room-first = the symbols of the room are used first
why-indulgence-on-goal = the move would end where an indulgence lies
why-no-token-left = no war token is left
why-no-disc-left = no control disc is left
why-not-enough-florins = you need { florins-count }
why-one-a-winter = one of each kind in a Winter
why-one-cardinal = you have a Cardinal already
why-one-city = one city in an action
why-one-of-each-type = one artist and one work for each player
why-one-rank-a-year = one rank a year
why-owned-already = you have one already
why-palace-has-agent = an enemy agent lies in that palace already
why-pirate-port = a pirate port can only be besieged
why-prince-guards = the Prince keeps your agents away
why-relief-used = that card has given another symbol
why-rest-cannot-be-paid = then the rest could not be paid
why-room-not-crossed = your marker did not cross that room
why-space-closed = that space is not open
why-space-not-free = that space is not free
why-space-taken = a card lies there
why-surplus-is-lost = surplus florins are lost
why-symbol-taken = you have taken it already
why-tile-paid-or-turned = the tile has paid or was turned in this action
why-too-few-ships = it takes { ships-count }
why-without-cannons = you have no cannons ready
why-without-france = The French cannot help you now
why-without-leonardo = Leonardo is not yours
why-no-troop-gets-there = no troop of yours gets there
why-further-on = troops go step by step: first to a city on the way
why-agent-first = first choose which agent goes
why-other-room = only the room of your marker pays
why-spent = it is exhausted for now
why-gives-nothing = it shows nothing of what is owed
concept-room = Room
concept-room-text = One of the five places where the marker stops. Its action is the printed one, or that of the card that lies on it.
concept-room-rules = V-205, V-211
concept-cortigiano = Cortigiano
concept-cortigiano-text = A card at your court, left or right of the rooms. Its symbols serve any action; once used it is exhausted until your marker passes the arrow of its side.
concept-cortigiano-rules = V-216, V-218
concept-domain = Domain
concept-domain-text = Your city tiles, titles and other tiles. Each gives one type of symbol when you pay and is then exhausted; Govern makes tiles available again.
concept-domain-rules = V-309, V-214
concept-florin = Florins
concept-florin-text = Money that is kept from year to year. The florins on a card or tile may be collected at any time; it is exhausted by that.
concept-florin-rules = V-302, V-301
concept-trade = Trade
concept-trade-text = Each ship you pay brings 2 florins from the bank.
concept-trade-rules = V-801
concept-agent = Agent
concept-agent-text = A spy placed by masks: on a rival’s room it bars the room, on a city it changes what it takes to win it. One thing holds one agent.
concept-agent-rules = V-1201, V-1202
concept-token = War token
concept-token-text = A war symbol kept for the sieges and battles of this Spring; each adds 1.
concept-token-rules = V-1013, V-1401
concept-trophy = Trophy
concept-trophy-text = The disc of a player whose city you won by siege; it counts at the end.
concept-trophy-rules = V-1431
concept-bonus = Patronage bonus
concept-bonus-text = An artist at the second rank of patronage, a work at the fourth, or the other way round: an advantage for the rest of the game.
concept-bonus-rules = V-706, V-705
concept-city = City
concept-city-text = Whoever has a disc on it controls it and owns its tile. Its value is what a siege or an annexation has to exceed.
concept-city-rules = V-903, V-904
concept-pirate = Pirate port
concept-pirate-text = A port that can never be annexed, only taken by siege.
concept-pirate-rules = V-913
concept-closed = Closed city
concept-closed-text = With three players some cities are out of the game: no road leads there, and nobody enters.
concept-closed-rules = V-103, V-104
concept-order = Order
concept-order-text = Whoever controls the most cities at the end of Spring goes first in the next year; on the same space the disc on top goes first.
concept-order-rules = V-1601, V-1602
concept-reorganise = Reorganising
concept-reorganise-text = In Winter you may move cards that are available: from your court into a room, under another card, or back.
concept-reorganise-rules = V-1801, V-1802
concept-prestige = Prestige
concept-prestige-text = The points of the end: cities, patronage, alliances, trophies, printed points and the religious count.
concept-prestige-rules = V-2209, V-2201
concept-religion = Religious count
concept-religion-text = At the end whoever has the most crosses gets the most points. Players who share a place get the points of the lowest place they share.
concept-religion-rules = V-2216, V-2217
