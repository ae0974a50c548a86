# Virtù im Browser, auf Deutsch: wie Karte, Paläste und Markt heißen.

ui-tagline-virtu = Zieh durch deinen Palast, zahl mit deinem Hof, gewinn Italien.
ui-sight-map = Karte
ui-sight-market = Markt
ui-sight-palaces = Paläste
ui-sight-mat = Palast

## Die Leiste und die Zeile über der Frage

ui-round-virtu = Jahr { $round }
ui-lasted-virtu = { $rounds ->
    [one] { $rounds } Jahr
   *[other] { $rounds } Jahre
}, { $minutes } min
ui-season = { $season } · Jahr { $year }
ui-scene-siege = Belagerung: { $city }
ui-scene-field = Feldschlacht: { $city }
ui-scene-you = Du
ui-scene-falls = Der Angriff ist stärker: Die Stadt fällt
ui-scene-holds = Der Angriff ist nicht stärker: Die Stadt hält
ui-scene-field-won = Der Angreifer gewinnt die Schlacht
ui-scene-field-lost = Die andere Seite gewinnt die Schlacht
ui-scene-level = Gleich stark: Niemand gewinnt die Schlacht
ui-scene-year = Jahresende
ui-scene-year-ends = Jahr { $year } endet: Reihenfolge und Prestige
ui-turn-of = Zug { $place } von { $count }
ui-last-year = letztes Jahr
ui-step-wages = Sold
ui-step-reorganise = Umordnen
ui-step-buy = Kaufen
ui-step-recruit = Rekrutieren
ui-step-alliance = Allianz
ui-paid = gezahlt

## Die Karte

ui-map = Karte von Italien
ui-tracks = Prestigeleisten
ui-track-cities = Städte
ui-track-patronage = Schirmherrschaft
ui-city = { $city }, Wert { $value }
ui-city-closed = { $city }, gesperrt
ui-owned-by = von { $seat }
ui-neutral = neutral
ui-pirates = Piratenhafen
ui-port = Hafen
ui-has-cathedral = mit Kathedrale
ui-garrison = { troops-count } darin
ui-besieged-by = belagert von { $seat } mit { troops-count }
ui-agent-of = Agent von { $seat }
ui-power-france = Frankreich
ui-power-ottoman = Osmanen
ui-power-empire = Reich
ui-allied-to = verbündet mit { $seat }
ui-no-ally = ohne Verbündete
ui-value = Wert
ui-tile-gives = Ihr Plättchen gibt
ui-annex-by-road = Annektieren, per Straße von { $city }
ui-annex-by-sea = Annektieren, per Schiff von { $city }
ui-attack-of = { $seat } greift an mit
ui-defence-sum = Wert { $value } + Truppen { $troops } + Befestigung { $bastion }

## Die Lupe

ui-lens-annex = Was jede Stadt dich kostet
ui-lens-annex-note = mehr Kronen als ihr Wert
ui-lens-annex-can = kannst du zahlen
ui-lens-annex-extra = mit einem Ablass
ui-lens-annex-lacks = rot: was dir fehlt
ui-lens-annex-out = außer Reichweite
ui-lens-war = Deine Stärke
ui-lens-war-note = ohne Würfel: der Stärkere siegt
ui-lens-war-can = die Truppen genügen
ui-lens-war-extra = mit Kriegsboni
ui-lens-war-lacks = zu wenig
ui-lens-war-out = außer Reichweite
ui-lens-intrigue = Was ein Agent ändert
ui-lens-intrigue-note = je Maske ein Agent
ui-lens-intrigue-can = möglich
ui-lens-intrigue-lacks = eine Maske fehlt
ui-lens-intrigue-out = dir verschlossen
ui-lens-faint = Verblasst:
ui-lens-have = Du hast
ui-lens-indulgence = mit einem Ablass
ui-lens-crowns = Kronen
ui-lens-exceed = darüber hinaus
ui-lens-you-have = Du hast { $count }
ui-lens-lacks = es fehlen { $count }
ui-lens-begs = Ein Ablass würde genügen
ui-lens-opens = Öffnet die Straße: { $cities }
ui-lens-gain = Prestige mit dieser Stadt
ui-lens-battle = Zuerst eine Feldschlacht gegen { $seat }
ui-lens-here = Truppen, die schon dort stehen
ui-lens-from = Truppen aus { $city }
ui-lens-answer = { $seat } könnte noch aufbieten
ui-lens-losses = Truppen, die du verlierst
ui-lens-siege = Eine Belagerung: { $attack } gegen { $defence }
ui-lens-send = Ein Agent kommt
ui-lens-remove = Der Agent geht
ui-lens-then-crowns = Kronen, um sie zu annektieren
ui-lens-then-defence = Ihre Verteidigung
ui-verdict-win = du siegst
ui-verdict-unless = Sieg, wenn nichts dazukommt
ui-verdict-draw = gleich stark: Niederlage
ui-verdict-lose = nicht zu gewinnen

