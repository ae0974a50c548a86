# Virtù nel browser, in italiano: come si chiamano mappa, palazzi e mercato.

ui-tagline-virtu = Percorri il tuo palazzo, paga con la tua corte, conquista l’Italia.
ui-sight-map = Mappa
ui-sight-market = Mercato
ui-sight-palaces = Palazzi
ui-sight-mat = Palazzo

## La barra e la riga sopra la domanda

ui-round-virtu = Anno { $round }
ui-lasted-virtu = { $rounds ->
    [one] { $rounds } anno
   *[other] { $rounds } anni
}, { $minutes } min
ui-season = { $season } · anno { $year }
ui-scene-siege = Assedio: { $city }
ui-scene-field = Battaglia: { $city }
ui-scene-you = Tu
ui-scene-falls = L’attacco è più forte: la città cade
ui-scene-holds = L’attacco non è più forte: la città resiste
ui-scene-field-won = L’attaccante vince la battaglia
ui-scene-field-lost = L’altra parte vince la battaglia
ui-scene-level = Pareggio: nessuno vince
ui-scene-year = Fine dell’anno
ui-scene-year-ends = Finisce l’anno { $year }: ordine e prestigio
ui-turn-of = Turno { $place } di { $count }
ui-last-year = ultimo anno
ui-step-wages = Paga
ui-step-reorganise = Riordina
ui-step-buy = Compra
ui-step-recruit = Recluta
ui-step-alliance = Alleanza
ui-paid = pagato

## La mappa

ui-map = Mappa d’Italia
ui-tracks = Tracciati del prestigio
ui-track-cities = Città
ui-track-patronage = Mecenatismo
ui-city = { $city }, valore { $value }
ui-city-closed = { $city }, chiusa
ui-owned-by = di { $seat }
ui-neutral = neutrale
ui-pirates = porto pirata
ui-port = porto
ui-has-cathedral = con cattedrale
ui-garrison = { troops-count } dentro
ui-besieged-by = assediata da { $seat } con { troops-count }
ui-agent-of = agente di { $seat }
ui-power-france = Francia
ui-power-ottoman = Ottomani
ui-power-empire = Impero
ui-allied-to = alleata di { $seat }
ui-no-ally = senza alleato
ui-value = Valore
ui-tile-gives = La sua tessera dà
ui-annex-by-road = Per annetterla, per strada da { $city }
ui-annex-by-sea = Per annetterla, per mare da { $city }
ui-attack-of = { $seat } attacca con
ui-defence-sum = Valore { $value } + truppe { $troops } + bastione { $bastion }

## La lente

ui-lens-annex = Quanto ti costa ogni città
ui-lens-annex-note = più corone del suo valore
ui-lens-annex-can = puoi pagare
ui-lens-annex-extra = con un’indulgenza
ui-lens-annex-lacks = manca ciò che è rosso
ui-lens-annex-out = fuori portata
ui-lens-war = La tua forza
ui-lens-war-note = senza dadi: vince il più forte
ui-lens-war-can = bastano le truppe
ui-lens-war-extra = con bonus di guerra
ui-lens-war-lacks = non basta
ui-lens-war-out = fuori portata
ui-lens-intrigue = Che cosa cambia un agente
ui-lens-intrigue-note = un agente per maschera
ui-lens-intrigue-can = possibile
ui-lens-intrigue-lacks = manca una maschera
ui-lens-intrigue-out = chiusa per te
ui-lens-faint = Sbiadite:
ui-lens-have = Hai
ui-lens-indulgence = con un’indulgenza
ui-lens-crowns = corone
ui-lens-exceed = per superarlo
ui-lens-you-have = Hai { $count }
ui-lens-lacks = { $count ->
    [one] manca { $count }
   *[other] mancano { $count }
}
ui-lens-begs = La dà un’indulgenza
ui-lens-opens = Apre la strada: { $cities }
ui-lens-gain = Prestigio con questa città
ui-lens-battle = Prima una battaglia contro { $seat }
ui-lens-here = Truppe già sul posto
ui-lens-from = Truppe da { $city }
ui-lens-answer = { $seat } potrebbe ancora aggiungere
ui-lens-losses = Truppe che perdi
ui-lens-siege = Un assedio: { $attack } contro { $defence }
ui-lens-send = Arriva un agente
ui-lens-remove = L’agente se ne va
ui-lens-then-crowns = Corone per annetterla
ui-lens-then-defence = La sua difesa
ui-verdict-win = vinci
ui-verdict-unless = vinci, salvo rinforzi
ui-verdict-draw = parità: sconfitta
ui-verdict-lose = non si può vincere

