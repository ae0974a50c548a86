# The browser in English: everything that is not a game's own.

## Bar, settings

ui-rules = Rules
ui-settings = Settings
ui-language = Language
ui-theme = Light or dark
ui-theme-name = Theme
ui-theme-system = as the system
ui-theme-light = light
ui-theme-dark = dark
ui-motion = Motion
ui-motion-slow = slow
ui-scenes = Show wars, sieges and ends of rounds step by step
ui-confirm-mine = Ask me to confirm my turns
ui-my-colour = My colour, when it is free
ui-colour-any = any
ui-colour-blue = blue
ui-colour-red = red
ui-colour-yellow = yellow
ui-colour-purple = purple
ui-colour-green = green
ui-colour-white = white
ui-sounds = Sounds
ui-volume = Volume
ui-sound-of-turn = my turn
ui-sound-of-dice = dice
ui-sound-of-bid = a bid
ui-sound-of-outbid = I am outbid
ui-sound-of-war = war and siege
ui-motion-full = normal
ui-motion-fast = fast
ui-motion-none = none
ui-notices = Browser notices when it is my turn
ui-notices-refused = The browser does not allow notices from this page.
ui-bell = Notices
ui-bell-waits = { $count ->
    [0] nothing waits for you
    [one] one thing waits for you
   *[other] { $count } things wait for you
}
ui-bell-empty = Nothing waits for you. Turns, questions and results are listed here.
ui-bell-turn = Your turn
ui-bell-asked = A request to you
ui-bell-again = A seat is kept for you: rematch
ui-bell-offer = An offer to you
ui-bell-hurry = Your time is nearly up
ui-bell-full = Everybody is here: begin
ui-bell-over = The game is over
ui-bell-answer = Answer
ui-bell-read = Mark all as read
ui-just-now = just now
ui-ago = { $span } ago
ui-handover-setting = Ask who sits down when several play at this screen
ui-alone-setting = Do by itself what has one answer only
ui-own = My account
ui-own-nobody = Nobody is signed in here: sign in, or sit down at a table with nothing but a name.
ui-guest-keep = Keep this name
ui-guest-hint = As a guest you are known by this browser alone. With a password you come back from anywhere, and nobody else takes your name.
ui-signing-in = Signing in
ui-kept = Saved.
ui-password-change = Change the password
ui-password-now = Present password
ui-password-changed = The password is changed. Everywhere else you are signed out.
ui-email-none = Without an address nobody can set a forgotten password anew.
ui-email-confirmed = Confirmed: a forgotten password is set anew through it.
ui-email-open = Not confirmed yet: open the link in the letter that was sent there.
ui-code-make = Make a code
ui-my-data = My data
ui-export-hint = One file with your games, chat lines, notes and settings, to be read by people and programs.
ui-blocked-people = Blocked people
ui-blocked-nobody = You have blocked nobody.
ui-leave-of-running = Games under way
ui-leave-then-running = You leave them as if you had given up.
ui-leave-of-finished = Finished games
ui-leave-then-finished = They stay for the others, with a seat without a name.
ui-leave-of-chat = Lines of chat
ui-leave-then-chat = Emptied.
ui-leave-of-rest = Everything else
ui-leave-then-rest = Deleted, for good.
ui-leave-sure = Nobody can bring it back.
ui-code-new = Sign in on another device
ui-code-hint = Type this code there, under “I have a code”, within ten minutes:
ui-code-copy = Copy as a link
ui-export = Download my data
ui-block = Block somebody, by the name they sign in with
ui-block-do = Block
ui-unblock = Unblock
ui-leave-for-good = Delete my account
ui-leave-not = Stay
ui-left-for-good = Your account is deleted. Farewell.
ui-reset = A new password
ui-reset-new = New password
ui-code = Code
ui-code-have = I have a code
ui-forgotten = Password forgotten?
ui-forgotten-email = Confirmed e-mail address
ui-forgotten-send = Send an e-mail
ui-forgotten-sent = If this address belongs to an account, an e-mail is on its way.
ui-announcement-read = Read
ui-email = E-mail, for notices and a forgotten password
ui-webhook = Webhook for notices
ui-notices-fail-address = Notices do not arrive here: this is no address.
ui-notices-fail-private = Notices do not arrive here: this address leads into a private network.
ui-notices-fail-name = Notices do not arrive here: there is no host of this name.
ui-notices-fail-connection = Notices do not arrive here: nothing answers at this address.
ui-notices-fail-tls = Notices do not arrive here: its certificate is not valid.
ui-notices-fail-slow = Notices do not arrive here: the server took too long.
ui-notices-fail-answer = Notices do not arrive here: the server refused them.
ui-notices-fail-house = Notices do not arrive here: the house has trouble sending them.
ui-push = Notices when no page is open
ui-push-here = On this device
ui-push-for-turn = when it is my turn
ui-push-for-offer = offers
ui-push-for-asked = questions to the table
ui-push-for-invited = invitations
ui-push-for-over = the end of a game
ui-push-elsewhere = On other devices
ui-push-stop = Turn off
ui-push-insecure = Only a page that was opened over https can send such notices. Ask whoever keeps this house.
ui-push-install = On an iPhone or iPad, add this page to the home screen first (Share, then Add to Home Screen), and open it from there.
ui-push-none = This browser has no notices for closed pages.
ui-push-denied = The browser does not allow notices from this page. Allow them in its settings for this site, then open this page again.
ui-push-failed = The browser’s own service for notices could not be reached. Try it later, or in another browser.
ui-close = Close
ui-keep = Save
ui-more = More
ui-unreachable = The house cannot be reached. We try again.
ui-takes = The house is still at work: { $seconds } s
ui-link-copied = The link is copied.