## Paläste

ui-palace = Palast: { $faction }
ui-palace-of = Palast von { $seat }
ui-domain-of = Herrschaftsbereich von { $seat }
ui-domain-count = { $cities ->
    [one] eine Stadt
   *[other] { $cities } Städte
}
ui-hidden = verdeckt
ui-hidden-until = { $count ->
    [0] { $seat } hat die Familienkarten gelegt; sie werden gezeigt, wenn alle fertig sind.
   *[other] { $seat } legt die Familienkarten; sie werden gezeigt, wenn alle fertig sind.
}
ui-room = Raum { room-numeral }: { $action }
ui-marker-here = hier liegt der Aktionsmarker
ui-has-indulgence = durch einen Ablass gesperrt
ui-barred-indulgence = Ablass
ui-barred-agent = fremder Agent
ui-printed = gedruckt
ui-room-printed = Raum
ui-lay-here = hierher
ui-improve = verbessern
ui-arrow = Pfeil der Cortigiani { $side }
ui-card = { $card }: { $symbols }
ui-court = { $court ->
    [left] Hof links
   *[right] Hof rechts
}
ui-court-card = { $card }, { $space }{ $spent ->
    [yes] , erschöpft
   *[no] { "" }
}
ui-space-free = { $space }, frei
ui-space-shut = { $space }, geschlossen
ui-free = frei
ui-spent = erschöpft
ui-tile = { $tile }{ $spent ->
    [yes] , erschöpft
   *[no] { "" }
}
ui-trophy = Trophäe von { $colour }
ui-indulgence = Ablass
ui-indulgences-left = Übrige Ablässe: { $count }
ui-short-duchy = Herzog­tum
ui-short-principality = Fürsten­tum
ui-short-civitavecchia = Civita­vecchia
ui-short-consigliere = Consi­gliere
ui-short-gonfaloniere = Gonfalo­niere
ui-short-condottiere = Condot­tiere
ui-short-ambassador = Bot­schafter
ui-short-machiavelli = Machiavelli
ui-short-lorenzo = Lorenzo
ui-short-giuliano = Giuliano
ui-short-lucrezia_tornabuoni = Lucrezia
ui-short-ferdinand = Ferdinand
ui-short-alfonso = Alfons
ui-short-montefeltro = Monte­feltro
ui-short-barbarigo = Barbarigo
ui-short-council_of_ten = Die Zehn
ui-short-pitigliano = Pitigliano
ui-short-gian_galeazzo = Galeazzo
ui-short-ludovico = Ludovico
ui-short-sanseverino = Sanseverino
ui-short-alexander = Alexander
ui-short-cesare = Cesare
ui-short-lucrezia_borgia = Lucrezia
ui-no-action = keine Aktion
ui-brings-agent = Bringt einen Agenten

## Worum es gerade geht

