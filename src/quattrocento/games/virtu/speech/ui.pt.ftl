# Virtù no navegador, em português: como se chamam o mapa, os palácios e o mercado.

ui-tagline-virtu = Percorra o seu Palácio, pague com a sua corte, conquiste a Itália.
ui-sight-map = Mapa
ui-sight-market = Mercado
ui-sight-palaces = Palácios
ui-sight-mat = Palácio

## A barra e a linha acima da pergunta

ui-round-virtu = Ano { $round }
ui-lasted-virtu = { $rounds ->
    [one] { $rounds } ano
   *[other] { $rounds } anos
}, { $minutes } min
ui-season = { $season } · ano { $year }
ui-scene-siege = Cerco: { $city }
ui-scene-field = Batalha: { $city }
ui-scene-you = Você
ui-scene-falls = O ataque é mais forte: a cidade cai
ui-scene-holds = O ataque não é mais forte: a cidade resiste
ui-scene-field-won = O atacante vence a batalha
ui-scene-field-lost = O outro lado vence a batalha
ui-scene-level = Empate: ninguém vence
ui-scene-year = Fim do ano
ui-scene-year-ends = Fim do ano { $year }: ordem e prestígio
ui-turn-of = Vez { $place } de { $count }
ui-last-year = último ano
ui-step-wages = Salários
ui-step-reorganise = Reorganizar
ui-step-buy = Comprar
ui-step-recruit = Recrutar
ui-step-alliance = Aliança
ui-paid = pago

## O mapa

ui-map = Mapa da Itália
ui-tracks = Trilhas de prestígio
ui-track-cities = Cidades
ui-track-patronage = Mecenato
ui-city = { $city }, valor { $value }
ui-city-closed = { $city }, proibida
ui-owned-by = de { $seat }
ui-neutral = neutra
ui-pirates = porto pirata
ui-port = porto
ui-has-cathedral = com Catedral
ui-garrison = { troops-count } dentro
ui-besieged-by = cercada por { $seat } com { troops-count }
ui-agent-of = agente de { $seat }
ui-power-france = França
ui-power-ottoman = Otomanos
ui-power-empire = Império
ui-allied-to = aliada de { $seat }
ui-no-ally = sem aliado
ui-value = Valor
ui-tile-gives = A sua peça dá
ui-annex-by-road = Para anexar, por estrada a partir de { $city }
ui-annex-by-sea = Para anexar, por mar a partir de { $city }
ui-attack-of = { $seat } ataca com
ui-defence-sum = Valor { $value } + tropas { $troops } + bastião { $bastion }

## A lente

ui-lens-annex = O que cada cidade custa a você
ui-lens-annex-note = mais Coroas que o seu valor
ui-lens-annex-can = você pode pagar
ui-lens-annex-extra = com uma Indulgência
ui-lens-annex-lacks = o que está em vermelho falta
ui-lens-annex-out = fora de alcance
ui-lens-war = A sua força
ui-lens-war-note = sem dados: vence o mais forte
ui-lens-war-can = as tropas bastam
ui-lens-war-extra = com Bônus de Guerra
ui-lens-war-lacks = não basta
ui-lens-war-out = fora de alcance
ui-lens-intrigue = O que um agente muda
ui-lens-intrigue-note = um agente por Máscara
ui-lens-intrigue-can = possível
ui-lens-intrigue-lacks = falta uma Máscara
ui-lens-intrigue-out = fechada para você
ui-lens-faint = Esmaecidas:
ui-lens-have = Você tem
ui-lens-indulgence = com uma Indulgência
ui-lens-crowns = Coroas
ui-lens-exceed = para superar
ui-lens-you-have = Você tem { $count }
ui-lens-lacks = { $count ->
    [one] falta { $count }
   *[other] faltam { $count }
}
ui-lens-begs = Uma Indulgência resolve
ui-lens-opens = Abre a estrada: { $cities }
ui-lens-gain = Prestígio com esta cidade
ui-lens-battle = Primeiro uma batalha contra { $seat }
ui-lens-here = Tropas que já estão lá
ui-lens-from = Tropas de { $city }
ui-lens-answer = { $seat } ainda poderia somar
ui-lens-losses = Tropas que você perde
ui-lens-siege = Um cerco: { $attack } contra { $defence }
ui-lens-send = Um agente chega
ui-lens-remove = O agente sai
ui-lens-then-crowns = Coroas para anexá-la
ui-lens-then-defence = A sua defesa
ui-verdict-win = você vence
ui-verdict-unless = vence, salvo reforço
ui-verdict-draw = empate: derrota
ui-verdict-lose = não há como vencer

