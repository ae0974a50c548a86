# Princes of the Renaissance em português. Identificadores e argumentos: veja quattrocento/words/__init__.py.

## O jogo

game-princes = Princes of the Renaissance
game-princes-blurb = Conduza uma família de condottieri: dê lances por influência nas grandes cidades da Itália, por artistas e pelo Papa, alugue as suas tropas nas guerras delas e negocie com todos. É bom que as cidades em que você apostou terminem no alto.
game-princes-summary = O jogo tem três décadas; cada uma acaba quando o último dos seus quatro eventos é vendido. Na sua vez, você faz uma coisa só: comprar uma tropa ou uma peça de traição, pôr em leilão uma peça de cidade, um evento ou o Papa, começar uma guerra entre duas cidades, ou passar. Peças de cidade custam ouro, o Papa e o comando de um exército custam influência, os eventos o que eles mostram.
    Na guerra, cada cidade contrata um condottiere, pago conforme o status da cidade; a cidade do vencedor sobe, a outra cai, e ele pega um marcador de vitória. No fim de uma década todos recebem a sua renda. Depois da terceira, cada peça de cidade pontua conforme a posição da sua cidade; artistas, mercadores, vitórias, o Papa e as bolsas mais cheias também pontuam.

## Opções

option-families = Famílias
option-families-text = Como os jogadores recebem as suas famílias?
option-families-chosen = escolhidas
option-families-chosen-text = Em sentido horário a partir de um jogador sorteado, cada um pega uma.
option-families-auctioned = leiloadas
option-families-auctioned-text = Elas vão a leilão, pagas em influência.
option-families-dealt = sorteadas
option-families-dealt-text = Cada jogador recebe uma ao acaso.
option-totals = Ouro e influência
option-totals-text = Todos veem quanto os outros têm?
option-totals-open = abertos
option-totals-open-text = Todo o ouro e toda a influência ficam à vista.
option-totals-hidden = ocultos
option-totals-hidden-text = Dos outros você vê apenas quantas fichas têm.
option-lowest_bid = Lance mínimo de um condottiere
option-lowest_bid-text = Qual é o menor lance pelo comando de um exército?
option-lowest_bid-0 = 0
option-lowest_bid-0-text = Um exército pode sair de graça.
option-lowest_bid-1 = 1
option-lowest_bid-1-text = Custa pelo menos 1 de influência.
option-discounts = Descontos de condottiere
option-discounts-text = Os descontos de Baglioni, Mercenários Suíços e Armeiro se somam?
option-discounts-add = se somam
option-discounts-add-text = Até 3 de influência a menos, como dizem os textos das peças.
option-discounts-one = só um
option-discounts-one-text = No máximo 1 de influência a menos, como no exemplo das regras.
option-last_event_banking = Banco para o último evento
option-last_event_banking-text = Quanto o vencedor do último evento de uma década pode trocar para pagá-lo?
option-last_event_banking-price = o preço
option-last_event_banking-price-text = Até o preço inteiro.
option-last_event_banking-lacking = o que falta
option-last_event_banking-lacking-text = Só o que lhe falta na mão.
option-league_needs = Liga Santa
option-league_needs-text = De que precisa o dono do Papa para entrar numa guerra?
option-league_needs-troops = uma tropa
option-league_needs-troops-text = Pelo menos uma tropa.
option-league_needs-nothing = nada
option-league_needs-nothing-text = Nada: sem tropas ele ainda pode subornar as dos outros.
option-lower_ranks = Quarta e quinta cidades
option-lower_ranks-text = Quanto vale uma peça da quarta e da quinta cidade?
option-lower_ranks-components = como na caixa
option-lower_ranks-components-text = Os valores da tabela de componentes.
option-lower_ranks-3-2 = 3 e 2
option-lower_ranks-3-2-text = 3 pontos e 2 pontos.
option-lower_ranks-2-1 = 2 e 1
option-lower_ranks-2-1-text = 2 pontos e 1 ponto.

## Nomes

