"""A player's part in fair chance on a server: commit to a nonce, reveal it, check the record at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from parlour.core.fairness import new_nonce, nonce_commitment, seal
from parlour.core.record import Record
from parlour.core.verify import Verdict, verify

from .remote import Remote, RemoteRefusal

#: refusals that only mean that the table has changed meanwhile
_CHANGED = ("has-sealed", "not-sealed", "other-seal", "has-started")


class FairSeat:
    """The nonce of one player in one match. It knows what it was shown before it revealed the nonce."""

    def __init__(self, remote: Remote, match: str) -> None:
        self._remote = remote
        self._match = match
        self.nonce = new_nonce()
        #: the seal as this player saw it before revealing; None until then
        self.seal: str | None = None

    @property
    def commitment(self) -> str:
        return nonce_commitment(self._match, self.nonce)

    def see(self, table: Mapping[str, Any], seats: Sequence[int]) -> Mapping[str, Any] | None:
        """Do what the handshake asks of these seats now; the server's answer, if there was anything to do."""
        if table["status"] != "open" or not seats:
            return None
        own = [table["seats"][seat] for seat in seats]
        if any(seat["commitment"] not in (None, self.commitment) for seat in own):
            # still to come, or made by another program of ours that is gone
            return self._post("commit", commitment=self.commitment)
        if table["sealed"] and any(seat["commitment"] and not seat["revealed"] for seat in own):
            committed = [seat["commitment"] or "" for seat in table["seats"]]
            seen = seal(self._match, table["commitment"], committed, table["beacon"])
            answer = self._post("nonce", nonce=self.nonce, seal=seen)
            if answer is not None:
                self.seal = seen
            return answer
        return None

    def checked(self) -> Verdict | None:
        """Whether the finished match follows from what was sealed; None if this player added no nonce."""
        if self.seal is None:
            return None
        found = self._remote.get(f"/api/matches/{self._match}/record")
        record = Record.from_json(msgspec.json.encode(found))
        return verify(record, commitments=[self.seal], nonces=[self.nonce])

    def _post(self, what: str, **body: str) -> Mapping[str, Any] | None:
        try:
            answer: Mapping[str, Any] = self._remote.post(f"/api/matches/{self._match}/{what}", body)
        except RemoteRefusal as refused:
            if refused.code not in _CHANGED:
                raise
            return None
        return answer
