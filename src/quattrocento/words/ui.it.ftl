# Il browser in italiano: tutto ciò che non appartiene a un gioco.

## Barra, impostazioni

ui-rules = Regole
ui-settings = Impostazioni
ui-language = Lingua
ui-theme = Chiaro o scuro
ui-theme-name = Aspetto
ui-theme-system = come il sistema
ui-theme-light = chiaro
ui-theme-dark = scuro
ui-motion = Movimento
ui-motion-slow = lento
ui-scenes = Mostra passo per passo guerre, assedi e fini di round
ui-confirm-mine = Chiedimi di confermare i miei turni
ui-my-colour = Il mio colore, se è libero
ui-colour-any = qualsiasi
ui-colour-blue = blu
ui-colour-red = rosso
ui-colour-yellow = giallo
ui-colour-purple = viola
ui-colour-green = verde
ui-colour-white = bianco
ui-sounds = Suoni
ui-volume = Volume
ui-sound-of-turn = tocca a me
ui-sound-of-dice = dadi
ui-sound-of-bid = un’offerta
ui-sound-of-outbid = offrono più di me
ui-sound-of-war = guerra e assedio
ui-motion-full = normale
ui-motion-fast = veloce
ui-motion-none = nessuno
ui-notices = Avviso del browser quando tocca a me
ui-notices-refused = Il browser non permette avvisi da questa pagina.
ui-bell = Avvisi
ui-bell-waits = { $count ->
    [0] nulla ti aspetta
    [one] una cosa ti aspetta
   *[other] { $count } cose ti aspettano
}
ui-bell-empty = Nulla ti aspetta. Qui trovi turni, richieste e risultati.
ui-bell-turn = Tocca a te
ui-bell-asked = Una richiesta per te
ui-bell-again = Un posto è tenuto per te: rivincita
ui-bell-offer = Una proposta per te
ui-bell-hurry = Il tuo tempo è quasi finito
ui-bell-full = Ci sono tutti: comincia
ui-bell-over = La partita è finita
ui-bell-answer = Rispondi
ui-bell-read = Segna tutti come letti
ui-just-now = adesso
ui-ago = { $span } fa
ui-handover-setting = Chiedere chi si siede quando si gioca in più a questo schermo
ui-alone-setting = Fare da sé ciò che ha una sola risposta
ui-own = Il mio account
ui-own-nobody = Qui nessuno ha eseguito l’accesso: accedi, o siediti a un tavolo con un semplice nome.
ui-guest-keep = Tieni questo nome
ui-guest-hint = Da ospite ti conosce solo questo browser. Con una password torni da ovunque, e nessun altro prende il tuo nome.
ui-signing-in = Accesso
ui-kept = Salvato.
ui-password-change = Cambia la password
ui-password-now = Password attuale
ui-password-changed = La password è cambiata. Da tutti gli altri dispositivi sei uscito.
ui-email-none = Senza indirizzo una password dimenticata non si può reimpostare.
ui-email-confirmed = Confermato: serve a reimpostare una password dimenticata.
ui-email-open = Non ancora confermato: apri il link nella lettera inviata lì.
ui-code-make = Crea un codice
ui-my-data = I miei dati
ui-export-hint = Un file con le tue partite, i messaggi, gli appunti e le impostazioni, leggibile da persone e programmi.
ui-blocked-people = Persone bloccate
ui-blocked-nobody = Non hai bloccato nessuno.
ui-leave-of-running = Partite in corso
ui-leave-then-running = Le lasci come se ti fossi arreso.
ui-leave-of-finished = Partite finite
ui-leave-then-finished = Restano per gli altri, con un posto senza nome.
ui-leave-of-chat = Messaggi
ui-leave-then-chat = Svuotati.
ui-leave-of-rest = Tutto il resto
ui-leave-then-rest = Eliminato per sempre.
ui-leave-sure = Nessuno può tornare indietro.
ui-code-new = Accedi su un altro dispositivo
ui-code-hint = Scrivi questo codice là, sotto «Ho un codice», entro dieci minuti:
ui-code-copy = Copia come link
ui-export = Scarica i miei dati
ui-block = Bloccare qualcuno, con il nome con cui accede
ui-block-do = Blocca
ui-unblock = Sblocca
ui-leave-for-good = Elimina il mio account
ui-leave-not = Resta
ui-left-for-good = Il tuo account è eliminato. Addio.
ui-reset = Una nuova password
ui-reset-new = Nuova password
ui-code = Codice
ui-code-have = Ho un codice
ui-forgotten = Password dimenticata?
ui-forgotten-email = Indirizzo e-mail confermato
ui-forgotten-send = Manda un’e-mail
ui-forgotten-sent = Se questo indirizzo appartiene a un account, un’e-mail è in arrivo.
ui-announcement-read = Letto
ui-email = E-mail, per gli avvisi e una password dimenticata
ui-webhook = Webhook per gli avvisi
ui-notices-fail-address = Gli avvisi non arrivano qui: non è un indirizzo.
ui-notices-fail-private = Gli avvisi non arrivano qui: l’indirizzo porta in una rete privata.
ui-notices-fail-name = Gli avvisi non arrivano qui: non c’è un server con questo nome.
ui-notices-fail-connection = Gli avvisi non arrivano qui: a questo indirizzo non risponde nessuno.
ui-notices-fail-tls = Gli avvisi non arrivano qui: il certificato non è valido.
ui-notices-fail-slow = Gli avvisi non arrivano qui: il server ha impiegato troppo tempo.
ui-notices-fail-answer = Gli avvisi non arrivano qui: il server li ha rifiutati.
ui-notices-fail-house = Gli avvisi non arrivano qui: la casa fatica a spedirli.
ui-push = Avvisi quando nessuna pagina è aperta
ui-push-here = Su questo dispositivo
ui-push-for-turn = quando tocca a me
ui-push-for-offer = proposte
ui-push-for-asked = domande al tavolo
ui-push-for-invited = inviti
ui-push-for-over = la fine di una partita
ui-push-elsewhere = Su altri dispositivi
ui-push-stop = Disattiva
ui-push-insecure = Solo una pagina aperta con https può mandare questi avvisi. Chiedi a chi tiene questa casa.
ui-push-install = Su iPhone o iPad aggiungi prima questa pagina alla schermata Home (Condividi, poi «Aggiungi alla schermata Home») e aprila da lì.
ui-push-none = Questo browser non ha avvisi per le pagine chiuse.
ui-push-denied = Il browser non permette avvisi da questa pagina. Permettili nelle sue impostazioni per questo sito, poi riapri la pagina.
ui-push-failed = Il servizio di avvisi del browser non è raggiungibile. Riprova più tardi o con un altro browser.
ui-close = Chiudi
ui-keep = Salva
ui-more = Altro
ui-unreachable = La casa non risponde. Riproviamo.
ui-takes = La casa è ancora al lavoro: { $seconds } s
ui-link-copied = Il link è copiato.

