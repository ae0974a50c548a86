# The Italian Wars in the browser, in English: what Virtù does not say there, or says otherwise.

ui-tagline-italian_wars = Two kings, three Major Cities, and the road to Naples.

## The bar and the rounds

ui-season = { $season } · round { $year }
ui-scene-year = End of the round
ui-scene-year-ends = Round { $year } ends: order and prestige
ui-rounds = Rounds
ui-wages-round = wages this Winter
ui-wages-in = wages in round { $round }: { $florins }
ui-two-months = two months each

## The influence board

ui-zone-alliance = Alliance
ui-zone-favourable = Favourable
ui-zone-neutral = Neutral
ui-track = Influence: { $major }
ui-marker-middle = marker in the middle
ui-marker-towards = marker { $count } towards { $seat }
ui-favourable-to = favourable to { $seat }
ui-holder-red = { major-florence }
ui-holder-green = { major-venice }
ui-holder-white = { major-rome }
ui-owned-by-red = of Florence
ui-owned-by-green = of Venice
ui-owned-by-white = of Rome
ui-trophies = Trophies: { $count }
ui-siege-optional = it may be left alone
ui-wins-with = wins at once with
ui-and = and
ui-majors-too = and { $count } of
ui-won-at-once = automatic victory
ui-you-win-at-once = Automatic victory: you control { $cities }
ui-wins-at-once = Automatic victory: { $seat } controls { $cities }

## The matter in hand

ui-courting = Crowns to share
ui-where-crowns = Where do your crowns go?
ui-one-annexation = one annexation at most
ui-ally-sends = The ally’s card
ui-ally-sends-text = to a free court space
ui-title-influence = Influence { $major }
ui-title-allied_march = { $city } – { $goal }
ui-title-allied_sail = { $city } – { $goal }
ui-title-allied_recruit = Recruit in { $city }
ui-do-influence = Influence { $major }
ui-do-conclude = Conclude the alliance
ui-do-allied_march = March to { $goal }
ui-do-allied_sail = Sail to { $goal }
ui-do-allied_retreat = Retreat to { $goal }
ui-do-allied_recruit = Recruit in { $city }
ui-chip-influence = { $major }
ui-chip-conclude = Alliance: { $major }
ui-chip-allied_march = { $major }: { $city } – { $goal }
ui-chip-allied_sail = { $major }: { $city } – { $goal }
ui-group-annex = { action-annex }
ui-asks-group-annex = Which city do you annex?
ui-why-no-crown = no crown
ui-why-not-in-alliance-zone = not in your zone
ui-why-rival-agent-on-track = rival’s agent
ui-why-no-allied-troop-left = none left

## The market

ui-titles = Titles and guild
ui-ware-duchy = for Naples
ui-ware-principality = for France
ui-ware-kingdom = for Naples

## Cards in few letters

ui-short-charles = Charles VIII
ui-short-orleans = Orléans
ui-short-ludovico_sforza = Ludovico
ui-short-briconnet = Briçon­net
ui-short-ferdinand_of_aragon = Ferdinand
ui-short-cordoba = Córdoba
ui-short-frederick = Frederick
ui-short-savonarola = Savona­rola
ui-short-piero = Piero
ui-short-agostino_barbarigo = Barbarigo
ui-short-gonzaga = Gonzaga
ui-short-alexander_vi = Alexander
ui-short-cesare_borgia = Cesare
ui-short-kingdom_of_france = Kingdom

## Players

ui-change-influence = influence
ui-stock-alliances = alliances
ui-stock-indulgences = indulgences
ui-did-influence = courted { $major }
ui-did-concludes = allied to { $major }
ui-did-moves_allied = marched on { $goal }
ui-did-recruits_allied = recruited in { $city }
ui-did-wins_trophy = took { $city }
ui-did-room_without_action = had no action

## What things are

ui-action-annex-text = Share crowns among one neutral city within reach and the favour of the Major Cities, or conclude an alliance.
ui-action-none-text = This room has no action while no action card lies in it.
ui-action-govern-text = A crown or cross turns two tiles of your Domain available.
ui-tip-posture-neutral = Neutral: troops that enter must stop; a siege is allowed but not compulsory.
ui-tip-posture-favourable = Favourable: your troops may pass, stay and retreat there, and defend it; you cannot besiege it.
ui-tip-posture-hostile = Hostile: troops that enter must stop and besiege it at the end of Spring.
ui-tip-posture-allied = Your ally: its cities count as yours, under its own discs.
ui-tip-posture-rival_ally = The rival’s ally: its cities are the rival’s, and must be besieged.
ui-tip-posture-eliminated = Eliminated: its capital was taken.
ui-tip-track-agent = The agent cancels the first crown or cross the rival spends here in each action, and bars his alliance.
ui-tip-ally-text = The alliance is final: cards, tiles, troops and agent serve the ally; each alliance is worth prestige.
ui-tip-fallen-text = Its capital was taken while it had no ally: its troops, discs, cards and agent have left the game.
ui-tip-rounds = Rounds
ui-tip-rounds-text = The war lasts twenty-one rounds at most; a coin marks the Winters with wages.
ui-tip-wages-text = Every fourth round: a florin for every two troops on the map, allied ones too; none is free.
ui-tip-trophy-text = One for each city taken from the rival or a Major City; they add up.
ui-tip-goal-0 = France
ui-tip-goal-0-text = France wins at once if it holds Naples and two of the three Major Cities at the end of a Spring.
ui-tip-goal-1 = Naples
ui-tip-goal-1-text = Naples wins at once if it holds Milan and Turin at the end of a Spring.
ui-tip-agents-text = A city, a room and an influence track hold one agent each.
ui-tip-court-text = Cards at court pay, and are then exhausted. Titles and one card of each ally open more spaces.
ui-tip-indulgence-text = Once a round: a crown or three florins, but it bars the marker’s room until freed and costs 1 prestige at the end.
