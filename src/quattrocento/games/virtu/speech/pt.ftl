# Virtù em português. Identificadores e argumentos: veja quattrocento/words/__init__.py.

## O jogo

game-virtu = Virtù
game-virtu-blurb = Conduza uma dinastia da Itália renascentista. Toda primavera o seu marcador percorre os aposentos do seu Palácio até uma ação; todo inverno você paga as tropas, reorganiza a corte e compra o que precisa. Anexe, faça cercos, patrocine, conspire e alie-se às grandes potências.
game-virtu-summary = Um ano tem uma primavera e um inverno. Na primavera, na ordem do turno, cada um avança o marcador um ou dois aposentos e faz a ação desse aposento: Governar, Patrocinar, Anexar, Guerrear, Conspirar ou Comerciar. Paga-se com símbolos de cartas e peças; cada carta ou peça dá um só tipo de símbolo por pagamento e depois fica exaurida, mas não as cartas do próprio aposento. Passar por uma seta torna disponíveis os Cortigiani daquele lado.
    Depois de todos os turnos resolvem-se os cercos, as tropas batem em retirada e o número de cidades define a nova ordem. No inverno cada um paga os salários, move cartas no Palácio, compra, recruta e pode formar uma aliança. O ano em que alguém tem oito cidades ou o último espaço do Mecenato, ou em que não resta cidade neutra, é o último. Vence o maior prestígio.

edition-french = francesa
edition-german = alemã
edition-portuguese = portuguesa

option-first_player = Primeiro jogador
option-first_player-text = Quem começa; os outros seguem em sentido horário.
option-first_player-lot = sorteado
option-first_player-lot-text = Decide-se por sorteio.
option-first_player-red = vermelho
option-first_player-red-text = Vermelho começa.
option-first_player-yellow = amarelo
option-first_player-yellow-text = Amarelo começa.
option-first_player-green = verde
option-first_player-green-text = Verde começa.
option-first_player-blue = azul
option-first_player-blue-text = Azul começa.
option-first_player-white = branco
option-first_player-white-text = Branco começa.
option-seating = À volta da mesa
option-seating-text = Em que ordem os jogadores se sentam, em sentido horário.
seating-red = vermelho
seating-yellow = amarelo
seating-green = verde
seating-blue = azul
seating-white = branco
option-family_placement = Cartas de Família
option-family_placement-text = Como as cartas de Família são colocadas no início.
option-family_placement-simultaneous = todos juntos
option-family_placement-simultaneous-text = Ocultas até que todos terminem.
option-family_placement-in_order = em ordem
option-family_placement-in_order-text = À vista, um jogador após o outro.
option-intrigue_cleanup_masks = Limpar o aposento de Conspirar
option-intrigue_cleanup_masks-text = Máscaras para retirar um agente inimigo do aposento em uso.
option-intrigue_cleanup_masks-1 = uma Máscara
option-intrigue_cleanup_masks-1-text = A primeira máscara remove-o (francesa, alemã).
option-intrigue_cleanup_masks-2 = duas Máscaras
option-intrigue_cleanup_masks-2-text = As duas primeiras máscaras removem-no (portuguesa).
option-room_florin_surplus = Florins do aposento
option-room_florin_surplus-text = O que acontece com florins das cartas do aposento além do custo.
option-room_florin_surplus-keep = guardados
option-room_florin_surplus-keep-text = Vão para o tesouro.
option-room_florin_surplus-lose = perdidos
option-room_florin_surplus-lose-text = Perdem-se (portuguesa).
option-lost_space = Espaço perdido
option-lost_space-text = Qual espaço se perde ao ficar com menos de cinco cidades.
option-lost_space-any = qualquer um
option-lost_space-any-text = O jogador escolhe entre todos os espaços abertos.
option-lost_space-greyed = um sombreado
option-lost_space-greyed-text = O jogador escolhe entre os sombreados.
option-defender_tokens = Fichas na defesa
option-defender_tokens-text = O defensor pode usar fichas de Bônus de Guerra?
option-defender_tokens-yes = sim
option-defender_tokens-yes-text = Os dois lados podem.
option-defender_tokens-no = não
option-defender_tokens-no-text = Só quem faz o cerco, como diz o manual francês.
option-token_discard = Fichas restantes
option-token_discard-text = Quando as fichas de Bônus de Guerra não usadas são devolvidas.
option-token_discard-after_all = depois de todos os cercos
option-token_discard-after_all-text = Ainda podem servir na defesa.
option-token_discard-after_own = depois dos próprios cercos
option-token_discard-after_own-text = Depois dos cercos do próprio dono (portuguesa).
option-symbol_type_scope = Símbolos de uma carta
option-symbol_type_scope-text = Uma carta ou peça pagou com um tipo de símbolo: quando pode dar outro?
option-symbol_type_scope-payment = no pagamento seguinte
option-symbol_type_scope-payment-text = Quando volta a estar disponível, pode dar outro tipo.
option-symbol_type_scope-phase = na estação seguinte
option-symbol_type_scope-phase-text = Mesmo disponível de novo, dá o mesmo tipo até o fim da primavera ou do inverno (alemã, portuguesa).
option-room_symbols = Símbolos do aposento
option-room_symbols-text = Os símbolos do aposento têm de pagar a sua ação antes de todos os outros?
option-room_symbols-first = primeiro
option-room_symbols-first-text = São usados primeiro, como dizem os livros de regras.
option-room_symbols-any = à vontade
option-room_symbols-any-text = Outros podem ser usados em vez deles.
option-indulgence_moment = Quando uma indulgência
option-indulgence_moment-text = Quando se pode pedir uma indulgência na primavera.
option-indulgence_moment-any = a qualquer momento
option-indulgence_moment-any-text = Também antes do movimento e nos cercos, quando faltam florins.
option-indulgence_moment-after_move = depois do movimento
option-indulgence_moment-after_move-text = Só na própria vez, depois de mover o marcador.
option-indulgence_limit = Indulgências
option-indulgence_limit-text = Quantas vezes se pode pedir uma; o efeito é o mesmo.
option-indulgence_limit-year = uma por ano
option-indulgence_limit-year-text = Na primavera ou no inverno.
option-indulgence_limit-phase = uma por fase
option-indulgence_limit-phase-text = Uma na primavera, uma no inverno (francesa).
option-one_enemy_agent_per_palace = Regra para as primeiras partidas
option-one_enemy_agent_per_palace-text = No máximo um agente inimigo em cada Palácio.
option-one_enemy_agent_per_palace-off = sem
option-one_enemy_agent_per_palace-off-text = Quantos quiserem.
option-one_enemy_agent_per_palace-on = com
option-one_enemy_agent_per_palace-on-text = Um no máximo: uma partida mais suave para aprender.