## Persone

ui-name = Nome
ui-password = Password
ui-name-yourself = Il tuo nome
ui-name-enough = Basta un nome per giocare. Con una password puoi tornare da un altro dispositivo.
ui-just-a-name = Solo un nome
ui-account = Chi sei
ui-sign-in = Accedi
ui-sign-up = Crea un account
ui-sign-out = Esci
ui-sessions = Accesso eseguito su
ui-session-this = questo browser
ui-session-seen = visto { $when }
ui-session-unknown = Browser sconosciuto
ui-sessions-end-others = Esci ovunque tranne qui
ui-sessions-end-all = Esci ovunque
ui-sit-down = Siediti
ui-you = tu
ui-bot = bot
ui-bot-level = { $level ->
    [easy] bot facile
    [hard] bot forte
    [medium] bot
    [quick] bot rapido
   *[other] { $level }
}
ui-bot-of = { $level ->
    [easy] Bot, facile
    [hard] Bot, forte
    [medium] Bot, medio
    [quick] Bot, rapido
   *[other] Bot, { $level }
}

## Sala

ui-tables = Tavoli
ui-finished-games = Partite finite
ui-welcome-name = Benvenuto, { $name }
ui-welcome-sub = nessun tavolo ti aspetta
ui-tables-wait = { $count ->
    [0] Nessun tavolo ti aspetta
    [one] Un tavolo ti aspetta
    [2] Due tavoli ti aspettano
    [3] Tre tavoli ti aspettano
    [4] Quattro tavoli ti aspettano
    [5] Cinque tavoli ti aspettano
    [6] Sei tavoli ti aspettano
   *[other] { $count } tavoli ti aspettano
}
ui-tables-wait-others = { $lit ->
    [0] { $count ->
        [one] uno aspetta gli altri
        [2] due aspettano gli altri
        [3] tre aspettano gli altri
        [4] quattro aspettano gli altri
        [5] cinque aspettano gli altri
        [6] sei aspettano gli altri
       *[other] { $count } aspettano gli altri
    }
   *[other] { $count ->
        [one] e uno aspetta gli altri
        [2] e due aspettano gli altri
        [3] e tre aspettano gli altri
        [4] e quattro aspettano gli altri
        [5] e cinque aspettano gli altri
        [6] e sei aspettano gli altri
       *[other] e { $count } aspettano gli altri
    }
}
ui-your-move = Tocca a te
ui-plays = { $name } gioca
ui-all-choose = Tutti scelgono insieme
ui-waits-for-players = aspetta giocatori
ui-seats-open = { $count ->
    [0] tutti i posti occupati
    [one] un posto libero
   *[other] { $count } posti liberi
}
ui-play = Gioca
ui-open = Apri
ui-watch = Guarda
ui-join = Unisciti
ui-tables-to-join = Tavoli a cui unirsi
ui-tables-to-watch = Da guardare
ui-no-open-tables = Nessun altro tavolo è aperto. Aprine uno e lascia un posto a un amico.
ui-new-here = Nuovo qui?
ui-hero-title = Giochi del Rinascimento, nel tuo browser
ui-hero-text = Quattro giochi di dadi, aste, città ed eserciti. Gioca subito contro i bot, o con gli amici al vostro ritmo. Il tavolo conosce le regole: si impara giocando.
ui-hero-first = { $title }, un bot facile, senza orologio. Senza account.
ui-hero-learn = Impara in 10 minuti
ui-hero-invite = Invita amici
ui-guest = Ospite
ui-begin-first-game = Comincia una prima partita
ui-new-table = Nuovo tavolo
ui-new-table-how = scegli un gioco, i posti, comincia
ui-choose = Scegli
ui-chosen = Scelto
ui-how-it-plays = Come si gioca
ui-all-rules = Tutte le regole, numerate
ui-minutes = { $minutes } min
ui-length = Durata
ui-players = Giocatori
ui-seats = Posti
ui-seat-number = Posto { $number }
ui-add-seat = Posto
ui-remove-seat = Togli questo posto
ui-friend-by-link = Amico, con il link
ui-at-this-screen = A questo schermo
ui-begin = Comincia { $title }
ui-more-options = Altre opzioni
ui-table-name = Nome del tavolo
ui-table-of = Tavolo di { $name }
ui-private = Privato: lo trova solo chi ha il link
ui-confirm-turns = Ogni turno si conferma alla fine
ui-hints-who = Consigli
ui-hints-who-text = Con un consiglio una partita non conta per il punteggio.
ui-hints-who-alone = da solo contro i bot
ui-hints-who-everybody = per tutti
ui-hints-who-nobody = nessuno
ui-at-zero = Quando il tempo scade
ui-at-zero-bot = un bot prende il posto
ui-at-zero-end = la partita finisce
ui-pace = Ritmo
ui-pace-none = senza orologio
ui-pace-live = dal vivo, { $minutes } min a testa
ui-pace-days = { $days ->
    [one] un giorno a turno
   *[other] { $days } giorni a turno
}
ui-pace-choice-none = Senza orologio
ui-pace-choice-live-30 = Dal vivo, 30 min
ui-pace-choice-live-60 = Dal vivo, 60 min
ui-pace-choice-days-1 = Un giorno a turno
ui-pace-choice-days-3 = Tre giorni a turno
ui-no-finished = Nessuna partita è ancora finita.
ui-search-rules = Cerca nelle regole
ui-rules-in-english = Le regole numerate sono scritte in inglese.

