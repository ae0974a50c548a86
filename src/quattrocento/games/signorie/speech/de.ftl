# Signorie auf Deutsch. Kennungen und Argumente: siehe quattrocento/words/__init__.py.

## Das Spiel

game-signorie = Signorie
game-signorie-blurb = Wähle Würfel und lenke eine Familie im Italien der Renaissance: Bilde Söhne in Politik, Kirche oder Militär aus, schicke sie auf Missionen, arrangiere Hochzeiten, stelle Helfer ein und gewinne sechs große Häuser als Verbündete. Hohe Würfel sind billig, aber belohnt werden nur bescheidene Summen.
game-signorie-summary = Das Spiel dauert sieben Runden. In jeder Runde werden alle Würfel geworfen. Wer an der Reihe ist, nimmt einen Würfel, legt ihn in die Spalte seiner Farbe, zahlt die Differenz, falls er niedriger ist als der Wert der Spalte, und tut eines von drei Dingen: die Aktion der Spalte, ein Mandat dieser Farbe, bezahlt mit Männern oder Frauen, oder einen Helfer einstellen. Danach dürfen die Helfer dieser Spalte arbeiten. Höchstens vier Würfel pro Runde, einer je Farbe.
    Wenn alle gepasst haben, bringt die Initiativeleiste Punkte und legt die neue Reihenfolge fest. Wessen Würfel zusammen höchstens die Schwelle (13) ergeben, erhält die Belohnung der Runde und darf bis Runde 5 eine Braut einsetzen. Nach Runde 7 zählen Männer in einer Laufbahn die Hälfte, und jede Reihe des Plans mit mindestens drei Allianzplättchen zählt ihre Plättchen. Die meisten Siegpunkte gewinnen.

option-colours = Farben
option-colours-text = Wer welche Farbe spielt; jede Farbe hat ihren eigenen Plan.
option-tiles = Allianzplättchen
option-tiles-text = Muss ein Plättchen genommen werden, das eine Reihe deines Plans braucht?
option-tiles-compulsory = Pflicht
option-tiles-compulsory-text = Ein gebrauchtes Plättchen wird immer genommen.
option-tiles-optional = freiwillig
option-tiles-optional-text = Ein gebrauchtes Plättchen darf in seiner Stadt bleiben.

## Namen

colour-yellow = Gelb
colour-red = Rot
colour-purple = Violett
colour-blue = Blau
column-yellow = Gelb
column-red = Rot
column-purple = Violett
column-grey = Grau
column-turquoise = Türkis
ring-yellow = { column-yellow }
ring-red = { column-red }
ring-purple = { column-purple }
ring-grey = { column-grey }
ring-turquoise = { column-turquoise }
ring-any = jede Spalte
place-top = oben
place-middle = Mitte
place-bottom = unten
place-second = zweiter
place-third = dritter
place-fourth = vierter
place-fifth = fünfter
career-political = Politik
career-clerical = Kirche
career-military = Militär
career-political-title = Politik
career-clerical-title = Kirche
career-military-title = Militär
row-political = Politik
row-clerical = Kirche
row-military = Militär
row-marriage = Hochzeit
city-Milano = Mailand
city-Venezia = Venedig
city-Firenze = Florenz
city-Roma = Rom
city-Napoli = Neapel
house-Sforza = Sforza
house-Medici = Medici
house-Este = Este
house-Gonzaga = Gonzaga
house-Borgia = Borgia
house-Aragona = Aragon
source-missions = Missionen
source-marriages = Hochzeiten
source-initiative = Initiative
source-helpers = Helfer
source-brides = Bräute
source-rewards = Belohnungen
source-purchases = Käufe
source-careers = Laufbahnen
source-alliances = Allianzen

thing-dice = Würfel
thing-mandates = Mandate
thing-cities = Städte
thing-careers = Laufbahnen
thing-initiative = Initiative
thing-rewards = Belohnungen
thing-helpers = Helfer
thing-plan = Plan
thing-brides = Bräute
thing-florins = Florin
thing-threshold = Schwelle
thing-home = Zu Hause
thing-reserve = Reserve
thing-order = Reihenfolge
thing-rank = Rang
thing-stacks = Stapel
thing-tile-mission = Mission
thing-tile-marriage = Hochzeit
thing-man = Mann
thing-men = Männer
thing-woman = Frau
thing-women = Frauen
thing-face-down = { $count } verdeckt
thing-vp = SP
thing-action = Aktion
thing-mandate = Mandat
thing-hire = Einstellen
thing-my-die = Mein Würfel
thing-tiles = Plättchen