ui-your-affairs = Deine Lage
ui-affairs = Lage von { $seat }
ui-rank = Feld { $rank }
ui-next = nächstes:
ui-wages-due = { $florins ->
    [0] kein Sold
   *[other] Sold { $florins }
}
ui-crosses = Kreuze: { $count }
ui-at-hand = Verfügbar
ui-still-at-hand = Noch verfügbar
ui-left-when-paid = Verfügbar → bleibt danach
ui-then-at-hand = Danach verfügbar
ui-with-indulgence = Mit einem Ablass
ui-one-type = je eine Art von Symbol
ui-pays = { $seat } zahlt
ui-owed = { $count } offen
ui-from-treasury = Vorrat
ui-lacking = fehlt
ui-one-owed = { $owed ->
    [florin] Noch { $count } Florin offen
    [crown] { $count ->
        [one] Noch eine Krone offen
       *[other] Noch { $count } Kronen offen
    }
    [cross] { $count ->
        [one] Noch ein Kreuz offen
       *[other] Noch { $count } Kreuze offen
    }
    [cavalry] Noch { $count } Kavallerie offen
    [ship] { $count ->
        [one] Noch ein Schiff offen
       *[other] Noch { $count } Schiffe offen
    }
    [mask] { $count ->
        [one] Noch eine Maske offen
       *[other] Noch { $count } Masken offen
    }
    [arrow] { $count ->
        [one] Noch ein Pfeil offen
       *[other] Noch { $count } Pfeile offen
    }
   *[other] { $count ->
        [one] Noch eine Krone oder ein Kreuz offen
       *[other] Noch { $count } Kronen oder Kreuze offen
    }
}
ui-amount = { $owed ->
    [florin] { $count } Florin
    [crown] { $count ->
        [one] { $count } Krone
       *[other] { $count } Kronen
    }
    [cross] { $count ->
        [one] { $count } Kreuz
       *[other] { $count } Kreuze
    }
    [cavalry] { $count } Kavallerie
    [ship] { $count ->
        [one] { $count } Schiff
       *[other] { $count } Schiffe
    }
    [mask] { $count ->
        [one] { $count } Maske
       *[other] { $count } Masken
    }
    [arrow] { $count ->
        [one] { $count } Pfeil
       *[other] { $count } Pfeile
    }
   *[other] { $count ->
        [one] { $count } Krone oder Kreuz
       *[other] { $count } Kronen oder Kreuze
    }
}
ui-several-owed = Noch offen: { $owed }
ui-where-goes = Wohin kommt { $card }?
ui-title-annex = { $city } annektieren
ui-title-end = Die Käufe
ui-title-march = { $city } – { $goal }
ui-title-sail = { $city } – { $goal }
ui-title-patronise = Das nächste Feld
ui-title-recruit = Rekrutieren: { $city }
ui-title-ally = Allianz: { $power }
ui-siege-of = Belagerung: { $city }
ui-battle-at = Schlacht vor { $city }
ui-attack = Angriff
ui-defence = Verteidigung
ui-neutral-city = Neutrale Stadt
ui-part-value = Wert
ui-part-agent = Agent
ui-part-troops = Truppen
ui-part-bonuses = Kriegsboni
ui-part-bastion = Befestigung
ui-city-falls = der Angriff ist stärker
ui-lacks-strength = dem Angriff fehlen { $count }
ui-family = Familienkarten
ui-laid-hidden = { $waiting ->
    [0] alle anderen sind fertig
    [one] verdeckt; noch jemand legt
   *[other] verdeckt; { $waiting } andere legen noch
}
ui-laid-open = offen gelegt, der Reihe nach
ui-all-laid = Alle deine Karten sind gelegt.
ui-lay-later = Du legst deine, wenn du an der Reihe bist.
ui-plan = Raum { room-numeral }: { $action }
ui-plan-barred = gesperrt: keine Aktion
ui-plan-count = { $count ->
    [0] nichts erreichbar
    [one] eines erreichbar
   *[other] { $count } erreichbar
}
ui-plan-more = und { $count } mehr
ui-plan-remove = Entfernen: { $place }
ui-plan-shift = Versetzen: { $place }
ui-planned = Geplant
ui-planned-text = eine Zahlung am Ende
ui-planned-short = geplant

## Der Markt