## Palácios

ui-palace = Palácio: { $faction }
ui-palace-of = Palácio de { $seat }
ui-domain-of = Domínio de { $seat }
ui-domain-count = { $cities ->
    [one] uma cidade
   *[other] { $cities } cidades
}
ui-hidden = oculto
ui-hidden-until = { $count ->
    [0] { $seat } colocou as cartas de Família; elas serão mostradas quando todos terminarem.
   *[other] { $seat } coloca as cartas de Família; elas serão mostradas quando todos terminarem.
}
ui-room = Aposento { room-numeral }: { $action }
ui-marker-here = o marcador está aqui
ui-has-indulgence = bloqueado por uma Indulgência
ui-barred-indulgence = Indulgência
ui-barred-agent = agente inimigo
ui-printed = impresso
ui-room-printed = Aposento
ui-lay-here = colocar aqui
ui-improve = melhorar
ui-arrow = Seta dos Cortigiani à { $side }
ui-card = { $card }: { $symbols }
ui-court = { $court ->
    [left] Corte à esquerda
   *[right] Corte à direita
}
ui-court-card = { $card }, { $space }{ $spent ->
    [yes] , exaurida
   *[no] { "" }
}
ui-space-free = { $space }, livre
ui-space-shut = { $space }, fechado
ui-free = livre
ui-spent = exaurida
ui-tile = { $tile }{ $spent ->
    [yes] , exaurida
   *[no] { "" }
}
ui-trophy = Troféu tomado do { $colour }
ui-indulgence = Indulgência
ui-indulgences-left = Indulgências restantes: { $count }
ui-short-duchy = Ducado
ui-short-principality = Princi­pado
ui-short-civitavecchia = Civita­vecchia
ui-short-consigliere = Consi­gliere
ui-short-gonfaloniere = Gonfalo­niere
ui-short-condottiere = Condot­tiere
ui-short-ambassador = Embai­xador
ui-short-machiavelli = Maquiavel
ui-short-lorenzo = Lourenço
ui-short-giuliano = Juliano
ui-short-lucrezia_tornabuoni = Lucrezia
ui-short-ferdinand = Fernando
ui-short-alfonso = Afonso
ui-short-montefeltro = Monte­feltro
ui-short-barbarigo = Barbarigo
ui-short-council_of_ten = Os Dez
ui-short-pitigliano = Pitigliano
ui-short-gian_galeazzo = Galeazzo
ui-short-ludovico = Ludovico
ui-short-sanseverino = Sanseverino
ui-short-alexander = Alexandre
ui-short-cesare = César
ui-short-lucrezia_borgia = Lucrécia
ui-no-action = sem ação
ui-brings-agent = Traz um agente

## O assunto em curso

