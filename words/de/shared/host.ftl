# Was der Gastgeber über Tische sagt.

opponent-name = Übung { $number }

no-busy = Am Tisch ist gerade viel los. Nichts wurde geändert; drück gleich noch einmal.
no-no-such-table = Einen Tisch { $number } gibt es hier nicht.
no-no-such-game = Das Spiel „{ $game }“ gibt es hier nicht. Es gibt: { $games }.
no-no-such-edition = Die Ausgabe „{ $edition }“ dieses Spiels gibt es hier nicht.
no-no-such-setting = Diese Einstellung hat das Spiel nicht.
no-no-such-value = „{ $value }“ steht hier nicht zur Wahl.
no-no-such-opponent = Diesen Übungsgegner gibt es nicht. Es gibt: { $kinds }.
no-too-many-open = Du hast schon { $most } Tische, die auf Mitspieler warten. Starte oder schließe erst einen davon.
no-already-seated = Du sitzt schon an diesem Tisch.
no-not-seated = Du sitzt nicht an diesem Tisch.
no-table-full = Der Tisch ist voll: höchstens { $most } Personen.
no-no-opponent-here = An diesem Tisch sitzt kein Übungsgegner.
no-only-creator = Das darf nur, wer den Tisch eröffnet hat.
no-already-started = Das Spiel hat schon begonnen.
no-already-over = Dieser Tisch ist geschlossen.
no-not-started = Das Spiel hat noch nicht begonnen. Wer am Tisch sitzt, kann es mit /spiel starten beginnen.
no-paused = Dieses Spiel ist angehalten: Bei uns ist etwas schiefgegangen. Alle Züge sind gesichert; der Betreiber weiß Bescheid.
no-game-too-long = Dieses Spiel hat { $most } Einträge erreicht, mehr darf ein Spiel nicht haben.