## Nomes das coisas

colour-red = vermelho
colour-yellow = amarelo
colour-green = verde
colour-blue = azul
colour-white = branco
faction-florence = Florença
faction-naples = Nápoles
faction-venice = Veneza
faction-milan = Milão
faction-rome = Roma
rival-red = Vermelho
rival-yellow = Amarelo
rival-green = Verde
rival-blue = Azul
rival-white = Branco
rival-nobody = ninguém
city-nice = Nice
city-turin = Turim
city-milan = Milão
city-genoa = Gênova
city-parma = Parma
city-verona = Verona
city-venice = Veneza
city-bologna = Bolonha
city-ravenna = Ravena
city-florence = Florença
city-pisa = Pisa
city-siena = Siena
city-perugia = Perúgia
city-spoleto = Espoleto
city-ancona = Ancona
city-rome = Roma
city-civitavecchia = Civitavecchia
city-terracina = Terracina
city-pescara = Pescara
city-naples = Nápoles
city-benevento = Benevento
city-bari = Bari
city-rossano = Rossano
city-reggio = Régio
city-palermo = Palermo
city-ajaccio = Ajaccio
city-cagliari = Cagliari
city-tunis = Túnis
city-ragusa = Ragusa
city-corfu = Corfu
goal-nice = { city-nice }
goal-turin = { city-turin }
goal-milan = { city-milan }
goal-genoa = { city-genoa }
goal-parma = { city-parma }
goal-verona = { city-verona }
goal-venice = { city-venice }
goal-bologna = { city-bologna }
goal-ravenna = { city-ravenna }
goal-florence = { city-florence }
goal-pisa = { city-pisa }
goal-siena = { city-siena }
goal-perugia = { city-perugia }
goal-spoleto = { city-spoleto }
goal-ancona = { city-ancona }
goal-rome = { city-rome }
goal-civitavecchia = { city-civitavecchia }
goal-terracina = { city-terracina }
goal-pescara = { city-pescara }
goal-naples = { city-naples }
goal-benevento = { city-benevento }
goal-bari = { city-bari }
goal-rossano = { city-rossano }
goal-reggio = { city-reggio }
goal-palermo = { city-palermo }
goal-ajaccio = { city-ajaccio }
goal-cagliari = { city-cagliari }
goal-tunis = { city-tunis }
goal-ragusa = { city-ragusa }
goal-corfu = { city-corfu }
sea-ligurian = Mar Lígure
sea-tyrrhenian = Mar Tirreno
sea-mediterranean = Estreito da Sicília
sea-ionian = Mar Jônico
sea-adriatic = Mar Adriático
symbol-florin = florim
symbol-crown = Coroa
symbol-cross = Cruz
symbol-cavalry = Cavalaria
symbol-ship = Navio
symbol-mask = Máscara
symbol-war = Guerra
symbol-arrow = Seta
symbol-crown_or_cross = Coroa ou Cruz
action-govern = Governar
action-patronise = Patrocinar
action-annex = Anexar
action-war = Guerrear
action-intrigue = Conspirar
action-trade = Comerciar
card-ambassador = Embaixador
card-cardinal = Cardeal
card-consigliere = Consigliere
card-podesta = Podestà
card-assassin = Assassino
card-gonfaloniere = Gonfaloniere
card-merchant = Mercador
card-maestro = Maestro
card-condottiere = Condottiere
card-banker = Banqueiro
card-admiral = Almirante
card-pope = Papa
card-machiavelli = Nicolau Maquiavel
card-lorenzo = Lourenço de Médici
card-giuliano = Juliano de Médici
card-lucrezia_tornabuoni = Lucrezia Tornabuoni
card-ferdinand = Fernando II de Nápoles
card-alfonso = Afonso, duque da Calábria
card-montefeltro = Federico da Montefeltro
card-barbarigo = Agostino Barbarigo
card-council_of_ten = Conselho dos Dez
card-pitigliano = Niccolò Orsini de Pitigliano
card-gian_galeazzo = Gian Galeazzo Sforza
card-ludovico = Ludovico Sforza
card-sanseverino = Galeazzo Sanseverino
card-alexander = Alexandre VI
card-cesare = César Bórgia
card-lucrezia_borgia = Lucrécia Bórgia
tile-nice = { city-nice }
tile-turin = { city-turin }
tile-milan = { city-milan }
tile-genoa = { city-genoa }
tile-parma = { city-parma }
tile-verona = { city-verona }
tile-venice = { city-venice }
tile-bologna = { city-bologna }
tile-ravenna = { city-ravenna }
tile-florence = { city-florence }
tile-pisa = { city-pisa }
tile-siena = { city-siena }
tile-perugia = { city-perugia }
tile-spoleto = { city-spoleto }
tile-ancona = { city-ancona }
tile-rome = { city-rome }
tile-civitavecchia = { city-civitavecchia }
tile-terracina = { city-terracina }
tile-pescara = { city-pescara }
tile-naples = { city-naples }
tile-benevento = { city-benevento }
tile-bari = { city-bari }
tile-rossano = { city-rossano }
tile-reggio = { city-reggio }
tile-palermo = { city-palermo }
tile-ajaccio = { city-ajaccio }
tile-cagliari = { city-cagliari }
tile-tunis = { city-tunis }
tile-ragusa = { city-ragusa }
tile-corfu = { city-corfu }
tile-duchy = Ducado
tile-principality = Principado
tile-kingdom = Reino
tile-republic = República
tile-guild = Guilda
tile-cannons = Canhões
tile-kingdom_of_france = Reino da França
tile-cathedral = Catedral
ware-ambassador = { card-ambassador }
ware-cardinal = { card-cardinal }
ware-consigliere = { card-consigliere }
ware-podesta = { card-podesta }
ware-assassin = { card-assassin }
ware-gonfaloniere = { card-gonfaloniere }
ware-merchant = { card-merchant }
ware-maestro = { card-maestro }
ware-condottiere = { card-condottiere }
ware-banker = { card-banker }
ware-admiral = { card-admiral }
ware-pope = { card-pope }
ware-duchy = { tile-duchy }
ware-principality = { tile-principality }
ware-kingdom = { tile-kingdom }
ware-republic = { tile-republic }
ware-guild = { tile-guild }
ware-cathedral = { tile-cathedral }
space-action1 = aposento I
space-action2 = aposento II
space-action3 = aposento III
space-action4 = aposento IV
space-action5 = aposento V
space-improvement1 = aposento I, como melhoria
space-improvement2 = aposento II, como melhoria
space-improvement3 = aposento III, como melhoria
space-improvement4 = aposento IV, como melhoria
space-improvement5 = aposento V, como melhoria
space-left1 = Cortigiano à esquerda 1
space-left2 = Cortigiano à esquerda 2
space-left3 = Cortigiano à esquerda 3
space-right1 = Cortigiano à direita 1
space-right2 = Cortigiano à direita 2
space-right3 = Cortigiano à direita 3
side-left = esquerda
side-right = direita
side-attack = ataque
side-defence = defesa
power-france = Reino da França
power-ottoman = Império Otomano
power-empire = Sacro Império Romano
bonus-leonardo = Leonardo da Vinci
bonus-leonardo-text = Uma vez por cerco ou batalha: +1 por 1 florim.
bonus-copernicus = Nicolau Copérnico
bonus-copernicus-text = Mais um espaço Cortigiano.
bonus-michelangelo = Michelangelo
bonus-michelangelo-text = Uma Coroa gratuita sempre que você patrocina.
bonus-columbus = Cristóvão Colombo
bonus-columbus-text = Nada além de prestígio.
bonus-machiavelli = Nicolau Maquiavel
bonus-machiavelli-text = Uma carta para a sua corte: 2 Máscaras ou 2 Coroas.
bonus-bastion = O Forte Bastião
bonus-bastion-text = +2 em todo cerco a uma cidade sua.
bonus-prince = O Príncipe
bonus-prince-text = Mais um espaço Cortigiano e mais um agente; rivais não colocam agentes no que é seu.
bonus-duomo = O Duomo
bonus-duomo-text = Mais uma Cruz na influência religiosa.
bonus-sistine = A Capela Sistina
bonus-sistine-text = Mais duas Cruzes na influência religiosa.
bonus-cannons = Os Canhões
bonus-cannons-text = Uma peça: +2 em um cerco por 1 florim, depois exaurida.
place-nice = { city-nice }
place-turin = { city-turin }
place-milan = { city-milan }
place-genoa = { city-genoa }
place-parma = { city-parma }
place-verona = { city-verona }
place-venice = { city-venice }
place-bologna = { city-bologna }
place-ravenna = { city-ravenna }
place-florence = { city-florence }
place-pisa = { city-pisa }
place-siena = { city-siena }
place-perugia = { city-perugia }
place-spoleto = { city-spoleto }
place-ancona = { city-ancona }
place-rome = { city-rome }
place-civitavecchia = { city-civitavecchia }
place-terracina = { city-terracina }
place-pescara = { city-pescara }
place-naples = { city-naples }
place-benevento = { city-benevento }
place-bari = { city-bari }
place-rossano = { city-rossano }
place-reggio = { city-reggio }
place-palermo = { city-palermo }
place-ajaccio = { city-ajaccio }
place-cagliari = { city-cagliari }
place-tunis = { city-tunis }
place-ragusa = { city-ragusa }
place-corfu = { city-corfu }
place-red-1 = aposento I do Vermelho
place-red-2 = aposento II do Vermelho
place-red-3 = aposento III do Vermelho
place-red-4 = aposento IV do Vermelho
place-red-5 = aposento V do Vermelho
place-yellow-1 = aposento I do Amarelo
place-yellow-2 = aposento II do Amarelo
place-yellow-3 = aposento III do Amarelo
place-yellow-4 = aposento IV do Amarelo
place-yellow-5 = aposento V do Amarelo
place-green-1 = aposento I do Verde
place-green-2 = aposento II do Verde
place-green-3 = aposento III do Verde
place-green-4 = aposento IV do Verde
place-green-5 = aposento V do Verde
place-blue-1 = aposento I do Azul
place-blue-2 = aposento II do Azul
place-blue-3 = aposento III do Azul
place-blue-4 = aposento IV do Azul
place-blue-5 = aposento V do Azul
place-white-1 = aposento I do Branco
place-white-2 = aposento II do Branco
place-white-3 = aposento III do Branco
place-white-4 = aposento IV do Branco
place-white-5 = aposento V do Branco
place-france = { power-france }
place-ottoman = { power-ottoman }
place-empire = { power-empire }
origin-reserve = a sua reserva
origin-nice = { place-nice }
origin-turin = { place-turin }
origin-milan = { place-milan }
origin-genoa = { place-genoa }
origin-parma = { place-parma }
origin-verona = { place-verona }
origin-venice = { place-venice }
origin-bologna = { place-bologna }
origin-ravenna = { place-ravenna }
origin-florence = { place-florence }
origin-pisa = { place-pisa }
origin-siena = { place-siena }
origin-perugia = { place-perugia }
origin-spoleto = { place-spoleto }
origin-ancona = { place-ancona }
origin-rome = { place-rome }
origin-civitavecchia = { place-civitavecchia }
origin-terracina = { place-terracina }
origin-pescara = { place-pescara }
origin-naples = { place-naples }
origin-benevento = { place-benevento }
origin-bari = { place-bari }
origin-rossano = { place-rossano }
origin-reggio = { place-reggio }
origin-palermo = { place-palermo }
origin-ajaccio = { place-ajaccio }
origin-cagliari = { place-cagliari }
origin-tunis = { place-tunis }
origin-ragusa = { place-ragusa }
origin-corfu = { place-corfu }
origin-red-1 = { place-red-1 }
origin-red-2 = { place-red-2 }
origin-red-3 = { place-red-3 }
origin-red-4 = { place-red-4 }
origin-red-5 = { place-red-5 }
origin-yellow-1 = { place-yellow-1 }
origin-yellow-2 = { place-yellow-2 }
origin-yellow-3 = { place-yellow-3 }
origin-yellow-4 = { place-yellow-4 }
origin-yellow-5 = { place-yellow-5 }
origin-green-1 = { place-green-1 }
origin-green-2 = { place-green-2 }
origin-green-3 = { place-green-3 }
origin-green-4 = { place-green-4 }
origin-green-5 = { place-green-5 }
origin-blue-1 = { place-blue-1 }
origin-blue-2 = { place-blue-2 }
origin-blue-3 = { place-blue-3 }
origin-blue-4 = { place-blue-4 }
origin-blue-5 = { place-blue-5 }
origin-white-1 = { place-white-1 }
origin-white-2 = { place-white-2 }
origin-white-3 = { place-white-3 }
origin-white-4 = { place-white-4 }
origin-white-5 = { place-white-5 }
origin-france = { place-france }
origin-ottoman = { place-ottoman }
origin-empire = { place-empire }
source-action = o aposento
source-improvement = a melhoria
source-left1 = { space-left1 }
source-left2 = { space-left2 }
source-left3 = { space-left3 }
source-right1 = { space-right1 }
source-right2 = { space-right2 }
source-right3 = { space-right3 }
source-nice = { tile-nice }
source-turin = { tile-turin }
source-milan = { tile-milan }
source-genoa = { tile-genoa }
source-parma = { tile-parma }
source-verona = { tile-verona }
source-venice = { tile-venice }
source-bologna = { tile-bologna }
source-ravenna = { tile-ravenna }
source-florence = { tile-florence }
source-pisa = { tile-pisa }
source-siena = { tile-siena }
source-perugia = { tile-perugia }
source-spoleto = { tile-spoleto }
source-ancona = { tile-ancona }
source-rome = { tile-rome }
source-civitavecchia = { tile-civitavecchia }
source-terracina = { tile-terracina }
source-pescara = { tile-pescara }
source-naples = { tile-naples }
source-benevento = { tile-benevento }
source-bari = { tile-bari }
source-rossano = { tile-rossano }
source-reggio = { tile-reggio }
source-palermo = { tile-palermo }
source-ajaccio = { tile-ajaccio }
source-cagliari = { tile-cagliari }
source-tunis = { tile-tunis }
source-ragusa = { tile-ragusa }
source-corfu = { tile-corfu }
source-duchy = { tile-duchy }
source-principality = { tile-principality }
source-kingdom = { tile-kingdom }
source-republic = { tile-republic }
source-guild = { tile-guild }
source-cannons = { tile-cannons }
source-kingdom_of_france = { tile-kingdom_of_france }
source-cathedral = { tile-cathedral }
source-ottoman = { power-ottoman }
source-empire = { power-empire }
source-indulgence = uma Indulgência
source-cities = Cidades
source-cities_lead = Mais cidades
source-patronage = Mecenato
source-patronage_lead = Maior mecenas
source-printed = Cartas e peças
source-cathedrals = Catedrais
source-religion = Influência religiosa
source-trophies = Troféus
source-alliances = Alianças
source-indulgences = Indulgências
means-spend_token = uma ficha de Bônus de Guerra
means-war_card = o símbolo de Guerra de uma carta
means-leonardo = Leonardo
means-cannons = os Canhões
means-france = os franceses
season-setup = Preparação
season-spring = Primavera
season-sieges = Cercos
season-winter = Inverno
purpose-action = a ação
purpose-govern = Governar
purpose-sailing = a ação
purpose-freeing = livrar-se da Indulgência
purpose-marker = o movimento do marcador
purpose-retreat = a retirada
purpose-bonus = o Bônus de Guerra
purpose-winter = as tropas
purpose-purchase = as compras
purpose-alliance = a aliança
thing-map = Mapa
thing-market = Mercado
thing-palaces = Palácios
thing-palace = Palácio
thing-domain = Domínio
thing-court = Corte
thing-prestige = Prestígio
thing-florins = Florins
thing-troops = Tropas
thing-agents = Agentes
thing-cities = Cidades
thing-rank = Mecenato
thing-order = Ordem do turno
thing-trophies = Troféus
thing-tokens = Fichas de Bônus de Guerra
thing-crosses = Cruzes
thing-bonuses = Bônus de Mecenato
thing-alliances = Alianças
thing-indulgences = Indulgências