## Palazzi

ui-palace = Palazzo: { $faction }
ui-palace-of = Palazzo di { $seat }
ui-domain-of = Dominio di { $seat }
ui-domain-count = { $cities ->
    [one] una città
   *[other] { $cities } città
}
ui-hidden = nascosto
ui-hidden-until = { $count ->
    [0] { $seat } ha disposto le carte Famiglia; si mostrano quando tutti hanno finito.
   *[other] { $seat } dispone le carte Famiglia; si mostrano quando tutti hanno finito.
}
ui-room = Stanza { room-numeral }: { $action }
ui-marker-here = il segnalino è qui
ui-has-indulgence = bloccata da un’indulgenza
ui-barred-indulgence = indulgenza
ui-barred-agent = agente nemico
ui-printed = stampato
ui-room-printed = Stanza
ui-lay-here = metti qui
ui-improve = migliora
ui-arrow = Freccia dei cortigiani a { $side }
ui-card = { $card }: { $symbols }
ui-court = { $court ->
    [left] Corte a sinistra
   *[right] Corte a destra
}
ui-court-card = { $card }, { $space }{ $spent ->
    [yes] , esaurita
   *[no] { "" }
}
ui-space-free = { $space }, libero
ui-space-shut = { $space }, chiuso
ui-free = libero
ui-spent = esaurita
ui-tile = { $tile }{ $spent ->
    [yes] , esaurita
   *[no] { "" }
}
ui-trophy = Trofeo preso al { $colour }
ui-indulgence = Indulgenza
ui-indulgences-left = Indulgenze rimaste: { $count }
ui-short-duchy = Ducato
ui-short-principality = Princi­pato
ui-short-civitavecchia = Civita­vecchia
ui-short-consigliere = Consi­gliere
ui-short-gonfaloniere = Gonfalo­niere
ui-short-condottiere = Condot­tiero
ui-short-ambassador = Amba­sciatore
ui-short-machiavelli = Machiavelli
ui-short-lorenzo = Lorenzo
ui-short-giuliano = Giuliano
ui-short-lucrezia_tornabuoni = Lucrezia
ui-short-ferdinand = Ferdinando
ui-short-alfonso = Alfonso
ui-short-montefeltro = Monte­feltro
ui-short-barbarigo = Barbarigo
ui-short-council_of_ten = I Dieci
ui-short-pitigliano = Pitigliano
ui-short-gian_galeazzo = Galeazzo
ui-short-ludovico = Ludovico
ui-short-sanseverino = Sanseverino
ui-short-alexander = Alessandro
ui-short-cesare = Cesare
ui-short-lucrezia_borgia = Lucrezia
ui-no-action = nessuna azione
ui-brings-agent = Porta un agente

## L’affare in corso

