# Die Italienkriege auf Deutsch: was Virtù nicht sagt oder anders sagt.

## Das Spiel

game-italian_wars = Die Italienkriege
game-italian_wars-blurb = 1494: Der König von Frankreich beansprucht den Thron von Neapel. Zwei Spieler kämpfen um Italien, mit Truppen, Kronen und Agenten, und um die Gunst von Florenz, Venedig und Rom.
game-italian_wars-summary = Einundzwanzig Runden, jede mit Frühling und Winter wie in Virtù; Frankreich spielt immer zuerst. Mit Annektieren kannst du auch die drei Großstädte beeinflussen: Jede Krone rückt einen Marker ein Feld zu dir, für Rom auch jedes Kreuz. Eine Großstadt, die dir gewogen ist, lässt deine Truppen durch und wird von ihnen verteidigt; eine feindliche muss belagert werden. Liegt ein Marker zu Beginn deiner Aktion in deiner Allianzzone, kannst du daraus eine endgültige Allianz machen: Karten, Plättchen, Truppen und Agent gehören dir.
    Eine Stadt einer Großstadt ohne Verbündeten zu nehmen kostet vier Einfluss bei ihr; ihre Hauptstadt zu nehmen schaltet sie aus. Sold wird jede vierte Runde fällig. Städte, Hauptstädte, Allianzen und Trophäen bringen Prestige; Frankreich gewinnt sofort mit Neapel und zwei der drei Hauptstädte, Neapel mit Mailand und Turin (beides rekonstruiert: Die gedruckten Bedingungen sind nicht öffentlich bekannt).

option-lost_space-text = Welches Feld verloren geht, wenn die Karte weg ist, die eines geöffnet hatte.
option-cheap_recruits = Billige Truppen
option-cheap_recruits-text = Wo eine eigene Truppe 1 Florin kostet.
option-cheap_recruits-start_cities = in allen Start-Städten
option-cheap_recruits-start_cities-text = In jeder eigenen Stadt des Aufbaus: vier für Neapel.
option-cheap_recruits-crests = unter dem Wappen
option-cheap_recruits-crests-text = Nur in denen, die das eigene Wappen tragen: zwei für Neapel.

## Namen der Dinge

faction-france = Frankreich
faction-naples = Neapel
major-florence = Florenz
major-venice = Venedig
major-rome = Rom
place-florence_track = Einflussleiste von Florenz
place-venice_track = Einflussleiste von Venedig
place-rome_track = Einflussleiste von Rom
troop-blue = französische Truppe
troop-yellow = neapolitanische Truppe
troop-red = florentinische Truppe
troop-green = venezianische Truppe
troop-white = römische Truppe
posture-neutral = neutral
posture-favourable = gewogen
posture-hostile = feindlich
posture-allied = verbündet
posture-rival_ally = mit dem Rivalen verbündet
posture-eliminated = ausgeschaltet
card-charles = Karl VIII.
card-orleans = Ludwig von Orléans
card-ludovico_sforza = Ludovico Sforza
card-briconnet = Guillaume Briçonnet
card-ferdinand_of_aragon = Ferdinand II. von Aragon
card-cordoba = Gonzalo de Córdoba
card-frederick = Friedrich von Aragon
card-savonarola = Savonarola
card-piero = Piero II. de’ Medici
card-agostino_barbarigo = Agostino Barbarigo
card-gonzaga = Francesco II. Gonzaga
card-alexander_vi = Alexander VI.
card-cesare_borgia = Cesare Borgia
action-none = Keine Aktion
source-capitals = Hauptstädte
thing-influence = Einfluss
thing-wages = Sold
thing-round = Runde

## Fragen

prompt-annex = { $you ->
    [yes] Eine Stadt annektieren, Großstädte beeinflussen oder eine Allianz schließen?
   *[no] { $seat } annektiert und beeinflusst
}
prompt-welcome = { $you ->
    [yes] Wohin kommt { $card }?
   *[no] { $seat } empfängt { $card }
}
prompt-storm_or_leave = { $you ->
    [yes] Belagerst du { $city }?
   *[no] { $seat } darf { $city } belagern
}
prompt-lose_troops = { $you ->
    [yes] Welche deiner Truppen bei { $city } geht verloren?
   *[no] { $seat } wählt Verluste bei { $city }
}
prompt-lose_space = { $you ->
    [yes] Die Karte, die ein Cortigiano-Feld öffnete, ist weg. Welches Feld verlierst du?
   *[no] { $seat } verliert ein Cortigiano-Feld
}
prompt-no_action = { $you ->
    [yes] Hier gibt es keine Aktion für dich. Bittest du um Ablass?
   *[no] { $seat } hat hier keine Aktion
}