## As ideias do jogo

concept-palace = Palácio
concept-palace-text = Cinco aposentos, cada um com uma carta de ação e uma melhoria embaixo, e espaços Cortigiano dos dois lados. Uma carta no aposento só serve à ação dele e nunca fica exaurida; um Cortigiano serve a tudo e é virado ao ser usado.
concept-palace-rules = V-201, V-202, V-116
concept-marker = Marcador de ação
concept-marker-text = O marcador avança um ou dois aposentos em sentido horário, e mais longe por florins ou Setas. Onde ele para está a ação desta primavera; passar por uma seta torna disponíveis os Cortigiani daquele lado.
concept-marker-rules = V-402, V-413
concept-paying = Pagar
concept-paying-text = Cada carta ou peça dá um só tipo de símbolo por pagamento. As cartas do aposento continuam disponíveis, Cortigiani e peças ficam exauridos. Florins podem ser pegos a qualquer momento; o que sobra se perde.
concept-paying-rules = V-312, V-301
concept-end-text = Termina este passo. Símbolos do aposento que não foram usados se perdem.
concept-indulgence = Indulgência
concept-indulgence-text = Uma vez por ano a Igreja ajuda: uma Coroa, ou florins. A Indulgência bloqueia o aposento até que você pague uma Cruz ou duas Coroas, e custa um ponto de prestígio no fim.
concept-indulgence-rules = V-501, V-502
concept-govern = Governar
concept-govern-text = Cada Coroa ou Cruz torna disponíveis duas peças do seu Domínio ou reativa uma aliança.
concept-govern-rules = V-601
concept-patronise = Patrocinar
concept-patronise-text = Pague florins, Coroas e Cruzes para avançar um espaço, uma vez por ano. O segundo e o quarto espaço dão um Bônus de Mecenato.
concept-patronise-rules = V-701
concept-annex = Anexar
concept-annex-text = Uma cidade neutra vizinha de uma sua, por estrada ou de porto a porto pelos mares: mais Coroas que o valor dela, e um Navio por mar.
concept-annex-rules = V-901, V-903
concept-war = Guerrear
concept-war-text = Cavalaria move uma tropa por estrada, um Navio por mar; a tropa que chega a uma cidade alheia faz o cerco. Símbolos de Guerra viram fichas para os cercos que vêm.
concept-war-rules = V-1001, V-1004
concept-intrigue = Conspirar
concept-intrigue-text = Cada Máscara coloca um agente, move um ou retira o de um rival. Um agente bloqueia o aposento de um rival, torna uma cidade mais fácil ou mais difícil de ganhar e abre o caminho para uma aliança.
concept-intrigue-rules = V-1101
concept-siege = Cerco
concept-siege-text = Tropas e Bônus de Guerra contra o valor, a guarnição e os bônus do defensor. Quem faz o cerco precisa de mais. Os bônus são anunciados um a um, cada um uma vez por cerco.
concept-siege-rules = V-1423, V-1401
concept-retreat = Retirada
concept-retreat-text = Tropas vencidas vão para uma cidade sua vizinha, ou por mar com um Navio por mar. As que não podem são perdidas.
concept-retreat-rules = V-1501
concept-wages = Salários
concept-wages-text = A partir da terceira, as tropas no mapa custam florins a cada inverno. As que não recebem vão para casa.
concept-wages-rules = V-1704
concept-market = Mercado
concept-market-text = Notáveis, Títulos, uma Guilda e Catedrais, um de cada tipo por inverno, tudo pago junto.
concept-market-rules = V-1901, V-1902
concept-recruit = Recrutar
concept-recruit-text = Uma tropa da sua reserva: custa menos nas suas cidades iniciais do que em outras.
concept-recruit-rules = V-2001, V-2002
concept-alliance = Aliança
concept-alliance-text = Uma grande potência ajuda o seu aliado e traz prestígio no fim. Um agente seu ali poupa um símbolo, e você pode tomar a aliança de um rival.
concept-alliance-rules = V-2101

