# As Guerras da Itália no navegador, em português: o que Virtù não diz ali, ou diz de outro modo.

ui-tagline-italian_wars = Dois reis, três Grandes Cidades e a estrada para Nápoles.

## A barra e as rodadas

ui-season = { $season } · rodada { $year }
ui-scene-year = Fim da rodada
ui-scene-year-ends = Fim da rodada { $year }: ordem e prestígio
ui-rounds = Rodadas
ui-wages-round = salários neste inverno
ui-wages-in = salários, rodada { $round }: { $florins }
ui-two-months = dois meses cada

## O tabuleiro de influência

ui-zone-alliance = Aliança
ui-zone-favourable = Favorável
ui-zone-neutral = Neutra
ui-track = Influência: { $major }
ui-marker-middle = marcador no meio
ui-marker-towards = marcador avançado { $count } na direção de { $seat }
ui-favourable-to = favorável a { $seat }
ui-holder-red = { major-florence }
ui-holder-green = { major-venice }
ui-holder-white = { major-rome }
ui-owned-by-red = de Florença
ui-owned-by-green = de Veneza
ui-owned-by-white = de Roma
ui-trophies = Troféus: { $count }
ui-siege-optional = pode ser deixada em paz
ui-wins-with = vence com
ui-and = e
ui-majors-too = e { $count } de
ui-won-at-once = vitória automática
ui-you-win-at-once = Vitória automática: você controla { $cities }
ui-wins-at-once = Vitória automática: { $seat } controla { $cities }

## O assunto em mãos

ui-courting = Coroas a repartir
ui-where-crowns = Para onde vão as suas Coroas?
ui-one-annexation = no máximo uma anexação
ui-ally-sends = A carta do aliado
ui-ally-sends-text = num espaço Cortigiano livre
ui-title-influence = Influenciar { $major }
ui-title-allied_march = { $city } – { $goal }
ui-title-allied_sail = { $city } – { $goal }
ui-title-allied_recruit = Recrutar em { $city }
ui-do-influence = Influenciar { $major }
ui-do-conclude = Fechar a aliança
ui-do-allied_march = Marchar para { $goal }
ui-do-allied_sail = Navegar para { $goal }
ui-do-allied_retreat = Recuar para { $goal }
ui-do-allied_recruit = Recrutar em { $city }
ui-chip-influence = { $major }
ui-chip-conclude = Aliança: { $major }
ui-chip-allied_march = { $major }: { $city } – { $goal }
ui-chip-allied_sail = { $major }: { $city } – { $goal }
ui-group-annex = { action-annex }
ui-asks-group-annex = Qual cidade você anexa?
ui-why-no-crown = sem Coroa
ui-why-not-in-alliance-zone = fora da sua zona
ui-why-rival-agent-on-track = agente do rival
ui-why-no-allied-troop-left = nenhuma

## O mercado

ui-titles = Títulos e Guilda
ui-ware-duchy = para Nápoles
ui-ware-principality = para a França
ui-ware-kingdom = para Nápoles

## As cartas em poucas letras

ui-short-charles = Carlos VIII
ui-short-orleans = Orléans
ui-short-ludovico_sforza = Ludovico
ui-short-briconnet = Briçon­net
ui-short-ferdinand_of_aragon = Fernando
ui-short-cordoba = Córdova
ui-short-frederick = Frederico
ui-short-savonarola = Savona­rola
ui-short-piero = Piero
ui-short-agostino_barbarigo = Barbarigo
ui-short-gonzaga = Gonzaga
ui-short-alexander_vi = Alexandre
ui-short-cesare_borgia = César
ui-short-kingdom_of_france = Reino

## Jogadores

ui-change-influence = influência
ui-stock-alliances = alianças
ui-stock-indulgences = Indulgências
ui-did-influence = cortejou { $major }
ui-did-concludes = aliança: { $major }
ui-did-moves_allied = marchou sobre { $goal }
ui-did-recruits_allied = recrutou em { $city }
ui-did-wins_trophy = tomou { $city }
ui-did-room_without_action = não teve ação

## O que são as coisas

ui-action-annex-text = Reparta Coroas entre uma cidade neutra ao alcance e o favor das Grandes Cidades, ou feche uma aliança.
ui-action-none-text = Este aposento não tem ação enquanto não houver nele uma carta de ação.
ui-action-govern-text = Uma Coroa ou Cruz torna disponíveis duas peças do seu Domínio.
ui-tip-posture-neutral = Neutra: tropas que entram precisam parar; um cerco é permitido, mas não obrigatório.
ui-tip-posture-favourable = Favorável: as suas tropas podem passar, ficar e recuar para lá, e a defendem; você não pode cercá-la.
ui-tip-posture-hostile = Hostil: tropas que entram precisam parar e cercá-la no fim da primavera.
ui-tip-posture-allied = Sua aliada: as cidades dela contam como suas, sob os próprios discos.
ui-tip-posture-rival_ally = Aliada do rival: as cidades dela são do rival e exigem cerco.
ui-tip-posture-eliminated = Eliminada: a capital dela foi tomada.
ui-tip-track-agent = O agente anula a primeira Coroa ou Cruz que o rival gasta aqui em cada ação e impede a aliança dele.
ui-tip-ally-text = A aliança é definitiva: cartas, peças, tropas e agente servem ao aliado; cada aliança vale prestígio.
ui-tip-fallen-text = A capital foi tomada quando ela não tinha aliado: tropas, discos, cartas e agente saíram do jogo.
ui-tip-rounds = Rodadas
ui-tip-rounds-text = A guerra dura no máximo vinte e uma rodadas; uma moeda marca os invernos com salários.
ui-tip-wages-text = A cada quatro rodadas: um florim por duas tropas no mapa, aliadas incluídas, desde a primeira.
ui-tip-trophy-text = Um por cidade tomada do rival ou de uma Grande Cidade; eles se somam.
ui-tip-goal-0 = França
ui-tip-goal-0-text = A França vence na hora se tiver Nápoles e duas das três Grandes Cidades no fim de uma primavera.
ui-tip-goal-1 = Nápoles
ui-tip-goal-1-text = Nápoles vence na hora se tiver Milão e Turim no fim de uma primavera.
ui-tip-agents-text = Uma cidade, um aposento e uma trilha de influência têm um agente cada.
ui-tip-court-text = Cartas na corte pagam e ficam exauridas. Títulos e uma carta de cada aliado abrem mais espaços.
ui-tip-indulgence-text = Uma vez por rodada: uma Coroa ou três florins, mas bloqueia o aposento do marcador até ser paga e custa um ponto no fim.