## Sala d’attesa

ui-free-seat = posto libero
ui-give-to-bot = Dallo a un bot
ui-invite = Link per gli amici
ui-share = Condividi
ui-invite-qr = L’invito come codice QR: inquadralo con un altro telefono.
ui-invite-words = Gioca a { $title } con me
ui-copy = Copia
ui-copy-link = Copia il link
ui-leave-table = Lascia il tavolo
ui-host-begins = Chi ha aperto il tavolo comincia quando tutti i posti sono occupati.

## Domanda

ui-your-turn = Tocca a te
ui-your-turn-short = tocca a te
ui-an-offer = Una proposta
ui-waiting-for = Tocca a { $seat }
ui-still-choosing = Scelgono ancora: { $seats }
ui-choosing-question = Tutti scelgono insieme. Nessuno vede nulla finché tutti non hanno scelto.
ui-chosen-question = Hai scelto. Tutto si scopre quando tutti hanno scelto.
ui-has-chosen = ha scelto
ui-change-choice = Cambia
ui-bots-busy = I bot della casa sono occupati: questo aspetta il suo turno.
ui-bots-share = I bot della casa sono occupati e i tuoi tavoli hanno avuto la loro parte: questo aspetta il suo turno.
ui-bot-thinks = { $seat } pensa
ui-watching = Stai guardando
ui-paused = La partita è in pausa
ui-since-my-turn = Dal mio turno
ui-hold = Pausa
ui-scene-go-on = Riprendi
ui-scene-board = Vedi il tabellone
ui-scene-card = Vedi la scheda
ui-skip-scene = Salta
ui-continue = Continua
ui-space-key = Spazio
ui-back = Indietro
ui-back-to = Torna qui
ui-confirm = Conferma
ui-confirm-question = Vuoi finire il turno così?
ui-choices = Scelte
ui-choices-more = altre
ui-asks-which = Quale?
ui-only-answer = Qui non c’è altro da fare: { $answer }
ui-choice = scelta { $key }
ui-lit = si può scegliere
ui-selected = scelto
ui-fold = Apri o chiudi
ui-asks-undo = { $seat } chiede di annullare { $count ->
    [one] una mossa
   *[other] { $count } mosse
}.
ui-asks-pause = { $seat } chiede una pausa.
ui-asks-resume = { $seat } chiede di continuare.
ui-agree = Permetti
ui-refuse = Rifiuta
ui-withdraw = Ritira
ui-take-back = Annulla mosse
ui-take-back-now = Annulla
ui-ask-them = Chiedi a { $names }
ui-a-word = Una parola agli altri…
ui-back-step = Solo il mio ultimo passo
ui-back-turn = Tutto il mio turno
ui-would-be-undone = Verrebbe annullato
ui-drawn-anew = Da allora si sono visti dadi o carte: saranno tirati o pescati di nuovo.
ui-back-to-here = Torna qui
ui-request = Richiesta
ui-asks-claim_seat = { $seat } chiede che un bot prenda il posto di { $of }.
ui-asks-claim_game = { $seat } chiede di finire la partita: { $of } è andato via.
ui-asks-end = { $seat } ha abbandonato. Un bot può continuare, oppure la partita finisce.
ui-bot-plays-on = Un bot continua
ui-end-game = Finisci la partita
ui-not-answered = { $names }: ancora nessuna risposta.
ui-play-on-undo = Se giochi, vale come un no.
ui-play-on-end = La partita finisce se tutti sono d’accordo. Se giochi, un bot prende il posto.
ui-paused-by = In pausa: { $seat }, ore { $time } · gli orologi sono fermi
ui-clocks-stand = Gli orologi sono fermi
ui-would-go-on = Per continuare: { $names }.
ui-go-on = Continua
ui-redo = Ripeti
ui-key-redo = Ripetere ciò che è stato annullato
ui-resign-this = Abbandonare questa partita?
ui-resign-two = La partita finisce: vince { $seat }. Conta come finita.
ui-resign-more = Lasci il tuo posto. Decide { $names }: un bot continua, oppure la partita finisce con te all’ultimo posto.
ui-resign-bots = Restano solo bot: la partita finisce con te all’ultimo posto.
ui-resign-wins = Abbandona, vince { $seat }
ui-keep-playing = Continua a giocare
ui-the-winner = vince
ui-claim = Assente da molto
ui-claim-away = { $seat } è assente…
ui-claim-text = { $seat } non è tornato. Un bot può prendere il posto, oppure la partita finisce con { $seat } all’ultimo posto.
ui-claim-all = Serve l’accordo di { $names }.
ui-claim-seat = Un bot prende il posto
ui-claim-game = Finisci la partita
ui-ended-resigned = Vince { $winner }: { $seat } ha abbandonato
ui-ended-claimed = Vince { $winner }: { $seat } non è tornato
ui-ended-closed = Chi tiene la casa ha chiuso questo tavolo
ui-line-lost = La connessione è caduta. Riproviamo; della partita non va perso nulla.
ui-notice-turn = Tocca a te: { $table }
ui-notice-offer = Una proposta: { $table }

