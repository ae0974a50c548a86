# Princes of the Renaissance im Browser, auf Deutsch: wie das Spielbrett heißt, gesprochen und gedruckt.

ui-tagline-princes = Um Städte bieten, Heere vermieten, mit allen verhandeln.
ui-sea-tyrrhenian = Mar Tirreno
ui-map = Karte von Italien
ui-mat = Haus von { $seat }

## Leiste und Frage

ui-round-princes = Jahrzehnt { $round }
ui-decade-of = Jahrzehnt { $decade } von { $decades }
ui-events-left = { $count ->
    [one] noch { $count } Ereignis
   *[other] noch { $count } Ereignisse
}
ui-group-tiles = Stadtplättchen
ui-group-events = Ereignis
ui-group-buy = Kaufen
ui-group-freeze = Einen Rivalen einfrieren
ui-group-plays = Stehlen
ui-group-bank = Bankwesen
ui-group-discard = Abwerfen
ui-group-own_troops = Eigene Truppen
ui-asks-group-tiles = Welches Stadtplättchen bringst du zur Versteigerung?
ui-asks-group-events = Welches Ereignis bringst du zur Versteigerung?
ui-asks-group-buy = Was kaufst du?
ui-asks-group-freeze = Wessen Gebot frierst du ein?
ui-asks-group-plays = Wem stiehlst du etwas?
ui-asks-group-bank = Wie viel tauschst du?
ui-asks-group-discard = Welche Truppe wirfst du ab?
ui-asks-group-own_troops = Welche deiner eigenen Truppen bestichst du?
ui-cannot-bid = { lot-name }: Du kannst nicht bieten. Ein Gebot einfrieren oder passen?
ui-change-vp = Siegpunkte
ui-points-now = Punkte nach dem jetzigen Stand
ui-chance = Siegchance
ui-chip-bid = { $bid } bieten
ui-bribe-own = { $troop } · eigene
ui-chip-bribe = { $troop } · { $rival }
ui-chip-buy_treachery = Verrat
ui-chip-war = Krieg
ui-lasted-princes = { $rounds ->
    [one] { $rounds } Jahrzehnt
   *[other] { $rounds } Jahrzehnte
}, { $minutes } min

## Karte

ui-city = { $city }: Status { $status }, ein Plättchen zählt { $vp }, { $artists ->
    [0] kein Künstler
    [one] ein Künstler
   *[other] { $artists } Künstler
}
ui-home = { $home }, Heimat der Familie { $family }, geführt von { $seat }; { $wages ->
    [0] kein Sold wartet
   *[other] { $wages } Gold Sold warten
}
ui-home-free = { $home }, Heimat der Familie { $family }; niemand führt sie
ui-status-ladder = Status der Städte, mit den Punkten eines Plättchens
ui-wars = Kriege in diesem Jahrzehnt: { $fought } von { $limit }
ui-wars-of = { $fought } von { $limit }
ui-status-is = Status { $status }
ui-tile-scores-now = Ein Plättchen zählt jetzt

## Zu haben

ui-for-sale = Zu haben
ui-filter-affordable = bezahlbar
ui-filter-mine = meine Städte
ui-sold-out = alles verkauft
ui-sold = verkauft
ui-spent = verbraucht
ui-opening-of = Niedrigstes erstes Gebot für ein Plättchen von { $city }
ui-tile-for-sale = { $tile }, { $city }: { $count ->
    [one] eines übrig
   *[other] { $count } übrig
}; { $gold } Gold und { $influence } Einfluss in jedem Jahrzehnt
ui-troop-for-sale = { $troop }: Angriff { $attack }, Verteidigung { $defence }, { $gold } Gold; { $stock } im Vorrat
ui-treachery-pile = Verrat: { $count } Plättchen im Stapel
ui-attack-defence = Angriff / Verteidigung
ui-price = Preis
ui-in-stock = Im Vorrat
ui-paid-in = { $currency ->
    [gold] Mit Gold bezahlt
   *[influence] Mit Einfluss bezahlt
}
ui-effect-points = { $amount } SP
ui-effect-status = +{ $amount } Status
ui-effect-merchant = je 1 SP
ui-effect-invade = −{ $amount } Status
ui-pope-gold = { $gold } Gold
ui-league-used = Liga benutzt

## Kurze Namen, für enge Stellen

