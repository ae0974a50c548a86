# The Italian Wars in English: what Virtù does not say, or says otherwise.

## The game

game-italian_wars = The Italian Wars
game-italian_wars-blurb = 1494: the King of France claims the throne of Naples. Two players fight for Italy with troops, crowns and agents, and for the favour of Florence, Venice and Rome.
game-italian_wars-summary = Twenty-one rounds, each a Spring and a Winter as in Virtù; France always plays first. With Annex you may also influence the three Major Cities: each crown moves a marker one space towards you, for Rome a cross as well. A Major City that is favourable to you lets your troops pass and is defended by them; a hostile one must be besieged. A marker that lies in your Alliance zone when your action begins can be turned into an alliance for good: cards, tiles, troops and agent are yours.
    Taking a city of a Major City without ally costs four influence with it; taking its capital eliminates it. Wages are due every fourth round. Cities, capitals, alliances and trophies bring prestige; France wins at once with Naples and two of the three capitals, Naples with Milan and Turin (both reconstructed: the printed conditions are not publicly known).

option-lost_space-text = Which space is lost when the card that opened one is gone.
option-cheap_recruits = Cheap troops
option-cheap_recruits-text = Where a troop of one’s own costs 1 florin.
option-cheap_recruits-start_cities = in all start cities
option-cheap_recruits-start_cities-text = In every own city of the set-up: four for Naples.
option-cheap_recruits-crests = under the crest
option-cheap_recruits-crests-text = Only in those that bear one’s own crest: two for Naples.

## Names of things

faction-france = France
faction-naples = Naples
major-florence = Florence
major-venice = Venice
major-rome = Rome
place-florence_track = Florence’s influence track
place-venice_track = Venice’s influence track
place-rome_track = Rome’s influence track
troop-blue = French troop
troop-yellow = Neapolitan troop
troop-red = Florentine troop
troop-green = Venetian troop
troop-white = Roman troop
posture-neutral = neutral
posture-favourable = favourable
posture-hostile = hostile
posture-allied = allied
posture-rival_ally = the rival’s ally
posture-eliminated = eliminated
card-charles = Charles VIII
card-orleans = Louis of Orléans
card-ludovico_sforza = Ludovico Sforza
card-briconnet = Guillaume Briçonnet
card-ferdinand_of_aragon = Ferdinand II of Aragon
card-cordoba = Gonzalo de Córdoba
card-frederick = Frederick of Aragon
card-savonarola = Savonarola
card-piero = Piero II de’ Medici
card-agostino_barbarigo = Agostino Barbarigo
card-gonzaga = Francesco II Gonzaga
card-alexander_vi = Alexander VI
card-cesare_borgia = Cesare Borgia
action-none = No action
source-capitals = Capitals
thing-influence = Influence
thing-wages = Wages
thing-round = Round

## Questions

prompt-annex = { $you ->
    [yes] Annex a city, influence Major Cities, or conclude an alliance?
   *[no] { $seat } annexes and influences
}
prompt-welcome = { $you ->
    [yes] Where does { $card } go?
   *[no] { $seat } welcomes { $card }
}
prompt-storm_or_leave = { $you ->
    [yes] Do you besiege { $city }?
   *[no] { $seat } may besiege { $city }
}
prompt-lose_troops = { $you ->
    [yes] Which of your troops at { $city } is lost?
   *[no] { $seat } chooses losses at { $city }
}
prompt-lose_space = { $you ->
    [yes] The card that opened a court space is gone. Which space do you lose?
   *[no] { $seat } loses a court space
}
prompt-no_action = { $you ->
    [yes] There is no action for you here. Do you ask for an indulgence?
   *[no] { $seat } has no action here
}

## Labels of choices

move-annex = Annex { $city }
move-influence = Influence { $major }
move-conclude = Conclude the alliance with { $major }
move-decline = Discard { $card }
move-give_up = Leave { $city } alone
move-allied_march = Troop of { $major }: { $city } to { $goal } by road
move-allied_sail = Troop of { $major }: { $city } to { $goal } by sea
move-allied_retreat = Troop of { $major }: { $city } back to { $goal }
move-allied_disband = Give up a troop of { $major } at { $city }
move-allied_dismiss = A troop of { $major } in { $city }
move-allied_recruit = A troop of { $major } in { $city }
move-loss = { $troop }

## What happened