## People

ui-name = Name
ui-password = Password
ui-name-yourself = Your name
ui-name-enough = A name is enough to play. With a password you can come back from another device.
ui-just-a-name = Just a name
ui-account = Who you are
ui-sign-in = Sign in
ui-sign-up = Make an account
ui-sign-out = Sign out
ui-sessions = Signed in on
ui-session-this = this browser
ui-session-seen = last seen { $when }
ui-session-unknown = Unknown browser
ui-sessions-end-others = Sign out everywhere else
ui-sessions-end-all = Sign out everywhere
ui-sit-down = Sit down
ui-you = you
ui-bot = bot
ui-bot-level = { $level ->
    [easy] easy bot
    [hard] strong bot
    [medium] bot
    [quick] quick bot
   *[other] { $level }
}
ui-bot-of = { $level ->
    [easy] Bot, easy
    [hard] Bot, strong
    [medium] Bot, medium
    [quick] Bot, quick
   *[other] Bot, { $level }
}

## Lobby

ui-tables = Tables
ui-finished-games = Finished games
ui-welcome-name = Welcome, { $name }
ui-welcome-sub = no table waits for you
ui-tables-wait = { $count ->
    [0] No table waits for you
    [one] A table waits for you
    [2] Two tables wait for you
    [3] Three tables wait for you
    [4] Four tables wait for you
    [5] Five tables wait for you
    [6] Six tables wait for you
   *[other] { $count } tables wait for you
}
ui-tables-wait-others = { $lit ->
    [0] { $count ->
        [one] one waits for others
        [2] two wait for others
        [3] three wait for others
        [4] four wait for others
        [5] five wait for others
        [6] six wait for others
       *[other] { $count } wait for others
    }
   *[other] { $count ->
        [one] and one waits for others
        [2] and two wait for others
        [3] and three wait for others
        [4] and four wait for others
        [5] and five wait for others
        [6] and six wait for others
       *[other] and { $count } wait for others
    }
}
ui-your-move = Your move
ui-plays = { $name } plays
ui-all-choose = All choose at once
ui-waits-for-players = waits for players
ui-seats-open = { $count ->
    [0] all seats taken
    [one] one seat open
   *[other] { $count } seats open
}
ui-play = Play
ui-open = Open
ui-watch = Watch
ui-join = Join
ui-tables-to-join = Tables to join
ui-tables-to-watch = To watch
ui-no-open-tables = No other table is open. Make one, and leave a seat for a friend.
ui-new-here = New here?
ui-hero-title = Renaissance board games, played in your browser
ui-hero-text = Four games of dice, auctions, cities and armies. Play against bots now, or with friends at your own pace. The table knows the rules, so you can learn as you play.
ui-hero-first = { $title }, one easy bot, no clock. No account needed.
ui-hero-learn = Learn in 10 minutes
ui-hero-invite = Invite friends
ui-guest = Guest
ui-begin-first-game = Begin a first game
ui-new-table = New table
ui-new-table-how = choose a game, choose the seats, begin
ui-choose = Choose
ui-chosen = Chosen
ui-how-it-plays = How it plays
ui-all-rules = All the rules, numbered
ui-minutes = { $minutes } min
ui-length = Length
ui-players = Players
ui-seats = Seats
ui-seat-number = Seat { $number }
ui-add-seat = Seat
ui-remove-seat = Remove this seat
ui-friend-by-link = Friend, by link
ui-at-this-screen = At this screen
ui-begin = Begin { $title }
ui-more-options = More options
ui-table-name = Name of the table
ui-table-of = { $name }’s table
ui-private = Private: only those with the link find it
ui-confirm-turns = Each turn is confirmed at its end
ui-hints-who = Hints
ui-hints-who-text = With a hint a game is not rated.
ui-hints-who-alone = alone against bots
ui-hints-who-everybody = for everybody
ui-hints-who-nobody = none
ui-at-zero = When a clock runs out
ui-at-zero-bot = a bot takes the seat
ui-at-zero-end = the game ends
ui-pace = Pace
ui-pace-none = no clock
ui-pace-live = live, { $minutes } min each
ui-pace-days = { $days ->
    [one] one day a turn
   *[other] { $days } days a turn
}
ui-pace-choice-none = No clock
ui-pace-choice-live-30 = Live, 30 min each
ui-pace-choice-live-60 = Live, 60 min each
ui-pace-choice-days-1 = One day a turn
ui-pace-choice-days-3 = Three days a turn
ui-no-finished = No game has been played to the end yet.
ui-search-rules = Search the rules
ui-rules-in-english = The numbered rules are written in English.

