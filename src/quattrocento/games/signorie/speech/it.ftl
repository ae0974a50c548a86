# Signorie in italiano. Identificatori e argomenti: vedi quattrocento/words/__init__.py.

## Il gioco

game-signorie = Signorie
game-signorie-blurb = Scegli i dadi e guida una famiglia dell’Italia del Rinascimento: avvia i figli alla politica, alla Chiesa o alle armi, mandali in missione, combina matrimoni, assumi aiutanti e conquista sei grandi casate come alleate. I dadi alti costano poco, ma solo le somme modeste sono premiate.
game-signorie-summary = La partita dura sette round. In ogni round si lanciano tutti i dadi. Al tuo turno prendi un dado, mettilo nella colonna del suo colore, paga la differenza se è più basso del valore della colonna e fai una di tre cose: l’azione della colonna, un mandato di quel colore pagato con uomini o donne, oppure assumere un aiutante. Poi gli aiutanti di quella colonna possono lavorare. Al massimo quattro dadi per round, uno per colore.
    Quando tutti hanno passato, l’iniziativa dà punti e fissa il nuovo ordine di turno. Chi ha dadi la cui somma non supera la soglia (13) riceve la ricompensa del round e, fino al round 5, può collocare una sposa. Dopo il round 7 gli uomini ancora in carriera valgono metà, e ogni fila del piano con tre o più tessere alleanza dà i punti delle sue tessere. Vince chi ha più punti vittoria.

option-colours = Colori
option-colours-text = Chi gioca con quale colore; ogni colore ha il proprio piano.
option-tiles = Tessere alleanza
option-tiles-text = Una tessera che serve a una fila del tuo piano va presa per forza?
option-tiles-compulsory = obbligatorie
option-tiles-compulsory-text = Una tessera che serve si prende sempre.
option-tiles-optional = facoltative
option-tiles-optional-text = Una tessera che serve può essere lasciata nella sua città.

## Nomi

colour-yellow = giallo
colour-red = rosso
colour-purple = viola
colour-blue = blu
column-yellow = giallo
column-red = rosso
column-purple = viola
column-grey = grigio
column-turquoise = turchese
ring-yellow = { column-yellow }
ring-red = { column-red }
ring-purple = { column-purple }
ring-grey = { column-grey }
ring-turquoise = { column-turquoise }
ring-any = qualsiasi colonna
place-top = in alto
place-middle = in mezzo
place-bottom = in basso
place-second = secondo
place-third = terzo
place-fourth = quarto
place-fifth = quinto
career-political = politica
career-clerical = ecclesiastica
career-military = militare
career-political-title = Politica
career-clerical-title = Chiesa
career-military-title = Armi
row-political = politica
row-clerical = ecclesiastica
row-military = militare
row-marriage = matrimoniale
city-Milano = Milano
city-Venezia = Venezia
city-Firenze = Firenze
city-Roma = Roma
city-Napoli = Napoli
house-Sforza = Sforza
house-Medici = Medici
house-Este = Este
house-Gonzaga = Gonzaga
house-Borgia = Borgia
house-Aragona = Aragona
source-missions = Missioni
source-marriages = Matrimoni
source-initiative = Iniziativa
source-helpers = Aiutanti
source-brides = Spose
source-rewards = Ricompense
source-purchases = Acquisti
source-careers = Carriere
source-alliances = Alleanze

thing-dice = Dadi
thing-mandates = Mandati
thing-cities = Città
thing-careers = Carriere
thing-initiative = Iniziativa
thing-rewards = Ricompense
thing-helpers = Aiutanti
thing-plan = Piano
thing-brides = Spose
thing-florins = Fiorini
thing-threshold = Soglia
thing-home = In casa
thing-reserve = Riserva
thing-order = Ordine di turno
thing-rank = Rango
thing-stacks = Pile
thing-tile-mission = Missione
thing-tile-marriage = Matrimonio
thing-man = uomo
thing-men = uomini
thing-woman = donna
thing-women = donne
thing-face-down = { $count ->
    [one] { $count } coperta
   *[other] { $count } coperte
}
thing-vp = PV
thing-action = Azione
thing-mandate = Mandato
thing-hire = Assumere
thing-my-die = Il mio dado
thing-tiles = Tessere

