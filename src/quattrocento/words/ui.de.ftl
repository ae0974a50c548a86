# Der Browser auf Deutsch: alles, was nicht zu einem Spiel gehört.

## Leiste, Einstellungen

ui-rules = Regeln
ui-settings = Einstellungen
ui-language = Sprache
ui-theme = Hell oder dunkel
ui-theme-name = Darstellung
ui-theme-system = wie das System
ui-theme-light = hell
ui-theme-dark = dunkel
ui-motion = Bewegung
ui-motion-slow = langsam
ui-scenes = Kriege, Belagerungen und Rundenenden Schritt für Schritt zeigen
ui-confirm-mine = Meine Züge bestätigen lassen
ui-my-colour = Meine Farbe, wenn sie frei ist
ui-colour-any = egal
ui-colour-blue = Blau
ui-colour-red = Rot
ui-colour-yellow = Gelb
ui-colour-purple = Violett
ui-colour-green = Grün
ui-colour-white = Weiß
ui-sounds = Klänge
ui-volume = Lautstärke
ui-sound-of-turn = ich bin dran
ui-sound-of-dice = Würfel
ui-sound-of-bid = ein Gebot
ui-sound-of-outbid = ich werde überboten
ui-sound-of-war = Krieg und Belagerung
ui-motion-full = normal
ui-motion-fast = schnell
ui-motion-none = keine
ui-notices = Mitteilung im Browser, wenn ich dran bin
ui-notices-refused = Der Browser erlaubt dieser Seite keine Mitteilungen.
ui-bell = Mitteilungen
ui-bell-waits = { $count ->
    [0] nichts wartet auf dich
    [one] eines wartet auf dich
   *[other] { $count } warten auf dich
}
ui-bell-empty = Nichts wartet auf dich. Hier stehen Züge, Bitten und Ergebnisse.
ui-bell-turn = Du bist dran
ui-bell-asked = Eine Bitte an dich
ui-bell-again = Ein Platz ist für dich frei: Revanche
ui-bell-offer = Ein Angebot an dich
ui-bell-hurry = Deine Zeit ist fast um
ui-bell-full = Alle sind da: beginne
ui-bell-over = Die Partie ist zu Ende
ui-bell-answer = Antworten
ui-bell-read = Alle als gelesen markieren
ui-just-now = gerade eben
ui-ago = vor { $span }
ui-handover-setting = Fragen, wer sich setzt, wenn mehrere an diesem Bildschirm spielen
ui-alone-setting = Von selbst tun, was nur eine Antwort hat
ui-own = Mein Konto
ui-own-nobody = Hier ist niemand angemeldet: Melde dich an, oder nimm mit nichts als einem Namen an einem Tisch Platz.
ui-guest-keep = Diesen Namen behalten
ui-guest-hint = Als Gast kennt dich nur dieser Browser. Mit einem Passwort kommst du von überall zurück, und niemand sonst nimmt deinen Namen.
ui-signing-in = Anmeldung
ui-kept = Gespeichert.
ui-password-change = Passwort ändern
ui-password-now = Jetziges Passwort
ui-password-changed = Das Passwort ist geändert. Überall sonst bist du abgemeldet.
ui-email-none = Ohne Adresse lässt sich ein vergessenes Passwort nicht neu setzen.
ui-email-confirmed = Bestätigt: Über sie wird ein vergessenes Passwort neu gesetzt.
ui-email-open = Noch nicht bestätigt: Öffne den Link in dem Brief, der dorthin ging.
ui-code-make = Code erzeugen
ui-my-data = Meine Daten
ui-export-hint = Eine Datei mit deinen Partien, Chatzeilen, Notizen und Einstellungen, lesbar für Menschen und Programme.
ui-blocked-people = Blockierte Personen
ui-blocked-nobody = Du hast niemanden blockiert.
ui-leave-of-running = Laufende Partien
ui-leave-then-running = Du verlässt sie, als hättest du aufgegeben.
ui-leave-of-finished = Beendete Partien
ui-leave-then-finished = Sie bleiben für die anderen, mit einem Platz ohne Namen.
ui-leave-of-chat = Chatzeilen
ui-leave-then-chat = Geleert.
ui-leave-of-rest = Alles andere
ui-leave-then-rest = Gelöscht, für immer.
ui-leave-sure = Niemand kann es zurückholen.
ui-code-new = Auf einem anderen Gerät anmelden
ui-code-hint = Gib diesen Code dort binnen zehn Minuten unter „Ich habe einen Code“ ein:
ui-code-copy = Als Link kopieren
ui-export = Meine Daten herunterladen
ui-block = Jemanden blockieren, mit dem Namen, unter dem er sich anmeldet
ui-block-do = Blockieren
ui-unblock = Nicht mehr blockieren
ui-leave-for-good = Mein Konto löschen
ui-leave-not = Bleiben
ui-left-for-good = Dein Konto ist gelöscht. Leb wohl.
ui-reset = Ein neues Passwort
ui-reset-new = Neues Passwort
ui-code = Code
ui-code-have = Ich habe einen Code
ui-forgotten = Passwort vergessen?
ui-forgotten-email = Bestätigte E-Mail-Adresse
ui-forgotten-send = E-Mail schicken
ui-forgotten-sent = Wenn diese Adresse zu einem Konto gehört, ist eine E-Mail unterwegs.
ui-announcement-read = Gelesen
ui-email = E-Mail, für Mitteilungen und ein vergessenes Passwort
ui-webhook = Webhook für Mitteilungen
ui-notices-fail-address = Mitteilungen kommen hier nicht an: Das ist keine Adresse.
ui-notices-fail-private = Mitteilungen kommen hier nicht an: Die Adresse führt in ein privates Netz.
ui-notices-fail-name = Mitteilungen kommen hier nicht an: Es gibt keinen Server dieses Namens.
ui-notices-fail-connection = Mitteilungen kommen hier nicht an: Unter dieser Adresse antwortet nichts.
ui-notices-fail-tls = Mitteilungen kommen hier nicht an: Das Zertifikat ist nicht gültig.
ui-notices-fail-slow = Mitteilungen kommen hier nicht an: Der Server hat zu lange gebraucht.
ui-notices-fail-answer = Mitteilungen kommen hier nicht an: Der Server hat sie abgelehnt.
ui-notices-fail-house = Mitteilungen kommen hier nicht an: Das Haus kann sie zurzeit nicht verschicken.
ui-push = Mitteilungen, wenn keine Seite offen ist
ui-push-here = Auf diesem Gerät
ui-push-for-turn = wenn ich dran bin
ui-push-for-offer = Angebote
ui-push-for-asked = Fragen an den Tisch
ui-push-for-invited = Einladungen
ui-push-for-over = das Ende eines Spiels
ui-push-elsewhere = Auf anderen Geräten
ui-push-stop = Abschalten
ui-push-insecure = Nur eine Seite, die über https geöffnet wurde, kann solche Mitteilungen schicken. Frag, wer dieses Haus führt.
ui-push-install = Auf iPhone oder iPad: Lege diese Seite zuerst auf den Home-Bildschirm (Teilen, dann „Zum Home-Bildschirm“), und öffne sie von dort.
ui-push-none = Dieser Browser kennt keine Mitteilungen für geschlossene Seiten.
ui-push-denied = Der Browser erlaubt dieser Seite keine Mitteilungen. Erlaube sie in seinen Einstellungen für diese Seite und öffne sie dann neu.
ui-push-failed = Der Dienst des Browsers für Mitteilungen ist nicht zu erreichen. Versuche es später oder mit einem anderen Browser.
ui-close = Schließen
ui-keep = Übernehmen
ui-more = Mehr
ui-unreachable = Das Haus ist nicht zu erreichen. Wir versuchen es weiter.
ui-takes = Das Haus arbeitet noch: { $seconds } s
ui-link-copied = Der Link ist kopiert.

