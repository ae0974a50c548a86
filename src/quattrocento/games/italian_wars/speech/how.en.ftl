### How The Italian Wars plays, on one page; what is as in Virtù is said there.

ui-how-goal = *The goal.* 1494. France and Naples fight for Italy and for the favour of Florence, Venice and Rome. France always plays first. Whoever conquers the prize of the war wins at once; otherwise prestige decides after round { $rounds }.
ui-how-cycle = One round in six pictures
ui-how-2 = *One action a Spring.* A card laid on a room replaces its printed action. *One room of each palace has none* until an action card lies there.
ui-how-4-title = Court the Major Cities
ui-how-4 = With { action-annex } each crown moves a Major City’s marker *one space towards you*; for Rome a cross does, too. A favourable city lets your troops pass and is hostile to your rival.
ui-how-5-title = Make an ally
ui-how-5 = A marker that lies in your Alliance zone when your action begins can become *an alliance for good*. The city’s cards, tiles, troops and agent are then yours to use.
ui-how-6-title = Sieges, then Winter
ui-how-6 = When both have acted, sieges are fought: *more strength than value and garrison*. In Winter you move cards, buy and recruit; wages are due every { $every }th round only.
ui-how-cities = each city of yours or of your ally
ui-how-capitals = more for each of the five capitals among them
ui-how-alliances = each one concluded
ui-how-trophies = each city won by siege from your rival or a Major City
ui-how-end = Whoever holds these at the *end of a Spring*, by disc or alliance, wins at once:
ui-how-end-guessed = Reconstructed: the printed conditions are not publicly known.
ui-how-end-then = If both could, France wins. Otherwise prestige is counted after round { $rounds }; a tie goes to more crowns.
ui-how-tip-2-title = Guard a track
ui-how-tip-2 = Your agent on a track cancels your rival’s first crown there in each action, and bars the alliance.
ui-how-tip-3-title = Sieges cost favour
ui-how-tip-3 = Taking a city from a Major City without an ally costs you { $siege } influence with it.
