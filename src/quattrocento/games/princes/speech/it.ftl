# Princes of the Renaissance in italiano. Identificatori e argomenti: vedi quattrocento/words/__init__.py.

## Il gioco

game-princes = Princes of the Renaissance
game-princes-blurb = Guida una famiglia di condottieri: fai offerte per avere influenza nelle grandi città d’Italia, per gli artisti e per il Papa, presta le tue truppe alle loro guerre e tratta con tutti. Le città su cui hai puntato faranno bene a finire in alto.
game-princes-summary = La partita dura tre decadi; ognuna finisce quando è venduto l’ultimo dei suoi quattro eventi. Al tuo turno fai una cosa sola: comprare una truppa o una tessera tradimento, mettere all’asta una tessera città, un evento o il Papa, iniziare una guerra tra due città, oppure passare. Le tessere città si pagano in oro, il Papa e il comando di un esercito in influenza, gli eventi come indicano.
    In guerra ogni città assolda un condottiero, pagato secondo lo status della città; la città del vincitore sale, l’altra scende, e lui prende un segnalino vittoria. Alla fine di una decade tutti riscuotono le rendite. Dopo la terza ogni tessera città dà punti secondo il rango della sua città; danno punti anche artisti, mercanti, vittorie, il Papa e le borse più piene.

## Opzioni

option-families = Famiglie
option-families-text = Come ricevono i giocatori le loro famiglie?
option-families-chosen = scelte
option-families-chosen-text = In senso orario da un giocatore a caso, ognuno ne prende una.
option-families-auctioned = all’asta
option-families-auctioned-text = Vanno all’asta e si pagano in influenza.
option-families-dealt = distribuite
option-families-dealt-text = Ogni giocatore ne riceve una a caso.
option-totals = Oro e influenza
option-totals-text = Tutti vedono quanto hanno gli altri?
option-totals-open = visibili
option-totals-open-text = Tutto l’oro e tutta l’influenza sono visibili.
option-totals-hidden = nascosti
option-totals-hidden-text = Degli altri vedi soltanto quanti gettoni hanno.
option-lowest_bid = Offerta minima di un condottiero
option-lowest_bid-text = Quanto bisogna offrire almeno per il comando di un esercito?
option-lowest_bid-0 = 0
option-lowest_bid-0-text = Un esercito si può avere per nulla.
option-lowest_bid-1 = 1
option-lowest_bid-1-text = Costa almeno 1 punto influenza.
option-discounts = Sconti dei condottieri
option-discounts-text = Gli sconti di Baglioni, Mercenari svizzeri e Armaiolo si sommano?
option-discounts-add = si sommano
option-discounts-add-text = Fino a 3 punti influenza in meno, come dicono i testi delle tessere.
option-discounts-one = uno solo
option-discounts-one-text = Al massimo 1 punto influenza in meno, come nell’esempio delle regole.
option-last_event_banking = Banco per l’ultimo evento
option-last_event_banking-text = Quanto può cambiare chi vince l’ultimo evento di una decade per pagarlo?
option-last_event_banking-price = il prezzo
option-last_event_banking-price-text = Fino all’intero prezzo.
option-last_event_banking-lacking = quanto manca
option-last_event_banking-lacking-text = Solo quanto gli manca in mano.
option-league_needs = Lega Santa
option-league_needs-text = Di che cosa ha bisogno chi possiede il Papa per entrare in una guerra?
option-league_needs-troops = una truppa
option-league_needs-troops-text = Almeno una truppa.
option-league_needs-nothing = niente
option-league_needs-nothing-text = Niente: senza truppe può ancora corrompere quelle degli altri.
option-lower_ranks = Quarta e quinta città
option-lower_ranks-text = Quanto vale una tessera della quarta e della quinta città?
option-lower_ranks-components = come nella scatola
option-lower_ranks-components-text = I valori della tabella dei componenti.
option-lower_ranks-3-2 = 3 e 2
option-lower_ranks-3-2-text = 3 punti e 2 punti.
option-lower_ranks-2-1 = 2 e 1
option-lower_ranks-2-1-text = 2 punti e 1 punto.

## Nomi

