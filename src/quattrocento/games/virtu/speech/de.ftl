# Virtù auf Deutsch. Kennungen und Argumente: siehe quattrocento/words/__init__.py.

## Das Spiel

game-virtu = Virtù
game-virtu-blurb = Führe eine Dynastie im Italien der Renaissance. Jeden Frühling wandert dein Aktionsmarker durch die Räume deines Palastes zu einer Aktion; jeden Winter zahlst du deinen Truppen Sold, ordnest deinen Hof neu und kaufst, was du brauchst. Annektiere, belagere, finanziere Künstler, spinne Intrigen und verbünde dich mit Großmächten.
game-virtu-summary = Ein Jahr besteht aus Frühling und Winter. Im Frühling zieht jeder der Reihe nach den Aktionsmarker einen oder zwei Räume weiter und nutzt die Aktion dieses Raums: Regieren, Finanzieren, Annektieren, Krieg führen, Intrigieren oder Handeln. Bezahlt wird mit Symbolen auf Karten und Plättchen; jede Karte und jedes Plättchen gibt bei einer Zahlung nur eine Art von Symbol und ist danach erschöpft, nicht aber die Karten im Raum selbst. Wer einen Pfeil überschreitet, macht die Cortigiani dieser Seite wieder verfügbar.
    Nach allen Zügen werden die Belagerungen ausgeführt, Truppen ziehen sich zurück, und die Zahl der Städte bestimmt die neue Reihenfolge. Im Winter zahlt jeder Sold, versetzt Karten im Palast, kauft, rekrutiert und darf eine Allianz bilden. Das Jahr, in dem jemand acht Städte oder das letzte Feld der Schirmherrschaft hat oder keine neutrale Stadt mehr übrig ist, ist das letzte. Das meiste Prestige gewinnt.

edition-french = Französisch
edition-german = Deutsch
edition-portuguese = Portugiesisch

option-first_player = Startspieler
option-first_player-text = Wer beginnt; die anderen folgen im Uhrzeigersinn.
option-first_player-lot = gelost
option-first_player-lot-text = Es wird gelost.
option-first_player-red = Rot
option-first_player-red-text = Rot beginnt.
option-first_player-yellow = Gelb
option-first_player-yellow-text = Gelb beginnt.
option-first_player-green = Grün
option-first_player-green-text = Grün beginnt.
option-first_player-blue = Blau
option-first_player-blue-text = Blau beginnt.
option-first_player-white = Weiß
option-first_player-white-text = Weiß beginnt.
option-seating = Am Tisch
option-seating-text = In welcher Reihenfolge die Spieler sitzen, im Uhrzeigersinn.
seating-red = Rot
seating-yellow = Gelb
seating-green = Grün
seating-blue = Blau
seating-white = Weiß
option-family_placement = Familienkarten
option-family_placement-text = Wie die Familienkarten zu Beginn verteilt werden.
option-family_placement-simultaneous = alle zugleich
option-family_placement-simultaneous-text = Verdeckt, bis alle fertig sind.
option-family_placement-in_order = der Reihe nach
option-family_placement-in_order-text = Offen, einer nach dem anderen.
option-intrigue_cleanup_masks = Raum zum Intrigieren säubern
option-intrigue_cleanup_masks-text = Masken, die es kostet, einen gegnerischen Agenten aus dem genutzten Raum zu entfernen.
option-intrigue_cleanup_masks-1 = eine Maske
option-intrigue_cleanup_masks-1-text = Die erste Maske entfernt ihn (französisch, deutsch).
option-intrigue_cleanup_masks-2 = zwei Masken
option-intrigue_cleanup_masks-2-text = Die ersten zwei Masken entfernen ihn (portugiesisch).
option-room_florin_surplus = Florin des Raums
option-room_florin_surplus-text = Was mit Florin von Karten des Raums geschieht, die über die Kosten gehen.
option-room_florin_surplus-keep = behalten
option-room_florin_surplus-keep-text = Sie kommen in den eigenen Vorrat.
option-room_florin_surplus-lose = verfallen
option-room_florin_surplus-lose-text = Sie verfallen (portugiesisch).
option-lost_space = Verlorenes Feld
option-lost_space-text = Welches Feld verloren geht, wenn man unter fünf Städte fällt.
option-lost_space-any = beliebig
option-lost_space-any-text = Man wählt unter allen offenen Feldern.
option-lost_space-greyed = ein ausgegrautes
option-lost_space-greyed-text = Man wählt unter den ausgegrauten Feldern.
option-defender_tokens = Plättchen in der Verteidigung
option-defender_tokens-text = Darf ein Verteidiger Kriegsbonus-Plättchen nutzen?
option-defender_tokens-yes = ja
option-defender_tokens-yes-text = Beide Seiten dürfen es.
option-defender_tokens-no = nein
option-defender_tokens-no-text = Nur Belagerer, wie die französische Anleitung sagt.
option-token_discard = Übrige Plättchen
option-token_discard-text = Wann nicht genutzte Kriegsbonus-Plättchen zurückgehen.
option-token_discard-after_all = nach allen Belagerungen
option-token_discard-after_all-text = Sie können noch der Verteidigung dienen.
option-token_discard-after_own = nach den eigenen Belagerungen
option-token_discard-after_own-text = Nach den eigenen Belagerungen (portugiesisch).
option-symbol_type_scope = Symbole einer Karte
option-symbol_type_scope-text = Eine Karte oder ein Plättchen hat mit einer Art von Symbol gezahlt: Wann darf es eine andere geben?
option-symbol_type_scope-payment = ab der nächsten Zahlung
option-symbol_type_scope-payment-text = Ist sie wieder verfügbar, darf sie eine andere Art geben.
option-symbol_type_scope-phase = ab der nächsten Jahreszeit
option-symbol_type_scope-phase-text = Auch wieder verfügbar gibt sie dieselbe Art, bis Frühling oder Winter endet (deutsch, portugiesisch).
option-room_symbols = Symbole des Raums
option-room_symbols-text = Müssen die Symbole des Raums vor allen anderen für seine Aktion zahlen?
option-room_symbols-first = zuerst
option-room_symbols-first-text = Sie werden zuerst genutzt, wie die Regelhefte sagen.
option-room_symbols-any = nach Belieben
option-room_symbols-any-text = Andere dürfen statt ihrer genutzt werden.
option-indulgence_moment = Wann ein Ablass
option-indulgence_moment-text = Wann man im Frühling um Ablass bitten darf.
option-indulgence_moment-any = jederzeit
option-indulgence_moment-any-text = Auch vor dem Zug und bei Belagerungen, wo Florin fehlen.
option-indulgence_moment-after_move = nach dem Zug
option-indulgence_moment-after_move-text = Nur im eigenen Zug, wenn der Marker bewegt ist.
option-indulgence_limit = Ablass
option-indulgence_limit-text = Wie oft man um Ablass bitten darf; es läuft auf dasselbe hinaus.
option-indulgence_limit-year = einmal im Jahr
option-indulgence_limit-year-text = Im Frühling oder im Winter.
option-indulgence_limit-phase = einmal je Phase
option-indulgence_limit-phase-text = Einer im Frühling, einer im Winter (französisch).
option-one_enemy_agent_per_palace = Regel für erste Partien
option-one_enemy_agent_per_palace-text = Höchstens ein gegnerischer Agent in jedem Palast.
option-one_enemy_agent_per_palace-off = ohne
option-one_enemy_agent_per_palace-off-text = Beliebig viele.
option-one_enemy_agent_per_palace-on = mit
option-one_enemy_agent_per_palace-on-text = Höchstens einer: eine mildere Partie zum Lernen.