city-Venice = Veneza
city-Milan = Milão
city-Florence = Florença
city-Rome = Roma
city-Naples = Nápoles
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
family-player_1 = do jogador 1
family-player_2 = do jogador 2
family-player_3 = do jogador 3
family-player_4 = do jogador 4
family-player_5 = do jogador 5
family-player_6 = do jogador 6
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
home-Perugia = Perúgia
home-Bologna = Bolonha
home-Ferrara = Ferrara
home-Mantua = Mântua
home-Rimini = Rimini
home-Urbino = Urbino
troop-light_infantry = Infantaria Leve
troop-crossbow = Besteiros
troop-pike = Piqueiros
troop-fortification = Fortificação
troop-cavalry = Cavalaria
troop-artillery = Artilharia
tile-doge = Doge
tile-venetian_merchant = Mercador Veneziano
tile-ludovico = Ludovico Sforza
tile-caterina = Caterina Sforza
tile-swiss = Mercenários Suíços
tile-armourer = Armeiro
tile-genoese = Besteiros Genoveses
tile-milanese_merchant = Mercador Milanês
tile-lorenzo = Lorenzo Medici
tile-giovanni = Giovanni Medici
tile-banking = Banco
tile-florentine_merchant = Mercador Florentino
tile-roderigo = Rodrigo Bórgia
tile-cesare = César Bórgia
tile-lucrezia = Lucrécia Bórgia
tile-della_rovere = Della Rovere
tile-orsini = Família Orsini
tile-colonna = Família Colonna
tile-ferrante = Ferrante de Aragão
tile-alfonso = Alfonso de Aragão
tile-spanish_infantry = Infantaria Espanhola
tile-neapolitan_merchant = Mercador Napolitano
tile-neapolitan_court = Corte de Nápoles
tile-gozzoli = Gozzoli
tile-piero = Piero della Francesca
tile-mantegna = Mantegna
tile-merchant_i = Mercador (I)
tile-botticelli = Botticelli
tile-ghirlandaio = Ghirlandaio
tile-bellini = Bellini
tile-merchant_ii = Mercador (II)
tile-leonardo = Leonardo da Vinci
tile-michelangelo = Michelangelo
tile-bramante = Bramante
tile-french_invade = Invasão Francesa
tile-pope = Papa
treachery-bribe_troops = Subornar Tropas
treachery-bribe_troops-text = Numa guerra em que você luta ou é a Liga Santa: uma tropa não conta.
treachery-bribe_cardinal = Subornar Cardeal
treachery-bribe_cardinal-text = Vale 3 de influência quando você paga pelo Papa.
treachery-freeze_bid = Congelar Lance
treachery-freeze_bid-text = Na sua vez num leilão: um rival não pode dar lance na próxima vez dele e sai do leilão.
treachery-steal_influence = Roubar Influência
treachery-steal_influence-text = Na sua vez, fora de leilões: tire 2 de influência de outro jogador.
treachery-raid_gold = Assaltar Carga de Ouro
treachery-raid_gold-text = Na sua vez, fora de leilões: tire 3 de ouro de outro jogador.
treachery-veto = Veto
treachery-veto-text = Proíba uma guerra assim que as cidades forem nomeadas.
treachery-start_war = Iniciar Guerra
treachery-start_war-text = No fim da sua vez: uma guerra a mais.
tile-pope-text = 3 de ouro no fim da década; uma vez por década as suas tropas podem se juntar a um lado de uma guerra; 3 pontos se ele for seu no fim.
source-cities = Peças de cidade
source-events = Eventos
source-pope = Papa
source-gold = Mais ouro
source-influence = Mais influência
source-victories = Vitórias
thing-gold = Ouro
thing-influence = Influência
thing-wages = Salários
thing-tokens = Vitórias
thing-tiles = Peças de cidade
thing-troops = Tropas
thing-treachery = Traição
thing-events = Eventos
thing-pope = Papa
thing-cities = Cidades
thing-status = Status
thing-wars = Guerras
thing-decade = Década
thing-income = Renda
thing-offers = Ofertas
thing-auction = Leilão
thing-war = Guerra
thing-hand = Mão
thing-vp = PV
thing-army = Exército
thing-attack = Ataque
thing-defence = Defesa
thing-odds = Chances
thing-draw = Empate
thing-dice = Dados
thing-bid = Maior lance
thing-least = Próximo lance a partir de
thing-most = Você pode dar até
thing-due = A pagar
thing-counters = Fichas
thing-bribed = subornada
thing-leads = na frente
thing-frozen = lance congelado
thing-out = fora
thing-price = Preço
thing-stock = Estoque
thing-used = usada
thing-sold = vendido
thing-pile = Monte
thing-later = Mais tarde
thing-nobody = ninguém