ui-your-affairs = Seus assuntos
ui-affairs = Assuntos de { $seat }
ui-rank = Espaço { $rank }
ui-next = próximo:
ui-wages-due = { $florins ->
    [0] sem salários
   *[other] salários { $florins }
}
ui-crosses = Cruzes: { $count }
ui-at-hand = Disponível
ui-still-at-hand = Ainda disponível
ui-left-when-paid = Disponível → sobra depois
ui-then-at-hand = Depois disponível
ui-with-indulgence = Com uma Indulgência
ui-one-type = um tipo de símbolo cada
ui-pays = { $seat } paga
ui-owed = { $count ->
    [one] falta { $count }
   *[other] faltam { $count }
}
ui-from-treasury = tesouro
ui-lacking = falta
ui-one-owed = { $owed ->
    [florin] { $count ->
        [one] Falta um florim
       *[other] Faltam { $count } florins
    }
    [crown] { $count ->
        [one] Falta uma Coroa
       *[other] Faltam { $count } Coroas
    }
    [cross] { $count ->
        [one] Falta uma Cruz
       *[other] Faltam { $count } Cruzes
    }
    [cavalry] { $count ->
        [one] Falta uma Cavalaria
       *[other] Faltam { $count } Cavalarias
    }
    [ship] { $count ->
        [one] Falta um Navio
       *[other] Faltam { $count } Navios
    }
    [mask] { $count ->
        [one] Falta uma Máscara
       *[other] Faltam { $count } Máscaras
    }
    [arrow] { $count ->
        [one] Falta uma Seta
       *[other] Faltam { $count } Setas
    }
   *[other] { $count ->
        [one] Falta uma Coroa ou uma Cruz
       *[other] Faltam { $count } Coroas ou Cruzes
    }
}
ui-amount = { $owed ->
    [florin] { $count ->
        [one] { $count } florim
       *[other] { $count } florins
    }
    [crown] { $count ->
        [one] { $count } Coroa
       *[other] { $count } Coroas
    }
    [cross] { $count ->
        [one] { $count } Cruz
       *[other] { $count } Cruzes
    }
    [cavalry] { $count ->
        [one] { $count } Cavalaria
       *[other] { $count } Cavalarias
    }
    [ship] { $count ->
        [one] { $count } Navio
       *[other] { $count } Navios
    }
    [mask] { $count ->
        [one] { $count } Máscara
       *[other] { $count } Máscaras
    }
    [arrow] { $count ->
        [one] { $count } Seta
       *[other] { $count } Setas
    }
   *[other] { $count ->
        [one] { $count } Coroa ou Cruz
       *[other] { $count } Coroas ou Cruzes
    }
}
ui-several-owed = Ainda faltam: { $owed }
ui-where-goes = Para onde vai { $card }?
ui-title-annex = Anexar { $city }
ui-title-end = As compras
ui-title-march = { $city } – { $goal }
ui-title-sail = { $city } – { $goal }
ui-title-patronise = O próximo espaço
ui-title-recruit = Recrutar em { $city }
ui-title-ally = Aliança: { $power }
ui-siege-of = Cerco a { $city }
ui-battle-at = Batalha diante de { $city }
ui-attack = ataque
ui-defence = defesa
ui-neutral-city = Cidade neutra
ui-part-value = valor
ui-part-agent = agente
ui-part-troops = tropas
ui-part-bonuses = Bônus de Guerra
ui-part-bastion = bastião
ui-city-falls = o ataque é mais forte
ui-lacks-strength = { $count ->
    [one] falta { $count } ao ataque
   *[other] faltam { $count } ao ataque
}
ui-family = Cartas de Família
ui-laid-hidden = { $waiting ->
    [0] todos os outros terminaram
    [one] oculto; um outro ainda coloca
   *[other] oculto; { $waiting } outros ainda colocam
}
ui-laid-open = colocadas à vista, em ordem
ui-all-laid = Todas as suas cartas estão colocadas.
ui-lay-later = Você coloca as suas na sua vez.
ui-plan = Aposento { room-numeral }: { $action }
ui-plan-barred = bloqueado: sem ação
ui-plan-count = { $count ->
    [0] nada ao alcance
    [one] uma coisa ao alcance
   *[other] { $count } coisas ao alcance
}
ui-plan-more = e mais { $count }
ui-plan-remove = Retirar: { $place }
ui-plan-shift = Mover: { $place }
ui-planned = Planejado
ui-planned-text = um só pagamento no fim
ui-planned-short = planejado

