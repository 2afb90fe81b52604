# World Wonders auf Deutsch: wie es steht.

far = Runde { $round } von { $rounds } · höchste Bevölkerung { $population } von { $purple }
far-last = Runde { $round }, die letzte: eine Bevölkerung ist auf ihrem lila Feld
standing-total = Punkte, wenn es jetzt endete
standing-population = Bevölkerung
standing-resources = niedrigste Ressource
standing-monuments = Monumente
standing-natural = Naturfelder
standing-districts = Stadtteile
standing-loan = offener Kredit
standing-target = Zu übertreffen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
award-monuments = die meisten Monumente
award-dearest = das meiste Gold für ein Monument
award-roads = die meisten Straßenteile
award-pedestals = die meisten Sockel