## O que se conta

money = { $currency ->
    [gold] { $amount } de ouro
   *[influence] { $amount } de influência
}
bid-money = { $currency ->
    [gold] { $bid } de ouro
   *[influence] { $bid } de influência
}
least-money = { $currency ->
    [gold] { $least } de ouro
   *[influence] { $least } de influência
}
price-money = { $currency ->
    [gold] { $price } de ouro
   *[influence] { $price } de influência
}
other-money = { $currency ->
    [gold] influência
   *[influence] ouro
}
gold-count = { $gold } de ouro
influence-count = { $influence } de influência
for-gold-count = { $for_gold } de ouro
for-influence-count = { $for_influence } de influência
purse = { $gold ->
    [0] { $influence ->
        [0] nada
       *[other] { influence-count }
    }
   *[other] { $influence ->
        [0] { gold-count }
       *[other] { gold-count } e { influence-count }
    }
}
return-purse = { $for_gold ->
    [0] { $for_influence ->
        [0] nada
       *[other] { for-influence-count }
    }
   *[other] { $for_influence ->
        [0] { for-gold-count }
       *[other] { for-gold-count } e { for-influence-count }
    }
}
lot-name = { $lot ->
    [attacker] Comando de { $city }
    [defender] Comando de { $city }
    [family] Família { $family }
   *[other] { $tile }
}

## O que fazem famílias, peças, tropas e eventos

ability-none-text = Só renda.
ability-merchant-text = Conta para os eventos Mercador.
ability-reroll-text = Uma vez por década: os dois dados de uma guerra são lançados de novo.
ability-veto-text = Uma vez por década: proíba uma guerra.
ability-bank-text = Uma vez por década: troque até { $amount } de ouro por influência, ou o contrário.
ability-steal-text = Uma vez por década: tire { $amount } de influência de outro jogador.
ability-draw-text = Uma vez por década: tire de graça uma peça de traição.
ability-defence-text = +{ $amount } de defesa sempre que você luta.
ability-limit-text = { $amount ->
    [one] Guarde mais { $amount } peça de traição.
   *[other] Guarde mais { $amount } peças de traição.
}
ability-pope-text = O Papa custa { $amount } de influência a menos para você.
ability-condottiere-text = O comando de um exército custa { $amount } de influência a menos para você.
ability-artist-text = Artistas custam { $amount } a menos para você.
troop-bonus = +{ $attack } de ataque, +{ $defence } de defesa.{ $discount ->
    [0] { "" }
   *[other] { " " }O comando de um exército custa { $discount } de influência a menos para você.
}
ability-light_infantry-text = { troop-light_infantry }: { troop-bonus }
ability-crossbow-text = { troop-crossbow }: { troop-bonus }
ability-pike-text = { troop-pike }: { troop-bonus }
ability-fortification-text = { troop-fortification }: { troop-bonus }
ability-cavalry-text = { troop-cavalry }: { troop-bonus }
ability-artillery-text = { troop-artillery }: { troop-bonus }
troop-text = Ataque { $attack }, defesa { $defence }, { gold-count }{ $influence ->
    [0] { "" }
   *[other] ; { influence-count } por década
}.
effect-points-text = Um artista que vale { $amount ->
    [one] { $amount } ponto
   *[other] { $amount } pontos
}.
effect-status-text = Um artista para uma cidade: o status dela sobe { $amount }.
effect-merchant-text = A cada década 1 de ouro, e no fim 1 ponto, por peça de cidade Mercador que você tem.
effect-invade-text = Baixe o status de uma cidade em { $amount }, ou descarte a peça.

## Escolhas