## Zählbares

florins-count = { $florins } Florin
points-count = { $points ->
    [one] { $points } Bewegungspunkt
   *[other] { $points } Bewegungspunkte
}
steps-count = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
meeples-count = { $sex ->
    [woman] { $meeples ->
        [one] { $meeples } Frau
       *[other] { $meeples } Frauen
    }
   *[man] { $meeples ->
        [one] { $meeples } Mann
       *[other] { $meeples } Männer
    }
}
men-count = { $men ->
    [0] kein Mann
    [one] { $men } Mann
   *[other] { $men } Männer
}
women-count = { $women ->
    [0] keine Frau
    [one] { $women } Frau
   *[other] { $women } Frauen
}
paying = { $florins ->
    [0] { "" }
   *[other] { " " }für { florins-count }
}

## Was Aktionen, Helfer, Mandate und Belohnungen tun

action-florins = Florin
action-florins-text = Nimm { $amount } Florin.
action-marriage = Hochzeit
action-marriage-text = Eine Frau heiratet in eine Stadt: Zahle eine Mitgift, erhalte { $vp } SP je Florin davon und nimm das Hochzeitsplättchen der Stadt, wenn dein Plan es braucht.
action-progeny = Nachkommen
action-progeny-text = Wirf einen Würfel je Braut: 1 bis 3 bringt eine Frau nach Hause, 4 bis 6 einen Mann.
action-tracks = Leisten
action-tracks-text = Bis zu { $amount } Bewegungspunkte für deine Laufbahnen und die Initiativeleiste.
action-mission = Mission
action-mission-text = Schicke einen Mann aus seiner Laufbahn in eine Stadt: Erhalte die SP seines Feldes und nimm das Missionsplättchen der Stadt, wenn dein Plan es braucht.

helps-florins = { $grows ->
    [yes] { $amount } oder { $high } Florin (Würfel { $die }+)
   *[no] { $amount } Florin
}
helps-florins-text = { $grows ->
    [yes] Nimm { $amount } Florin oder, wenn der Würfel { $die } oder mehr zeigt, { $high }.
   *[no] Nimm { $amount } Florin.
}
helps-marriage = Hochzeit
helps-marriage-text = Arrangiere eine Hochzeit, Mitgift wie üblich.
helps-tracks = { $grows ->
    [yes] { $amount } oder { $high } Bewegungspunkte, Laufbahn oder Initiative (Würfel { $die }+)
   *[no] { $amount ->
        [one] { $amount } Bewegungspunkt, Laufbahn oder Initiative
       *[other] { $amount } Bewegungspunkte, Laufbahn oder Initiative
    }
}
helps-tracks-text = { $grows ->
    [yes] Bewegungspunkte für Laufbahnen oder Initiative: { $amount } oder, wenn der Würfel { $die } oder mehr zeigt, { $high }.
   *[no] Bewegungspunkte für Laufbahnen oder Initiative: { $amount }.
}
helps-mission = Mission
helps-mission-text = Schicke einen Mann auf eine Mission.
helps-tile = { $amount ->
    [one] { $amount } verdecktes Plättchen
   *[other] { $amount } verdeckte Plättchen
}
helps-tile-text = { $amount ->
    [one] Lege ein Allianzplättchen ungesehen verdeckt an eine Reihe deines Plans.
   *[other] Lege { $amount } Allianzplättchen ungesehen verdeckt an Reihen deines Plans.
}
helps-vp = { $grows ->
    [yes] { $amount } oder { $high } SP (Würfel { $die }+)
   *[no] { $amount } SP
}
helps-vp-text = { $grows ->
    [yes] Erhalte { $amount } SP oder, wenn der Würfel { $die } oder mehr zeigt, { $high }.
   *[no] Erhalte { $amount } SP.
}
helps-half_die = halber Würfel in SP
helps-half_die-text = Erhalte die halbe Zahl des Würfels in SP, aufgerundet.
helps-woman = 1 Frau kommt nach Hause
helps-woman-text = Eine Frau kommt aus der Reserve zu dir nach Hause.
helps-meeple = 1 Mann oder Frau kommt nach Hause
helps-meeple-text = Ein Mann oder eine Frau kommt aus der Reserve zu dir nach Hause.
helps-initiative = { $grows ->
    [yes] Initiative +{ $amount } oder +{ $high } (Würfel { $die }+)
   *[no] Initiative +{ $amount }
}
helps-initiative-text = { $grows ->
    [yes] Schritte auf der Initiativeleiste: { $amount } oder, wenn der Würfel { $die } oder mehr zeigt, { $high }.
   *[no] Schritte auf der Initiativeleiste: { $amount }.
}
helps-career = { $grows ->
    [yes] Laufbahn +{ $amount } oder +{ $high } (Würfel { $die }+)
   *[no] Laufbahn +{ $amount }
}
helps-career-text = { $grows ->
    [yes] Bewegungspunkte nur für Laufbahnen: { $amount } oder, wenn der Würfel { $die } oder mehr zeigt, { $high }.
   *[no] Bewegungspunkte nur für Laufbahnen: { $amount }.
}