## Waiting room

ui-free-seat = free seat
ui-give-to-bot = Give it to a bot
ui-invite = Link for friends
ui-share = Share
ui-invite-qr = The invitation as a QR code: scan it with another phone.
ui-invite-words = Play { $title } with me
ui-copy = Copy
ui-copy-link = Copy the link
ui-leave-table = Leave the table
ui-host-begins = The host begins when every seat is taken.

## Prompt

ui-your-turn = Your turn
ui-your-turn-short = your turn
ui-an-offer = An offer
ui-waiting-for = { $seat } is to play
ui-still-choosing = Still choosing: { $seats }
ui-choosing-question = All choose at once. Nobody sees anything until everybody has chosen.
ui-chosen-question = You have chosen. Everything is revealed once everybody has.
ui-has-chosen = has chosen
ui-change-choice = Change it
ui-bots-busy = The house’s bots are busy: this one waits for its turn.
ui-bots-share = The house’s bots are busy, and your tables have used their share: this one waits for its turn.
ui-bot-thinks = { $seat } is thinking
ui-watching = You are watching
ui-paused = The game is paused
ui-since-my-turn = Since my turn
ui-hold = Pause
ui-scene-go-on = Go on
ui-scene-board = See the board
ui-scene-card = See the card
ui-skip-scene = Skip
ui-continue = Continue
ui-space-key = Space
ui-back = Back
ui-back-to = Back to here
ui-confirm = Confirm
ui-confirm-question = Is this how you want to end your turn?
ui-choices = Choices
ui-choices-more = more
ui-asks-which = Which one?
ui-only-answer = Nothing else is possible here: { $answer }
ui-choice = choice { $key }
ui-lit = can be chosen
ui-selected = chosen
ui-fold = Open or close
ui-asks-undo = { $seat } asks to take back { $count ->
    [one] a move
   *[other] { $count } moves
}.
ui-asks-pause = { $seat } asks for a pause.
ui-asks-resume = { $seat } asks to go on.
ui-agree = Allow
ui-refuse = Refuse
ui-withdraw = Withdraw
ui-take-back = Take back
ui-take-back-now = Take it back
ui-ask-them = Ask { $names }
ui-a-word = A word to the others…
ui-back-step = Only my last step
ui-back-turn = My whole turn
ui-would-be-undone = Would be undone
ui-drawn-anew = Dice or cards have been shown since: they will be rolled or drawn again.
ui-back-to-here = Back to here
ui-request = Request
ui-asks-claim_seat = { $seat } asks that a bot takes the seat of { $of }.
ui-asks-claim_game = { $seat } asks to end the game: { $of } has left.
ui-asks-end = { $seat } has resigned. A bot can play on, or the game ends.
ui-bot-plays-on = A bot plays on
ui-end-game = End the game
ui-not-answered = { $names }: no answer yet.
ui-play-on-undo = If you play on, it counts as no.
ui-play-on-end = The game ends if all agree. If you play on, a bot takes the seat.
ui-paused-by = Paused by { $seat } at { $time } · clocks stand still
ui-clocks-stand = Clocks stand still
ui-would-go-on = { $names } would go on.
ui-go-on = Go on
ui-redo = Redo
ui-key-redo = Do again what was taken back
ui-resign-this = Resign this game?
ui-resign-two = This ends the game: { $seat } wins. It counts as finished.
ui-resign-more = You give up your seat. { $names } decide: a bot plays on, or the game ends with you in last place.
ui-resign-bots = Only bots are left: the game ends, with you in last place.
ui-resign-wins = Resign, { $seat } wins
ui-keep-playing = Keep playing
ui-the-winner = wins
ui-claim = Away for long
ui-claim-away = { $seat } is away…
ui-claim-text = { $seat } has not come back. A bot can take the seat, or the game ends with { $seat } in last place.
ui-claim-all = { $names } must agree.
ui-claim-seat = A bot takes the seat
ui-claim-game = End the game
ui-ended-resigned = { $winner } wins: { $seat } has resigned
ui-ended-claimed = { $winner } wins: { $seat } did not come back
ui-ended-closed = The host of the house has closed this table
ui-line-lost = The connection is lost. We try again; nothing of your game is lost.
ui-notice-turn = Your turn: { $table }
ui-notice-offer = An offer: { $table }