ui-market = Der Wintermarkt
ui-market-text = je Winter eines von jeder Art
ui-pay-with = Du kannst zahlen mit
ui-pay-with-text = jedes gibt eine Art von Symbol
ui-treasury = Vorrat
ui-or = oder
ui-characters = Personen
ui-characters-text = { $free ->
    [0] kein Cortigiano-Feld ist frei: eine andere Karte muss weichen
    [one] ein Cortigiano-Feld ist frei
   *[other] { $free } Cortigiano-Felder sind frei
}
ui-titles = Titel, Gilde, Kathedrale
ui-titles-text = sie kommen in deinen Herrschaftsbereich
ui-bonuses-text = je ein Künstler und ein Werk, auf Feld 2 und 4
ui-can-pay = bezahlbar
ui-pay-by-asking = nur mit einem Ablass
ui-left = noch { $count }
ui-ware-duchy = ein Feld
ui-ware-principality = ein Feld
ui-ware-kingdom = oder Republik
ui-ware-republic = oder Königreich
ui-ware-guild = je eine
ui-ware-cathedral = Wert 3 oder 4
ui-why-cannot-pay = nicht bezahlbar
ui-why-none-left = keine übrig
ui-why-owned-already = hast du
ui-why-one-cardinal = hast du
ui-why-one-a-winter = gewählt
ui-why-kingdom-or-republic = nicht beides
ui-why-no-city-for-cathedral = keine Stadt
ui-why-no-space-for-card = kein Feld
ui-why-marker-in-room = dein Marker
ui-why-enemy-agent-in-room = fremder Agent
ui-why-indulgence-on-room = Ablass
ui-why-no-arrow = zu weit
ui-bonus-leonardo = Leonardo
ui-bonus-copernicus = Kopernikus
ui-bonus-michelangelo = Michel­angelo
ui-bonus-columbus = Kolumbus
ui-bonus-machiavelli = Machiavelli
ui-bonus-bastion = Befestigung
ui-bonus-prince = Der Fürst
ui-bonus-duomo = Dom
ui-bonus-sistine = Sixtina
ui-bonus-cannons = Kanonen
ui-bonus-spent = Der Bonus ist erschöpft, bis er reaktiviert wird

## Auswahl

ui-collect = Florin: { $source }
ui-take_florins = Florin: { $source }
ui-token = Plättchen: { $source }
ui-lift = { $card }
ui-discard = { $card } ablegen
ui-lose = Das Feld von { $card }
ui-to-room = { $action } { room-numeral }
ui-to-free = { $action } { room-numeral } befreien ({ $symbol })
ui-to-move = { $rooms ->
    [1] { $action } { room-numeral }
    [2] { $action } { room-numeral }
   *[other] { $action } { room-numeral }, { rooms-count }
}
ui-to-hurry = { $action } { room-numeral }, { rooms-count }, einer gekauft
ui-place-action = { $action } { room-numeral }
ui-place-improvement = { $action } { room-numeral } verbessern
ui-place-court = { $court ->
    [left] Hof links { $place }
   *[right] Hof rechts { $place }
}
ui-do-annex = { $city } annektieren
ui-do-march = Nach { $goal } ziehen
ui-do-sail = Nach { $goal } segeln
ui-do-retreat = Rückzug nach { $goal }
ui-do-recruit = In { $city } rekrutieren
ui-do-buy = { $ware } nehmen
ui-do-wages = { florins-count } zahlen
ui-do-ally = Allianz: { $power }
ui-do-besiege = { $city } belagern

## Spieler

ui-change-vp = Prestige
ui-change-prestige = Prestige
ui-change-florins = Florin
ui-change-cities = Städte
ui-change-troops = Truppen auf der Karte
ui-change-agents = Agenten
ui-change-rank = Feld der Schirmherrschaft
ui-stock-florins = Florin
ui-stock-cities = Städte
ui-stock-troops = Truppen auf der Karte
ui-stock-agents = Agenten im Vorrat
ui-stock-reserve = Truppen im Vorrat
ui-stock-crosses = Kreuze
ui-stock-tokens = Kriegsbonus-Plättchen
ui-stock-rank = Feld der Schirmherrschaft
ui-stock-cathedrals = Kathedralen
ui-stock-trophies = Trophäen
ui-named = { $seat }
ui-lays = { $count ->
    [one] legt die letzte Familienkarte
   *[other] legt { $count } Familienkarten
}
ui-has-laid = Familienkarten gelegt
ui-now-setup = legt Familienkarten
ui-now-spring = ist am Zug
ui-now-sieges = kämpft um eine Stadt
ui-now-winter = spielt den Winter
ui-to-play = kommt noch dran
ui-nothing-yet = noch nichts
ui-did-annexes = annektierte { $city }
ui-did-rises = erreichte Feld { $rank }
ui-did-sends_agent = schickte einen Agenten
ui-did-moves_troop = zog nach { $goal }
ui-did-siege = belagerte { $city }
ui-did-trades = handelte
ui-did-buys = kaufte { $ware }
ui-did-allies = Allianz: { $power }
ui-did-recruits = rekrutierte in { $city }
ui-did-builds = baute in { $city }
ui-did-forgoes = tat nichts