spending = { $takes ->
    [open] Gib 1 bis { $most } Familienmitglieder ab; es wirkt einmal für jedes.
   *[fixed] { $most ->
        [1] Gib 1 Familienmitglied ab.
       *[other] Gib { $most } Familienmitglieder ab; es wirkt einmal.
    }
}
asks-initiative = Initiative +{ $amount }
asks-initiative-text = Schritte auf der Initiativeleiste: { $amount }. { spending }
asks-threshold = Schwelle +{ $amount }
asks-threshold-text = Deine Schwelle steigt in dieser Runde um { $amount }. { spending }
asks-tile = { $amount ->
    [one] Verdecktes Plättchen
   *[other] { $amount } verdeckte Plättchen
}
asks-tile-text = { helps-tile-text } { spending }
asks-florins = { $amount } Florin
asks-florins-text = Nimm { asks-florins }. { spending }
asks-career = Laufbahn +{ $amount }
asks-career-text = Bewegungspunkte nur für Laufbahnen: { $amount }. { spending }
asks-marriage = Hochzeit
asks-marriage-text = Arrangiere eine Hochzeit, Mitgift wie üblich; eine hier abgegebene Frau kann nicht heiraten. { spending }
asks-mission = Mission
asks-mission-text = Schicke einen Mann aus seiner Laufbahn auf eine Mission. { spending }
asks-progeny = { $amount ->
    [0] Nachkommen
   *[other] Nachkommen +{ $amount }
}
asks-progeny-text = Wirf einen Nachkommenwürfel je Braut und { $amount } mehr. { spending }
asks-hire = { $amount ->
    [0] Einstellen
   *[other] Einstellen −{ $amount }
}
asks-hire-text = Stelle einen Helfer in einer beliebigen Spalte ein, { $amount ->
    [0] zu seinem Preis
   *[other] { $amount } Florin billiger
}. { spending }
asks-helper = Helfer nutzen
asks-helper-text = Lass einen deiner Helfer aus beliebiger Spalte arbeiten, mit dem eben gelegten Würfel. { spending }

gives-mission = Mission
gives-mission-text = Schicke einen Mann auf eine Mission.
gives-tile = { $amount ->
    [one] Verdecktes Plättchen
   *[other] { $amount } verdeckte Plättchen
}
gives-tile-text = { helps-tile-text }
gives-marriage = Hochzeit
gives-marriage-text = Arrangiere eine Hochzeit, Mitgift wie üblich.
gives-progeny = Nachkommen
gives-progeny-text = Wirf einen Würfel je Braut: 1 bis 3 bringt eine Frau nach Hause, 4 bis 6 einen Mann.
gives-tracks = { $amount ->
    [one] { $amount } Bewegungspunkt
   *[other] { $amount } Bewegungspunkte
}
gives-tracks-text = Bewegungspunkte für Laufbahnen und Initiative: { $amount }.
gives-hire = { $amount ->
    [99] Freier Helfer
   *[other] Helfer −{ $amount }
}
gives-hire-text = Stelle einen Helfer in einer beliebigen Spalte ein, { $amount ->
    [99] kostenlos
   *[other] { $amount } Florin billiger
}.
gives-florins = { $amount } Florin
gives-florins-text = Nimm { gives-florins }.
gives-family = Mann + Frau
gives-family-text = Ein Mann und eine Frau kommen aus der Reserve nach Hause.
gives-column = Helfer noch einmal
gives-column-text = Wähle einen deiner gelegten Würfel: Die Helfer seiner Spalte dürfen noch einmal arbeiten.

