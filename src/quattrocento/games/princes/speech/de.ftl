# Princes of the Renaissance auf Deutsch. Kennungen und Argumente: siehe quattrocento/words/__init__.py.

## Das Spiel

game-princes = Princes of the Renaissance
game-princes-blurb = Führe eine Familie von Condottieri: Biete um Einfluss in den großen Städten Italiens, um Künstler und den Papst, vermiete deine Truppen für ihre Kriege und verhandle mit allen. Die Städte, auf die du gesetzt hast, sollten am Ende oben stehen.
game-princes-summary = Das Spiel dauert drei Jahrzehnte; jedes endet, wenn das letzte seiner vier Ereignisse verkauft ist. Wer an der Reihe ist, tut eines: eine Truppe oder ein Verratsplättchen kaufen, ein Stadtplättchen, ein Ereignis oder den Papst versteigern, einen Krieg zwischen zwei Städten beginnen oder passen. Stadtplättchen kosten Gold, der Papst und der Befehl über ein Heer Einfluss, Ereignisse, was sie zeigen.
    Im Krieg wirbt jede Stadt einen Condottiere an, den sie nach ihrem Status bezahlt; die Stadt des Siegers steigt, die andere fällt, und er nimmt einen Siegmarker. Am Ende eines Jahrzehnts erhalten alle ihr Einkommen. Nach dem dritten zählt jedes Stadtplättchen nach dem Rang seiner Stadt; auch Künstler, Händler, Siege, der Papst und die vollsten Kassen bringen Punkte.

## Wahlmöglichkeiten des Tisches

option-families = Familien
option-families-text = Wie kommen die Spieler zu ihren Familien?
option-families-chosen = gewählt
option-families-chosen-text = Von einem zufälligen Spieler an im Uhrzeigersinn nimmt jeder eine.
option-families-auctioned = versteigert
option-families-auctioned-text = Sie werden gegen Einfluss versteigert.
option-families-dealt = verteilt
option-families-dealt-text = Jeder bekommt zufällig eine.
option-totals = Gold und Einfluss
option-totals-text = Sehen alle, wie viel die anderen haben?
option-totals-open = offen
option-totals-open-text = Alles Gold und aller Einfluss liegen offen.
option-totals-hidden = verdeckt
option-totals-hidden-text = Bei den anderen siehst du nur, wie viele Marken sie haben.
option-lowest_bid = Niedrigstes Gebot eines Condottiere
option-lowest_bid-text = Wie viel muss für den Befehl über ein Heer mindestens geboten werden?
option-lowest_bid-0 = 0
option-lowest_bid-0-text = Ein Heer ist auch umsonst zu haben.
option-lowest_bid-1 = 1
option-lowest_bid-1-text = Es kostet mindestens 1 Einfluss.
option-discounts = Nachlässe für Condottieri
option-discounts-text = Zählen die Nachlässe von Baglioni, Schweizer Söldnern und Waffenschmied zusammen?
option-discounts-add = zusammen
option-discounts-add-text = Bis zu 3 Einfluss weniger, wie die Texte der Plättchen sagen.
option-discounts-one = nur einer
option-discounts-one-text = Höchstens 1 Einfluss weniger, wie im Beispiel der Spielregel.
option-last_event_banking = Bankwesen für das letzte Ereignis
option-last_event_banking-text = Wie viel darf der Gewinner des letzten Ereignisses eines Jahrzehnts tauschen, um es zu bezahlen?
option-last_event_banking-price = den Preis
option-last_event_banking-price-text = Bis zum ganzen Preis.
option-last_event_banking-lacking = was fehlt
option-last_event_banking-lacking-text = Nur, was ihm auf der Hand fehlt.
option-league_needs = Heilige Liga
option-league_needs-text = Was braucht der Besitzer des Papstes, um in einen Krieg einzutreten?
option-league_needs-troops = eine Truppe
option-league_needs-troops-text = Mindestens eine Truppe.
option-league_needs-nothing = nichts
option-league_needs-nothing-text = Nichts: Ohne Truppen kann er noch die der anderen bestechen.
option-lower_ranks = Vierte und fünfte Stadt
option-lower_ranks-text = Was zählt ein Plättchen der vierten und der fünften Stadt?
option-lower_ranks-components = wie in der Schachtel
option-lower_ranks-components-text = Die Werte der Materialtabelle.
option-lower_ranks-3-2 = 3 und 2
option-lower_ranks-3-2-text = 3 Punkte und 2 Punkte.
option-lower_ranks-2-1 = 2 und 1
option-lower_ranks-2-1-text = 2 Punkte und 1 Punkt.