## O mercado

ui-market = O mercado de inverno
ui-market-text = um de cada tipo por inverno
ui-pay-with = Você pode pagar com
ui-pay-with-text = cada um dá um tipo de símbolo
ui-treasury = Tesouro
ui-or = ou
ui-characters = Notáveis
ui-characters-text = { $free ->
    [0] nenhum espaço Cortigiano livre: outra carta deve sair
    [one] um espaço Cortigiano está livre
   *[other] { $free } espaços Cortigiano estão livres
}
ui-titles = Títulos, Guilda, Catedral
ui-titles-text = vão para o seu Domínio
ui-bonuses-text = um artista e uma obra cada, nos espaços 2 e 4
ui-can-pay = você pode pagar
ui-pay-by-asking = só com uma Indulgência
ui-left = { $count ->
    [one] resta { $count }
   *[other] restam { $count }
}
ui-ware-duchy = um espaço
ui-ware-principality = um espaço
ui-ware-kingdom = ou República
ui-ware-republic = ou Reino
ui-ware-guild = uma cada
ui-ware-cathedral = valor 3 ou 4
ui-why-cannot-pay = não pode pagar
ui-why-none-left = esgotado
ui-why-owned-already = seu
ui-why-one-cardinal = já tem um
ui-why-one-a-winter = escolhido
ui-why-kingdom-or-republic = não os dois
ui-why-no-city-for-cathedral = sem cidade
ui-why-no-space-for-card = sem espaço
ui-why-marker-in-room = seu marcador
ui-why-enemy-agent-in-room = agente inimigo
ui-why-indulgence-on-room = Indulgência
ui-why-no-arrow = longe demais
ui-bonus-leonardo = Leonardo
ui-bonus-copernicus = Copérnico
ui-bonus-michelangelo = Michel­angelo
ui-bonus-columbus = Colombo
ui-bonus-machiavelli = Maquiavel
ui-bonus-bastion = Bastião
ui-bonus-prince = O Príncipe
ui-bonus-duomo = Duomo
ui-bonus-sistine = Sistina
ui-bonus-cannons = Canhões
ui-bonus-spent = O bônus está exaurido até ser reativado

## Escolhas

ui-collect = Florins: { $source }
ui-take_florins = Florins: { $source }
ui-token = Ficha: { $source }
ui-lift = { $card }
ui-discard = Descartar { $card }
ui-lose = O espaço de { $card }
ui-to-room = { $action } { room-numeral }
ui-to-free = Liberar { $action } { room-numeral } ({ $symbol })
ui-to-move = { $rooms ->
    [1] { $action } { room-numeral }
    [2] { $action } { room-numeral }
   *[other] { $action } { room-numeral }, { rooms-count }
}
ui-to-hurry = { $action } { room-numeral }, { rooms-count }, um comprado
ui-place-action = { $action } { room-numeral }
ui-place-improvement = Melhorar { $action } { room-numeral }
ui-place-court = { $court ->
    [left] Corte à esquerda { $place }
   *[right] Corte à direita { $place }
}
ui-do-annex = Anexar { $city }
ui-do-march = Marchar para { $goal }
ui-do-sail = Navegar para { $goal }
ui-do-retreat = Recuar para { $goal }
ui-do-recruit = Recrutar em { $city }
ui-do-buy = Levar { $ware }
ui-do-wages = Pagar { florins-count }
ui-do-ally = Aliança: { $power }
ui-do-besiege = Cercar { $city }

## Jogadores

