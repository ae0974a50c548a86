# Signorie em português. Identificadores e argumentos: veja quattrocento/words/__init__.py.

## O jogo

game-signorie = Signorie
game-signorie-blurb = Escolha dados para conduzir uma família da Itália renascentista: forme filhos na política, na Igreja ou nas armas, envie-os em missões, arranje casamentos, contrate assistentes e conquiste seis grandes casas como aliadas. Dados altos custam menos, mas só somas modestas são recompensadas.
game-signorie-summary = O jogo tem sete rodadas. Em cada rodada todos os dados são lançados. Na sua vez, pegue um dado, coloque-o na coluna da cor dele, pague a diferença se ele for menor que o valor da coluna e faça uma de três coisas: a ação da coluna, um mandato dessa cor pago com homens ou mulheres, ou contratar um assistente. Depois, os assistentes dessa coluna podem trabalhar. No máximo quatro dados por rodada, um por cor.
    Quando todos tiverem passado, a iniciativa pontua e define a nova ordem de turno. Quem tiver dados cuja soma não passe do limite (13) recebe a recompensa da rodada e, até a rodada 5, pode colocar uma noiva. Depois da rodada 7, os homens ainda em carreira valem metade, e cada fileira do plano com três ou mais peças de aliança pontua suas peças. Vence quem tiver mais pontos de vitória.

option-colours = Cores
option-colours-text = Quem joga com que cor; cada cor tem o seu próprio plano.
option-tiles = Peças de aliança
option-tiles-text = Uma peça de que uma fileira do seu plano precisa deve ser pega?
option-tiles-compulsory = obrigatórias
option-tiles-compulsory-text = Uma peça necessária é sempre pega.
option-tiles-optional = opcionais
option-tiles-optional-text = Uma peça necessária pode ser deixada na cidade.

## Nomes

colour-yellow = amarelo
colour-red = vermelho
colour-purple = roxo
colour-blue = azul
column-yellow = amarelo
column-red = vermelho
column-purple = roxo
column-grey = cinza
column-turquoise = turquesa
ring-yellow = { column-yellow }
ring-red = { column-red }
ring-purple = { column-purple }
ring-grey = { column-grey }
ring-turquoise = { column-turquoise }
ring-any = qualquer coluna
place-top = acima
place-middle = meio
place-bottom = abaixo
place-second = segundo
place-third = terceiro
place-fourth = quarto
place-fifth = quinto
career-political = política
career-clerical = clerical
career-military = militar
career-political-title = Política
career-clerical-title = Clero
career-military-title = Armas
row-political = política
row-clerical = clerical
row-military = militar
row-marriage = de casamento
city-Milano = Milão
city-Venezia = Veneza
city-Firenze = Florença
city-Roma = Roma
city-Napoli = Nápoles
house-Sforza = Sforza
house-Medici = Médici
house-Este = Este
house-Gonzaga = Gonzaga
house-Borgia = Bórgia
house-Aragona = Aragão
source-missions = Missões
source-marriages = Casamentos
source-initiative = Iniciativa
source-helpers = Assistentes
source-brides = Noivas
source-rewards = Recompensas
source-purchases = Compras
source-careers = Carreiras
source-alliances = Alianças

thing-dice = Dados
thing-mandates = Mandatos
thing-cities = Cidades
thing-careers = Carreiras
thing-initiative = Iniciativa
thing-rewards = Recompensas
thing-helpers = Assistentes
thing-plan = Plano
thing-brides = Noivas
thing-florins = Florins
thing-threshold = Limite
thing-home = Em casa
thing-reserve = Reserva
thing-order = Ordem de turno
thing-rank = Grau
thing-stacks = Pilhas
thing-tile-mission = Missão
thing-tile-marriage = Casamento
thing-man = homem
thing-men = homens
thing-woman = mulher
thing-women = mulheres
thing-face-down = { $count ->
    [one] { $count } virada
   *[other] { $count } viradas
}
thing-vp = PV
thing-action = Ação
thing-mandate = Mandato
thing-hire = Contratar
thing-my-die = Meu dado
thing-tiles = Peças

