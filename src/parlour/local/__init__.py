"""Tables without a server: the same answers as `/api`, from matches that this device keeps itself."""

from .host import LocalAnswer, LocalHost
from .shelf import Kept, MemoryShelf, Shelf

__all__ = ["Kept", "LocalAnswer", "LocalHost", "MemoryShelf", "Shelf"]
