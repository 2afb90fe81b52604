"""Offers and the values they hold."""

from __future__ import annotations

from itertools import combinations
from typing import Any, NamedTuple

import pytest
from msgspec import Struct
from msgspec.structs import replace

from engine.core.chance import Seeded
from engine.core.model import Action
from engine.core.offers import ByParts, Further, Offer, OneOf, Range, Some, begins, firsts, fitting, further, narrow
from engine.core.ordering import in_order
from engine.core.values import words_of


class Load(Action, frozen=True, tag="load"):
    """Two fields."""

    ship: int
    goods: tuple[str, ...]


def test_one_of() -> None:
    domain = OneOf(("a", "b"))
    assert list(domain.values()) == ["a", "b"]
    assert domain.admits("a")
    assert not domain.admits("c")


class Rhyme(Struct, frozen=True):
    """Sentences of words that all end alike."""

    end: str

    def admits(self, value: tuple[str, ...]) -> bool:
        return len(value) > 1 and all(word.endswith(self.end) for word in value)

    def after(self, words: tuple[str, ...]) -> tuple[str, ...]:
        return ("house", "mouse")


def test_one_of_and_sentences_beyond() -> None:
    domain = OneOf((("tea",), ("salt",)), more=Rhyme("ouse"))
    assert list(domain.values()) == [("tea",), ("salt",)]
    assert domain.admits(("tea",))
    assert domain.admits(("house", "mouse"))
    assert not domain.admits(("house",))
    assert not domain.admits(["house", "mouse"])
    assert not domain.admits("housemouse")
    assert domain == OneOf((("tea",), ("salt",)), more=Rhyme("ouse"))
    assert domain != OneOf((("tea",), ("salt",)), more=Rhyme("ea"))


@pytest.mark.parametrize(("options", "value"), [((0, 1), True), ((False, True), 1), ((("a",),), ["a"])])
def test_one_of_does_not_take_the_like_for_the_same(options: tuple[Any, ...], value: Any) -> None:
    assert not OneOf(options).admits(value)


def test_a_range_includes_both_ends() -> None:
    domain = Range(2, 4)
    assert list(domain.values()) == [2, 3, 4]
    assert [n for n in range(7) if domain.admits(n)] == [2, 3, 4]
    assert not Range(0, 1).admits(True)
    assert not Range(0, 1).admits("1")


def test_some_of_a_multiset_lists_each_choice_once() -> None:
    domain = Some(("plank", "plank", "rope"), 1, 2)
    assert list(domain.values()) == [("plank",), ("rope",), ("plank", "plank"), ("plank", "rope")]


@pytest.mark.parametrize(
    "value",
    [
        (),
        ("plank", "plank", "rope"),
        ("rope", "plank"),
        ("rope", "rope"),
        ("sail",),
        ["plank"],
        "plank",
        ("plank", None),
    ],
)
def test_some_admits_nothing_it_does_not_list(value: Any) -> None:
    assert not Some(("plank", "plank", "rope"), 1, 2).admits(value)


def test_some_lists_what_trying_all_combinations_would_and_admits_just_that() -> None:
    chance = Seeded(b"some", 0, 0)
    for _ in range(300):
        options = tuple(sorted("abc"[chance.below(3)] for _ in range(chance.below(7))))
        lo = chance.below(4)
        hi = lo + chance.below(4)
        sizes = range(lo, min(hi, len(options)) + 1)
        tried = [c for n in sizes for c in dict.fromkeys(combinations(options, n))]
        domain = Some(options, lo, hi)
        assert list(domain.values()) == tried
        assert domain.count() == len(tried)
        for n in range(6):
            for value in combinations("aabbcc", n):
                assert domain.admits(value) == (value in tried)