## O que se conta

florins-count = { $florins ->
    [one] { $florins } florim
   *[other] { $florins } florins
}
points-count = { $points ->
    [one] { $points } ponto de movimento
   *[other] { $points } pontos de movimento
}
steps-count = { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
}
meeples-count = { $sex ->
    [woman] { $meeples ->
        [one] { $meeples } mulher
       *[other] { $meeples } mulheres
    }
   *[man] { $meeples ->
        [one] { $meeples } homem
       *[other] { $meeples } homens
    }
}
men-count = { $men ->
    [0] nenhum homem
    [one] { $men } homem
   *[other] { $men } homens
}
women-count = { $women ->
    [0] nenhuma mulher
    [one] { $women } mulher
   *[other] { $women } mulheres
}
paying = { $florins ->
    [0] { "" }
   *[other] { " " }por { florins-count }
}

## O que fazem ações, assistentes, mandatos e recompensas

action-florins = Florins
action-florins-text = Receba { $amount ->
    [one] { $amount } florim
   *[other] { $amount } florins
}.
action-marriage = Casamento
action-marriage-text = Uma mulher se casa numa cidade: pague um dote, marque { $vp } PV por florim do dote e pegue a peça de casamento da cidade se o seu plano precisar dela.
action-progeny = Prole
action-progeny-text = Lance um dado por noiva: de 1 a 3 vem para casa uma mulher, de 4 a 6 um homem.
action-tracks = Trilhas
action-tracks-text = Até { $amount } pontos de movimento nas carreiras e na trilha de iniciativa.
action-mission = Missão
action-mission-text = Envie um homem da carreira para uma cidade: marque os PV do espaço dele e pegue a peça de missão da cidade se o seu plano precisar dela.

helps-florins = { $grows ->
    [yes] { $amount } ou { $high } florins (dado { $die }+)
   *[no] { $amount ->
        [one] { $amount } florim
       *[other] { $amount } florins
    }
}
helps-florins-text = { $grows ->
    [yes] Florins para você: { $amount }, ou { $high } se o dado mostrar { $die } ou mais.
   *[no] Florins para você: { $amount }.
}
helps-marriage = Casamento
helps-marriage-text = Arranje um casamento, com o dote de sempre.
helps-tracks = { $grows ->
    [yes] { $amount } ou { $high } pontos de movimento, carreiras ou iniciativa (dado { $die }+)
   *[no] { $amount ->
        [one] { $amount } ponto de movimento, carreira ou iniciativa
       *[other] { $amount } pontos de movimento, carreiras ou iniciativa
    }
}
helps-tracks-text = { $grows ->
    [yes] Pontos de movimento, carreiras ou iniciativa: { $amount }, ou { $high } se o dado mostrar { $die } ou mais.
   *[no] Pontos de movimento, carreiras ou iniciativa: { $amount }.
}
helps-mission = Missão
helps-mission-text = Envie um homem em missão.
helps-tile = { $amount ->
    [one] { $amount } peça virada para baixo
   *[other] { $amount } peças viradas para baixo
}
helps-tile-text = { $amount ->
    [one] Coloque uma peça de aliança, sem olhar, virada para baixo junto a uma fileira do seu plano.
   *[other] Coloque { $amount } peças de aliança, sem olhar, viradas para baixo, cada uma junto a uma fileira do seu plano.
}
helps-vp = { $grows ->
    [yes] { $amount } ou { $high } PV (dado { $die }+)
   *[no] { $amount } PV
}
helps-vp-text = { $grows ->
    [yes] Marque { $amount } PV, ou { $high } se o dado mostrar { $die } ou mais.
   *[no] Marque { $amount } PV.
}
helps-half_die = metade do dado em PV
helps-half_die-text = Marque metade do número do dado, arredondada para cima.
helps-woman = 1 mulher vem para casa
helps-woman-text = Uma mulher vem da reserva para casa.
helps-meeple = 1 homem ou mulher vem para casa
helps-meeple-text = Um homem ou uma mulher vem da reserva para casa.
helps-initiative = { $grows ->
    [yes] iniciativa +{ $amount } ou +{ $high } (dado { $die }+)
   *[no] iniciativa +{ $amount }
}
helps-initiative-text = { $grows ->
    [yes] Passos na trilha de iniciativa: { $amount }, ou { $high } se o dado mostrar { $die } ou mais.
   *[no] Passos na trilha de iniciativa: { $amount }.
}
helps-career = { $grows ->
    [yes] { $amount } ou { $high } pontos de movimento, só carreiras (dado { $die }+)
   *[no] { $amount ->
        [one] { $amount } ponto de movimento, só carreira
       *[other] { $amount } pontos de movimento, só carreiras
    }
}
helps-career-text = { $grows ->
    [yes] Pontos de movimento só para carreiras: { $amount }, ou { $high } se o dado mostrar { $die } ou mais.
   *[no] Pontos de movimento só para carreiras: { $amount }.
}

