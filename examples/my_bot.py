"""A bot of your own. Play against it: tangledbank play evolution --bot my_bot.py:MyBot"""

from tangledbank import Move, Sight, State
from tangledbank.bots import Bot


class MyBot(Bot):
    """Imagines a few worlds, and takes the move that looks best in most of them."""

    def choose(self, sight: Sight) -> Move:
        votes = {str(move): 0 for move in sight.moves}
        for _ in range(5):
            world = sight.world(self.chance.word())  # what I cannot see is dealt afresh
            votes[str(max(sight.moves, key=lambda move: self.worth(world, move, sight.seat)))] += 1
        return max(sight.moves, key=lambda move: votes[str(move)])

    def worth(self, world: State, move: Move, seat: int) -> float:
        after = world.clone()
        after.play(move)  # dice roll, and the others are asked what they do
        return after.game.evaluation().value(after, seat)
