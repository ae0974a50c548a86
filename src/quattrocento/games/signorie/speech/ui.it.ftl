# Signorie nel browser, in italiano: come si chiamano tabellone e plance, stampati e a voce.

ui-tagline-signorie = Scegli dadi, cresci una famiglia, sposala e mandala per l’Italia.
ui-sea-adriatic = Mare Adriatico
ui-sea-tyrrhenian = Mar Tirreno
ui-threshold-is = Soglia { $threshold }
ui-this-round = questo round
ui-vp-at-round-end = PV a fine round
ui-scene-round-ends = Finisce il round { $round }
ui-scene-order = Nuovo ordine
ui-scene-threshold = Soglia
ui-scene-reward = Ricompensa e sposa
ui-scene-points = Punti
ui-scene-order-how = L’iniziativa dà punti e fissa il nuovo ordine
ui-scene-threshold-how = Chi resta entro la soglia?
ui-scene-reward-how = Ricompense e spose
ui-scene-round-all = Ordine, ricompense e punti di questo round
ui-scene-you = Tu
ui-scene-was = prima: { ui-nth }
ui-scene-stays = invariato
ui-scene-just = raggiunta esatta
ui-scene-below = { $count } sotto
ui-scene-over = { $count } di troppo
ui-scene-bride = sposa
ui-scene-nothing = niente
ui-scene-no-reward = né ricompensa né sposa
ui-scene-next = L’iniziativa torna all’inizio. Poi: nuove tessere, dadi e mandati.
ui-out-of-play = fuori gioco
ui-initiative = Tracciato iniziativa
ui-mat = Plancia di { $seat }
ui-mandates = Mandati
ui-your-house = La tua casa
ui-their-house = { $seat }
ui-your-plan = Il tuo piano
ui-their-plan = Piano di { $seat }
ui-florins-word = { $florins ->
    [one] fiorino
   *[other] fiorini
}
ui-has-florins = { $florins ->
    [one] { $florins } fiorino
   *[other] { $florins } fiorini
}
ui-florins-text = I fiorini pagano dadi, aiutanti e doti. Non finiscono mai e non valgono punti.
ui-at-home = In casa: { $men } uomini, { $women } donne
ui-at-home-one = { $sex ->
    [woman] Donne in casa { $count }, in riserva { $out }
   *[man] Uomini in casa { $count }, in riserva { $out }
}
ui-reserve = { $sex ->
    [woman] Donne in riserva: { $count }
   *[man] Uomini in riserva: { $count }
}
ui-brides = Spose: { $brides }
ui-threshold = Dadi { $sum }, soglia { $threshold }
ui-of = di { $count }
ui-over = sopra
ui-over-threshold = sopra: niente ricompensa
ui-left-for-reward = ancora { $count } alla soglia
ui-die = Dado { $column } { $value }
ui-column-title = Colonna { $column }
ui-column = Colonna { $column }, valore { $value }, { $die ->
    [0] senza dado
   *[other] dado { $die }
}
ui-hire = Assumi: { $ring }
ui-mandate = Mandato { $mandate }: { $sex ->
    [woman] { $takes ->
        [open] 1–{ $most } donne
       *[fixed] { $most ->
            [1] 1 donna
           *[other] { $most } donne
        }
    }
   *[man] { $takes ->
        [open] 1–{ $most } uomini
       *[fixed] { $most ->
            [1] 1 uomo
           *[other] { $most } uomini
        }
    }
}
ui-helper = Aiutante in { $column }: { $helper }, { $hired ->
    [yes] assunto
   *[no] costa { $florins }
}
ui-floor = Carriera { $career }, spazio { $space }: { $vp } PV, rango { $rank }
ui-man = { $seat }: { $count ->
    [one] un uomo
   *[other] { $count } uomini
} nella carriera { $career }, spazio { $space }, rango { $rank }
ui-city = { $city }: { $free } spazi liberi, tessera missione { $mission }, tessera matrimonio { $marriage }
ui-city-out = { $city }: fuori gioco
ui-tile = { $kind ->
    [marriage] Tessera matrimonio { $house } { $vp }
   *[mission] Tessera missione { $house } { $vp }
}
ui-no-tile = { $kind ->
    [marriage] Nessuna tessera matrimonio
   *[mission] Nessuna tessera missione
}
ui-row = Fila { $row }: { $tiles } tessere, { $vp } PV
ui-row-political = Politica
ui-row-clerical = Clero
ui-row-military = Militare
ui-row-marriage = Matrimonio
ui-vp = { $vp } PV
ui-tiles-of = { $tiles } di { $fewest } tessere
ui-tiles-short = { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
}
ui-rows-scored = { $count } di { $rows } file
ui-symbol-or = o
ui-symbol-die = dado
ui-symbol-again = ancora
ui-change-vp = punti vittoria
ui-change-florins = fiorini
ui-change-men = uomini in casa
ui-change-women = donne in casa
ui-change-initiative = iniziativa
ui-stock-florins = fiorini
ui-stock-men = uomini in casa
ui-stock-women = donne in casa
ui-stock-helpers = aiutanti
ui-stock-brides = spose
ui-stock-tiles = tessere alleanza
ui-stock-missions = uomini in missione
ui-stock-marriages = donne sposate
ui-dice-sum = I tuoi dadi poi
ui-difference = Più basso della colonna: paga la differenza
ui-no-difference = Abbastanza alto: niente da pagare
ui-hiring-costs = Per assumere
ui-mission-scores = In missione
ui-end-scores = A fine partita
ui-next-space = Il prossimo spazio chiede
ui-row-scores = Vale alla fine
ui-tile-wanted = { $tile }: la vuole la tua fila { $row }
ui-tile-unwanted = { $tile }: nessuna tua fila la vuole
ui-do-take_die = Prendi il { $column } { $value }
ui-do-to = Mandalo a { $city }
ui-do-send = Manda quest’uomo
ui-do-marry = Sposati a { $city }
ui-do-dowry = Paga una dote di { $florins }
ui-do-train = Comincia la carriera
ui-do-advance = Avanza
ui-do-place_helper = Assumi questo aiutante
ui-do-activate = L’aiutante lavora
ui-do-spend = Spendine { $meeples }
ui-do-row = Mettila a questa fila

## Risposte anticipate

ui-order-pass = Passare fino alla fine di questo round

## The lines of the chronicle

ui-turn-die = { $column } { $value }
ui-turn-mandate = mandato “{ $mandate }”
ui-turn-activates = aiutante
ui-turn-hires = un aiutante assunto
ui-turn-round-ends = Fine del round
ui-turn-final = Punteggio finale
ui-code-letter-b = un bonus tra le ricompense, con il suo numero
ui-code-letter-m = un mandato, con il suo numero
ui-code-letter-v = una ricompensa in punti, con il suo numero