## Ciò che si conta

florins-count = { $florins ->
    [one] { $florins } fiorino
   *[other] { $florins } fiorini
}
points-count = { $points ->
    [one] { $points } punto movimento
   *[other] { $points } punti movimento
}
steps-count = { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
}
meeples-count = { $sex ->
    [woman] { $meeples ->
        [one] { $meeples } donna
       *[other] { $meeples } donne
    }
   *[man] { $meeples ->
        [one] { $meeples } uomo
       *[other] { $meeples } uomini
    }
}
men-count = { $men ->
    [0] nessun uomo
    [one] { $men } uomo
   *[other] { $men } uomini
}
women-count = { $women ->
    [0] nessuna donna
    [one] { $women } donna
   *[other] { $women } donne
}
paying = { $florins ->
    [0] { "" }
   *[other] { " " }per { florins-count }
}

## Che cosa fanno azioni, aiutanti, mandati e ricompense

action-florins = Fiorini
action-florins-text = Prendi { $amount ->
    [one] { $amount } fiorino
   *[other] { $amount } fiorini
}.
action-marriage = Matrimonio
action-marriage-text = Una donna si sposa in una città: paga una dote, segna { $vp } PV per ogni fiorino di dote e prendi la tessera matrimonio della città se serve al tuo piano.
action-progeny = Progenie
action-progeny-text = Lancia un dado per ogni sposa: da 1 a 3 arriva in casa una donna, da 4 a 6 un uomo.
action-tracks = Tracciati
action-tracks-text = Fino a { $amount } punti movimento per le carriere e il tracciato iniziativa.
action-mission = Missione
action-mission-text = Manda un uomo dalla sua carriera in una città: segna i PV della sua casella e prendi la tessera missione della città se serve al tuo piano.

helps-florins = { $grows ->
    [yes] { $amount } o { $high } fiorini (dado { $die }+)
   *[no] { $amount ->
        [one] { $amount } fiorino
       *[other] { $amount } fiorini
    }
}
helps-florins-text = { $grows ->
    [yes] Fiorini per te: { $amount }, o { $high } se il dado mostra { $die } o più.
   *[no] Fiorini per te: { $amount }.
}
helps-marriage = Matrimonio
helps-marriage-text = Combina un matrimonio, con la solita dote.
helps-tracks = { $grows ->
    [yes] { $amount } o { $high } punti movimento, carriere o iniziativa (dado { $die }+)
   *[no] { $amount ->
        [one] { $amount } punto movimento, carriera o iniziativa
       *[other] { $amount } punti movimento, carriere o iniziativa
    }
}
helps-tracks-text = { $grows ->
    [yes] Punti movimento per carriere o iniziativa: { $amount }, o { $high } se il dado mostra { $die } o più.
   *[no] Punti movimento per carriere o iniziativa: { $amount }.
}
helps-mission = Missione
helps-mission-text = Manda un uomo in missione.
helps-tile = { $amount ->
    [one] { $amount } tessera coperta
   *[other] { $amount } tessere coperte
}
helps-tile-text = { $amount ->
    [one] Metti una tessera alleanza coperta, senza guardarla, accanto a una fila del tuo piano.
   *[other] Metti { $amount } tessere alleanza coperte, senza guardarle, ciascuna accanto a una fila del tuo piano.
}
helps-vp = { $grows ->
    [yes] { $amount } o { $high } PV (dado { $die }+)
   *[no] { $amount } PV
}
helps-vp-text = { $grows ->
    [yes] Segna { $amount } PV, o { $high } se il dado mostra { $die } o più.
   *[no] Segna { $amount } PV.
}
helps-half_die = metà del dado in PV
helps-half_die-text = Segna metà del numero sul dado, arrotondata per eccesso.
helps-woman = 1 donna arriva in casa
helps-woman-text = Una donna passa dalla riserva in casa.
helps-meeple = 1 uomo o donna arriva in casa
helps-meeple-text = Un uomo o una donna passa dalla riserva in casa.
helps-initiative = { $grows ->
    [yes] iniziativa +{ $amount } o +{ $high } (dado { $die }+)
   *[no] iniziativa +{ $amount }
}
helps-initiative-text = { $grows ->
    [yes] Passi sul tracciato iniziativa: { $amount }, o { $high } se il dado mostra { $die } o più.
   *[no] Passi sul tracciato iniziativa: { $amount }.
}
helps-career = { $grows ->
    [yes] { $amount } o { $high } punti movimento, solo carriere (dado { $die }+)
   *[no] { $amount ->
        [one] { $amount } punto movimento, solo carriera
       *[other] { $amount } punti movimento, solo carriere
    }
}
helps-career-text = { $grows ->
    [yes] Punti movimento solo per le carriere: { $amount }, o { $high } se il dado mostra { $die } o più.
   *[no] Punti movimento solo per le carriere: { $amount }.
}