counts-bride = { $amount } SP je Braut
counts-bride-text = { $amount } SP je Braut, die aufgedruckte eingeschlossen.
counts-helper = { $amount } SP je Helfer
counts-helper-text = { $amount } SP je eingestelltem Helfer.
counts-city = { $amount } SP je Stadt
counts-city-text = { $amount } SP je Stadt mit mindestens einem deiner Männer oder Frauen.
counts-tile = { $amount } SP je Plättchen
counts-tile-text = { $amount } SP je Allianzplättchen an deinem Plan, offen oder verdeckt.
counts-man = { $amount } SP je Laufbahnmann
counts-man-text = { $amount } SP je eigenem Mann in einer Laufbahn.

## Fragen

prompt-take_die = { $you ->
    [yes] Nimm einen Würfel oder passe
   *[no] { $seat } nimmt einen Würfel oder passt
}
prompt-choose_action = { $you ->
    [yes] Wofür nutzt du den Würfel { $column } { $value }?
   *[no] { $seat } wählt, wozu der Würfel { $column } { $value } dient
}
prompt-spend = { $you ->
    [yes] Wie viele gibst du für das Mandat „{ $mandate }“ ab?
   *[no] { $seat } wählt, wie viele das Mandat „{ $mandate }“ kostet
}
prompt-points = { $you ->
    [yes] Nutze einen Bewegungspunkt (noch { $points })
   *[no] { $seat } nutzt Bewegungspunkte (noch { $points })
}
prompt-send_man = { $you ->
    [yes] Welcher Mann geht auf die Mission?
   *[no] { $seat } wählt einen Mann für eine Mission
}
prompt-choose_city = { $you ->
    [yes] Wohin geht dein Mann (Laufbahn { $career }, Rang { $rank })?
   *[no] { $seat } wählt eine Stadt für einen Mann (Laufbahn { $career }, Rang { $rank })
}
prompt-marry = { $you ->
    [yes] In welche Stadt heiratet eine deiner Frauen?
   *[no] { $seat } wählt eine Stadt für eine Hochzeit
}
prompt-dowry = { $you ->
    [yes] Wie viel Mitgift zahlst du in { $city }? ({ $vp } SP je Florin)
   *[no] { $seat } wählt eine Mitgift in { $city }
}
prompt-take_tile = { $you ->
    [yes] Nimmst du das Plättchen { $house } { $vp } aus { $city }?
   *[no] { $seat } darf das Plättchen { $house } { $vp } aus { $city } nehmen
}
prompt-lay_face_down = { $you ->
    [yes] An welche Reihe legst du das verdeckte Plättchen?{ $tiles ->
        [1] { "" }
       *[other] { " " }({ $tiles } zu legen)
    }
   *[no] { $seat } wählt eine Reihe für ein verdecktes Plättchen
}
prompt-fetch = { $you ->
    [yes] Wer kommt nach Hause, ein Mann oder eine Frau?
   *[no] { $seat } holt einen Mann oder eine Frau nach Hause
}
prompt-place_helper = { $you ->
    [yes] Welchen Helfer stellst du ein? ({ $ring })
   *[no] { $seat } stellt einen Helfer ein ({ $ring })
}
prompt-ask_helper = { $you ->
    [yes] Soll dein Helfer arbeiten: { $helper }?
   *[no] { $seat } darf einen Helfer nutzen: { $helper }
}
prompt-use_helper = { $you ->
    [yes] Welcher deiner Helfer arbeitet?
   *[no] { $seat } wählt einen Helfer
}
prompt-column_again = { $you ->
    [yes] Die Helfer welcher Spalte arbeiten noch einmal?
   *[no] { $seat } wählt eine Spalte, deren Helfer noch einmal arbeiten
}
prompt-take_reward = { $you ->
    [yes] Deine Belohnung: „{ $bonus }“ oder { florins-count }?
   *[no] { $seat } wählt eine Belohnung: „{ $bonus }“ oder { florins-count }
}
prompt-place_bride = { $you ->
    [yes] Setzt du eine Braut ein?
   *[no] { $seat } darf eine Braut einsetzen
}
prompt-purchase = { $you ->
    [yes] Zahlst du { florins-count } für { $vp } SP?
   *[no] { $seat } darf { florins-count } für { $vp } SP zahlen
}