## Tavolo

ui-table-menu = Tavolo
ui-undo = Annulla
ui-restart-turn = Ricomincia il mio turno
ui-ask-undo = Chiedi di annullare
ui-ask-pause = Chiedi una pausa
ui-ask-resume = Chiedi di continuare
ui-record = File della partita
ui-record-text = ogni mossa, in un file
ui-to-lobby = Alla sala
ui-resign = Abbandona
ui-resigned = ha abbandonato
ui-away = assente
ui-registered = ha un account
ui-nth = { $place }º
ui-time-left = Tempo rimasto
ui-look-at = Guarda che cosa ha { $seat }
ui-looking-at = La casa di { $seat }
ui-back-to-mine = Torna alla mia
ui-chip = { $seat }, { $vp } punti
ui-board = Tabellone
ui-board-view = Tabellone
ui-my-mat = La mia plancia
ui-whole-board = Tutto il tabellone
ui-chronicle = Cronaca
ui-chat = Chat
ui-chat-none = Nessuno ha ancora detto nulla.
ui-say = Di’ qualcosa al tavolo…
ui-quick = Frasi rapide
ui-quick-hello = Ciao!
ui-quick-well = Bella mossa!
ui-quick-thanks = Grazie!
ui-quick-moment = Un momento, per favore.
ui-quick-back = Sono tornato.
ui-quick-game = Bella partita!
ui-onlookers = { $count ->
    [one] uno guarda
   *[other] { $count } guardano
}
ui-here = al tavolo
ui-score = Punti
ui-notes = I miei appunti
ui-notes-hint = Solo tu vedi ciò che scrivi qui.
ui-score-by-source = Punti per origine
ui-total = Totale
ui-hatched = tratteggiato: conteggio finale
ui-end-hatched = Tratteggiato: conta alla fine.
ui-hand-over = Passa lo schermo a
ui-i-am = Sono { $seat }
ui-still-left = ancora { $span }
ui-span-day = { $count } g
ui-span-hour = { $count } h
ui-span-minute = { $count } min

## Ciò che dice la casa

ui-event-joins = { $name } si siede.
ui-event-leaves = { $name } lascia il tavolo.
ui-event-resigns = { $you ->
    [yes] Abbandoni.
   *[no] { $seat } abbandona.
}
ui-event-takes_over = Un bot continua per { $seat }.
ui-event-lapses = Nessuno ha risposto in tempo: la richiesta non vale più.
ui-event-runs_out = { $you ->
    [yes] Il tuo tempo è scaduto.
   *[no] Il tempo di { $seat } è scaduto.
}
ui-event-asks = { $what ->
    [pause] { $seat } chiede una pausa.
    [resume] { $seat } chiede di continuare.
    [claim_seat] { $seat } chiede che un bot prenda un posto.
    [claim_game] { $seat } chiede di finire la partita.
   *[undo] { $seat } chiede di annullare una mossa.
}
ui-event-refuses = { $seat } rifiuta.
ui-event-withdrawn = La richiesta è ritirata.
ui-event-pauses = La partita è in pausa.
ui-event-resumes = La partita continua.
ui-event-rematch = Una rivincita è pronta.
ui-event-hinted = { $you ->
    [yes] Guardi un consiglio: questa partita non conta per il punteggio.
   *[no] { $seat } guarda un consiglio: questa partita non conta per il punteggio.
}

## Fine e moviola

ui-finished = Finita
ui-game-over = Fine della partita
ui-lasted = { $rounds } round, { $minutes } min
ui-result = Risultato
ui-you-win = { $count ->
    [one] Vinci per un punto
   *[other] Vinci per { $count } punti
}
ui-you-win-tie = Vinci lo spareggio
ui-you-are = Sei { ui-nth }, { $count ->
    [0] alla pari con il primo
    [one] a un punto
   *[other] a { $count } punti
}
ui-wins = { $count ->
    [0] { $seat } vince lo spareggio
    [one] { $seat } vince per un punto
   *[other] { $seat } vince per { $count } punti
}
ui-by-points = { $count ->
    [0] per ordine di turno
    [one] per un punto
   *[other] per { $count } punti
}
ui-first-in-italy = Primo in Italia
ui-course = Andamento della partita
ui-lead = in testa
ui-end = Fine
ui-turning-points = Svolte
ui-replay-turn = Rivedi la svolta { $letter }
ui-replay = Rivedi
ui-replay-steps = { $count } turni, o da una svolta
ui-rematch = Rivincita
ui-rematch-text = gli stessi posti ancora una volta
ui-rematch-waits = il tavolo è pronto
ui-share-result = Immagine del risultato
ui-share-result-text = da condividere o tenere
ui-share-failed = Non è stato possibile fare l’immagine.
ui-leave = Lascia il tavolo
ui-looking-back = Rivedi la partita · { $at } di { $count }
ui-moment = Momento della partita
ui-first-step = All’inizio
ui-step-back = Uno indietro
ui-step-on = Uno avanti
ui-see-again = Rivedi
ui-by = Quanto alla volta
ui-by-step = per passo
ui-by-turn = per turno
ui-by-round = per round
ui-turn-you = Tu
ui-last-turn = Ultimo turno di { $seat }: { $turn }
ui-acts = pensa …
ui-replay-step = Rivedi questo passo
ui-to-the-game = Alla partita
ui-ask-back-here = Chiedi a tutti di tornare a questo momento
ui-run = Riproduci
ui-stop = Ferma
ui-round = Round { $round }
ui-round-of = Round { $round } di { $rounds }

## Ciò che la casa rifiuta