spending = { $takes ->
    [open] Spendi da 1 a { $most } familiari; l’effetto vale una volta per ciascuno.
   *[fixed] { $most ->
        [1] Spendi 1 familiare.
       *[other] Spendi { $most } familiari; l’effetto vale una volta.
    }
}
asks-initiative = Iniziativa +{ $amount }
asks-initiative-text = Passi sul tracciato iniziativa: { $amount }. { spending }
asks-threshold = Soglia +{ $amount }
asks-threshold-text = La tua soglia sale di { $amount } per questo round. { spending }
asks-tile = { $amount ->
    [one] Tessera coperta
   *[other] { $amount } tessere coperte
}
asks-tile-text = { helps-tile-text } { spending }
asks-florins = { $amount ->
    [one] { $amount } fiorino
   *[other] { $amount } fiorini
}
asks-florins-text = Prendi { asks-florins }. { spending }
asks-career = { $amount ->
    [one] { $amount } punto movimento, solo carriera
   *[other] { $amount } punti movimento, solo carriere
}
asks-career-text = Punti movimento solo per le carriere: { $amount }. { spending }
asks-marriage = Matrimonio
asks-marriage-text = Combina un matrimonio, con la solita dote; una donna spesa qui non può sposarsi. { spending }
asks-mission = Missione
asks-mission-text = Manda un uomo dalla sua carriera in missione. { spending }
asks-progeny = { $amount ->
    [0] Progenie
   *[other] Progenie +{ $amount }
}
asks-progeny-text = Lancia un dado progenie per ogni sposa e { $amount } in più. { spending }
asks-hire = { $amount ->
    [0] Assumere
   *[other] Assumere −{ $amount }
}
asks-hire-text = Assumi un aiutante in qualsiasi colonna, { $amount ->
    [0] al suo prezzo
    [one] { $amount } fiorino in meno
   *[other] { $amount } fiorini in meno
}. { spending }
asks-helper = Usare un aiutante
asks-helper-text = Fai lavorare un tuo aiutante, di qualsiasi colonna, con il dado appena messo. { spending }

gives-mission = Missione
gives-mission-text = Manda un uomo in missione.
gives-tile = { $amount ->
    [one] Tessera coperta
   *[other] { $amount } tessere coperte
}
gives-tile-text = { helps-tile-text }
gives-marriage = Matrimonio
gives-marriage-text = Combina un matrimonio, con la solita dote.
gives-progeny = Progenie
gives-progeny-text = Lancia un dado per ogni sposa: da 1 a 3 arriva in casa una donna, da 4 a 6 un uomo.
gives-tracks = { $amount ->
    [one] { $amount } punto movimento
   *[other] { $amount } punti movimento
}
gives-tracks-text = Punti movimento per carriere e iniziativa: { $amount }.
gives-hire = { $amount ->
    [99] Aiutante gratis
   *[other] Aiutante −{ $amount }
}
gives-hire-text = Assumi un aiutante in qualsiasi colonna, { $amount ->
    [99] gratis
    [one] { $amount } fiorino in meno
   *[other] { $amount } fiorini in meno
}.
gives-florins = { $amount ->
    [one] { $amount } fiorino
   *[other] { $amount } fiorini
}
gives-florins-text = Prendi { gives-florins }.
gives-family = Uomo + donna
gives-family-text = Un uomo e una donna passano dalla riserva in casa.
gives-column = Aiutanti di nuovo
gives-column-text = Scegli uno dei tuoi dadi: gli aiutanti della sua colonna possono lavorare ancora una volta.

