# Virtù in italiano. Identificatori e argomenti: vedi quattrocento/words/__init__.py.

## Il gioco

game-virtu = Virtù
game-virtu-blurb = Guida una dinastia dell’Italia del Rinascimento. Ogni primavera il tuo segnalino percorre le stanze del tuo palazzo fino a un’azione; ogni inverno paghi le truppe, riordini la corte e compri ciò che ti serve. Annetti, assedia, fatti mecenate, trama e alleati con le grandi potenze.
game-virtu-summary = Un anno ha una primavera e un inverno. In primavera, nell’ordine di turno, ognuno muove il segnalino di una o due stanze e compie l’azione di quella stanza: Governare, Patrocinare, Annettere, Guerreggiare, Intrigare o Commerciare. Si paga con i simboli di carte e tessere; ogni carta o tessera dà un solo tipo di simbolo per pagamento e poi è esaurita, ma non le carte della stanza stessa. Chi oltrepassa una freccia rende di nuovo disponibili i cortigiani di quel lato.
    Dopo tutti i turni si risolvono gli assedi, le truppe si ritirano e il numero di città fissa il nuovo ordine. In inverno ognuno paga il soldo, sposta carte nel palazzo, compra, recluta e può stringere un’alleanza. L’anno in cui qualcuno ha otto città o l’ultimo grado del mecenatismo, o in cui non resta alcuna città neutrale, è l’ultimo. Vince chi ha più prestigio.

edition-french = francese
edition-german = tedesca
edition-portuguese = portoghese

option-first_player = Primo giocatore
option-first_player-text = Chi comincia; gli altri seguono in senso orario.
option-first_player-lot = a sorte
option-first_player-lot-text = Si tira a sorte.
option-first_player-red = rosso
option-first_player-red-text = Comincia il rosso.
option-first_player-yellow = giallo
option-first_player-yellow-text = Comincia il giallo.
option-first_player-green = verde
option-first_player-green-text = Comincia il verde.
option-first_player-blue = blu
option-first_player-blue-text = Comincia il blu.
option-first_player-white = bianco
option-first_player-white-text = Comincia il bianco.
option-seating = Intorno al tavolo
option-seating-text = In quale ordine siedono i giocatori, in senso orario.
seating-red = rosso
seating-yellow = giallo
seating-green = verde
seating-blue = blu
seating-white = bianco
option-family_placement = Carte Famiglia
option-family_placement-text = Come si dispongono le carte Famiglia all’inizio.
option-family_placement-simultaneous = tutti insieme
option-family_placement-simultaneous-text = Nascoste finché tutti hanno finito.
option-family_placement-in_order = in ordine
option-family_placement-in_order-text = Allo scoperto, un giocatore dopo l’altro.
option-intrigue_cleanup_masks = Liberare la stanza di Intrigare
option-intrigue_cleanup_masks-text = Maschere che servono per togliere un agente nemico dalla stanza in uso.
option-intrigue_cleanup_masks-1 = una maschera
option-intrigue_cleanup_masks-1-text = La prima maschera lo rimuove (francese, tedesca).
option-intrigue_cleanup_masks-2 = due maschere
option-intrigue_cleanup_masks-2-text = Le prime due maschere lo rimuovono (portoghese).
option-room_florin_surplus = Fiorini della stanza
option-room_florin_surplus-text = Che cosa accade ai fiorini delle carte della stanza oltre il costo.
option-room_florin_surplus-keep = conservati
option-room_florin_surplus-keep-text = Vanno nel tesoro.
option-room_florin_surplus-lose = perduti
option-room_florin_surplus-lose-text = Si perdono (portoghese).
option-lost_space = Spazio perduto
option-lost_space-text = Quale spazio si perde scendendo sotto le cinque città.
option-lost_space-any = uno qualsiasi
option-lost_space-any-text = Il giocatore sceglie fra tutti gli spazi aperti.
option-lost_space-greyed = uno in grigio
option-lost_space-greyed-text = Il giocatore sceglie fra quelli in grigio.
option-defender_tokens = Gettoni in difesa
option-defender_tokens-text = Il difensore può usare gettoni Guerra?
option-defender_tokens-yes = sì
option-defender_tokens-yes-text = Possono usarli entrambe le parti.
option-defender_tokens-no = no
option-defender_tokens-no-text = Solo gli assedianti, come dice il regolamento francese.
option-token_discard = Gettoni avanzati
option-token_discard-text = Quando si restituiscono i gettoni Guerra non usati.
option-token_discard-after_all = dopo tutti gli assedi
option-token_discard-after_all-text = Possono ancora servire in difesa.
option-token_discard-after_own = dopo i propri assedi
option-token_discard-after_own-text = Dopo gli assedi del loro padrone (portoghese).
option-symbol_type_scope = Simboli di una carta
option-symbol_type_scope-text = Una carta o tessera ha pagato con un tipo di simbolo: quando può darne un altro?
option-symbol_type_scope-payment = dal pagamento successivo
option-symbol_type_scope-payment-text = Quando torna disponibile, può dare un altro tipo.
option-symbol_type_scope-phase = dalla stagione successiva
option-symbol_type_scope-phase-text = Anche se torna disponibile, dà lo stesso tipo fino alla fine della primavera o dell’inverno (tedesca, portoghese).
option-room_symbols = Simboli della stanza
option-room_symbols-text = I simboli della stanza devono pagare la sua azione prima di tutti gli altri?
option-room_symbols-first = per primi
option-room_symbols-first-text = Si usano per primi, come dicono i regolamenti.
option-room_symbols-any = a piacere
option-room_symbols-any-text = Se ne possono usare altri al loro posto.
option-indulgence_moment = Quando un’indulgenza
option-indulgence_moment-text = Quando si può chiedere un’indulgenza in primavera.
option-indulgence_moment-any = in ogni momento
option-indulgence_moment-any-text = Anche prima dello spostamento e negli assedi, se mancano fiorini.
option-indulgence_moment-after_move = dopo lo spostamento
option-indulgence_moment-after_move-text = Solo nel proprio turno, quando il segnalino è stato mosso.
option-indulgence_limit = Indulgenze
option-indulgence_limit-text = Quante volte se ne può chiedere una; l’effetto è lo stesso.
option-indulgence_limit-year = una all’anno
option-indulgence_limit-year-text = In primavera o in inverno.
option-indulgence_limit-phase = una per fase
option-indulgence_limit-phase-text = Una in primavera, una in inverno (francese).
option-one_enemy_agent_per_palace = Regola per le prime partite
option-one_enemy_agent_per_palace-text = Al massimo un agente nemico in ogni palazzo.
option-one_enemy_agent_per_palace-off = senza
option-one_enemy_agent_per_palace-off-text = Quanti se ne vuole.
option-one_enemy_agent_per_palace-on = con
option-one_enemy_agent_per_palace-on-text = Uno al massimo: una partita più mite per imparare.

