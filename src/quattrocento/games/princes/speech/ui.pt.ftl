# Princes of the Renaissance no navegador, em português: como se chama o tabuleiro, falado e impresso.

ui-tagline-princes = Dê lances por cidades, alugue exércitos, negocie com todos.
ui-sea-tyrrhenian = Mar Tirreno
ui-map = Mapa da Itália
ui-mat = Casa de { $seat }

## Barra e pergunta

ui-round-princes = Década { $round }
ui-decade-of = Década { $decade } de { $decades }
ui-events-left = { $count ->
    [one] falta { $count } evento
   *[other] faltam { $count } eventos
}
ui-group-tiles = Peça de cidade
ui-group-events = Evento
ui-group-buy = Comprar
ui-group-freeze = Congelar um rival
ui-group-plays = Roubar
ui-group-bank = Banco
ui-group-discard = Descartar
ui-group-own_troops = Suas tropas
ui-asks-group-tiles = Qual peça de cidade você leva a leilão?
ui-asks-group-events = Qual evento você leva a leilão?
ui-asks-group-buy = O que você compra?
ui-asks-group-freeze = O lance de quem você congela?
ui-asks-group-plays = De quem você rouba?
ui-asks-group-bank = Quanto você troca?
ui-asks-group-discard = Qual tropa você descarta?
ui-asks-group-own_troops = Qual das suas próprias tropas você suborna?
ui-cannot-bid = { lot-name }: você não pode dar lance. Congelar um rival ou passar?
ui-change-vp = pontos de vitória
ui-points-now = pontos na situação atual
ui-chance = chance de vitória
ui-chip-bid = Dar { $bid }
ui-bribe-own = { $troop } · tropa sua
ui-chip-bribe = { $troop } · { $rival }
ui-chip-buy_treachery = Traição
ui-chip-war = Guerra
ui-lasted-princes = { $rounds ->
    [one] { $rounds } década
   *[other] { $rounds } décadas
}, { $minutes } min

## Mapa

ui-city = { $city }: status { $status }, uma peça vale { $vp }, { $artists ->
    [0] nenhum artista
    [one] um artista
   *[other] { $artists } artistas
}
ui-home = { $home }, terra da família { $family }, conduzida por { $seat }; { $wages ->
    [0] nenhum soldo à espera
   *[other] { $wages } de ouro de soldos à espera
}
ui-home-free = { $home }, terra da família { $family }; ninguém a conduz
ui-status-ladder = Status das cidades, com os pontos de uma peça
ui-wars = Guerras desta década: { $fought } de { $limit }
ui-wars-of = { $fought } de { $limit }
ui-status-is = status { $status }
ui-tile-scores-now = Uma peça vale agora

## À venda

ui-for-sale = À venda
ui-filter-affordable = que posso pagar
ui-filter-mine = minhas cidades
ui-sold-out = tudo vendido
ui-sold = vendido
ui-spent = gasto
ui-opening-of = Menor primeiro lance por uma peça de { $city }
ui-tile-for-sale = { $tile }, { $city }: { $count ->
    [one] resta uma
   *[other] restam { $count }
}; { $gold } de ouro e { $influence } de influência por década
ui-troop-for-sale = { $troop }: ataque { $attack }, defesa { $defence }, { $gold } de ouro; { $stock } no estoque
ui-treachery-pile = Traição: { $count ->
    [one] { $count } peça no monte
   *[other] { $count } peças no monte
}
ui-attack-defence = ataque / defesa
ui-price = Preço
ui-in-stock = No estoque
ui-paid-in = { $currency ->
    [gold] Pago em ouro
   *[influence] Pago em influência
}
ui-effect-points = { $amount } PV
ui-effect-status = +{ $amount } de status
ui-effect-merchant = comércio
ui-effect-invade = −{ $amount } de status
ui-pope-gold = { $gold } de ouro
ui-league-used = Liga usada

## Nomes curtos, para lugares estreitos