## Namen der Dinge

colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-white = Weiß
faction-florence = Florenz
faction-naples = Neapel
faction-venice = Venedig
faction-milan = Mailand
faction-rome = Rom
rival-red = Rot
rival-yellow = Gelb
rival-green = Grün
rival-blue = Blau
rival-white = Weiß
rival-nobody = niemand
city-nice = Nizza
city-turin = Turin
city-milan = Mailand
city-genoa = Genua
city-parma = Parma
city-verona = Verona
city-venice = Venedig
city-bologna = Bologna
city-ravenna = Ravenna
city-florence = Florenz
city-pisa = Pisa
city-siena = Siena
city-perugia = Perugia
city-spoleto = Spoleto
city-ancona = Ancona
city-rome = Rom
city-civitavecchia = Civitavecchia
city-terracina = Terracina
city-pescara = Pescara
city-naples = Neapel
city-benevento = Benevent
city-bari = Bari
city-rossano = Rossano
city-reggio = Reggio
city-palermo = Palermo
city-ajaccio = Ajaccio
city-cagliari = Cagliari
city-tunis = Tunis
city-ragusa = Ragusa
city-corfu = Korfu
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
sea-ligurian = Ligurisches Meer
sea-tyrrhenian = Tyrrhenisches Meer
sea-mediterranean = Straße von Sizilien
sea-ionian = Ionisches Meer
sea-adriatic = Adriatisches Meer
symbol-florin = Florin
symbol-crown = Krone
symbol-cross = Kreuz
symbol-cavalry = Kavallerie
symbol-ship = Schiff
symbol-mask = Maske
symbol-war = Kriegsbonus
symbol-arrow = Pfeil
symbol-crown_or_cross = Krone oder Kreuz
action-govern = Regieren
action-patronise = Finanzieren
action-annex = Annektieren
action-war = Krieg führen
action-intrigue = Intrigieren
action-trade = Handeln
card-ambassador = Botschafter
card-cardinal = Kardinal
card-consigliere = Consigliere
card-podesta = Podestà
card-assassin = Assassine
card-gonfaloniere = Gonfaloniere
card-merchant = Händler
card-maestro = Maestro
card-condottiere = Condottiere
card-banker = Bankier
card-admiral = Admiral
card-pope = Papst
card-machiavelli = Niccolò Machiavelli
card-lorenzo = Lorenzo de’ Medici
card-giuliano = Giuliano de’ Medici
card-lucrezia_tornabuoni = Lucrezia Tornabuoni
card-ferdinand = Ferdinand II. von Neapel
card-alfonso = Alfons, Herzog von Kalabrien
card-montefeltro = Federico da Montefeltro
card-barbarigo = Agostino Barbarigo
card-council_of_ten = Rat der Zehn
card-pitigliano = Niccolò Orsini von Pitigliano
card-gian_galeazzo = Gian Galeazzo Sforza
card-ludovico = Ludovico Sforza
card-sanseverino = Galeazzo Sanseverino
card-alexander = Alexander VI.
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
tile-duchy = Herzogtum
tile-principality = Fürstentum
tile-kingdom = Königreich
tile-republic = Republik
tile-guild = Gilde
tile-cannons = Kanonen
tile-kingdom_of_france = Königreich Frankreich
tile-cathedral = Kathedrale
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
space-action1 = Raum I
space-action2 = Raum II
space-action3 = Raum III
space-action4 = Raum IV
space-action5 = Raum V
space-improvement1 = Raum I, als Verbesserung
space-improvement2 = Raum II, als Verbesserung
space-improvement3 = Raum III, als Verbesserung
space-improvement4 = Raum IV, als Verbesserung
space-improvement5 = Raum V, als Verbesserung
space-left1 = Cortigiano-Feld links 1
space-left2 = Cortigiano-Feld links 2
space-left3 = Cortigiano-Feld links 3
space-right1 = Cortigiano-Feld rechts 1
space-right2 = Cortigiano-Feld rechts 2
space-right3 = Cortigiano-Feld rechts 3
side-left = links
side-right = rechts
side-attack = Angriff
side-defence = Verteidigung
power-france = Königreich Frankreich
power-ottoman = Osmanisches Reich
power-empire = Heiliges Römisches Reich
bonus-leonardo = Leonardo da Vinci
bonus-leonardo-text = Einmal je Belagerung oder Schlacht: +1 für 1 Florin.
bonus-copernicus = Nikolaus Kopernikus
bonus-copernicus-text = Ein weiteres Cortigiano-Feld.
bonus-michelangelo = Michelangelo
bonus-michelangelo-text = Eine Krone umsonst, sooft du finanzierst.
bonus-columbus = Christoph Kolumbus
bonus-columbus-text = Nichts als Prestige.
bonus-machiavelli = Niccolò Machiavelli
bonus-machiavelli-text = Eine Karte für deinen Hof: 2 Masken oder 2 Kronen.
bonus-bastion = Die Befestigungsanlage
bonus-bastion-text = +2 bei jeder Belagerung einer deiner Städte.
bonus-prince = Der Fürst
bonus-prince-text = Ein weiteres Cortigiano-Feld und ein weiterer Agent; Rivalen stellen keine Agenten auf das, was dir gehört.
bonus-duomo = Der Dom
bonus-duomo-text = Ein Kreuz mehr beim religiösen Einfluss.
bonus-sistine = Die Sixtinische Kapelle
bonus-sistine-text = Zwei Kreuze mehr beim religiösen Einfluss.
bonus-cannons = Kanonen
bonus-cannons-text = Ein Plättchen: +2 bei einer Belagerung für 1 Florin, dann erschöpft.
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
place-red-1 = Raum I von Rot
place-red-2 = Raum II von Rot
place-red-3 = Raum III von Rot
place-red-4 = Raum IV von Rot
place-red-5 = Raum V von Rot
place-yellow-1 = Raum I von Gelb
place-yellow-2 = Raum II von Gelb
place-yellow-3 = Raum III von Gelb
place-yellow-4 = Raum IV von Gelb
place-yellow-5 = Raum V von Gelb
place-green-1 = Raum I von Grün
place-green-2 = Raum II von Grün
place-green-3 = Raum III von Grün
place-green-4 = Raum IV von Grün
place-green-5 = Raum V von Grün
place-blue-1 = Raum I von Blau
place-blue-2 = Raum II von Blau
place-blue-3 = Raum III von Blau
place-blue-4 = Raum IV von Blau
place-blue-5 = Raum V von Blau
place-white-1 = Raum I von Weiß
place-white-2 = Raum II von Weiß
place-white-3 = Raum III von Weiß
place-white-4 = Raum IV von Weiß
place-white-5 = Raum V von Weiß
place-france = { power-france }
place-ottoman = { power-ottoman }
place-empire = { power-empire }
origin-reserve = dein Vorrat
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
source-action = der Raum
source-improvement = die Verbesserung
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
source-indulgence = ein Ablass
source-cities = Städte
source-cities_lead = Die meisten Städte
source-patronage = Schirmherrschaft
source-patronage_lead = Erster Schirmherr
source-printed = Karten und Plättchen
source-cathedrals = Kathedralen
source-religion = Religiöser Einfluss
source-trophies = Trophäen
source-alliances = Allianzen
source-indulgences = Ablässe
means-spend_token = ein Kriegsbonus-Plättchen
means-war_card = den Kriegsbonus einer Karte
means-leonardo = Leonardo
means-cannons = die Kanonen
means-france = die Franzosen
season-setup = Aufbau
season-spring = Frühling
season-sieges = Belagerungen
season-winter = Winter
purpose-action = die Aktion
purpose-govern = Regieren
purpose-sailing = die Aktion
purpose-freeing = das Entfernen des Ablasses
purpose-marker = den Zug des Aktionsmarkers
purpose-retreat = den Rückzug
purpose-bonus = den Kriegsbonus
purpose-winter = die Truppen
purpose-purchase = die Käufe
purpose-alliance = die Allianz
thing-map = Karte
thing-market = Markt
thing-palaces = Paläste
thing-palace = Palast
thing-domain = Herrschaftsbereich
thing-court = Hof
thing-prestige = Prestige
thing-florins = Florin
thing-troops = Truppen
thing-agents = Agenten
thing-cities = Städte
thing-rank = Schirmherrschaft
thing-order = Spielerreihenfolge
thing-trophies = Trophäen
thing-tokens = Kriegsbonus-Plättchen
thing-crosses = Kreuze
thing-bonuses = Schirmherrboni
thing-alliances = Allianzen
thing-indulgences = Ablässe