## Was die Dinge sind

ui-action-govern-text = Eine Krone oder ein Kreuz macht zwei Plättchen deines Herrschaftsbereichs verfügbar oder reaktiviert eine Allianz.
ui-action-patronise-text = Zahle, um ein Feld der Schirmherrschaft vorzurücken; Feld 2 und 4 bringen einen Bonus.
ui-action-annex-text = Nimm eine erreichbare neutrale Stadt für mehr Kronen als ihr Wert, über See auch für Schiffe.
ui-action-war-text = Jede Kavallerie bewegt eine Truppe über eine Straße, Schiffe tragen sie über Meere; Kriegssymbole werden zu Plättchen.
ui-action-intrigue-text = Jede Maske setzt einen Agenten ein, versetzt oder entfernt einen.
ui-action-trade-text = Jedes Schiff bringt zwei Florin.
ui-tip-city-text = Die gezahlten Kronen müssen den Wert übersteigen; ein eigener Agent senkt ihn um eins, ein gegnerischer hebt ihn.
ui-tip-closed-text = Zu dritt gesperrt.
ui-tip-pirate-text = Ein Piratenhafen kann nie annektiert, nur belagert werden.
ui-tip-siege-text = Am Ende des Frühlings ausgeführt: Der Belagerer siegt nur mit größerer Stärke.
ui-tip-card-text = Sie gibt bei einer Zahlung eine Art von Symbol; am Hof ist sie dann erschöpft, bis ihr Pfeil überschritten wird.
ui-tip-court = Cortigiano-Feld
ui-tip-court-text = Karten am Hof zahlen und sind dann erschöpft. Titel, manche Boni und fünf Städte öffnen weitere Felder.
ui-tip-printed = Im Raum gedruckt
ui-tip-printed-text = Was gedruckt ist, gilt, solange keine Aktionskarte es bedeckt.
ui-tip-tile-text = Ein Plättchen zahlt mit einer Art von Symbol und ist dann erschöpft; Regieren dreht es wieder um.
ui-tip-ware-text = Jede Art einmal im Winter, alles in einer Zahlung.
ui-tip-power-france = Verfügbar: +2 in einer Belagerung oder Schlacht.
ui-tip-power-ottoman = Verfügbar: zwei Schiffe für eine Zahlung.
ui-tip-power-empire = Verfügbar: ein Kreuz für eine Zahlung; es zählt beim religiösen Einfluss.
ui-tip-track-cities = Städteleiste
ui-tip-track-cities-text = Prestige nach Städten, eines mehr für die meisten. Wer die meisten Städte hat, spielt zuerst; bei gleich vielen, wer zuletzt darauf kam.
ui-tip-track-patronage = Schirmherrschaftsleiste
ui-tip-track-patronage-text = Prestige nach Feld, eines mehr für den Vordersten.
ui-tip-indulgence = Ablass
ui-tip-indulgence-text = Einmal im Jahr: eine Krone oder drei Florin, aber er sperrt den Raum des Aktionsmarkers, bis er entfernt wird, und kostet am Ende 1 Prestige.
ui-tip-arrow = Cortigiano-Pfeil
ui-tip-arrow-text = Wer ihn überschreitet, macht die erschöpften Cortigiani dieser Seite verfügbar.
ui-tip-hand = Verfügbar
ui-tip-hand-text = Das meiste, was deine Karten und Plättchen jetzt von jedem Symbol geben könnten; jedes gibt nur eine Art. Ein Ablass ist nicht mitgezählt.
ui-tip-florins = Vorrat
ui-tip-florins-text = Florin von Karten und Plättchen darf man jederzeit einnehmen.
ui-tip-agents = Agenten im Vorrat
ui-tip-agents-text = Eine Stadt, ein Raum und eine Allianz tragen je einen Agenten.
ui-tip-reserve = Truppen im Vorrat
ui-tip-reserve-text = Im Winter in eigenen Städten rekrutiert.
ui-tip-tokens = Kriegsbonus-Plättchen
ui-tip-tokens-text = Jedes gibt +1 in einer Belagerung oder Schlacht dieses Frühlings.
ui-tip-rank = Schirmherrschaft
ui-tip-rank-text = Höchstens ein Feld im Jahr.
ui-tip-wages = Sold
ui-tip-wages-text = Im Winter fällig für Truppen auf der Karte; unbezahlte gehen nach Hause.
ui-tip-religion = Religiöser Einfluss
ui-tip-religion-text = Kreuze in Palast und Herrschaftsbereich, erschöpft oder nicht; wer die meisten hat, bekommt am Ende Punkte.
ui-tip-trophy = Trophäe
ui-tip-trophy-text = Ein Marker eines Rivalen, dem eine Stadt genommen wurde; von jedem nur einer.