spending = { $takes ->
    [open] Gaste de 1 a { $most } pessoas; o efeito vale uma vez por pessoa.
   *[fixed] { $most ->
        [1] Gaste 1 pessoa.
       *[other] Gaste { $most } pessoas; o efeito vale uma vez.
    }
}
asks-initiative = Iniciativa +{ $amount }
asks-initiative-text = Passos na trilha de iniciativa: { $amount }. { spending }
asks-threshold = Limite +{ $amount }
asks-threshold-text = O seu limite sobe { $amount } nesta rodada. { spending }
asks-tile = { $amount ->
    [one] Peça virada para baixo
   *[other] { $amount } peças viradas para baixo
}
asks-tile-text = { helps-tile-text } { spending }
asks-florins = { $amount ->
    [one] { $amount } florim
   *[other] { $amount } florins
}
asks-florins-text = Receba { asks-florins }. { spending }
asks-career = { $amount ->
    [one] { $amount } ponto de movimento, só carreira
   *[other] { $amount } pontos de movimento, só carreiras
}
asks-career-text = Pontos de movimento só para carreiras: { $amount }. { spending }
asks-marriage = Casamento
asks-marriage-text = Arranje um casamento, com o dote de sempre; uma mulher gasta aqui não pode se casar. { spending }
asks-mission = Missão
asks-mission-text = Envie um homem da carreira em missão. { spending }
asks-progeny = { $amount ->
    [0] Prole
   *[other] Prole +{ $amount }
}
asks-progeny-text = Lance um dado de prole por noiva e mais { $amount }. { spending }
asks-hire = { $amount ->
    [0] Contratar
   *[other] Contratar −{ $amount }
}
asks-hire-text = Contrate um assistente em qualquer coluna, { $amount ->
    [0] pelo preço dele
    [one] { $amount } florim mais barato
   *[other] { $amount } florins mais barato
}. { spending }
asks-helper = Usar um assistente
asks-helper-text = Ponha a trabalhar um dos seus assistentes, de qualquer coluna, com o dado recém-colocado. { spending }

gives-mission = Missão
gives-mission-text = Envie um homem em missão.
gives-tile = { $amount ->
    [one] Peça virada para baixo
   *[other] { $amount } peças viradas para baixo
}
gives-tile-text = { helps-tile-text }
gives-marriage = Casamento
gives-marriage-text = Arranje um casamento, com o dote de sempre.
gives-progeny = Prole
gives-progeny-text = Lance um dado por noiva: de 1 a 3 vem para casa uma mulher, de 4 a 6 um homem.
gives-tracks = { $amount ->
    [one] { $amount } ponto de movimento
   *[other] { $amount } pontos de movimento
}
gives-tracks-text = Pontos de movimento para carreiras e iniciativa: { $amount }.
gives-hire = { $amount ->
    [99] Assistente grátis
   *[other] Assistente −{ $amount }
}
gives-hire-text = Contrate um assistente em qualquer coluna, { $amount ->
    [99] de graça
    [one] { $amount } florim mais barato
   *[other] { $amount } florins mais barato
}.
gives-florins = { $amount ->
    [one] { $amount } florim
   *[other] { $amount } florins
}
gives-florins-text = Receba { gives-florins }.
gives-family = Homem + mulher
gives-family-text = Um homem e uma mulher vêm da reserva para casa.
gives-column = Assistentes de novo
gives-column-text = Escolha um dos seus dados colocados: os assistentes da coluna dele podem trabalhar mais uma vez.