city-Venice = Venezia
city-Milan = Milano
city-Florence = Firenze
city-Rome = Roma
city-Naples = Napoli
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
family-player_1 = del giocatore 1
family-player_2 = del giocatore 2
family-player_3 = del giocatore 3
family-player_4 = del giocatore 4
family-player_5 = del giocatore 5
family-player_6 = del giocatore 6
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
home-Mantua = Mantova
home-Rimini = Rimini
home-Urbino = Urbino
troop-light_infantry = Fanteria leggera
troop-crossbow = Balestrieri
troop-pike = Picchieri
troop-fortification = Fortificazione
troop-cavalry = Cavalleria
troop-artillery = Artiglieria
tile-doge = Doge
tile-venetian_merchant = Mercante veneziano
tile-ludovico = Ludovico Sforza
tile-caterina = Caterina Sforza
tile-swiss = Mercenari svizzeri
tile-armourer = Armaiolo
tile-genoese = Balestrieri genovesi
tile-milanese_merchant = Mercante milanese
tile-lorenzo = Lorenzo de’ Medici
tile-giovanni = Giovanni de’ Medici
tile-banking = Banco
tile-florentine_merchant = Mercante fiorentino
tile-roderigo = Rodrigo Borgia
tile-cesare = Cesare Borgia
tile-lucrezia = Lucrezia Borgia
tile-della_rovere = Della Rovere
tile-orsini = Famiglia Orsini
tile-colonna = Famiglia Colonna
tile-ferrante = Ferrante d’Aragona
tile-alfonso = Alfonso d’Aragona
tile-spanish_infantry = Fanteria spagnola
tile-neapolitan_merchant = Mercante napoletano
tile-neapolitan_court = Corte di Napoli
tile-gozzoli = Gozzoli
tile-piero = Piero della Francesca
tile-mantegna = Mantegna
tile-merchant_i = Mercante (I)
tile-botticelli = Botticelli
tile-ghirlandaio = Ghirlandaio
tile-bellini = Bellini
tile-merchant_ii = Mercante (II)
tile-leonardo = Leonardo da Vinci
tile-michelangelo = Michelangelo
tile-bramante = Bramante
tile-french_invade = Invasione francese
tile-pope = Papa
treachery-bribe_troops = Corrompere truppe
treachery-bribe_troops-text = In una guerra in cui combatti o sei la Lega Santa: una truppa non conta.
treachery-bribe_cardinal = Corrompere un cardinale
treachery-bribe_cardinal-text = Vale 3 punti influenza quando paghi il Papa.
treachery-freeze_bid = Congelare un’offerta
treachery-freeze_bid-text = Quando tocca a te in un’asta: un rivale la prossima volta non può offrire ed esce dall’asta.
treachery-steal_influence = Furto d’influenza
treachery-steal_influence-text = Nel tuo turno, fuori dalle aste: prendi 2 punti influenza a un altro giocatore.
treachery-raid_gold = Assalto al carico d’oro
treachery-raid_gold-text = Nel tuo turno, fuori dalle aste: prendi 3 ori a un altro giocatore.
treachery-veto = Veto
treachery-veto-text = Vieta una guerra appena le sue città sono nominate.
treachery-start_war = Scatenare una guerra
treachery-start_war-text = Alla fine del tuo turno: una guerra in più.
tile-pope-text = 3 ori alla fine della decade; una volta per decade le tue truppe possono unirsi a una parte in guerra; 3 punti se è tuo alla fine.
source-cities = Tessere città
source-events = Eventi
source-pope = Papa
source-gold = Più oro
source-influence = Più influenza
source-victories = Vittorie
thing-gold = Oro
thing-influence = Influenza
thing-wages = Paghe
thing-tokens = Vittorie
thing-tiles = Tessere città
thing-troops = Truppe
thing-treachery = Tradimento
thing-events = Eventi
thing-pope = Papa
thing-cities = Città
thing-status = Status
thing-wars = Guerre
thing-decade = Decade
thing-income = Rendite
thing-offers = Proposte
thing-auction = Asta
thing-war = Guerra
thing-hand = Mano
thing-vp = PV
thing-army = Esercito
thing-attack = Attacco
thing-defence = Difesa
thing-odds = Probabilità
thing-draw = Pareggio
thing-dice = Dadi
thing-bid = Offerta più alta
thing-least = Prossima offerta da
thing-most = Puoi offrire fino a
thing-due = Da pagare
thing-counters = Gettoni
thing-bribed = corrotta
thing-leads = in testa
thing-frozen = congelato
thing-out = fuori
thing-price = Prezzo
thing-stock = Riserva
thing-used = usata
thing-sold = venduto
thing-pile = Mazzo
thing-later = Più tardi
thing-nobody = nessuno