## Auswahl

move-annex = { $city } annektieren
move-influence = { $major } beeinflussen
move-conclude = Allianz schließen: { $major }
move-decline = { $card } ablegen
move-give_up = { $city } in Ruhe lassen
move-allied_march = Verbündete Truppe ({ $major }): { $city } – { $goal } per Straße
move-allied_sail = Verbündete Truppe ({ $major }): { $city } – { $goal } per Schiff
move-allied_retreat = Verbündete Truppe ({ $major }): { $city } zurück nach { $goal }
move-allied_disband = Verbündete Truppe aufgeben ({ $major }): { $city }
move-allied_dismiss = Eine verbündete Truppe ({ $major }) in { $city }
move-allied_recruit = Eine verbündete Truppe ({ $major }) in { $city }
move-loss = { $troop }

## Was geschah

event-spring = Frühling, Runde { $year }.
event-winter = Winter, Runde { $year }.
event-influence = { $spaces ->
    [1] { $major } kommt { $seat } näher.
   *[other] Einfluss von { $seat } bei { $major }: { $spaces }.
}
event-concludes = { $you ->
    [yes] Du schließt
   *[no] { $seat } schließt
} eine endgültige Allianz: { $major }.
event-moves_allied = { $you ->
    [yes] Du schickst
   *[no] { $seat } schickt
} eine { $troop } von { $city } nach { $goal }.
event-ally_retreats = Eine { $troop } { $you ->
    [yes] von dir
   *[no] von { $seat }
} zieht sich von { $city } nach { $goal } zurück.
event-recruits_allied = { $you ->
    [yes] Du rekrutierst
   *[no] { $seat } rekrutiert
} eine { $troop } in { $city }.
event-loses_troop = { $you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
} eine { $troop } bei { $city }.
event-stays = Die Truppen { $you ->
    [yes] von dir
   *[no] von { $seat }
} bleiben vor { $city }.
event-wins_trophy = { $you ->
    [yes] Du gewinnst
   *[no] { $seat } gewinnt
} eine Trophäe bei { $city }.
event-eliminates = { $you ->
    [yes] Du schaltest
   *[no] { $seat } schaltet
} { $major } aus.
event-room_without_action = { $you ->
    [yes] Dein Raum { room-numeral }
   *[no] Raum { room-numeral } von { $seat }
} hat keine Aktion.
event-wins_at_once = Automatischer Sieg: { $you ->
    [yes] Du kontrollierst
   *[no] { $seat } kontrolliert
} { $cities }.

## Warum nicht

why-indulgence-asked = du hast in dieser Runde schon um Ablass gebeten
why-no-marker = sie ist verbündet oder ausgeschaltet: ihr Marker ist nicht mehr auf der Leiste
why-end-of-track = ihr Marker liegt an deinem Ende der Leiste
why-no-crown = du hast keine Krone dafür
why-first-crown-cancelled = ein Agent des Rivalen hebt die erste auf: es kostet { crowns-count }
why-action-begun = eine Allianz ist eine ganze Aktion für sich
why-not-in-alliance-zone = ihr Marker lag zu Beginn der Aktion nicht in deiner Allianzzone
why-rival-agent-on-track = ein Agent des Rivalen steht auf ihrer Leiste
why-no-allied-troop-left = alle ihre Truppen sind auf dem Spielbrett

## Ideen