def test_some_are_named_one_by_one_in_their_order() -> None:
    options = ("plank", "plank", "rope", "sail")
    for hi in range(4):
        begun = {value for n in range(hi + 1) for value in combinations(options, n)}
        for words in {value for n in range(5) for value in combinations(options, n)}:
            following = [word for word in dict.fromkeys(options) if (*words, word) in begun]
            assert list(Some(options, 1, hi).after(words)) == following
    assert Some(options, 1, 3).after(("rope", "rope")) == ()


def test_many_equal_things_do_not_multiply_the_work() -> None:
    grain = ("grain",) * 200 + ("stone",) * 200
    assert len(list(Some(grain, 100, 100).values())) == 101


def test_an_offer_is_the_product_of_its_fields() -> None:
    offer = Offer(Load, {"ship": Range(1, 2), "goods": Some(("salt", "tea"), 1, 1)})
    assert list(offer) == [Load(1, ("salt",)), Load(1, ("tea",)), Load(2, ("salt",)), Load(2, ("tea",))]
    assert all(offer.admits(action) for action in offer)
    assert not offer.admits(Load(3, ("tea",)))


def test_counting_lists_nothing() -> None:
    assert Offer(Load, {"ship": Range(1, 3), "goods": OneOf(((),))}).count() == 3
    assert Offer(Load, {"ship": Range(1, 10**9), "goods": OneOf(((),))}).count() == 10**9


class Bed(NamedTuple):
    """Plants and their places."""

    plant: str
    row: int
    side: str


class Beds(Struct, frozen=True):
    """Some beds, by parts."""

    beds: tuple[Bed, ...]

    def admits(self, value: Any) -> bool:
        return value in self.beds

    def after(self, words: tuple[str, ...]) -> tuple[str, ...]:
        size = len(words)
        each = (words_of(bed) for bed in self.beds)
        return tuple(dict.fromkeys(said[size] for said in each if said[:size] == words and len(said) > size))

    def count(self) -> int:
        return len(self.beds)


BEDS = (Bed("leek", 1, "n"), Bed("leek", 1, "s"), Bed("rose", 2, "n"), Bed("rose", 3, "s"), Bed("sage", 1, "s"))


class TestByParts:
    domain = ByParts(Bed, Beds(BEDS))

    def test_all_values_or_those_with_the_same_beginning(self) -> None:
        assert list(self.domain.values()) == list(fitting(self.domain, ())) == list(BEDS)
        assert list(fitting(self.domain, ("leek",))) == list(BEDS[:2])
        assert list(fitting(self.domain, ("rose", "3"))) == [BEDS[3]]
        assert list(fitting(self.domain, ("moss",))) == []

    def test_values_of_its_own_kind_only(self) -> None:
        assert all(self.domain.admits(bed) for bed in BEDS)
        assert not self.domain.admits(tuple(BEDS[0]))
        assert not self.domain.admits(Bed("leek", 2, "n"))

    def test_a_part_that_leaves_no_choice_is_chosen_with_the_one_before(self) -> None:
        assert further(self.domain, (), Bed) == [
            Further(("leek", "1")),
            Further(("rose",)),
            Further(("sage", "1", "s"), BEDS[4]),
        ]
        assert further(self.domain, ("rose",), Bed) == [
            Further(("rose", "2", "n"), BEDS[2]),
            Further(("rose", "3", "s"), BEDS[3]),
        ]

    def test_what_begins_a_value_goes_on(self) -> None:
        said = [(), ("leek",), ("leek", "1"), ("leek", "1", "n"), ("moss",)]
        assert [begins(self.domain, words) for words in said] == [False, True, True, False, False]


