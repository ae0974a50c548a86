### Wie man Die italienischen Kriege spielt, auf einer Seite; was wie in Virtù ist, steht dort.

ui-how-goal = *Das Ziel.* 1494. Frankreich und Neapel kämpfen um Italien und um die Gunst von Florenz, Venedig und Rom. Frankreich spielt immer zuerst. Wer erobert, worum es im Krieg geht, gewinnt sofort; sonst entscheidet das Prestige nach Runde { $rounds }.
ui-how-cycle = Eine Runde in sechs Bildern
ui-how-2 = *Eine Aktion je Frühling.* Eine Karte auf einem Raum ersetzt seine gedruckte Aktion. *Ein Raum jedes Palastes hat keine*, bis dort eine Aktionskarte liegt.
ui-how-4-title = Wirb um die Großstädte
ui-how-4 = Mit { action-annex } rückt jede Krone den Marker einer Großstadt *ein Feld zu dir*; für Rom tut es auch ein Kreuz. Eine Stadt, die dir gewogen ist, lässt deine Truppen durch und ist dem Gegner feind.
ui-how-5-title = Gewinne einen Verbündeten
ui-how-5 = Liegt ein Marker in deiner Allianzzone, wenn deine Aktion beginnt, kann daraus *eine Allianz für immer* werden. Karten, Plättchen, Truppen und Agent der Stadt gehören dann dir.
ui-how-6-title = Belagerungen, dann Winter
ui-how-6 = Haben beide gehandelt, werden die Belagerungen entschieden: *mehr Stärke als Wert und Besatzung*. Im Winter versetzt du Karten, kaufst und rekrutierst; Sold ist nur jede { $every }. Runde fällig.
ui-how-cities = jede eigene oder verbündete Stadt
ui-how-capitals = dazu für jede der fünf Hauptstädte darunter
ui-how-alliances = jede geschlossene
ui-how-trophies = jede Stadt, die dem Gegner oder einer Großstadt durch Belagerung genommen wurde
ui-how-end = Am *Ende eines Frühlings* gewinnt sofort, wer mit Scheibe oder Allianz hält:
ui-how-end-guessed = Rekonstruiert: Die gedruckten Bedingungen sind nicht öffentlich bekannt.
ui-how-end-then = Könnten es beide, gewinnt Frankreich. Sonst zählt das Prestige nach Runde { $rounds }; bei Gleichstand gewinnt, wer mehr Kronen hat.
ui-how-tip-2-title = Bewache eine Leiste
ui-how-tip-2 = Dein Agent auf einer Leiste hebt dort die erste Krone jeder Aktion des Gegners auf und verwehrt ihm die Allianz.
ui-how-tip-3-title = Belagerungen kosten Gunst
ui-how-tip-3 = Eine Stadt einer Großstadt ohne Verbündeten zu nehmen kostet dich bei ihr { $siege } Einfluss.