## Leute

ui-name = Name
ui-password = Passwort
ui-name-yourself = Dein Name
ui-name-enough = Ein Name genügt zum Spielen. Mit einem Passwort kommst du von jedem Gerät zurück.
ui-just-a-name = Nur ein Name
ui-account = Wer du bist
ui-sign-in = Anmelden
ui-sign-up = Konto anlegen
ui-sign-out = Abmelden
ui-sessions = Angemeldet auf
ui-session-this = dieser Browser
ui-session-seen = zuletzt gesehen { $when }
ui-session-unknown = Unbekannter Browser
ui-sessions-end-others = Überall sonst abmelden
ui-sessions-end-all = Überall abmelden
ui-sit-down = Platz nehmen
ui-you = du
ui-bot = Bot
ui-bot-level = { $level ->
    [easy] leichter Bot
    [hard] starker Bot
    [medium] Bot
    [quick] schneller Bot
   *[other] { $level }
}
ui-bot-of = { $level ->
    [easy] Bot, leicht
    [hard] Bot, stark
    [medium] Bot, mittel
    [quick] Bot, schnell
   *[other] Bot, { $level }
}

## Eingangshalle

ui-tables = Tische
ui-finished-games = Beendete Spiele
ui-welcome-name = Willkommen, { $name }
ui-welcome-sub = kein Tisch wartet auf dich
ui-tables-wait = { $count ->
    [0] Kein Tisch wartet auf dich
    [one] Ein Tisch wartet auf dich
    [2] Zwei Tische warten auf dich
    [3] Drei Tische warten auf dich
    [4] Vier Tische warten auf dich
    [5] Fünf Tische warten auf dich
    [6] Sechs Tische warten auf dich
   *[other] { $count } Tische warten auf dich
}
ui-tables-wait-others = { $lit ->
    [0] { $count ->
        [one] einer wartet auf andere
        [2] zwei warten auf andere
        [3] drei warten auf andere
        [4] vier warten auf andere
        [5] fünf warten auf andere
        [6] sechs warten auf andere
       *[other] { $count } warten auf andere
    }
   *[other] { $count ->
        [one] und einer wartet auf andere
        [2] und zwei warten auf andere
        [3] und drei warten auf andere
        [4] und vier warten auf andere
        [5] und fünf warten auf andere
        [6] und sechs warten auf andere
       *[other] und { $count } warten auf andere
    }
}
ui-your-move = Du bist dran
ui-plays = { $name } spielt
ui-all-choose = Alle wählen zugleich
ui-waits-for-players = wartet auf Mitspieler
ui-seats-open = { $count ->
    [0] alle Plätze besetzt
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
ui-play = Spielen
ui-open = Öffnen
ui-watch = Zusehen
ui-join = Mitspielen
ui-tables-to-join = Tische zum Mitspielen
ui-tables-to-watch = Zum Zusehen
ui-no-open-tables = Kein anderer Tisch ist offen. Eröffne einen und lass einen Platz für Freunde frei.
ui-new-here = Neu hier?
ui-hero-title = Brettspiele der Renaissance, im Browser gespielt
ui-hero-text = Vier Spiele um Würfel, Versteigerungen, Städte und Heere. Spiel jetzt gegen Bots oder mit Freunden in eurem Tempo. Der Tisch kennt die Regeln: Du lernst beim Spielen.
ui-hero-first = { $title }, ein leichter Bot, keine Uhr. Ohne Konto.
ui-hero-learn = In 10 Minuten lernen
ui-hero-invite = Freunde einladen
ui-guest = Gast
ui-begin-first-game = Ein erstes Spiel beginnen
ui-new-table = Neuer Tisch
ui-new-table-how = Spiel wählen, Plätze wählen, beginnen
ui-choose = Wählen
ui-chosen = Gewählt
ui-how-it-plays = So spielt man
ui-all-rules = Alle Regeln, nummeriert
ui-minutes = { $minutes } Min.
ui-length = Dauer
ui-players = Spieler
ui-seats = Plätze
ui-seat-number = Platz { $number }
ui-add-seat = Platz
ui-remove-seat = Diesen Platz entfernen
ui-friend-by-link = Freund, per Link
ui-at-this-screen = An diesem Bildschirm
ui-begin = { $title } beginnen
ui-more-options = Weitere Einstellungen
ui-table-name = Name des Tisches
ui-table-of = Tisch von { $name }
ui-private = Privat: nur wer den Link hat, findet ihn
ui-confirm-turns = Jeder Zug wird am Ende bestätigt
ui-hints-who = Hinweise
ui-hints-who-text = Mit einem Hinweis wird eine Partie nicht gewertet.
ui-hints-who-alone = allein gegen Bots
ui-hints-who-everybody = für alle
ui-hints-who-nobody = keine
ui-at-zero = Wenn die Zeit abläuft
ui-at-zero-bot = ein Bot übernimmt den Platz
ui-at-zero-end = das Spiel endet
ui-pace = Tempo
ui-pace-none = ohne Uhr
ui-pace-live = live, je { $minutes } Min.
ui-pace-days = { $days ->
    [one] ein Tag je Zug
   *[other] { $days } Tage je Zug
}
ui-pace-choice-none = Ohne Uhr
ui-pace-choice-live-30 = Live, je 30 Min.
ui-pace-choice-live-60 = Live, je 60 Min.
ui-pace-choice-days-1 = Ein Tag je Zug
ui-pace-choice-days-3 = Drei Tage je Zug
ui-no-finished = Noch ist kein Spiel zu Ende gespielt.
ui-search-rules = Regeln durchsuchen
ui-rules-in-english = Die nummerierten Regeln sind auf Englisch geschrieben.

## Warteraum

ui-free-seat = freier Platz
ui-give-to-bot = Einem Bot geben
ui-invite = Link für Freunde
ui-share = Teilen
ui-invite-qr = Die Einladung als QR-Code: mit einem anderen Telefon einlesen.
ui-invite-words = Spiel { $title } mit mir
ui-copy = Kopieren
ui-copy-link = Link kopieren
ui-leave-table = Tisch verlassen
ui-host-begins = Der Gastgeber beginnt, sobald alle Plätze besetzt sind.

## Aufforderung

ui-your-turn = Du bist dran
ui-your-turn-short = du bist dran
ui-an-offer = Ein Angebot
ui-waiting-for = { $seat } ist dran
ui-still-choosing = Es wählen noch: { $seats }
ui-choosing-question = Alle wählen zugleich. Niemand sieht etwas, bevor alle gewählt haben.
ui-chosen-question = Du hast gewählt. Aufgedeckt wird, sobald alle gewählt haben.
ui-has-chosen = hat gewählt
ui-change-choice = Ändern
ui-bots-busy = Die Bots des Hauses sind beschäftigt: Dieser wartet, bis er an der Reihe ist.
ui-bots-share = Die Bots des Hauses sind beschäftigt, und deine Tische hatten ihren Anteil: Dieser wartet, bis er an der Reihe ist.
ui-bot-thinks = { $seat } denkt nach
ui-watching = Du siehst zu
ui-paused = Das Spiel ruht
ui-since-my-turn = Seit meinem Zug
ui-hold = Anhalten
ui-scene-go-on = Weiter
ui-scene-board = Spielplan ansehen
ui-scene-card = Übersicht ansehen
ui-skip-scene = Überspringen
ui-continue = Fortfahren
ui-space-key = Leertaste
ui-back = Zurück
ui-back-to = Zurück bis hier
ui-confirm = Bestätigen
ui-confirm-question = Möchtest du deinen Zug so beenden?
ui-choices = Möglichkeiten
ui-choices-more = weitere
ui-asks-which = Was davon?
ui-only-answer = Hier ist nichts anderes möglich: { $answer }
ui-choice = Wahl { $key }
ui-lit = kann gewählt werden
ui-selected = gewählt
ui-fold = Auf- oder zuklappen
ui-asks-undo = { $seat } bittet, { $count ->
    [one] einen Zug
   *[other] { $count } Züge
} zurückzunehmen.
ui-asks-pause = { $seat } bittet um eine Pause.
ui-asks-resume = { $seat } möchte weiterspielen.
ui-agree = Erlauben
ui-refuse = Ablehnen
ui-withdraw = Zurückziehen
ui-take-back = Zurücknehmen
ui-take-back-now = Zurücknehmen
ui-ask-them = { $names } fragen
ui-a-word = Ein Wort an die anderen …
ui-back-step = Nur mein letzter Schritt
ui-back-turn = Mein ganzer Zug
ui-would-be-undone = Rückgängig würde
ui-drawn-anew = Seither wurden Würfel oder Karten gezeigt: Sie werden neu geworfen oder gezogen.
ui-back-to-here = Hierher zurück
ui-request = Bitte
ui-asks-claim_seat = { $seat } bittet, dass ein Bot den Platz von { $of } übernimmt.
ui-asks-claim_game = { $seat } bittet, die Partie zu beenden: { $of } ist gegangen.
ui-asks-end = { $seat } hat aufgegeben. Ein Bot kann weiterspielen, oder die Partie endet.
ui-bot-plays-on = Ein Bot spielt weiter
ui-end-game = Partie beenden
ui-not-answered = { $names }: noch keine Antwort.
ui-play-on-undo = Wer weiterspielt, sagt nein.
ui-play-on-end = Die Partie endet, wenn alle zustimmen. Spielst du weiter, übernimmt ein Bot den Platz.
ui-paused-by = Pause von { $seat } um { $time } · die Uhren stehen
ui-clocks-stand = Die Uhren stehen
ui-would-go-on = Weiterspielen möchte: { $names }.
ui-go-on = Weiter
ui-redo = Wiederholen
ui-key-redo = Zurückgenommenes wiederholen
ui-resign-this = Diese Partie aufgeben?
ui-resign-two = Damit endet die Partie: { $seat } gewinnt. Sie zählt als beendet.
ui-resign-more = Du gibst deinen Platz auf. Es entscheidet { $names }: Ein Bot spielt weiter, oder die Partie endet mit dir auf dem letzten Platz.
ui-resign-bots = Es bleiben nur Bots: Die Partie endet mit dir auf dem letzten Platz.
ui-resign-wins = Aufgeben, { $seat } gewinnt
ui-keep-playing = Weiterspielen
ui-the-winner = gewinnt
ui-claim = Lange abwesend
ui-claim-away = { $seat } ist abwesend …
ui-claim-text = { $seat } ist nicht zurückgekommen. Ein Bot kann den Platz übernehmen, oder die Partie endet mit { $seat } auf dem letzten Platz.
ui-claim-all = Zustimmen muss: { $names }.
ui-claim-seat = Ein Bot übernimmt den Platz
ui-claim-game = Partie beenden
ui-ended-resigned = { $winner } gewinnt: { $seat } hat aufgegeben
ui-ended-claimed = { $winner } gewinnt: { $seat } kam nicht zurück
ui-ended-closed = Wer das Haus führt, hat diesen Tisch geschlossen
ui-line-lost = Die Verbindung ist unterbrochen. Wir versuchen es weiter; von deiner Partie geht nichts verloren.
ui-notice-turn = Du bist dran: { $table }
ui-notice-offer = Ein Angebot: { $table }

## Tisch

ui-table-menu = Tisch
ui-undo = Rückgängig
ui-restart-turn = Meinen Zug neu beginnen
ui-ask-undo = Um Zurücknahme bitten
ui-ask-pause = Um eine Pause bitten
ui-ask-resume = Um Weiterspielen bitten
ui-record = Aufzeichnung
ui-record-text = jeder Zug als Datei
ui-to-lobby = Zur Eingangshalle
ui-resign = Aufgeben
ui-resigned = hat aufgegeben
ui-away = abwesend
ui-registered = registriert
ui-nth = { $place }.
ui-time-left = Verbleibende Zeit
ui-look-at = Ansehen, was { $seat } hat
ui-looking-at = Das Haus von { $seat }
ui-back-to-mine = Zurück zu meinem
ui-chip = { $seat }, { $vp } Punkte
ui-board = Spielplan
ui-board-view = Spielplan
ui-my-mat = Mein Tableau
ui-whole-board = Der ganze Spielplan
ui-chronicle = Chronik
ui-chat = Chat
ui-chat-none = Noch hat niemand etwas gesagt.
ui-say = Sag etwas zum Tisch …
ui-quick = Schnelle Sätze
ui-quick-hello = Hallo!
ui-quick-well = Gut gespielt!
ui-quick-thanks = Danke!
ui-quick-moment = Einen Moment, bitte.
ui-quick-back = Ich bin wieder da.
ui-quick-game = Schönes Spiel!
ui-onlookers = { $count ->
    [one] einer sieht zu
   *[other] { $count } sehen zu
}
ui-here = am Tisch
ui-score = Wertung
ui-notes = Meine Notizen
ui-notes-hint = Nur du siehst, was du hier schreibst.
ui-score-by-source = Punkte nach Herkunft
ui-total = Summe
ui-hatched = schraffiert: Schlusswertung
ui-end-hatched = Schraffiert: zählt erst am Ende.
ui-hand-over = Gib den Bildschirm an
ui-i-am = Ich bin { $seat }
ui-still-left = noch { $span }
ui-span-day = { $count } T.
ui-span-hour = { $count } Std.
ui-span-minute = { $count } Min.

## Was das Haus selbst mitteilt

ui-event-joins = { $name } nimmt Platz.
ui-event-leaves = { $name } verlässt den Tisch.
ui-event-resigns = { $you ->
    [yes] Du gibst auf.
   *[no] { $seat } gibt auf.
}
ui-event-takes_over = Ein Bot spielt für { $seat } weiter.
ui-event-lapses = Niemand hat rechtzeitig geantwortet: Die Bitte ist hinfällig.
ui-event-runs_out = { $you ->
    [yes] Deine Zeit ist abgelaufen.
   *[no] Die Zeit von { $seat } ist abgelaufen.
}
ui-event-asks = { $what ->
    [pause] { $seat } bittet um eine Pause.
    [resume] { $seat } möchte weiterspielen.
    [claim_seat] { $seat } bittet, dass ein Bot einen Platz übernimmt.
    [claim_game] { $seat } bittet, die Partie zu beenden.
   *[undo] { $seat } bittet, einen Zug zurückzunehmen.
}
ui-event-refuses = { $seat } lehnt ab.
ui-event-withdrawn = Die Bitte ist zurückgezogen.
ui-event-pauses = Das Spiel ruht.
ui-event-resumes = Das Spiel geht weiter.
ui-event-rematch = Eine Revanche ist bereit.
ui-event-hinted = { $you ->
    [yes] Du siehst einen Hinweis an: Diese Partie wird nicht gewertet.
   *[no] { $seat } sieht einen Hinweis an: Diese Partie wird nicht gewertet.
}

## Ende und Rückschau

ui-finished = Beendet
ui-game-over = Spielende
ui-lasted = { $rounds } Runden, { $minutes } Min.
ui-result = Ergebnis
ui-you-win = { $count ->
    [one] Du gewinnst mit einem Punkt Vorsprung
   *[other] Du gewinnst mit { $count } Punkten Vorsprung
}
ui-you-win-tie = Du gewinnst bei Gleichstand
ui-you-are = Du wirst { ui-nth }, { $count ->
    [0] gleichauf mit dem Ersten
    [one] einen Punkt zurück
   *[other] { $count } Punkte zurück
}
ui-wins = { $count ->
    [0] { $seat } gewinnt bei Gleichstand
    [one] { $seat } gewinnt mit einem Punkt Vorsprung
   *[other] { $seat } gewinnt mit { $count } Punkten Vorsprung
}
ui-by-points = { $count ->
    [0] durch Zugfolge
    [one] ein Punkt voraus
   *[other] { $count } Punkte voraus
}
ui-first-in-italy = Erster in Italien
ui-course = Verlauf des Spiels
ui-lead = vorn
ui-end = Ende
ui-turning-points = Wendepunkte
ui-replay-turn = Wendepunkt { $letter } ansehen
ui-replay = Rückschau
ui-replay-steps = { $count } Züge, oder ab einem Wendepunkt
ui-rematch = Revanche
ui-rematch-text = dieselben Plätze noch einmal
ui-rematch-waits = der Tisch ist bereit
ui-share-result = Bild des Ergebnisses
ui-share-result-text = zum Teilen oder Behalten
ui-share-failed = Das Bild ließ sich nicht machen.
ui-leave = Tisch verlassen
ui-looking-back = Rückschau · { $at } von { $count }
ui-moment = Augenblick des Spiels
ui-first-step = Zum Anfang
ui-step-back = Eins zurück
ui-step-on = Eins weiter
ui-see-again = Noch einmal ansehen
ui-by = Wie weit auf einmal
ui-by-step = nach Schritten
ui-by-turn = nach Zügen
ui-by-round = nach Runden
ui-turn-you = Du
ui-last-turn = Letzter Zug von { $seat }: { $turn }
ui-acts = denkt nach …
ui-replay-step = Diesen Schritt noch einmal zeigen
ui-to-the-game = Zum Spiel
ui-ask-back-here = Alle bitten, zu diesem Moment zurückzugehen
ui-run = Abspielen
ui-stop = Anhalten
ui-round = Runde { $round }
ui-round-of = Runde { $round } von { $rounds }

## Was das Haus ablehnt

ui-refused-no-person = Sag zuerst, wer du bist: Ein Name genügt.
ui-refused-wrong-password = Dieser Name und dieses Passwort gehören nicht zusammen.
ui-refused-password-changed = Das Passwort wurde inzwischen anderswo geändert; melde dich mit dem neuen an.
ui-refused-name-taken = Dieser Name gehört einem Konto: Melde dich an oder nimm einen anderen.
ui-refused-name-empty = In einem Namen muss etwas zu lesen sein.
ui-refused-name-long = Ein Name hat höchstens 40 Zeichen.
ui-refused-name-hidden = Dieser Name hat Zeichen, die niemand sieht; lass sie weg.
ui-refused-name-marks = Dieser Name hat Zeichen, die Buchstaben verdecken; schreib einfache.
ui-refused-name-scripts = Dieser Name mischt Schriften; schreib ihn in einer.
ui-refused-empty = In dieser Zeile ist nichts zu lesen.
ui-refused-bad-webhook = Dieser Webhook taugt nicht: Gib eine Adresse wie https://example.org/hook an, ohne Passwort und im Internet.
ui-refused-bad-email = Das ist keine E-Mail-Adresse wie name@example.org.
ui-refused-no-invitation = Dieser Tisch ist privat; bitte den Gastgeber um den Link.
ui-refused-no-table = Diesen Tisch gibt es nicht, oder er ist privat.
ui-refused-host-only = Das kann nur der Gastgeber.
ui-refused-seat-taken = Dieser Platz ist besetzt.
ui-refused-seated = Du sitzt schon an diesem Tisch.
ui-refused-begun = Das Spiel hat schon begonnen.
ui-refused-open-seats = Ein Platz ist noch frei: Warte, oder gib ihn einem Bot.
ui-refused-not-your-turn = Jetzt entscheidet jemand anders.
ui-refused-paused = Das Spiel ruht; alle müssen dem Weiterspielen zustimmen.
ui-refused-asked = Eine andere Frage ist noch offen.
ui-refused-too-far = Es gibt noch nichts zurückzunehmen.
ui-refused-no-redo = Es wurde nichts zurückgenommen, was sich wiederholen ließe.
ui-refused-no-claim = Nur ein Platz, auf den der Tisch wartet, kann beansprucht werden.
ui-refused-present = Diese Person ist am Tisch.
ui-refused-too-soon = Diese Person ist noch nicht lange genug abwesend.
ui-refused-too-many = Das war zu viel auf einmal; warte einen Augenblick.
ui-refused-too-many-lines = Zu viele Seiten sind offen; schließe einige davon.
ui-refused-too-many-tries = Zu viele falsche Passwörter; versuche es später noch einmal.
ui-refused-crowded = Zu viele melden sich gerade an; versuche es in ein paar Sekunden noch einmal.
ui-refused-bot-tables = Du hast schon viele Partien mit Bots laufen; beende eine oder gib eine auf, bevor die nächste beginnt.
ui-refused-banned = Wer dieses Haus führt, lässt dich nicht mehr herein.
ui-refused-muted = Wer dieses Haus führt, lässt dich zurzeit nicht schreiben.
ui-refused-blocked = Jemand an diesem Tisch hat dich blockiert.
ui-refused-closed = Dieses Haus nimmt zurzeit niemand Neuen auf.
ui-refused-invitation = Dieses Haus nimmt auf, wer seine Einladung hat: Öffne den Link, den du bekommen hast.
ui-refused-tables = Du hast viele Tische, die nicht zu Ende gespielt sind; beende oder verlasse einige.
ui-refused-no-code = Dieser Code oder Link gilt nicht mehr; lass dir einen neuen geben.
ui-refused-no-mail = Dieses Haus verschickt keine Post; frag, wer es führt.
ui-refused-nobody = Es gibt niemanden mit diesem Namen.
ui-refused-yourself = Du kannst dich nicht selbst blockieren.
ui-refused-no-analysis = Diese Partie konnte nicht durchgesehen werden; versuche es später noch einmal.
ui-refused-no-moment = Dieser Moment wurde zurückgenommen.
ui-refused-logged-out = Du wurdest abgemeldet.
ui-refused-no-session = Diese Sitzung ist schon beendet.
ui-refused-too-many-devices = Du hast schon auf zehn Geräten Mitteilungen; schalte sie erst auf einem davon ab.
ui-refused-no-device = Auf diesem Gerät gibt es keine Mitteilungen mehr.
ui-refused-wrong-host = Das Haus ist unter diesem Namen nicht bekannt; frag den Gastgeber.
ui-refused-storage-full = Das Haus kann das nicht aufheben: Die Platte ist voll. Nichts wurde geändert.
ui-refused-storage-down = Das Haus erreicht seinen Speicher nicht. Nichts wurde geändert; versuch es gleich noch einmal.
ui-refused-storage-damaged = Die Datenbank des Hauses ist beschädigt. Wer das Haus führt, muss eine Sicherung einspielen.
ui-refused-game-missing = An diesem Tisch wird ein Spiel gespielt, das es in diesem Haus nicht mehr gibt. Bitte den, der es führt, es wieder hinzuzufügen.
ui-refused-broken-record = Was von diesem Tisch aufgehoben ist, lässt sich nicht mehr spielen. Sag es dem, der das Haus führt.
ui-refused-other-rules = Dieses Spiel wurde nach älteren Regeln gespielt als denen, die dieses Haus kennt. Ist es zu Ende, kannst du seine Aufzeichnung herunterladen; um es fortzusetzen, frag den, der das Haus führt.

## Beträge, Antworten im Voraus

ui-less = Weniger
ui-more-of-it = Mehr
ui-answers-ahead = Antworten im Voraus
ui-answers-text = Nur du siehst sie. Das Haus antwortet für dich, bis sich etwas ändert.
ui-answer-fell = Eine Antwort gilt nicht mehr
ui-answer-void = Gilt nicht mehr: { $why }.
ui-void-undone = Züge wurden zurückgenommen

## Ansichten, Ausgaben, Vorschläge

ui-sights = Was der Spielplan zeigt
ui-lit-here = dort ist etwas wählbar
ui-propose = Für mich zahlen
ui-edition = Ausgabe
ui-edition-text = Welchem Regelheft gefolgt wird, wo sie sich unterscheiden.
ui-edition-house = wie das Haus spielt
ui-edition-own = einzeln gewählt

## Lernen: Lektionen, Glossar, Regeln

ui-learn = Spielend lernen
ui-learn-how = Ein geführtes erstes Spiel: zehn Minuten, eins nach dem anderen.
ui-learn-begin = Beginnen
ui-learn-go-on = Weiter
ui-learn-at = Seite { $page } von { $pages }
ui-learn-pages = { $pages } Seiten
ui-lesson = Lektion
ui-lesson-page = { $page } von { $pages }
ui-lesson-skip = Überspringen
ui-lesson-watch = Jetzt spielen die anderen. Schau ihnen zu; es geht von selbst weiter.
ui-lesson-back = Zurück
ui-lesson-next = Weiter
ui-lesson-play-on = Weiterspielen
ui-lesson-table = Lektion: { $title }
ui-lesson-second = Zweite Lektion
ui-lesson-second-table = Zweite Lektion: { $title }
ui-refused-lesson = In der Lektion geht es um eine andere Wahl. Überspringe sie, um frei zu spielen.
ui-glossary = Glossar
ui-glossary-how = Jeder Begriff in einem Satz, mit seinen Regeln.
ui-search-glossary = Glossar durchsuchen
ui-term = Was ist das? { $term }
ui-nothing-found = Nichts gefunden.
ui-nothing-found-try = Nichts gefunden. Versuch es mit einem kürzeren Wort, der Einzahl oder der Nummer einer Regel wie { $rule }.
ui-rulings = Auslegungen
ui-rulings-how = Wo die gedruckten Regeln einen Punkt offenlassen, wird hier so gespielt.
ui-ruling = Auslegung { $number }
ui-rules-found = { $count ->
    [one] eine Regel
   *[other] { $count } Regeln
}

## Eine beendete Partie durchsehen, und Zahlen

ui-analysis = Analyse
ui-analysis-text = wie es stand, Zug um Zug
ui-looking-through = Die Bots sehen die Partie durch …
ui-analysis-failed = Die Analyse war nicht zu holen.
ui-try-again = Noch einmal versuchen
ui-as-bots-see = Wie die Bots es sehen
ui-as-bots-see-text = Was jeder Platz wert war, in Punkten: die schon gewonnenen und was der Rest des Tisches versprach.
ui-growth = Punkte nach Herkunft im Lauf der Zeit
ui-luck = Glück
ui-luck-text = Was Würfel und Ziehungen jedem Platz brachten, in Punkten, gegenüber ihrem Durchschnitt.
ui-by-luck = durch Glück
ui-play-on = Von hier weiterspielen
ui-play-on-text = Ein eigener Tisch geht von diesem Augenblick aus weiter. Die beendete Partie bleibt, wie sie ist.
ui-my-seat = Mein Platz
ui-every-seat = Alle Plätze selbst
ui-against-bots = Gegen Bots
ui-statistics = Statistik
ui-my-figures = Meine eigenen Ergebnisse
ui-whose-games = Wessen Partien
ui-games-people = Unter Menschen ({ $count })
ui-games-bots = Gegen Bots ({ $count })
ui-games-among_bots = Unter Bots ({ $count })
ui-table-size = Größe des Tisches
ui-all-sizes = Tische jeder Größe
ui-players-count = { $count } Spieler
ui-no-figures = Noch wurde nichts zu Ende gespielt.
ui-by-faction = Nach Partei
ui-by-seat = Nach Platz
ui-by-size = Nach Spielerzahl
ui-by-size-text = Wie oft der erste Platz gewinnt.
ui-shares-text = Balken sind Siege, dünne Striche 95-%-Intervalle, Rot ist der gerechte Anteil. Aufgegebene Partien zählen nicht, auch nicht solche, in denen eine Person alle Plätze gespielt hat.
ui-win-rate = Siegquote
ui-games-played = Partien
ui-rating = Wertung
ui-not-yet-rated = noch nicht gewertet
ui-ratings = Wertungen
ui-ratings-text = OpenSkill-Wertungen, 1500 in der Mitte. Gäste werden gewertet, aber nicht aufgeführt.
ui-favourite = Spielt meist
ui-show-moment = Ansehen
ui-games-won = Siege
ui-analysis-board = Analysebrett

## Wo ein Link ins Leere führt

ui-lost = Hier ist nichts
ui-lost-text = Keine Seite dieses Hauses hat diese Adresse. Vielleicht ging beim Kopieren ein Zeichen verloren.
ui-lost-game = Kein Spiel dieses Hauses heißt „{ $name }“.
ui-lost-table = Dieser Tisch lässt sich nicht zeigen
ui-lost-table-how = Wenn du dort einen Platz hast, melde dich als die Person an, die sich gesetzt hat. Wenn dich jemand eingeladen hat, bitte um den ganzen Link: Er endet mit der Einladung.
ui-lost-person = Niemand hier hat diese Adresse
ui-no-rule = { $title } hat keine Regel { $rule }. Suche sie unten.
ui-no-term = { $title } hat keinen solchen Begriff. Suche ihn unten.
ui-table-full = Alle Plätze sind besetzt. Du kannst zusehen, wenn das Spiel beginnt, oder selbst einen Tisch eröffnen.
ui-table-closed = Dieser Tisch wurde geschlossen, bevor das Spiel begann.

## Hinweise

ui-hint = Hinweis
ui-hint-now = Gewinnchance, jetzt { $chance } %
ui-hint-thinking = Deine Züge werden abgewogen …
ui-hint-first = Mit einem Hinweis wird diese Partie nicht gewertet, und alle am Tisch erfahren es.
ui-hint-show = Hinweis zeigen
ui-hint-do = So spielen
ui-hint-line = Wie es weitergeht
ui-hint-line-text = Was folgen kann, in einer gedachten Partie: Verborgenes ist nicht bekannt.
ui-hint-equal = Gleich gut.
ui-hint-points = { $amount } Punkte aus { $source }
ui-hint-rival = { $amount } % für { $seat }
ui-hint-means = { $means } { $amount }
ui-hint-gain = { $alone ->
    [yes] Am Ende deines Zugs: { $gain }.
   *[no] Am Ende deines Zugs, gegenüber den anderen: { $gain }.
}
ui-hint-both = { $alone ->
    [yes] Am Ende deines Zugs: { $gain }, aber { $loss }.
   *[no] Am Ende deines Zugs, gegenüber den anderen: { $gain }, aber { $loss }.
}
ui-hint-loss = { $alone ->
    [yes] Am Ende deines Zugs: { $loss }.
   *[no] Am Ende deines Zugs, gegenüber den anderen: { $loss }; es zahlt sich später aus.
}
ui-hint-later = Am Ende deines Zugs macht es wenig aus; es zählt später.

## Tasten

ui-keys = Tasten
ui-key-choose = wählen, was diese Nummer trägt
ui-key-decline = passen oder verzichten
ui-key-list = alle Möglichkeiten auflisten
ui-key-walk = durch alles gehen, was leuchtet, und es tun
ui-key-look = alles auf dem Tisch ansehen; durch eine Rückschau blättern
ui-key-propose = das Programm zahlen lassen
ui-key-hint = einen Hinweis zeigen, dann was folgt, dann schließen
ui-key-confirm = den Zug bestätigen
ui-key-back = einen Schritt zurück, oder aus der Rückschau
ui-key-undo = die letzte Wahl zurücknehmen
ui-key-restart = meinen Zug neu beginnen
ui-key-figures = Zahlen neben den Städten zeigen oder verbergen
ui-key-marks = den letzten Zug jedes Gegners zeigen oder verbergen
ui-key-help = diese Liste

## How it plays

ui-how-title = So spielt man { $title }
ui-how-page = So spielt man, in Bildern
ui-how-begin = Ein Spiel beginnen
ui-how-players = { $least } bis { $most } Spieler
ui-how-reading = 3 Minuten Lesezeit
ui-how-points = Wofür es Punkte gibt
ui-how-ends = Wie das Spiel endet
ui-how-tips = Drei Ratschläge für das erste Spiel
ui-how-ready = Bereit?

## Die Regeln neben dem Tisch

ui-rules-page = Ganze Seite
ui-leaf-question = Diese Frage
ui-leaf-all = Alle
ui-leaf-rulings = { ui-rulings }
ui-leaf-words = { ui-glossary }
ui-applies-now = gilt jetzt
ui-codes = Was die Kürzel bedeuten
ui-codes-hide = ausblenden
ui-codes-show = zeigen
ui-code-rule = { $title }, Abschnitt { $section }, Regel { $number }
ui-code-rulebook = so steht es in der Spielregel
ui-code-editions = so steht es in der Spielregel dieser Ausgaben
ui-code-two = so steht es im Heft für zwei Spieler
ui-code-faq = so hat der Verlag geantwortet
ui-code-ruling = die Spielregel lässt es offen; so spielen wir es
ui-code-difference = die Ausgaben weichen ab; so spielen wir es
ui-code-deduced = es folgt aus anderen Regeln
ui-code-components = es steht auf dem Spielmaterial
ui-code-public = allgemein bekannt, doch nicht aus der Spielregel
ui-code-reconstructed = ein Wert von uns, da der gedruckte nicht bekannt ist

## Der Warteraum

ui-waits-seats = { $count ->
    [one] Es fehlt noch jemand
   *[other] Es fehlen noch { $count }
}
ui-everyone-here = Alle sind da
ui-waits-host = Alle sind da. Der Gastgeber beginnt.
ui-differs = Anders als üblich
ui-standard = Die üblichen Optionen
ui-options-all = { $count ->
    [one] Die eine Option
   *[other] Alle { $count } Optionen
}
ui-options-less = Nur, was anders ist
ui-standard-is = (üblich: { $choice })
ui-begin-closed = Freie Plätze: Schicke den Link, oder gib sie Bots.

ui-plan-steps = Schritt für Schritt
ui-plan-sheet = Auf einem Blatt
ui-plan-clear = Leeren
ui-plan-confirm = Bestätigen
ui-plan-confirm-without = Bestätigen ohne { $what }

## Die Seite der Gastgeber

ui-cancel = Abbrechen
ui-host = Haus
ui-host-state = Zustand des Hauses
ui-host-trouble = Das Haus kann nichts speichern
ui-host-worker = Prozess der Bots
ui-host-door = Prozess an Port { $port }
ui-host-silent = Seit { $seconds } s kein Lebenszeichen
ui-host-well = Wohlauf: { $tables } Tische im Speicher, { $lines } offene Seiten
ui-host-since = Gestartet { $span }
ui-host-queue = { $count ->
    [one] Ein Bot wartet
   *[other] { $count } Bots warten
}
ui-host-longest = Der längste wartet seit { $seconds } s
ui-host-people = { $count ->
    [one] Eine Person
   *[other] { $count } Personen
}
ui-host-accounts = { $count } davon mit Konto
ui-host-playing = { $count ->
    [one] Eine laufende Partie
   *[other] { $count } laufende Partien
}
ui-host-waiting = { $count ->
    [one] Ein Tisch noch nicht begonnen
   *[other] { $count } Tische noch nicht begonnen
}
ui-host-people-title = Personen
ui-host-search = Anfang eines Namens, oder eine Kennung
ui-host-seen = hier { $span }
ui-host-never = keine Sitzung
ui-host-role = Gastgeber
ui-host-banned = ausgesperrt
ui-host-muted = stumm
ui-host-acts = Aktionen
ui-host-nobody = Niemand heißt so.
ui-show-more = Mehr zeigen
ui-host-rename = Umbenennen
ui-host-password = Neues Passwort
ui-host-mute = Stummschalten
ui-host-unmute = Stummschaltung aufheben
ui-host-ban = Aussperren
ui-host-unban = Hereinlassen
ui-host-delete = Löschen
ui-host-rename-means = Der neue Name wird überall gezeigt, auch an Tischen und in Chats. { $name } meldet sich an wie bisher.
ui-host-password-means = { $name } wird überall abgemeldet und meldet sich mit dem neuen Passwort an, das hier einmal gezeigt wird.
ui-host-mute-means = { $name } schreibt { $days } Tage lang in keinem Chat.
ui-host-ban-means = { $name } wird überall abgemeldet und kommt nicht wieder herein. Die Plätze bleiben und können beansprucht werden.
ui-host-delete-means = { $name } gibt alle Partien auf und wird vergessen, endgültig.
ui-host-type-name = Zur Sicherheit den Namen eintippen
ui-host-new-name = Neuer Name
ui-host-why = Grund, fürs Protokoll
ui-host-password-is = Neues Passwort von { $name }:
ui-host-rename-done = { $name } hat einen neuen Namen.
ui-host-password-done = { $name } hat ein neues Passwort.
ui-host-mute-done = { $name } ist stummgeschaltet.
ui-host-unmute-done = { $name } darf wieder schreiben.
ui-host-ban-done = { $name } ist ausgesperrt.
ui-host-unban-done = { $name } darf wieder herein.
ui-host-delete-done = { $name } ist gelöscht.
ui-host-tables-playing = Laufend
ui-host-tables-waiting = Nicht begonnen
ui-host-tables-finished = Beendet
ui-host-table-close = Beenden
ui-host-table-delete = Löschen
ui-host-sure = Sicher?
ui-host-no-tables = Keine Tische.
ui-host-reports = Meldungen
ui-host-reported = { $reporter } meldet { $name }
ui-host-unsay = Zurücknehmen
ui-host-mute-days = { $days } Tage stummschalten
ui-host-settle = Kein Eingreifen nötig
ui-host-no-reports = Nichts zu entscheiden.
ui-host-letters = Postausgang
ui-host-letter-waits = { $tries ->
    [0] wartet
    [one] wartet, ein Versuch
   *[other] wartet, { $tries } Versuche
}
ui-host-letter-dead = aufgegeben { $span }
ui-host-letter-again = Noch einmal
ui-host-letter-drop = Wegwerfen
ui-host-no-letters = Nichts wartet.
ui-host-announce = Nachricht an alle
ui-host-announce-hint = Das Haus ruht am Sonntag.
ui-host-publish = Veröffentlichen
ui-host-take-back = Zurücknehmen
ui-host-admission = Wer ins Haus kommen darf
ui-host-admits-open = Alle
ui-host-admits-invite = Mit Einladung
ui-host-admits-closed = Niemand
ui-host-quotas = Was eine Person haben darf
ui-host-quota-tables = Nicht beendete Tische
ui-host-quota-bot_tables = Laufende Partien mit Bots
ui-host-quota-requests = Anfragen je Sekunde, als Vielfaches des Üblichen
ui-host-quotas-keep = Übernehmen
ui-host-quotas-done = Das gilt von jetzt an.
ui-host-quotas-hint = 0 setzt keine Grenze.
ui-host-export = Exportieren
ui-host-purge = Aufräumen
ui-host-purge-days = Seit so vielen Tagen still
ui-host-purge-hint = Tische, die niemand begonnen hat, und Gäste, die so lange nicht hier waren und an keiner laufenden Partie sitzen.
ui-host-purge-done = { $tables } Tische und { $guests } Gäste sind fort.
ui-host-log = Was die Gastgeber taten
ui-host-no-log = Noch nichts.
ui-host-did-rename = hat umbenannt
ui-host-did-ban = hat ausgesperrt
ui-host-did-unban = hat hereingelassen
ui-host-did-mute = hat stummgeschaltet
ui-host-did-unmute = hat eine Stummschaltung aufgehoben
ui-host-did-password = hat ein neues Passwort gegeben
ui-host-did-host = hat zum Gastgeber ernannt
ui-host-did-unhost = hat die Rolle des Gastgebers genommen
ui-host-did-forget = hat jemanden gelöscht
ui-host-did-purge = hat alte Tische und Gäste weggeräumt
ui-host-did-close = hat eine Partie beendet
ui-host-did-delete = hat einen Tisch gelöscht
ui-host-did-register = hat bestimmt, wer ins Haus kommen darf
ui-host-did-announce = hat an alle geschrieben
ui-host-did-quotas = hat bestimmt, was eine Person haben darf
ui-host-did-settle = hat eine Meldung angesehen
ui-host-did-unsay = hat eine Chatzeile zurückgenommen
ui-host-did-export = hat jemandes Daten exportiert
ui-host-did-letter-again = hat eine Nachricht noch einmal senden lassen
ui-host-did-letter-drop = hat eine Nachricht weggeworfen
ui-report-line = { $name } melden oder blockieren
ui-report-why = Was stimmt nicht? Der Gastgeber des Hauses liest das.
ui-report-do = Melden
ui-reported = Der Gastgeber des Hauses sieht es sich an.
ui-block-name = { $name } blockieren
ui-blocked = { $name } ist blockiert: kein Platz an deinen Tischen, kein Wort in deinen Chats.

## Ohne das Haus

ui-offline = Offline
ui-offline-title = Das Haus ist nicht zu erreichen. Spiel solange hier.
ui-offline-next = Wir versuchen es von selbst wieder, in { $seconds } s. Nichts, was du hier tust, geht verloren.
ui-offline-try = Jetzt versuchen
ui-own-tables = Auf diesem Gerät
ui-own-count = { $count ->
    [one] eine Partie, hier aufbewahrt
   *[other] { $count } Partien, hier aufbewahrt
}
ui-own-opening = Der Tisch wird auf diesem Gerät eröffnet. Beim ersten Mal dauert das einige Sekunden.
ui-own-move = Ins Haus verlegen
ui-own-move-closed = Geht, sobald das Haus zu erreichen ist
ui-own-moved = Die Partie geht im Haus weiter.
ui-own-save = Als Datei sichern
ui-own-bring = Gesicherte Partie öffnen
ui-own-remove = Entfernen
ui-own-remove-sure = Endgültig entfernen
ui-own-play = Auf diesem Gerät spielen, ohne das Haus
ui-where-house = Im Haus
ui-kept-title = Ohne Netz
ui-kept-none = Behalte die Spiele auf diesem Gerät und spiel, wo es kein Netz gibt.
ui-kept-keep = Hier behalten
ui-kept-keeping = { $done } von { $total } MB sind hier
ui-kept-all = Dieses Gerät kann ohne Netz spielen.
ui-kept-full = Auf diesem Gerät ist zu wenig Platz. Schaffe welchen und versuche es noch einmal.
ui-kept-impossible = Dieser Browser kann die Seiten nicht behalten. Lass diese offen, um ohne Netz zu spielen.
ui-kept-install = Installieren
ui-kept-installed = Installiert
ui-works-bots = Vier Spiele gegen Bots
ui-works-screen = Mehrere an einem Bildschirm
ui-works-lessons = Lektionen und die Regeln
ui-works-replays = Rückblick und Analyse von Partien, die hier liegen
ui-works-people = Partien mit Leuten anderswo
ui-works-chat = Chat und Statistik
ui-fresh = Eine neue Version ist da. Deine Partie bleibt erhalten.
ui-fresh-take = Neue Version
ui-refused-device-full = Auf diesem Gerät ist kein Platz mehr. Dein letzter Schritt wurde nicht getan; alles davor ist sicher. Schaffe Platz und tu ihn noch einmal.
ui-refused-here = Dazu braucht es ein Haus, das auch andere erreichen.