ui-your-affairs = I tuoi affari
ui-affairs = Affari di { $seat }
ui-rank = Grado { $rank }
ui-next = prossimo:
ui-wages-due = { $florins ->
    [0] niente paga
   *[other] paga { $florins }
}
ui-crosses = Croci: { $count }
ui-at-hand = Disponibile
ui-still-at-hand = Ancora disponibile
ui-left-when-paid = Disponibile → resta dopo
ui-then-at-hand = Poi disponibile
ui-with-indulgence = Con un’indulgenza
ui-one-type = un tipo di simbolo ciascuno
ui-pays = { $seat } paga
ui-owed = { $count ->
    [one] manca { $count }
   *[other] mancano { $count }
}
ui-from-treasury = tesoro
ui-lacking = manca
ui-one-owed = { $owed ->
    [florin] { $count ->
        [one] Manca un fiorino
       *[other] Mancano { $count } fiorini
    }
    [crown] { $count ->
        [one] Manca una corona
       *[other] Mancano { $count } corone
    }
    [cross] { $count ->
        [one] Manca una croce
       *[other] Mancano { $count } croci
    }
    [cavalry] { $count ->
        [one] Manca una cavalleria
       *[other] Mancano { $count } cavallerie
    }
    [ship] { $count ->
        [one] Manca una nave
       *[other] Mancano { $count } navi
    }
    [mask] { $count ->
        [one] Manca una maschera
       *[other] Mancano { $count } maschere
    }
    [arrow] { $count ->
        [one] Manca una freccia
       *[other] Mancano { $count } frecce
    }
   *[other] { $count ->
        [one] Manca una corona o una croce
       *[other] Mancano { $count } corone o croci
    }
}
ui-amount = { $owed ->
    [florin] { $count ->
        [one] { $count } fiorino
       *[other] { $count } fiorini
    }
    [crown] { $count ->
        [one] { $count } corona
       *[other] { $count } corone
    }
    [cross] { $count ->
        [one] { $count } croce
       *[other] { $count } croci
    }
    [cavalry] { $count ->
        [one] { $count } cavalleria
       *[other] { $count } cavallerie
    }
    [ship] { $count ->
        [one] { $count } nave
       *[other] { $count } navi
    }
    [mask] { $count ->
        [one] { $count } maschera
       *[other] { $count } maschere
    }
    [arrow] { $count ->
        [one] { $count } freccia
       *[other] { $count } frecce
    }
   *[other] { $count ->
        [one] { $count } corona o croce
       *[other] { $count } corone o croci
    }
}
ui-several-owed = Mancano ancora: { $owed }
ui-where-goes = Dove va { $card }?
ui-title-annex = Annettere { $city }
ui-title-end = Gli acquisti
ui-title-march = { $city } – { $goal }
ui-title-sail = { $city } – { $goal }
ui-title-patronise = Il prossimo grado
ui-title-recruit = Reclutare a { $city }
ui-title-ally = Alleanza: { $power }
ui-siege-of = Assedio di { $city }
ui-battle-at = Battaglia davanti a { $city }
ui-attack = attacco
ui-defence = difesa
ui-neutral-city = Città neutrale
ui-part-value = valore
ui-part-agent = agente
ui-part-troops = truppe
ui-part-bonuses = bonus di guerra
ui-part-bastion = bastione
ui-city-falls = l’attacco è più forte
ui-lacks-strength = { $count ->
    [one] all’attacco manca { $count }
   *[other] all’attacco mancano { $count }
}
ui-family = Carte Famiglia
ui-laid-hidden = { $waiting ->
    [0] tutti gli altri hanno finito
    [one] nascosto; un altro dispone ancora
   *[other] nascosto; altri { $waiting } dispongono ancora
}
ui-laid-open = disposte allo scoperto, in ordine
ui-all-laid = Tutte le tue carte sono disposte.
ui-lay-later = Disponi le tue quando tocca a te.
ui-plan = Stanza { room-numeral }: { $action }
ui-plan-barred = bloccata: nessuna azione
ui-plan-count = { $count ->
    [0] niente a portata
    [one] una cosa a portata
   *[other] { $count } cose a portata
}
ui-plan-more = e altre { $count }
ui-plan-remove = Rimuovere: { $place }
ui-plan-shift = Spostare: { $place }
ui-planned = Previsto
ui-planned-text = un solo pagamento alla fine
ui-planned-short = previsto

## Il mercato

