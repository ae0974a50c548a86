game-palio = Palio
game-palio-blurb = Cavalli corrono tre giri della piazza di Siena. Al passo si riprende fiato, al galoppo si temono le curve.
game-palio-summary = In ogni turno ogni cavallo corre una volta: al passo (2 lunghezze, e il fiato ritorna), al trotto (un dado) o al galoppo (due dadi, per 1 fiato). Due dadi uguali fanno cadere un cavallo al galoppo alla prossima curva. Quando un cavallo ha corso 36 lunghezze si finisce il turno; vince chi è più avanti.
ui-tagline-palio = Tre giri, due curve, un vincitore.

move-walk = Al passo
move-trot = Al trotto
move-gallop = Al galoppo
prompt-gait = { $you ->
    [yes] Come corre il tuo cavallo?
   *[no] { $seat } sceglie un’andatura
}
why-no-breath = Senza fiato nessun cavallo galoppa

event-round = Turno { $round }
event-runs = { $gait ->
    [walk] { $seat } va al passo per { $stretches } lunghezze
    [trot] { $seat } trotta per { $stretches } lunghezze
    [gallop] { $seat } galoppa per { $stretches } lunghezze
   *[fall] { $seat } galoppa e cade alla curva dopo { $stretches } lunghezze
}

source-stretches = Lunghezze
ui-change-stretches = lunghezze
ui-change-breath = fiato
ui-horse = Cavallo di { $seat }: { $run } di { $finish } lunghezze, fiato { $breath }
ui-lap = Giro { $lap }

concept-breath = Fiato
concept-breath-text = Un cavallo ha fino a 3 di fiato. Il galoppo ne costa 1, il passo ne ridà 1.
concept-breath-rules = PA-203, PA-201, PA-204
concept-bend = Curva
concept-bend-text = San Martino e Casato: lì due dadi uguali fanno cadere un cavallo al galoppo.
concept-bend-rules = PA-205