## Worum es geht

concept-palace = Palast
concept-palace-text = Fünf Räume, jeder mit einer Aktionskarte und einer Verbesserung darunter, und Cortigiano-Felder auf beiden Seiten. Eine Karte im Raum dient nur der Aktion dieses Raums und ist nie erschöpft; ein Cortigiano dient allem und wird dabei umgedreht.
concept-palace-rules = V-201, V-202, V-116
concept-marker = Aktionsmarker
concept-marker-text = Der Aktionsmarker zieht einen oder zwei Räume im Uhrzeigersinn, für Florin oder Pfeile auch weiter. Wo er stehen bleibt, ist die Aktion dieses Frühlings; wer einen Pfeil überschreitet, macht die Cortigiani dieser Seite wieder verfügbar.
concept-marker-rules = V-402, V-413
concept-paying = Bezahlen
concept-paying-text = Jede Karte und jedes Plättchen gibt bei einer Zahlung eine Art von Symbol. Karten des Raums bleiben verfügbar, Cortigiani und Plättchen sind danach erschöpft. Florin darf man jederzeit nehmen; was zu viel ist, verfällt.
concept-paying-rules = V-312, V-301
concept-end-text = Beendet diesen Schritt. Ungenutzte Symbole des Raums verfallen.
concept-indulgence = Ablass
concept-indulgence-text = Einmal im Jahr hilft die Kirche: mit einer Krone oder mit Florin. Der Ablass sperrt dann den Raum, bis du ein Kreuz oder zwei Kronen zahlst, und kostet am Ende einen Prestigepunkt.
concept-indulgence-rules = V-501, V-502
concept-govern = Regieren
concept-govern-text = Jede Krone und jedes Kreuz macht zwei Plättchen deines Herrschaftsbereichs wieder verfügbar oder reaktiviert eine Allianz.
concept-govern-rules = V-601
concept-patronise = Finanzieren
concept-patronise-text = Zahle Florin, Kronen und Kreuze, um ein Feld vorzurücken, einmal im Jahr. Das zweite und das vierte Feld bringen einen Schirmherrbonus.
concept-patronise-rules = V-701
concept-annex = Annektieren
concept-annex-text = Eine neutrale Stadt neben einer deiner Städte, per Straße oder von Hafen zu Hafen über die Meere: mehr Kronen als ihr Wert und ein Schiff je Meer.
concept-annex-rules = V-901, V-903
concept-war = Krieg führen
concept-war-text = Kavallerie bewegt eine Truppe über eine Straße, ein Schiff über ein Meer; wer eine fremde Stadt erreicht, belagert sie. Kriegssymbole werden zu Plättchen für die kommenden Belagerungen.
concept-war-rules = V-1001, V-1004
concept-intrigue = Intrigieren
concept-intrigue-text = Jede Maske setzt einen Agenten ein, versetzt einen oder entfernt einen gegnerischen. Ein Agent sperrt den Raum eines Rivalen, macht eine Stadt leichter oder schwerer zu gewinnen und öffnet den Weg in eine Allianz.
concept-intrigue-rules = V-1101
concept-siege = Belagerung
concept-siege-text = Truppen und Kriegsboni gegen Wert, Besatzung und Boni des Verteidigers. Der Belagerer braucht mehr. Boni werden einzeln angesagt, jeder einmal je Belagerung.
concept-siege-rules = V-1423, V-1401
concept-retreat = Rückzug
concept-retreat-text = Geschlagene Truppen gehen in eine eigene Nachbarstadt oder für ein Schiff je Meer über die See. Die das nicht können, sind verloren.
concept-retreat-rules = V-1501
concept-wages = Sold
concept-wages-text = Truppen auf dem Spielbrett kosten ab der dritten jeden Winter Florin. Truppen ohne Sold gehen nach Hause.
concept-wages-rules = V-1704
concept-market = Markt
concept-market-text = Personen, Titel, eine Gilde und Kathedralen, je Winter eines von jeder Art, alles zusammen bezahlt.
concept-market-rules = V-1901, V-1902
concept-recruit = Rekrutieren
concept-recruit-text = Eine Truppe aus deinem Vorrat: in deinen Start-Städten kostet sie weniger als in anderen.
concept-recruit-rules = V-2001, V-2002
concept-alliance = Allianz
concept-alliance-text = Eine Großmacht hilft ihrem Verbündeten und bringt am Ende Prestige. Ein eigener Agent dort spart ein Symbol, und du kannst die Allianz eines Rivalen übernehmen.
concept-alliance-rules = V-2101