## Coisas contadas

florins-count = { $florins ->
    [one] { $florins } florim
   *[other] { $florins } florins
}
room-numeral = { $room ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
}
room-name = { $chamber ->
    [govern] { room-numeral } ({ action-govern })
    [patronise] { room-numeral } ({ action-patronise })
    [annex] { room-numeral } ({ action-annex })
    [war] { room-numeral } ({ action-war })
    [intrigue] { room-numeral } ({ action-intrigue })
    [trade] { room-numeral } ({ action-trade })
   *[none] { room-numeral }
}
rooms-count = { $rooms ->
    [one] { $rooms } aposento
   *[other] { $rooms } aposentos
}
troops-count = { $troops ->
    [one] { $troops } tropa
   *[other] { $troops } tropas
}
crowns-count = { $crowns ->
    [one] { $crowns } Coroa
   *[other] { $crowns } Coroas
}
ships-count = { $ships ->
    [one] { $ships } Navio
   *[other] { $ships } Navios
}

## Perguntas

prompt-pick_card = { $you ->
    [yes] Qual carta de Família você coloca agora?
   *[no] { $seat } coloca as cartas de Família
}
prompt-lay_family = { $you ->
    [yes] Para onde vai a carta?
   *[no] { $seat } coloca uma carta de Família
}
prompt-place_marker = { $you ->
    [yes] Em qual aposento você começa?
   *[no] { $seat } coloca o marcador
}
prompt-move_marker = { $you ->
    [yes] Quanto avança o seu marcador?
   *[no] { $seat } avança o marcador
}
prompt-free_indulgence = { $you ->
    [yes] Você se livra de uma Indulgência no caminho?
   *[no] { $seat } pode se livrar de uma Indulgência
}
prompt-no_action = { $you ->
    [yes] Este aposento está bloqueado. Você pede uma Indulgência?
   *[no] { $seat } não tem ação aqui
}
prompt-pay = { $you ->
    [yes] Pague por { $purpose }: faltam { $owed }
   *[no] { $seat } paga por { $purpose }
}
prompt-govern = { $you ->
    [yes] Governar: o que faz a próxima Coroa ou Cruz?
   *[no] { $seat } governa
}
prompt-patronise = { $you ->
    [yes] Você avança um espaço no Mecenato?
   *[no] { $seat } patrocina
}
prompt-choose_bonus = { $you ->
    [yes] Qual Bônus de Mecenato você pega?
   *[no] { $seat } pega um Bônus de Mecenato
}
prompt-place_card = { $you ->
    [yes] Para onde vai { $card }?
   *[no] { $seat } coloca { $card }
}
prompt-trade = { $you ->
    [yes] Comerciar: quais Navios você envia?
   *[no] { $seat } comercia
}
prompt-annex = { $you ->
    [yes] Qual cidade você anexa?
   *[no] { $seat } anexa
}
prompt-war = { $you ->
    [yes] Guerrear: qual tropa se move, ou você pega uma ficha?
   *[no] { $seat } guerreia
}
prompt-intrigue = { $you ->
    [yes] Conspirar: o que faz a próxima Máscara?
   *[no] { $seat } conspira
}
prompt-send_agent = { $you ->
    [yes] Para onde vai o agente?
   *[no] { $seat } envia um agente
}
prompt-lose_space = { $you ->
    [yes] Você tem menos de cinco cidades. Qual espaço Cortigiano você perde?
   *[no] { $seat } perde um espaço Cortigiano
}
prompt-rehouse = { $you ->
    [yes] Para onde vai a carta do espaço perdido?
   *[no] { $seat } move a carta de um espaço perdido
}
prompt-choose_siege = { $you ->
    [yes] Qual cerco você resolve agora?
   *[no] { $seat } escolhe um cerco
}
prompt-storm_or_leave = { $you ->
    [yes] Você venceu a batalha. Faz agora o cerco a { $city }?
   *[no] { $seat } pode fazer o cerco a { $city }
}
prompt-announce = { $you ->
    [yes] { $city }: { $attack } contra { $defence }. Mais um Bônus de Guerra?
   *[no] { $seat } pode usar um Bônus de Guerra em { $city } ({ $attack } contra { $defence })
}
prompt-retreat = { $you ->
    [yes] Para onde as suas tropas batem em retirada?
   *[no] { $seat } bate em retirada
}
prompt-wages = { $you ->
    [yes] Quanto você paga às tropas?
   *[no] { $seat } paga as tropas
}
prompt-dismiss = { $you ->
    [yes] Qual tropa sem salário você dispensa?
   *[no] { $seat } dispensa tropas
}
prompt-reorganise = { $you ->
    [yes] Você move uma carta no seu Palácio?
   *[no] { $seat } reorganiza o Palácio
}
prompt-move_card = { $you ->
    [yes] Para onde vai a carta?
   *[no] { $seat } move uma carta
}
prompt-buy = { $you ->
    [yes] O que você compra?
   *[no] { $seat } compra
}
prompt-choose_site = { $you ->
    [yes] Em qual cidade você constrói a Catedral?
   *[no] { $seat } constrói uma Catedral
}
prompt-recruit = { $you ->
    [yes] Onde você recruta?
   *[no] { $seat } recruta
}
prompt-make_alliance = { $you ->
    [yes] Você forma uma aliança?
   *[no] { $seat } pode formar uma aliança
}
prompt-discount = { $you ->
    [yes] Qual símbolo o seu agente poupa?
   *[no] { $seat } escolhe um desconto
}