ui-refused-no-person = Di’ prima chi sei: basta un nome.
ui-refused-wrong-password = Questo nome e questa password non vanno insieme.
ui-refused-password-changed = La password è stata cambiata altrove nel frattempo; entra con quella.
ui-refused-name-taken = Questo nome appartiene a un account: entra, o prendine un altro.
ui-refused-name-empty = In un nome ci vuole qualcosa da leggere.
ui-refused-name-long = Un nome ha al massimo 40 caratteri.
ui-refused-name-hidden = Questo nome ha caratteri che nessuno vede; toglili.
ui-refused-name-marks = Questo nome ha segni che nascondono lettere; scrivi lettere semplici.
ui-refused-name-scripts = Questo nome mescola scritture; usane una sola.
ui-refused-empty = In questa riga non c’è nulla da leggere.
ui-refused-bad-webhook = Questo webhook non serve: dai un indirizzo come https://example.org/hook, senza password e su internet.
ui-refused-bad-email = Questo non è un indirizzo e-mail come nome@example.org.
ui-refused-no-invitation = Questo tavolo è privato; chiedi il link a chi l’ha aperto.
ui-refused-no-table = Questo tavolo non esiste o è privato.
ui-refused-host-only = Può farlo solo chi ha aperto il tavolo.
ui-refused-seat-taken = Questo posto è occupato.
ui-refused-seated = Sei già a questo tavolo.
ui-refused-begun = La partita è già cominciata.
ui-refused-open-seats = C’è ancora un posto libero: aspetta o dallo a un bot.
ui-refused-not-your-turn = Ora deve decidere qualcun altro.
ui-refused-paused = La partita è in pausa; tutti devono accettare di continuare.
ui-refused-asked = Un’altra domanda è ancora aperta.
ui-refused-too-far = Non c’è ancora nulla da annullare.
ui-refused-no-redo = Non è stato annullato nulla che si possa ripetere.
ui-refused-no-claim = Si può reclamare solo il posto che il tavolo aspetta.
ui-refused-present = Questa persona è al tavolo.
ui-refused-too-soon = Questa persona non è assente da abbastanza tempo.
ui-refused-too-many = Troppo in una volta; aspetta un momento.
ui-refused-too-many-lines = Troppe pagine sono aperte; chiudine qualcuna.
ui-refused-too-many-tries = Troppe password sbagliate; riprova più tardi.
ui-refused-crowded = Troppe persone stanno accedendo in questo momento; riprova tra qualche secondo.
ui-refused-bot-tables = Hai già molte partite con bot in corso; finiscine una o abbandonane una prima della prossima.
ui-refused-banned = Chi tiene questa casa non ti lascia più entrare.
ui-refused-muted = Chi tiene questa casa per ora non ti lascia chattare.
ui-refused-blocked = Qualcuno a questo tavolo ti ha bloccato.
ui-refused-closed = Questa casa per ora non accoglie nessuno di nuovo.
ui-refused-invitation = Questa casa accoglie chi ha il suo invito: apri il link ricevuto.
ui-refused-tables = Hai molti tavoli non finiti; finiscine o lasciane alcuni.
ui-refused-no-code = Questo codice o link non vale più; chiedine uno nuovo.
ui-refused-no-mail = Questa casa non manda posta; chiedi a chi la tiene.
ui-refused-nobody = Non c’è nessuno con questo nome.
ui-refused-yourself = Non puoi bloccare te stesso.
ui-refused-no-analysis = Non è stato possibile esaminare questa partita; riprova più tardi.
ui-refused-no-moment = Questo momento è stato annullato.
ui-refused-logged-out = La tua sessione è terminata.
ui-refused-no-session = Questa sessione è già terminata.
ui-refused-too-many-devices = Hai già gli avvisi su dieci dispositivi; disattivali prima su uno di questi.
ui-refused-no-device = Su questo dispositivo non ci sono più avvisi.
ui-refused-wrong-host = La casa non è conosciuta con questo nome; chiedi a chi la tiene.
ui-refused-storage-full = La casa non può conservarlo: il disco è pieno. Nulla è cambiato.
ui-refused-storage-down = La casa non raggiunge il suo archivio. Nulla è cambiato; riprova fra poco.
ui-refused-storage-damaged = La base di dati della casa è danneggiata. Chi tiene la casa deve ripristinare una copia.
ui-refused-game-missing = A questo tavolo si gioca un gioco che non è più in questa casa. Chiedi a chi la tiene di aggiungerlo di nuovo.
ui-refused-broken-record = Ciò che è conservato di questo tavolo non si può più giocare. Dillo a chi tiene la casa.
ui-refused-other-rules = Questa partita è stata giocata con regole più vecchie di quelle di questa casa. Se è finita, puoi scaricarne la registrazione; per continuarla, chiedi a chi tiene la casa.

## Importi, risposte anticipate

ui-less = Meno
ui-more-of-it = Di più
ui-answers-ahead = Risposte anticipate
ui-answers-text = Le vedi solo tu. La casa risponde per te, finché qualcosa non cambia.
ui-answer-fell = Una risposta non vale più
ui-answer-void = Non vale più: { $why }.
ui-void-undone = alcune mosse sono state annullate

## Viste, edizioni, proposte

ui-sights = Che cosa mostra il tabellone
ui-lit-here = lì si può scegliere qualcosa
ui-propose = Paga per me
ui-edition = Edizione
ui-edition-text = Quale regolamento si segue dove differiscono.
ui-edition-house = come gioca la casa
ui-edition-own = scelta punto per punto

## Imparare: lezioni, glossario, regole