ui-market = Il mercato d’inverno
ui-market-text = uno per tipo ogni inverno
ui-pay-with = Puoi pagare con
ui-pay-with-text = ognuno dà un tipo di simbolo
ui-treasury = Tesoro
ui-or = o
ui-characters = Personaggi
ui-characters-text = { $free ->
    [0] nessuno spazio cortigiano libero: un’altra carta deve uscire
    [one] uno spazio cortigiano è libero
   *[other] { $free } spazi cortigiano sono liberi
}
ui-titles = Titoli, gilda, cattedrale
ui-titles-text = vanno nel tuo dominio
ui-bonuses-text = un artista e un’opera ciascuno, ai gradi 2 e 4
ui-can-pay = puoi pagarlo
ui-pay-by-asking = solo con un’indulgenza
ui-left = { $count ->
    [one] resta { $count }
   *[other] restano { $count }
}
ui-ware-duchy = uno spazio
ui-ware-principality = uno spazio
ui-ware-kingdom = o Repubblica
ui-ware-republic = o Regno
ui-ware-guild = una a testa
ui-ware-cathedral = valore 3 o 4
ui-why-cannot-pay = non puoi pagare
ui-why-none-left = finito
ui-why-owned-already = tuo
ui-why-one-cardinal = ne hai uno
ui-why-one-a-winter = scelto
ui-why-kingdom-or-republic = non entrambi
ui-why-no-city-for-cathedral = nessuna città
ui-why-no-space-for-card = nessuno spazio
ui-why-marker-in-room = il tuo segnalino
ui-why-enemy-agent-in-room = agente nemico
ui-why-indulgence-on-room = indulgenza
ui-why-no-arrow = troppo lontano
ui-bonus-leonardo = Leonardo
ui-bonus-copernicus = Copernico
ui-bonus-michelangelo = Michel­angelo
ui-bonus-columbus = Colombo
ui-bonus-machiavelli = Machiavelli
ui-bonus-bastion = Bastione
ui-bonus-prince = Il Principe
ui-bonus-duomo = Duomo
ui-bonus-sistine = Sistina
ui-bonus-cannons = Cannoni
ui-bonus-spent = Il suo bonus è esaurito finché non si riattiva

## Scelte

ui-collect = Fiorini: { $source }
ui-take_florins = Fiorini: { $source }
ui-token = Gettone: { $source }
ui-lift = { $card }
ui-discard = Scarta { $card }
ui-lose = Lo spazio di { $card }
ui-to-room = { $action } { room-numeral }
ui-to-free = Libera { $action } { room-numeral } ({ $symbol })
ui-to-move = { $rooms ->
    [1] { $action } { room-numeral }
    [2] { $action } { room-numeral }
   *[other] { $action } { room-numeral }, { rooms-count }
}
ui-to-hurry = { $action } { room-numeral }, { rooms-count }, una comprata
ui-place-action = { $action } { room-numeral }
ui-place-improvement = Migliora { $action } { room-numeral }
ui-place-court = { $court ->
    [left] Corte a sinistra { $place }
   *[right] Corte a destra { $place }
}
ui-do-annex = Annetti { $city }
ui-do-march = Marcia su { $goal }
ui-do-sail = Naviga verso { $goal }
ui-do-retreat = Ritirati a { $goal }
ui-do-recruit = Recluta a { $city }
ui-do-buy = Prendi { $ware }
ui-do-wages = Paga { florins-count }
ui-do-ally = Alleanza: { $power }
ui-do-besiege = Assedia { $city }

## Giocatori

