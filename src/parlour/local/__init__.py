"""Tables without a server: the same answers as `/api`, from matches that this device keeps itself."""

from .host import Answer, LocalHost
from .shelf import Kept, MemoryShelf, Shelf

__all__ = ["Answer", "Kept", "LocalHost", "MemoryShelf", "Shelf"]
