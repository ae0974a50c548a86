# Princes of the Renaissance nel browser, in italiano: come si chiama il tabellone, a voce e stampato.

ui-tagline-princes = Punta sulle città, presta eserciti, tratta con tutti.
ui-sea-tyrrhenian = Mar Tirreno
ui-map = Carta d’Italia
ui-mat = Casa di { $seat }

## Barra e domanda

ui-round-princes = Decade { $round }
ui-decade-of = Decade { $decade } di { $decades }
ui-events-left = { $count ->
    [one] resta { $count } evento
   *[other] restano { $count } eventi
}
ui-group-tiles = Tessera città
ui-group-events = Evento
ui-group-buy = Comprare
ui-group-freeze = Congelare un rivale
ui-group-plays = Rubare
ui-group-bank = Banco
ui-group-discard = Scartare
ui-group-own_troops = Le tue truppe
ui-asks-group-tiles = Quale tessera città metti all’asta?
ui-asks-group-events = Quale evento metti all’asta?
ui-asks-group-buy = Che cosa compri?
ui-asks-group-freeze = L’offerta di chi congeli?
ui-asks-group-plays = A chi rubi?
ui-asks-group-bank = Quanto cambi?
ui-asks-group-discard = Quale truppa scarti?
ui-asks-group-own_troops = Quale delle tue truppe corrompi?
ui-cannot-bid = Per { lot-name } non puoi offrire: congeli un’offerta o passi?
ui-change-vp = punti vittoria
ui-points-now = punti allo stato attuale
ui-chance = probabilità di vittoria
ui-chip-bid = Offri { $bid }
ui-bribe-own = { $troop } · truppa tua
ui-chip-bribe = { $troop } · { $rival }
ui-chip-buy_treachery = Tradimento
ui-chip-war = Guerra
ui-lasted-princes = { $rounds ->
    [one] { $rounds } decade
   *[other] { $rounds } decadi
}, { $minutes } min

## Carta

ui-city = { $city }: status { $status }, una tessera vale { $vp }, { $artists ->
    [0] nessun artista
    [one] un artista
   *[other] { $artists } artisti
}
ui-home = { $home }, patria della famiglia { $family }, guidata da { $seat }; { $wages ->
    [0] nessuna paga in attesa
    [one] { $wages } oro di paghe in attesa
   *[other] { $wages } ori di paghe in attesa
}
ui-home-free = { $home }, patria della famiglia { $family }; nessuno la guida
ui-status-ladder = Status delle città, con i punti di una tessera
ui-wars = Guerre di questa decade: { $fought } di { $limit }
ui-wars-of = { $fought } di { $limit }
ui-status-is = status { $status }
ui-tile-scores-now = Una tessera ora vale

## In vendita

ui-for-sale = In vendita
ui-filter-affordable = alla mia portata
ui-filter-mine = le mie città
ui-sold-out = tutto venduto
ui-sold = venduto
ui-spent = consumato
ui-opening-of = Prima offerta minima per una tessera di { $city }
ui-tile-for-sale = { $tile }, { $city }: { $count ->
    [one] ne resta una
   *[other] ne restano { $count }
}; per decade oro { $gold }, influenza { $influence }
ui-troop-for-sale = { $troop }: attacco { $attack }, difesa { $defence }, { $gold ->
    [one] { $gold } oro
   *[other] { $gold } ori
}; { $stock } in riserva
ui-treachery-pile = Tradimento: { $count ->
    [one] { $count } tessera nel mazzo
   *[other] { $count } tessere nel mazzo
}
ui-attack-defence = attacco / difesa
ui-price = Prezzo
ui-in-stock = In riserva
ui-paid-in = { $currency ->
    [gold] Si paga in oro
   *[influence] Si paga in influenza
}
ui-effect-points = { $amount } PV
ui-effect-status = +{ $amount } status
ui-effect-merchant = mercanti
ui-effect-invade = −{ $amount } status
ui-pope-gold = { $gold ->
    [one] { $gold } oro
   *[other] { $gold } ori
}
ui-league-used = Lega usata

## Nomi brevi, per spazi stretti