## Namen

city-Venice = Venedig
city-Milan = Mailand
city-Florence = Florenz
city-Rome = Rom
city-Naples = Neapel
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
family-player_1 = von Spieler 1
family-player_2 = von Spieler 2
family-player_3 = von Spieler 3
family-player_4 = von Spieler 4
family-player_5 = von Spieler 5
family-player_6 = von Spieler 6
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
troop-light_infantry = Leichte Infanterie
troop-crossbow = Armbrustschützen
troop-pike = Pikeniere
troop-fortification = Befestigung
troop-cavalry = Kavallerie
troop-artillery = Artillerie
tile-doge = Doge
tile-venetian_merchant = Venezianischer Händler
tile-ludovico = Ludovico Sforza
tile-caterina = Caterina Sforza
tile-swiss = Schweizer Söldner
tile-armourer = Waffenschmied
tile-genoese = Genueser Armbrustschützen
tile-milanese_merchant = Mailänder Händler
tile-lorenzo = Lorenzo Medici
tile-giovanni = Giovanni Medici
tile-banking = Bankwesen
tile-florentine_merchant = Florentiner Händler
tile-roderigo = Roderigo Borgia
tile-cesare = Cesare Borgia
tile-lucrezia = Lucrezia Borgia
tile-della_rovere = Della Rovere
tile-orsini = Familie Orsini
tile-colonna = Familie Colonna
tile-ferrante = Ferrante d’Aragon
tile-alfonso = Alfonso Aragon
tile-spanish_infantry = Spanische Infanterie
tile-neapolitan_merchant = Neapolitanischer Händler
tile-neapolitan_court = Hof von Neapel
tile-gozzoli = Gozzoli
tile-piero = Piero della Francesca
tile-mantegna = Mantegna
tile-merchant_i = Händler (I)
tile-botticelli = Botticelli
tile-ghirlandaio = Ghirlandaio
tile-bellini = Bellini
tile-merchant_ii = Händler (II)
tile-leonardo = Leonardo da Vinci
tile-michelangelo = Michelangelo
tile-bramante = Bramante
tile-french_invade = Einfall der Franzosen
tile-pope = Papst
treachery-bribe_troops = Truppen bestechen
treachery-bribe_troops-text = In einem Krieg, in dem du kämpfst oder als Heilige Liga dabei bist: Eine Truppe zählt nicht.
treachery-bribe_cardinal = Kardinal bestechen
treachery-bribe_cardinal-text = Ist 3 Einfluss wert, wenn du den Papst bezahlst.
treachery-freeze_bid = Gebot einfrieren
treachery-freeze_bid-text = Wenn du mit Bieten an der Reihe bist: Ein Rivale kann das nächste Mal nicht bieten und scheidet aus.
treachery-steal_influence = Einfluss stehlen
treachery-steal_influence-text = In deinem Zug, außerhalb von Versteigerungen: Nimm jemandem 2 Einfluss.
treachery-raid_gold = Goldtransport überfallen
treachery-raid_gold-text = In deinem Zug, außerhalb von Versteigerungen: Nimm jemandem 3 Gold.
treachery-veto = Veto
treachery-veto-text = Verbiete einen Krieg, sobald seine Städte genannt sind.
treachery-start_war = Krieg beginnen
treachery-start_war-text = Am Ende deines Zuges: ein weiterer Krieg.
tile-pope-text = 3 Gold am Ende des Jahrzehnts; einmal im Jahrzehnt dürfen deine Truppen sich in einem Krieg einer Seite anschließen; 3 Punkte, wenn er am Ende dir gehört.
source-cities = Stadtplättchen
source-events = Ereignisse
source-pope = Papst
source-gold = Am meisten Gold
source-influence = Am meisten Einfluss
source-victories = Siege
thing-gold = Gold
thing-influence = Einfluss
thing-wages = Sold
thing-tokens = Siege
thing-tiles = Stadtplättchen
thing-troops = Truppen
thing-treachery = Verrat
thing-events = Ereignisse
thing-pope = Papst
thing-cities = Städte
thing-status = Status
thing-wars = Kriege
thing-decade = Jahrzehnt
thing-income = Einkommen
thing-offers = Angebote
thing-auction = Versteigerung
thing-war = Krieg
thing-hand = Hand
thing-vp = SP
thing-army = Heer
thing-attack = Angriff
thing-defence = Verteidigung
thing-odds = Aussichten
thing-draw = Unentschieden
thing-dice = Würfel
thing-bid = Höchstes Gebot
thing-least = Nächstes Gebot ab
thing-most = Du kannst bieten bis
thing-due = Zu zahlen
thing-counters = Marken
thing-bribed = bestochen
thing-leads = führt
thing-frozen = eingefroren
thing-out = draußen
thing-price = Preis
thing-stock = Vorrat
thing-used = benutzt
thing-sold = verkauft
thing-pile = Stapel
thing-later = Später
thing-nobody = niemand

