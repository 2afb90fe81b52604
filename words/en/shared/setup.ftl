# What the bot says to a server's admins about its settings.

setup-head = Setup
setup-on = 🟢 The bot is on: tables can be opened.
setup-off = 🔴 The bot is off: nobody can open tables yet. Choose below, press **Check permissions** and **Try a post**, then **Finish**. Every choice has a sensible default.
setup-saved = Saved.
setup-done = Finished. People can open tables now, with /game create.
setup-not-yet = Not finished yet: the bot lacks something in a place you chose. It is named below, with where to click.
setup-language = Language of public messages
setup-channels = Tables may be in:
setup-creators = Tables may be opened by:
setup-games = Games that may be played
setup-calls = How people are called to their turn
setup-reports = Admins are told of faults in:
setup-everywhere = every channel
setup-everyone = everyone
setup-nowhere = no channel yet
setup-pick-channels = Channels or threads (none: all)
setup-pick-roles = Choose roles (none: everyone)
setup-pick-games = Choose games (none: all)
setup-pick-reports = A channel that only admins see
setup-listing = The list of open tables stands in:
setup-no-listing = no channel
setup-guests = Guests by a code:
setup-guests-on = tables here may take guests from other servers, and people here may be guests elsewhere
setup-guests-off = none, neither here nor from here
button-guests-off = Allow guests
button-guests-on = No more guests
setup-weekly = Table of the week:
setup-weekly-on = people vote; each Monday (UTC) the table with the most votes is shown where the list of open tables stands
setup-weekly-off = none
button-weekly-off = Table of the week
button-weekly-on = No table of the week
setup-pick-listing = Choose a channel for it (none: no list)
calls-everyone = With a ping to everybody whose turn it is
calls-named = Named in the table’s thread, without a ping
calls-silent = By a silent message that notifies nobody
button-check = Check permissions
button-try = Try a post
button-finish = Finish
button-off = Switch off
language = English

check-good = ✅ All permissions are there: { $channels }
check-unseen = { $count ->
    [one] One more channel is hidden from me: tables cannot be there.
   *[other] { $count } more channels are hidden from me: tables cannot be there.
 }
check-gone = ❌ { $channel }: there is no such channel any more, or it is a thread that sleeps. Choose again, or write in the thread first.
check-where = Open the channel’s settings (Edit Channel → Permissions), then:
check-mend = **{ $right }**: add { $bot } under “Roles/Members”, click ✓ beside it, save.
check-tags = Every post needs a tag here, but there is none I may use: Edit Channel → Tags, add one that is not for moderators only.
right-view_channel = View Channel
right-send_messages = Send Messages (in forums: Create Posts)
right-create_public_threads = Create Public Threads
right-send_messages_in_threads = Send Messages in Threads
right-attach_files = Attach Files
right-embed_links = Embed Links
right-read_message_history = Read Message History

trial-name = A trial
trial-text = This is a trial; it will be removed at once.
trial-good = ✅ { $channel }: a message was posted and removed again.
trial-emptied = ✅ { $channel }: a post was made. I emptied and closed it; to remove it altogether I would need the right to manage threads, or you can delete it.
trial-refused = ❌ { $channel }: Discord refused: { $reason }
trial-late = ❌ { $channel }: Discord did not answer in time. Try again.

no-only-admins = Only people who may manage the server can do that.
no-not-set-up = The bot is not set up on this server yet. Somebody who may manage the server has to run /setup and press “Finish”.
no-wrong-channel = Tables may not be opened here. Allowed: { $channels }.
no-not-a-creator = Only { $roles } may open tables here.
no-game-not-allowed = This game may not be played on this server. Allowed: { $games }.
no-bot-may-not = I lack permissions in this channel: { $rights }. An admin can mend that with /setup.

button-set-up = Set up
greeting-head = Hello! Here you can play long board games, move by move.
greeting-text =
    - **Who manages this server:** /setup chooses the language, channels and games, and checks my permissions. I am off until you press **Finish** there.
    - **Everybody, then:** /game create opens a table; others press **Join**, or you play against practice opponents. /game help says more.
