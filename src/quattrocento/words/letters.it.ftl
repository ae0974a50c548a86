# Le lettere della casa in italiano, e le pagine dietro i loro link.

letter-turn = Tocca a te al tavolo «{ $table }».
    .subject = Tocca a te: { $table }
letter-over = La partita al tavolo «{ $table }» è finita.
    .subject = La partita è finita: { $table }
letter-asked = Il tavolo «{ $table }» aspetta la tua risposta.
    .subject = Una domanda: { $table }
letter-offer = Qualcuno al tavolo «{ $table }» ti fa una proposta.
    .subject = Una proposta per te: { $table }
letter-invited = Al tavolo «{ $table }» ti aspettano per giocare ancora.
    .subject = Un invito: { $table }
letter-confirm = Qualcuno, speriamo tu, vuole ricevere gli avvisi a questo indirizzo. Apri il link per confermarlo; altrimenti non fare nulla.
    .subject = Conferma il tuo indirizzo
letter-off = Non ricevere più questi messaggi: { $off }
letter-press-confirm = Questo indirizzo riceverà i tuoi avvisi.
    .button = Conferma questo indirizzo
letter-press-off = Questo indirizzo non riceverà più messaggi.
    .button = Non inviare più messaggi a questo indirizzo
letter-reset = Qualcuno, speriamo tu, ha dimenticato la password di «{ $name }». Apri il link entro un’ora per sceglierne una nuova; altrimenti non fare nulla.
    .subject = Una nuova password