counts-bride = { $amount } PV por noiva
counts-bride-text = { $amount } PV por noiva, incluindo a impressa.
counts-helper = { $amount } PV por assistente
counts-helper-text = { $amount } PV por assistente contratado.
counts-city = { $amount } PV por cidade
counts-city-text = { $amount } PV por cidade com pelo menos um homem ou mulher seus.
counts-tile = { $amount } PV por peça
counts-tile-text = { $amount } PV por peça de aliança junto ao seu plano, virada para cima ou para baixo.
counts-man = { $amount } PV por homem em carreira
counts-man-text = { $amount } PV por homem seu numa carreira.

## Perguntas

prompt-take_die = { $you ->
    [yes] Pegue um dado ou passe
   *[no] { $seat } pega um dado ou passa
}
prompt-choose_action = { $you ->
    [yes] Para que você usa o dado { $column } de valor { $value }?
   *[no] { $seat } escolhe para que serve o dado { $column } de valor { $value }
}
prompt-spend = { $you ->
    [yes] Quantas pessoas você gasta no mandato “{ $mandate }”?
   *[no] { $seat } escolhe quantas pessoas gastar no mandato “{ $mandate }”
}
prompt-points = { $you ->
    [yes] Use um ponto de movimento (restam { $points })
   *[no] { $seat } usa pontos de movimento (restam { $points })
}
prompt-send_man = { $you ->
    [yes] Que homem vai em missão?
   *[no] { $seat } escolhe um homem para uma missão
}
prompt-choose_city = { $you ->
    [yes] Aonde vai o seu homem da carreira { $career }, de grau { $rank }?
   *[no] { $seat } escolhe uma cidade para um homem da carreira { $career }, de grau { $rank }
}
prompt-marry = { $you ->
    [yes] Em que cidade se casa uma mulher da sua família?
   *[no] { $seat } escolhe uma cidade para um casamento
}
prompt-dowry = { $you ->
    [yes] Que dote você paga em { $city }? ({ $vp } PV por florim)
   *[no] { $seat } escolhe um dote em { $city }
}
prompt-take_tile = { $you ->
    [yes] Você pega a peça { $house } { $vp } em { $city }?
   *[no] { $seat } pode pegar a peça { $house } { $vp } em { $city }
}
prompt-lay_face_down = { $you ->
    [yes] Junto a que fileira você coloca a peça virada para baixo?{ $tiles ->
        [1] { "" }
       *[other] { " " }({ $tiles } a colocar)
    }
   *[no] { $seat } escolhe uma fileira para uma peça virada para baixo
}
prompt-fetch = { $you ->
    [yes] Quem vem para casa, um homem ou uma mulher?
   *[no] { $seat } traz para casa um homem ou uma mulher
}
prompt-place_helper = { $you ->
    [yes] Que assistente você contrata? ({ $ring })
   *[no] { $seat } contrata um assistente ({ $ring })
}
prompt-ask_helper = { $you ->
    [yes] O seu assistente trabalha: { $helper }?
   *[no] { $seat } pode usar um assistente: { $helper }
}
prompt-use_helper = { $you ->
    [yes] Qual dos seus assistentes trabalha?
   *[no] { $seat } escolhe um assistente
}
prompt-column_again = { $you ->
    [yes] Os assistentes de que coluna trabalham de novo?
   *[no] { $seat } escolhe uma coluna cujos assistentes trabalham de novo
}
prompt-take_reward = { $you ->
    [yes] A sua recompensa: “{ $bonus }” ou { florins-count }?
   *[no] { $seat } escolhe uma recompensa: “{ $bonus }” ou { florins-count }
}
prompt-place_bride = { $you ->
    [yes] Você coloca uma noiva?
   *[no] { $seat } pode colocar uma noiva
}
prompt-purchase = { $you ->
    [yes] Você paga { florins-count } por { $vp } PV?
   *[no] { $seat } pode pagar { florins-count } por { $vp } PV
}

