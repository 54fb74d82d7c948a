"""Everything the rules of the expansion can ask, with every option they can put."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hullbreach.games.nemesis.species import Things
from hullbreach.kernel import DONE, Choice

from .components import MUTATIONS, TOKENS


def prompts(things: Things) -> Mapping[str, Sequence[Choice]]:
    """What lets a Carnomorph feed, and what the Mutation cards ask."""
    tokens = [f"{kind.id}_{n}" for kind in TOKENS.values() for n in dict.fromkeys(kind.numbers)]
    return {
        "xeno.feeder": things.intruders,
        "mutation.keep": [(card, 1) for card in MUTATIONS],
        "mutation.card": ["infected", "unscanned"],
        "bone_blades.target": things.intruders,
        "regenerating_tissue.wound": [
            (way, w) for way in ("open", "dressed") for w in things.wounds
        ],
        "duct_crawler.room": things.rooms,
        "predators_leap.room": things.rooms,
        "scent_mask.corridor": things.corridors,
        "digestive_bile.what": [DONE, *things.objects],
        "alpha_roar.target": things.intruders,
        "echo_sense.what": ["coordinates", "engines", "tiles"],
        "echo_sense.room": [DONE, *things.rooms],
        "hive_whisper.who": [DONE, *things.intruders],
        "hive_whisper.corridor": things.corridors,
        "hive_whisper.token": [("token", token) for token in tokens],
    }
