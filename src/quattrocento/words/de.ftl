# Das Programm auf Deutsch: die Wörter am Tisch, für jedes Spiel.

language-name = Deutsch

## Am Terminal

terminal-passed = gepasst
terminal-others = Die anderen
terminal-total = Summe
terminal-thinking = Die anderen denken nach …
terminal-welcome = Du bist { $name }. Wähle mit einer Zahl, h zeigt Hilfe, q geht.
terminal-uncompiled = Die Regeln laufen hier unkompiliert: Die Bots denken langsamer, sonst ist alles gleich.
terminal-players = Wie viele spielen, du eingeschlossen? { $least } bis { $most }; Enter: { $most }
terminal-choose = Tippe eine Zahl von 1 bis { $count }; ? zeigt, was nicht geht, h hilft.
terminal-run = oder tippe: { $first } … { $last }
terminal-unknown = Das ist kein Befehl. h zeigt Hilfe.
terminal-impossible = Jetzt nicht möglich:
terminal-all-possible = Alles, was man hier erwarten kann, ist möglich.
terminal-rule-hint = rule { $rule } zeigt den Text einer Regel.
terminal-no-rule = Es gibt keine Regel { $rule }; Regeln heißen wie { $example }.
terminal-no-undo = Nichts kann zurückgenommen werden: Seitdem wurde Neues sichtbar oder jemand anderes hat gezogen.
terminal-undone = Zurückgenommen.
terminal-saved = Gespeichert in { $file }.
terminal-resume = Weiter geht es mit: { $command }
terminal-winner = { $name } gewinnt
terminal-standing = Nicht beendet; der Stand bisher
terminal-over = Das Spiel ist zu Ende. Du kannst noch s, b, m, l, save DATEI tippen; q geht.
terminal-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
terminal-move = Zug { $move } von { $count }
terminal-step = Enter nächster Zug · b einen zurück · eine Zahl springt dorthin · q geht
terminal-proposal = p lässt das Programm für dich zahlen.
terminal-more = … und { $count } weitere: c zeigt alle
terminal-no-proposal = Hier wird nichts vorgeschlagen.
terminal-help =
    eine Zahl    wählen; bei nur einer Möglichkeit genügt Enter
    ?            was jetzt nicht geht, und warum
    ? 3          was die Wahl 3 bedeutet
    c            alle Möglichkeiten noch einmal
    rule { $rule }   der Text einer Regel
    u            zurücknehmen, solange nichts Neues sichtbar wurde
    b            das Spielbrett noch einmal
    m            die Tableaus aller
    s            die Punkte nach Herkunft
    l            das Protokoll; l 100 zeigt mehr davon
    save DATEI   das Spiel speichern
    q            speichern und gehen

why-lesson = In der Lektion geht es um eine andere Wahl; überspringe sie, um frei zu spielen
why-not-asked = Gefragt ist jetzt etwas anderes: { $question }
why-not-now = Du bist nicht am Zug: { $question }