## Ciò che si conta

money = { $currency ->
    [gold] { $amount ->
        [one] { $amount } oro
       *[other] { $amount } ori
    }
   *[influence] { $amount ->
        [one] { $amount } punto influenza
       *[other] { $amount } punti influenza
    }
}
bid-money = { $currency ->
    [gold] { $bid ->
        [one] { $bid } oro
       *[other] { $bid } ori
    }
   *[influence] { $bid ->
        [one] { $bid } punto influenza
       *[other] { $bid } punti influenza
    }
}
least-money = { $currency ->
    [gold] { $least ->
        [one] { $least } oro
       *[other] { $least } ori
    }
   *[influence] { $least ->
        [one] { $least } punto influenza
       *[other] { $least } punti influenza
    }
}
price-money = { $currency ->
    [gold] { $price ->
        [one] { $price } oro
       *[other] { $price } ori
    }
   *[influence] { $price ->
        [one] { $price } punto influenza
       *[other] { $price } punti influenza
    }
}
other-money = { $currency ->
    [gold] influenza
   *[influence] oro
}
gold-count = { $gold ->
    [one] { $gold } oro
   *[other] { $gold } ori
}
influence-count = { $influence ->
    [one] { $influence } punto influenza
   *[other] { $influence } punti influenza
}
for-gold-count = { $for_gold ->
    [one] { $for_gold } oro
   *[other] { $for_gold } ori
}
for-influence-count = { $for_influence ->
    [one] { $for_influence } punto influenza
   *[other] { $for_influence } punti influenza
}
purse = { $gold ->
    [0] { $influence ->
        [0] nulla
       *[other] { influence-count }
    }
   *[other] { $influence ->
        [0] { gold-count }
       *[other] { gold-count } e { influence-count }
    }
}
return-purse = { $for_gold ->
    [0] { $for_influence ->
        [0] nulla
       *[other] { for-influence-count }
    }
   *[other] { $for_influence ->
        [0] { for-gold-count }
       *[other] { for-gold-count } e { for-influence-count }
    }
}
lot-name = { $lot ->
    [attacker] il comando di { $city }
    [defender] il comando di { $city }
    [family] la famiglia { $family }
   *[other] «{ $tile }»
}

## Che cosa fanno famiglie, tessere, truppe ed eventi

ability-none-text = Solo rendite.
ability-merchant-text = Conta per gli eventi Mercante.
ability-reroll-text = Una volta per decade: si rilanciano entrambi i dadi di una guerra.
ability-veto-text = Una volta per decade: vieta una guerra.
ability-bank-text = Una volta per decade: cambia fino a { $amount ->
    [one] { $amount } oro
   *[other] { $amount } ori
} in influenza, o viceversa.
ability-steal-text = Una volta per decade: prendi { $amount ->
    [one] { $amount } punto influenza
   *[other] { $amount } punti influenza
} a un altro giocatore.
ability-draw-text = Una volta per decade: pesca gratis una tessera tradimento.
ability-defence-text = +{ $amount } in difesa ogni volta che combatti.
ability-limit-text = { $amount ->
    [one] Tieni { $amount } tessera tradimento in più.
   *[other] Tieni { $amount } tessere tradimento in più.
}
ability-pope-text = Il Papa ti costa { $amount ->
    [one] { $amount } punto influenza
   *[other] { $amount } punti influenza
} in meno.
ability-condottiere-text = Il comando di un esercito ti costa { $amount ->
    [one] { $amount } punto influenza
   *[other] { $amount } punti influenza
} in meno.
ability-artist-text = Gli artisti ti costano { $amount } in meno.
troop-bonus = +{ $attack } in attacco, +{ $defence } in difesa.{ $discount ->
    [0] { "" }
    [one] { " " }Il comando di un esercito ti costa { $discount } punto influenza in meno.
   *[other] { " " }Il comando di un esercito ti costa { $discount } punti influenza in meno.
}
ability-light_infantry-text = { troop-light_infantry }: { troop-bonus }
ability-crossbow-text = { troop-crossbow }: { troop-bonus }
ability-pike-text = { troop-pike }: { troop-bonus }
ability-fortification-text = { troop-fortification }: { troop-bonus }
ability-cavalry-text = { troop-cavalry }: { troop-bonus }
ability-artillery-text = { troop-artillery }: { troop-bonus }
troop-text = Attacco { $attack }, difesa { $defence }, { gold-count }{ $influence ->
    [0] { "" }
   *[other] ; { influence-count } per decade
}.
effect-points-text = Un artista che vale { $amount ->
    [one] { $amount } punto
   *[other] { $amount } punti
}.
effect-status-text = Un artista per una città, il cui status sale di { $amount }.
effect-merchant-text = In ogni decade 1 oro, e alla fine 1 punto, per ogni tessera città Mercante che possiedi.
effect-invade-text = Abbassa di { $amount } lo status di una città, oppure scarta la tessera.