## Nomi delle cose

colour-red = rosso
colour-yellow = giallo
colour-green = verde
colour-blue = blu
colour-white = bianco
faction-florence = Firenze
faction-naples = Napoli
faction-venice = Venezia
faction-milan = Milano
faction-rome = Roma
rival-red = rosso
rival-yellow = giallo
rival-green = verde
rival-blue = blu
rival-white = bianco
rival-nobody = nessuno
city-nice = Nizza
city-turin = Torino
city-milan = Milano
city-genoa = Genova
city-parma = Parma
city-verona = Verona
city-venice = Venezia
city-bologna = Bologna
city-ravenna = Ravenna
city-florence = Firenze
city-pisa = Pisa
city-siena = Siena
city-perugia = Perugia
city-spoleto = Spoleto
city-ancona = Ancona
city-rome = Roma
city-civitavecchia = Civitavecchia
city-terracina = Terracina
city-pescara = Pescara
city-naples = Napoli
city-benevento = Benevento
city-bari = Bari
city-rossano = Rossano
city-reggio = Reggio
city-palermo = Palermo
city-ajaccio = Ajaccio
city-cagliari = Cagliari
city-tunis = Tunisi
city-ragusa = Ragusa
city-corfu = Corfù
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
sea-ligurian = Mar Ligure
sea-tyrrhenian = Mar Tirreno
sea-mediterranean = Canale di Sicilia
sea-ionian = Mar Ionio
sea-adriatic = Mare Adriatico
symbol-florin = fiorino
symbol-crown = corona
symbol-cross = croce
symbol-cavalry = cavalleria
symbol-ship = nave
symbol-mask = maschera
symbol-war = guerra
symbol-arrow = freccia
symbol-crown_or_cross = corona o croce
action-govern = Governare
action-patronise = Patrocinare
action-annex = Annettere
action-war = Guerreggiare
action-intrigue = Intrigare
action-trade = Commerciare
card-ambassador = Ambasciatore
card-cardinal = Cardinale
card-consigliere = Consigliere
card-podesta = Podestà
card-assassin = Assassino
card-gonfaloniere = Gonfaloniere
card-merchant = Mercante
card-maestro = Maestro
card-condottiere = Condottiero
card-banker = Banchiere
card-admiral = Ammiraglio
card-pope = Papa
card-machiavelli = Niccolò Machiavelli
card-lorenzo = Lorenzo de’ Medici
card-giuliano = Giuliano de’ Medici
card-lucrezia_tornabuoni = Lucrezia Tornabuoni
card-ferdinand = Ferdinando II di Napoli
card-alfonso = Alfonso, duca di Calabria
card-montefeltro = Federico da Montefeltro
card-barbarigo = Agostino Barbarigo
card-council_of_ten = Consiglio dei Dieci
card-pitigliano = Niccolò Orsini di Pitigliano
card-gian_galeazzo = Gian Galeazzo Sforza
card-ludovico = Ludovico Sforza
card-sanseverino = Galeazzo Sanseverino
card-alexander = Alessandro VI
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
tile-duchy = Ducato
tile-principality = Principato
tile-kingdom = Regno
tile-republic = Repubblica
tile-guild = Gilda
tile-cannons = Cannoni
tile-kingdom_of_france = Regno di Francia
tile-cathedral = Cattedrale
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
space-action1 = stanza I
space-action2 = stanza II
space-action3 = stanza III
space-action4 = stanza IV
space-action5 = stanza V
space-improvement1 = stanza I, come miglioria
space-improvement2 = stanza II, come miglioria
space-improvement3 = stanza III, come miglioria
space-improvement4 = stanza IV, come miglioria
space-improvement5 = stanza V, come miglioria
space-left1 = cortigiano a sinistra 1
space-left2 = cortigiano a sinistra 2
space-left3 = cortigiano a sinistra 3
space-right1 = cortigiano a destra 1
space-right2 = cortigiano a destra 2
space-right3 = cortigiano a destra 3
side-left = sinistra
side-right = destra
side-attack = attacco
side-defence = difesa
power-france = Regno di Francia
power-ottoman = Impero ottomano
power-empire = Sacro Romano Impero
bonus-leonardo = Leonardo da Vinci
bonus-leonardo-text = Una volta per assedio o battaglia: +1 per 1 fiorino.
bonus-copernicus = Niccolò Copernico
bonus-copernicus-text = Uno spazio cortigiano in più.
bonus-michelangelo = Michelangelo
bonus-michelangelo-text = Una corona gratuita ogni volta che patrocini.
bonus-columbus = Cristoforo Colombo
bonus-columbus-text = Nient’altro che prestigio.
bonus-machiavelli = Niccolò Machiavelli
bonus-machiavelli-text = Una carta per la tua corte: 2 maschere o 2 corone.
bonus-bastion = Il bastione
bonus-bastion-text = +2 in ogni assedio di una tua città.
bonus-prince = Il Principe
bonus-prince-text = Uno spazio cortigiano e un agente in più; i rivali non mettono agenti su ciò che è tuo.
bonus-duomo = Il Duomo
bonus-duomo-text = Una croce in più nell’influenza religiosa.
bonus-sistine = La Cappella Sistina
bonus-sistine-text = Due croci in più nell’influenza religiosa.
bonus-cannons = I cannoni
bonus-cannons-text = Una tessera: +2 in un assedio per 1 fiorino, poi esaurita.
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
place-red-1 = stanza I del rosso
place-red-2 = stanza II del rosso
place-red-3 = stanza III del rosso
place-red-4 = stanza IV del rosso
place-red-5 = stanza V del rosso
place-yellow-1 = stanza I del giallo
place-yellow-2 = stanza II del giallo
place-yellow-3 = stanza III del giallo
place-yellow-4 = stanza IV del giallo
place-yellow-5 = stanza V del giallo
place-green-1 = stanza I del verde
place-green-2 = stanza II del verde
place-green-3 = stanza III del verde
place-green-4 = stanza IV del verde
place-green-5 = stanza V del verde
place-blue-1 = stanza I del blu
place-blue-2 = stanza II del blu
place-blue-3 = stanza III del blu
place-blue-4 = stanza IV del blu
place-blue-5 = stanza V del blu
place-white-1 = stanza I del bianco
place-white-2 = stanza II del bianco
place-white-3 = stanza III del bianco
place-white-4 = stanza IV del bianco
place-white-5 = stanza V del bianco
place-france = { power-france }
place-ottoman = { power-ottoman }
place-empire = { power-empire }
origin-reserve = la tua riserva
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
source-action = la stanza
source-improvement = la miglioria
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
source-indulgence = un’indulgenza
source-cities = Città
source-cities_lead = Più città
source-patronage = Mecenatismo
source-patronage_lead = Primo mecenate
source-printed = Carte e tessere
source-cathedrals = Cattedrali
source-religion = Influenza religiosa
source-trophies = Trofei
source-alliances = Alleanze
source-indulgences = Indulgenze
means-spend_token = un gettone Guerra
means-war_card = il simbolo guerra di una carta
means-leonardo = Leonardo
means-cannons = i cannoni
means-france = i francesi
season-setup = Preparazione
season-spring = Primavera
season-sieges = Assedi
season-winter = Inverno
purpose-action = l’azione
purpose-govern = Governare
purpose-sailing = l’azione
purpose-freeing = liberarsi dell’indulgenza
purpose-marker = il movimento del segnalino
purpose-retreat = la ritirata
purpose-bonus = il bonus di guerra
purpose-winter = le truppe
purpose-purchase = gli acquisti
purpose-alliance = l’alleanza
thing-map = Mappa
thing-market = Mercato
thing-palaces = Palazzi
thing-palace = Palazzo
thing-domain = Dominio
thing-court = Corte
thing-prestige = Prestigio
thing-florins = Fiorini
thing-troops = Truppe
thing-agents = Agenti
thing-cities = Città
thing-rank = Mecenatismo
thing-order = Ordine di turno
thing-trophies = Trofei
thing-tokens = Gettoni Guerra
thing-crosses = Croci
thing-bonuses = Bonus del mecenatismo
thing-alliances = Alleanze
thing-indulgences = Indulgenze