ui-short-doge = Doge
ui-short-venetian_merchant = Händler
ui-short-ludovico = Ludovico
ui-short-caterina = Caterina
ui-short-swiss = Schweizer
ui-short-armourer = Schmied
ui-short-genoese = Genueser
ui-short-milanese_merchant = Händler
ui-short-lorenzo = Lorenzo
ui-short-giovanni = Giovanni
ui-short-banking = Bank
ui-short-florentine_merchant = Händler
ui-short-roderigo = Roderigo
ui-short-cesare = Cesare
ui-short-lucrezia = Lucrezia
ui-short-della_rovere = Rovere
ui-short-orsini = Orsini
ui-short-colonna = Colonna
ui-short-ferrante = Ferrante
ui-short-alfonso = Alfonso
ui-short-spanish_infantry = Spanier
ui-short-neapolitan_merchant = Händler
ui-short-neapolitan_court = Hof
ui-short-gozzoli = Gozzoli
ui-short-piero = Piero
ui-short-mantegna = Man­tegna
ui-short-merchant_i = Händler
ui-short-botticelli = Botti­celli
ui-short-ghirlandaio = Ghirlan­daio
ui-short-bellini = Bellini
ui-short-merchant_ii = Händler
ui-short-leonardo = Leo­nardo
ui-short-michelangelo = Michel­angelo
ui-short-bramante = Bra­mante
ui-short-french_invade = Franzosen
ui-short-bribe_troops = Bestechen
ui-short-bribe_cardinal = Kardinal
ui-short-freeze_bid = Einfrieren
ui-short-steal_influence = Stehlen
ui-short-raid_gold = Überfall
ui-short-veto = Veto
ui-short-start_war = Krieg

## Familien

ui-six-families = Sechs Familien von Condottieri
ui-no-family-yet = noch keine Familie
ui-gift-Baglioni = Heere um 1 billiger
ui-gift-Bentivogli = ein Verratsplättchen mehr
ui-gift-Este = bessere Artillerie
ui-gift-Gonzaga = Künstler um 1 billiger
ui-gift-Malatesta = ein Verratsplättchen mehr
ui-gift-Montefeltro = Künstler um 1 billiger
ui-each-decade = je Jahrzehnt
ui-next-tile = Platz { $count }
ui-own-tile = { $tile }, { $city }{ $used ->
    [yes] , in diesem Jahrzehnt benutzt
   *[no] { "" }
}
ui-hand-of = Verrat, { $count } von { $limit }
ui-no-troops = keine Truppen
ui-attack = Angriff
ui-defence = Verteidigung
ui-next-income = Nächstes Einkommen
ui-income-foreseen = Nächstes Einkommen: { $gold } Gold und { $influence } Einfluss
ui-wages-of-it = davon { $gold } Sold
ui-victories-score = { $count ->
    [one] Sieg: { $vp } SP
   *[other] Siege: { $vp } SP
}
ui-income-family = Familie
ui-income-tiles = Stadtplättchen
ui-income-troops = Truppen
ui-income-pope = Papst
ui-income-merchants = Händler
ui-income-wages = Sold

## Versteigerung

ui-least-bid = Niedrigstes Gebot
ui-highest-bid = Höchstes Gebot
ui-leads = führt
ui-has-won = hat gewonnen
ui-no-bid-yet = noch kein Gebot
ui-you-here = Du
ui-bidder = { $seat }: { $state }{ $bid ->
    [0] { "" }
   *[other] , letztes Gebot { $bid }
}
ui-bidder-leads = führt
ui-bidder-asked = soll bieten
ui-bidder-in = noch dabei
ui-bidder-passed = hat gepasst
ui-bidder-attacks = greift an
ui-bidder-no-troops = keine Truppen
ui-bidder-is-frozen = eingefroren
ui-bidder-six-tiles = sechs Plättchen
ui-bidder-three-cities = drei Städte
ui-bidder-too-little-money = zu wenig
ui-bid-least = Minimum
ui-bid-all = alles
ui-your-bid = Dein Gebot
ui-bid = { $amount } bieten
ui-pass-bid = Passen
ui-you-hold = Du hast
ui-bid-up-to = Du kannst bis { $most } bieten:
ui-bid-needs = dieses Gebot braucht { $amount } davon
ui-after-bid = { $discount ->
    [0] Nach diesem Gebot
   *[other] Nach diesem Gebot, { $discount } weniger
}
ui-worth-now = Am Ende wert, Stand jetzt
ui-for-you = Für dich
ui-nth-tile = Plättchen { $count } von { $most }
ui-nth-city = { $mine ->
    [yes] eine deiner Städte
   *[no] Stadt { $count } von { $most }
}
ui-event-of-decade = Jahrzehnt { $decade ->
    [1] I
    [2] II
   *[3] III
}
ui-until-decade-end = bis zum Ende des Jahrzehnts
ui-command-of = Befehl über { $city }
ui-command-attacks = Greif { $city } an: deine Truppen, dein Sieg.
ui-command-defends = Verteidige es gegen { $city }.
ui-wage-of = { $gold } Gold Sold
ui-your-army = dein Heer: { $attack } / { $defence }

## Krieg