## Scelte

move-family = { $family }
move-put_up = Mettere all’asta { $family }
move-buy_troop = Comprare { $troop }
move-discard_troop = Scartare { $troop }
move-buy_treachery = Comprare una tessera tradimento
move-auction = All’asta: { $tile }
move-war = Iniziare una guerra
move-pass = Passare
move-end_turn = Finire il turno
move-start_war = Giocare Scatenare una guerra
move-steal_influence = Rubare influenza a { $rival }
move-raid_gold = Assaltare l’oro di { $rival }
move-lucrezia = Lucrezia: rubare influenza a { $rival }
move-bank = Banco: { money } per { other-money }
move-alfonso = Alfonso: pescare una tessera tradimento
move-no_alfonso = Pescare più tardi
move-discard = Scartare «{ $treachery }»
move-bid = Offrire { bid-money }
move-pass_bid = Ritirarsi dall’asta
move-freeze_bid = Congelare l’offerta di { $rival }
move-bribe_cardinal = Usare Corrompere un cardinale
move-pay = Pagare { price-money }
move-place_artist = { $city }
move-invade = { $city }
move-no_invasion = Da nessuna parte: scartare la tessera
move-attacker = { $city } attacca
move-defender = { $city } è attaccata
move-veto = Giocare Veto
move-lorenzo = Lorenzo vieta la guerra
move-no_veto = Lasciar cominciare la guerra
move-no_league = Non unirsi a nessuna parte
move-bribe = Corrompere { $troop } di { $rival }
move-no_bribe = Non corrompere nessuno
move-reroll = Rilanciare entrambi i dadi
move-keep = Lasciar valere il lancio
move-league = { $side ->
    [attacker] Unirsi a { $attacker }
   *[defender] Unirsi a { $defender }
}
move-aside = { $verb ->
    [give] Dare { purse } a { $rival }
    [offer] Proporre { purse } a { $rival } per { return-purse }
    [accept] Accettare la proposta di { $rival }
    [decline] Rifiutare la proposta di { $rival }
    [bank] Banco: { money } per { other-money }
   *[withdraw] Ritirare la proposta a { $rival }
}

## Domande

prompt-choose_family = { $you ->
    [yes] Quale famiglia guidi?
   *[no] { $seat } sceglie una famiglia
}
prompt-put_up_family = { $you ->
    [yes] Quale famiglia metti all’asta?
   *[no] { $seat } mette all’asta una famiglia
}
prompt-take_action = { $you ->
    [yes] Comprare, asta, guerra o passare?
   *[no] { $seat } gioca il suo turno
}
prompt-finish_turn = { $you ->
    [yes] Altro prima che finisca il tuo turno?
   *[no] { $seat } finisce il turno
}
prompt-discard = { $you ->
    [yes] { $limit ->
        [one] Tieni solo { $limit } tessera tradimento: quale scarti?
       *[other] Tieni solo { $limit } tessere tradimento: quale scarti?
    }
   *[no] { $seat } scarta una tessera tradimento
}
prompt-bid = { $you ->
    [yes] Per { lot-name }, offri { least-money } o più?
   *[no] Per { lot-name }, { $seat } offre o passa
}
prompt-pay = { $you ->
    [yes] Come paghi { price-money }?
   *[no] { $seat } paga { price-money }
}
prompt-draw_now = { $you ->
    [yes] Fai pescare subito una tessera ad Alfonso?
   *[no] { $seat } può far pescare una tessera ad Alfonso
}
prompt-place_artist = { $you ->
    [yes] In quale città va { $tile }?
   *[no] { $seat } sceglie una città per { $tile }
}
prompt-invade = { $you ->
    [yes] Quale città invadono i francesi?
   *[no] { $seat } sceglie la città che i francesi invadono
}
prompt-name_attacker = { $you ->
    [yes] Guerra: quale città attacca?
   *[no] { $seat } nomina la città che attacca
}
prompt-name_defender = { $you ->
    [yes] Guerra: chi attacca { $attacker }?
   *[no] { $seat } nomina la città attaccata da { $attacker }
}
prompt-ask_veto = { $you ->
    [yes] { $attacker } attacca { $defender }: lo vieti?
   *[no] { $attacker } attacca { $defender }: { $seat } può vietarlo
}
prompt-ask_league = { $you ->
    [yes] { $attacker } contro { $defender }: chiami la Lega Santa?
   *[no] { $attacker } contro { $defender }: { $seat } può chiamare la Lega Santa
}
prompt-bribe = { $you ->
    [yes] { $attacker } contro { $defender }: corrompi una truppa?
   *[no] { $attacker } contro { $defender }: { $seat } può corrompere truppe
}
prompt-ask_reroll = { $you ->
    [yes] I dadi mostrano { $black } e { $white }: li rilanci?
   *[no] I dadi mostrano { $black } e { $white }: { $seat } può rilanciarli
}