ui-change-vp = prestígio
ui-change-prestige = prestígio
ui-change-florins = florins
ui-change-cities = cidades
ui-change-troops = tropas no mapa
ui-change-agents = agentes
ui-change-rank = espaço do Mecenato
ui-stock-florins = florins
ui-stock-cities = cidades
ui-stock-troops = tropas no mapa
ui-stock-agents = agentes na reserva
ui-stock-reserve = tropas na reserva
ui-stock-crosses = Cruzes
ui-stock-tokens = fichas de Bônus de Guerra
ui-stock-rank = espaço do Mecenato
ui-stock-cathedrals = Catedrais
ui-stock-trophies = troféus
ui-named = { $seat }
ui-lays = { $count ->
    [one] coloca a última carta de Família
   *[other] coloca { $count } cartas de Família
}
ui-has-laid = cartas de Família colocadas
ui-now-setup = coloca cartas de Família
ui-now-spring = joga agora
ui-now-sieges = luta por uma cidade
ui-now-winter = joga o inverno
ui-to-play = ainda vai jogar
ui-nothing-yet = nada ainda
ui-did-annexes = anexou { $city }
ui-did-rises = chegou ao espaço { $rank }
ui-did-sends_agent = enviou um agente
ui-did-moves_troop = marchou sobre { $goal }
ui-did-siege = cercou { $city }
ui-did-trades = comerciou
ui-did-buys = comprou { $ware }
ui-did-allies = aliança: { $power }
ui-did-recruits = recrutou em { $city }
ui-did-builds = construiu em { $city }
ui-did-forgoes = não fez nada

## O que são as coisas

ui-action-govern-text = Uma Coroa ou Cruz torna disponíveis duas peças do seu Domínio, ou reativa uma aliança.
ui-action-patronise-text = Pague para avançar um espaço no Mecenato; os espaços 2 e 4 dão um bônus.
ui-action-annex-text = Tome uma cidade neutra ao alcance por mais Coroas que o valor dela, e Navios se ficar além-mar.
ui-action-war-text = Cada Cavalaria move uma tropa por estrada, Navios a levam por mar; símbolos de Guerra viram fichas.
ui-action-intrigue-text = Cada Máscara coloca, move ou retira um agente.
ui-action-trade-text = Cada Navio traz dois florins.
ui-tip-city-text = As Coroas pagas devem superar o valor; um agente seu o reduz em um, o de um rival o aumenta em um.
ui-tip-closed-text = Proibida com três jogadores.
ui-tip-pirate-text = Um porto pirata nunca pode ser anexado, só cercado.
ui-tip-siege-text = Resolvido no fim da primavera: quem cerca só vence com força maior.
ui-tip-card-text = Dá um tipo de símbolo por pagamento; na corte fica então exaurida até que a seta dela seja passada.
ui-tip-court = Espaço Cortigiano
ui-tip-court-text = Cartas na corte pagam e ficam exauridas. Títulos, alguns bônus e cinco cidades abrem mais espaços.
ui-tip-printed = Impresso no aposento
ui-tip-printed-text = O que está impresso vale enquanto nenhuma carta de ação o cobre.
ui-tip-tile-text = Uma peça paga com um tipo de símbolo e fica exaurida; Governar a vira de novo.
ui-tip-ware-text = Cada tipo uma vez por inverno, tudo em um pagamento.
ui-tip-power-france = Disponível: +2 em um cerco ou batalha.
ui-tip-power-ottoman = Disponível: dois Navios para um pagamento.
ui-tip-power-empire = Disponível: uma Cruz para um pagamento; conta na influência religiosa.
ui-tip-track-cities = Trilha de Cidades
ui-tip-track-cities-text = Pontos por cidades, mais um para quem tem mais. Quem tem mais cidades, e chegou por último, joga primeiro.
ui-tip-track-patronage = Trilha de Mecenato
ui-tip-track-patronage-text = Pontos por espaço, mais um para o mais avançado.
ui-tip-indulgence = Indulgência
ui-tip-indulgence-text = Uma vez por ano: uma Coroa ou três florins, mas bloqueia o aposento do marcador até ser paga e custa um ponto no fim.
ui-tip-arrow = Seta Cortigiano
ui-tip-arrow-text = Passar por ela torna disponíveis os Cortigiani exauridos do lado dela.
ui-tip-hand = Disponível
ui-tip-hand-text = O máximo que as suas cartas e peças poderiam dar agora de cada símbolo; cada uma dá só um tipo. Uma Indulgência não é contada.
ui-tip-florins = Tesouro
ui-tip-florins-text = Florins de cartas e peças podem ser recolhidos a qualquer momento.
ui-tip-agents = Agentes na reserva
ui-tip-agents-text = Uma cidade, um aposento e uma aliança têm um agente cada.
ui-tip-reserve = Tropas na reserva
ui-tip-reserve-text = Recrutadas no inverno em cidades suas.
ui-tip-tokens = Fichas de Bônus de Guerra
ui-tip-tokens-text = Cada uma soma um em um cerco ou batalha desta primavera.
ui-tip-rank = Mecenato
ui-tip-rank-text = No máximo um espaço por ano.
ui-tip-wages = Salários
ui-tip-wages-text = Devidos no inverno pelas tropas no mapa; as que não recebem vão para casa.
ui-tip-religion = Influência religiosa
ui-tip-religion-text = Cruzes no Palácio e no Domínio, exauridas ou não; quem tem mais pontua no fim.
ui-tip-trophy = Troféu
ui-tip-trophy-text = Um disco de um rival de quem uma cidade foi tomada; um por rival.

