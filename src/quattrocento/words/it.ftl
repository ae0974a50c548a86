# Il programma in italiano: le parole del tavolo, per ogni gioco.

language-name = Italiano

## Al terminale

terminal-passed = ha passato
terminal-others = Gli altri
terminal-total = Totale
terminal-thinking = Gli altri stanno pensando …
terminal-welcome = Tu sei { $name }. Scegli con un numero, h per l’aiuto, q per uscire.
terminal-uncompiled = Qui le regole girano non compilate: i bot pensano più lentamente, il resto è uguale.
terminal-players = Quanti giocatori, te compreso? Da { $least } a { $most }; Invio: { $most }
terminal-choose = Scrivi un numero da 1 a { $count }; ? mostra che cosa non è possibile, h aiuta.
terminal-run = oppure scrivi: { $first } … { $last }
terminal-unknown = Non è un comando. Scrivi h per l’aiuto.
terminal-impossible = Ora non è possibile:
terminal-all-possible = Tutto ciò che ci si può aspettare qui è possibile.
terminal-rule-hint = rule { $rule } mostra il testo di una regola.
terminal-no-rule = Non c’è una regola { $rule }; le regole si chiamano come { $example }.
terminal-no-undo = Non si può tornare indietro: da allora si è visto qualcosa di nuovo, o ha giocato qualcun altro.
terminal-undone = Mossa annullata.
terminal-saved = Salvato in { $file }.
terminal-resume = Si riprende con: { $command }
terminal-winner = Vince { $name }
terminal-standing = Non finita; il punteggio finora
terminal-over = La partita è finita. Puoi ancora scrivere s, b, m, l, save FILE; q esce.
terminal-moves = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
terminal-move = Mossa { $move } di { $count }
terminal-step = Invio mossa seguente · b indietro · un numero va lì · q esce
terminal-proposal = p lascia che il programma paghi per te.
terminal-more = … e altre { $count }: c le mostra tutte
terminal-no-proposal = Qui non è proposto nulla.
terminal-help =
    un numero   scegliere; Invio basta dove c’è una sola scelta
    ?           che cosa ora non è possibile, e perché
    ? 3         che cosa significa la scelta 3
    c           di nuovo tutte le scelte
    rule { $rule }  il testo di una regola
    u           annullare, finché non si è visto nulla di nuovo
    b           di nuovo il tabellone
    m           le plance di tutti
    s           il punteggio per origine
    l           il registro; l 100 ne mostra di più
    save FILE   salvare la partita
    q           salvare e uscire

why-lesson = La lezione riguarda un’altra scelta; saltala per giocare come vuoi
why-not-asked = Ora si chiede altro: { $question }
why-not-now = Non è il tuo turno: { $question }