## Escolhas

move-take_die = { $column } { $value }
move-pass = Passar
move-signoria = { $action }
move-mandate = Mandato “{ $mandate }”
move-hire = Contratar um assistente ({ $ring })
move-spend = { meeples-count }
move-place_helper = { $helper } ({ $column }, { $place })
move-activate = Usar: { $helper } ({ $column }, { $place })
move-skip = Não usar
move-again = { $column }
move-train = Um homem começa a carreira { $career }
move-advance = Homem da carreira { $career } no espaço { $space } avança
move-initiative = Um passo de iniciativa
move-stop = Deixar o resto
move-send = Homem da carreira { $career } no espaço { $space }
move-to = { $city }
move-marry = { $city }
move-dowry = { florins-count }
move-take_tile = Pegar a peça
move-leave_tile = Deixar a peça
move-row = Fileira { $row }
move-fetch = { $sex ->
    [woman] Uma mulher
   *[man] Um homem
}
move-bonus = { $bonus }
move-florins = { florins-count }
move-bride = Colocar uma noiva
move-no_bride = Sem noiva
move-buy = Pagar { florins-count } por { $vp } PV
move-decline = Guardar os florins

## O que aconteceu

event-round = Começa a rodada { $round }.
event-turn_order = Ordem de turno: { $order }.
event-leave_out = Fora deste jogo: { $cities }.
event-rewards = As recompensas: { $rewards }.
event-tiles = { $count ->
    [one] Uma nova peça de aliança é exposta.
   *[other] { $count } novas peças de aliança são expostas.
}
event-roll = Os dados são lançados.
event-mandates = Os mandatos são redistribuídos.
event-takes_die = { $you ->
    [yes] Você pega
   *[no] { $seat } pega
} o dado { $column } de valor { $value }{ paying }.
event-passes = { $you ->
    [yes] Você passa.
   *[no] { $seat } passa.
}
event-must_pass = { $you ->
    [yes] Você não pode pegar mais dados e passa.
   *[no] { $seat } não pode pegar mais dados e passa.
}
event-signoria = { $you ->
    [yes] Você escolhe a ação { $action }.
   *[no] { $seat } escolhe a ação { $action }.
}
event-mandate = { $you ->
    [yes] Você gasta
   *[no] { $seat } gasta
} { meeples-count } no mandato “{ $mandate }”.
event-threshold = { $you ->
    [yes] O seu limite agora é { $threshold }.
   *[no] O limite de { $seat } agora é { $threshold }.
}
event-receives = { $you ->
    [yes] Você recebe { florins-count }.
   *[no] { $seat } recebe { florins-count }.
}
event-hires = { $you ->
    [yes] Você contrata
   *[no] { $seat } contrata
} um assistente{ paying }: { $helper }.
event-activates = { $you ->
    [yes] Você usa
   *[no] { $seat } usa
} um assistente: { $helper }.
event-skips_helper = { $you ->
    [yes] Você não usa
   *[no] { $seat } não usa
} um assistente: { $helper }.
event-column_again = { $you ->
    [yes] Você põe
   *[no] { $seat } põe
} de novo a trabalhar os assistentes do dado { $column }.
event-helper_vp = { $you ->
    [yes] Você marca { $vp } PV.
   *[no] { $seat } marca { $vp } PV.
}
event-climbs = { $you ->
    [yes] Você sobe
   *[no] { $seat } sobe
} { steps-count } na iniciativa.
event-stops = { $you ->
    [yes] Você deixa { points-count } sem usar.
   *[no] { $seat } deixa { points-count } sem usar.
}
event-trains = { $you ->
    [yes] Um homem seu começa a carreira { $career }.
   *[no] Um homem de { $seat } começa a carreira { $career }.
}
event-advances = { $you ->
    [yes] O seu homem da carreira { $career } chega ao espaço { $space }.
   *[no] Um homem de { $seat } na carreira { $career } chega ao espaço { $space }.
}
event-career_florins = { $you ->
    [yes] O espaço rende a você { florins-count }.
   *[no] O espaço rende a { $seat } { florins-count }.
}
event-career_initiative = { $you ->
    [yes] O espaço rende a você { steps-count } de iniciativa.
   *[no] O espaço rende a { $seat } { steps-count } de iniciativa.
}
event-mission = { $you ->
    [yes] Você envia
   *[no] { $seat } envia
} um homem da carreira { $career } a { $city }: { $vp } PV.
event-marriage = { $you ->
    [yes] Você casa
   *[no] { $seat } casa
} uma mulher em { $city }; o dote de { florins-count } rende { $vp } PV.
event-takes_tile = { $you ->
    [yes] Você pega
   *[no] { $seat } pega
} a peça { $house } { $vp } em { $city } para a fileira { $row }.
event-leaves_tile = { $you ->
    [yes] Você deixa a peça em { $city }.
   *[no] { $seat } deixa a peça em { $city }.
}
event-lays_face_down = { $you ->
    [yes] Você coloca
   *[no] { $seat } coloca
} uma peça virada para baixo junto à fileira { $row }.
event-progeny = { $you ->
    [yes] Você tira
   *[no] { $seat } tira
} { $dice } na prole: { men-count } e { women-count }.
event-fetches = { $sex ->
    [woman] { $you ->
        [yes] Uma mulher sua vem para casa.
       *[no] Uma mulher de { $seat } vem para casa.
    }
   *[man] { $you ->
        [yes] Um homem seu vem para casa.
       *[no] Um homem de { $seat } vem para casa.
    }
}
event-initiative_vp = { $you ->
    [yes] Você marca { $vp } PV de iniciativa.
   *[no] { $seat } marca { $vp } PV de iniciativa.
}
event-new_order = Nova ordem de turno: { $order }.
event-over_threshold = { $you ->
    [yes] Os seus dados somam { $sum }: sem recompensa.
   *[no] Os dados de { $seat } somam { $sum }: sem recompensa.
}
event-bonus = { $you ->
    [yes] Você recebe a recompensa “{ $bonus }”.
   *[no] { $seat } recebe a recompensa “{ $bonus }”.
}
event-reward_vp = { $you ->
    [yes] A sua recompensa, { $reward }, rende { $vp } PV.
   *[no] A recompensa, { $reward }, rende { $vp } PV a { $seat }.
}
event-bride = { $you ->
    [yes] Você coloca
   *[no] { $seat } coloca
} uma noiva: { $vp } PV{ $florins ->
    [0] { "" }
   *[other] { " " }e { florins-count }
}.
event-no_bride = { $you ->
    [yes] Você não coloca noiva.
   *[no] { $seat } não coloca noiva.
}
event-buys = { $you ->
    [yes] Você paga { florins-count } por { $vp } PV.
   *[no] { $seat } paga { florins-count } por { $vp } PV.
}
event-declines = { $you ->
    [yes] Você guarda os seus florins.
   *[no] { $seat } guarda os florins.
}
event-final_careers = { $you ->
    [yes] Os seus homens ainda em carreira rendem { $vp } PV.
   *[no] Os homens de { $seat } ainda em carreira rendem { $vp } PV.
}
event-final_row = { $you ->
    [yes] A sua fileira { $row } rende { $vp } PV.
   *[no] A fileira { $row } de { $seat } rende { $vp } PV.
}