## Che cosa è successo

event-chooses_first = { $you ->
    [yes] Scegli
   *[no] { $seat } sceglie
} la prima famiglia.
event-takes_family = { $you ->
    [yes] Guidi
   *[no] { $seat } guida
} la famiglia { $family }.
event-puts_up_family = { $you ->
    [yes] Metti
   *[no] { $seat } mette
} all’asta la famiglia { $family }.
event-wins_family = { $you ->
    [yes] Ottieni
   *[no] { $seat } ottiene
} la famiglia { $family } con un’offerta di { bid-money }.
event-decade = Comincia la decade { $decade }.
event-turn = { $you ->
    [yes] Tocca a te.
   *[no] Tocca a { $seat }.
}
event-passes = { $you ->
    [yes] Passi.
   *[no] { $seat } passa.
}
event-buys_troop = { $you ->
    [yes] Compri
   *[no] { $seat } compra
} { $troop } per { gold-count }.
event-discards_troop = { $you ->
    [yes] Scarti
   *[no] { $seat } scarta
} { $troop }.
event-buys_treachery = { $you ->
    [yes] Compri
   *[no] { $seat } compra
} una tessera tradimento per { gold-count } e { influence-count }.
event-draws = { $you ->
    [yes] Peschi
   *[no] { $seat } pesca
} «{ $treachery }».
event-draws_unseen = { $you ->
    [yes] Peschi
   *[no] { $seat } pesca
} una tessera tradimento.
event-discards = { $you ->
    [yes] Scarti
   *[no] { $seat } scarta
} «{ $treachery }».
event-discards_unseen = { $you ->
    [yes] Scarti
   *[no] { $seat } scarta
} una tessera tradimento.
event-renews_pile = { $count ->
    [one] { $count } tessera tradimento forma il nuovo mazzo.
   *[other] { $count } tessere tradimento formano il nuovo mazzo.
}
event-steals = { $you ->
    [yes] Prendi
   *[no] { $seat } prende
} { money } a { $rival }{ $by ->
    [lucrezia] { " " }(Lucrezia Borgia)
    [raid_gold] { " " }(Assalto al carico d’oro)
   *[steal_influence] { " " }(Furto d’influenza)
}.
event-banks = { $you ->
    [yes] Cambi
   *[no] { $seat } cambia
} { money } in { other-money } (Banco).
event-alfonso = { $you ->
    [yes] Usi
   *[no] { $seat } usa
} Alfonso d’Aragona.
event-puts_up = { $you ->
    [yes] Metti
   *[no] { $seat } mette
} all’asta «{ $tile }».
event-bids = { $you ->
    [yes] Offri
   *[no] { $seat } offre
} { bid-money }.
event-passes_bid = { $you ->
    [yes] Ti ritiri
   *[no] { $seat } si ritira
} dall’asta.
event-cannot_bid = { $you ->
    [yes] Non puoi offrire
   *[no] { $seat } non può offrire
}{ $reason ->
    [is-frozen] : offerta congelata
    [six-tiles] : non c’è posto per un’altra tessera città
    [three-cities] : non c’è posto per un’altra città
   *[too-little-money] : mezzi insufficienti
}.
event-freezes = { $you ->
    [yes] Congeli
   *[no] { $seat } congela
} l’offerta di { $rival }.
event-wins = { $you ->
    [yes] Ti aggiudichi
   *[no] { $seat } si aggiudica
} «{ $tile }» con un’offerta di { bid-money }.
event-wins_city = { $you ->
    [yes] Comandi l’esercito di
   *[no] { $seat } comanda l’esercito di
} { $city }, con un’offerta di { bid-money }.
event-unsold = Nessuno fa offerte per «{ $tile }».
event-vacant = Nessuno comanda l’esercito di { $city }.
event-bribes_cardinal = { $you ->
    [yes] Corrompi
   *[no] { $seat } corrompe
} un cardinale: { influence-count } in meno da pagare.
event-pays = { $you ->
    [yes] Paghi
   *[no] { $seat } paga
} { money }.
event-artist = { $you ->
    [yes] Porti
   *[no] { $seat } porta
} { $tile } a { $city }, il cui status è ora { $status }.
event-invades = { $you ->
    [yes] Fai invadere
   *[no] { $seat } fa invadere
} { $city } dai francesi; il suo status è ora { $status }.
event-no_invasion = { $you ->
    [yes] Scarti
   *[no] { $seat } scarta
} Invasione francese.
event-start_war = { $you ->
    [yes] Giochi
   *[no] { $seat } gioca
} Scatenare una guerra.
event-war = { $you ->
    [yes] Inizi una guerra:
   *[no] { $seat } inizia una guerra:
} { $attacker } attacca { $defender }.
event-vetoes = { $you ->
    [yes] Vieti
   *[no] { $seat } vieta
} la guerra{ $by ->
    [lorenzo] { " " }(Lorenzo de’ Medici)
   *[veto] { " " }(Veto)
}.
event-war_unmanned = Nessuno combatte: la guerra finisce in pareggio.
event-wages = { $you ->
    [yes] { $city } ti promette una paga
   *[no] { $city } promette a { $seat } una paga
} di { gold-count }.
event-league = { $you ->
    [yes] Chiami
   *[no] { $seat } chiama
} la Lega Santa per { $city }.
event-bribes = { $you ->
    [yes] Corrompi
   *[no] { $seat } corrompe
} { $troop } di { $rival }.
event-dice = I dadi: { $black } e { $white }.
event-rerolls = { $you ->
    [yes] Fai
   *[no] { $seat } fa
} rilanciare entrambi i dadi (Ludovico Sforza).
event-totals = { $attacker } attacca con { $attack }, { $defender } difende con { $defence }.
event-status = Lo status di { $city } è ora { $status }.
event-war_won = { $you ->
    [yes] Vinci la guerra per { $city }
   *[no] { $seat } vince la guerra per { $city }
} e un segnalino vittoria.
event-war_won_neutral = { $city } vince la guerra senza condottiero.
event-war_drawn = La guerra finisce in pareggio.
event-income = { $you ->
    [yes] Riscuoti
   *[no] { $seat } riscuote
} { gold-count } e { influence-count }{ $wages ->
    [0] { "" }
    [one] , più { $wages } oro di paghe
   *[other] , più { $wages } ori di paghe
}.
event-final_city = Ogni tessera di { $city } vale { $vp } PV.
event-final_points = { $you ->
    [yes] Ottieni
   *[no] { $seat } ottiene
} { $vp } PV: { $source }.
event-gives = { $you ->
    [yes] Dai
   *[no] { $seat } dà
} { purse } a { $rival }.
event-offers = { $you ->
    [yes] Proponi
   *[no] { $seat } propone
} { purse } a { $rival } per { return-purse }.
event-accepts = { $you ->
    [yes] Accetti
   *[no] { $seat } accetta
} la proposta di { $rival }: { return-purse } per { purse }.
event-declines = { $you ->
    [yes] Rifiuti
   *[no] { $seat } rifiuta
} la proposta di { $rival }.
event-withdraws = { $you ->
    [yes] Ritiri
   *[no] { $seat } ritira
} la proposta a { $rival }.