## Table

ui-table-menu = Table
ui-undo = Undo
ui-restart-turn = Start my turn again
ui-ask-undo = Ask to take back
ui-ask-pause = Ask for a pause
ui-ask-resume = Ask to go on
ui-record = Record
ui-record-text = every move as a file
ui-to-lobby = To the lobby
ui-resign = Resign
ui-resigned = resigned
ui-away = away
ui-registered = registered
ui-nth = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
ui-time-left = Time left
ui-look-at = Look at what { $seat } has
ui-looking-at = The house of { $seat }
ui-back-to-mine = Back to mine
ui-chip = { $seat }, { $vp } points
ui-board = Board
ui-board-view = Board
ui-my-mat = My mat
ui-whole-board = The whole board
ui-chronicle = Chronicle
ui-chat = Chat
ui-chat-none = Nobody has said anything yet.
ui-say = Say something to the table…
ui-quick = Quick phrases
ui-quick-hello = Hello!
ui-quick-well = Well played!
ui-quick-thanks = Thank you!
ui-quick-moment = One moment, please.
ui-quick-back = I am back.
ui-quick-game = Good game!
ui-onlookers = { $count ->
    [one] one is watching
   *[other] { $count } are watching
}
ui-here = at the table
ui-score = Score
ui-notes = My notes
ui-notes-hint = Only you see what you write here.
ui-score-by-source = Score by source
ui-total = Total
ui-hatched = hatched: end scoring
ui-end-hatched = Hatched: scored at the end.
ui-hand-over = Hand the screen to
ui-i-am = I am { $seat }
ui-still-left = { $span } left
ui-span-day = { $count } d
ui-span-hour = { $count } h
ui-span-minute = { $count } min

## What the house itself tells

ui-event-joins = { $name } sits down.
ui-event-leaves = { $name } leaves the table.
ui-event-resigns = { $you ->
    [yes] You resign.
   *[no] { $seat } resigns.
}
ui-event-takes_over = A bot plays on for { $seat }.
ui-event-lapses = Nobody answered in time: the request has lapsed.
ui-event-runs_out = { $you ->
    [yes] Your time has run out.
   *[no] The time of { $seat } has run out.
}
ui-event-asks = { $what ->
    [pause] { $seat } asks for a pause.
    [resume] { $seat } asks to go on.
    [claim_seat] { $seat } asks that a bot takes a seat.
    [claim_game] { $seat } asks to end the game.
   *[undo] { $seat } asks to take back a move.
}
ui-event-refuses = { $seat } refuses.
ui-event-withdrawn = The request is withdrawn.
ui-event-pauses = The game is paused.
ui-event-resumes = The game goes on.
ui-event-rematch = A rematch is ready.
ui-event-hinted = { $you ->
    [yes] You look at a hint: this game is not rated.
   *[no] { $seat } looks at a hint: this game is not rated.
}

## End and replay

ui-finished = Finished
ui-game-over = Game over
ui-lasted = { $rounds } rounds, { $minutes } min
ui-result = Result
ui-you-win = { $count ->
    [one] You win by one point
   *[other] You win by { $count } points
}
ui-you-win-tie = You win the tie
ui-you-are = You are { ui-nth }, { $count ->
    [0] level with the first
    [one] one point behind
   *[other] { $count } points behind
}
ui-wins = { $count ->
    [0] { $seat } wins the tie
    [one] { $seat } wins by one point
   *[other] { $seat } wins by { $count } points
}
ui-by-points = { $count ->
    [0] by turn order
    [one] by one point
   *[other] by { $count } points
}
ui-first-in-italy = First in Italy
ui-course = Course of the game
ui-lead = lead
ui-end = End
ui-turning-points = Turning points
ui-replay-turn = Replay turning point { $letter }
ui-replay = Replay
ui-replay-steps = { $count } turns, or from a turning point
ui-rematch = Rematch
ui-rematch-text = the same seats once more
ui-rematch-waits = the table is ready
ui-share-result = Picture of the result
ui-share-result-text = to share or to keep
ui-share-failed = The picture could not be made.
ui-leave = Leave the table
ui-looking-back = Looking back · { $at } of { $count }
ui-moment = Moment of the game
ui-first-step = To the beginning
ui-step-back = One back
ui-step-on = One on
ui-see-again = See it again
ui-by = How far at a time
ui-by-step = by step
ui-by-turn = by turn
ui-by-round = by round
ui-turn-you = You
ui-last-turn = Last turn of { $seat }: { $turn }
ui-acts = thinking …
ui-replay-step = Replay this step
ui-to-the-game = To the game
ui-ask-back-here = Ask everyone to go back to this moment
ui-run = Run
ui-stop = Stop
ui-round = Round { $round }
ui-round-of = Round { $round } of { $rounds }

