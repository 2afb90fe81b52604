# The Dice Charmers auf Deutsch: wie es steht.

far = Runde { $round } (höchstens { $most }) · am nächsten am Ende: { $gap ->
    [0] die Leisten berühren sich
    [one] noch 1 Feld zwischen den Leisten
   *[other] noch { $gap } Felder zwischen den Leisten
 }
far-overlap = Runde { $round } · Leisten überschneiden sich: Diese Runde ist die letzte
standing-gap = Felder zwischen den Leisten
standing-money = Geld
standing-fame = Ruhm
standing-karma = Karma nicht genutzt
standing-goods = Waren nicht verkauft
standing-roads = Wege gezeichnet
standing-river = Flussfeld
source-fame = Ruhm × { $ratio }
source-track = Länge der Leiste