ui-short-doge = Doge
ui-short-venetian_merchant = Mercador
ui-short-ludovico = Ludovico
ui-short-caterina = Caterina
ui-short-swiss = Suíços
ui-short-armourer = Armeiro
ui-short-genoese = Genoveses
ui-short-milanese_merchant = Mercador
ui-short-lorenzo = Lorenzo
ui-short-giovanni = Giovanni
ui-short-banking = Banco
ui-short-florentine_merchant = Mercador
ui-short-roderigo = Rodrigo
ui-short-cesare = César
ui-short-lucrezia = Lucrécia
ui-short-della_rovere = Rovere
ui-short-orsini = Orsini
ui-short-colonna = Colonna
ui-short-ferrante = Ferrante
ui-short-alfonso = Alfonso
ui-short-spanish_infantry = Espanhóis
ui-short-neapolitan_merchant = Mercador
ui-short-neapolitan_court = Corte
ui-short-gozzoli = Gozzoli
ui-short-piero = Piero
ui-short-mantegna = Man­tegna
ui-short-merchant_i = Mercador
ui-short-botticelli = Botti­celli
ui-short-ghirlandaio = Ghirlan­daio
ui-short-bellini = Bellini
ui-short-merchant_ii = Mercador
ui-short-leonardo = Leo­nardo
ui-short-michelangelo = Michel­angelo
ui-short-bramante = Bra­mante
ui-short-french_invade = Franceses
ui-short-bribe_troops = Suborno
ui-short-bribe_cardinal = Cardeal
ui-short-freeze_bid = Congelar
ui-short-steal_influence = Roubo
ui-short-raid_gold = Assalto
ui-short-veto = Veto
ui-short-start_war = Guerra

## Famílias

ui-six-families = Seis famílias de condottieri
ui-no-family-yet = ainda sem família
ui-gift-Baglioni = exércitos por 1 a menos
ui-gift-Bentivogli = uma peça de traição a mais
ui-gift-Este = artilharia melhor
ui-gift-Gonzaga = artistas por 1 a menos
ui-gift-Malatesta = uma peça de traição a mais
ui-gift-Montefeltro = artistas por 1 a menos
ui-each-decade = por década
ui-next-tile = { $count }ª peça
ui-own-tile = { $tile }, { $city }{ $used ->
    [yes] , usada nesta década
   *[no] { "" }
}
ui-hand-of = Traição, { $count } de { $limit }
ui-no-troops = nenhuma tropa
ui-attack = ataque
ui-defence = defesa
ui-next-income = Próxima renda
ui-income-foreseen = Próxima renda: { $gold } de ouro e { $influence } de influência
ui-wages-of-it = { $gold } disso em soldos
ui-victories-score = { $count ->
    [one] vitória: { $vp } PV
   *[other] vitórias: { $vp } PV
}
ui-income-family = Família
ui-income-tiles = Peças de cidade
ui-income-troops = Tropas
ui-income-pope = Papa
ui-income-merchants = Mercadores
ui-income-wages = Soldos

## Leilão

ui-least-bid = Lance mínimo
ui-highest-bid = Maior lance
ui-leads = na frente
ui-has-won = venceu
ui-no-bid-yet = ainda sem lance
ui-you-here = Você
ui-bidder = { $seat }: { $state }{ $bid ->
    [0] { "" }
   *[other] , último lance { $bid }
}
ui-bidder-leads = na frente
ui-bidder-asked = deve dar lance
ui-bidder-in = ainda no leilão
ui-bidder-passed = saiu
ui-bidder-attacks = ataca
ui-bidder-no-troops = sem tropas
ui-bidder-is-frozen = lance congelado
ui-bidder-six-tiles = seis peças
ui-bidder-three-cities = três cidades
ui-bidder-too-little-money = muito pouco
ui-bid-least = mínimo
ui-bid-all = tudo
ui-your-bid = Seu lance
ui-bid = Dar { $amount }
ui-pass-bid = Sair
ui-you-hold = Você tem
ui-bid-up-to = Você pode dar lances até { $most }:
ui-bid-needs = este lance precisa de { $amount } disso
ui-after-bid = { $discount ->
    [0] Depois deste lance
   *[other] Depois deste lance, { $discount } a menos
}
ui-worth-now = Valor no fim, por ora
ui-for-you = Para você
ui-nth-tile = peça { $count } de { $most }
ui-nth-city = { $mine ->
    [yes] uma cidade que você já tem
   *[no] cidade { $count } de { $most }
}
ui-event-of-decade = Década { $decade ->
    [1] I
    [2] II
   *[3] III
}
ui-until-decade-end = até o fim da década
ui-command-of = Comando de { $city }
ui-command-attacks = Ataque { $city }: suas tropas, sua vitória.
ui-command-defends = Defenda-a contra { $city }.
ui-wage-of = soldo de { $gold } de ouro
ui-your-army = seu exército: { $attack } / { $defence }

## Guerra