counts-bride = { $amount } PV per sposa
counts-bride-text = { $amount } PV per ogni sposa, compresa quella stampata.
counts-helper = { $amount } PV per aiutante
counts-helper-text = { $amount } PV per ogni aiutante assunto.
counts-city = { $amount } PV per città
counts-city-text = { $amount } PV per ogni città con almeno un tuo uomo o una tua donna.
counts-tile = { $amount } PV per tessera
counts-tile-text = { $amount } PV per ogni tessera alleanza accanto al tuo piano, scoperta o coperta.
counts-man = { $amount } PV per uomo in carriera
counts-man-text = { $amount } PV per ogni tuo uomo in una carriera.

## Domande

prompt-take_die = { $you ->
    [yes] Prendi un dado o passa
   *[no] { $seat } prende un dado o passa
}
prompt-choose_action = { $you ->
    [yes] Per che cosa usi il dado { $column } da { $value }?
   *[no] { $seat } sceglie a che cosa serve il dado { $column } da { $value }
}
prompt-spend = { $you ->
    [yes] Quanti ne spendi per il mandato «{ $mandate }»?
   *[no] { $seat } sceglie quanti spenderne per il mandato «{ $mandate }»
}
prompt-points = { $you ->
    [yes] Usa un punto movimento (ne restano { $points })
   *[no] { $seat } usa punti movimento (ne restano { $points })
}
prompt-send_man = { $you ->
    [yes] Quale uomo va in missione?
   *[no] { $seat } sceglie un uomo per una missione
}
prompt-choose_city = { $you ->
    [yes] Dove va il tuo uomo di carriera { $career }, rango { $rank }?
   *[no] { $seat } sceglie una città per un uomo di carriera { $career }, rango { $rank }
}
prompt-marry = { $you ->
    [yes] In quale città si sposa una tua donna?
   *[no] { $seat } sceglie una città per un matrimonio
}
prompt-dowry = { $you ->
    [yes] Quale dote paghi a { $city }? ({ $vp } PV per fiorino)
   *[no] { $seat } sceglie una dote a { $city }
}
prompt-take_tile = { $you ->
    [yes] Prendi la tessera { $house } { $vp } da { $city }?
   *[no] { $seat } può prendere la tessera { $house } { $vp } da { $city }
}
prompt-lay_face_down = { $you ->
    [yes] Accanto a quale fila metti la tessera coperta?{ $tiles ->
        [1] { "" }
       *[other] { " " }({ $tiles } da mettere)
    }
   *[no] { $seat } sceglie una fila per una tessera coperta
}
prompt-fetch = { $you ->
    [yes] Chi arriva in casa, un uomo o una donna?
   *[no] { $seat } porta in casa un uomo o una donna
}
prompt-place_helper = { $you ->
    [yes] Quale aiutante assumi? ({ $ring })
   *[no] { $seat } assume un aiutante ({ $ring })
}
prompt-ask_helper = { $you ->
    [yes] Il tuo aiutante lavora: { $helper }?
   *[no] { $seat } può usare un aiutante: { $helper }
}
prompt-use_helper = { $you ->
    [yes] Quale dei tuoi aiutanti lavora?
   *[no] { $seat } sceglie un aiutante
}
prompt-column_again = { $you ->
    [yes] Gli aiutanti di quale colonna lavorano di nuovo?
   *[no] { $seat } sceglie una colonna i cui aiutanti lavorano di nuovo
}
prompt-take_reward = { $you ->
    [yes] La tua ricompensa: «{ $bonus }» o { florins-count }?
   *[no] { $seat } sceglie una ricompensa: «{ $bonus }» o { florins-count }
}
prompt-place_bride = { $you ->
    [yes] Collochi una sposa?
   *[no] { $seat } può collocare una sposa
}
prompt-purchase = { $you ->
    [yes] Paghi { florins-count } per { $vp } PV?
   *[no] { $seat } può pagare { florins-count } per { $vp } PV
}