## Por que não

why-column-has-die = já há um dado { $column } colocado
why-not-enough-florins = { $florins ->
    [one] é necessário { $florins } florim
   *[other] são necessários { $florins } florins
}
why-no-action-possible = nenhuma ação seria possível com este dado
why-action-impossible = a ação não pode ser feita agora
why-nobody-to-hire = não há espaço livre de assistente ali
why-no-meeple-for-mandate = ninguém em casa que o mandato peça
why-mandate-impossible = o mandato não teria efeito agora
why-nobody-in-general-stock = ninguém desse sexo na reserva
why-space-taken = já há um assistente ali
why-helper-idle = o assistente não pode fazer nada agora
why-helpers-idle = nenhum assistente da coluna pode fazer nada agora
why-no-die-in-column = não há dado na coluna
why-not-enough-meeples = não há tantas pessoas em casa
why-repetition-idle = nem todas teriam efeito
why-city-full = nenhum espaço livre
why-dowry-too-dear = o dote é de pelo menos { florins-count }
why-dowry-too-small = o espaço pede pelo menos { florins-count }
why-rank-too-low = é preciso o grau { $rank }
why-no-man-at-home = nenhum homem em casa
why-top-of-career = ele já está no topo da carreira
why-careers-only = estes pontos de movimento são só para carreiras
why-top-of-initiative = o seu disco já está no topo da trilha
why-points-must-be-used = { $points ->
    [one] ainda é preciso usar { $points } ponto de movimento
   *[other] ainda é preciso usar { $points } pontos de movimento
}
why-bonus-impossible = o bônus não teria efeito agora