ui-change-vp = prestigio
ui-change-prestige = prestigio
ui-change-florins = fiorini
ui-change-cities = città
ui-change-troops = truppe sulla mappa
ui-change-agents = agenti
ui-change-rank = grado del mecenatismo
ui-stock-florins = fiorini
ui-stock-cities = città
ui-stock-troops = truppe sulla mappa
ui-stock-agents = agenti nella riserva
ui-stock-reserve = truppe nella riserva
ui-stock-crosses = croci
ui-stock-tokens = gettoni Guerra
ui-stock-rank = grado del mecenatismo
ui-stock-cathedrals = cattedrali
ui-stock-trophies = trofei
ui-named = { $seat }
ui-lays = { $count ->
    [one] dispone l’ultima carta Famiglia
   *[other] dispone { $count } carte Famiglia
}
ui-has-laid = carte Famiglia disposte
ui-now-setup = dispone le carte Famiglia
ui-now-spring = gioca ora
ui-now-sieges = combatte per una città
ui-now-winter = gioca l’inverno
ui-to-play = deve ancora giocare
ui-nothing-yet = ancora nulla
ui-did-annexes = ha annesso { $city }
ui-did-rises = è salito al grado { $rank }
ui-did-sends_agent = ha mandato un agente
ui-did-moves_troop = ha marciato su { $goal }
ui-did-siege = ha assediato { $city }
ui-did-trades = ha commerciato
ui-did-buys = ha comprato { $ware }
ui-did-allies = alleanza: { $power }
ui-did-recruits = ha reclutato a { $city }
ui-did-builds = ha costruito a { $city }
ui-did-forgoes = non ha fatto nulla

## Che cosa sono le cose

ui-action-govern-text = Una corona o croce rende disponibili due tessere del tuo dominio, o riattiva un’alleanza.
ui-action-patronise-text = Paga per salire di un grado nel mecenatismo; i gradi 2 e 4 danno un bonus.
ui-action-annex-text = Prendi una città neutrale a portata con più corone del suo valore, e navi se è oltremare.
ui-action-war-text = Ogni cavalleria muove una truppa per strada, le navi la portano per mare; i simboli guerra diventano gettoni.
ui-action-intrigue-text = Ogni maschera mette, sposta o toglie un agente.
ui-action-trade-text = Ogni nave porta due fiorini.
ui-tip-city-text = Le corone pagate devono superare il valore; un tuo agente lo abbassa di uno, quello di un rivale lo alza.
ui-tip-closed-text = Chiusa con tre giocatori.
ui-tip-pirate-text = Un porto pirata non si può mai annettere, solo assediare.
ui-tip-siege-text = Si risolve alla fine della primavera: l’assediante vince solo con forza maggiore.
ui-tip-card-text = Dà un tipo di simbolo per pagamento; a corte è poi esaurita finché non si oltrepassa la sua freccia.
ui-tip-court = Spazio cortigiano
ui-tip-court-text = Le carte a corte pagano e poi sono esaurite. Titoli, alcuni bonus e cinque città aprono altri spazi.
ui-tip-printed = Stampato nella stanza
ui-tip-printed-text = Ciò che è stampato vale finché nessuna carta azione lo copre.
ui-tip-tile-text = Una tessera paga con un tipo di simbolo e poi è esaurita; Governare la gira di nuovo.
ui-tip-ware-text = Ogni tipo una volta per inverno, tutto in un pagamento.
ui-tip-power-france = Disponibile: +2 in un assedio o battaglia.
ui-tip-power-ottoman = Disponibile: due navi per un pagamento.
ui-tip-power-empire = Disponibile: una croce per un pagamento; conta nell’influenza religiosa.
ui-tip-track-cities = Tracciato delle città
ui-tip-track-cities-text = Punti secondo le città, uno in più a chi ne ha di più. Chi ha più città, e vi è giunto per ultimo, gioca per primo.
ui-tip-track-patronage = Tracciato del mecenatismo
ui-tip-track-patronage-text = Punti secondo il grado, uno in più al più avanzato.
ui-tip-indulgence = Indulgenza
ui-tip-indulgence-text = Una volta all’anno: una corona o tre fiorini, ma blocca la stanza del segnalino finché non è riscattata e alla fine costa un punto.
ui-tip-arrow = Freccia dei cortigiani
ui-tip-arrow-text = Oltrepassarla rende disponibili i cortigiani esauriti di quel lato.
ui-tip-hand = Disponibile
ui-tip-hand-text = Il massimo che le tue carte e tessere potrebbero dare ora di ogni simbolo; ognuna ne dà un solo tipo. Un’indulgenza non è contata.
ui-tip-florins = Tesoro
ui-tip-florins-text = I fiorini di carte e tessere si possono riscuotere in ogni momento.
ui-tip-agents = Agenti nella riserva
ui-tip-agents-text = Una città, una stanza e un’alleanza tengono un agente ciascuna.
ui-tip-reserve = Truppe nella riserva
ui-tip-reserve-text = Reclutate in inverno nelle tue città.
ui-tip-tokens = Gettoni Guerra
ui-tip-tokens-text = Ognuno aggiunge uno a un assedio o battaglia di questa primavera.
ui-tip-rank = Mecenatismo
ui-tip-rank-text = Al massimo un grado all’anno.
ui-tip-wages = Paga
ui-tip-wages-text = Dovuta in inverno per le truppe sulla mappa; quelle non pagate tornano a casa.
ui-tip-religion = Influenza religiosa
ui-tip-religion-text = Croci in palazzo e dominio, esaurite o no; chi ne ha di più fa punti alla fine.
ui-tip-trophy = Trofeo
ui-tip-trophy-text = Un disco di un rivale a cui fu presa una città; uno solo per rivale.

