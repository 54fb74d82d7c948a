"""The cards along a past: who drew, gave, played and holds what, so that it fits all the eyes have seen.

A past (see `past`) says who was infected when. What everybody knows of the log stays the same for every telling of it
(`ground`). Each telling goes through the log twice:

1. `exchanges`: what was handed over in the meetings the eyes did not see, as far as it bears on infection; what is
   left are the moves of find cards, in and out of hidden hands, some with their face told, others not (`moves`);
2. `routes`: every card whose face the eyes saw leaving a hidden hand had come into it: it is traced back to a draw, or
   to somebody who gave it, by way of all the hands it can have gone through.

A card that nothing tells has no face yet and gets one when everything is dealt; `stock` knows which are left. Tight
hands can make a past impossible after all; then `Impossible` is raised and another past is drawn.
"""

from .exchanges import Hands
from .ground import Ground, ground
from .moves import Impossible
from .telling import Telling

__all__ = ["Ground", "Hands", "Impossible", "Telling", "ground"]