## Zählbares

money = { $currency ->
    [gold] { $amount } Gold
   *[influence] { $amount } Einfluss
}
bid-money = { $currency ->
    [gold] { $bid } Gold
   *[influence] { $bid } Einfluss
}
least-money = { $currency ->
    [gold] { $least } Gold
   *[influence] { $least } Einfluss
}
price-money = { $currency ->
    [gold] { $price } Gold
   *[influence] { $price } Einfluss
}
other-money = { $currency ->
    [gold] Einfluss
   *[influence] Gold
}
gold-count = { $gold } Gold
influence-count = { $influence } Einfluss
for-gold-count = { $for_gold } Gold
for-influence-count = { $for_influence } Einfluss
purse = { $gold ->
    [0] { $influence ->
        [0] nichts
       *[other] { influence-count }
    }
   *[other] { $influence ->
        [0] { gold-count }
       *[other] { gold-count } und { influence-count }
    }
}
return-purse = { $for_gold ->
    [0] { $for_influence ->
        [0] nichts
       *[other] { for-influence-count }
    }
   *[other] { $for_influence ->
        [0] { for-gold-count }
       *[other] { for-gold-count } und { for-influence-count }
    }
}
lot-name = { $lot ->
    [attacker] Befehl über das Heer von { $city }
    [defender] Befehl über das Heer von { $city }
    [family] Familie { $family }
   *[other] { $tile }
}

## Was Familien, Plättchen, Truppen und Ereignisse tun

ability-none-text = Nur Einkommen.
ability-merchant-text = Zählt für die Ereignisse „Händler“.
ability-reroll-text = Einmal im Jahrzehnt: Beide Würfel eines Krieges werden neu geworfen.
ability-veto-text = Einmal im Jahrzehnt: Verbiete einen Krieg.
ability-bank-text = Einmal im Jahrzehnt: Tausche bis zu { $amount } Gold in Einfluss oder umgekehrt.
ability-steal-text = Einmal im Jahrzehnt: Nimm jemandem { $amount } Einfluss.
ability-draw-text = Einmal im Jahrzehnt: Ziehe umsonst ein Verratsplättchen.
ability-defence-text = +{ $amount } Verteidigung, wann immer du kämpfst.
ability-limit-text = Behalte { $amount } Verratsplättchen mehr.
ability-pope-text = Der Papst kostet dich { $amount } Einfluss weniger.
ability-condottiere-text = Der Befehl über ein Heer kostet dich { $amount } Einfluss weniger.
ability-artist-text = Künstler kosten dich { $amount } weniger.
troop-bonus = +{ $attack } Angriff, +{ $defence } Verteidigung.{ $discount ->
    [0] { "" }
   *[other] { " " }Der Befehl über ein Heer kostet dich { $discount } Einfluss weniger.
}
ability-light_infantry-text = { troop-light_infantry }: { troop-bonus }
ability-crossbow-text = { troop-crossbow }: { troop-bonus }
ability-pike-text = { troop-pike }: { troop-bonus }
ability-fortification-text = { troop-fortification }: { troop-bonus }
ability-cavalry-text = { troop-cavalry }: { troop-bonus }
ability-artillery-text = { troop-artillery }: { troop-bonus }
troop-text = Angriff { $attack }, Verteidigung { $defence }, { gold-count }{ $influence ->
    [0] { "" }
   *[other] ; { influence-count } in jedem Jahrzehnt
}.
effect-points-text = Ein Künstler, der { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
} zählt.
effect-status-text = Ein Künstler für eine Stadt: Ihr Status steigt um { $amount }.
effect-merchant-text = In jedem Jahrzehnt 1 Gold und am Ende 1 Punkt für jedes Stadtplättchen „Händler“, das dir gehört.
effect-invade-text = Senke den Status einer Stadt um { $amount } oder wirf das Plättchen ab.

## Wahlmöglichkeiten