## Gezähltes

florins-count = { $florins } Florin
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
    [one] { $rooms } Raum
   *[other] { $rooms } Räume
}
troops-count = { $troops ->
    [one] { $troops } Truppe
   *[other] { $troops } Truppen
}
crowns-count = { $crowns ->
    [one] { $crowns } Krone
   *[other] { $crowns } Kronen
}
ships-count = { $ships ->
    [one] { $ships } Schiff
   *[other] { $ships } Schiffe
}

## Fragen

prompt-pick_card = { $you ->
    [yes] Welche Familienkarte legst du als nächste?
   *[no] { $seat } verteilt die Familienkarten
}
prompt-lay_family = { $you ->
    [yes] Wohin kommt die Karte?
   *[no] { $seat } legt eine Familienkarte
}
prompt-place_marker = { $you ->
    [yes] In welchem Raum beginnst du?
   *[no] { $seat } legt den Aktionsmarker
}
prompt-move_marker = { $you ->
    [yes] Wie weit zieht dein Aktionsmarker?
   *[no] { $seat } zieht den Aktionsmarker
}
prompt-free_indulgence = { $you ->
    [yes] Entfernst du unterwegs einen Ablass?
   *[no] { $seat } darf einen Ablass entfernen
}
prompt-no_action = { $you ->
    [yes] Dieser Raum ist gesperrt. Bittest du um Ablass?
   *[no] { $seat } hat hier keine Aktion
}
prompt-pay = { $you ->
    [yes] Zahle für { $purpose }: noch offen { $owed }
   *[no] { $seat } zahlt für { $purpose }
}
prompt-govern = { $you ->
    [yes] Regieren: Was bewirkt die nächste Krone oder das nächste Kreuz?
   *[no] { $seat } regiert
}
prompt-patronise = { $you ->
    [yes] Rückst du ein Feld der Schirmherrschaft vor?
   *[no] { $seat } finanziert
}
prompt-choose_bonus = { $you ->
    [yes] Welchen Schirmherrbonus nimmst du?
   *[no] { $seat } nimmt einen Schirmherrbonus
}
prompt-place_card = { $you ->
    [yes] Wohin kommt { $card }?
   *[no] { $seat } legt { $card }
}
prompt-trade = { $you ->
    [yes] Handeln: Welche Schiffe schickst du?
   *[no] { $seat } handelt
}
prompt-annex = { $you ->
    [yes] Welche Stadt annektierst du?
   *[no] { $seat } annektiert
}
prompt-war = { $you ->
    [yes] Krieg führen: Welche Truppe zieht, oder nimmst du ein Kriegsbonus-Plättchen?
   *[no] { $seat } führt Krieg
}
prompt-intrigue = { $you ->
    [yes] Intrigieren: Was bewirkt die nächste Maske?
   *[no] { $seat } intrigiert
}
prompt-send_agent = { $you ->
    [yes] Wohin geht der Agent?
   *[no] { $seat } schickt einen Agenten
}
prompt-lose_space = { $you ->
    [yes] Du hast weniger als fünf Städte. Welches Cortigiano-Feld verlierst du?
   *[no] { $seat } verliert ein Cortigiano-Feld
}
prompt-rehouse = { $you ->
    [yes] Wohin kommt die Karte vom verlorenen Feld?
   *[no] { $seat } versetzt die Karte eines verlorenen Felds
}
prompt-choose_siege = { $you ->
    [yes] Welche Belagerung führst du als nächste aus?
   *[no] { $seat } wählt eine Belagerung
}
prompt-storm_or_leave = { $you ->
    [yes] Die Schlacht ist gewonnen. Belagerst du { $city } jetzt?
   *[no] { $seat } darf { $city } belagern
}
prompt-announce = { $you ->
    [yes] { $city }: { $attack } gegen { $defence }. Noch ein Kriegsbonus?
   *[no] { $seat } darf bei { $city } einen Kriegsbonus nutzen ({ $attack } gegen { $defence })
}
prompt-retreat = { $you ->
    [yes] Wohin ziehen sich deine Truppen zurück?
   *[no] { $seat } zieht sich zurück
}
prompt-wages = { $you ->
    [yes] Wie viel Sold zahlst du?
   *[no] { $seat } zahlt Sold
}
prompt-dismiss = { $you ->
    [yes] Welche unbezahlte Truppe entlässt du?
   *[no] { $seat } entlässt Truppen
}
prompt-reorganise = { $you ->
    [yes] Versetzt du eine Karte in deinem Palast?
   *[no] { $seat } ordnet den Palast neu
}
prompt-move_card = { $you ->
    [yes] Wohin kommt die Karte?
   *[no] { $seat } versetzt eine Karte
}
prompt-buy = { $you ->
    [yes] Was kaufst du?
   *[no] { $seat } kauft
}
prompt-choose_site = { $you ->
    [yes] In welcher Stadt baust du die Kathedrale?
   *[no] { $seat } baut eine Kathedrale
}
prompt-recruit = { $you ->
    [yes] Wo rekrutierst du?
   *[no] { $seat } rekrutiert
}
prompt-make_alliance = { $you ->
    [yes] Bildest du eine Allianz?
   *[no] { $seat } darf eine Allianz bilden
}
prompt-discount = { $you ->
    [yes] Welches Symbol erspart dir dein Agent?
   *[no] { $seat } wählt einen Nachlass
}