## Le idee del gioco

concept-palace = Palazzo
concept-palace-text = Cinque stanze, ognuna con una carta azione e una miglioria sotto, e spazi cortigiano ai due lati. Una carta in una stanza serve solo all’azione di quella stanza e non si esaurisce mai; un cortigiano serve a tutto e si gira quando è usato.
concept-palace-rules = V-201, V-202, V-116
concept-marker = Segnalino azione
concept-marker-text = Il segnalino avanza di una o due stanze in senso orario, e oltre per fiorini o frecce. Dove si ferma c’è l’azione di questa primavera; oltrepassare una freccia rende di nuovo disponibili i cortigiani di quel lato.
concept-marker-rules = V-402, V-413
concept-paying = Pagare
concept-paying-text = Ogni carta o tessera dà un solo tipo di simbolo per pagamento. Le carte della stanza restano disponibili, cortigiani e tessere si esauriscono. I fiorini si possono prendere in ogni momento; ciò che avanza è perduto.
concept-paying-rules = V-312, V-301
concept-end-text = Conclude questo passo. I simboli della stanza non usati sono perduti.
concept-indulgence = Indulgenza
concept-indulgence-text = Una volta all’anno la Chiesa aiuta: una corona, o fiorini. L’indulgenza poi blocca la stanza finché non paghi una croce o due corone, e alla fine costa un punto di prestigio.
concept-indulgence-rules = V-501, V-502
concept-govern = Governare
concept-govern-text = Ogni corona o croce rende di nuovo disponibili due tessere del tuo dominio o riattiva un’alleanza.
concept-govern-rules = V-601
concept-patronise = Patrocinare
concept-patronise-text = Paga fiorini, corone e croci per salire di un grado, una volta all’anno. Il secondo e il quarto grado danno un bonus del mecenatismo.
concept-patronise-rules = V-701
concept-annex = Annettere
concept-annex-text = Una città neutrale accanto a una tua, per strada o da porto a porto per mare: più corone del suo valore, e una nave per ogni mare.
concept-annex-rules = V-901, V-903
concept-war = Guerreggiare
concept-war-text = La cavalleria muove una truppa per strada, una nave per mare; la truppa che giunge a una città altrui la assedia. I simboli guerra diventano gettoni per gli assedi che verranno.
concept-war-rules = V-1001, V-1004
concept-intrigue = Intrigare
concept-intrigue-text = Ogni maschera mette un agente, ne sposta uno o toglie quello di un rivale. Un agente blocca la stanza di un rivale, rende una città più facile o più difficile da prendere e apre la via a un’alleanza.
concept-intrigue-rules = V-1101
concept-siege = Assedio
concept-siege-text = Truppe e bonus di guerra contro il valore, la guarnigione e i bonus del difensore. L’assediante deve averne di più. I bonus si annunciano uno per uno, ognuno una volta per assedio.
concept-siege-rules = V-1423, V-1401
concept-retreat = Ritirata
concept-retreat-text = Le truppe battute vanno in una tua città vicina, o per mare con una nave per ogni mare. Quelle che non possono sono perdute.
concept-retreat-rules = V-1501
concept-wages = Paga
concept-wages-text = Dalla terza in poi, le truppe sulla mappa costano fiorini ogni inverno. Quelle non pagate tornano a casa.
concept-wages-rules = V-1704
concept-market = Mercato
concept-market-text = Personaggi, titoli, una gilda e cattedrali, uno per tipo ogni inverno, pagati tutti insieme.
concept-market-rules = V-1901, V-1902
concept-recruit = Reclutare
concept-recruit-text = Una truppa dalla tua riserva: costa meno nelle tue città iniziali che nelle altre.
concept-recruit-rules = V-2001, V-2002
concept-alliance = Alleanza
concept-alliance-text = Una grande potenza aiuta il suo alleato e alla fine dà prestigio. Un tuo agente lì risparmia un simbolo, e puoi togliere l’alleanza a un rivale.
concept-alliance-rules = V-2101

