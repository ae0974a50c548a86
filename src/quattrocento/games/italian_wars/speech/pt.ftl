# As Guerras da Itália em português: o que Virtù não diz, ou diz de outro modo.

## O jogo

game-italian_wars = As Guerras da Itália
game-italian_wars-blurb = 1494: o rei da França reclama o trono de Nápoles. Dois jogadores disputam a Itália com tropas, Coroas e agentes, e o favor de Florença, Veneza e Roma.
game-italian_wars-summary = Vinte e uma rodadas, cada uma com primavera e inverno como em Virtù; a França joga sempre primeiro. Com Anexar você também pode influenciar as três Grandes Cidades: cada Coroa move um marcador um espaço na sua direção, para Roma também cada Cruz. Uma Grande Cidade favorável a você deixa passar as suas tropas, que a defendem; uma hostil precisa de cerco. Um marcador na sua zona de aliança quando a ação começa pode virar uma aliança definitiva: cartas, peças, tropas e agente são seus.
    Tomar uma cidade de uma Grande Cidade sem aliado custa quatro de influência com ela; tomar a capital a elimina. Os salários são devidos a cada quatro rodadas. Cidades, capitais, alianças e troféus dão prestígio; a França vence na hora com Nápoles e duas das três capitais, Nápoles com Milão e Turim (condições reconstruídas: as impressas não são conhecidas publicamente).

option-lost_space-text = Qual espaço se perde quando a carta que abria um se vai.
option-cheap_recruits = Tropas baratas
option-cheap_recruits-text = Onde uma tropa própria custa 1 florim.
option-cheap_recruits-start_cities = em todas as iniciais
option-cheap_recruits-start_cities-text = Em cada cidade própria da preparação: quatro para Nápoles.
option-cheap_recruits-crests = sob o brasão
option-cheap_recruits-crests-text = Só nas que têm o próprio brasão: duas para Nápoles.

## Nomes das coisas

faction-france = França
faction-naples = Nápoles
major-florence = Florença
major-venice = Veneza
major-rome = Roma
place-florence_track = trilha de influência de Florença
place-venice_track = trilha de influência de Veneza
place-rome_track = trilha de influência de Roma
troop-blue = tropa francesa
troop-yellow = tropa napolitana
troop-red = tropa florentina
troop-green = tropa veneziana
troop-white = tropa romana
posture-neutral = neutra
posture-favourable = favorável
posture-hostile = hostil
posture-allied = aliada
posture-rival_ally = aliada do rival
posture-eliminated = eliminada
card-charles = Carlos VIII
card-orleans = Luís de Orléans
card-ludovico_sforza = Ludovico Sforza
card-briconnet = Guillaume Briçonnet
card-ferdinand_of_aragon = Fernando II de Aragão
card-cordoba = Gonçalo de Córdova
card-frederick = Frederico de Aragão
card-savonarola = Savonarola
card-piero = Piero II de Médici
card-agostino_barbarigo = Agostino Barbarigo
card-gonzaga = Francesco II Gonzaga
card-alexander_vi = Alexandre VI
card-cesare_borgia = César Bórgia
action-none = Sem ação
source-capitals = Capitais
thing-influence = Influência
thing-wages = Salários
thing-round = Rodada

## Perguntas

prompt-annex = { $you ->
    [yes] Anexar uma cidade, influenciar Grandes Cidades ou fechar uma aliança?
   *[no] { $seat } anexa e influencia
}
prompt-welcome = { $you ->
    [yes] Para onde vai { $card }?
   *[no] { $seat } acolhe { $card }
}
prompt-storm_or_leave = { $you ->
    [yes] Você faz o cerco a { $city }?
   *[no] { $seat } pode fazer o cerco a { $city }
}
prompt-lose_troops = { $you ->
    [yes] Qual das suas tropas em { $city } é perdida?
   *[no] { $seat } escolhe as perdas em { $city }
}
prompt-lose_space = { $you ->
    [yes] A carta que abria um espaço Cortigiano se foi. Qual espaço você perde?
   *[no] { $seat } perde um espaço Cortigiano
}
prompt-no_action = { $you ->
    [yes] Não há ação para você aqui. Você pede uma Indulgência?
   *[no] { $seat } não tem ação aqui
}