## Wahlmöglichkeiten

move-take_die = { $column } { $value }
move-pass = Passen
move-signoria = { $action }
move-mandate = Mandat „{ $mandate }“
move-hire = Helfer einstellen ({ $ring })
move-spend = { meeples-count }
move-place_helper = { $helper } ({ $column }, { $place })
move-activate = Nutzen: { $helper } ({ $column }, { $place })
move-skip = Nicht nutzen
move-again = { $column }
move-train = Ein Mann beginnt die Laufbahn { $career }
move-advance = Mann auf Feld { $space } ({ $career }) rückt vor
move-initiative = Ein Schritt Initiative
move-stop = Den Rest verfallen lassen
move-send = Mann auf Feld { $space } ({ $career })
move-to = { $city }
move-marry = { $city }
move-dowry = { florins-count }
move-take_tile = Plättchen nehmen
move-leave_tile = Plättchen liegen lassen
move-row = Reihe { $row }
move-fetch = { $sex ->
    [woman] Eine Frau
   *[man] Ein Mann
}
move-bonus = { $bonus }
move-florins = { florins-count }
move-bride = Eine Braut einsetzen
move-no_bride = Keine Braut
move-buy = { florins-count } für { $vp } SP zahlen
move-decline = Florin behalten

## Was geschah

