"""The second program's points at the end: contracts, traders, and who has won."""

from __future__ import annotations

from tests.games.shipyard.naive import DATA, EMPLOYEES, SAFETY, count

CONTRACTS = {each["id"]: each for each in DATA["contracts"]["cards"]}
COLOURS = {name: each["colour"] for name, each in CONTRACTS.items()}


def table(name, n):
    """The points a contract's table gives for so many."""
    listed, beyond = CONTRACTS[name]["table"], CONTRACTS[name]["beyond"]
    if n == 0:
        return 0
    return listed[n - 1] if n <= len(listed) else listed[-1] + (n - len(listed)) * beyond


def fleet_points(name, fleet):
    """The points of a contract that counts ships and what is on them; `fleet`: (cards, items) of each ship."""
    loads = [items for _, items in fleet]
    lengths = [len(cards) for cards, _ in fleet]

    def pairs(one, other):
        return sum(min(load[one], load[other]) for load in loads)

    def all_of(*items):
        return sum(1 for load in loads if all(load[item] for item in items))

    def total(item):
        return sum(load[item] for load in loads)

    def elements():
        kinds = ("propeller", "smokestack", "sail", "crane", "cannon", "merchant", "soldier")
        return sum(1 for kind in kinds if total(kind)) + (total("captain") > len(fleet))

    counted = {
        "trade_pairs": lambda: 3 * pairs("crane", "merchant"),
        "merchants": lambda: 2 * max(0, total("merchant") - 1),
        "mixed_drives": lambda: 6 * all_of("sail", "smokestack", "propeller"),
        "army_pairs": lambda: 3 * pairs("cannon", "soldier"),
        "soldiers": lambda: 2 * max(0, total("soldier") - 1),
        "armed_traders": lambda: 8 * all_of("merchant", "soldier", "crane", "cannon"),
        "sail_pairs": lambda: 3 * sum(load["sail"] // 2 for load in loads),
        "officers": lambda: 3 * (total("captain") - len(fleet)),
        "variety": lambda: table(name, elements()),
        "smokestack_pairs": lambda: 3 * sum(load["smokestack"] // 2 for load in loads),
        "propellers": lambda: 3 * total("propeller"),
        "ships_of_five": lambda: table(name, lengths.count(5)),
        "ship_cards": lambda: table(name, sum(lengths)),
        "ships_of_six": lambda: table(name, lengths.count(6)),
        "long_ships": lambda: table(name, sum(1 for length in lengths if length >= 7)),
        "ships": lambda: table(name, len(fleet)),
        "safe_ships": lambda: 5 * sum(1 for cards, _ in fleet if all(count(cards, each) for each in SAFETY)),
        **{
            f"{each}s": lambda each=each: table(name, sum(count(cards, each) for cards, _ in fleet))
            for each in SAFETY
        },
    }
    return counted[name]()


def contract_points(name, fleet, employees, used):
    """The points of a contract (rulebook: Regierungsaufträge). `used`: canal cards passed through."""
    colours = [EMPLOYEES[each]["colour"] for each in employees]
    if name == "canals":
        return 4 * used
    if name == "employees":
        return min(4, len(employees)) + 2 * max(0, len(employees) - 4)
    if name == "specialists":
        return 2 * sum(1 for colour in colours if colour in ("blue", "yellow", "orange"))
    if name == "employee_types":
        second = [bool(EMPLOYEES[each].get("needs")) for each in employees]
        return table(name, len(set(zip(colours, second, strict=True))))
    return fleet_points(name, fleet)


def trader_points(employees):
    """The points of traders."""
    return sum(EMPLOYEES[each].get("points", 0) for each in employees if EMPLOYEES[each]["kind"] == "trader")


def winners(totals, guilders):
    """Most points, then most guilders; still equal: they share the victory (ruling 19)."""
    best = max(zip(totals, guilders, strict=True))
    return [seat for seat, found in enumerate(zip(totals, guilders, strict=True)) if found == best]
