# Signorie no navegador, em português: como se chamam tabuleiro e quadros, impressos e falados.

ui-tagline-signorie = Escolha dados, crie uma família, case-a e envie-a pela Itália.
ui-sea-adriatic = Mare Adriatico
ui-sea-tyrrhenian = Mar Tirreno
ui-threshold-is = Limite { $threshold }
ui-this-round = esta rodada
ui-vp-at-round-end = PV no fim da rodada
ui-scene-round-ends = Fim da rodada { $round }
ui-scene-order = Nova ordem
ui-scene-threshold = Limite
ui-scene-reward = Recompensa e noiva
ui-scene-points = Pontos
ui-scene-order-how = A iniciativa pontua e define a nova ordem
ui-scene-threshold-how = Quem ficou dentro do limite?
ui-scene-reward-how = Recompensas e noivas
ui-scene-round-all = Ordem, recompensas e pontos desta rodada
ui-scene-you = Você
ui-scene-was = antes: { ui-nth }
ui-scene-stays = sem mudança
ui-scene-just = exato
ui-scene-below = { $count } abaixo
ui-scene-over = { $count } a mais
ui-scene-bride = noiva
ui-scene-nothing = nada
ui-scene-no-reward = sem recompensa nem noiva
ui-scene-next = A iniciativa volta ao início. A seguir: novas peças, dados e mandatos.
ui-out-of-play = fora de jogo
ui-initiative = Trilha de iniciativa
ui-mat = Quadro de { $seat }
ui-mandates = Mandatos
ui-your-house = Sua casa
ui-their-house = { $seat }
ui-your-plan = Seu plano
ui-their-plan = Plano de { $seat }
ui-florins-word = { $florins ->
    [one] florim
   *[other] florins
}
ui-has-florins = { $florins ->
    [one] { $florins } florim
   *[other] { $florins } florins
}
ui-florins-text = Florins pagam dados, assistentes e dotes. Nunca acabam e não valem pontos.
ui-at-home = Em casa: { $men } homens, { $women } mulheres
ui-at-home-one = { $sex ->
    [woman] Mulheres em casa { $count }, na reserva { $out }
   *[man] Homens em casa { $count }, na reserva { $out }
}
ui-reserve = { $sex ->
    [woman] Mulheres na reserva: { $count }
   *[man] Homens na reserva: { $count }
}
ui-brides = Noivas: { $brides }
ui-threshold = Dados { $sum }, limite { $threshold }
ui-of = de { $count }
ui-over = acima
ui-over-threshold = acima: sem recompensa
ui-left-for-reward = { $count } até o limite
ui-die = Dado { $column } { $value }
ui-column-title = Coluna { $column }
ui-column = Coluna { $column }, valor { $value }, { $die ->
    [0] sem dado
   *[other] dado { $die }
}
ui-hire = Contratar: { $ring }
ui-mandate = Mandato { $mandate }: { $sex ->
    [woman] { $takes ->
        [open] 1–{ $most } mulheres
       *[fixed] { $most ->
            [1] 1 mulher
           *[other] { $most } mulheres
        }
    }
   *[man] { $takes ->
        [open] 1–{ $most } homens
       *[fixed] { $most ->
            [1] 1 homem
           *[other] { $most } homens
        }
    }
}
ui-helper = Assistente em { $column }: { $helper }, { $hired ->
    [yes] contratado
   *[no] custa { $florins }
}
ui-floor = Carreira { $career }, espaço { $space }: { $vp } PV, grau { $rank }
ui-man = { $seat }: { $count ->
    [one] um homem
   *[other] { $count } homens
} na carreira { $career }, espaço { $space }, grau { $rank }
ui-city = { $city }: { $free } espaços livres, peça de missão { $mission }, peça de casamento { $marriage }
ui-city-out = { $city }: fora de jogo
ui-tile = { $kind ->
    [marriage] Peça de casamento { $house } { $vp }
   *[mission] Peça de missão { $house } { $vp }
}
ui-no-tile = { $kind ->
    [marriage] Sem peça de casamento
   *[mission] Sem peça de missão
}
ui-row = Fileira { $row }: { $tiles } peças, { $vp } PV
ui-row-political = Política
ui-row-clerical = Clero
ui-row-military = Militar
ui-row-marriage = Casamento
ui-vp = { $vp } PV
ui-tiles-of = { $tiles } de { $fewest } peças
ui-tiles-short = { $tiles ->
    [one] { $tiles } peça
   *[other] { $tiles } peças
}
ui-rows-scored = { $count } de { $rows } fileiras
ui-symbol-or = ou
ui-symbol-die = dado
ui-symbol-again = de novo
ui-change-vp = pontos de vitória
ui-change-florins = florins
ui-change-men = homens em casa
ui-change-women = mulheres em casa
ui-change-initiative = iniciativa
ui-stock-florins = florins
ui-stock-men = homens em casa
ui-stock-women = mulheres em casa
ui-stock-helpers = assistentes
ui-stock-brides = noivas
ui-stock-tiles = peças de aliança
ui-stock-missions = homens em missão
ui-stock-marriages = mulheres casadas
ui-dice-sum = Seus dados depois
ui-difference = Abaixo da coluna: pague a diferença
ui-no-difference = Alto o bastante: nada a pagar
ui-hiring-costs = Para contratar
ui-mission-scores = Em missão
ui-end-scores = No fim da partida
ui-next-space = O próximo espaço pede
ui-row-scores = Vale no fim
ui-tile-wanted = { $tile }: sua fileira { $row } a quer
ui-tile-unwanted = { $tile }: nenhuma fileira sua a quer
ui-do-take_die = Pegar o { $column } { $value }
ui-do-to = Enviá-lo a { $city }
ui-do-send = Enviar este homem
ui-do-marry = Casar em { $city }
ui-do-dowry = Pagar dote de { $florins }
ui-do-train = Começar a carreira
ui-do-advance = Ele avança
ui-do-place_helper = Contratar este assistente
ui-do-activate = O assistente trabalha
ui-do-spend = Gastar { $meeples }
ui-do-row = Pôr nesta fileira

## Respostas antecipadas

ui-order-pass = Passar até o fim desta rodada

## The lines of the chronicle

ui-turn-die = { $column } { $value }
ui-turn-mandate = mandato “{ $mandate }”
ui-turn-activates = assistente
ui-turn-hires = um assistente contratado
ui-turn-round-ends = Fim da rodada
ui-turn-final = Pontuação final
ui-code-letter-b = um bônus entre as recompensas, pelo número
ui-code-letter-m = um mandato, pelo número
ui-code-letter-v = uma recompensa em pontos, pelo número