move-family = { $family }
move-put_up = { $family } versteigern
move-buy_troop = { $troop } kaufen
move-discard_troop = { $troop } abwerfen
move-buy_treachery = Ein Verratsplättchen kaufen
move-auction = { $tile } versteigern
move-war = Einen Krieg beginnen
move-pass = Passen
move-end_turn = Den Zug beenden
move-start_war = „Krieg beginnen“ spielen
move-steal_influence = { $rival } Einfluss stehlen
move-raid_gold = Das Gold von { $rival } überfallen
move-lucrezia = Lucrezia: { $rival } Einfluss stehlen
move-bank = Bankwesen: { money } gegen { other-money }
move-alfonso = Alfonso: ein Verratsplättchen ziehen
move-no_alfonso = Später ziehen
move-discard = „{ $treachery }“ abwerfen
move-bid = { bid-money } bieten
move-pass_bid = Endgültig passen
move-freeze_bid = Das Gebot von { $rival } einfrieren
move-bribe_cardinal = „Kardinal bestechen“ einsetzen
move-pay = { price-money } zahlen
move-place_artist = { $city }
move-invade = { $city }
move-no_invasion = Nirgends: das Plättchen abwerfen
move-attacker = { $city } greift an
move-defender = { $city } wird angegriffen
move-veto = Veto spielen
move-lorenzo = Lorenzo verbietet den Krieg
move-no_veto = Den Krieg geschehen lassen
move-no_league = Keiner Seite beitreten
move-bribe = { $troop } von { $rival } bestechen
move-no_bribe = Niemanden bestechen
move-reroll = Beide Würfel neu werfen
move-keep = Den Wurf gelten lassen
move-league = { $side ->
    [attacker] { $attacker } beistehen
   *[defender] { $defender } beistehen
}
move-aside = { $verb ->
    [give] { $rival } { purse } geben
    [offer] { $rival } { purse } gegen { return-purse } anbieten
    [accept] Das Angebot von { $rival } annehmen
    [decline] Das Angebot von { $rival } ablehnen
    [bank] Bankwesen: { money } gegen { other-money }
   *[withdraw] Das Angebot an { $rival } zurückziehen
}

## Fragen

prompt-choose_family = { $you ->
    [yes] Welche Familie führst du?
   *[no] { $seat } wählt eine Familie
}
prompt-put_up_family = { $you ->
    [yes] Welche Familie versteigerst du?
   *[no] { $seat } versteigert eine Familie
}
prompt-take_action = { $you ->
    [yes] Kaufen, versteigern, Krieg oder passen?
   *[no] { $seat } ist am Zug
}
prompt-finish_turn = { $you ->
    [yes] Noch etwas, bevor dein Zug endet?
   *[no] { $seat } beendet den Zug
}
prompt-discard = { $you ->
    [yes] Du behältst nur { $limit } Verratsplättchen: Welches wirfst du ab?
   *[no] { $seat } wirft ein Verratsplättchen ab
}
prompt-bid = { $you ->
    [yes] { lot-name }: Bietest du { least-money } oder mehr?
   *[no] { lot-name }: { $seat } bietet oder passt
}
prompt-pay = { $you ->
    [yes] Wie zahlst du { price-money }?
   *[no] { $seat } zahlt { price-money }
}
prompt-draw_now = { $you ->
    [yes] Soll Alfonso jetzt ein Plättchen ziehen?
   *[no] { $seat } darf Alfonso ein Plättchen ziehen lassen
}
prompt-place_artist = { $you ->
    [yes] In welche Stadt geht { $tile }?
   *[no] { $seat } wählt eine Stadt für { $tile }
}
prompt-invade = { $you ->
    [yes] In welche Stadt fallen die Franzosen ein?
   *[no] { $seat } wählt die Stadt, in die die Franzosen einfallen
}
prompt-name_attacker = { $you ->
    [yes] Krieg: Welche Stadt greift an?
   *[no] { $seat } nennt die angreifende Stadt
}
prompt-name_defender = { $you ->
    [yes] Krieg: Wen greift { $attacker } an?
   *[no] { $seat } nennt die Stadt, die { $attacker } angreift
}
prompt-ask_veto = { $you ->
    [yes] { $attacker } greift { $defender } an: Verbietest du es?
   *[no] { $attacker } greift { $defender } an: { $seat } darf es verbieten
}
prompt-ask_league = { $you ->
    [yes] { $attacker } gegen { $defender }: Rufst du die Heilige Liga?
   *[no] { $attacker } gegen { $defender }: { $seat } darf die Heilige Liga rufen
}
prompt-bribe = { $you ->
    [yes] { $attacker } gegen { $defender }: Bestichst du eine Truppe?
   *[no] { $attacker } gegen { $defender }: { $seat } darf Truppen bestechen
}
prompt-ask_reroll = { $you ->
    [yes] Die Würfel zeigen { $black } und { $white }: neu werfen?
   *[no] Die Würfel zeigen { $black } und { $white }: { $seat } darf sie neu werfen
}