ui-short-doge = Doge
ui-short-venetian_merchant = Mercante
ui-short-ludovico = Ludovico
ui-short-caterina = Caterina
ui-short-swiss = Svizzeri
ui-short-armourer = Armaiolo
ui-short-genoese = Genovesi
ui-short-milanese_merchant = Mercante
ui-short-lorenzo = Lorenzo
ui-short-giovanni = Giovanni
ui-short-banking = Banco
ui-short-florentine_merchant = Mercante
ui-short-roderigo = Rodrigo
ui-short-cesare = Cesare
ui-short-lucrezia = Lucrezia
ui-short-della_rovere = Rovere
ui-short-orsini = Orsini
ui-short-colonna = Colonna
ui-short-ferrante = Ferrante
ui-short-alfonso = Alfonso
ui-short-spanish_infantry = Spagnoli
ui-short-neapolitan_merchant = Mercante
ui-short-neapolitan_court = Corte
ui-short-gozzoli = Gozzoli
ui-short-piero = Piero
ui-short-mantegna = Man­tegna
ui-short-merchant_i = Mercante
ui-short-botticelli = Botti­celli
ui-short-ghirlandaio = Ghirlan­daio
ui-short-bellini = Bellini
ui-short-merchant_ii = Mercante
ui-short-leonardo = Leo­nardo
ui-short-michelangelo = Michel­angelo
ui-short-bramante = Bra­mante
ui-short-french_invade = Francesi
ui-short-bribe_troops = Truppe
ui-short-bribe_cardinal = Cardinale
ui-short-freeze_bid = Congelare
ui-short-steal_influence = Furto
ui-short-raid_gold = Assalto
ui-short-veto = Veto
ui-short-start_war = Guerra

## Famiglie

ui-six-families = Sei famiglie di condottieri
ui-no-family-yet = ancora nessuna famiglia
ui-gift-Baglioni = eserciti a 1 in meno
ui-gift-Bentivogli = una tessera tradimento in più
ui-gift-Este = artiglieria migliore
ui-gift-Gonzaga = artisti a 1 in meno
ui-gift-Malatesta = una tessera tradimento in più
ui-gift-Montefeltro = artisti a 1 in meno
ui-each-decade = per decade
ui-next-tile = { $count }ª tessera
ui-own-tile = { $tile }, { $city }{ $used ->
    [yes] , usata in questa decade
   *[no] { "" }
}
ui-hand-of = Tradimento, { $count } di { $limit }
ui-no-troops = nessuna truppa
ui-attack = attacco
ui-defence = difesa
ui-next-income = Prossime rendite
ui-income-foreseen = Prossime rendite: oro { $gold }, influenza { $influence }
ui-wages-of-it = di cui { $gold } di paghe
ui-victories-score = { $count ->
    [one] vittoria: { $vp } PV
   *[other] vittorie: { $vp } PV
}
ui-income-family = Famiglia
ui-income-tiles = Tessere città
ui-income-troops = Truppe
ui-income-pope = Papa
ui-income-merchants = Mercanti
ui-income-wages = Paghe

## Asta

ui-least-bid = Offerta minima
ui-highest-bid = Offerta più alta
ui-leads = in testa
ui-has-won = ha vinto
ui-no-bid-yet = ancora nessuna offerta
ui-you-here = Tu
ui-bidder = { $seat }: { $state }{ $bid ->
    [0] { "" }
   *[other] , ultima offerta { $bid }
}
ui-bidder-leads = in testa
ui-bidder-asked = deve offrire
ui-bidder-in = ancora in gara
ui-bidder-passed = ritirato
ui-bidder-attacks = attacca
ui-bidder-no-troops = senza truppe
ui-bidder-is-frozen = congelato
ui-bidder-six-tiles = sei tessere
ui-bidder-three-cities = tre città
ui-bidder-too-little-money = troppo poco
ui-bid-least = minimo
ui-bid-all = tutto
ui-your-bid = La tua offerta
ui-bid = Offri { $amount }
ui-pass-bid = Ritirati
ui-you-hold = Hai
ui-bid-up-to = Puoi offrire fino a { $most }:
ui-bid-needs = questa offerta ne richiede { $amount }
ui-after-bid = { $discount ->
    [0] Dopo questa offerta
   *[other] Dopo questa offerta, { $discount } in meno
}
ui-worth-now = Varrebbe alla fine, per ora
ui-for-you = Per te
ui-nth-tile = tessera { $count } di { $most }
ui-nth-city = { $mine ->
    [yes] una città che hai già
   *[no] città { $count } di { $most }
}
ui-event-of-decade = Decade { $decade ->
    [1] I
    [2] II
   *[3] III
}
ui-until-decade-end = fino alla fine della decade
ui-command-of = Comando di { $city }
ui-command-attacks = Attacca { $city }: tue le truppe, tua la vittoria.
ui-command-defends = Difendila da { $city }.
ui-wage-of = { $gold ->
    [one] paga di { $gold } oro
   *[other] paga di { $gold } ori
}
ui-your-army = il tuo esercito: { $attack } / { $defence }

## Guerra

