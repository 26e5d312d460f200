"""The database's tables. A change here needs a migration beside it; a test holds the two together."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

#: the newest migration; the server upgrades a database that is behind before it serves
HEAD = "0014"

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

#: facts of the server itself, such as the key that signs cookies
facts = Table(
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

#: `epoch` grows with every new password, which ends the sessions that began before it; `chat` is what
#: somebody wants to hear, `language` the one they chose, if they did
people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("login", String(40), unique=True),
    Column("password", String(200)),
    Column("epoch", Integer, nullable=False, server_default="0"),
    Column("admin", Boolean, nullable=False, server_default=false()),
    Column("chat", String(10), nullable=False, server_default="phrases"),
    Column("language", String(5)),
)

#: programs' tokens, by the SHA-256 of their secret
tokens = Table(
    "tokens",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("hash", String(64), unique=True, nullable=False),
    Column("person", String(32), ForeignKey("people.id"), index=True, nullable=False),
    Column("name", String(80), nullable=False),
    Column("scopes", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger),
)

#: one-time codes that the host hands out: `invite` and `reset`
codes = Table(
    "codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("person", String(32), ForeignKey("people.id")),
    Column("expires", BigInteger, nullable=False),
)

#: `header` is written when the match starts; `seed` never leaves before the match is over; at `due` (or
#: later) a clock runs out
matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("terms", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("host", String(32), ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("started", BigInteger),
    Column("due", BigInteger),
    Column("seed", LargeBinary(32), nullable=False),
    Column("header", Text),
    Column("rematch", String(32)),
    Index("ix_matches_due", "due"),
    Index("ix_matches_host", "host", "status"),
    Index("ix_matches_lobby", "public", "status", "created", "id"),
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("person", String(32), ForeignKey("people.id")),
    Column("name", String(80), nullable=False),
    Column("robot", String(64)),
    Column("nonce", String(64), nullable=False),
    Column("left", Boolean, nullable=False),
    Column("place", Integer),
    Column("ahead", Integer, nullable=False, server_default="0"),
    Column("seconds", Float),
    Index("ix_seats_person_match", "person", "match"),
    sqlite_with_rowid=False,
)

#: what somebody is worth at a game; `ordinal` is what they are worth at the least
ratings = Table(
    "ratings",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("ordinal", Float, nullable=False),
    Column("played", Integer, nullable=False),
    Index("ix_ratings_board", "game", "ordinal"),
)

#: how each rated match left the ratings of those who played it
rated = Table(
    "rated",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Index("ix_rated_history", "person", "game", "at"),
)

#: append-only; the primary key is the only lock there is. `key` is whoever sent it and their own key
events = Table(
    "events",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("data", Text, nullable=False),
    Column("key", String(100)),
    sqlite_with_rowid=False,
)

#: what was simulated, for the eye: `data` is compressed, `name` the SHA-256 of what it was
frames = Table(
    "frames",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("name", String(64), nullable=False),
    Column("data", LargeBinary, nullable=False),
)

#: what was said at a match; `key` makes a resend harmless, as that of an event
chat = Table(
    "chat",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(32), ForeignKey("people.id"), index=True, nullable=False),
    Column("phrase", String(20)),
    Column("text", Text),
    Column("key", String(100), nullable=False),
    UniqueConstraint("match", "key"),
)

#: `person` does not hear `other`
mutes = Table(
    "mutes",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("other", String(32), ForeignKey("people.id"), primary_key=True),
)

#: what people told the host of each other; `said` is the line as it stood
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by", String(32), ForeignKey("people.id"), nullable=False),
    Column("about", String(32), ForeignKey("people.id"), nullable=False),
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("line", Integer),
    Column("said", Text),
    Column("reason", Text, nullable=False),
    Column("closed", BigInteger),
    Column("note", Text),
)

#: against a person or a range of addresses; `what` is taken away until `until`, or for good
sanctions = Table(
    "sanctions",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("what", String(10), nullable=False),
    Column("person", String(32), ForeignKey("people.id")),
    Column("address", String(50)),
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),
)

#: words that no name may contain, as `names.skeleton` spells them
name_rules = Table("name_rules", metadata, Column("word", String(40), primary_key=True))

#: what hosts did; written in the transaction that does it, and never changed
audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by", String(32), nullable=False),
    Column("what", String(40), nullable=False),
    Column("about", String(80), nullable=False),
    Column("details", Text, nullable=False),
)

#: `terms` is all that was agreed about a league when it was made
leagues = Table(
    "leagues",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("game", String(64), nullable=False),
    Column("terms", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

#: `round` and `status` are the lock: whoever changes them does what follows from it, once
seasons = Table(
    "seasons",
    metadata,
    Column("league", String(16), ForeignKey("leagues.id"), primary_key=True),
    Column("season", Integer, primary_key=True),
    Column("status", String(10), index=True, nullable=False),
    Column("round", Integer, nullable=False),
    Column("due", BigInteger),
)

#: a player is a person's id, or a robot's name in a league of robots; `rank` is the order from last season
entries = Table(
    "entries",
    metadata,
    Column("league", String(16), ForeignKey("leagues.id"), primary_key=True),
    Column("season", Integer, primary_key=True),
    Column("player", String(64), primary_key=True, index=True),
    Column("rank", Integer),
    Column("group", Integer),
    Column("withdrawn", Boolean, nullable=False),
)

pairings = Table(
    "pairings",
    metadata,
    Column("league", String(16), ForeignKey("leagues.id"), primary_key=True),
    Column("season", Integer, primary_key=True),
    Column("group", Integer, primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("first", String(64), nullable=False),
    Column("second", String(64)),
    Column("match", String(32), ForeignKey("matches.id")),
    Column("first_points", Integer),
    Column("second_points", Integer),
)

#: what analyses found; `id` is the hash of all that the result depends on, so the same is never found twice
analyses = Table(
    "analyses",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("game", String(64), nullable=False),
    Column("version", String(20), nullable=False),
    Column("seconds", Float, nullable=False),
    Column("at", BigInteger, index=True, nullable=False),
    Column("result", Text, nullable=False),
)

#: browsers that want to be told by Web Push; `id` is the hash of the endpoint
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), index=True, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(30), nullable=False),
    Column("created", BigInteger, nullable=False),
)

#: a teacher's class. Pupils join by its `code`, None while nobody can join; `league` is what its league
#: plays, None: there is none; `used` is the day on which somebody was last here
classes = Table(
    "classes",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("teacher", String(32), ForeignKey("people.id"), index=True, nullable=False),
    Column("code", String(12), unique=True),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("league", Text),
)

#: `spelling` is the name as `names.skeleton` has it: no two alike in a class. `waiting`: when a pupil who
#: wants to play in the league last said so
pupils = Table(
    "pupils",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("class", String(12), ForeignKey("classes.id"), nullable=False),
    Column("spelling", String(200), nullable=False),
    Column("joined", BigInteger, nullable=False),
    Column("waiting", BigInteger),
    UniqueConstraint("class", "spelling"),
)

#: `drill` is what is asked about; everybody's questions come from `seed`, which no client is told
tasks = Table(
    "tasks",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("class", String(12), ForeignKey("classes.id"), index=True, nullable=False),
    Column("drill", Text, nullable=False),
    Column("questions", Integer, nullable=False),
    Column("seed", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("due", BigInteger),
)

#: how a pupil got on with a question, never what they answered. `began`: when it was first shown
answers = Table(
    "answers",
    metadata,
    Column("task", String(16), ForeignKey("tasks.id"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True, index=True),
    Column("number", Integer, primary_key=True),
    Column("theme", String(80), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("right", Boolean, nullable=False),
    Column("done", Boolean, nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("at", BigInteger),
    Column("ms", BigInteger, nullable=False),
)

#: the matches of a class's league
class_matches = Table(
    "class_matches",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("class", String(12), ForeignKey("classes.id"), index=True, nullable=False),
)