event-spring = Spring, round { $year }.
event-winter = Winter, round { $year }.
event-influence = { $spaces ->
    [1] { $major } comes nearer to { $seat }.
   *[other] { $seat }’s influence with { $major }: { $spaces }.
}
event-concludes = { $you ->
    [yes] You conclude an alliance with { $major } for good.
   *[no] { $seat } concludes an alliance with { $major } for good.
}
event-moves_allied = { $you ->
    [yes] You send
   *[no] { $seat } sends
} a { $troop } from { $city } to { $goal }.
event-ally_retreats = { $you ->
    [yes] Your
   *[no] { $seat }’s
} { $troop } retreats from { $city } to { $goal }.
event-recruits_allied = { $you ->
    [yes] You recruit
   *[no] { $seat } recruits
} a { $troop } in { $city }.
event-loses_troop = { $you ->
    [yes] You lose
   *[no] { $seat } loses
} a { $troop } at { $city }.
event-stays = { $you ->
    [yes] Your
   *[no] { $seat }’s
} troops stay before { $city }.
event-wins_trophy = { $you ->
    [yes] You win
   *[no] { $seat } wins
} a trophy at { $city }.
event-eliminates = { $you ->
    [yes] You eliminate
   *[no] { $seat } eliminates
} { $major }.
event-room_without_action = { $you ->
    [yes] Your
   *[no] { $seat }’s
} room { room-numeral } has no action.
event-wins_at_once = Automatic victory: { $you ->
    [yes] you control
   *[no] { $seat } controls
} { $cities }.

## Why not

why-indulgence-asked = you have asked for one this round
why-no-marker = it is allied or eliminated: its marker has left the track
why-end-of-track = its marker is at your end of the track
why-no-crown = you have no crown for it
why-first-crown-cancelled = a rival’s agent cancels your first one: it takes { crowns-count }
why-action-begun = an alliance is a whole action of its own
why-not-in-alliance-zone = its marker did not lie in your Alliance zone when the action began
why-rival-agent-on-track = a rival’s agent lies on its track
why-no-allied-troop-left = all its troops are on the map

## Ideas

concept-annex-text = A neutral city next to one of yours or your ally’s, by road or from port to port: more crowns than its value, and a ship for each sea. Crowns that are left may go to Major Cities.
concept-influence = Influence
concept-influence-text = Each crown moves a Major City’s marker one space towards you, for Rome also each cross. In your Favourable and Alliance zones the city is favourable to you and hostile to your rival. A rival’s agent on the track cancels your first crown there in each action.
concept-influence-rules = W-403, W-404, W-603
concept-conclude = Alliance with a Major City
concept-conclude-text = A marker that lay in your Alliance zone when the action began becomes an alliance for good. It costs nothing and is the whole action: the family cards, tiles, troops and agent of the Major City are yours to use.
concept-conclude-rules = W-501, W-503, W-511
concept-war-text = Cavalry moves an own or allied troop along a road, a ship over a sea. Cities of a favourable Major City are open to you; before a neutral one troops must stop, a hostile one they must besiege. War symbols become tokens for the coming sieges.
concept-intrigue-text = Each mask places an agent, moves one or removes a rival’s. An agent bars a rival’s room, makes a city easier or harder to win, or guards an influence track.
concept-govern-text = Each crown or cross makes two tiles of your domain available again.
concept-losses = Losses
concept-losses-text = Where own and allied troops fight together, you choose which of them are lost. They go back to their reserve.
concept-losses-rules = W-811, W-812
concept-retreat-text = Beaten troops go to a city next to them that is yours, your ally’s or of a favourable Major City, or over the sea for a ship each sea. Those that cannot are lost.
concept-indulgence-text = Once a round the Church helps: a crown, or florins. The indulgence then bars the room until you free it with a cross or two crowns, and costs a point of prestige at the end.
concept-wages = Wages
concept-wages-text = Every fourth round each florin keeps two troops on the map, own and allied together; none is free. Troops that are not paid go home.
concept-wages-rules = W-1101
concept-market-text = Characters, titles and guilds, one of each kind a Winter, all paid together.
concept-recruit-text = A troop from your reserve: it costs less in the cities you started with than in others. Allied troops come only into cities their Major City began with.
concept-posture = Posture
concept-posture-text = How a Major City stands towards you: neutral, favourable, hostile or allied. Favourable cities are open to your troops, hostile ones must be besieged.
concept-posture-rules = W-304, W-305, W-705, W-707, W-708
concept-elimination = Fallen Major City
concept-elimination-text = Conquering Florence, Rome or Venice itself eliminates that Major City: without an ally its troops, cards and agent leave the game.
concept-elimination-rules = W-906, W-903
concept-empty-room = Room without action
concept-empty-room-text = One room of each palace has no printed action. An action card laid there gives it one.
concept-empty-room-rules = W-207, W-208
concept-trophy = Trophy
concept-trophy-text = Kept for each city of the rival or of a Major City that you win by siege; worth 1 prestige at the end.
concept-trophy-rules = W-814, W-1203
concept-round = Round
concept-round-text = A Spring and a Winter; France plays first in both. After round 21 prestige decides.
concept-round-rules = W-201, W-202, W-1201
concept-goal = Automatic victory
concept-goal-text = At the end of a Spring France wins with Naples and two of Florence, Rome and Venice; Naples wins with Milan and Turin; if both could, France wins. Reconstructed: the printed conditions are not publicly known. An owner of the box can correct them with a component file.
concept-goal-rules = W-1210, W-1211, W-1212
concept-reconstructed = Reconstructed value
concept-reconstructed-text = Chosen for this program, since the printed value is not publicly known. An owner of the box can correct it with a component file.
concept-reconstructed-rules = W-1204, W-1210, W-1212