move-family = { $family }
move-put_up = Leiloar { $family }
move-buy_troop = Comprar { $troop }
move-discard_troop = Descartar { $troop }
move-buy_treachery = Comprar uma peça de traição
move-auction = Leiloar { $tile }
move-war = Começar uma guerra
move-pass = Passar
move-end_turn = Encerrar a vez
move-start_war = Jogar Iniciar Guerra
move-steal_influence = Roubar influência de { $rival }
move-raid_gold = Assaltar o ouro de { $rival }
move-lucrezia = Lucrécia: roubar influência de { $rival }
move-bank = Banco: { money } por { other-money }
move-alfonso = Alfonso: tirar uma peça de traição
move-no_alfonso = Tirar mais tarde
move-discard = Descartar “{ $treachery }”
move-bid = Dar lance de { bid-money }
move-pass_bid = Sair do leilão
move-freeze_bid = Congelar o lance de { $rival }
move-bribe_cardinal = Usar Subornar Cardeal
move-pay = Pagar { price-money }
move-place_artist = { $city }
move-invade = { $city }
move-no_invasion = Em lugar nenhum: descartar a peça
move-attacker = { $city } ataca
move-defender = { $city } é atacada
move-veto = Jogar Veto
move-lorenzo = Lorenzo proíbe a guerra
move-no_veto = Deixar a guerra começar
move-no_league = Não se juntar a nenhum lado
move-bribe = Subornar { $troop } de { $rival }
move-no_bribe = Não subornar
move-reroll = Lançar os dois dados de novo
move-keep = Deixar valer o lançamento
move-league = { $side ->
    [attacker] Juntar-se a { $attacker }
   *[defender] Juntar-se a { $defender }
}
move-aside = { $verb ->
    [give] Dar { purse } a { $rival }
    [offer] Oferecer { purse } a { $rival } por { return-purse }
    [accept] Aceitar a oferta de { $rival }
    [decline] Recusar a oferta de { $rival }
    [bank] Banco: { money } por { other-money }
   *[withdraw] Retirar a oferta a { $rival }
}

## Perguntas

prompt-choose_family = { $you ->
    [yes] Que família você conduz?
   *[no] { $seat } escolhe uma família
}
prompt-put_up_family = { $you ->
    [yes] Que família você põe em leilão?
   *[no] { $seat } põe uma família em leilão
}
prompt-take_action = { $you ->
    [yes] Comprar, leiloar, guerra ou passar?
   *[no] É a vez de { $seat }
}
prompt-finish_turn = { $you ->
    [yes] Mais alguma coisa antes de encerrar a sua vez?
   *[no] { $seat } encerra a vez
}
prompt-discard = { $you ->
    [yes] { $limit ->
        [one] Você só guarda { $limit } peça de traição: qual descarta?
       *[other] Você só guarda { $limit } peças de traição: qual descarta?
    }
   *[no] { $seat } descarta uma peça de traição
}
prompt-bid = { $you ->
    [yes] { lot-name }: você dá lance de { least-money } ou mais?
   *[no] { lot-name }: { $seat } dá lance ou passa
}
prompt-pay = { $you ->
    [yes] Como você paga { price-money }?
   *[no] { $seat } paga { price-money }
}
prompt-draw_now = { $you ->
    [yes] Alfonso tira uma peça agora?
   *[no] { $seat } pode deixar Alfonso tirar uma peça
}
prompt-place_artist = { $you ->
    [yes] Para que cidade vai { $tile }?
   *[no] { $seat } escolhe uma cidade para { $tile }
}
prompt-invade = { $you ->
    [yes] Que cidade os franceses invadem?
   *[no] { $seat } escolhe a cidade que os franceses invadem
}
prompt-name_attacker = { $you ->
    [yes] Guerra: que cidade ataca?
   *[no] { $seat } nomeia a cidade que ataca
}
prompt-name_defender = { $you ->
    [yes] Guerra: quem { $attacker } ataca?
   *[no] { $seat } nomeia a cidade que { $attacker } ataca
}
prompt-ask_veto = { $you ->
    [yes] { $attacker } ataca { $defender }: você proíbe?
   *[no] { $attacker } ataca { $defender }: { $seat } pode proibir
}
prompt-ask_league = { $you ->
    [yes] { $attacker } contra { $defender }: você convoca a Liga Santa?
   *[no] { $attacker } contra { $defender }: { $seat } pode convocar a Liga Santa
}
prompt-bribe = { $you ->
    [yes] { $attacker } contra { $defender }: você suborna uma tropa?
   *[no] { $attacker } contra { $defender }: { $seat } pode subornar tropas
}
prompt-ask_reroll = { $you ->
    [yes] Os dados mostram { $black } e { $white }: lançar de novo?
   *[no] Os dados mostram { $black } e { $white }: { $seat } pode lançá-los de novo
}

