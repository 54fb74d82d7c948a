"""The address that limits and marks go by."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network

HOME = 64
"""How much of an IPv6 address belongs to its network: whoever has one has all addresses within it."""


def network_of(address: str) -> str:
    """The network of an IPv6 address from outside, for it is one household; any other address as it is."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((int(found), HOME), strict=False)) if found.is_global else address