event-round = Runde { $round } beginnt.
event-turn_order = Reihenfolge: { $order }.
event-leave_out = Nicht im Spiel: { $cities }.
event-rewards = Die Belohnungen: { $rewards }.
event-tiles = { $count ->
    [one] Ein neues Allianzplättchen wird ausgelegt.
   *[other] { $count } neue Allianzplättchen werden ausgelegt.
}
event-roll = Die Würfel werden geworfen.
event-mandates = Die Mandate werden neu verteilt.
event-takes_die = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} den Würfel { $column } { $value }{ paying }.
event-passes = { $you ->
    [yes] Du passt.
   *[no] { $seat } passt.
}
event-must_pass = { $you ->
    [yes] Du kannst keinen Würfel mehr nehmen und passt.
   *[no] { $seat } kann keinen Würfel mehr nehmen und passt.
}
event-signoria = { $you ->
    [yes] Du wählst die Aktion { $action }.
   *[no] { $seat } wählt die Aktion { $action }.
}
event-mandate = { $you ->
    [yes] Du gibst { meeples-count } für das Mandat „{ $mandate }“ ab.
   *[no] { $seat } gibt { meeples-count } für das Mandat „{ $mandate }“ ab.
}
event-threshold = { $you ->
    [yes] Deine Schwelle ist jetzt { $threshold }.
   *[no] { $seat } hat jetzt die Schwelle { $threshold }.
}
event-receives = { $you ->
    [yes] Du erhältst { florins-count }.
   *[no] { $seat } erhält { florins-count }.
}
event-hires = { $you ->
    [yes] Du stellst{ paying } einen Helfer ein: { $helper }.
   *[no] { $seat } stellt{ paying } einen Helfer ein: { $helper }.
}
event-activates = { $you ->
    [yes] Du lässt
   *[no] { $seat } lässt
} einen Helfer arbeiten: { $helper }.
event-skips_helper = { $you ->
    [yes] Du nutzt
   *[no] { $seat } nutzt
} einen Helfer nicht: { $helper }.
event-column_again = { $you ->
    [yes] Du lässt
   *[no] { $seat } lässt
} die Helfer der Spalte { $column } noch einmal arbeiten.
event-helper_vp = { $you ->
    [yes] Du erhältst { $vp } SP.
   *[no] { $seat } erhält { $vp } SP.
}
event-climbs = { $you ->
    [yes] Du steigst
   *[no] { $seat } steigt
} { steps-count } in der Initiative.
event-stops = { $you ->
    [yes] Du lässt { points-count } verfallen.
   *[no] { $seat } lässt { points-count } verfallen.
}
event-trains = { $you ->
    [yes] Du setzt
   *[no] { $seat } setzt
} einen Mann in die Laufbahn { $career }.
event-advances = { $you ->
    [yes] Du bringst
   *[no] { $seat } bringt
} einen Mann der Laufbahn { $career } auf Feld { $space }.
event-career_florins = { $you ->
    [yes] Das Feld bringt dir { florins-count }.
   *[no] Das Feld bringt { $seat } { florins-count }.
}
event-career_initiative = { $you ->
    [yes] Das Feld bringt dir { steps-count } Initiative.
   *[no] Das Feld bringt { $seat } { steps-count } Initiative.
}
event-mission = { $you ->
    [yes] Du schickst
   *[no] { $seat } schickt
} einen Mann der Laufbahn { $career } nach { $city }: { $vp } SP.
event-marriage = { $you ->
    [yes] Du verheiratest
   *[no] { $seat } verheiratet
} eine Frau nach { $city }; die Mitgift von { florins-count } bringt { $vp } SP.
event-takes_tile = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} das Plättchen { $house } { $vp } aus { $city } für die Reihe { $row }.
event-leaves_tile = { $you ->
    [yes] Du lässt das Plättchen in { $city }.
   *[no] { $seat } lässt das Plättchen in { $city }.
}
event-lays_face_down = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
} ein Plättchen verdeckt an die Reihe { $row }.
event-progeny = { $you ->
    [yes] Du würfelst
   *[no] { $seat } würfelt
} { $dice } für Nachkommen: { men-count } und { women-count }.
event-fetches = { $sex ->
    [woman] { $you ->
        [yes] Du holst eine Frau nach Hause.
       *[no] { $seat } holt eine Frau nach Hause.
    }
   *[man] { $you ->
        [yes] Du holst einen Mann nach Hause.
       *[no] { $seat } holt einen Mann nach Hause.
    }
}
event-initiative_vp = { $you ->
    [yes] Du erhältst { $vp } SP für Initiative.
   *[no] { $seat } erhält { $vp } SP für Initiative.
}
event-new_order = Neue Reihenfolge: { $order }.
event-over_threshold = { $you ->
    [yes] Deine Würfel ergeben { $sum }: keine Belohnung.
   *[no] { $seat } kommt mit den Würfeln auf { $sum }: keine Belohnung.
}
event-bonus = { $you ->
    [yes] Du nimmst die Belohnung „{ $bonus }“.
   *[no] { $seat } nimmt die Belohnung „{ $bonus }“.
}
event-reward_vp = { $you ->
    [yes] Deine Belohnung ({ $reward }) bringt { $vp } SP.
   *[no] Die Belohnung ({ $reward }) bringt { $seat } { $vp } SP.
}
event-bride = { $you ->
    [yes] Du setzt eine Braut ein: { $vp } SP{ $florins ->
        [0] { "" }
       *[other] { " " }und { florins-count }
    }.
   *[no] { $seat } setzt eine Braut ein: { $vp } SP{ $florins ->
        [0] { "" }
       *[other] { " " }und { florins-count }
    }.
}
event-no_bride = { $you ->
    [yes] Du setzt keine Braut ein.
   *[no] { $seat } setzt keine Braut ein.
}
event-buys = { $you ->
    [yes] Du zahlst { florins-count } für { $vp } SP.
   *[no] { $seat } zahlt { florins-count } für { $vp } SP.
}
event-declines = { $you ->
    [yes] Du behältst deine Florin.
   *[no] { $seat } behält die Florin.
}
event-final_careers = { $you ->
    [yes] Die Männer in deinen Laufbahnen bringen { $vp } SP.
   *[no] Die Männer in Laufbahnen bringen { $seat } { $vp } SP.
}
event-final_row = { $you ->
    [yes] Deine Reihe { $row } bringt { $vp } SP.
   *[no] Die Reihe { $row } bringt { $seat } { $vp } SP.
}

## Warum nicht