## Escolhas

move-annex = Anexar { $city }
move-influence = Influenciar { $major }
move-conclude = Fechar a aliança: { $major }
move-decline = Descartar { $card }
move-give_up = Deixar { $city } em paz
move-allied_march = Tropa aliada ({ $major }): { $city } – { $goal } por estrada
move-allied_sail = Tropa aliada ({ $major }): { $city } – { $goal } por mar
move-allied_retreat = Tropa aliada ({ $major }): de { $city } para { $goal }
move-allied_disband = Abrir mão de uma tropa aliada ({ $major }): { $city }
move-allied_dismiss = Uma tropa aliada ({ $major }) em { $city }
move-allied_recruit = Uma tropa aliada ({ $major }) em { $city }
move-loss = { $troop }

## O que aconteceu

event-spring = Primavera, rodada { $year }.
event-winter = Inverno, rodada { $year }.
event-influence = { $spaces ->
    [1] { $major } se aproxima de { $seat }.
   *[other] Influência de { $seat } com { $major }: { $spaces }.
}
event-concludes = { $you ->
    [yes] Você fecha
   *[no] { $seat } fecha
} uma aliança definitiva: { $major }.
event-moves_allied = { $you ->
    [yes] Você envia
   *[no] { $seat } envia
} uma { $troop } de { $city } para { $goal }.
event-ally_retreats = Uma { $troop } { $you ->
    [yes] sua
   *[no] de { $seat }
} bate em retirada de { $city } para { $goal }.
event-recruits_allied = { $you ->
    [yes] Você recruta
   *[no] { $seat } recruta
} uma { $troop } em { $city }.
event-loses_troop = { $you ->
    [yes] Você perde
   *[no] { $seat } perde
} uma { $troop } em { $city }.
event-stays = As tropas { $you ->
    [yes] suas
   *[no] de { $seat }
} ficam diante de { $city }.
event-wins_trophy = { $you ->
    [yes] Você ganha
   *[no] { $seat } ganha
} um troféu em { $city }.
event-eliminates = { $you ->
    [yes] Você elimina
   *[no] { $seat } elimina
} { $major }.
event-room_without_action = { $you ->
    [yes] O seu aposento { room-numeral }
   *[no] O aposento { room-numeral } de { $seat }
} não tem ação.
event-wins_at_once = Vitória automática: { $you ->
    [yes] você controla
   *[no] { $seat } controla
} { $cities }.

## Por que não

why-indulgence-asked = você já pediu uma nesta rodada
why-no-marker = ela é aliada ou foi eliminada: o marcador dela saiu da trilha
why-end-of-track = o marcador dela está na sua ponta da trilha
why-no-crown = você não tem Coroa para isso
why-first-crown-cancelled = um agente do rival anula a primeira: é preciso pagar { crowns-count }
why-action-begun = uma aliança é uma ação inteira
why-not-in-alliance-zone = o marcador dela não estava na sua zona de aliança quando a ação começou
why-rival-agent-on-track = há um agente do rival na trilha dela
why-no-allied-troop-left = todas as tropas dela estão no mapa

## Ideias