## Escolhas

move-family = { $card }
move-family_to = { $space }
move-to = { $space }
move-room = Aposento { room-numeral }
move-move = Avançar { rooms-count }
move-hurry = Avançar { rooms-count }, um deles por florins
move-collect = Recolher os florins: { $source }
move-take_florins = Pegar os florins: { $source }
move-pay = { $source }: { $symbol }
move-indulgence = Pedir uma Indulgência: florins
move-end = Pronto
move-free = Livrar o aposento { room-numeral } ({ $symbol })
move-turn = Virar { $tile }
move-reactivate = Reativar: { $power }
move-patronise = Avançar um espaço
move-bonus = { $bonus }
move-discard = Descartar a carta: { $space }
move-annex = { $city }
move-march = { $city } – { $goal } por estrada
move-sail = { $city } – { $goal } por mar
move-token = Ficha de Bônus de Guerra: { $source }
move-place = Colocar um agente
move-shift = Mover o agente: { $place }
move-remove = Retirar o agente: { $place }
move-agent_to = { $place }
move-lose = { $space }
move-besiege = Cerco a { $city }
move-give_up = Desistir do cerco: { $city }
move-spend_token = Usar uma ficha de Bônus de Guerra
move-war_card = Guerra +{ $symbols }: { $space }
move-leonardo = Leonardo
move-cannons = Os Canhões
move-france = Os franceses
move-pass = Passar
move-retreat = De { $city } para { $goal }
move-disband = Abrir mão de uma tropa: { $city }
move-wages = { florins-count }
move-dismiss = Uma tropa em { $city }
move-lift = A carta: { $space }
move-buy = { $ware }
move-site = { $city }
move-recruit = { $city }
move-ally = { $power }
move-less = { $symbol } a menos