why-column-has-die = in der Spalte { $column } liegt schon ein Würfel
why-not-enough-florins = { florins-count } nötig
why-no-action-possible = mit diesem Würfel wäre keine Aktion möglich
why-action-impossible = die Aktion ist jetzt nicht durchführbar
why-nobody-to-hire = dort ist kein Helferfeld frei
why-no-meeple-for-mandate = niemand zu Hause, den das Mandat verlangt
why-mandate-impossible = das Mandat würde jetzt nichts bewirken
why-nobody-in-general-stock = niemand dieses Geschlechts in der Reserve
why-space-taken = dort steht schon ein Helfer
why-helper-idle = der Helfer kann jetzt nichts tun
why-helpers-idle = kein Helfer der Spalte kann jetzt etwas tun
why-no-die-in-column = in der Spalte liegt kein Würfel
why-not-enough-meeples = so viele sind nicht zu Hause
why-repetition-idle = nicht jedes Mal würde etwas geschehen
why-city-full = kein freies Feld
why-dowry-too-dear = die Mitgift beträgt mindestens { florins-count }
why-dowry-too-small = das Feld verlangt mindestens { florins-count }
why-rank-too-low = Rang { $rank } nötig
why-no-man-at-home = kein Mann zu Hause
why-top-of-career = er ist am Ende seiner Laufbahn
why-careers-only = diese Bewegungspunkte gelten nur für Laufbahnen
why-top-of-initiative = dein Stein liegt schon ganz oben
why-points-must-be-used = { $points ->
    [one] noch { $points } Bewegungspunkt muss genutzt werden
   *[other] noch { $points } Bewegungspunkte müssen genutzt werden
}
why-bonus-impossible = der Bonus würde jetzt nichts bewirken

## Begriffe