concept-annex-text = Uma cidade neutra vizinha de uma sua ou do seu aliado, por estrada ou de porto a porto: mais Coroas que o valor dela, e um Navio por mar. As Coroas que sobram podem ir para Grandes Cidades.
concept-influence = Influência
concept-influence-text = Cada Coroa move o marcador de uma Grande Cidade um espaço na sua direção, para Roma também cada Cruz. Nas suas zonas Favorável e de aliança ela é favorável a você e hostil ao rival. Um agente do rival na trilha anula ali a sua primeira Coroa em cada ação.
concept-influence-rules = W-403, W-404, W-603
concept-conclude = Aliança com uma Grande Cidade
concept-conclude-text = Um marcador que estava na sua zona de aliança no começo da ação vira uma aliança definitiva. Não custa nada e toma a ação inteira: cartas de família, peças, tropas e agente da Grande Cidade passam a servir a você.
concept-conclude-rules = W-501, W-503, W-511
concept-war-text = Cavalaria move uma tropa sua ou aliada por estrada, um Navio por mar. As cidades de uma Grande Cidade favorável estão abertas a você; diante de uma neutra as tropas param, uma hostil exige cerco. Símbolos de Guerra viram fichas para os cercos que vêm.
concept-intrigue-text = Cada Máscara coloca um agente, move um ou retira o do rival. Um agente bloqueia um aposento do rival, torna uma cidade mais fácil ou mais difícil de ganhar ou guarda uma trilha de influência.
concept-govern-text = Cada Coroa ou Cruz torna disponíveis duas peças do seu Domínio.
concept-losses = Perdas
concept-losses-text = Onde tropas suas e aliadas lutam juntas, você escolhe quais são perdidas. Elas voltam para a sua reserva.
concept-losses-rules = W-811, W-812
concept-retreat-text = Tropas vencidas vão para uma cidade vizinha sua, do seu aliado ou de uma Grande Cidade favorável, ou por mar com um Navio por mar. As que não podem são perdidas.
concept-indulgence-text = Uma vez por rodada a Igreja ajuda: uma Coroa, ou florins. A Indulgência bloqueia o aposento até que você pague uma Cruz ou duas Coroas, e custa um ponto de prestígio no fim.
concept-wages = Salários
concept-wages-text = A cada quatro rodadas cada florim mantém duas tropas no mapa, suas e aliadas juntas, desde a primeira. Quem não recebe vai para casa.
concept-wages-rules = W-1101
concept-market-text = Notáveis, Títulos e Guildas, um de cada tipo por inverno, tudo pago junto.
concept-recruit-text = Uma tropa da sua reserva: barata nas suas cidades iniciais, cara em outras. Tropas aliadas só chegam às cidades iniciais da sua Grande Cidade.
concept-posture = Postura
concept-posture-text = Como uma Grande Cidade o vê: neutra, favorável, hostil ou aliada. As favoráveis estão abertas às suas tropas, as hostis exigem cerco.
concept-posture-rules = W-304, W-305, W-705, W-707, W-708
concept-elimination = Grande Cidade caída
concept-elimination-text = Conquistar Florença, Roma ou Veneza elimina a Grande Cidade: sem aliado, as tropas, cartas e o agente dela saem do jogo.
concept-elimination-rules = W-906, W-903
concept-empty-room = Aposento sem ação
concept-empty-room-text = Um aposento de cada palácio não tem ação impressa. Uma carta de ação colocada ali lhe dá uma.
concept-empty-room-rules = W-207, W-208
concept-trophy = Troféu
concept-trophy-text = Guardado por cada cidade do rival ou de uma Grande Cidade ganha por cerco; vale 1 ponto no fim.
concept-trophy-rules = W-814, W-1203
concept-round = Rodada
concept-round-text = Uma primavera e um inverno; a França joga primeiro em ambos. Depois da rodada 21 decidem os pontos.
concept-round-rules = W-201, W-202, W-1201
concept-goal = Vitória automática
concept-goal-text = No fim de uma primavera a França vence com Nápoles e duas entre Florença, Roma e Veneza; Nápoles vence com Milão e Turim; se ambos puderem, vence a França. Reconstruído: as condições impressas não são conhecidas publicamente. Quem tem a caixa pode corrigi-las com um arquivo de componentes.
concept-goal-rules = W-1210, W-1211, W-1212
concept-reconstructed = Valor reconstruído
concept-reconstructed-text = Escolhido para este programa, pois o valor impresso não é conhecido publicamente. Quem tem a caixa pode corrigi-lo com um arquivo de componentes.
concept-reconstructed-rules = W-1204, W-1210, W-1212