## O que aconteceu

event-lays_in_secret = { $you ->
    [yes] Você coloca
   *[no] { $seat } coloca
} { $card }: { $space }.
event-lays_hidden = { $you ->
    [yes] Você coloca
   *[no] { $seat } coloca
} uma carta de Família.
event-lays_family = { $you ->
    [yes] Você coloca
   *[no] { $seat } coloca
} { $card }: { $space }.
event-shows_family = { $you ->
    [yes] Você mostra
   *[no] { $seat } mostra
} { $card }: { $space }.
event-spring = Primavera, ano { $year }.
event-winter = Inverno, ano { $year }.
event-begins = { $you ->
    [yes] Você começa
   *[no] { $seat } começa
}, por sorteio.
event-places_marker = { $you ->
    [yes] Você começa
   *[no] { $seat } começa
} no aposento { room-name }.
event-moves_marker = { $you ->
    [yes] Você avança
   *[no] { $seat } avança
} { rooms-count }, até o aposento { room-name }.
event-refreshes = Os Cortigiani à { $side } { $you ->
    [yes] do seu Palácio
   *[no] de { $seat }
} estão de novo disponíveis.
event-frees = { $you ->
    [yes] Você se livra
   *[no] { $seat } se livra
} da Indulgência do aposento { room-name }.
event-lays_indulgence = { $you ->
    [yes] Você pede
   *[no] { $seat } pede
} uma Indulgência, que fica no aposento { room-name }.
event-room_covered = Uma Indulgência bloqueia { $you ->
    [yes] o seu aposento { room-name }
   *[no] o aposento { room-name } de { $seat }
}.
event-room_watched = Um agente bloqueia { $you ->
    [yes] o seu aposento { room-name }
   *[no] o aposento { room-name } de { $seat }
}.
event-acts = { $you ->
    [yes] Sua ação
   *[no] Ação de { $seat }
}: { $action }.
event-forgoes = { $you ->
    [yes] Você abre mão
   *[no] { $seat } abre mão
} da ação.
event-draws = { $you ->
    [yes] Você usa
   *[no] { $seat } usa
} { $source }: { $amount } × { $symbol }.
event-spends = { $you ->
    [yes] Você paga
   *[no] { $seat } paga
} { florins-count }.
event-turns = { $you ->
    [yes] Você torna
   *[no] { $seat } torna
} disponível: { $tile }.
event-reactivates = { $you ->
    [yes] Você reativa a sua aliança
   *[no] { $seat } reativa a aliança
}: { $power }.
event-rises = { $you ->
    [yes] Você avança
   *[no] { $seat } avança
} ao espaço { $rank } do Mecenato.
event-takes_bonus = { $you ->
    [yes] Você pega o bônus
   *[no] { $seat } pega o bônus
}: { $bonus }.
event-gains_agent = { $you ->
    [yes] Você recebe
   *[no] { $seat } recebe
} mais um agente.
event-lays_card = { $you ->
    [yes] Você coloca
   *[no] { $seat } coloca
} { $card }: { $space }.
event-discards = { $you ->
    [yes] Você descarta
   *[no] { $seat } descarta
} { $card }.
event-trades = { $you ->
    [yes] Você comercia
   *[no] { $seat } comercia
}: { ships-count }, { florins-count }.
event-annexes = { $you ->
    [yes] Você anexa
   *[no] { $seat } anexa
} { $city }.
event-takes_city = { $you ->
    [yes] Você controla
   *[no] { $seat } controla
} { $city }.
event-moves_troop = Uma tropa { $you ->
    [yes] sua
   *[no] de { $seat }
} vai de { $city } para { $goal }.
event-takes_token = { $you ->
    [yes] Você pega
   *[no] { $seat } pega
} uma ficha de Bônus de Guerra.
event-sends_agent = { $you ->
    [yes] Você envia
   *[no] { $seat } envia
} um agente: { $place }.
event-removes_agent = { $you ->
    [yes] Você retira
   *[no] { $seat } retira
} um agente de { $rival }: { $place }.
event-loses_space = { $you ->
    [yes] Você perde
   *[no] { $seat } perde
} um espaço: { $space }.
event-moves_card = { $you ->
    [yes] Você move
   *[no] { $seat } move
} { $card }: { $space }.
event-battle = { $you ->
    [yes] Você enfrenta
   *[no] { $seat } enfrenta
} { $rival } em batalha diante de { $city }.
event-battle_fought = Batalha campal: { $seat } { $attack }, { $rival } { $defence }.
event-gives_up = { $you ->
    [yes] Você desiste
   *[no] { $seat } desiste
} do cerco: { $city }.
event-besieges = { $you ->
    [yes] Você faz
   *[no] { $seat } faz
} o cerco a { $city }.
event-war_bonus = { $you ->
    [yes] Você usa
   *[no] { $seat } usa
} { $means }: +{ $strength }.
event-siege = { $city }, cerco de { $seat }: { $attack } contra { $defence }.
event-trophy = { $you ->
    [yes] Você ganha
   *[no] { $seat } ganha
} um troféu de { $rival }.
event-wins_cathedral = { $you ->
    [yes] Você ganha
   *[no] { $seat } ganha
} uma Catedral de { $rival }.
event-retreats = Uma tropa { $you ->
    [yes] sua
   *[no] de { $seat }
} bate em retirada de { $city } para { $goal }.
event-disbands = { $you ->
    [yes] Você perde
   *[no] { $seat } perde
} { troops-count } em { $city }.
event-order = Nova ordem do turno: { $order }.
event-last_year = Este ano é o último.
event-dismisses = { $you ->
    [yes] Você dispensa
   *[no] { $seat } dispensa
} uma tropa em { $city }.
event-recruits = { $you ->
    [yes] Você recruta
   *[no] { $seat } recruta
} em { $city }.
event-buys = { $you ->
    [yes] Você compra
   *[no] { $seat } compra
}: { $ware }.
event-builds = { $you ->
    [yes] Você constrói
   *[no] { $seat } constrói
} uma Catedral em { $city }.
event-allies = { $you ->
    [yes] Você forma
   *[no] { $seat } forma
} uma aliança: { $power }.
event-final = { $seat }: { $source } { $prestige }.

