game-palio = Palio
game-palio-blurb = Pferde laufen dreimal um den Platz von Siena. Im Schritt kommt der Atem zurück, im Galopp drohen die Kurven.
game-palio-summary = In jeder Runde läuft jedes Pferd einmal: im Schritt (2 Längen, und der Atem kommt zurück), im Trab (ein Würfel) oder im Galopp (zwei Würfel, für 1 Atem). Zwei gleiche Würfel werfen ein galoppierendes Pferd in der nächsten Kurve ab. Hat ein Pferd 36 Längen, wird die Runde beendet; das weiteste gewinnt.
ui-tagline-palio = Drei Runden, zwei Kurven, ein Sieger.

move-walk = Im Schritt
move-trot = Im Trab
move-gallop = Im Galopp
prompt-gait = { $you ->
    [yes] Wie läuft dein Pferd?
   *[no] { $seat } wählt eine Gangart
}
why-no-breath = Ohne Atem galoppiert kein Pferd

event-round = Runde { $round }
event-runs = { $gait ->
    [walk] { $seat } geht { $stretches } Längen im Schritt
    [trot] { $seat } trabt { $stretches } Längen
    [gallop] { $seat } galoppiert { $stretches } Längen
   *[fall] { $seat } galoppiert und stürzt nach { $stretches } Längen in der Kurve
}

source-stretches = Längen
ui-change-stretches = Längen
ui-change-breath = Atem
ui-horse = Pferd von { $seat }: { $run } von { $finish } Längen, Atem { $breath }
ui-lap = { $lap }. Umlauf

concept-breath = Atem
concept-breath-text = Ein Pferd hat bis zu 3 Atem. Galopp kostet 1, Schritt gibt 1 zurück.
concept-breath-rules = PA-203, PA-201, PA-204
concept-bend = Kurve
concept-bend-text = San Martino und Casato: Dort werfen zwei gleiche Würfel ein galoppierendes Pferd.
concept-bend-rules = PA-205
