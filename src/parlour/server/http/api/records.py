"""Records of matches that were played elsewhere, over HTTP."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_201_CREATED

from parlour.table.messages.match import LARGEST_IMPORT, Imported, RecordGiven

from .requests import Asker, Server, beginning


@post(
    "/api/records",
    tags=["matches"],
    status_code=HTTP_201_CREATED,
    request_max_body_size=2 * LARGEST_IMPORT,
)
async def import_record(data: JSONBody[RecordGiven], services: Server, asker: Asker) -> Imported:
    """Import the record of a finished match: it's verified, and you can replay, review and share it.

    It counts for no rating, and its players are names only.
    """
    person = beginning(services, asker)
    return await services.imports.take(person, data.record, data.public)
