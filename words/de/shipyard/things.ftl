# Die Werft auf Deutsch: die Namen der Dinge.

tile-ships = Schiffsbau
tile-commodities = Rohstoffe kaufen
tile-canal = Kanal mieten
tile-equipment = Ausrüstung herstellen
tile-crew = Crew anheuern
tile-employee = Arbeitskraft einstellen
tile-exchange = Rohstoff-Handel
tile-subsidy = Subventionen erhalten

good-guilder = Gulden
good-captain = { $count ->
    [one] Kapitän
   *[other] Kapitäne
 }
good-merchant = { $count ->
    [one] Kaufmann
   *[other] Kaufleute
 }
good-soldier = { $count ->
    [one] Soldat
   *[other] Soldaten
 }
good-sail = Segel
good-smokestack = { $count ->
    [one] Schornstein
   *[other] Schornsteine
 }
good-propeller = { $count ->
    [one] Schiffsschraube
   *[other] Schiffsschrauben
 }
good-crane = { $count ->
    [one] Lastkran
   *[other] Lastkräne
 }
good-cannon = { $count ->
    [one] Kanone
   *[other] Kanonen
 }
good-crew = { $count ->
    [one] Offizier, Kaufmann oder Soldat
   *[other] Offiziere, Kaufleute oder Soldaten
 }

item-captain = Kapitän
item-merchant = Kaufmann
item-soldier = Soldat
item-sail = Segel
item-smokestack = Schornstein
item-propeller = Schiffsschraube
item-crane = Lastkran
item-cannon = Kanone
item-crew = Crew

load-coal = Kohle
load-steel = Stahl
load-grain = Getreide

part-bow = Bug
part-middle = Mittelteil
part-stern = Heck

card-bow = Bug { $number }
card-middle = Mittelteil { $number }
card-stern = Heck { $number }
card-blank_bow = leerer Bug
card-blank_middle = leeres Mittelteil
card-blank_stern = leeres Heck

feature-cabin = Kajüte
feature-mast = Mast
feature-propeller = Schiffsschraube
feature-crane = Lastkran
feature-cannon = Kanone
feature-lifebelt = Rettungsring
feature-lifeboat = Rettungsboot
feature-lantern = Laterne
feature-nothing = nichts

canal-canal = Kanal { $number }
train-train = Güterzug { $number }

symbol-army = Militär
symbol-trade = Handel
symbol-lantern = { $count ->
    [one] Laterne
   *[other] Laternen
 }
symbol-lifeboat = { $count ->
    [one] Rettungsboot
   *[other] Rettungsboote
 }
symbol-lifebelt = { $count ->
    [one] Rettungsring
   *[other] Rettungsringe
 }
symbol-ribbon = { $count ->
    [one] Blaues Band
   *[other] Blaue Bänder
 }

side-n = Norden
side-e = Osten
side-s = Süden
side-w = Westen
corner-0 = Nordwesten
corner-90 = Nordosten
corner-180 = Südosten
corner-270 = Südwesten

employee-engineer_sail = Segel-Ingenieur
employee-engineer_smokestack = Schornstein-Ingenieur
employee-engineer_crane = Lastkran-Ingenieur
employee-engineer_cannon = Kanonen-Ingenieur
employee-recruiter_captain = Kapitäns-Anwerber
employee-recruiter_merchant = Kaufmanns-Anwerber
employee-recruiter_soldier = Soldaten-Anwerber
employee-recruiter_propeller = Schrauben-Anwerber
employee-trader_coal1 = Kohlehändler 1
employee-trader_coal2 = Kohlehändler 2
employee-trader_steel1 = Stahlhändler 1
employee-trader_steel2 = Stahlhändler 2
employee-trader_grain1 = Getreidehändler 1
employee-trader_grain2 = Getreidehändler 2
employee-craftsman_propeller = Schrauben-Handwerker
employee-craftsman_crane = Lastkran-Handwerker
employee-craftsman_cannon = Kanonen-Handwerker
employee-craftsman_sail = Segel-Handwerker
employee-craftsman_smokestack = Schornstein-Handwerker
employee-craftsman_crew = Crew-Handwerker
employee-helmsman = Steuermann
employee-rigger = Takler
employee-accountant = Buchhalter
employee-foreman = Vorarbeiter

contract-trade_pairs = Lastkran und Kaufmann auf einem Schiff
contract-merchants = Kaufleute
contract-mixed_drives = Schiffe mit Segel, Schornstein und Schiffsschraube
contract-army_pairs = Kanone und Soldat auf einem Schiff
contract-soldiers = Soldaten
contract-armed_traders = Schiffe mit Kaufmann, Soldat, Lastkran und Kanone
contract-sail_pairs = Paare von Segeln
contract-officers = Offiziere (weitere Kapitäne eines Schiffs)
contract-variety = verschiedene Teile (Offizier, nicht Kapitän)
contract-smokestack_pairs = Paare von Schornsteinen
contract-propellers = Schiffsschrauben
contract-canals = benutzte Kanäle
contract-lifebelts = Rettungsringe
contract-ships_of_five = Schiffe aus 5 Karten
contract-ship_cards = Schiffskarten
contract-lanterns = Laternen
contract-ships_of_six = Schiffe aus 6 Karten
contract-employees = Arbeitskräfte
contract-lifeboats = Rettungsboote
contract-long_ships = Schiffe aus 7 oder mehr Karten
contract-specialists = blaue, gelbe und orange Arbeitskräfte
contract-ships = Schiffe
contract-safe_ships = Schiffe mit Rettungsring, Rettungsboot und Laterne
contract-employee_types = Arten von Arbeitskräften

# Aufträge in wenigen Worten, für Zeilen, die man immer wieder liest
brief-trade_pairs = Lastkran + Kaufmann je Schiff
brief-merchants = Kaufleute
brief-mixed_drives = Schiffe mit Segel, Schornstein, Schraube
brief-army_pairs = Kanone + Soldat je Schiff
brief-soldiers = Soldaten
brief-armed_traders = Schiffe mit Kaufmann, Soldat, Lastkran, Kanone
brief-sail_pairs = Paare von Segeln
brief-officers = Offiziere (weitere Kapitäne)
brief-variety = verschiedene Teile
brief-smokestack_pairs = Paare von Schornsteinen
brief-propellers = Schrauben
brief-canals = benutzte Kanäle
brief-lifebelts = Rettungsringe
brief-ships_of_five = Schiffe aus 5 Karten
brief-ship_cards = Schiffskarten
brief-lanterns = Laternen
brief-ships_of_six = Schiffe aus 6 Karten
brief-employees = Arbeitskräfte
brief-lifeboats = Rettungsboote
brief-long_ships = Schiffe ab 7 Karten
brief-specialists = blaue, gelbe, orange Arbeitskräfte
brief-ships = Schiffe
brief-safe_ships = Schiffe mit Rettungsring, Rettungsboot, Laterne
brief-employee_types = Arten von Arbeitskräften (Farbe; Händler 1, 2)

reason-laps = Die letzte Runde ist vorbei.
reason-cards = Die letzte Karte eines Schiffsteils wurde aufgedeckt.