## Risposte anticipate

ui-order-no_bonus = Nessun bonus di guerra a { $of }
ui-order-buy_nothing = Non comprare nulla in questo inverno
ui-order-do_nothing = Solo la paga in questo inverno
ui-void-bonus = l’altra parte ha usato un bonus
ui-void-troops = le truppe lì sono cambiate
ui-void-market = qualcosa di esaurito è di nuovo in vendita
ui-void-means = le tue città o i tuoi fiorini sono cambiati

ui-plan-question = Pianifica il tuo inverno, poi conferma una volta
ui-winter-sheet = Il foglio d’inverno
ui-winter-number = { $step ->
    [wages] 1
    [reorganise] 2
    [buy] 3
    [recruit] 4
   *[alliance] 5
}
ui-winter-account = Il conto
ui-winter-treasury = Nel tesoro
ui-winter-treasury-short = tesoro
ui-winter-left = Resta nel tesoro
ui-winter-left-short = resta
ui-winter-drawn = incassati
ui-winter-keep = tieni { $count }
ui-winter-free = gratis
ui-winter-go = Lasciano la mappa: { $cities }. Oppure:
ui-winter-go-from = da { $city }
ui-winter-where = Dove?
ui-winter-no-move = Nessuna carta può essere spostata.
ui-winter-drop-move = Annulla lo spostamento
ui-winter-planned = previsto
ui-winter-fits = ci sta ancora
ui-winter-drop = senza il passo { $steps }
ui-winter-extra = con un’indulgenza
ui-winter-lacks = manca
ui-winter-spaces = { $count ->
    [one] { $count } posto libero a corte.
   *[other] { $count } posti liberi a corte.
}
ui-winter-room = Fa posto: { $cards }.
ui-winter-site = Costruita a
ui-winter-reserve = { $count } nella riserva
ui-winter-recruit-in = { $allied ->
    [yes] { $city }, alleata
   *[no] { $city }
}
ui-winter-fewer = Una truppa in meno: { $city }
ui-winter-more = Una truppa in più: { $city }
ui-winter-one = Una per inverno
ui-winter-leave-out = Lascia fuori
ui-winter-after = { $troops ->
    [one] Dopo questo inverno { $troops } truppa sulla mappa
   *[other] Dopo questo inverno { $troops } truppe sulla mappa
}
ui-winter-begged = un’indulgenza chiesta
ui-winter-early = Il tuo piano resta. Lo confermi quando tocca a te.
## The lines of the chronicle

ui-turn-nothing = niente fatto
ui-turn-rank = grado { $rank }
ui-by-round-virtu = per anno
