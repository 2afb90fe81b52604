# What happens at the tables of a server, sent to an address that its admins chose.

command-admin-events = Send what happens at tables to an address of yours
events-head = Events for your own programs
events-none = When a table is opened or begins, when somebody moves or is called, and when the game is over, I can tell a program of yours: as a signed message (a webhook) to an address that you name. Only what everybody on this server may see is told.
events-to = Events go to **{ $host }**.
events-failing = Nothing has arrived there since <t:{ $since }:f>. The next try is <t:{ $at }:R>; what waits is sent in order. After three days I stop.
events-paused-admin = Paused by an admin. What happens meanwhile is not told.
events-paused-dead = Paused: nothing has arrived there for three days. What waited is given up. Mend the address, then press **Go on**.
events-paused-gone = Paused: the address answered that it wants no more (410).
events-secret = **The secret, shown only now** – your program checks the signature with it:
    ```
    { $secret }
    ```
events-none-yet = Nothing has happened yet.
events-last = The last events
events-kind-opened = opened
events-kind-begun = begun
events-kind-moved = moved
events-kind-called = called
events-kind-over = over
events-waits = waits
events-arrived = arrived ({ $status })
events-answer = the address answered { $status }
events-wrong-private-address = a private address: I send nothing there
events-wrong-too-slow = no answer within ten seconds
events-wrong-no-such-host = there is no such name
events-wrong-no-tls = its certificate is not valid
events-wrong-no-answer = nobody answers
events-wrong-given-up = given up
events-wrong-not-public = not sent: not everybody may see the table
events-wrong-no-table = not sent: its game is not here
events-tested = Test: { $answer }.
events-ended = Ended: the address and its secret are forgotten.
events-asks-end = Send nothing any more, and forget address and secret?
events-asks-renew = Make a new secret? The old one no longer counts: your program takes nothing until it knows the new one.
events-address = Address
events-address-about = Begins with https://. A new secret is shown afterwards.
events-button-address = Address …
events-button-test = Test
events-button-pause = Pause
events-button-on = Go on
events-button-secret = New secret …
events-button-end = End …
events-button-back = Back
report-events-dead = Events of tables no longer go to { $host }: nothing has arrived there for three days. /admin events says what is wrong, and goes on.
report-events-gone = Events of tables no longer go to { $host }: it answered that it wants no more. /admin events goes on.
no-no-events = No address is set for events.
no-no-address = This is no address I can send to: it must begin with https://, without a password or a #.
no-private-address = This is a private address: I can only send to one on the open internet.
