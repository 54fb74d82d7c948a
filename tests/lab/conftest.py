"""Tests over Ray exist where Ray is installed; `requirements/dev.txt` leaves it out because of its size."""

from importlib.util import find_spec

collect_ignore = ["test_ray.py"] if find_spec("ray") is None else []