## What the house refuses

ui-refused-no-person = Say who you are first: a name is enough.
ui-refused-wrong-password = This name and this password do not go together.
ui-refused-password-changed = The password was changed elsewhere meanwhile; sign in with that one.
ui-refused-name-taken = This name belongs to an account: sign in, or take another one.
ui-refused-name-empty = A name needs something to read in it.
ui-refused-name-long = A name has at most 40 characters.
ui-refused-name-hidden = This name has characters that nobody can see; leave them out.
ui-refused-name-marks = This name has marks or signs that hide letters; write plain ones.
ui-refused-name-scripts = This name mixes scripts; write it in one.
ui-refused-empty = There is nothing to read in this line.
ui-refused-bad-webhook = This webhook cannot be used: give an address like https://example.org/hook, without a password and out in the internet.
ui-refused-bad-email = This is no e-mail address like name@example.org.
ui-refused-no-invitation = This table is private; ask its host for the link.
ui-refused-no-table = There is no such table, or it is private.
ui-refused-host-only = Only the host can do that.
ui-refused-seat-taken = This seat is taken.
ui-refused-seated = You sit at this table already.
ui-refused-begun = The game has begun already.
ui-refused-open-seats = A seat is still open: wait, or give it to a bot.
ui-refused-not-your-turn = Somebody else has to decide now.
ui-refused-paused = The game is paused; everyone must agree to go on.
ui-refused-asked = Another question is still open.
ui-refused-too-far = There is nothing to take back yet.
ui-refused-no-redo = Nothing was taken back that could be done again.
ui-refused-no-claim = Only a seat that the table waits for can be claimed.
ui-refused-present = This player is at the table.
ui-refused-too-soon = This player has not been away for long enough.
ui-refused-too-many = That was too much at once; wait a moment.
ui-refused-too-many-lines = Too many pages are open; close some of them.
ui-refused-too-many-tries = Too many wrong passwords; try again later.
ui-refused-crowded = Too many people are signing in right now; try again in a few seconds.
ui-refused-bot-tables = You have many games with bots under way; finish one, or give one up, before the next.
ui-refused-banned = The host of this house no longer lets you in.
ui-refused-muted = The host of this house does not let you chat at present.
ui-refused-blocked = Somebody at this table has blocked you.
ui-refused-closed = This house takes nobody new at present.
ui-refused-invitation = This house takes those who have its invitation: open the link you were given.
ui-refused-tables = You have many tables that are not finished; finish or leave some.
ui-refused-no-code = This code or link is not valid any more; ask for a new one.
ui-refused-no-mail = This house sends no mail; ask its host.
ui-refused-nobody = Nobody has this name.
ui-refused-yourself = You cannot block yourself.
ui-refused-no-analysis = This game could not be analysed; try again later.
ui-refused-no-moment = This moment was taken back.
ui-refused-logged-out = You were signed out.
ui-refused-no-session = This session has ended already.
ui-refused-too-many-devices = You have notices on ten devices already; turn them off on one of those first.
ui-refused-no-device = There are no notices on this device any more.
ui-refused-wrong-host = The house is not known by this name; ask its host.
ui-refused-storage-full = The house cannot store this: its disk is full. Nothing was changed.
ui-refused-storage-down = The house cannot reach its storage. Nothing was changed; try again in a moment.
ui-refused-storage-damaged = The house’s database is damaged. The host of the house has to restore a backup.
ui-refused-game-missing = This table plays a game that is no longer in this house. Ask the host of the house to add the game again.
ui-refused-broken-record = What is stored of this table can no longer be played. Tell the host of the house.
ui-refused-other-rules = This game was played by older rules than this house knows. If it is over, you can download its record; to go on with it, ask the host of the house.

## Amounts, answers ahead

ui-less = Less
ui-more-of-it = More
ui-answers-ahead = Answers ahead
ui-answers-text = Only you see them. The house answers for you, until something changes.
ui-answer-fell = An answer no longer stands
ui-answer-void = No longer stands: { $why }.
ui-void-undone = moves were taken back

## Sights, editions, proposals

ui-sights = What the board shows
ui-lit-here = something can be chosen there
ui-propose = Pay for me
ui-edition = Edition
ui-edition-text = Which rulebook is followed where they differ.
ui-edition-house = as the house plays
ui-edition-own = chosen one by one

## Learning: lessons, glossary, rules