## Scelte

move-take_die = { $column } { $value }
move-pass = Passare
move-signoria = { $action }
move-mandate = Mandato «{ $mandate }»
move-hire = Assumere un aiutante ({ $ring })
move-spend = { meeples-count }
move-place_helper = { $helper } ({ $column }, { $place })
move-activate = Usare: { $helper } ({ $column }, { $place })
move-skip = Non usarlo
move-again = { $column }
move-train = Un uomo inizia la carriera { $career }
move-advance = L’uomo di carriera { $career } sulla casella { $space } avanza
move-initiative = Un passo d’iniziativa
move-stop = Lasciare il resto
move-send = Uomo di carriera { $career } sulla casella { $space }
move-to = { $city }
move-marry = { $city }
move-dowry = { florins-count }
move-take_tile = Prendere la tessera
move-leave_tile = Lasciare la tessera
move-row = Fila { $row }
move-fetch = { $sex ->
    [woman] Una donna
   *[man] Un uomo
}
move-bonus = { $bonus }
move-florins = { florins-count }
move-bride = Collocare una sposa
move-no_bride = Nessuna sposa
move-buy = Pagare { florins-count } per { $vp } PV
move-decline = Tenere i fiorini

## Che cosa è successo

event-round = Comincia il round { $round }.
event-turn_order = Ordine di turno: { $order }.
event-leave_out = Fuori da questa partita: { $cities }.
event-rewards = Le ricompense: { $rewards }.
event-tiles = { $count ->
    [one] Si scopre una nuova tessera alleanza.
   *[other] Si scoprono { $count } nuove tessere alleanza.
}
event-roll = Si lanciano i dadi.
event-mandates = Si ridistribuiscono i mandati.
event-takes_die = { $you ->
    [yes] Prendi
   *[no] { $seat } prende
} il dado { $column } da { $value }{ paying }.
event-passes = { $you ->
    [yes] Passi.
   *[no] { $seat } passa.
}
event-must_pass = { $you ->
    [yes] Non puoi più prendere dadi e passi.
   *[no] { $seat } non può più prendere dadi e passa.
}
event-signoria = { $you ->
    [yes] Scegli l’azione { $action }.
   *[no] { $seat } sceglie l’azione { $action }.
}
event-mandate = { $you ->
    [yes] Spendi
   *[no] { $seat } spende
} { meeples-count } per il mandato «{ $mandate }».
event-threshold = { $you ->
    [yes] La tua soglia è ora { $threshold }.
   *[no] La soglia di { $seat } è ora { $threshold }.
}
event-receives = { $you ->
    [yes] Ricevi { florins-count }.
   *[no] { $seat } riceve { florins-count }.
}
event-hires = { $you ->
    [yes] Assumi
   *[no] { $seat } assume
} un aiutante{ paying }: { $helper }.
event-activates = { $you ->
    [yes] Usi
   *[no] { $seat } usa
} un aiutante: { $helper }.
event-skips_helper = { $you ->
    [yes] Non usi
   *[no] { $seat } non usa
} un aiutante: { $helper }.
event-column_again = { $you ->
    [yes] Fai
   *[no] { $seat } fa
} lavorare di nuovo gli aiutanti del dado { $column }.
event-helper_vp = { $you ->
    [yes] Segni { $vp } PV.
   *[no] { $seat } segna { $vp } PV.
}
event-climbs = { $you ->
    [yes] Sali di
   *[no] { $seat } sale di
} { steps-count } nell’iniziativa.
event-stops = { $you ->
    [yes] Rinunci a { points-count }.
   *[no] { $seat } rinuncia a { points-count }.
}
event-trains = { $you ->
    [yes] Un tuo uomo inizia la carriera { $career }.
   *[no] Un uomo di { $seat } inizia la carriera { $career }.
}
event-advances = { $you ->
    [yes] Il tuo uomo di carriera { $career } arriva alla casella { $space }.
   *[no] Un uomo di { $seat }, carriera { $career }, arriva alla casella { $space }.
}
event-career_florins = { $you ->
    [yes] La casella ti dà { florins-count }.
   *[no] La casella dà { florins-count } a { $seat }.
}
event-career_initiative = { $you ->
    [yes] La casella ti dà { steps-count } d’iniziativa.
   *[no] La casella dà { steps-count } d’iniziativa a { $seat }.
}
event-mission = { $you ->
    [yes] Mandi
   *[no] { $seat } manda
} un uomo di carriera { $career } a { $city }: { $vp } PV.
event-marriage = { $you ->
    [yes] Fai sposare
   *[no] { $seat } fa sposare
} una donna a { $city }; la dote di { florins-count } dà { $vp } PV.
event-takes_tile = { $you ->
    [yes] Prendi
   *[no] { $seat } prende
} la tessera { $house } { $vp } da { $city } per la fila { $row }.
event-leaves_tile = { $you ->
    [yes] Lasci la tessera a { $city }.
   *[no] { $seat } lascia la tessera a { $city }.
}
event-lays_face_down = { $you ->
    [yes] Metti
   *[no] { $seat } mette
} una tessera coperta accanto alla fila { $row }.
event-progeny = { $you ->
    [yes] Tiri
   *[no] { $seat } tira
} { $dice } per la progenie: { men-count } e { women-count }.
event-fetches = { $sex ->
    [woman] { $you ->
        [yes] Una tua donna arriva in casa.
       *[no] Una donna di { $seat } arriva in casa.
    }
   *[man] { $you ->
        [yes] Un tuo uomo arriva in casa.
       *[no] Un uomo di { $seat } arriva in casa.
    }
}
event-initiative_vp = { $you ->
    [yes] Segni { $vp } PV per l’iniziativa.
   *[no] { $seat } segna { $vp } PV per l’iniziativa.
}
event-new_order = Nuovo ordine di turno: { $order }.
event-over_threshold = { $you ->
    [yes] I tuoi dadi fanno { $sum }: nessuna ricompensa.
   *[no] I dadi di { $seat } fanno { $sum }: nessuna ricompensa.
}
event-bonus = { $you ->
    [yes] Prendi la ricompensa «{ $bonus }».
   *[no] { $seat } prende la ricompensa «{ $bonus }».
}
event-reward_vp = { $you ->
    [yes] La tua ricompensa, { $reward }, dà { $vp } PV.
   *[no] La ricompensa, { $reward }, dà { $vp } PV a { $seat }.
}
event-bride = { $you ->
    [yes] Collochi
   *[no] { $seat } colloca
} una sposa: { $vp } PV{ $florins ->
    [0] { "" }
   *[other] { " " }e { florins-count }
}.
event-no_bride = { $you ->
    [yes] Non collochi nessuna sposa.
   *[no] { $seat } non colloca nessuna sposa.
}
event-buys = { $you ->
    [yes] Paghi { florins-count } per { $vp } PV.
   *[no] { $seat } paga { florins-count } per { $vp } PV.
}
event-declines = { $you ->
    [yes] Tieni i tuoi fiorini.
   *[no] { $seat } tiene i fiorini.
}
event-final_careers = { $you ->
    [yes] I tuoi uomini ancora in carriera danno { $vp } PV.
   *[no] Gli uomini di { $seat } ancora in carriera danno { $vp } PV.
}
event-final_row = { $you ->
    [yes] La tua fila { $row } dà { $vp } PV.
   *[no] La fila { $row } di { $seat } dà { $vp } PV.
}

