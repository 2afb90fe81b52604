# The Dice Charmers auf Deutsch: wie es steht.

far = Runde { $round } (höchstens { $most }) · am nächsten am Ende: { $gap ->
    [0] die Leisten berühren sich
    [one] noch 1 Feld zwischen den Leisten
   *[other] noch { $gap } Felder zwischen den Leisten
 }
far-overlap = Runde { $round } · Leisten überschneiden sich: Diese Runde ist die letzte
standing-gap = Lücke
standing-gap-still = Lücke
standing-overlap = Überschneidung
standing-money = Geld
standing-fame = Ruhm
standing-karma = nicht eingesetztes Karma
standing-goods = nicht verkaufte Waren
standing-roads = gezeichnete Wege
standing-river = Flussfeld
source-fame = Ruhm (× { $ratio })
source-track = Lücke am Anfang
award-sale = das meiste Geld für einen Verkauf
award-goods = die meisten Waren verkauft
award-karma = das meiste Karma für Würfel eingesetzt
award-unused = die meisten Boni nicht genutzt