ui-window-veto = Veto
ui-window-bids = Gebote
ui-window-wages = Sold
ui-window-league = Liga
ui-window-bribes = Bestechung
ui-window-dice = Würfel
ui-window-reroll = Neuwurf
ui-window-counter = Konter
ui-window-none = keines
ui-window-now = jetzt
ui-window-if-no-win = ohne Sieg
ui-side-attacker = Angreifer
ui-side-defender = Verteidiger
ui-attacks = greift an
ui-defends = verteidigt
ui-wage = Sold { $gold }
ui-round-now = jetzt
ui-round-before = vorher
ui-round-counter = Gegenangriff
ui-strength = Stärke
ui-league-of = Heilige Liga: { $seat }
ui-printed-values = gedruckte Werte
ui-bribed = bestochen
ui-city-wins = { $city } siegt
ui-draw = unentschieden
ui-as-it-stands = Wie es steht
ui-bribes = Bestechungen
ui-no-bribe = Keine Bestechung
ui-own-troops = Deine eigenen Truppen
ui-own-troops-text = eine Bestechung hier schwächt dich
ui-cost = Kosten
ui-bribe-cost = { $count ->
    [one] Du hast ein Plättchen „Truppen bestechen“.
   *[other] Du hast { $count } Plättchen „Truppen bestechen“, je eines für eine Truppe.
} Die Truppe zählt in diesem Krieg 0, samt allem, was zu ihr kommt; danach ist sie wieder da.
ui-nothing-moves = nichts bewegt sich
ui-odds = { $attacker } siegt { $wins } %, unentschieden { $draw } %, { $defender } siegt { $loses } %
ui-scene-war = Krieg { $number } von { $limit } · { $attacker } greift { $defender } an
ui-scene-armies = { $attacker } und { $defender } treffen aufeinander
ui-scene-round = Runde { $round }
ui-scene-attacks = { $city } greift an
ui-scene-wins = { $city } siegt mit { $mine } zu { $other }
ui-scene-undecided = Nicht entschieden: { $mine } ist nicht mehr als { $other }
ui-scene-drawn = Unentschieden: { $mine } ist nicht mehr als { $other }
ui-scene-double = doppelt so viel, zwei Schritte
ui-scene-rule = Mehr als die andere Seite siegt. Doppelt so viel bewegt beide Städte um zwei Schritte statt um einen.
ui-scene-passed = hat gleich gepasst
ui-scene-stopped = hörte bei { $bid } auf

## Verhandlung

ui-offer-trade = Einen Tausch anbieten
ui-bargain-kind = Tausch, Geschenk oder Bankwesen
ui-bargain-offer = Tausch
ui-bargain-give = Geschenk
ui-bargain-bank = Bankwesen
ui-bank-text = Das Bankwesen tauscht jederzeit, einmal im Jahrzehnt für jedes Plättchen.
ui-bargain-with = Mit wem
ui-counters = { $count ->
    [one] { $count } Marke
   *[other] { $count } Marken
}
ui-you-give = Du gibst
ui-you-get = Du bekommst
ui-of-so-much = von { $amount }
ui-bargain-offer-to = { $seat } anbieten
ui-bargain-give-to = { $seat } schenken
ui-offer-text = Es gilt, bis es beantwortet ist oder bis die Versteigerung oder der Zug, in dem es gemacht wurde, vorbei ist. Versprechen binden niemanden.
ui-give-text = Ein Geschenk wechselt sofort den Besitzer und verlangt nichts.
ui-open-offer = Offenes Angebot
ui-you-offer = Du bietest { $seat }
ui-offers-you = { $seat } bietet dir
ui-in-return = gegen
ui-accept = Annehmen
ui-decline = Ablehnen

## Daueraufträge

ui-standing-order = Dauerauftrag
ui-order-kind = Was für mich getan wird
ui-order-amount = { $currency ->
    [gold] Gold
   *[influence] Einfluss
}
ui-order-up_to = für mich bieten bis
ui-order-out = hier nicht mitbieten
ui-order-out_unless_below = nur mitbieten unter
ui-order-text = Nur du siehst ihn. Ein Einfrieren, ein Geschenk oder eine neue Versteigerung hebt ihn auf.
ui-order-void = Dein Dauerauftrag gilt nicht mehr: { $why }.
ui-order-no_veto = Kein Veto bis zu meinem Zug
ui-order-no_bribe = Keine Bestechung in diesem Krieg
ui-void-freeze = jemand wurde eingefroren
ui-void-gift = jemand in der Versteigerung hat Geld verschenkt oder bekommen
ui-void-exchange = jemand in der Versteigerung hat getauscht
ui-void-new-lot = etwas anderes wird versteigert
ui-void-over = die Versteigerung ist vorbei
ui-void-tiles = deine Stadtplättchen haben sich geändert
ui-void-hand = du hast ein Verratsplättchen gezogen
ui-void-decade = ein neues Jahrzehnt hat begonnen
ui-void-bribe = jemand hat eine Truppe bestochen
ui-void-league = die Heilige Liga greift ein

## The lines of the chronicle

ui-turn-war = Krieg: { $attacker } gegen { $defender }
ui-turn-war_won = { $city } gewinnt
ui-turn-war_drawn = unentschieden
ui-turn-vetoes = verboten
ui-by-round-princes = nach Jahrzehnten