## Perché no

why-family-taken = questa famiglia è di un altro giocatore
why-an-event-must-be-sold = per due giri non è successo nulla: ora va messo all’asta un evento
why-later-decade = questo evento appartiene alla decade { $decade }
why-is-sold = già venduto
why-pope-has-owner = il Papa ha già un proprietario per questa decade
why-no-more-wars = in questa decade ci sono già state { $wars } guerre
why-out-of-stock = nella riserva non ce ne sono più
why-owned-already = una sola truppa per tipo
why-not-enough-gold = { $gold ->
    [one] serve { gold-count }
   *[other] servono { gold-count }
}
why-not-enough-for-treachery = servono { gold-count } e { influence-count }
why-nothing-to-take = { $rival } non ne ha
why-used-this-decade = già usato in questa decade
why-only-in-own-turn = solo nel tuo turno
why-last-event-is-up = niente Banco durante l’asta dell’ultimo evento
why-last-event-is-sold = l’ultimo evento della decade è venduto: non segue altro
why-not-enough-money = non ce n’è così tanto
why-bid-needs-money = questo denaro serve alla tua offerta
why-bid-needs-cardinal = la tua offerta di { $bid } ha bisogno di Corrompere un cardinale
why-must-open = devi fare la prima offerta
why-not-in-auction = { $rival } è fuori da quest’asta
why-already-frozen = l’offerta di { $rival } è già congelata
why-is-frozen = la tua offerta è congelata
why-six-tiles = hai già { $most } tessere città
why-three-cities = hai già tessere di { $most } città
why-too-little-money = serve almeno { $least }
why-beyond-capacity = puoi pagare al massimo { $most }
why-no-cardinal = non hai Corrompere un cardinale per il Papa
why-only-what-is-lacking = per l’ultimo evento solo quanto manca
why-only-the-price = per l’ultimo evento non più del prezzo
why-no-such-banking = il Banco cambia da 1 a { $most }
why-no-banking-tile = non hai nessuna tessera Banco
why-not-enough-in-hand = non ne hai abbastanza in mano
why-attacks-already = { $city } non può attaccare sé stessa
why-bribed-already = questa truppa è già corrotta
why-no-such-offer = non c’è una proposta simile
why-no-such-aside = questo non si può né dare né proporre
why-nothing-given = nulla cambierebbe di mano
why-cannot-deliver = uno di voi non ha quanto promesso
why-no-negotiation-now = ora nulla può essere dato o scambiato
why-no-such-amount = serve un importo da 0 a { $most }
why-no-amount-here = questo ordine non ha importo