class TestApart:
    """One part after the other."""

    beds = OneOf((*BEDS, Bed("rose", 3, "w"), Bed("rose", 3, "e")), apart=2)

    def test_each_part_by_itself_while_many_are_left(self) -> None:
        assert further(self.beds, (), Bed) == [
            Further(("leek",)),
            Further(("rose",)),
            Further(("sage",), BEDS[4]),
        ]
        assert further(self.beds, ("rose",), Bed) == [Further(("rose", "2"), BEDS[2]), Further(("rose", "3"))]

    def test_parts_that_make_few_together_are_asked_at_once(self) -> None:
        assert further(replace(self.beds, apart=4), (), Bed) == [
            Further(("leek", "1")),
            Further(("rose", "2"), BEDS[2]),
            Further(("rose", "3")),
            Further(("sage", "1"), BEDS[4]),
        ]

    def test_the_last_few_all_at_once(self) -> None:
        assert further(self.beds, ("leek",), Bed) == [
            Further(("leek", "1", "n"), BEDS[0]),
            Further(("leek", "1", "s"), BEDS[1]),
        ]

    def test_a_part_that_leaves_no_choice_is_not_asked_for(self) -> None:
        leeks = OneOf(tuple(Bed("leek", 1, side) for side in "nesw"), apart=2)
        assert [words for words, _ in further(leeks, (), Bed)] == [("leek", "1", side) for side in "nesw"]

    def test_first_parts(self) -> None:
        assert firsts(self.beds) == [("leek",), ("rose",), ("sage",)]
        assert firsts(replace(self.beds, apart=None)) == firsts(Range(1, 3)) == []


def test_words_without_an_order_are_put_into_the_one_that_is_offered() -> None:
    goods = OneOf((("rope", "salt", "tea"), ("salt", "tea", "tea"), ("salt", "salt", "tea"), ("salt", "tea")))
    for loose, typed, ordered in [
        (0, ("tea", "salt", "tea"), ("salt", "tea", "tea")),
        (0, ("tea", "salt", "salt"), ("salt", "salt", "tea")),
        (1, ("tea", "salt"), ("tea", "salt")),
        (1, ("salt", "tea", "salt"), ("salt", "salt", "tea")),
        (1, ("tea", "salt", "salt"), ("tea", "salt", "salt")),
    ]:
        offer = Offer(Load, {"ship": Range(1, 1), "goods": replace(goods, loose=loose)})
        assert in_order([offer], Load(1, typed)) == Load(1, ordered)


class TestNarrow:
    def test_what_fits_stays(self) -> None:
        assert narrow(((1, 2), (1, 3)), 2) == ((1, 2), (1, 3))

    def test_what_has_no_parts_stays(self) -> None:
        assert narrow(tuple("abc"), 2) == tuple("abc")
        assert narrow((("a",), ("b",), ("c",)), 2) == (("a",), ("b",), ("c",))

    def test_the_longest_first_parts_that_fit(self) -> None:
        options = tuple((a, b, c) for a in "xy" for b in "12" for c in "pqr")
        assert narrow(options, 12) == options
        assert narrow(options, 11) == (("x", "1"), ("x", "2"), ("y", "1"), ("y", "2"))
        assert narrow(options, 3) == (("x",), ("y",))

    def test_never_less_than_the_first_part(self) -> None:
        options = tuple((n, m) for n in range(5) for m in range(5))
        assert narrow(options, 3) == tuple((n,) for n in range(5))

    def test_a_choice_breaks_off_only_where_it_may(self) -> None:
        options = tuple((a, b, c) for a in "xy" for b in "12" for c in "pqr")
        assert narrow(options, 11, (1,)) == (("x",), ("y",))
        assert narrow(options[:6], 5, (1,)) == options[:6]  # one first part: nothing to ask about it

    def test_options_of_different_lengths(self) -> None:
        assert narrow(((1,), (1, 2), (1, 2, 3), (4, 5)), 3) == ((1,), (1, 2), (4, 5))

    def test_a_value_that_is_the_beginning_of_all_others(self) -> None:
        options = ((1, 2, 3), (1, 2), (1, 2, 4))
        assert narrow(options, 2) == options
        assert narrow(((1, 2, 3, 4), (1, 2), (1, 2, 3, 5), (1, 2, 4)), 3) == ((1, 2, 3), (1, 2), (1, 2, 4))