ui-learn = Learn by playing
ui-learn-how = A guided first game: ten minutes, one thing at a time.
ui-learn-begin = Begin
ui-learn-go-on = Go on
ui-learn-at = page { $page } of { $pages }
ui-learn-pages = { $pages } pages
ui-lesson = Lesson
ui-lesson-page = { $page } of { $pages }
ui-lesson-skip = Skip
ui-lesson-watch = The others play now. Watch what they do; it goes on by itself.
ui-lesson-back = Back
ui-lesson-next = Next
ui-lesson-play-on = Play on
ui-lesson-table = Lesson: { $title }
ui-lesson-second = Second lesson
ui-lesson-second-table = Second lesson: { $title }
ui-refused-lesson = The lesson is about another choice. Skip it to play as you like.
ui-glossary = Glossary
ui-glossary-how = Every term, in a sentence, with its rules.
ui-search-glossary = Search the glossary
ui-term = What is this? { $term }
ui-nothing-found = Nothing found.
ui-nothing-found-try = Nothing found. Try a shorter word, its singular, or the number of a rule such as { $rule }.
ui-rulings = Rulings
ui-rulings-how = Where the printed rules leave a point open, this is how it is played here.
ui-ruling = Ruling { $number }
ui-rules-found = { $count ->
    [one] one rule
   *[other] { $count } rules
}

## Looking through a finished game, and figures

ui-analysis = Analysis
ui-analysis-text = how it stood, turn by turn
ui-looking-through = The bots look through the game …
ui-analysis-failed = The analysis could not be fetched.
ui-try-again = Try again
ui-as-bots-see = As the bots see it
ui-as-bots-see-text = What each seat was worth, in points: those in hand and what the rest of the table promised.
ui-growth = Points by source over time
ui-luck = Luck
ui-luck-text = What dice and draws did to each seat, in points, against what they do on average.
ui-by-luck = by luck
ui-play-on = Play on from here
ui-play-on-text = A table of your own goes on from this moment. The finished game stays as it is.
ui-my-seat = My seat
ui-every-seat = Every seat myself
ui-against-bots = Against bots
ui-statistics = Statistics
ui-my-figures = My own results
ui-whose-games = Whose games
ui-games-people = Between people ({ $count })
ui-games-bots = Against bots ({ $count })
ui-games-among_bots = Among bots ({ $count })
ui-table-size = Size of the table
ui-all-sizes = Tables of every size
ui-players-count = { $count } players
ui-no-figures = Nothing has been played to its end yet.
ui-by-faction = By what is played
ui-by-seat = By seat
ui-by-size = By number of players
ui-by-size-text = How often the first seat wins.
ui-shares-text = Bars are wins, thin lines 95 % intervals, red marks what would be fair. Games that somebody gave up are left out, and those in which one person moved every seat.
ui-win-rate = Win rate
ui-games-played = Games
ui-rating = Rating
ui-not-yet-rated = not yet rated
ui-ratings = Ratings
ui-ratings-text = OpenSkill ratings, 1500 in the middle. Guests are rated but not listed.
ui-favourite = Plays most
ui-show-moment = Look
ui-games-won = Wins
ui-analysis-board = Analysis board

## Where a link leads nowhere

ui-lost = There is nothing here
ui-lost-text = No page of this house has this address. A letter may have been lost when it was copied.
ui-lost-game = No game of this house is called “{ $name }”.
ui-lost-table = This table cannot be shown
ui-lost-table-how = If you have a seat there, sign in as the one who sat down. If somebody invited you, ask for the whole link: it ends with the invitation.
ui-lost-person = Nobody here has this address
ui-no-rule = { $title } has no rule { $rule }. Look for it below.
ui-no-term = { $title } has no such term. Look for it below.
ui-table-full = Every seat is taken. You can watch when the game begins, or make a table of your own.
ui-table-closed = This table was closed before the game began.

## Hints

ui-hint = Hint
ui-hint-now = chance to win, now { $chance } %
ui-hint-thinking = Weighing your moves …
ui-hint-first = With a hint this game is not rated, and everybody at the table is told so.
ui-hint-show = Show the hint
ui-hint-do = Do it
ui-hint-line = Show the line
ui-hint-line-text = What may follow, in an imagined game: hidden things are not known.
ui-hint-equal = Equally good.
ui-hint-points = { $amount } points from { $source }
ui-hint-rival = { $amount } % for { $seat }
ui-hint-means = { $means } { $amount }
ui-hint-gain = { $alone ->
    [yes] By the end of your turn: { $gain }.
   *[no] By the end of your turn, against the others: { $gain }.
}
ui-hint-both = { $alone ->
    [yes] By the end of your turn: { $gain }, but { $loss }.
   *[no] By the end of your turn, against the others: { $gain }, but { $loss }.
}
ui-hint-loss = { $alone ->
    [yes] By the end of your turn: { $loss }.
   *[no] By the end of your turn, against the others: { $loss }; it pays later.
}
ui-hint-later = Little differs by the end of your turn; it counts later.

## Keys

