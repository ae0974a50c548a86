# Die Italienkriege im Browser, auf Deutsch: was Virtù dort nicht sagt oder anders sagt.

ui-tagline-italian_wars = Zwei Könige, drei Großstädte und der Weg nach Neapel.

## Die Leiste und die Runden

ui-season = { $season } · Runde { $year }
ui-scene-year = Rundenende
ui-scene-year-ends = Runde { $year } endet: Reihenfolge und Prestige
ui-rounds = Runden
ui-wages-round = Sold in diesem Winter
ui-wages-in = Sold in Runde { $round }: { $florins }
ui-two-months = je zwei Monate

## Der Einflussplan

ui-zone-alliance = Allianz
ui-zone-favourable = Gewogen
ui-zone-neutral = Neutral
ui-track = Einfluss: { $major }
ui-marker-middle = Marker in der Mitte
ui-marker-towards = Marker { $count } zu { $seat } hin
ui-favourable-to = { $seat } gewogen
ui-holder-red = { major-florence }
ui-holder-green = { major-venice }
ui-holder-white = { major-rome }
ui-owned-by-red = von Florenz
ui-owned-by-green = von Venedig
ui-owned-by-white = von Rom
ui-trophies = Trophäen: { $count }
ui-siege-optional = sie darf verschont werden
ui-wins-with = siegt mit
ui-and = und
ui-majors-too = und { $count } von
ui-won-at-once = automatischer Sieg
ui-you-win-at-once = Automatischer Sieg: Du kontrollierst { $cities }
ui-wins-at-once = Automatischer Sieg: { $seat } kontrolliert { $cities }

## Was gerade ansteht

ui-courting = Kronen zu verteilen
ui-where-crowns = Wohin gehen deine Kronen?
ui-one-annexation = höchstens eine Annexion
ui-ally-sends = Die Karte des Verbündeten
ui-ally-sends-text = auf ein freies Cortigiano-Feld
ui-title-influence = { $major } beeinflussen
ui-title-allied_march = { $city } – { $goal }
ui-title-allied_sail = { $city } – { $goal }
ui-title-allied_recruit = In { $city } rekrutieren
ui-do-influence = { $major } beeinflussen
ui-do-conclude = Allianz schließen
ui-do-allied_march = Nach { $goal } ziehen
ui-do-allied_sail = Nach { $goal } segeln
ui-do-allied_retreat = Nach { $goal } zurückziehen
ui-do-allied_recruit = In { $city } rekrutieren
ui-chip-influence = { $major }
ui-chip-conclude = Allianz: { $major }
ui-chip-allied_march = { $major }: { $city } – { $goal }
ui-chip-allied_sail = { $major }: { $city } – { $goal }
ui-group-annex = { action-annex }
ui-asks-group-annex = Welche Stadt annektierst du?
ui-why-no-crown = keine Krone
ui-why-not-in-alliance-zone = nicht in deiner Zone
ui-why-rival-agent-on-track = fremder Agent
ui-why-no-allied-troop-left = keine mehr

## Der Markt

ui-titles = Titel und Gilde
ui-ware-duchy = für Neapel
ui-ware-principality = für Frankreich
ui-ware-kingdom = für Neapel

## Karten in wenigen Buchstaben

ui-short-charles = Karl VIII.
ui-short-orleans = Orléans
ui-short-ludovico_sforza = Ludovico
ui-short-briconnet = Briçon­net
ui-short-ferdinand_of_aragon = Ferdinand
ui-short-cordoba = Córdoba
ui-short-frederick = Friedrich
ui-short-savonarola = Savona­rola
ui-short-piero = Piero
ui-short-agostino_barbarigo = Barbarigo
ui-short-gonzaga = Gonzaga
ui-short-alexander_vi = Alexander
ui-short-cesare_borgia = Cesare
ui-short-kingdom_of_france = König­reich

## Spieler

ui-change-influence = Einfluss
ui-stock-alliances = Allianzen
ui-stock-indulgences = Ablässe
ui-did-influence = umwarb { $major }
ui-did-concludes = Allianz: { $major }
ui-did-moves_allied = zog nach { $goal }
ui-did-recruits_allied = rekrutierte in { $city }
ui-did-wins_trophy = nahm { $city }
ui-did-room_without_action = hatte keine Aktion

## Was die Dinge sind

ui-action-annex-text = Verteile Kronen auf eine erreichbare neutrale Stadt und die Gunst der Großstädte, oder schließe eine Allianz.
ui-action-none-text = Dieser Raum hat keine Aktion, solange keine Aktionskarte darin liegt.
ui-action-govern-text = Eine Krone oder ein Kreuz macht zwei Plättchen deines Herrschaftsbereichs verfügbar.
ui-tip-posture-neutral = Neutral: Truppen, die eintreten, müssen anhalten; eine Belagerung ist erlaubt, aber nicht Pflicht.
ui-tip-posture-favourable = Gewogen: Deine Truppen dürfen durchziehen, bleiben und sich dorthin zurückziehen, und verteidigen sie; du kannst sie nicht belagern.
ui-tip-posture-hostile = Feindlich: Truppen, die eintreten, müssen anhalten und sie am Ende des Frühlings belagern.
ui-tip-posture-allied = Deine Verbündete: Ihre Städte zählen als deine, unter ihren eigenen Markern.
ui-tip-posture-rival_ally = Mit dem Rivalen verbündet: Ihre Städte gehören dem Rivalen und müssen belagert werden.
ui-tip-posture-eliminated = Ausgeschaltet: Ihre Hauptstadt wurde genommen.
ui-tip-track-agent = Der Agent hebt in jeder Aktion die erste Krone oder das erste Kreuz des Rivalen hier auf und verhindert dessen Allianz.
ui-tip-ally-text = Die Allianz ist endgültig: Karten, Plättchen, Truppen und Agent dienen dem Verbündeten; jede Allianz bringt Prestige.
ui-tip-fallen-text = Ihre Hauptstadt fiel, als sie ohne Verbündeten war: Truppen, Marker, Karten und Agent sind aus dem Spiel.
ui-tip-rounds = Runden
ui-tip-rounds-text = Der Krieg dauert höchstens einundzwanzig Runden; eine Münze zeigt die Winter mit Sold.
ui-tip-wages-text = Jede vierte Runde: ein Florin je zwei Truppen auf der Karte, auch verbündete; keine dient umsonst.
ui-tip-trophy-text = Eine für jede Stadt, die dem Rivalen oder einer Großstadt genommen wurde; sie summieren sich.
ui-tip-goal-0 = Frankreich
ui-tip-goal-0-text = Frankreich gewinnt sofort, wenn es am Ende eines Frühlings Neapel und zwei der drei Großstädte hält.
ui-tip-goal-1 = Neapel
ui-tip-goal-1-text = Neapel gewinnt sofort, wenn es am Ende eines Frühlings Mailand und Turin hält.
ui-tip-agents-text = Eine Stadt, ein Raum und eine Einflussleiste tragen je einen Agenten.
ui-tip-court-text = Karten am Hof zahlen und sind dann erschöpft. Titel und eine Karte jedes Verbündeten öffnen weitere Felder.
ui-tip-indulgence-text = Einmal je Runde: eine Krone oder drei Florin, aber er sperrt den Raum des Aktionsmarkers, bis er entfernt wird, und kostet am Ende 1 Prestige.
