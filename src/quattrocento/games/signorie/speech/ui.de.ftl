# Signorie im Browser, auf Deutsch: wie Spielplan und Tableaus heißen, gedruckt und gesprochen.

ui-tagline-signorie = Würfel wählen, eine Familie mehren, sie verheiraten und durch Italien schicken.
ui-sea-adriatic = Mare Adriatico
ui-sea-tyrrhenian = Mar Tirreno
ui-threshold-is = Schwelle { $threshold }
ui-this-round = diese Runde
ui-vp-at-round-end = SP am Rundenende
ui-scene-round-ends = Runde { $round } endet
ui-scene-order = Neue Reihenfolge
ui-scene-threshold = Schwelle
ui-scene-reward = Belohnung und Braut
ui-scene-points = Punkte
ui-scene-order-how = Initiative zählt und bestimmt die neue Reihenfolge
ui-scene-threshold-how = Wer bleibt in der Schwelle?
ui-scene-reward-how = Belohnungen und Bräute
ui-scene-round-all = Reihenfolge, Belohnungen und Punkte dieser Runde
ui-scene-you = Du
ui-scene-was = vorher { ui-nth }
ui-scene-stays = unverändert
ui-scene-just = genau erreicht
ui-scene-below = { $count } darunter
ui-scene-over = { $count } zu viel
ui-scene-bride = Braut
ui-scene-nothing = nichts genommen
ui-scene-no-reward = keine Belohnung, keine Braut
ui-scene-next = Die Initiative geht zurück auf Anfang. Es folgen neue Plättchen, Würfel und Mandate.
ui-out-of-play = nicht im Spiel
ui-initiative = Initiativeleiste
ui-mat = Tableau von { $seat }
ui-mandates = Mandate
ui-your-house = Dein Haus
ui-their-house = { $seat }
ui-your-plan = Dein Plan
ui-their-plan = Plan von { $seat }
ui-florins-word = { $florins ->
    [one] Florin
   *[other] Florin
}
ui-has-florins = { $florins ->
    [one] { $florins } Florin
   *[other] { $florins } Florin
}
ui-florins-text = Mit Florin zahlst du Würfel, Helfer und Mitgiften. Sie gehen nie aus und zählen für sich keine Punkte.
ui-at-home = Zu Hause: { $men } Männer, { $women } Frauen
ui-at-home-one = { $sex ->
    [woman] Frauen zu Hause { $count }, in Reserve { $out }
   *[man] Männer zu Hause { $count }, in Reserve { $out }
}
ui-reserve = { $sex ->
    [woman] Frauen in Reserve: { $count }
   *[man] Männer in Reserve: { $count }
}
ui-brides = Bräute: { $brides }
ui-threshold = Würfel { $sum }, Schwelle { $threshold }
ui-of = von { $count }
ui-over = darüber
ui-over-threshold = darüber: keine Belohnung
ui-left-for-reward = noch { $count } bis zur Schwelle
ui-die = Würfel { $column } { $value }
ui-column-title = Spalte { $column }
ui-column = Spalte { $column }, Wert { $value }, { $die ->
    [0] kein Würfel
   *[other] Würfel { $die }
}
ui-hire = Einstellen: { $ring }
ui-mandate = Mandat { $mandate }: { $sex ->
    [woman] { $takes ->
        [open] 1–{ $most } Frauen
       *[fixed] { $most ->
            [1] 1 Frau
           *[other] { $most } Frauen
        }
    }
   *[man] { $takes ->
        [open] 1–{ $most } Männer
       *[fixed] { $most ->
            [1] 1 Mann
           *[other] { $most } Männer
        }
    }
}
ui-helper = Helfer in { $column }: { $helper }, { $hired ->
    [yes] eingestellt
   *[no] kostet { $florins }
}
ui-floor = Laufbahn { $career }, Feld { $space }: { $vp } SP, Rang { $rank }
ui-man = { $seat }: { $count ->
    [one] ein Mann
   *[other] { $count } Männer
} in der Laufbahn { $career }, Feld { $space }, Rang { $rank }
ui-city = { $city }: { $free } Felder frei, Missionsplättchen { $mission }, Hochzeitsplättchen { $marriage }
ui-city-out = { $city }: nicht im Spiel
ui-tile = { $kind ->
    [marriage] Hochzeitsplättchen { $house } { $vp }
   *[mission] Missionsplättchen { $house } { $vp }
}
ui-no-tile = { $kind ->
    [marriage] Kein Hochzeitsplättchen
   *[mission] Kein Missionsplättchen
}
ui-row = Reihe { $row }: { $tiles } Plättchen, { $vp } SP
ui-row-political = Politik
ui-row-clerical = Kirche
ui-row-military = Militär
ui-row-marriage = Hochzeit
ui-vp = { $vp } SP
ui-tiles-of = { $tiles } von { $fewest }
ui-tiles-short = { $tiles } Plättchen
ui-rows-scored = { $count } von { $rows } Reihen
ui-symbol-or = oder
ui-symbol-die = Würfel
ui-symbol-again = noch mal
ui-change-vp = Siegpunkte
ui-change-florins = Florin
ui-change-men = Männer zu Hause
ui-change-women = Frauen zu Hause
ui-change-initiative = Initiative
ui-stock-florins = Florin
ui-stock-men = Männer zu Hause
ui-stock-women = Frauen zu Hause
ui-stock-helpers = Helfer
ui-stock-brides = Bräute
ui-stock-tiles = Allianzplättchen
ui-stock-missions = Männer auf Mission
ui-stock-marriages = verheiratete Frauen
ui-dice-sum = Deine Würfel dann
ui-difference = Niedriger als die Spalte: Differenz zahlen
ui-no-difference = Hoch genug: nichts zu zahlen
ui-hiring-costs = Einstellen
ui-mission-scores = Auf einer Mission
ui-end-scores = Am Ende des Spiels
ui-next-space = Das nächste Feld verlangt
ui-row-scores = Zählt am Ende
ui-tile-wanted = { $tile }: deine Reihe { $row } braucht es
ui-tile-unwanted = { $tile }: keine deiner Reihen braucht es
ui-do-take_die = { $column } { $value } nehmen
ui-do-to = Nach { $city } schicken
ui-do-send = Diesen Mann schicken
ui-do-marry = In { $city } heiraten
ui-do-dowry = Mitgift { $florins } zahlen
ui-do-train = Laufbahn beginnen
ui-do-advance = Er steigt auf
ui-do-place_helper = Diesen Helfer einstellen
ui-do-activate = Der Helfer arbeitet
ui-do-spend = { $meeples } einsetzen
ui-do-row = An diese Reihe legen

## Antworten im Voraus

ui-order-pass = Für den Rest dieser Runde passen

## The lines of the chronicle

ui-turn-die = { $column } { $value }
ui-turn-mandate = Mandat „{ $mandate }“
ui-turn-activates = Helfer
ui-turn-hires = Helfer eingestellt
ui-turn-round-ends = Ende der Runde
ui-turn-final = Schlusswertung
ui-code-letter-b = ein Bonus unter den Belohnungen, nach seiner Nummer
ui-code-letter-m = ein Mandat, nach seiner Nummer
ui-code-letter-v = eine Belohnung in Punkten, nach ihrer Nummer