concept-die = Würfel
concept-die-text = Nimm einen Würfel, lege ihn in die Spalte seiner Farbe und zahle die Differenz, falls er niedriger ist als der Wert der Spalte. Ein Würfel je Farbe, vier pro Runde.
concept-die-rules = S-402, S-403, S-404, S-405
concept-column = Spalte
concept-column-text = Dein Tableau hat eine Spalte je Würfelfarbe: ihren Wert, ihre Aktion, den Ring, der sagt, wohin ein neuer Helfer kommt, und drei Helferfelder.
concept-column-rules = S-411, S-602, S-604
concept-pass = Passen
concept-pass-text = Wer passt, nimmt in dieser Runde keinen Würfel mehr. Früh zu passen kostet sonst nichts.
concept-pass-rules = S-501, S-505, S-507
concept-threshold = Schwelle
concept-threshold-text = Ergeben deine Würfel zusammen höchstens die Schwelle, erhältst du die Belohnung der Runde. Sie beträgt 13; ein Mandat kann sie für eine Runde erhöhen.
concept-threshold-rules = S-1607, S-1608, S-1610
concept-home = Zu Hause
concept-home-text = Männer und Frauen zu Hause sind dein verfügbarer Vorrat: Sie können für Mandate abgegeben werden, eine Laufbahn beginnen oder heiraten.
concept-home-rules = S-204, S-803, S-904, S-1301
concept-reserve = Reserve
concept-reserve-text = Dein allgemeiner Vorrat: Männer und Frauen, die noch nicht zu Hause sind oder abgegeben wurden. Nachkommen und manche Helfer bringen sie nach Hause.
concept-reserve-rules = S-204, S-807, S-1402
concept-career = Laufbahn
concept-career-text = Ein Bewegungspunkt setzt einen Mann an den Anfang einer Laufbahn oder ein Feld weiter. Das vierte Feld bringt 2 Florin, das sechste einen Schritt Initiative.
concept-career-rules = S-904, S-905, S-911, S-912
concept-rank = Rang
concept-rank-text = Je weiter ein Mann in seiner Laufbahn ist, desto höher sein Rang, von 1 bis 4. Ein Stadtfeld steht Männern offen, deren Rang mindestens seinem Wert entspricht.
concept-rank-rules = S-1204, S-918
concept-mission = Mission
concept-mission-text = Ein Mann geht aus seiner Laufbahn in eine Stadt und bringt die vollen SP seines Feldes. Braucht seine Reihe im Plan das Missionsplättchen dort, nimmst du es.
concept-mission-rules = S-1201, S-1205, S-1206
concept-marriage = Hochzeit
concept-marriage-text = Eine Frau von zu Hause geht mit einer Mitgift in eine Stadt. Braucht deine Hochzeitsreihe das Hochzeitsplättchen dort, nimmst du es.
concept-marriage-rules = S-1301, S-1303, S-1306
concept-dowry = Mitgift
concept-dowry-text = Mindestens der Wert des Stadtfelds, höchstens 4 Florin; jeder Florin bringt 2 SP.
concept-dowry-rules = S-1303, S-1304, S-1305
concept-city = Stadtfeld
concept-city-text = Acht Felder mit Wert 1, 1, 2, 2, 3, 3, 4, 4, vom niedrigsten an gefüllt mit Männern und Frauen aller. Wer dort ist, bleibt.
concept-city-rules = S-112, S-1202, S-1213
concept-tile = Allianzplättchen
concept-tile-text = Ein Haus und 2 bis 5 SP. Man nimmt es mit einer Mission oder Hochzeit, und nur wenn die Reihe dieses Haus braucht.
concept-tile-rules = S-104, S-1105, S-1106
concept-face-down = Verdecktes Plättchen
concept-face-down-text = Ungesehen gezogen und an eine beliebige Reihe gelegt: 1 SP, und ein Plättchen mehr für die drei, die eine Reihe braucht.
concept-face-down-rules = S-1108, S-1109, S-1905
concept-row = Reihe des Plans
concept-row-text = Liegen drei oder mehr Plättchen an einer Reihe, offen oder verdeckt, zählen am Ende alle; sonst keines.
concept-row-rules = S-1101, S-1903, S-1904
concept-initiative = Initiative
concept-initiative-text = Am Ende der Runde bringt dein Feld auf der Leiste SP, und der höchste Stein beginnt. Danach fangen alle wieder unten an.
concept-initiative-rules = S-1602, S-1603, S-1605
concept-stack = Initiativestapel
concept-stack-text = Auf demselben Feld geht der obere Stein vor. Wer später kommt, liegt oben.
concept-stack-rules = S-1002, S-1604
concept-mandate = Mandat
concept-mandate-text = Zwei je Farbzone, eines mit Männern bezahlt, eines mit Frauen. Alle mit einem Würfel dieser Farbe dürfen dasselbe Plättchen nutzen.
concept-mandate-rules = S-801, S-802, S-805, S-809
concept-helper = Helfer
concept-helper-text = Einmal eingestellt, darf er nach jeder Aktion mit einem Würfel in seiner Spalte arbeiten: von oben nach unten, jeder nach Wunsch.
concept-helper-rules = S-601, S-701, S-703, S-704
concept-progeny = Nachkommen
concept-progeny-text = Wirf einen Würfel je Braut: 1 bis 3 bringt eine Frau nach Hause, 4 bis 6 einen Mann.
concept-progeny-rules = S-1401, S-1402, S-1403
concept-bride = Braut
concept-bride-text = In den Runden 1 bis 5 darf, wer eine Belohnung erhält, eine einsetzen: sofort SP, ab jetzt ein Nachkommenwürfel mehr und ab Runde 2 auch 2 Florin.
concept-bride-rules = S-1802, S-1803, S-1805
concept-reward = Belohnung
concept-reward-text = Runden 1 bis 5: der Bonus des Plättchens oder 3 Florin. Runden 6 und 7: die SP des Plättchens und, wenn du willst, 5 SP für 5 Florin.
concept-reward-rules = S-1613, S-1616, S-1617
concept-end = Spielende
concept-end-text = Nach Runde 7 bringt jeder Mann in einer Laufbahn die Hälfte seines Feldes, abgerundet, und Reihen mit drei oder mehr Plättchen zählen. Bei Gleichstand gewinnt, wer in der Reihenfolge früher kommt.
concept-end-rules = S-1902, S-1903, S-2001
concept-reconstructed = Rekonstruierter Wert
concept-reconstructed-text = Für dieses Programm gewählt, weil der gedruckte Wert nicht öffentlich bekannt ist. Wer die Schachtel besitzt, kann ihn mit einer Materialdatei berichtigen.
concept-reconstructed-rules = S-105, S-608, S-917
concept-florins = Florin
concept-florins-text = Geld für Würfel, Mitgift und Helfer. Es geht nie aus, und niemand kann Schulden machen.
concept-florins-rules = S-106, S-107