## O que aconteceu

event-chooses_first = { $you ->
    [yes] Você escolhe
   *[no] { $seat } escolhe
} a primeira família.
event-takes_family = { $you ->
    [yes] Você conduz
   *[no] { $seat } conduz
} a família { $family }.
event-puts_up_family = { $you ->
    [yes] Você põe
   *[no] { $seat } põe
} em leilão a família { $family }.
event-wins_family = { $you ->
    [yes] Você arremata
   *[no] { $seat } arremata
} a família { $family } com um lance de { bid-money }.
event-decade = Começa a década { $decade }.
event-turn = { $you ->
    [yes] É a sua vez.
   *[no] É a vez de { $seat }.
}
event-passes = { $you ->
    [yes] Você passa.
   *[no] { $seat } passa.
}
event-buys_troop = { $you ->
    [yes] Você compra
   *[no] { $seat } compra
} { $troop } por { gold-count }.
event-discards_troop = { $you ->
    [yes] Você descarta
   *[no] { $seat } descarta
} { $troop }.
event-buys_treachery = { $you ->
    [yes] Você compra
   *[no] { $seat } compra
} uma peça de traição por { gold-count } e { influence-count }.
event-draws = { $you ->
    [yes] Você tira
   *[no] { $seat } tira
} “{ $treachery }”.
event-draws_unseen = { $you ->
    [yes] Você tira
   *[no] { $seat } tira
} uma peça de traição.
event-discards = { $you ->
    [yes] Você descarta
   *[no] { $seat } descarta
} “{ $treachery }”.
event-discards_unseen = { $you ->
    [yes] Você descarta
   *[no] { $seat } descarta
} uma peça de traição.
event-renews_pile = { $count ->
    [one] { $count } peça de traição forma o novo monte.
   *[other] { $count } peças de traição formam o novo monte.
}
event-steals = { $you ->
    [yes] Você tira
   *[no] { $seat } tira
} { money } de { $rival }{ $by ->
    [lucrezia] { " " }(Lucrécia Bórgia)
    [raid_gold] { " " }(Assaltar Carga de Ouro)
   *[steal_influence] { " " }(Roubar Influência)
}.
event-banks = { $you ->
    [yes] Você troca
   *[no] { $seat } troca
} { money } por { other-money } (Banco).
event-alfonso = { $you ->
    [yes] Você usa
   *[no] { $seat } usa
} Alfonso de Aragão.
event-puts_up = { $you ->
    [yes] Você põe
   *[no] { $seat } põe
} “{ $tile }” em leilão.
event-bids = { $you ->
    [yes] Você dá
   *[no] { $seat } dá
} lance de { bid-money }.
event-passes_bid = { $you ->
    [yes] Você sai
   *[no] { $seat } sai
} do leilão.
event-cannot_bid = { $you ->
    [yes] Você não pode dar lance
   *[no] { $seat } não pode dar lance
}{ $reason ->
    [is-frozen] : lance congelado
    [six-tiles] : sem lugar para outra peça de cidade
    [three-cities] : sem lugar para outra cidade
   *[too-little-money] : recursos insuficientes
}.
event-freezes = { $you ->
    [yes] Você congela
   *[no] { $seat } congela
} o lance de { $rival }.
event-wins = { $you ->
    [yes] Você arremata
   *[no] { $seat } arremata
} “{ $tile }” com um lance de { bid-money }.
event-wins_city = { $you ->
    [yes] Você comanda o exército de
   *[no] { $seat } comanda o exército de
} { $city }, com um lance de { bid-money }.
event-unsold = Ninguém dá lance por “{ $tile }”.
event-vacant = Ninguém comanda o exército de { $city }.
event-bribes_cardinal = { $you ->
    [yes] Você suborna
   *[no] { $seat } suborna
} um cardeal: { influence-count } a menos para pagar.
event-pays = { $you ->
    [yes] Você paga
   *[no] { $seat } paga
} { money }.
event-artist = { $you ->
    [yes] Você leva
   *[no] { $seat } leva
} { $tile } para { $city }, cujo status agora é { $status }.
event-invades = { $you ->
    [yes] Você faz os franceses invadirem
   *[no] { $seat } faz os franceses invadirem
} { $city }, cujo status agora é { $status }.
event-no_invasion = { $you ->
    [yes] Você descarta
   *[no] { $seat } descarta
} Invasão Francesa.
event-start_war = { $you ->
    [yes] Você joga
   *[no] { $seat } joga
} Iniciar Guerra.
event-war = { $you ->
    [yes] Você começa uma guerra:
   *[no] { $seat } começa uma guerra:
} { $attacker } ataca { $defender }.
event-vetoes = { $you ->
    [yes] Você proíbe
   *[no] { $seat } proíbe
} a guerra{ $by ->
    [lorenzo] { " " }(Lorenzo Medici)
   *[veto] { " " }(Veto)
}.
event-war_unmanned = Ninguém luta: a guerra termina em empate.
event-wages = { $you ->
    [yes] { $city } promete a você um salário
   *[no] { $city } promete a { $seat } um salário
} de { gold-count }.
event-league = { $you ->
    [yes] Você convoca
   *[no] { $seat } convoca
} a Liga Santa por { $city }.
event-bribes = { $you ->
    [yes] Você suborna
   *[no] { $seat } suborna
} { $troop } de { $rival }.
event-dice = Os dados: { $black } e { $white }.
event-rerolls = { $you ->
    [yes] Você faz
   *[no] { $seat } faz
} lançar de novo os dois dados (Ludovico Sforza).
event-totals = { $attacker } ataca com { $attack }, { $defender } defende com { $defence }.
event-status = O status de { $city } agora é { $status }.
event-war_won = { $you ->
    [yes] Você vence a guerra por { $city }
   *[no] { $seat } vence a guerra por { $city }
} e ganha um marcador de vitória.
event-war_won_neutral = { $city } vence a guerra sem condottiere.
event-war_drawn = A guerra termina em empate.
event-income = { $you ->
    [yes] Você recebe
   *[no] { $seat } recebe
} { gold-count } e { influence-count }{ $wages ->
    [0] { "" }
   *[other] , mais { $wages } de ouro de salários
}.
event-final_city = Cada peça de { $city } vale { $vp } PV.
event-final_points = { $you ->
    [yes] Você marca
   *[no] { $seat } marca
} { $vp } PV: { $source }.
event-gives = { $you ->
    [yes] Você dá
   *[no] { $seat } dá
} { purse } a { $rival }.
event-offers = { $you ->
    [yes] Você oferece
   *[no] { $seat } oferece
} { purse } a { $rival } por { return-purse }.
event-accepts = { $you ->
    [yes] Você aceita
   *[no] { $seat } aceita
} a oferta de { $rival }: { return-purse } por { purse }.
event-declines = { $you ->
    [yes] Você recusa
   *[no] { $seat } recusa
} a oferta de { $rival }.
event-withdraws = { $you ->
    [yes] Você retira
   *[no] { $seat } retira
} a oferta a { $rival }.

