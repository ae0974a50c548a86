### Como se joga As Guerras Italianas, em uma página; o que é como em Virtù está lá.

ui-how-goal = *O objetivo.* 1494. França e Nápoles lutam pela Itália e pelo favor de Florença, Veneza e Roma. A França joga sempre primeiro. Quem conquista o que está em jogo vence na hora; senão o prestígio decide depois da rodada { $rounds }.
ui-how-cycle = Uma rodada em seis imagens
ui-how-2 = *Uma ação por primavera.* Uma carta posta num aposento substitui a ação impressa. *Um aposento de cada palácio não tem nenhuma* enquanto não houver ali uma carta de ação.
ui-how-4-title = Corteje as Grandes Cidades
ui-how-4 = Com { action-annex }, cada coroa move o marcador de uma Grande Cidade *um espaço na sua direção*; para Roma, uma cruz também. Uma cidade favorável deixa passar as suas tropas e é hostil ao rival.
ui-how-5-title = Faça um aliado
ui-how-5 = Um marcador que está na sua zona de aliança quando a sua ação começa pode virar *uma aliança para sempre*. Cartas, peças, tropas e agente da cidade são então seus.
ui-how-6-title = Cercos, depois o inverno
ui-how-6 = Quando os dois agiram, resolvem-se os cercos: *mais força que valor e guarnição*. No inverno você move cartas, compra e recruta; os salários só são devidos a cada { $every } rodadas.
ui-how-cities = cada cidade sua ou do seu aliado
ui-how-capitals = a mais por cada uma das cinco capitais entre elas
ui-how-alliances = cada uma concluída
ui-how-trophies = cada cidade tomada por cerco do rival ou de uma Grande Cidade
ui-how-end = No *fim de uma primavera* vence na hora quem tiver, por disco ou aliança:
ui-how-end-guessed = Reconstruído: as condições impressas não são conhecidas publicamente.
ui-how-end-then = Se ambos puderem, vence a França. Senão conta-se o prestígio depois da rodada { $rounds }; no empate vence quem tem mais coroas.
ui-how-tip-2-title = Guarde uma trilha
ui-how-tip-2 = O seu agente numa trilha anula ali a primeira coroa do rival em cada ação e lhe barra a aliança.
ui-how-tip-3-title = Cercos custam favor
ui-how-tip-3 = Tomar uma cidade de uma Grande Cidade sem aliado custa { $siege } de influência com ela.