## Perché no

why-column-has-die = c’è già un dado { $column }
why-not-enough-florins = { $florins ->
    [one] serve { $florins } fiorino
   *[other] servono { $florins } fiorini
}
why-no-action-possible = con questo dado nessuna azione sarebbe possibile
why-action-impossible = l’azione ora non si può compiere
why-nobody-to-hire = lì non c’è uno spazio aiutante libero
why-no-meeple-for-mandate = in casa non c’è chi il mandato richiede
why-mandate-impossible = il mandato ora non avrebbe effetto
why-nobody-in-general-stock = nessuno di quel sesso nella riserva
why-space-taken = lì c’è già un aiutante
why-helper-idle = l’aiutante ora non può fare nulla
why-helpers-idle = nessun aiutante della colonna ora può fare qualcosa
why-no-die-in-column = nella colonna non c’è un dado
why-not-enough-meeples = in casa non ce ne sono tanti
why-repetition-idle = non tutti avrebbero effetto
why-city-full = nessuno spazio libero
why-dowry-too-dear = la dote è di almeno { florins-count }
why-dowry-too-small = lo spazio chiede almeno { florins-count }
why-rank-too-low = serve il rango { $rank }
why-no-man-at-home = nessun uomo in casa
why-top-of-career = è già in cima alla sua carriera
why-careers-only = questi punti movimento valgono solo per le carriere
why-top-of-initiative = il tuo disco è già in cima al tracciato
why-points-must-be-used = { $points ->
    [one] prima va usato ancora { $points } punto movimento
   *[other] prima vanno usati ancora { $points } punti movimento
}
why-bonus-impossible = il bonus ora non avrebbe effetto