concept-annex-text = Eine neutrale Stadt neben einer deiner Städte oder der deines Verbündeten, per Straße oder von Hafen zu Hafen: mehr Kronen als ihr Wert und ein Schiff je Meer. Übrige Kronen können an Großstädte gehen.
concept-influence = Einfluss
concept-influence-text = Jede Krone rückt den Marker einer Großstadt ein Feld zu dir, für Rom auch jedes Kreuz. In deinen Zonen Gewogen und Allianz ist die Stadt dir gewogen und deinem Rivalen feindlich. Ein Agent des Rivalen auf der Leiste hebt dort in jeder Aktion deine erste Krone auf.
concept-influence-rules = W-403, W-404, W-603
concept-conclude = Allianz mit einer Großstadt
concept-conclude-text = Ein Marker, der zu Beginn der Aktion in deiner Allianzzone lag, wird zur endgültigen Allianz. Sie kostet nichts und ist die ganze Aktion: Familienkarten, Plättchen, Truppen und Agent der Großstadt dienen dir.
concept-conclude-rules = W-501, W-503, W-511
concept-war-text = Kavallerie bewegt eine eigene oder verbündete Truppe über eine Straße, ein Schiff über ein Meer. Städte einer gewogenen Großstadt stehen dir offen; vor einer neutralen müssen Truppen anhalten, eine feindliche müssen sie belagern. Kriegssymbole werden zu Plättchen für die kommenden Belagerungen.
concept-intrigue-text = Jede Maske setzt einen Agenten ein, versetzt einen oder entfernt einen gegnerischen. Ein Agent sperrt einen Raum des Rivalen, macht eine Stadt leichter oder schwerer zu gewinnen oder bewacht eine Einflussleiste.
concept-govern-text = Jede Krone und jedes Kreuz macht zwei Plättchen deines Herrschaftsbereichs wieder verfügbar.
concept-losses = Verluste
concept-losses-text = Wo eigene und verbündete Truppen zusammen kämpfen, wählst du, welche verloren gehen. Sie kehren in ihren Vorrat zurück.
concept-losses-rules = W-811, W-812
concept-retreat-text = Geschlagene Truppen gehen in eine Nachbarstadt, die dir, deinem Verbündeten oder einer gewogenen Großstadt gehört, oder für ein Schiff je Meer über die See. Die das nicht können, sind verloren.
concept-indulgence-text = Einmal je Runde hilft die Kirche: mit einer Krone oder mit Florin. Der Ablass sperrt dann den Raum, bis du ein Kreuz oder zwei Kronen zahlst, und kostet am Ende einen Prestigepunkt.
concept-wages = Sold
concept-wages-text = Jede vierte Runde hält jeder Florin zwei Truppen auf dem Spielbrett, eigene und verbündete zusammen; keine dient umsonst. Truppen ohne Sold gehen nach Hause.
concept-wages-rules = W-1101
concept-market-text = Personen, Titel und Gilden, je Winter eines von jeder Art, alles zusammen bezahlt.
concept-recruit-text = Eine Truppe aus deinem Vorrat: in deinen Start-Städten kostet sie weniger als in anderen. Verbündete Truppen kommen nur in Städte, mit denen ihre Großstadt begann.
concept-posture = Haltung
concept-posture-text = Wie eine Großstadt zu dir steht: neutral, gewogen, feindlich oder verbündet. Gewogene Städte stehen deinen Truppen offen, feindliche müssen sie belagern.
concept-posture-rules = W-304, W-305, W-705, W-707, W-708
concept-elimination = Gefallene Großstadt
concept-elimination-text = Wer Florenz, Rom oder Venedig selbst erobert, schaltet die Großstadt aus: Ohne Verbündeten verlassen ihre Truppen, Karten und ihr Agent das Spiel.
concept-elimination-rules = W-906, W-903
concept-empty-room = Raum ohne Aktion
concept-empty-room-text = Ein Raum jedes Palasts hat keine aufgedruckte Aktion. Eine Aktionskarte darauf gibt ihm eine.
concept-empty-room-rules = W-207, W-208
concept-trophy = Trophäe
concept-trophy-text = Gibt es für jede Stadt des Rivalen oder einer Großstadt, die du durch Belagerung gewinnst; am Ende 1 Prestige wert.
concept-trophy-rules = W-814, W-1203
concept-round = Runde
concept-round-text = Ein Frühling und ein Winter; Frankreich spielt in beiden zuerst. Nach Runde 21 entscheidet das Prestige.
concept-round-rules = W-201, W-202, W-1201
concept-goal = Automatischer Sieg
concept-goal-text = Am Ende eines Frühlings siegt Frankreich mit Neapel und zweien von Florenz, Rom und Venedig; Neapel siegt mit Mailand und Turin; könnten es beide, siegt Frankreich. Rekonstruiert: Die gedruckten Bedingungen sind nicht öffentlich bekannt. Wer die Schachtel besitzt, kann sie mit einer Materialdatei berichtigen.
concept-goal-rules = W-1210, W-1211, W-1212
concept-reconstructed = Rekonstruierter Wert
concept-reconstructed-text = Für dieses Programm gewählt, weil der gedruckte Wert nicht öffentlich bekannt ist. Wer die Schachtel besitzt, kann ihn mit einer Materialdatei berichtigen.
concept-reconstructed-rules = W-1204, W-1210, W-1212