## Auswahl

move-family = { $card }
move-family_to = { $space }
move-to = { $space }
move-room = Raum { room-numeral }
move-move = { rooms-count } weiter
move-hurry = { rooms-count } weiter, einen davon für Florin
move-collect = Florin einnehmen: { $source }
move-take_florins = Florin nehmen: { $source }
move-pay = { $source }: { $symbol }
move-indulgence = Um Ablass bitten: Florin
move-end = Fertig
move-free = Raum { room-numeral } befreien ({ $symbol })
move-turn = { $tile } umdrehen
move-reactivate = Reaktivieren: { $power }
move-patronise = Ein Feld vorrücken
move-bonus = { $bonus }
move-discard = Karte ablegen: { $space }
move-annex = { $city }
move-march = { $city } – { $goal } per Straße
move-sail = { $city } – { $goal } per Schiff
move-token = Kriegsbonus-Plättchen: { $source }
move-place = Einen Agenten einsetzen
move-shift = Agenten versetzen: { $place }
move-remove = Agenten entfernen: { $place }
move-agent_to = { $place }
move-lose = { $space }
move-besiege = { $city } belagern
move-give_up = Belagerung aufgeben: { $city }
move-spend_token = Ein Kriegsbonus-Plättchen nutzen
move-war_card = Kriegsbonus +{ $symbols }: { $space }
move-leonardo = Leonardo
move-cannons = Kanonen
move-france = Die Franzosen
move-pass = Passen
move-retreat = { $city } zurück nach { $goal }
move-disband = Eine Truppe aufgeben: { $city }
move-wages = { florins-count }
move-dismiss = Eine Truppe in { $city }
move-lift = Die Karte: { $space }
move-buy = { $ware }
move-site = { $city }
move-recruit = { $city }
move-ally = { $power }
move-less = { $symbol } weniger