## Cose contate

florins-count = { $florins ->
    [one] { $florins } fiorino
   *[other] { $florins } fiorini
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
    [one] { $rooms } stanza
   *[other] { $rooms } stanze
}
troops-count = { $troops ->
    [one] { $troops } truppa
   *[other] { $troops } truppe
}
crowns-count = { $crowns ->
    [one] { $crowns } corona
   *[other] { $crowns } corone
}
ships-count = { $ships ->
    [one] { $ships } nave
   *[other] { $ships } navi
}

## Domande

prompt-pick_card = { $you ->
    [yes] Quale carta Famiglia disponi ora?
   *[no] { $seat } dispone le carte Famiglia
}
prompt-lay_family = { $you ->
    [yes] Dove va la carta?
   *[no] { $seat } dispone una carta Famiglia
}
prompt-place_marker = { $you ->
    [yes] In quale stanza cominci?
   *[no] { $seat } mette il segnalino
}
prompt-move_marker = { $you ->
    [yes] Di quanto avanza il tuo segnalino?
   *[no] { $seat } muove il segnalino
}
prompt-free_indulgence = { $you ->
    [yes] Ti liberi di un’indulgenza lungo la via?
   *[no] { $seat } può liberarsi di un’indulgenza
}
prompt-no_action = { $you ->
    [yes] Questa stanza è bloccata. Chiedi un’indulgenza?
   *[no] { $seat } non ha azione qui
}
prompt-pay = { $you ->
    [yes] Paga per { $purpose }: mancano { $owed }
   *[no] { $seat } paga per { $purpose }
}
prompt-govern = { $you ->
    [yes] Governare: che cosa fa la prossima corona o croce?
   *[no] { $seat } governa
}
prompt-patronise = { $you ->
    [yes] Sali di un grado nel mecenatismo?
   *[no] { $seat } patrocina
}
prompt-choose_bonus = { $you ->
    [yes] Quale bonus del mecenatismo prendi?
   *[no] { $seat } prende un bonus del mecenatismo
}
prompt-place_card = { $you ->
    [yes] Dove va { $card }?
   *[no] { $seat } dispone { $card }
}
prompt-trade = { $you ->
    [yes] Commerciare: quali navi mandi?
   *[no] { $seat } commercia
}
prompt-annex = { $you ->
    [yes] Quale città annetti?
   *[no] { $seat } annette
}
prompt-war = { $you ->
    [yes] Guerreggiare: quale truppa muove, o prendi un gettone Guerra?
   *[no] { $seat } guerreggia
}
prompt-intrigue = { $you ->
    [yes] Intrigare: che cosa fa la prossima maschera?
   *[no] { $seat } intriga
}
prompt-send_agent = { $you ->
    [yes] Dove va l’agente?
   *[no] { $seat } manda un agente
}
prompt-lose_space = { $you ->
    [yes] Hai meno di cinque città. Quale spazio cortigiano perdi?
   *[no] { $seat } perde uno spazio cortigiano
}
prompt-rehouse = { $you ->
    [yes] Dove va la carta dello spazio perduto?
   *[no] { $seat } sposta la carta di uno spazio perduto
}
prompt-choose_siege = { $you ->
    [yes] Quale assedio risolvi ora?
   *[no] { $seat } sceglie un assedio
}
prompt-storm_or_leave = { $you ->
    [yes] Hai vinto la battaglia. Assedi { $city } adesso?
   *[no] { $seat } può assediare { $city }
}
prompt-announce = { $you ->
    [yes] { $city }: { $attack } contro { $defence }. Un altro bonus di guerra?
   *[no] { $seat } può usare un bonus di guerra a { $city } ({ $attack } contro { $defence })
}
prompt-retreat = { $you ->
    [yes] Dove si ritirano le tue truppe?
   *[no] { $seat } si ritira
}
prompt-wages = { $you ->
    [yes] Quanto soldo paghi alle truppe?
   *[no] { $seat } paga il soldo
}
prompt-dismiss = { $you ->
    [yes] Quale truppa non pagata congedi?
   *[no] { $seat } congeda truppe
}
prompt-reorganise = { $you ->
    [yes] Sposti una carta nel tuo palazzo?
   *[no] { $seat } riordina il palazzo
}
prompt-move_card = { $you ->
    [yes] Dove va la carta?
   *[no] { $seat } sposta una carta
}
prompt-buy = { $you ->
    [yes] Che cosa compri?
   *[no] { $seat } compra
}
prompt-choose_site = { $you ->
    [yes] In quale città costruisci la cattedrale?
   *[no] { $seat } costruisce una cattedrale
}
prompt-recruit = { $you ->
    [yes] Dove recluti?
   *[no] { $seat } recluta
}
prompt-make_alliance = { $you ->
    [yes] Stringi un’alleanza?
   *[no] { $seat } può stringere un’alleanza
}
prompt-discount = { $you ->
    [yes] Quale simbolo ti risparmia il tuo agente?
   *[no] { $seat } sceglie uno sconto
}