## Antworten im Voraus

ui-order-no_bonus = Kein Kriegsbonus bei { $of }
ui-order-buy_nothing = In diesem Winter nichts kaufen
ui-order-do_nothing = In diesem Winter nur Sold
ui-void-bonus = die andere Seite hat einen Bonus genutzt
ui-void-troops = die Truppen dort haben sich geändert
ui-void-market = etwas Ausverkauftes ist wieder zu haben
ui-void-means = deine Städte oder Florin haben sich geändert

ui-plan-question = Plane deinen Winter, bestätige dann einmal
ui-winter-sheet = Das Winterblatt
ui-winter-number = { $step ->
    [wages] 1
    [reorganise] 2
    [buy] 3
    [recruit] 4
   *[alliance] 5
}
ui-winter-account = Die Rechnung
ui-winter-treasury = Im Vorrat
ui-winter-treasury-short = Vorrat
ui-winter-left = Bleibt im Vorrat
ui-winter-left-short = bleibt
ui-winter-drawn = eingenommen
ui-winter-keep = { $count } behalten
ui-winter-free = frei
ui-winter-go = Verlassen die Karte: { $cities }. Oder:
ui-winter-go-from = aus { $city }
ui-winter-where = Wohin?
ui-winter-no-move = Keine Karte kann versetzt werden.
ui-winter-drop-move = Versetzen zurücknehmen
ui-winter-planned = geplant
ui-winter-fits = passt noch
ui-winter-drop = ohne Schritt { $steps }
ui-winter-extra = mit einem Ablass
ui-winter-lacks = fehlt
ui-winter-spaces = { $count ->
    [one] Noch { $count } Cortigiano-Feld frei.
   *[other] Noch { $count } Cortigiano-Felder frei.
}
ui-winter-room = Macht Platz: { $cards }.
ui-winter-site = Gebaut in
ui-winter-reserve = { $count } im Vorrat
ui-winter-recruit-in = { $allied ->
    [yes] { $city }, verbündet
   *[no] { $city }
}
ui-winter-fewer = Eine Truppe weniger: { $city }
ui-winter-more = Eine Truppe mehr: { $city }
ui-winter-one = Eines je Winter
ui-winter-leave-out = Weglassen
ui-winter-after = { $troops ->
    [one] Nach diesem Winter { $troops } Truppe auf der Karte
   *[other] Nach diesem Winter { $troops } Truppen auf der Karte
}
ui-winter-begged = ein Ablass erbeten
ui-winter-early = Dein Plan bleibt erhalten. Du bestätigst ihn, wenn du an der Reihe bist.
## The lines of the chronicle

ui-turn-nothing = nichts getan
ui-turn-rank = Feld { $rank }
ui-by-round-virtu = nach Jahren