## Por que não

why-family-taken = outro jogador conduz esta família
why-an-event-must-be-sold = nada aconteceu por duas voltas: agora um evento deve ir a leilão
why-later-decade = este evento pertence à década { $decade }
why-is-sold = já vendido
why-pope-has-owner = o Papa já tem dono nesta década
why-no-more-wars = já houve { $wars } guerras nesta década
why-out-of-stock = não há mais no estoque
why-owned-already = uma só tropa de cada tipo
why-not-enough-gold = é preciso { gold-count }
why-not-enough-for-treachery = é preciso { gold-count } e { influence-count }
why-nothing-to-take = { $rival } não tem nada disso
why-used-this-decade = já usado nesta década
why-only-in-own-turn = só na sua vez
why-last-event-is-up = nada de Banco durante o leilão do último evento
why-last-event-is-sold = o último evento da década está vendido: nada mais se segue
why-not-enough-money = não há tanto
why-bid-needs-money = o seu lance precisa deste dinheiro
why-bid-needs-cardinal = o seu lance de { $bid } precisa de Subornar Cardeal
why-must-open = você tem de dar o primeiro lance
why-not-in-auction = { $rival } saiu deste leilão
why-already-frozen = o lance de { $rival } já está congelado
why-is-frozen = o seu lance está congelado
why-six-tiles = você já tem { $most } peças de cidade
why-three-cities = você já tem peças de { $most } cidades
why-too-little-money = é preciso pelo menos { $least }
why-beyond-capacity = você pode pagar no máximo { $most }
why-no-cardinal = você não tem Subornar Cardeal para o Papa
why-only-what-is-lacking = para o último evento, só o que falta
why-only-the-price = para o último evento, não mais que o preço
why-no-such-banking = o Banco troca de 1 a { $most }
why-no-banking-tile = você não tem nenhuma peça Banco
why-not-enough-in-hand = não há o bastante na mão
why-attacks-already = { $city } não pode atacar a si mesma
why-bribed-already = esta tropa já está subornada
why-no-such-offer = não existe essa oferta
why-no-such-aside = isto não pode ser dado nem oferecido
why-nothing-given = nada mudaria de mãos
why-cannot-deliver = um de vocês não tem o que foi oferecido
why-no-negotiation-now = nada pode ser dado ou trocado agora
why-no-such-amount = é preciso um valor de 0 a { $most }
why-no-amount-here = esta ordem não tem valor