## Idee spiegate

concept-die = Dado
concept-die-text = Prendi un dado, mettilo nella colonna del suo colore e paga la differenza se è più basso del valore della colonna. Un dado per colore, quattro per round.
concept-die-rules = S-402, S-403, S-404, S-405
concept-column = Colonna
concept-column-text = La tua plancia ha una colonna per ogni colore di dado: il valore, l’azione, l’anello che dice dove va un nuovo aiutante e tre spazi aiutante.
concept-column-rules = S-411, S-602, S-604
concept-pass = Passare
concept-pass-text = Chi passa non prende più dadi in questo round. Passare presto non costa altro.
concept-pass-rules = S-501, S-505, S-507
concept-threshold = Soglia
concept-threshold-text = Se la somma dei tuoi dadi non supera la soglia, ricevi la ricompensa del round. È 13; un mandato può alzarla per un round.
concept-threshold-rules = S-1607, S-1608, S-1610
concept-home = In casa
concept-home-text = Gli uomini e le donne in casa sono la tua scorta disponibile: si possono spendere per i mandati, avviare a una carriera o far sposare.
concept-home-rules = S-204, S-803, S-904, S-1301
concept-reserve = Riserva
concept-reserve-text = La tua scorta generale: uomini e donne che non sono ancora in casa o che sono stati spesi. La progenie e alcuni aiutanti li portano in casa.
concept-reserve-rules = S-204, S-807, S-1402
concept-career = Carriera
concept-career-text = Un punto movimento avvia un uomo a una carriera o lo fa salire di una casella. La quarta casella dà 2 fiorini, la sesta un passo d’iniziativa.
concept-career-rules = S-904, S-905, S-911, S-912
concept-rank = Rango
concept-rank-text = Più un uomo è in alto nella carriera, più alto è il suo rango, da 1 a 4. Uno spazio di città richiede almeno un rango pari al suo valore.
concept-rank-rules = S-1204, S-918
concept-mission = Missione
concept-mission-text = Un uomo lascia la carriera per una città e dà tutti i PV della sua casella. Se la sua fila del piano ha bisogno della tessera missione, la prendi.
concept-mission-rules = S-1201, S-1205, S-1206
concept-marriage = Matrimonio
concept-marriage-text = Una donna in casa va in una città con una dote. Se la tua fila matrimoniale ha bisogno della tessera matrimonio, la prendi.
concept-marriage-rules = S-1301, S-1303, S-1306
concept-dowry = Dote
concept-dowry-text = Almeno il valore dello spazio di città, al massimo 4 fiorini; ogni fiorino dà 2 PV.
concept-dowry-rules = S-1303, S-1304, S-1305
concept-city = Spazio di città
concept-city-text = Otto spazi di valore 1, 1, 2, 2, 3, 3, 4, 4, occupati dal più basso da uomini e donne di tutti. Chi ci va resta lì.
concept-city-rules = S-112, S-1202, S-1213
concept-tile = Tessera alleanza
concept-tile-text = Una casata e da 2 a 5 PV. Si prende con una missione o un matrimonio, e solo se la fila ha bisogno di quella casata.
concept-tile-rules = S-104, S-1105, S-1106
concept-face-down = Tessera coperta
concept-face-down-text = Pescata senza guardarla e messa accanto a una fila qualsiasi: 1 PV, e una tessera in più verso le tre che servono a una fila.
concept-face-down-rules = S-1108, S-1109, S-1905
concept-row = Fila del piano
concept-row-text = Con tre o più tessere, scoperte o coperte, alla fine contano tutte le tessere della fila; con meno, nessuna.
concept-row-rules = S-1101, S-1903, S-1904
concept-initiative = Iniziativa
concept-initiative-text = A fine round la tua casella sul tracciato dà punti, e il disco più in alto sarà primo. Poi tutti ripartono dal basso.
concept-initiative-rules = S-1602, S-1603, S-1605
concept-stack = Pila dell’iniziativa
concept-stack-text = Sulla stessa casella il disco in cima viene prima. Chi arriva dopo sta sopra.
concept-stack-rules = S-1002, S-1604
concept-mandate = Mandato
concept-mandate-text = Due per ogni zona di colore, uno pagato con uomini, uno con donne. Chiunque abbia un dado di quel colore può usare la stessa tessera.
concept-mandate-rules = S-801, S-802, S-805, S-809
concept-helper = Aiutante
concept-helper-text = Assunto una volta, può lavorare dopo ogni azione con un dado della sua colonna: dall’alto in basso, ciascuno se vuoi.
concept-helper-rules = S-601, S-701, S-703, S-704
concept-progeny = Progenie
concept-progeny-text = Lancia un dado per ogni sposa: da 1 a 3 arriva in casa una donna, da 4 a 6 un uomo.
concept-progeny-rules = S-1401, S-1402, S-1403
concept-bride = Sposa
concept-bride-text = Nei round da 1 a 5 chi riceve una ricompensa può collocarne una: punti subito, un dado progenie in più da allora e, dal round 2, anche 2 fiorini.
concept-bride-rules = S-1802, S-1803, S-1805
concept-reward = Ricompensa
concept-reward-text = Round da 1 a 5: il bonus della tessera o 3 fiorini. Round 6 e 7: i punti della tessera e, se vuoi, 5 PV per 5 fiorini.
concept-reward-rules = S-1613, S-1616, S-1617
concept-end = Fine della partita
concept-end-text = Dopo il round 7 ogni uomo in carriera dà metà della sua casella, arrotondata per difetto, e contano le file con tre o più tessere. In caso di parità vince chi viene prima nell’ordine di turno.
concept-end-rules = S-1902, S-1903, S-2001
concept-reconstructed = Valore ricostruito
concept-reconstructed-text = Scelto per questo programma, perché il valore stampato non è noto al pubblico. Chi possiede la scatola può correggerlo con un file dei componenti.
concept-reconstructed-rules = S-105, S-608, S-917
concept-florins = Fiorini
concept-florins-text = Il denaro per dadi, doti e aiutanti. Non finisce mai, e nessuno può avere debiti.
concept-florins-rules = S-106, S-107