ui-keys = Keys
ui-key-choose = choose what has this number
ui-key-decline = pass or decline
ui-key-list = list every choice
ui-key-walk = walk through what is lit, and do it
ui-key-look = look at everything on the table; step through a look back
ui-key-propose = let the program pay
ui-key-hint = show a hint, what follows, and close it
ui-key-confirm = confirm the turn
ui-key-back = one step back, or out of a look back
ui-key-undo = take the last choice back
ui-key-restart = start my turn again
ui-key-figures = show or hide the figures beside the cities
ui-key-marks = show or hide the last turn of each opponent
ui-key-help = this list

## How it plays

ui-how-title = How { $title } plays
ui-how-page = How it plays, in pictures
ui-how-begin = Begin a game
ui-how-players = { $least } to { $most } players
ui-how-reading = 3 minutes to read
ui-how-points = How points are made
ui-how-ends = How it ends
ui-how-tips = Three tips for the first game
ui-how-ready = Ready?

## The rules beside the table

ui-rules-page = Full page
ui-leaf-question = This question
ui-leaf-all = All
ui-leaf-rulings = { ui-rulings }
ui-leaf-words = { ui-glossary }
ui-applies-now = applies now
ui-codes = What the codes mean
ui-codes-hide = hide
ui-codes-show = show
ui-code-rule = { $title }, section { $section }, rule { $number }
ui-code-rulebook = the printed rules say so
ui-code-editions = the printed rules of these editions say so
ui-code-two = the booklet for two players says so
ui-code-faq = the publisher has answered so
ui-code-ruling = the printed rules leave it open; so we play it
ui-code-difference = editions differ; so we play it
ui-code-deduced = it follows from other rules
ui-code-components = it is printed on the components
ui-code-public = generally known, though not from the rulebook
ui-code-reconstructed = a value we chose, since the printed one is not publicly known

## The waiting room

ui-waits-seats = { $count ->
    [one] Waiting for one more
   *[other] Waiting for { $count } more
}
ui-everyone-here = Everyone is here
ui-waits-host = Everyone is here. The host begins.
ui-differs = Different from the standard
ui-standard = The standard options
ui-options-all = { $count ->
    [one] The one option
   *[other] All { $count } options
}
ui-options-less = Only what differs
ui-standard-is = (standard: { $choice })
ui-begin-closed = Free seats: send the link, or give them to bots.

ui-plan-steps = Step by step
ui-plan-sheet = On one sheet
ui-plan-clear = Clear
ui-plan-confirm = Confirm
ui-plan-confirm-without = Confirm without { $what }

## The page of hosts