## Scelte

move-family = { $card }
move-family_to = { $space }
move-to = { $space }
move-room = Stanza { room-numeral }
move-move = Avanti di { rooms-count }
move-hurry = Avanti di { rooms-count }, una delle quali per fiorini
move-collect = Riscuoti i fiorini: { $source }
move-take_florins = Prendi i fiorini: { $source }
move-pay = { $source }: { $symbol }
move-indulgence = Chiedi un’indulgenza: fiorini
move-end = Fatto
move-free = Libera la stanza { room-numeral } ({ $symbol })
move-turn = Gira { $tile }
move-reactivate = Riattiva: { $power }
move-patronise = Sali di un grado
move-bonus = { $bonus }
move-discard = Scarta la carta: { $space }
move-annex = { $city }
move-march = { $city } – { $goal } per strada
move-sail = { $city } – { $goal } per mare
move-token = Gettone Guerra: { $source }
move-place = Metti un agente
move-shift = Sposta l’agente: { $place }
move-remove = Togli l’agente: { $place }
move-agent_to = { $place }
move-lose = { $space }
move-besiege = Assedia { $city }
move-give_up = Togli l’assedio: { $city }
move-spend_token = Usa un gettone Guerra
move-war_card = Guerra +{ $symbols }: { $space }
move-leonardo = Leonardo
move-cannons = I cannoni
move-france = I francesi
move-pass = Passa
move-retreat = Da { $city } a { $goal }
move-disband = Rinuncia a una truppa: { $city }
move-wages = { florins-count }
move-dismiss = Una truppa a { $city }
move-lift = La carta: { $space }
move-buy = { $ware }
move-site = { $city }
move-recruit = { $city }
move-ally = { $power }
move-less = { $symbol } in meno