ui-learn = Imparare giocando
ui-learn-how = Una prima partita guidata: dieci minuti, una cosa alla volta.
ui-learn-begin = Comincia
ui-learn-go-on = Continua
ui-learn-at = pagina { $page } di { $pages }
ui-learn-pages = { $pages } pagine
ui-lesson = Lezione
ui-lesson-page = { $page } di { $pages }
ui-lesson-skip = Salta
ui-lesson-watch = Ora giocano gli altri. Guarda che cosa fanno; si va avanti da soli.
ui-lesson-back = Indietro
ui-lesson-next = Avanti
ui-lesson-play-on = Gioca ancora
ui-lesson-table = Lezione: { $title }
ui-lesson-second = Seconda lezione
ui-lesson-second-table = Seconda lezione: { $title }
ui-refused-lesson = La lezione riguarda un’altra scelta. Saltala per giocare come vuoi.
ui-glossary = Glossario
ui-glossary-how = Ogni termine in una frase, con le sue regole.
ui-search-glossary = Cerca nel glossario
ui-term = Che cos’è? { $term }
ui-nothing-found = Nessun risultato.
ui-nothing-found-try = Nessun risultato. Prova con una parola più breve, il singolare o il numero di una regola come { $rule }.
ui-rulings = Interpretazioni
ui-rulings-how = Dove le regole stampate lasciano un punto aperto, qui si gioca così.
ui-ruling = Interpretazione { $number }
ui-rules-found = { $count ->
    [one] una regola
   *[other] { $count } regole
}

## Ripercorrere una partita finita, e cifre

ui-analysis = Analisi
ui-analysis-text = come andava, turno per turno
ui-looking-through = I bot ripercorrono la partita …
ui-analysis-failed = Non è stato possibile caricare l’analisi.
ui-try-again = Riprova
ui-as-bots-see = Come la vedono i bot
ui-as-bots-see-text = Quanto valeva ogni posto, in punti: quelli già presi e ciò che il resto del tavolo prometteva.
ui-growth = Punti per origine nel tempo
ui-luck = Fortuna
ui-luck-text = Che cosa hanno dato dadi e pescate a ogni posto, in punti, rispetto alla loro media.
ui-by-luck = per fortuna
ui-play-on = Continua da qui
ui-play-on-text = Un tavolo tutto tuo continua da questo momento. La partita finita resta com’è.
ui-my-seat = Il mio posto
ui-every-seat = Gioco tutti i posti
ui-against-bots = Contro i bot
ui-statistics = Statistiche
ui-my-figures = I miei risultati
ui-whose-games = Quali partite
ui-games-people = Tra persone ({ $count })
ui-games-bots = Contro i bot ({ $count })
ui-games-among_bots = Tra i bot ({ $count })
ui-table-size = Grandezza del tavolo
ui-all-sizes = Tavoli di ogni grandezza
ui-players-count = { $count } giocatori
ui-no-figures = Nessuna partita è ancora finita.
ui-by-faction = Per fazione
ui-by-seat = Per posto
ui-by-size = Per numero di giocatori
ui-by-size-text = Quante volte vince il primo posto.
ui-shares-text = Le barre sono vittorie, i tratti sottili intervalli al 95 %, il rosso la parte equa. Le partite abbandonate non contano, né quelle in cui una sola persona ha giocato tutti i posti.
ui-win-rate = Vittorie in percentuale
ui-games-played = Partite
ui-rating = Punteggio
ui-not-yet-rated = non ancora valutato
ui-ratings = Punteggi
ui-ratings-text = Punteggi OpenSkill, 1500 nel mezzo. Gli ospiti sono valutati ma non elencati.
ui-favourite = Gioca di più
ui-show-moment = Guarda
ui-games-won = Vittorie
ui-analysis-board = Tavolo d’analisi

## Dove un link non porta da nessuna parte

ui-lost = Qui non c’è nulla
ui-lost-text = Nessuna pagina di questa casa ha questo indirizzo. Forse una lettera si è persa nella copia.
ui-lost-game = Nessun gioco di questa casa si chiama «{ $name }».
ui-lost-table = Questo tavolo non può essere mostrato
ui-lost-table-how = Se hai un posto, accedi con il nome con cui ti sei seduto. Se qualcuno ti ha invitato, chiedi il link intero: termina con l’invito.
ui-lost-person = Nessuno qui ha questo indirizzo
ui-no-rule = { $title } non ha la regola { $rule }. Cercala qui sotto.
ui-no-term = { $title } non ha questo termine. Cercalo qui sotto.
ui-table-full = Tutti i posti sono occupati. Puoi guardare quando la partita comincia, o aprire un tavolo tuo.
ui-table-closed = Questo tavolo è stato chiuso prima che la partita cominciasse.

## Consigli

ui-hint = Consiglio
ui-hint-now = probabilità di vincere, ora { $chance } %
ui-hint-thinking = Le tue mosse vengono soppesate…
ui-hint-first = Con un consiglio questa partita non conta per il punteggio, e tutti al tavolo lo sanno.
ui-hint-show = Mostra il consiglio
ui-hint-do = Fallo
ui-hint-line = Mostra il seguito
ui-hint-line-text = Ciò che può seguire, in una partita immaginata: ciò che è nascosto non è noto.
ui-hint-equal = Altrettanto buona.
ui-hint-points = { $amount } punti da { $source }
ui-hint-rival = { $amount } % per { $seat }
ui-hint-means = { $means } { $amount }
ui-hint-gain = { $alone ->
    [yes] Alla fine del tuo turno: { $gain }.
   *[no] Alla fine del tuo turno, rispetto alle altre: { $gain }.
}
ui-hint-both = { $alone ->
    [yes] Alla fine del tuo turno: { $gain }, ma { $loss }.
   *[no] Alla fine del tuo turno, rispetto alle altre: { $gain }, ma { $loss }.
}
ui-hint-loss = { $alone ->
    [yes] Alla fine del tuo turno: { $loss }.
   *[no] Alla fine del tuo turno, rispetto alle altre: { $loss }; rende più tardi.
}
ui-hint-later = Alla fine del tuo turno cambia poco; conta più tardi.

## Tasti

