"""The addresses at which other devices reach this machine, each checked by asking it."""

from __future__ import annotations

import http.client
import ipaddress
import socket
import struct
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress

#: far addresses, to find the local address used to reach them; connecting a UDP socket sends nothing
_FAR = ("192.0.2.1", "10.255.255.255", "192.168.255.255")
#: Linux: ask an interface for its IPv4 address
_SIOCGIFADDR = 0x8915
#: hosts that mean "every interface"
ANY = frozenset({"0.0.0.0", "::", ""})
#: seconds to wait for our own answer
_PATIENCE = 2.0


def own_addresses() -> tuple[str, ...]:
    """This machine's IPv4 addresses that other devices may reach, most likely first."""
    return tuple(dict.fromkeys(a for a in (*_by_route(), *_by_interface(), *_by_name()) if _is_shared(a)))


def own_name() -> str | None:
    """The machine's name, if it leads to one of its addresses."""
    name = socket.gethostname()
    try:
        found = {str(info[4][0]) for info in socket.getaddrinfo(name, None, socket.AF_INET)}
    except OSError:
        return None
    return name if found & set(own_addresses()) else None


def answering(hosts: Iterable[str], port: int, secure: bool = False) -> tuple[str, ...]:
    """Those of the hosts at which this server answers."""
    return tuple(host for host in hosts if _answers(host, port, secure))


def is_home(address: str) -> bool:
    """Whether the address is one of a private network."""
    where = ipaddress.ip_address(address)
    return where.is_private and not where.is_loopback and not where.is_link_local


def _answers(host: str, port: int, secure: bool) -> bool:
    if secure:  # a proxy speaks https; the server itself doesn't
        return True
    connection = http.client.HTTPConnection(host, port, timeout=_PATIENCE)
    try:
        connection.request("GET", "/api/health")
        return connection.getresponse().status == 200
    except OSError:
        return False
    finally:
        connection.close()


def _by_route() -> Iterator[str]:
    for far in _FAR:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
            probe.connect((far, 9))
            yield str(probe.getsockname()[0])


def _by_interface() -> Iterator[str]:
    if sys.platform != "linux":  # elsewhere the machine's name leads to all of them
        return
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            with suppress(OSError):
                asked = struct.pack("256s", name.encode()[:15])
                yield socket.inet_ntoa(fcntl.ioctl(probe.fileno(), _SIOCGIFADDR, asked)[20:24])


def _by_name() -> Iterator[str]:
    with suppress(OSError):
        for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            yield str(info[4][0])


def _is_shared(address: str) -> bool:
    where = ipaddress.ip_address(address)
    return not (where.is_loopback or where.is_link_local or where.is_unspecified)