## Was geschah

event-chooses_first = { $you ->
    [yes] Du wählst
   *[no] { $seat } wählt
} als Erstes eine Familie.
event-takes_family = { $you ->
    [yes] Du führst
   *[no] { $seat } führt
} die Familie { $family }.
event-puts_up_family = { $you ->
    [yes] Du versteigerst
   *[no] { $seat } versteigert
} die Familie { $family }.
event-wins_family = { $you ->
    [yes] Du gewinnst
   *[no] { $seat } gewinnt
} die Familie { $family } mit einem Gebot von { bid-money }.
event-decade = Jahrzehnt { $decade } beginnt.
event-turn = { $you ->
    [yes] Du bist an der Reihe.
   *[no] { $seat } ist an der Reihe.
}
event-passes = { $you ->
    [yes] Du passt.
   *[no] { $seat } passt.
}
event-buys_troop = { $you ->
    [yes] Du kaufst
   *[no] { $seat } kauft
} { $troop } für { gold-count }.
event-discards_troop = { $you ->
    [yes] Du wirfst
   *[no] { $seat } wirft
} { $troop } ab.
event-buys_treachery = { $you ->
    [yes] Du kaufst
   *[no] { $seat } kauft
} ein Verratsplättchen für { gold-count } und { influence-count }.
event-draws = { $you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} „{ $treachery }“.
event-draws_unseen = { $you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} ein Verratsplättchen.
event-discards = { $you ->
    [yes] Du wirfst
   *[no] { $seat } wirft
} „{ $treachery }“ ab.
event-discards_unseen = { $you ->
    [yes] Du wirfst
   *[no] { $seat } wirft
} ein Verratsplättchen ab.
event-renews_pile = { $count ->
    [one] { $count } Verratsplättchen bildet den neuen Stapel.
   *[other] { $count } Verratsplättchen bilden den neuen Stapel.
}
event-steals = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $rival } { money } ab{ $by ->
    [lucrezia] { " " }(Lucrezia Borgia)
    [raid_gold] { " " }(Goldtransport überfallen)
   *[steal_influence] { " " }(Einfluss stehlen)
}.
event-banks = { $you ->
    [yes] Du tauschst
   *[no] { $seat } tauscht
} { money } in { other-money } (Bankwesen).
event-alfonso = { $you ->
    [yes] Du setzt
   *[no] { $seat } setzt
} Alfonso Aragon ein.
event-puts_up = { $you ->
    [yes] Du versteigerst
   *[no] { $seat } versteigert
} „{ $tile }“.
event-bids = { $you ->
    [yes] Du bietest
   *[no] { $seat } bietet
} { bid-money }.
event-passes_bid = { $you ->
    [yes] Du passt
   *[no] { $seat } passt
} endgültig.
event-cannot_bid = { $you ->
    [yes] Du kannst nicht bieten
   *[no] { $seat } kann nicht bieten
}{ $reason ->
    [is-frozen] : eingefroren
    [six-tiles] : kein Platz für ein weiteres Stadtplättchen
    [three-cities] : kein Platz für eine weitere Stadt
   *[too-little-money] : nicht genug Mittel
}.
event-freezes = { $you ->
    [yes] Du frierst
   *[no] { $seat } friert
} das Gebot von { $rival } ein.
event-wins = { $you ->
    [yes] Du gewinnst
   *[no] { $seat } gewinnt
} „{ $tile }“ mit einem Gebot von { bid-money }.
event-wins_city = { $you ->
    [yes] Du führst das Heer von
   *[no] { $seat } führt das Heer von
} { $city } mit einem Gebot von { bid-money }.
event-unsold = Niemand bietet für „{ $tile }“.
event-vacant = Niemand führt das Heer von { $city }.
event-bribes_cardinal = { $you ->
    [yes] Du bestichst
   *[no] { $seat } besticht
} einen Kardinal: { influence-count } weniger zu zahlen.
event-pays = { $you ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
} { money }.
event-artist = { $you ->
    [yes] Du bringst
   *[no] { $seat } bringt
} { $tile } nach { $city }, dessen Status jetzt { $status } ist.
event-invades = { $you ->
    [yes] Du lässt
   *[no] { $seat } lässt
} die Franzosen in { $city } einfallen, dessen Status jetzt { $status } ist.
event-no_invasion = { $you ->
    [yes] Du wirfst
   *[no] { $seat } wirft
} „Einfall der Franzosen“ ab.
event-start_war = { $you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} „Krieg beginnen“.
event-war = { $you ->
    [yes] Du beginnst einen Krieg:
   *[no] { $seat } beginnt einen Krieg:
} { $attacker } greift { $defender } an.
event-vetoes = { $you ->
    [yes] Du verbietest
   *[no] { $seat } verbietet
} den Krieg{ $by ->
    [lorenzo] { " " }(Lorenzo Medici)
   *[veto] { " " }(Veto)
}.
event-war_unmanned = Niemand kämpft: Der Krieg endet unentschieden.
event-wages = { $you ->
    [yes] { $city } verspricht dir
   *[no] { $city } verspricht { $seat }
} { gold-count } Sold.
event-league = { $you ->
    [yes] Du rufst
   *[no] { $seat } ruft
} die Heilige Liga für { $city }.
event-bribes = { $you ->
    [yes] Du bestichst
   *[no] { $seat } besticht
} { $troop } von { $rival }.
event-dice = Die Würfel: { $black } und { $white }.
event-rerolls = { $you ->
    [yes] Du lässt
   *[no] { $seat } lässt
} beide Würfel neu werfen (Ludovico Sforza).
event-totals = { $attacker } greift mit { $attack } an, { $defender } verteidigt mit { $defence }.
event-status = Der Status von { $city } ist jetzt { $status }.
event-war_won = { $you ->
    [yes] Du gewinnst den Krieg für { $city }
   *[no] { $seat } gewinnt den Krieg für { $city }
} und einen Siegmarker.
event-war_won_neutral = { $city } gewinnt den Krieg ohne Condottiere.
event-war_drawn = Der Krieg endet unentschieden.
event-income = { $you ->
    [yes] Du erhältst
   *[no] { $seat } erhält
} { gold-count } und { influence-count }{ $wages ->
    [0] { "" }
   *[other] , dazu { $wages } Gold Sold
}.
event-final_city = Jedes Plättchen von { $city } zählt { $vp } SP.
event-final_points = { $you ->
    [yes] Du erhältst
   *[no] { $seat } erhält
} { $vp } SP: { $source }.
event-gives = { $you ->
    [yes] Du gibst
   *[no] { $seat } gibt
} { $rival } { purse }.
event-offers = { $you ->
    [yes] Du bietest
   *[no] { $seat } bietet
} { $rival } { purse } gegen { return-purse } an.
event-accepts = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} das Angebot von { $rival } an: { return-purse } gegen { purse }.
event-declines = { $you ->
    [yes] Du lehnst
   *[no] { $seat } lehnt
} das Angebot von { $rival } ab.
event-withdraws = { $you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} das Angebot an { $rival } zurück.