## Por que não

why-action-without-effect = a ação ainda não teve efeito
why-agent-there = já há um agente ali
why-alliance-paid = ela já pagou por esta ação
why-alliance-ready = o bônus dela está disponível
why-allied-already = vocês já são aliados
why-annex-too-dear = é preciso pagar { crowns-count } e { ships-count }
why-bonus-taken = alguém já o tem
why-cannot-pay = você não pode pagar
why-card-exhausted = a carta está exaurida
why-card-without-action = a carta não mostra ação
why-city-not-neutral = a cidade não é neutra
why-clear-room-first = retire primeiro o agente do seu próprio aposento
why-enemy-agent-in-room = há um agente inimigo nesse aposento
why-improvement-left-alone = a melhoria não mostra ação e não pode ficar sozinha
why-indulgence-asked = você já pediu uma este ano
why-indulgence-on-room = há uma Indulgência nesse aposento
why-kingdom-or-republic = um Reino ou uma República, nunca os dois
why-last-rank = você chegou ao último espaço
why-leonardo-used = Leonardo já ajudou aqui
why-marker-in-room = o seu marcador está nesse aposento
why-no-action-card-above = não há carta de ação acima
why-no-agent-left = todos os seus agentes estão colocados
why-no-arrow = você tem poucas Setas
why-no-cavalry = você não tem Cavalaria
why-no-city-for-cathedral = você não tem cidade de valor 3 ou 4 sem Catedral
why-no-crown-or-cross = falta uma Coroa ou uma Cruz
why-no-florins-in-room = não há florins para pegar ali
why-no-indulgence-left = não resta Indulgência
why-no-mask = você tem poucas Máscaras
why-no-own-agent-there = só com um agente seu ali
why-no-place-open = não há lugar para ir
why-no-room-to-room = nenhuma carta vai de aposento a aposento
why-no-space-for-card = não há espaço Cortigiano para mais uma carta
why-no-space-free = nenhum espaço Cortigiano está livre
why-no-token = você não tem ficha de Bônus de Guerra
why-no-tokens-in-defence = só quem faz o cerco usa fichas de Bônus de Guerra
why-no-troop-left = todas as suas tropas estão no mapa
why-no-war-symbol = não há símbolo de Guerra
why-no-way-there = não há caminho até lá
why-none-left = não resta nenhum
why-room-first = primeiro usam-se os símbolos do aposento
why-indulgence-on-goal = o movimento acabaria numa Indulgência
why-no-token-left = não resta ficha de guerra
why-no-disc-left = não resta disco de controle
why-not-enough-florins = você precisa de { florins-count }
why-one-a-winter = um de cada tipo por inverno
why-one-cardinal = você já tem um Cardeal
why-one-city = uma cidade por ação
why-one-of-each-type = um artista e uma obra por jogador
why-one-rank-a-year = um espaço por ano
why-owned-already = você já tem um
why-palace-has-agent = já há um agente inimigo nesse Palácio
why-pirate-port = um porto pirata só pode sofrer cerco
why-prince-guards = O Príncipe mantém os seus agentes longe
why-relief-used = essa carta já deu outro símbolo
why-rest-cannot-be-paid = o resto não poderia mais ser pago
why-room-not-crossed = o seu marcador não passou por esse aposento
why-space-closed = esse espaço não está aberto
why-space-not-free = esse espaço não está livre
why-space-taken = há uma carta ali
why-surplus-is-lost = florins em excesso são perdidos
why-symbol-taken = você já o pegou
why-tile-paid-or-turned = a peça pagou ou foi virada nesta ação
why-too-few-ships = é preciso pagar { ships-count }
why-without-cannons = você não tem Canhões disponíveis
why-without-france = os franceses não podem ajudar você agora
why-without-leonardo = Leonardo não é seu
why-no-troop-gets-there = nenhuma das suas Tropas chega lá
why-further-on = as Tropas vão passo a passo: primeiro a uma cidade no caminho
why-agent-first = escolha primeiro qual Agente vai
why-other-room = só o aposento do seu marcador paga
why-spent = está exaurida por enquanto
why-gives-nothing = não mostra nada do que se deve
concept-room = Aposento
concept-room-text = Um dos cinco lugares onde o marcador para. A ação é a impressa, ou a da carta que está sobre ele.
concept-room-rules = V-205, V-211
concept-cortigiano = Cortigiano
concept-cortigiano-text = Uma carta da sua corte, à esquerda ou à direita dos aposentos. Seus símbolos servem a qualquer ação; usada, fica exaurida até o marcador passar a seta daquele lado.
concept-cortigiano-rules = V-216, V-218
concept-domain = Domínio
concept-domain-text = As suas peças de cidade, Títulos e outras peças. Cada uma dá um tipo de símbolo quando você paga e fica exaurida; Governar torna peças disponíveis.
concept-domain-rules = V-309, V-214
concept-florin = Florins
concept-florin-text = O dinheiro que fica de um ano para o outro. Os florins de uma carta ou peça podem ser pegos a qualquer momento; ela fica exaurida.
concept-florin-rules = V-302, V-301
concept-trade = Comerciar
concept-trade-text = Cada Navio que você paga rende 2 florins do banco.
concept-trade-rules = V-801
concept-agent = Agente
concept-agent-text = Um espião colocado por Máscaras: no aposento de um rival ele o bloqueia, numa cidade muda o que é preciso para ganhá-la. Cada lugar tem no máximo um agente.
concept-agent-rules = V-1201, V-1202
concept-token = Ficha de guerra
concept-token-text = Um símbolo de Guerra guardado para os cercos e batalhas desta primavera; cada um soma 1.
concept-token-rules = V-1013, V-1401
concept-trophy = Troféu
concept-trophy-text = O disco de um jogador cuja cidade você ganhou por cerco; conta no fim.
concept-trophy-rules = V-1431
concept-bonus = Bônus de Mecenato
concept-bonus-text = Um Artista no segundo espaço do mecenato, uma Obra no quarto, ou o contrário: uma vantagem pelo resto do jogo.
concept-bonus-rules = V-706, V-705
concept-city = Cidade
concept-city-text = Quem tem um disco nela a controla e possui a peça dela. O valor é o que um cerco ou uma anexação precisa superar.
concept-city-rules = V-903, V-904
concept-pirate = Porto pirata
concept-pirate-text = Um porto que nunca pode ser anexado, só tomado por cerco.
concept-pirate-rules = V-913
concept-closed = Cidade fechada
concept-closed-text = Com três jogadores algumas cidades ficam fora do jogo: nenhuma estrada leva até elas e ninguém entra.
concept-closed-rules = V-103, V-104
concept-order = Ordem de turno
concept-order-text = Quem controla mais cidades no fim da primavera começa o ano seguinte; no mesmo espaço, o disco de cima vem primeiro.
concept-order-rules = V-1601, V-1602
concept-reorganise = Reorganizar
concept-reorganise-text = No inverno você pode mover cartas disponíveis: da corte para um aposento, para baixo de outra carta, ou de volta.
concept-reorganise-rules = V-1801, V-1802
concept-prestige = Prestígio
concept-prestige-text = Os pontos do fim: cidades, mecenato, alianças, troféus, pontos impressos e a contagem religiosa.
concept-prestige-rules = V-2209, V-2201
concept-religion = Contagem religiosa
concept-religion-text = No fim quem tem mais Cruzes ganha mais pontos; em empate valem os da posição mais baixa partilhada.
concept-religion-rules = V-2216, V-2217