## Was geschah

event-lays_in_secret = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
} { $card }: { $space }.
event-lays_hidden = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
} eine Familienkarte.
event-lays_family = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
} { $card }: { $space }.
event-shows_family = { $you ->
    [yes] Du zeigst
   *[no] { $seat } zeigt
} { $card }: { $space }.
event-spring = Frühling, Jahr { $year }.
event-winter = Winter, Jahr { $year }.
event-begins = { $you ->
    [yes] Du beginnst
   *[no] { $seat } beginnt
}; so hat das Los entschieden.
event-places_marker = { $you ->
    [yes] Du beginnst
   *[no] { $seat } beginnt
} in Raum { room-name }.
event-moves_marker = { $you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} { rooms-count } weiter, in Raum { room-name }.
event-refreshes = Die Cortigiani { $side } { $you ->
    [yes] in deinem Palast
   *[no] im Palast von { $seat }
} sind wieder verfügbar.
event-frees = { $you ->
    [yes] Du entfernst
   *[no] { $seat } entfernt
} den Ablass aus Raum { room-name }.
event-lays_indulgence = { $you ->
    [yes] Du bittest
   *[no] { $seat } bittet
} um Ablass; er liegt in Raum { room-name }.
event-room_covered = Ein Ablass sperrt { $you ->
    [yes] deinen Raum { room-name }
   *[no] Raum { room-name } von { $seat }
}.
event-room_watched = Ein Agent sperrt { $you ->
    [yes] deinen Raum { room-name }
   *[no] Raum { room-name } von { $seat }
}.
event-acts = { $you ->
    [yes] Deine Aktion
   *[no] Aktion von { $seat }
}: { $action }.
event-forgoes = { $you ->
    [yes] Du verzichtest
   *[no] { $seat } verzichtet
} auf die Aktion.
event-draws = { $you ->
    [yes] Du nutzt
   *[no] { $seat } nutzt
} { $source }: { $amount } × { $symbol }.
event-spends = { $you ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
} { florins-count }.
event-turns = { $you ->
    [yes] Du machst
   *[no] { $seat } macht
} { $tile } wieder verfügbar.
event-reactivates = { $you ->
    [yes] Du reaktivierst deine Allianz
   *[no] { $seat } reaktiviert die Allianz
}: { $power }.
event-rises = { $you ->
    [yes] Du rückst
   *[no] { $seat } rückt
} auf Feld { $rank } der Schirmherrschaft vor.
event-takes_bonus = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} als Schirmherrbonus: { $bonus }.
event-gains_agent = { $you ->
    [yes] Du erhältst
   *[no] { $seat } erhält
} einen weiteren Agenten.
event-lays_card = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
} { $card }: { $space }.
event-discards = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
} { $card } ab.
event-trades = { $you ->
    [yes] Du handelst
   *[no] { $seat } handelt
}: { ships-count }, { florins-count }.
event-annexes = { $you ->
    [yes] Du annektierst
   *[no] { $seat } annektiert
} { $city }.
event-takes_city = { $you ->
    [yes] Du kontrollierst
   *[no] { $seat } kontrolliert
} { $city }.
event-moves_troop = Eine Truppe { $you ->
    [yes] von dir
   *[no] von { $seat }
} zieht von { $city } nach { $goal }.
event-takes_token = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} ein Kriegsbonus-Plättchen.
event-sends_agent = { $you ->
    [yes] Du schickst
   *[no] { $seat } schickt
} einen Agenten: { $place }.
event-removes_agent = { $you ->
    [yes] Du entfernst
   *[no] { $seat } entfernt
} einen Agenten von { $rival }: { $place }.
event-loses_space = { $you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
} ein Feld: { $space }.
event-moves_card = { $you ->
    [yes] Du versetzt
   *[no] { $seat } versetzt
} { $card }: { $space }.
event-battle = { $you ->
    [yes] Du triffst
   *[no] { $seat } trifft
} vor { $city } im Feld auf { $rival }.
event-battle_fought = Feldschlacht: { $seat } { $attack }, { $rival } { $defence }.
event-gives_up = { $you ->
    [yes] Du gibst
   *[no] { $seat } gibt
} die Belagerung auf: { $city }.
event-besieges = { $you ->
    [yes] Du belagerst
   *[no] { $seat } belagert
} { $city }.
event-war_bonus = { $you ->
    [yes] Du nutzt
   *[no] { $seat } nutzt
} { $means }: +{ $strength }.
event-siege = { $city }, belagert von { $seat }: { $attack } gegen { $defence }.
event-trophy = { $you ->
    [yes] Du gewinnst
   *[no] { $seat } gewinnt
} eine Trophäe von { $rival }.
event-wins_cathedral = { $you ->
    [yes] Du gewinnst
   *[no] { $seat } gewinnt
} eine Kathedrale von { $rival }.
event-retreats = Eine Truppe { $you ->
    [yes] von dir
   *[no] von { $seat }
} zieht sich von { $city } nach { $goal } zurück.
event-disbands = { $you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
} { troops-count } bei { $city }.
event-order = Neue Spielerreihenfolge: { $order }.
event-last_year = Dieses Jahr ist das letzte.
event-dismisses = { $you ->
    [yes] Du entlässt
   *[no] { $seat } entlässt
} eine Truppe in { $city }.
event-recruits = { $you ->
    [yes] Du rekrutierst
   *[no] { $seat } rekrutiert
} in { $city }.
event-buys = { $you ->
    [yes] Du kaufst
   *[no] { $seat } kauft
}: { $ware }.
event-builds = { $you ->
    [yes] Du baust
   *[no] { $seat } baut
} eine Kathedrale in { $city }.
event-allies = { $you ->
    [yes] Du bildest
   *[no] { $seat } bildet
} eine Allianz: { $power }.
event-final = { $seat }: { $source } { $prestige }.