## Conceitos

concept-die = Dado
concept-die-text = Pegue um dado, coloque-o na coluna da cor dele e pague a diferença se ele for menor que o valor da coluna. Um dado por cor, quatro por rodada.
concept-die-rules = S-402, S-403, S-404, S-405
concept-column = Coluna
concept-column-text = O seu tabuleiro tem uma coluna para cada cor de dado: o valor, a ação, o anel que diz aonde vai um novo assistente e três espaços de assistente.
concept-column-rules = S-411, S-602, S-604
concept-pass = Passar
concept-pass-text = Quem passa não pega mais dados nesta rodada. Passar cedo não custa mais nada.
concept-pass-rules = S-501, S-505, S-507
concept-threshold = Limite
concept-threshold-text = Se a soma dos seus dados não passar do limite, você recebe a recompensa da rodada. O limite é 13; um mandato pode aumentá-lo por uma rodada.
concept-threshold-rules = S-1607, S-1608, S-1610
concept-home = Em casa
concept-home-text = Os homens e mulheres em casa são o seu estoque disponível: podem ser gastos em mandatos, começar uma carreira ou se casar.
concept-home-rules = S-204, S-803, S-904, S-1301
concept-reserve = Reserva
concept-reserve-text = O seu estoque geral: homens e mulheres que ainda não estão em casa ou foram gastos. A prole e alguns assistentes os trazem para casa.
concept-reserve-rules = S-204, S-807, S-1402
concept-career = Carreira
concept-career-text = Um ponto de movimento coloca um homem no início de uma carreira ou o avança um espaço. O quarto espaço rende 2 florins, o sexto um passo de iniciativa.
concept-career-rules = S-904, S-905, S-911, S-912
concept-rank = Grau
concept-rank-text = Quanto mais alto um homem na carreira, maior o grau, de 1 a 4. Um espaço de cidade exige grau pelo menos igual ao seu valor.
concept-rank-rules = S-1204, S-918
concept-mission = Missão
concept-mission-text = Um homem deixa a carreira por uma cidade e rende todos os PV do espaço dele. Se a fileira dele no plano precisar da peça de missão, você a pega.
concept-mission-rules = S-1201, S-1205, S-1206
concept-marriage = Casamento
concept-marriage-text = Uma mulher em casa vai para uma cidade com um dote. Se a sua fileira de casamento precisar da peça de casamento, você a pega.
concept-marriage-rules = S-1301, S-1303, S-1306
concept-dowry = Dote
concept-dowry-text = Pelo menos o valor do espaço da cidade, no máximo 4 florins; cada florim rende 2 PV.
concept-dowry-rules = S-1303, S-1304, S-1305
concept-city = Espaço de cidade
concept-city-text = Oito espaços de valor 1, 1, 2, 2, 3, 3, 4, 4, ocupados a partir do mais baixo por homens e mulheres de todos. Quem vai fica lá.
concept-city-rules = S-112, S-1202, S-1213
concept-tile = Peça de aliança
concept-tile-text = Uma casa e de 2 a 5 PV. Pega-se com uma missão ou um casamento, e só se a fileira precisar dessa casa.
concept-tile-rules = S-104, S-1105, S-1106
concept-face-down = Peça virada para baixo
concept-face-down-text = Tirada sem olhar e colocada junto a qualquer fileira: 1 PV, e uma peça a mais para as três de que uma fileira precisa.
concept-face-down-rules = S-1108, S-1109, S-1905
concept-row = Fileira do plano
concept-row-text = Com três peças ou mais, para cima ou para baixo, todas as peças da fileira pontuam no fim; com menos, nenhuma.
concept-row-rules = S-1101, S-1903, S-1904
concept-initiative = Iniciativa
concept-initiative-text = No fim da rodada o seu espaço na trilha pontua, e o disco mais alto passa a ser o primeiro. Depois todos recomeçam de baixo.
concept-initiative-rules = S-1602, S-1603, S-1605
concept-stack = Pilha de iniciativa
concept-stack-text = No mesmo espaço, o disco de cima vem primeiro. Quem chega depois fica em cima.
concept-stack-rules = S-1002, S-1604
concept-mandate = Mandato
concept-mandate-text = Dois em cada zona de cor, um pago com homens, outro com mulheres. Quem tiver um dado dessa cor pode usar a mesma peça.
concept-mandate-rules = S-801, S-802, S-805, S-809
concept-helper = Assistente
concept-helper-text = Contratado uma vez, pode trabalhar depois de cada ação com um dado na coluna dele: de cima para baixo, cada um se você quiser.
concept-helper-rules = S-601, S-701, S-703, S-704
concept-progeny = Prole
concept-progeny-text = Lance um dado por noiva: de 1 a 3 vem para casa uma mulher, de 4 a 6 um homem.
concept-progeny-rules = S-1401, S-1402, S-1403
concept-bride = Noiva
concept-bride-text = Nas rodadas 1 a 5, quem recebe uma recompensa pode colocar uma: PV na hora, um dado de prole a mais dali em diante e, a partir da rodada 2, também 2 florins.
concept-bride-rules = S-1802, S-1803, S-1805
concept-reward = Recompensa
concept-reward-text = Rodadas 1 a 5: o bônus da peça ou 3 florins. Rodadas 6 e 7: os PV da peça e, se quiser, 5 PV por 5 florins.
concept-reward-rules = S-1613, S-1616, S-1617
concept-end = Fim do jogo
concept-end-text = Depois da rodada 7, cada homem em carreira rende metade do espaço dele, arredondada para baixo, e as fileiras com três peças ou mais pontuam. Em caso de empate, vence quem vem antes na ordem de turno.
concept-end-rules = S-1902, S-1903, S-2001
concept-reconstructed = Valor reconstruído
concept-reconstructed-text = Escolhido para este programa, pois o valor impresso não é conhecido publicamente. Quem tem a caixa pode corrigi-lo com um arquivo de componentes.
concept-reconstructed-rules = S-105, S-608, S-917
concept-florins = Florins
concept-florins-text = O dinheiro para dados, dotes e assistentes. Nunca acaba, e ninguém pode ficar devendo.
concept-florins-rules = S-106, S-107