## Respostas antecipadas

ui-order-no_bonus = Nenhum Bônus de Guerra em { $of }
ui-order-buy_nothing = Não comprar nada neste inverno
ui-order-do_nothing = Nada além dos salários neste inverno
ui-void-bonus = o outro lado usou um bônus
ui-void-troops = as tropas ali mudaram
ui-void-market = algo esgotado está de novo à venda
ui-void-means = as suas cidades ou florins mudaram

ui-plan-question = Planeje o seu inverno e confirme uma só vez
ui-winter-sheet = A folha de inverno
ui-winter-number = { $step ->
    [wages] 1
    [reorganise] 2
    [buy] 3
    [recruit] 4
   *[alliance] 5
}
ui-winter-account = As contas
ui-winter-treasury = No tesouro
ui-winter-treasury-short = tesouro
ui-winter-left = Fica no tesouro
ui-winter-left-short = fica
ui-winter-drawn = recebidos
ui-winter-keep = manter { $count }
ui-winter-free = grátis
ui-winter-go = Saem do mapa: { $cities }. Ou:
ui-winter-go-from = de { $city }
ui-winter-where = Para onde?
ui-winter-no-move = Nenhuma carta pode ser movida.
ui-winter-drop-move = Desfazer o movimento
ui-winter-planned = planejado
ui-winter-fits = ainda cabe
ui-winter-drop = sem o passo { $steps }
ui-winter-extra = com uma Indulgência
ui-winter-lacks = falta
ui-winter-spaces = { $count ->
    [one] { $count } lugar livre na corte.
   *[other] { $count } lugares livres na corte.
}
ui-winter-room = Dá lugar: { $cards }.
ui-winter-site = Construída em
ui-winter-reserve = { $count } na reserva
ui-winter-recruit-in = { $allied ->
    [yes] { $city }, aliada
   *[no] { $city }
}
ui-winter-fewer = Menos uma tropa: { $city }
ui-winter-more = Mais uma tropa: { $city }
ui-winter-one = Uma por inverno
ui-winter-leave-out = Deixar de fora
ui-winter-after = { $troops ->
    [one] Depois deste inverno, { $troops } tropa no mapa
   *[other] Depois deste inverno, { $troops } tropas no mapa
}
ui-winter-begged = uma Indulgência pedida
ui-winter-early = O seu plano fica guardado. Você o confirma na sua vez.
## The lines of the chronicle

ui-turn-nothing = nada feito
ui-turn-rank = espaço { $rank }
ui-by-round-virtu = por ano