## No terminal

bargain-help =
    give Este 3g          dar ouro (g) ou influência (i)
    offer Este 3g for 2i  oferecer uma troca, que o outro aceita ou recusa
    accept Este           aceitar uma oferta; decline Este a recusa
    withdraw Este         retirar uma oferta sua
    bank 3g               Banco: trocar ouro por influência, ou o contrário (bank 3i)
bargain-unclear = Diga uma família ou um jogador e depois quantias de ouro (g) e influência (i), assim: offer Este 3g for 2i

## Conceitos

concept-gold = Ouro
concept-gold-text = Paga tropas, peças de cidade e metade dos eventos.
concept-gold-rules = P-502, P-621, P-641
concept-influence = Influência
concept-influence-text = Paga o Papa, o comando dos exércitos e metade dos eventos.
concept-influence-rules = P-641, P-651, P-661
concept-decade = Década
concept-decade-text = Acaba assim que o seu último evento é vendido, cumprido e pago.
concept-decade-rules = P-401, P-1501
concept-city-tile = Peça de cidade
concept-city-tile-text = Renda em cada década, muitas vezes uma habilidade, e no fim os pontos da sua cidade. No máximo seis, de no máximo três cidades; nunca é dada.
concept-city-tile-rules = P-201, P-202, P-1101, P-1606
concept-status = Status
concept-status-text = De 3 a 10. O dobro do status é o lance mínimo por uma peça da cidade; é também o salário do condottiere. No fim, ele dá a posição das cidades.
concept-status-rules = P-622, P-924, P-1602
concept-auction = Leilão
concept-auction-text = Em sentido horário a partir do jogador ativo: dar lance maior ou sair. O último que fica vence pelo seu lance.
concept-auction-rules = P-602, P-604, P-606, P-607
concept-opening = Primeiro lance
concept-opening-text = Quem põe em leilão uma peça de cidade tem de dar um lance de pelo menos o dobro do status da cidade. Os eventos e o Papa podem sair por 0.
concept-opening-rules = P-622, P-642, P-643
concept-capacity = O que você pode dar
concept-capacity-text = O dinheiro na mão, os descontos, Subornar Cardeal para o Papa e o que o Banco ainda poderia trocar.
concept-capacity-rules = P-605, P-805
concept-freeze = Congelar Lance
concept-freeze-text = O alvo sai do leilão na próxima vez dele; um lance já dado continua valendo.
concept-freeze-rules = P-701, P-706, P-708
concept-troop = Tropa
concept-troop-text = Uma de cada tipo. Sem tropa não se comanda um exército. As tropas nunca se perdem.
concept-troop-rules = P-206, P-662, P-968
concept-war = Guerra
concept-war-text = Duas cidades, talvez um veto, dois leilões pelo comando, salários, Liga, subornos, dados.
concept-war-rules = P-904, P-906, P-661, P-928
concept-condottiere = Condottiere
concept-condottiere-text = O jogador que luta por uma cidade: contam todas as suas tropas e modificadores.
concept-condottiere-rules = P-661, P-941, P-943
concept-wages = Salário
concept-wages-text = Ouro igual ao status da cidade, devido seja qual for o resultado; recebido no fim da década.
concept-wages-rules = P-924, P-925, P-926
concept-neutral = Exército neutro
concept-neutral-text = Uma cidade sem condottiere luta com ataque 3 e defesa 3.
concept-neutral-rules = P-922, P-923
concept-counter = Contra-ataque
concept-counter-text = Se o ataque não vence, a cidade atacada ataca por sua vez; se isso também falha, a guerra termina em empate.
concept-counter-rules = P-946, P-947, P-949
concept-double = Vitória dupla
concept-double-text = Um total de pelo menos o dobro do outro move as duas cidades dois passos.
concept-double-rules = P-961, P-962
concept-token = Marcador de vitória
concept-token-text = n marcadores valem 1 + 2 + … + n pontos.
concept-token-rules = P-966, P-1614
concept-league = Liga Santa
concept-league-text = Uma vez por década, o dono do Papa junta as suas tropas, com os valores impressos, a um lado de uma guerra.
concept-league-rules = P-1402, P-1409, P-1410
concept-treachery = Traição
concept-treachery-text = Peças secretas; você guarda duas, ou mais com certas famílias e peças de cidade.
concept-treachery-rules = P-208, P-209, P-215
concept-free-play = Jogada livre
concept-free-play-text = Roubar, o Banco e Alfonso não são ações: quantas vezes você quiser, antes e depois dela.
concept-free-play-rules = P-406, P-407
concept-banking = Banco
concept-banking-text = Uma vez por década, até 3 de ouro por influência ou o contrário, a qualquer momento, mas não durante o leilão do último evento, a não ser para pagá-lo.
concept-banking-rules = P-821, P-823, P-825, P-826
concept-events = Eventos
concept-events-text = Artistas, mercadores e os franceses. Os de cada década são conhecidos desde o início.
concept-events-rules = P-112, P-113, P-1301
concept-artist = Artista para uma cidade
concept-artist-text = Aumenta de vez em 1 o status de uma cidade e desempata entre cidades.
concept-artist-rules = P-1302, P-1305, P-1602
concept-merchant = Mercador
concept-merchant-text = Um evento Mercador paga e pontua por cada peça de cidade Mercador que você tem.
concept-merchant-rules = P-1306, P-1307, P-1308
concept-pope = Papa
concept-pope-text = Seu até o fim da década: 3 de ouro, a Liga Santa, e 3 pontos no fim do jogo.
concept-pope-rules = P-1401, P-1507, P-1608
concept-negotiation = Negociação
concept-negotiation-text = Dê ou troque ouro e influência com qualquer um, a qualquer momento. Promessas não obrigam ninguém.
concept-negotiation-rules = P-301, P-304, P-305
concept-offer = Oferta
concept-offer-text = Expira com o leilão em que foi feita; senão, com a vez.
concept-offer-rules = P-307, P-308, P-309
concept-idle = Vezes sem efeito
concept-idle-text = Depois de duas voltas em que nada aconteceu, o próximo jogador tem de pôr um evento em leilão e dar o primeiro lance.
concept-idle-rules = P-414, P-415, P-416
concept-end = Fim do jogo
concept-end-text = Peças de cidade conforme a posição, eventos, Papa, primeiro e segundo em ouro, primeiro em influência, vitórias. Com pontos iguais, a vitória é dividida.
concept-end-rules = P-1603, P-1609, P-1613, P-1616
concept-reconstructed = Valor reconstruído
concept-reconstructed-text = Escolhido para este programa, pois o valor impresso não é conhecido publicamente. Quem tem a caixa pode corrigi-lo com um arquivo de componentes.
concept-reconstructed-rules = P-514, P-1604
concept-family = Família
concept-family-text = Quem você é: rende ouro e influência a cada década e sabe fazer uma coisa que as outras não sabem.
concept-family-rules = P-1201, P-103