## Warum nicht

why-family-taken = jemand anderes führt diese Familie
why-an-event-must-be-sold = zwei Runden lang geschah nichts: Jetzt muss ein Ereignis versteigert werden
why-later-decade = dieses Ereignis gehört in Jahrzehnt { $decade }
why-is-sold = schon verkauft
why-pope-has-owner = der Papst hat in diesem Jahrzehnt schon einen Besitzer
why-no-more-wars = in diesem Jahrzehnt gab es schon { $wars } Kriege
why-out-of-stock = im Vorrat ist keine mehr
why-owned-already = von jeder Art nur eine
why-not-enough-gold = { gold-count } nötig
why-not-enough-for-treachery = { gold-count } und { influence-count } nötig
why-nothing-to-take = { $rival } hat nichts davon
why-used-this-decade = in diesem Jahrzehnt schon benutzt
why-only-in-own-turn = nur im eigenen Zug
why-last-event-is-up = kein Bankwesen, während das letzte Ereignis versteigert wird
why-last-event-is-sold = das letzte Ereignis des Jahrzehnts ist verkauft: es folgt nichts mehr
why-not-enough-money = so viel ist nicht da
why-bid-needs-money = dein Gebot braucht dieses Geld
why-bid-needs-cardinal = dein Gebot von { $bid } braucht „Kardinal bestechen“
why-must-open = du musst das erste Gebot machen
why-not-in-auction = { $rival } ist aus dieser Versteigerung ausgeschieden
why-already-frozen = { $rival } ist schon eingefroren
why-is-frozen = „Gebot einfrieren“ hindert dich am Bieten
why-six-tiles = du hast schon { $most } Stadtplättchen
why-three-cities = du hast schon Plättchen von { $most } Städten
why-too-little-money = mindestens { $least } nötig
why-beyond-capacity = du kannst höchstens { $most } zahlen
why-no-cardinal = du hast kein „Kardinal bestechen“ für den Papst
why-only-what-is-lacking = für das letzte Ereignis nur, was fehlt
why-only-the-price = für das letzte Ereignis nicht mehr als der Preis
why-no-such-banking = das Bankwesen tauscht 1 bis { $most }
why-no-banking-tile = du hast kein Plättchen Bankwesen
why-not-enough-in-hand = nicht genug auf der Hand
why-attacks-already = { $city } kann sich nicht selbst angreifen
why-bribed-already = diese Truppe ist schon bestochen
why-no-such-offer = ein solches Angebot gibt es nicht
why-no-such-aside = das kann man weder geben noch anbieten
why-nothing-given = nichts würde den Besitzer wechseln
why-cannot-deliver = einer von euch hat nicht, was angeboten wurde
why-no-negotiation-now = jetzt kann nichts gegeben oder getauscht werden
why-no-such-amount = ein Betrag von 0 bis { $most } ist nötig
why-no-amount-here = dieser Auftrag hat keinen Betrag