## Che cosa è successo

event-lays_in_secret = { $you ->
    [yes] Disponi
   *[no] { $seat } dispone
} { $card }: { $space }.
event-lays_hidden = { $you ->
    [yes] Disponi
   *[no] { $seat } dispone
} una carta Famiglia.
event-lays_family = { $you ->
    [yes] Disponi
   *[no] { $seat } dispone
} { $card }: { $space }.
event-shows_family = { $you ->
    [yes] Mostri
   *[no] { $seat } mostra
} { $card }: { $space }.
event-spring = Primavera, anno { $year }.
event-winter = Inverno, anno { $year }.
event-begins = { $you ->
    [yes] Cominci
   *[no] { $seat } comincia
}, a sorte.
event-places_marker = { $you ->
    [yes] Cominci
   *[no] { $seat } comincia
} nella stanza { room-name }.
event-moves_marker = { $you ->
    [yes] Avanzi
   *[no] { $seat } avanza
} di { rooms-count }, fino alla stanza { room-name }.
event-refreshes = I cortigiani a { $side } { $you ->
    [yes] del tuo palazzo
   *[no] di { $seat }
} sono di nuovo disponibili.
event-frees = { $you ->
    [yes] Ti liberi
   *[no] { $seat } si libera
} dell’indulgenza nella stanza { room-name }.
event-lays_indulgence = { $you ->
    [yes] Chiedi
   *[no] { $seat } chiede
} un’indulgenza, che resta nella stanza { room-name }.
event-room_covered = Un’indulgenza blocca { $you ->
    [yes] la tua stanza { room-name }
   *[no] la stanza { room-name } di { $seat }
}.
event-room_watched = Un agente blocca { $you ->
    [yes] la tua stanza { room-name }
   *[no] la stanza { room-name } di { $seat }
}.
event-acts = { $you ->
    [yes] La tua azione
   *[no] Azione di { $seat }
}: { $action }.
event-forgoes = { $you ->
    [yes] Rinunci
   *[no] { $seat } rinuncia
} all’azione.
event-draws = { $you ->
    [yes] Usi
   *[no] { $seat } usa
} { $source }: { $amount } × { $symbol }.
event-spends = { $you ->
    [yes] Paghi
   *[no] { $seat } paga
} { florins-count }.
event-turns = { $you ->
    [yes] Rendi
   *[no] { $seat } rende
} di nuovo disponibile: { $tile }.
event-reactivates = { $you ->
    [yes] Riattivi la tua alleanza
   *[no] { $seat } riattiva l’alleanza
}: { $power }.
event-rises = { $you ->
    [yes] Sali
   *[no] { $seat } sale
} al grado { $rank } del mecenatismo.
event-takes_bonus = { $you ->
    [yes] Prendi il bonus
   *[no] { $seat } prende il bonus
}: { $bonus }.
event-gains_agent = { $you ->
    [yes] Ricevi
   *[no] { $seat } riceve
} un altro agente.
event-lays_card = { $you ->
    [yes] Disponi
   *[no] { $seat } dispone
} { $card }: { $space }.
event-discards = { $you ->
    [yes] Scarti
   *[no] { $seat } scarta
} { $card }.
event-trades = { $you ->
    [yes] Commerci
   *[no] { $seat } commercia
}: { ships-count }, { florins-count }.
event-annexes = { $you ->
    [yes] Annetti
   *[no] { $seat } annette
} { $city }.
event-takes_city = { $you ->
    [yes] Controlli
   *[no] { $seat } controlla
} { $city }.
event-moves_troop = Una truppa { $you ->
    [yes] tua
   *[no] di { $seat }
} va da { $city } a { $goal }.
event-takes_token = { $you ->
    [yes] Prendi
   *[no] { $seat } prende
} un gettone Guerra.
event-sends_agent = { $you ->
    [yes] Mandi
   *[no] { $seat } manda
} un agente: { $place }.
event-removes_agent = { $you ->
    [yes] Togli
   *[no] { $seat } toglie
} un agente di { $rival }: { $place }.
event-loses_space = { $you ->
    [yes] Perdi
   *[no] { $seat } perde
} uno spazio: { $space }.
event-moves_card = { $you ->
    [yes] Sposti
   *[no] { $seat } sposta
} { $card }: { $space }.
event-battle = { $you ->
    [yes] Affronti
   *[no] { $seat } affronta
} { $rival } in campo davanti a { $city }.
event-battle_fought = Battaglia campale: { $seat } { $attack }, { $rival } { $defence }.
event-gives_up = { $you ->
    [yes] Togli
   *[no] { $seat } toglie
} l’assedio: { $city }.
event-besieges = { $you ->
    [yes] Assedi
   *[no] { $seat } assedia
} { $city }.
event-war_bonus = { $you ->
    [yes] Usi
   *[no] { $seat } usa
} { $means }: +{ $strength }.
event-siege = { $city }, assedio di { $seat }: { $attack } contro { $defence }.
event-trophy = { $you ->
    [yes] Vinci
   *[no] { $seat } vince
} un trofeo di { $rival }.
event-wins_cathedral = { $you ->
    [yes] Vinci
   *[no] { $seat } vince
} una cattedrale di { $rival }.
event-retreats = Una truppa { $you ->
    [yes] tua
   *[no] di { $seat }
} si ritira da { $city } a { $goal }.
event-disbands = { $you ->
    [yes] Perdi
   *[no] { $seat } perde
} { troops-count } a { $city }.
event-order = Nuovo ordine di turno: { $order }.
event-last_year = Quest’anno è l’ultimo.
event-dismisses = { $you ->
    [yes] Congedi
   *[no] { $seat } congeda
} una truppa a { $city }.
event-recruits = { $you ->
    [yes] Recluti
   *[no] { $seat } recluta
} a { $city }.
event-buys = { $you ->
    [yes] Compri
   *[no] { $seat } compra
}: { $ware }.
event-builds = { $you ->
    [yes] Costruisci
   *[no] { $seat } costruisce
} una cattedrale a { $city }.
event-allies = { $you ->
    [yes] Stringi
   *[no] { $seat } stringe
} un’alleanza: { $power }.
event-final = { $seat }: { $source } { $prestige }.