ui-window-veto = Veto
ui-window-bids = Offerte
ui-window-wages = Paghe
ui-window-league = Lega
ui-window-bribes = Corruzione
ui-window-dice = Dadi
ui-window-reroll = Rilancio
ui-window-counter = Replica
ui-window-none = nessuno
ui-window-now = ora
ui-window-if-no-win = senza vittoria
ui-side-attacker = attaccante
ui-side-defender = difensore
ui-attacks = attacca
ui-defends = difende
ui-wage = paga { $gold }
ui-round-now = ora
ui-round-before = prima
ui-round-counter = contrattacco
ui-strength = Forza
ui-league-of = Lega Santa: { $seat }
ui-printed-values = valori stampati
ui-bribed = corrotta
ui-city-wins = vince { $city }
ui-draw = pareggio
ui-as-it-stands = Così com’è
ui-bribes = Corruzioni
ui-no-bribe = Nessuna corruzione
ui-own-troops = Le tue truppe
ui-own-troops-text = corromperle ti indebolisce
ui-cost = Costo
ui-bribe-cost = { $count ->
    [one] Hai una tessera Corrompere truppe.
   *[other] Hai { $count } tessere Corrompere truppe, una per truppa.
} La truppa vale 0 in questa guerra, con tutto ciò che le si aggiunge; poi torna.
ui-nothing-moves = nulla si muove
ui-odds = { $attacker } vince { $wins } %, pareggio { $draw } %, { $defender } vince { $loses } %
ui-scene-war = Guerra { $number } di { $limit } · { $attacker } attacca { $defender }
ui-scene-armies = { $attacker } e { $defender } si affrontano
ui-scene-round = Round { $round }
ui-scene-attacks = { $city } attacca
ui-scene-wins = { $city } vince, { $mine } a { $other }
ui-scene-undecided = Non è deciso: { $mine } non è più di { $other }
ui-scene-drawn = Pareggio: { $mine } non è più di { $other }
ui-scene-double = il doppio, due passi
ui-scene-rule = Vince chi ha più dell’altra parte. Il doppio muove le due città di due passi invece di uno.
ui-scene-passed = subito fuori
ui-scene-stopped = fino a { $bid }

## Trattativa

ui-offer-trade = Proponi uno scambio
ui-bargain-kind = Scambio, dono o Banco
ui-bargain-offer = Scambio
ui-bargain-give = Dono
ui-bargain-bank = Banco
ui-bank-text = Il Banco cambia in ogni momento, una volta per decade per ogni tessera.
ui-bargain-with = Con chi
ui-counters = { $count ->
    [one] { $count } gettone
   *[other] { $count } gettoni
}
ui-you-give = Tu dai
ui-you-get = Tu ricevi
ui-of-so-much = di { $amount }
ui-bargain-offer-to = Proponilo a { $seat }
ui-bargain-give-to = Donalo a { $seat }
ui-offer-text = Vale finché non ha risposta, o finché non finisce l’asta o il turno in cui è stata fatta. Le promesse non vincolano nessuno.
ui-give-text = Un dono passa di mano subito e non chiede nulla.
ui-open-offer = Proposta aperta
ui-you-offer = Proponi a { $seat }
ui-offers-you = { $seat } ti propone
ui-in-return = per
ui-accept = Accetta
ui-decline = Rifiuta

## Ordini permanenti

ui-standing-order = Ordine permanente
ui-order-kind = Che cosa si fa per me
ui-order-amount = { $currency ->
    [gold] Oro
   *[influence] Influenza
}
ui-order-up_to = offrire per me fino a
ui-order-out = restare fuori da quest’asta
ui-order-out_unless_below = restare fuori se non è sotto
ui-order-text = Lo vedi solo tu. Un’offerta congelata, un dono o una nuova asta lo annulla.
ui-order-void = Il tuo ordine permanente è annullato: { $why }.
ui-order-no_veto = Nessun veto fino al mio turno
ui-order-no_bribe = Nessuna corruzione in questa guerra
ui-void-freeze = un’offerta è stata congelata
ui-void-gift = qualcuno nell’asta ha dato o ricevuto denaro
ui-void-exchange = qualcuno nell’asta ha fatto uno scambio
ui-void-new-lot = è cominciata un’altra asta
ui-void-over = l’asta è finita
ui-void-tiles = le tue tessere città sono cambiate
ui-void-hand = hai pescato una tessera tradimento
ui-void-decade = è cominciata una nuova decade
ui-void-bribe = qualcuno ha corrotto una truppa
ui-void-league = la Lega Santa entra in guerra

## The lines of the chronicle

ui-turn-war = guerra: { $attacker } contro { $defender }
ui-turn-war_won = vince { $city }
ui-turn-war_drawn = pareggio
ui-turn-vetoes = vietata
ui-by-round-princes = per decade
