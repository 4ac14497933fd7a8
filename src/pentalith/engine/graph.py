"""A small game as a graph: every position that it can reach, and where the moves lead.

The rulebook lists the graph once; after that random play only walks along it.
"""

from array import array
from functools import cache

from pentalith.games import draws
from pentalith.games.chance import Chance
from pentalith.games.rules import Game

MOST_OCCURRENCES = 128
NEVER = -1


class Graph:
    """The positions of a game that has no more than a few thousand.

    A node is a position: the place in `links` where its moves begin, times 256, plus how many they
    are. A link is the node to which a move leads. A position to which the ruling on repetition does
    not apply never comes twice, so every visit to a node can be counted.
    """

    def __init__(self, game: Game) -> None:
        self.repetition: int = game.options["repetition"]
        following = reachable(game)
        self.nodes: dict[str, int] = {}
        begin = 0
        for text, followers in following.items():
            self.nodes[text] = begin << 8 | len(followers)
            begin += len(followers)
        links = [self.nodes[text] for followers in following.values() for text in followers]
        self.links = array("I", links)
        self.visits = array("q", bytes(8 * len(links) + 8))
        self.games = 0

    def drawn(self, node: int, games: int, chance: Chance, limit: int) -> int:
        """Play random games of `limit` actions at most; the number of actions in all."""
        actions = 0
        for _ in range(games):
            self.games += MOST_OCCURRENCES
            actions += self.walk(node, chance, limit)
        return actions

    def walk(self, node: int, chance: Chance, limit: int) -> int:
        """Play a random game to its end, or `limit` actions of it; how many were played."""
        last = self.games + self.repetition if self.repetition else NEVER
        state = chance.state
        actions = 0
        begin, moves = node >> 8, node & 255
        self.visits[begin] = self.games + 1
        while moves and actions < limit:
            state = draws.advanced(state)
            node = self.links[begin + draws.scaled(state, moves)]
            actions += 1
            begin, moves = node >> 8, node & 255
            visits = max(self.visits[begin], self.games) + 1
            self.visits[begin] = visits
            if visits == last:
                break
        chance.state = state
        return actions


def reachable(game: Game) -> dict[str, list[str]]:
    """The texts of all positions of a game, and of those that follow each."""
    following: dict[str, list[str]] = {}
    waiting = [game.start().text]
    for text in waiting:
        if text not in following:
            following[text] = followers(game, text)
            waiting += following[text]
    return following


def followers(game: Game, text: str) -> list[str]:
    """The texts of the positions to which the moves of a position lead."""
    position = game.position(text)
    texts = []
    for move in position.legal():
        child = position.copy()
        child.play(move)
        texts.append(child.text)
    return texts


graph = cache(Graph)