## Perché no

why-action-without-effect = l’azione non ha ancora avuto effetto
why-agent-there = lì c’è già un agente
why-alliance-paid = ha già pagato per questa azione
why-alliance-ready = il suo bonus è disponibile
why-allied-already = siete già alleati
why-annex-too-dear = bisogna pagare { crowns-count } e { ships-count }
why-bonus-taken = qualcuno ce l’ha già
why-cannot-pay = non puoi pagare
why-card-exhausted = la carta è esaurita
why-card-without-action = la carta non mostra azioni
why-city-not-neutral = la città non è neutrale
why-clear-room-first = togli prima l’agente dalla tua stanza
why-enemy-agent-in-room = in quella stanza c’è un agente nemico
why-improvement-left-alone = la miglioria non mostra azioni e non può restare sola
why-indulgence-asked = ne hai già chiesta una quest’anno
why-indulgence-on-room = su quella stanza c’è un’indulgenza
why-kingdom-or-republic = un Regno o una Repubblica, mai entrambi
why-last-rank = hai raggiunto l’ultimo grado
why-leonardo-used = Leonardo ha già aiutato qui
why-marker-in-room = il tuo segnalino è in quella stanza
why-no-action-card-above = sopra non c’è una carta azione
why-no-agent-left = tutti i tuoi agenti sono sul tavolo
why-no-arrow = hai troppo poche frecce
why-no-cavalry = non hai cavalleria
why-no-city-for-cathedral = non hai una città di valore 3 o 4 senza cattedrale
why-no-crown-or-cross = ti manca una corona o una croce
why-no-florins-in-room = lì non ci sono fiorini da prendere
why-no-indulgence-left = non restano indulgenze
why-no-mask = hai troppo poche maschere
why-no-own-agent-there = solo con un tuo agente lì
why-no-place-open = non c’è posto dove andare
why-no-room-to-room = nessuna carta va da stanza a stanza
why-no-space-for-card = non c’è spazio cortigiano per un’altra carta
why-no-space-free = nessuno spazio cortigiano è libero
why-no-token = non hai gettoni Guerra
why-no-tokens-in-defence = solo gli assedianti usano gettoni Guerra
why-no-troop-left = tutte le tue truppe sono sulla mappa
why-no-war-symbol = non c’è un simbolo guerra
why-no-way-there = nessuna via ci porta
why-none-left = non ne resta
why-room-first = prima si usano i simboli della stanza
why-indulgence-on-goal = lo spostamento finirebbe su un’indulgenza
why-no-token-left = non restano gettoni guerra
why-no-disc-left = non restano dischi di controllo
why-not-enough-florins = ti servono { florins-count }
why-one-a-winter = uno per tipo ogni inverno
why-one-cardinal = hai già un Cardinale
why-one-city = una città per azione
why-one-of-each-type = un artista e un’opera per giocatore
why-one-rank-a-year = un grado all’anno
why-owned-already = ne hai già uno
why-palace-has-agent = in quel palazzo c’è già un agente nemico
why-pirate-port = un porto pirata si può solo assediare
why-prince-guards = Il Principe tiene lontani i tuoi agenti
why-relief-used = quella carta ha già dato un altro simbolo
why-rest-cannot-be-paid = il resto non si potrebbe più pagare
why-room-not-crossed = il tuo segnalino non è passato da quella stanza
why-space-closed = quello spazio non è aperto
why-space-not-free = quello spazio non è libero
why-space-taken = lì c’è una carta
why-surplus-is-lost = i fiorini in più sono perduti
why-symbol-taken = l’hai già preso
why-tile-paid-or-turned = la tessera ha pagato o è stata girata in questa azione
why-too-few-ships = bisogna pagare { ships-count }
why-without-cannons = non hai cannoni disponibili
why-without-france = i francesi ora non possono aiutarti
why-without-leonardo = Leonardo non è tuo
why-no-troop-gets-there = nessuna tua truppa ci arriva
why-further-on = le truppe vanno passo per passo: prima in una città sulla via
why-agent-first = scegli prima quale agente va
why-other-room = paga solo la stanza del tuo segnalino
why-spent = per ora è esaurita
why-gives-nothing = non mostra nulla di ciò che si deve
concept-room = Stanza
concept-room-text = Uno dei cinque luoghi in cui si ferma il segnalino. L’azione è quella stampata, o quella della carta che la copre.
concept-room-rules = V-205, V-211
concept-cortigiano = Cortigiano
concept-cortigiano-text = Una carta della tua corte, a sinistra o a destra delle stanze. I suoi simboli servono a ogni azione; usata, è esaurita finché il segnalino non oltrepassa la freccia del suo lato.
concept-cortigiano-rules = V-216, V-218
concept-domain = Dominio
concept-domain-text = Le tue tessere città, i titoli e le altre tessere. Ognuna dà un tipo di simbolo quando paghi e poi è esaurita; Governare rende di nuovo disponibili le tessere.
concept-domain-rules = V-309, V-214
concept-florin = Fiorini
concept-florin-text = Il denaro che resta di anno in anno. I fiorini di una carta o di una tessera si possono prendere in ogni momento; così essa si esaurisce.
concept-florin-rules = V-302, V-301
concept-trade = Commerciare
concept-trade-text = Ogni nave che paghi porta 2 fiorini dalla banca.
concept-trade-rules = V-801
concept-agent = Agente
concept-agent-text = Una spia collocata con le maschere: nella stanza di un rivale la blocca, in una città cambia ciò che serve per prenderla. Un solo agente per luogo.
concept-agent-rules = V-1201, V-1202
concept-token = Gettone guerra
concept-token-text = Un simbolo guerra conservato per gli assedi e le battaglie di questa primavera; ognuno aggiunge 1.
concept-token-rules = V-1013, V-1401
concept-trophy = Trofeo
concept-trophy-text = Il disco di un giocatore di cui hai preso una città con un assedio; conta alla fine.
concept-trophy-rules = V-1431
concept-bonus = Bonus del mecenatismo
concept-bonus-text = Un artista al secondo grado del mecenatismo, un’opera al quarto, o viceversa: un vantaggio per il resto della partita.
concept-bonus-rules = V-706, V-705
concept-city = Città
concept-city-text = Chi vi ha un disco la controlla e ne possiede la tessera. Il suo valore è ciò che un assedio o un’annessione deve superare.
concept-city-rules = V-903, V-904
concept-pirate = Porto pirata
concept-pirate-text = Un porto che non si può mai annettere, solo prendere con un assedio.
concept-pirate-rules = V-913
concept-closed = Città chiusa
concept-closed-text = In tre giocatori alcune città sono fuori dal gioco: nessuna strada vi conduce e nessuno vi entra.
concept-closed-rules = V-103, V-104
concept-order = Ordine di turno
concept-order-text = Chi controlla più città alla fine della primavera comincia l’anno dopo; sulla stessa casella il disco in cima viene prima.
concept-order-rules = V-1601, V-1602
concept-reorganise = Riorganizzare
concept-reorganise-text = In inverno puoi spostare le carte disponibili: dalla corte a una stanza, sotto un’altra carta, o indietro.
concept-reorganise-rules = V-1801, V-1802
concept-prestige = Prestigio
concept-prestige-text = I punti della fine: città, mecenatismo, alleanze, trofei, punti stampati e conteggio religioso.
concept-prestige-rules = V-2209, V-2201
concept-religion = Conteggio religioso
concept-religion-text = Alla fine chi ha più croci prende più punti; a parità valgono quelli del posto condiviso più basso.
concept-religion-rules = V-2216, V-2217
