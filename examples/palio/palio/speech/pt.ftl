game-palio = Palio
game-palio-blurb = Cavalos dão três voltas à praça de Siena. A passo recupera-se o fôlego, a galope temem-se as curvas.
game-palio-summary = Em cada ronda cada cavalo corre uma vez: a passo (2 corpos, e o fôlego volta), a trote (um dado) ou a galope (dois dados, por 1 fôlego). Dois dados iguais derrubam um cavalo a galope na próxima curva. Quando um cavalo correu 36 corpos, acaba-se a ronda; vence o mais avançado.
ui-tagline-palio = Três voltas, duas curvas, um vencedor.

move-walk = A passo
move-trot = A trote
move-gallop = A galope
prompt-gait = { $you ->
    [yes] Como corre o seu cavalo?
   *[no] { $seat } escolhe um andamento
}
why-no-breath = Sem fôlego nenhum cavalo galopa

event-round = Ronda { $round }
event-runs = { $gait ->
    [walk] { $seat } avança { $stretches } corpos a passo
    [trot] { $seat } avança { $stretches } corpos a trote
    [gallop] { $seat } avança { $stretches } corpos a galope
   *[fall] { $seat } galopa e cai na curva depois de { $stretches } corpos
}

source-stretches = Corpos
ui-change-stretches = corpos
ui-change-breath = fôlego
ui-horse = Cavalo de { $seat }: { $run } de { $finish } corpos, fôlego { $breath }
ui-lap = Volta { $lap }

concept-breath = Fôlego
concept-breath-text = Um cavalo tem até 3 de fôlego. O galope custa 1, o passo devolve 1.
concept-breath-rules = PA-203, PA-201, PA-204
concept-bend = Curva
concept-bend-text = San Martino e Casato: ali dois dados iguais derrubam um cavalo a galope.
concept-bend-rules = PA-205