## Warum nicht

why-action-without-effect = die Aktion hat noch nichts bewirkt
why-agent-there = dort steht schon ein Agent
why-alliance-paid = sie hat für diese Aktion schon gezahlt
why-alliance-ready = ihr Bonus ist verfügbar
why-allied-already = ihr seid schon verbündet
why-annex-too-dear = es kostet { crowns-count } und { ships-count }
why-bonus-taken = jemand hat ihn schon
why-cannot-pay = das kannst du nicht bezahlen
why-card-exhausted = die Karte ist erschöpft
why-card-without-action = die Karte zeigt keine Aktion
why-city-not-neutral = die Stadt ist nicht neutral
why-clear-room-first = entferne zuerst den Agenten aus deinem eigenen Raum
why-enemy-agent-in-room = in diesem Raum steht ein gegnerischer Agent
why-improvement-left-alone = die Verbesserung zeigt keine Aktion und kann nicht allein bleiben
why-indulgence-asked = du hast dieses Jahr schon um Ablass gebeten
why-indulgence-on-room = auf diesem Raum liegt ein Ablass
why-kingdom-or-republic = ein Königreich oder eine Republik, nie beides
why-last-rank = du hast das letzte Feld erreicht
why-leonardo-used = Leonardo hat hier schon geholfen
why-marker-in-room = in diesem Raum liegt dein Aktionsmarker
why-no-action-card-above = darüber liegt keine Aktionskarte
why-no-agent-left = alle deine Agenten sind eingesetzt
why-no-arrow = du hast zu wenige Pfeile
why-no-cavalry = du hast keine Kavallerie
why-no-city-for-cathedral = du hast keine Stadt mit Wert 3 oder 4 ohne Kathedrale
why-no-crown-or-cross = dir fehlt eine Krone oder ein Kreuz dafür
why-no-florins-in-room = dort sind keine Florin zu holen
why-no-indulgence-left = es ist kein Ablass mehr übrig
why-no-mask = du hast zu wenige Masken
why-no-own-agent-there = nur mit einem eigenen Agenten dort
why-no-place-open = es gibt keinen Ort dafür
why-no-room-to-room = keine Karte wechselt von Raum zu Raum
why-no-space-for-card = für eine weitere Karte ist kein Cortigiano-Feld da
why-no-space-free = kein Cortigiano-Feld ist frei
why-no-token = du hast kein Kriegsbonus-Plättchen
why-no-tokens-in-defence = nur Belagerer nutzen Kriegsbonus-Plättchen
why-no-troop-left = alle deine Truppen sind auf dem Spielbrett
why-no-war-symbol = dort ist kein Kriegsbonus
why-no-way-there = dorthin führt kein Weg
why-none-left = davon ist nichts mehr übrig
why-room-first = zuerst werden die Symbole des Raums genutzt
why-indulgence-on-goal = der Zug würde auf einem Ablass enden
why-no-token-left = es ist kein Kriegsplättchen mehr übrig
why-no-disc-left = es ist keine Kontrollscheibe mehr übrig
why-not-enough-florins = du brauchst { florins-count }
why-one-a-winter = je Winter nur eines von jeder Art
why-one-cardinal = du hast schon einen Kardinal
why-one-city = eine Stadt je Aktion
why-one-of-each-type = für jeden nur ein Künstler und ein Werk
why-one-rank-a-year = ein Feld im Jahr
why-owned-already = das hast du schon
why-palace-has-agent = in diesem Palast steht schon ein gegnerischer Agent
why-pirate-port = ein Piratenhafen kann nur belagert werden
why-prince-guards = Der Fürst hält deine Agenten fern
why-relief-used = diese Karte hat schon ein anderes Symbol gegeben
why-rest-cannot-be-paid = der Rest wäre dann nicht mehr zu bezahlen
why-room-not-crossed = dein Aktionsmarker kam nicht durch diesen Raum
why-space-closed = dieses Feld ist nicht offen
why-space-not-free = dieses Feld ist nicht frei
why-space-taken = dort liegt eine Karte
why-surplus-is-lost = überzählige Florin verfallen
why-symbol-taken = das hast du schon genommen
why-tile-paid-or-turned = das Plättchen hat in dieser Aktion gezahlt oder wurde umgedreht
why-too-few-ships = es kostet { ships-count }
why-without-cannons = du hast keine Kanonen bereit
why-without-france = die Franzosen können dir jetzt nicht helfen
why-without-leonardo = Leonardo gehört dir nicht
why-no-troop-gets-there = keine deiner Truppen kommt dorthin
why-further-on = Truppen ziehen Schritt für Schritt: zuerst in eine Stadt auf dem Weg
why-agent-first = wähle zuerst, welcher Agent geht
why-other-room = nur der Raum deines Aktionsmarkers zahlt mit
why-spent = sie ist im Moment erschöpft
why-gives-nothing = nichts darauf ist hier gefragt
concept-room = Raum
concept-room-text = Einer der fünf Orte, an denen der Aktionsmarker hält. Seine Aktion ist die aufgedruckte oder die der Karte, die darauf liegt.
concept-room-rules = V-205, V-211
concept-cortigiano = Cortigiano
concept-cortigiano-text = Eine Karte an deinem Hof, links oder rechts der Räume. Ihre Symbole dienen jeder Aktion; benutzt ist sie erschöpft, bis dein Marker den Pfeil ihrer Seite überschreitet.
concept-cortigiano-rules = V-216, V-218
concept-domain = Herrschaftsbereich
concept-domain-text = Deine Stadtplättchen, Titel und übrigen Plättchen. Jedes gibt beim Bezahlen eine Art von Symbol und ist dann erschöpft; Regieren macht Plättchen wieder verfügbar.
concept-domain-rules = V-309, V-214
concept-florin = Florin
concept-florin-text = Geld, das von Jahr zu Jahr bleibt. Die Florin einer Karte oder eines Plättchens darf man jederzeit nehmen; sie sind dann erschöpft.
concept-florin-rules = V-302, V-301
concept-trade = Handeln
concept-trade-text = Jedes Schiff, das du zahlst, bringt 2 Florin von der Bank.
concept-trade-rules = V-801
concept-agent = Agent
concept-agent-text = Ein Spion, den Masken einsetzen: Auf dem Raum eines Rivalen sperrt er ihn, auf einer Stadt ändert er, was man braucht, um sie zu gewinnen. Ein Ort hat höchstens einen Agenten.
concept-agent-rules = V-1201, V-1202
concept-token = Kriegsplättchen
concept-token-text = Ein Kriegssymbol, für die Belagerungen und Schlachten dieses Frühlings aufgehoben; jedes zählt 1.
concept-token-rules = V-1013, V-1401
concept-trophy = Trophäe
concept-trophy-text = Die Scheibe eines Spielers, dessen Stadt du durch Belagerung gewonnen hast; sie zählt am Ende.
concept-trophy-rules = V-1431
concept-bonus = Schirmherrbonus
concept-bonus-text = Eine bedeutende Persönlichkeit auf dem zweiten Feld, ein Werk auf dem vierten, oder umgekehrt: ein Vorteil für den Rest des Spiels.
concept-bonus-rules = V-706, V-705
concept-city = Stadt
concept-city-text = Wessen Scheibe darauf liegt, kontrolliert sie und besitzt ihr Plättchen. Ihr Wert ist, was eine Belagerung oder Annexion übertreffen muss.
concept-city-rules = V-903, V-904
concept-pirate = Piratenhafen
concept-pirate-text = Ein Hafen, der nie annektiert, nur durch Belagerung gewonnen werden kann.
concept-pirate-rules = V-913
concept-closed = Geschlossene Stadt
concept-closed-text = Zu dritt sind einige Städte nicht im Spiel: Keine Straße führt dorthin, und niemand betritt sie.
concept-closed-rules = V-103, V-104
concept-order = Reihenfolge
concept-order-text = Wer am Ende des Frühlings die meisten Städte kontrolliert, beginnt das nächste Jahr; auf demselben Feld geht die obere Scheibe vor.
concept-order-rules = V-1601, V-1602
concept-reorganise = Umstrukturieren
concept-reorganise-text = Im Winter darfst du verfügbare Karten versetzen: vom Hof in einen Raum, unter eine andere Karte oder zurück.
concept-reorganise-rules = V-1801, V-1802
concept-prestige = Prestige
concept-prestige-text = Die Punkte am Ende: Städte, Schirmherrschaft, Allianzen, Trophäen, aufgedruckte Punkte und die Religionswertung.
concept-prestige-rules = V-2209, V-2201
concept-religion = Religionswertung
concept-religion-text = Am Ende bekommt die meisten Punkte, wer die meisten Kreuze hat; bei Gleichstand gelten die des niedrigsten geteilten Platzes.
concept-religion-rules = V-2216, V-2217