ui-keys = Tasti
ui-key-choose = scegliere ciò che ha questo numero
ui-key-decline = passare o rinunciare
ui-key-list = elencare tutte le scelte
ui-key-walk = percorrere ciò che è acceso, e farlo
ui-key-look = guardare tutto sul tavolo; scorrere la partita passata
ui-key-propose = lasciare pagare il programma
ui-key-hint = mostrare un consiglio, poi il seguito, poi chiuderlo
ui-key-confirm = confermare il turno
ui-key-back = un passo indietro, o tornare alla partita
ui-key-undo = riprendere l’ultima scelta
ui-key-restart = ricominciare il mio turno
ui-key-figures = mostrare o nascondere le cifre accanto alle città
ui-key-marks = mostrare o nascondere l’ultimo turno di ogni avversario
ui-key-help = questa lista

## How it plays

ui-how-title = Come si gioca a { $title }
ui-how-page = Come si gioca, per immagini
ui-how-begin = Comincia una partita
ui-how-players = da { $least } a { $most } giocatori
ui-how-reading = 3 minuti di lettura
ui-how-points = Come si fanno punti
ui-how-ends = Come finisce la partita
ui-how-tips = Tre consigli per la prima partita
ui-how-ready = Si comincia?

## Le regole accanto al tavolo

ui-rules-page = Pagina intera
ui-leaf-question = Questa domanda
ui-leaf-all = Tutte
ui-leaf-rulings = { ui-rulings }
ui-leaf-words = { ui-glossary }
ui-applies-now = vale adesso
ui-codes = Che cosa dicono i codici
ui-codes-hide = nascondi
ui-codes-show = mostra
ui-code-rule = { $title }, sezione { $section }, regola { $number }
ui-code-rulebook = lo dicono le regole stampate
ui-code-editions = lo dicono le regole stampate di queste edizioni
ui-code-two = lo dice il libretto per due giocatori
ui-code-faq = così ha risposto l’editore
ui-code-ruling = le regole stampate tacciono; giochiamo così
ui-code-difference = le edizioni differiscono; giochiamo così
ui-code-deduced = segue da altre regole
ui-code-components = è stampato sui componenti
ui-code-public = noto a tutti, ma non dal regolamento
ui-code-reconstructed = un valore scelto da noi, perché quello stampato non è noto

## La sala d’attesa

ui-waits-seats = { $count ->
    [one] Manca ancora una persona
   *[other] Mancano ancora { $count } persone
}
ui-everyone-here = Ci sono tutti
ui-waits-host = Ci sono tutti. Comincia chi ha aperto il tavolo.
ui-differs = Diverso dal solito
ui-standard = Le opzioni consuete
ui-options-all = { $count ->
    [one] La sola opzione
   *[other] Tutte le { $count } opzioni
}
ui-options-less = Solo ciò che è diverso
ui-standard-is = (di solito: { $choice })
ui-begin-closed = Ci sono posti liberi: manda il link o dalli a dei bot.

ui-plan-steps = Passo per passo
ui-plan-sheet = Su un foglio
ui-plan-clear = Svuota
ui-plan-confirm = Conferma
ui-plan-confirm-without = Conferma senza { $what }

## La pagina dei gestori