ui-window-veto = Veto
ui-window-bids = Lances
ui-window-wages = Soldos
ui-window-league = Liga
ui-window-bribes = Subornos
ui-window-dice = Dados
ui-window-reroll = Relance
ui-window-counter = Revide
ui-window-none = nenhum
ui-window-now = agora
ui-window-if-no-win = sem vitória
ui-side-attacker = atacante
ui-side-defender = defensor
ui-attacks = ataca
ui-defends = defende
ui-wage = soldo { $gold }
ui-round-now = agora
ui-round-before = antes
ui-round-counter = contra-ataque
ui-strength = Força
ui-league-of = Liga Santa: { $seat }
ui-printed-values = valores impressos
ui-bribed = subornada
ui-city-wins = { $city } vence
ui-draw = empate
ui-as-it-stands = Como está
ui-bribes = Subornos
ui-no-bribe = Nenhum suborno
ui-own-troops = Suas próprias tropas
ui-own-troops-text = um suborno aqui enfraquece você
ui-cost = Custo
ui-bribe-cost = { $count ->
    [one] Você tem uma peça Subornar Tropas.
   *[other] Você tem { $count } peças Subornar Tropas, uma para cada tropa.
} A tropa vale 0 nesta guerra, com tudo o que se soma a ela; depois ela volta.
ui-nothing-moves = nada se move
ui-odds = { $attacker } vence { $wins } %, empate { $draw } %, { $defender } vence { $loses } %
ui-scene-war = Guerra { $number } de { $limit } · { $attacker } ataca { $defender }
ui-scene-armies = { $attacker } e { $defender } se enfrentam
ui-scene-round = Rodada { $round }
ui-scene-attacks = { $city } ataca
ui-scene-wins = { $city } vence, { $mine } a { $other }
ui-scene-undecided = Nada decidido: { $mine } não é mais que { $other }
ui-scene-drawn = Empate: { $mine } não é mais que { $other }
ui-scene-double = o dobro, dois passos
ui-scene-rule = Vence quem tem mais que o outro lado. Com o dobro, as duas cidades movem dois passos em vez de um.
ui-scene-passed = passou logo
ui-scene-stopped = parou em { $bid }

## Negociação

ui-offer-trade = Oferecer uma troca
ui-bargain-kind = Troca, presente ou Banco
ui-bargain-offer = Troca
ui-bargain-give = Presente
ui-bargain-bank = Banco
ui-bank-text = O Banco troca a qualquer momento, uma vez por década para cada peça.
ui-bargain-with = Com quem
ui-counters = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
ui-you-give = Você dá
ui-you-get = Você recebe
ui-of-so-much = de { $amount }
ui-bargain-offer-to = Oferecer a { $seat }
ui-bargain-give-to = Dar a { $seat }
ui-offer-text = Vale até ser respondida, ou até acabar o leilão ou a vez em que foi feita. Promessas não obrigam ninguém.
ui-give-text = Um presente passa de mãos na hora e não pede nada.
ui-open-offer = Oferta aberta
ui-you-offer = Você oferece a { $seat }
ui-offers-you = { $seat } oferece a você
ui-in-return = por
ui-accept = Aceitar
ui-decline = Recusar

## Ordens permanentes

ui-standing-order = Ordem permanente
ui-order-kind = O que se faz por mim
ui-order-amount = { $currency ->
    [gold] Ouro
   *[influence] Influência
}
ui-order-up_to = dar lances por mim até
ui-order-out = ficar fora deste leilão
ui-order-out_unless_below = ficar fora, salvo abaixo de
ui-order-text = Só você a vê. Um lance congelado, um presente ou um novo leilão a anula.
ui-order-void = A sua ordem permanente foi anulada: { $why }.
ui-order-no_veto = Nenhum veto até a minha vez
ui-order-no_bribe = Nenhum suborno nesta guerra
ui-void-freeze = um lance foi congelado
ui-void-gift = alguém no leilão deu ou recebeu dinheiro
ui-void-exchange = alguém no leilão fez uma troca
ui-void-new-lot = outro leilão começou
ui-void-over = o leilão acabou
ui-void-tiles = as suas peças de cidade mudaram
ui-void-hand = você comprou uma peça de traição
ui-void-decade = uma nova década começou
ui-void-bribe = alguém subornou uma tropa
ui-void-league = a Liga Santa entrou na guerra

## The lines of the chronicle

ui-turn-war = guerra: { $attacker } contra { $defender }
ui-turn-war_won = { $city } vence
ui-turn-war_drawn = empate
ui-turn-vetoes = proibida
ui-by-round-princes = por década