## Am Terminal

bargain-help =
    give Este 3g          Gold (g) oder Einfluss (i) verschenken
    offer Este 3g for 2i  einen Tausch anbieten, den der andere annimmt oder ablehnt
    accept Este           ein Angebot annehmen; decline Este lehnt es ab
    withdraw Este         ein eigenes Angebot zurückziehen
    bank 3g               Bankwesen: Gold in Einfluss tauschen oder umgekehrt (bank 3i)
bargain-unclear = Nenne eine Familie oder einen Spieler, dann Beträge in Gold (g) und Einfluss (i), etwa: offer Este 3g for 2i

## Begriffe

concept-gold = Gold
concept-gold-text = Bezahlt Truppen, Stadtplättchen und die Hälfte der Ereignisse.
concept-gold-rules = P-502, P-621, P-641
concept-influence = Einfluss
concept-influence-text = Bezahlt den Papst, den Befehl über Heere und die Hälfte der Ereignisse.
concept-influence-rules = P-641, P-651, P-661
concept-decade = Jahrzehnt
concept-decade-text = Endet, sobald sein letztes Ereignis verkauft, ausgeführt und bezahlt ist.
concept-decade-rules = P-401, P-1501
concept-city-tile = Stadtplättchen
concept-city-tile-text = Einkommen in jedem Jahrzehnt, oft eine Fähigkeit und am Ende die Punkte seiner Stadt. Höchstens sechs, aus höchstens drei Städten; sie werden nie verschenkt.
concept-city-tile-rules = P-201, P-202, P-1101, P-1606
concept-status = Status
concept-status-text = Von 3 bis 10. Das Doppelte ist das niedrigste Gebot für ein Plättchen der Stadt; er ist auch der Sold des Condottiere. Am Ende bestimmt er den Rang der Städte.
concept-status-rules = P-622, P-924, P-1602
concept-auction = Versteigerung
concept-auction-text = Im Uhrzeigersinn ab dem aktiven Spieler: höher bieten oder endgültig passen. Der Letzte gewinnt zu seinem Gebot.
concept-auction-rules = P-602, P-604, P-606, P-607
concept-opening = Erstes Gebot
concept-opening-text = Wer ein Stadtplättchen versteigert, muss mindestens das Doppelte des Status seiner Stadt bieten. Ereignisse und der Papst sind auch für 0 zu haben.
concept-opening-rules = P-622, P-642, P-643
concept-capacity = Was du bieten kannst
concept-capacity-text = Geld auf der Hand, Nachlässe, „Kardinal bestechen“ für den Papst und was das Bankwesen noch tauschen könnte.
concept-capacity-rules = P-605, P-805
concept-freeze = Gebot einfrieren
concept-freeze-text = Der Betroffene scheidet aus, wenn er das nächste Mal bieten müsste; ein Gebot, das er gemacht hat, bleibt.
concept-freeze-rules = P-701, P-706, P-708
concept-troop = Truppe
concept-troop-text = Eine von jeder Art. Ohne Truppe kann man kein Heer führen. Truppen gehen nie verloren.
concept-troop-rules = P-206, P-662, P-968
concept-war = Krieg
concept-war-text = Zwei Städte, vielleicht ein Veto, zwei Versteigerungen um den Befehl, Sold, Liga, Bestechung, Würfel.
concept-war-rules = P-904, P-906, P-661, P-928
concept-condottiere = Condottiere
concept-condottiere-text = Wer für eine Stadt kämpft: Alle seine Truppen und Zuschläge zählen.
concept-condottiere-rules = P-661, P-941, P-943
concept-wages = Sold
concept-wages-text = Gold in Höhe des Status der Stadt, fällig bei jedem Ausgang; ausgezahlt am Ende des Jahrzehnts.
concept-wages-rules = P-924, P-925, P-926
concept-neutral = Neutrales Heer
concept-neutral-text = Eine Stadt ohne Condottiere kämpft mit Angriff 3 und Verteidigung 3.
concept-neutral-rules = P-922, P-923
concept-counter = Gegenangriff
concept-counter-text = Siegt der Angriff nicht, greift die angegriffene Stadt ihrerseits an; scheitert auch das, endet der Krieg unentschieden.
concept-counter-rules = P-946, P-947, P-949
concept-double = Doppelter Sieg
concept-double-text = Eine Summe von mindestens dem Doppelten der anderen bewegt beide Städte um zwei Stufen.
concept-double-rules = P-961, P-962
concept-token = Siegmarker
concept-token-text = n Marker zählen 1 + 2 + … + n Punkte.
concept-token-rules = P-966, P-1614
concept-league = Heilige Liga
concept-league-text = Einmal im Jahrzehnt schließt der Besitzer des Papstes seine Truppen, mit gedruckten Werten, einer Seite eines Krieges an.
concept-league-rules = P-1402, P-1409, P-1410
concept-treachery = Verrat
concept-treachery-text = Geheime Plättchen; du behältst zwei, mit manchen Familien und Stadtplättchen mehr.
concept-treachery-rules = P-208, P-209, P-215
concept-free-play = Freies Spiel
concept-free-play-text = Stehlen, Bankwesen und Alfonso sind keine Aktion: so oft du willst, davor und danach.
concept-free-play-rules = P-406, P-407
concept-banking = Bankwesen
concept-banking-text = Einmal im Jahrzehnt bis zu 3 Gold gegen Einfluss oder umgekehrt, zu jeder Zeit, aber nicht, während das letzte Ereignis versteigert wird, außer um es zu bezahlen.
concept-banking-rules = P-821, P-823, P-825, P-826
concept-events = Ereignisse
concept-events-text = Künstler, Händler und die Franzosen. Welche in ein Jahrzehnt gehören, ist von Anfang an bekannt.
concept-events-rules = P-112, P-113, P-1301
concept-artist = Künstler für eine Stadt
concept-artist-text = Hebt den Status einer Stadt auf Dauer um 1 und entscheidet Gleichstände zwischen Städten.
concept-artist-rules = P-1302, P-1305, P-1602
concept-merchant = Händler
concept-merchant-text = Ein Ereignis „Händler“ zahlt und zählt für jedes Stadtplättchen „Händler“, das dir gehört.
concept-merchant-rules = P-1306, P-1307, P-1308
concept-pope = Papst
concept-pope-text = Dein bis zum Ende des Jahrzehnts: 3 Gold, die Heilige Liga und 3 Punkte am Spielende.
concept-pope-rules = P-1401, P-1507, P-1608
concept-negotiation = Verhandlung
concept-negotiation-text = Gib oder tausche Gold und Einfluss mit jedem zu jeder Zeit. Versprechen binden niemanden.
concept-negotiation-rules = P-301, P-304, P-305
concept-offer = Angebot
concept-offer-text = Verfällt mit der Versteigerung, in der es gemacht wurde, sonst mit dem Zug.
concept-offer-rules = P-307, P-308, P-309
concept-idle = Züge ohne Wirkung
concept-idle-text = Nach zwei Runden, in denen nichts geschah, muss der Nächste ein Ereignis versteigern und das erste Gebot machen.
concept-idle-rules = P-414, P-415, P-416
concept-end = Spielende
concept-end-text = Stadtplättchen nach Rang, Ereignisse, Papst, am meisten und am zweitmeisten Gold, am meisten Einfluss, Siege. Bei Gleichstand teilt man sich den Sieg.
concept-end-rules = P-1603, P-1609, P-1613, P-1616
concept-reconstructed = Rekonstruierter Wert
concept-reconstructed-text = Für dieses Programm gewählt, weil der gedruckte Wert nicht öffentlich bekannt ist. Wer die Schachtel besitzt, kann ihn mit einer Materialdatei berichtigen.
concept-reconstructed-rules = P-514, P-1604
concept-family = Familie
concept-family-text = Wer du bist: Sie zahlt jedes Jahrzehnt Gold und Einfluss und kann eines, das die anderen nicht können.
concept-family-rules = P-1201, P-103