## Al terminale

bargain-help =
    give Este 3g          dare oro (g) o influenza (i)
    offer Este 3g for 2i  proporre uno scambio, che l’altro accetta o rifiuta
    accept Este           accettare una proposta; decline Este la rifiuta
    withdraw Este         ritirare una propria proposta
    bank 3g               Banco: cambiare oro in influenza, o viceversa (bank 3i)
bargain-unclear = Nomina una famiglia o un giocatore, poi quanto oro (g) e quanta influenza (i), per esempio: offer Este 3g for 2i

## Idee spiegate

concept-gold = Oro
concept-gold-text = Paga le truppe, le tessere città e metà degli eventi.
concept-gold-rules = P-502, P-621, P-641
concept-influence = Influenza
concept-influence-text = Paga il Papa, il comando degli eserciti e metà degli eventi.
concept-influence-rules = P-641, P-651, P-661
concept-decade = Decade
concept-decade-text = Finisce appena il suo ultimo evento è venduto, eseguito e pagato.
concept-decade-rules = P-401, P-1501
concept-city-tile = Tessera città
concept-city-tile-text = Rendite in ogni decade, spesso una capacità, e alla fine i punti della sua città. Al massimo sei, di tre città al massimo; non si cede mai.
concept-city-tile-rules = P-201, P-202, P-1101, P-1606
concept-status = Status
concept-status-text = Da 3 a 10. Il doppio dello status è l’offerta minima per una tessera della città; è anche la paga del condottiero. Alla fine dà il rango alle città.
concept-status-rules = P-622, P-924, P-1602
concept-auction = Asta
concept-auction-text = In senso orario dal giocatore attivo: offrire di più o ritirarsi. L’ultimo rimasto vince al prezzo della sua offerta.
concept-auction-rules = P-602, P-604, P-606, P-607
concept-opening = Prima offerta
concept-opening-text = Chi mette all’asta una tessera città deve offrire almeno il doppio dello status della sua città. Gli eventi e il Papa si possono avere per 0.
concept-opening-rules = P-622, P-642, P-643
concept-capacity = Quanto puoi offrire
concept-capacity-text = Il denaro in mano, gli sconti, Corrompere un cardinale per il Papa e quanto il Banco potrebbe ancora cambiare.
concept-capacity-rules = P-605, P-805
concept-freeze = Congelare un’offerta
concept-freeze-text = Chi è colpito esce dall’asta la prossima volta che tocca a lui; un’offerta già fatta resta valida.
concept-freeze-rules = P-701, P-706, P-708
concept-troop = Truppa
concept-troop-text = Una per tipo. Senza truppe non si comanda un esercito. Le truppe non si perdono mai.
concept-troop-rules = P-206, P-662, P-968
concept-war = Guerra
concept-war-text = Due città, forse un veto, due aste per il comando, paghe, Lega, corruzione, dadi.
concept-war-rules = P-904, P-906, P-661, P-928
concept-condottiere = Condottiero
concept-condottiere-text = Il giocatore che combatte per una città: contano tutte le sue truppe e tutti i suoi modificatori.
concept-condottiere-rules = P-661, P-941, P-943
concept-wages = Paga
concept-wages-text = Oro pari allo status della città, dovuto qualunque sia l’esito; si riscuote alla fine della decade.
concept-wages-rules = P-924, P-925, P-926
concept-neutral = Esercito neutrale
concept-neutral-text = Una città senza condottiero combatte con attacco 3 e difesa 3.
concept-neutral-rules = P-922, P-923
concept-counter = Contrattacco
concept-counter-text = Se l’attacco non vince, la città attaccata attacca a sua volta; se fallisce anche questo, la guerra finisce in pareggio.
concept-counter-rules = P-946, P-947, P-949
concept-double = Doppia vittoria
concept-double-text = Un totale almeno doppio dell’altro muove entrambe le città di due passi.
concept-double-rules = P-961, P-962
concept-token = Segnalino vittoria
concept-token-text = n segnalini valgono 1 + 2 + … + n punti.
concept-token-rules = P-966, P-1614
concept-league = Lega Santa
concept-league-text = Una volta per decade il proprietario del Papa unisce le sue truppe, ai valori stampati, a una parte in guerra.
concept-league-rules = P-1402, P-1409, P-1410
concept-treachery = Tradimento
concept-treachery-text = Tessere segrete; ne tieni due, di più con alcune famiglie e tessere città.
concept-treachery-rules = P-208, P-209, P-215
concept-free-play = Gioco libero
concept-free-play-text = Rubare, il Banco e Alfonso non sono azioni: quante volte vuoi, prima e dopo.
concept-free-play-rules = P-406, P-407
concept-banking = Banco
concept-banking-text = Una volta per decade fino a 3 ori per influenza o viceversa, in ogni momento, ma non durante l’asta dell’ultimo evento, se non per pagarlo.
concept-banking-rules = P-821, P-823, P-825, P-826
concept-events = Eventi
concept-events-text = Artisti, mercanti e i francesi. Quelli di ogni decade sono noti dall’inizio.
concept-events-rules = P-112, P-113, P-1301
concept-artist = Artista per una città
concept-artist-text = Alza per sempre di 1 lo status di una città e decide le parità tra città.
concept-artist-rules = P-1302, P-1305, P-1602
concept-merchant = Mercante
concept-merchant-text = Un evento Mercante paga e vale per ogni tessera città Mercante che possiedi.
concept-merchant-rules = P-1306, P-1307, P-1308
concept-pope = Papa
concept-pope-text = Tuo fino alla fine della decade: 3 ori, la Lega Santa, e 3 punti alla fine della partita.
concept-pope-rules = P-1401, P-1507, P-1608
concept-negotiation = Trattativa
concept-negotiation-text = Dai o scambia oro e influenza con chiunque, in ogni momento. Le promesse non vincolano nessuno.
concept-negotiation-rules = P-301, P-304, P-305
concept-offer = Proposta
concept-offer-text = Decade con l’asta in cui è stata fatta, altrimenti con il turno.
concept-offer-rules = P-307, P-308, P-309
concept-idle = Turni a vuoto
concept-idle-text = Dopo due giri in cui non è successo nulla, il prossimo giocatore deve mettere all’asta un evento e fare la prima offerta.
concept-idle-rules = P-414, P-415, P-416
concept-end = Fine della partita
concept-end-text = Tessere città secondo il rango, eventi, Papa, primo e secondo per oro, primo per influenza, vittorie. A parità di punti la vittoria è condivisa.
concept-end-rules = P-1603, P-1609, P-1613, P-1616
concept-reconstructed = Valore ricostruito
concept-reconstructed-text = Scelto per questo programma, perché il valore stampato non è noto al pubblico. Chi possiede la scatola può correggerlo con un file dei componenti.
concept-reconstructed-rules = P-514, P-1604
concept-family = Famiglia
concept-family-text = Chi sei: rende oro e influenza ogni decade e sa fare una cosa che le altre non sanno.
concept-family-rules = P-1201, P-103