ui-cancel = Annulla
ui-host = Casa
ui-host-state = Stato della casa
ui-host-trouble = La casa non può salvare nulla
ui-host-worker = Processo dei bot
ui-host-door = Processo sulla porta { $port }
ui-host-silent = Nessun segno di vita da { $seconds } s
ui-host-well = Tutto bene: { $tables } tavoli in memoria, { $lines } pagine aperte
ui-host-since = Avviato { $span }
ui-host-queue = { $count ->
    [one] Un bot in attesa
   *[other] { $count } bot in attesa
}
ui-host-longest = Il primo aspetta da { $seconds } s
ui-host-people = { $count ->
    [one] Una persona
   *[other] { $count } persone
}
ui-host-accounts = { $count } con un account
ui-host-playing = { $count ->
    [one] Una partita in corso
   *[other] { $count } partite in corso
}
ui-host-waiting = { $count ->
    [one] Un tavolo non iniziato
   *[other] { $count } tavoli non iniziati
}
ui-host-people-title = Persone
ui-host-search = Inizio di un nome, o identificativo
ui-host-seen = qui { $span }
ui-host-never = nessuna sessione
ui-host-role = Gestore
ui-host-banned = escluso
ui-host-muted = silenziato
ui-host-acts = Azioni
ui-host-nobody = Nessuno si chiama così.
ui-show-more = Mostra altri
ui-host-rename = Rinomina
ui-host-password = Nuova password
ui-host-mute = Silenzia
ui-host-unmute = Ridai la parola
ui-host-ban = Escludi
ui-host-unban = Fai entrare
ui-host-delete = Elimina
ui-host-rename-means = Il nuovo nome si vede ovunque, anche ai tavoli e nelle chat. { $name } accede come prima.
ui-host-password-means = { $name } viene disconnesso ovunque e accede con la nuova password, mostrata qui una sola volta.
ui-host-mute-means = { $name } non scrive in nessuna chat per { $days } giorni.
ui-host-ban-means = { $name } viene disconnesso ovunque e non può rientrare. I posti restano e possono essere reclamati.
ui-host-delete-means = { $name } abbandona tutte le partite ed è dimenticato, per sempre.
ui-host-type-name = Scrivi il nome per conferma
ui-host-new-name = Nuovo nome
ui-host-why = Motivo, per il registro
ui-host-password-is = Nuova password di { $name }:
ui-host-rename-done = { $name } ha un nuovo nome.
ui-host-password-done = { $name } ha una nuova password.
ui-host-mute-done = { $name } è silenziato.
ui-host-unmute-done = { $name } può parlare di nuovo.
ui-host-ban-done = { $name } è escluso.
ui-host-unban-done = { $name } può entrare.
ui-host-delete-done = { $name } è eliminato.
ui-host-tables-playing = In corso
ui-host-tables-waiting = Non iniziati
ui-host-tables-finished = Finiti
ui-host-table-close = Termina
ui-host-table-delete = Elimina
ui-host-sure = Sicuro?
ui-host-no-tables = Nessun tavolo.
ui-host-reports = Segnalazioni
ui-host-reported = { $reporter } segnala { $name }
ui-host-unsay = Ritira
ui-host-mute-days = Silenzia per { $days } giorni
ui-host-settle = Nessun intervento
ui-host-no-reports = Niente da decidere.
ui-host-letters = Posta in uscita
ui-host-letter-waits = { $tries ->
    [0] in attesa
    [one] in attesa, un tentativo
   *[other] in attesa, { $tries } tentativi
}
ui-host-letter-dead = abbandonato { $span }
ui-host-letter-again = Riprova
ui-host-letter-drop = Elimina
ui-host-no-letters = Niente in attesa.
ui-host-announce = A tutti
ui-host-announce-hint = La casa riposa domenica.
ui-host-publish = Pubblica
ui-host-take-back = Ritira
ui-host-admission = Chi può venire per la prima volta
ui-host-admits-open = Tutti
ui-host-admits-invite = Con invito
ui-host-admits-closed = Nessuno
ui-host-quotas = Quanto può avere una persona
ui-host-quota-tables = Tavoli non finiti
ui-host-quota-bot_tables = Partite in corso con bot
ui-host-quota-requests = Richieste al secondo, in multipli del normale
ui-host-quotas-keep = Salva
ui-host-quotas-done = Vale da adesso.
ui-host-quotas-hint = 0: nessun limite.
ui-host-export = Esporta
ui-host-purge = Fare pulizia
ui-host-purge-days = Fermi da tanti giorni
ui-host-purge-hint = I tavoli che nessuno ha iniziato, e gli ospiti assenti da allora che non siedono a nessuna partita in corso.
ui-host-purge-done = { $tables } tavoli e { $guests } ospiti non ci sono più.
ui-host-log = Cosa hanno fatto i gestori
ui-host-no-log = Ancora niente.
ui-host-did-rename = ha rinominato
ui-host-did-ban = ha escluso
ui-host-did-unban = ha fatto entrare
ui-host-did-mute = ha silenziato
ui-host-did-unmute = ha ridato la parola
ui-host-did-password = ha dato una nuova password
ui-host-did-host = ha nominato gestore
ui-host-did-unhost = ha tolto il ruolo di gestore
ui-host-did-forget = ha eliminato qualcuno
ui-host-did-purge = ha tolto vecchi tavoli e ospiti
ui-host-did-close = ha terminato una partita
ui-host-did-delete = ha eliminato un tavolo
ui-host-did-register = ha deciso chi può venire per la prima volta
ui-host-did-announce = ha detto a tutti
ui-host-did-quotas = ha deciso quanto può avere una persona
ui-host-did-settle = ha esaminato una segnalazione
ui-host-did-unsay = ha ritirato una riga di chat
ui-host-did-export = ha esportato i dati di qualcuno
ui-host-did-letter-again = ha fatto riprovare un invio
ui-host-did-letter-drop = ha eliminato un invio
ui-report-line = Segnala o blocca { $name }
ui-report-why = Che cosa non va? Lo legge il gestore.
ui-report-do = Segnala
ui-reported = Il gestore lo guarderà.
ui-block-name = Blocca { $name }
ui-blocked = { $name } è bloccato: nessun posto ai tuoi tavoli, nessuna parola nelle tue chat.

## Senza la casa

ui-offline = Senza rete
ui-offline-title = La casa non risponde. Intanto gioca qui.
ui-offline-next = Riproviamo da soli, tra { $seconds } s. Niente di ciò che fai qui va perso.
ui-offline-try = Riprova ora
ui-own-tables = Su questo dispositivo
ui-own-count = { $count ->
    [one] una partita, tenuta qui
   *[other] { $count } partite, tenute qui
}
ui-own-opening = Il tavolo si prepara su questo dispositivo. La prima volta ci vuole qualche secondo.
ui-own-move = Porta alla casa
ui-own-move-closed = Si apre quando la casa risponde
ui-own-moved = La partita continua alla casa.
ui-own-save = Salva in un file
ui-own-bring = Apri una partita salvata
ui-own-remove = Togli
ui-own-remove-sure = Togli per sempre
ui-own-play = Gioca su questo dispositivo, senza la casa
ui-where-house = Alla casa
ui-kept-title = Senza rete
ui-kept-none = Tieni i giochi su questo dispositivo, e gioca dove non c’è rete.
ui-kept-keep = Tienili qui
ui-kept-keeping = { $done } di { $total } MB sono qui
ui-kept-all = Questo dispositivo può giocare senza rete.
ui-kept-full = C’è troppo poco spazio su questo dispositivo. Liberane un po’, poi riprova.
ui-kept-impossible = Questo browser non può tenere le pagine. Lascia aperta questa per giocare senza rete.
ui-kept-install = Installa
ui-kept-installed = Installato
ui-works-bots = Quattro giochi contro i bot
ui-works-screen = In più persone a uno schermo
ui-works-lessons = Lezioni e regole
ui-works-replays = Rivedere e analizzare le partite tenute qui
ui-works-people = Partite con gente altrove
ui-works-chat = Chat e statistiche
ui-fresh = Una nuova versione è pronta. La tua partita è al sicuro.
ui-fresh-take = Nuova versione
ui-refused-device-full = Non c’è più spazio su questo dispositivo. L’ultimo passo non è stato fatto; tutto ciò che precede è al sicuro. Libera spazio, poi rifallo.
ui-refused-here = Per questo serve una casa che anche altri raggiungono.