ui-cancel = Cancel
ui-host = House
ui-host-state = State of the house
ui-host-trouble = The house cannot store anything
ui-host-worker = Bot process
ui-host-door = Process on port { $port }
ui-host-silent = No sign of life for { $seconds } s
ui-host-well = Running well: { $tables } tables in memory, { $lines } pages open
ui-host-since = Started { $span }
ui-host-queue = { $count ->
    [one] One bot waits
   *[other] { $count } bots wait
}
ui-host-longest = The longest has waited { $seconds } s
ui-host-people = { $count ->
    [one] One person
   *[other] { $count } people
}
ui-host-accounts = { $count } of them with an account
ui-host-playing = { $count ->
    [one] One game going on
   *[other] { $count } games going on
}
ui-host-waiting = { $count ->
    [one] One table not begun
   *[other] { $count } tables not begun
}
ui-host-people-title = People
ui-host-search = First letters of a name, or an id
ui-host-seen = here { $span }
ui-host-never = no session
ui-host-role = Host
ui-host-banned = kept out
ui-host-muted = muted
ui-host-acts = Actions
ui-host-nobody = Nobody has this name.
ui-show-more = Show more
ui-host-rename = Rename
ui-host-password = New password
ui-host-mute = Mute
ui-host-unmute = Unmute
ui-host-ban = Keep out
ui-host-unban = Let in
ui-host-delete = Delete
ui-host-rename-means = The new name is shown everywhere, at tables and in chats too. { $name } signs in as before.
ui-host-password-means = { $name } is signed out everywhere and signs in with the new password, which is shown to you once.
ui-host-mute-means = { $name } writes in no chat for { $days } days.
ui-host-ban-means = { $name } is signed out everywhere and cannot come in again. The seats stay, and can be claimed.
ui-host-delete-means = { $name } gives up every game and is forgotten, for good.
ui-host-type-name = Type the name to be sure
ui-host-new-name = New name
ui-host-why = Reason, for the log
ui-host-password-is = { $name }’s new password:
ui-host-rename-done = { $name } has a new name.
ui-host-password-done = { $name } has a new password.
ui-host-mute-done = { $name } is muted.
ui-host-unmute-done = { $name } may speak again.
ui-host-ban-done = { $name } is kept out.
ui-host-unban-done = { $name } may come in again.
ui-host-delete-done = { $name } is deleted.
ui-host-tables-playing = Going on
ui-host-tables-waiting = Not begun
ui-host-tables-finished = Finished
ui-host-table-close = End
ui-host-table-delete = Delete
ui-host-sure = Sure?
ui-host-no-tables = No tables.
ui-host-reports = Reports
ui-host-reported = { $reporter } reports { $name }
ui-host-unsay = Take back
ui-host-mute-days = Mute for { $days } days
ui-host-settle = No action needed
ui-host-no-reports = Nothing to decide.
ui-host-letters = Outbox
ui-host-letter-waits = { $tries ->
    [0] waits
    [one] waits, tried once
   *[other] waits, tried { $tries } times
}
ui-host-letter-dead = given up { $span }
ui-host-letter-again = Try again
ui-host-letter-drop = Throw away
ui-host-no-letters = Nothing waits.
ui-host-announce = Message to everybody
ui-host-announce-hint = The house rests on Sunday.
ui-host-publish = Publish
ui-host-take-back = Take back
ui-host-admission = Who may join the house
ui-host-admits-open = Everybody
ui-host-admits-invite = With an invitation
ui-host-admits-closed = Nobody
ui-host-quotas = What one person may have
ui-host-quota-tables = Tables not finished
ui-host-quota-bot_tables = Games with bots going on
ui-host-quota-requests = Requests a second, as a multiple of the usual
ui-host-quotas-keep = Save
ui-host-quotas-done = This holds from now on.
ui-host-quotas-hint = 0 sets no limit.
ui-host-export = Export
ui-host-purge = Clear away
ui-host-purge-days = Idle for so many days
ui-host-purge-hint = Tables that nobody began, and guests who were not here for so long and sit at no game that goes on.
ui-host-purge-done = { $tables } tables and { $guests } guests are gone.
ui-host-log = What the hosts did
ui-host-no-log = Nothing yet.
ui-host-did-rename = gave a new name
ui-host-did-ban = kept out
ui-host-did-unban = let in
ui-host-did-mute = muted
ui-host-did-unmute = unmuted
ui-host-did-password = gave a new password
ui-host-did-host = named a host
ui-host-did-unhost = took away the role of host
ui-host-did-forget = deleted somebody
ui-host-did-purge = cleared away old tables and guests
ui-host-did-close = ended a game
ui-host-did-delete = deleted a table
ui-host-did-register = changed who may join
ui-host-did-announce = wrote to everybody
ui-host-did-quotas = changed what one person may have
ui-host-did-settle = looked at a report
ui-host-did-unsay = took back a line of chat
ui-host-did-export = exported somebody’s data
ui-host-did-letter-again = had a letter tried again
ui-host-did-letter-drop = threw a letter away
ui-report-line = Report or block { $name }
ui-report-why = What is wrong? The host of the house reads this.
ui-report-do = Report
ui-reported = The host of the house will look at it.
ui-block-name = Block { $name }
ui-blocked = { $name } is blocked: no seat at your tables, no word in your chats.

## Without the house

ui-offline = Offline
ui-offline-title = The house cannot be reached. Play here meanwhile.
ui-offline-next = It is tried again by itself, next in { $seconds } s. Nothing you do here is lost.
ui-offline-try = Try now
ui-own-tables = On this device
ui-own-count = { $count ->
    [one] one game, kept here
   *[other] { $count } games, kept here
}
ui-own-opening = The table is set up on this device. The first time this takes some seconds.
ui-own-move = Move to the house
ui-own-move-closed = Opens when the house can be reached
ui-own-moved = The game goes on at the house.
ui-own-save = Save as a file
ui-own-bring = Open a saved game
ui-own-remove = Remove
ui-own-remove-sure = Remove for good
ui-own-play = Play on this device, without the house
ui-where-house = At the house
ui-kept-title = Without a network
ui-kept-none = Keep the games on this device, and play where there is no network.
ui-kept-keep = Keep them here
ui-kept-keeping = { $done } of { $total } MB are here
ui-kept-all = This device can play without a network.
ui-kept-full = There is too little room on this device. Make some, then try again.
ui-kept-impossible = This browser cannot keep the pages. Leave this one open to play without a network.
ui-kept-install = Install
ui-kept-installed = Installed
ui-works-bots = Four games against bots
ui-works-screen = Several people at one screen
ui-works-lessons = Lessons and the rules
ui-works-replays = Replays and analyses of games kept here
ui-works-people = Games with people elsewhere
ui-works-chat = Chat and statistics
ui-fresh = A new version is ready. Your game is kept.
ui-fresh-take = New version
ui-refused-device-full = There is no room left on this device. Your last step was not done; everything before it is safe. Make room, then do it again.
ui-refused-here = This needs a house that others reach too.
