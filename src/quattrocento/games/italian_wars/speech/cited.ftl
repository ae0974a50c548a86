# The rules that each line of the chronicle rests on; the first one is what it is about.
# Lines that Virtù tells in the same way are repeated where other rules hold here.
event-lays_family-rules = W-104, W-105, V-116
event-spring-rules = W-201, W-202
event-winter-rules = W-201, W-1101
event-influence-rules = W-302, W-403, W-901
event-concludes-rules = W-501, W-504, W-505
event-moves_allied-rules = W-709, W-511
event-ally_retreats-rules = W-1001, W-511
event-recruits_allied-rules = W-1105, W-1107, V-2001
event-loses_troop-rules = W-811, W-812, W-810
event-stays-rules = W-808, W-704, W-705
event-wins_trophy-rules = W-814, W-815
event-eliminates-rules = W-903, W-904
event-room_without_action-rules = W-207, W-209
event-wins_at_once-rules = W-1210, W-1211, W-1212
event-annexes-rules = W-405, W-407, V-903
event-siege-rules = W-804, V-1417, V-1423
event-retreats-rules = V-1503, W-1001, W-1002, V-1501
event-dismisses-rules = W-1102, W-1104, W-1101
event-recruits-rules = W-1109, W-1108, V-2001
event-final-rules = W-1203, W-1204, W-1206
event-trophy-rules = W-814, W-815
