"""The database's tables. A change here needs a migration; a test compares the two."""

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

#: the newest migration; at its start the server upgrades a database that is behind
HEAD = "0022"

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

#: values of the server itself, such as the key that signs cookies
facts = Table(
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

#: `epoch` grows with every new password, which ends the sessions begun before; `chat` is "free" or "phrases",
#: the chat a person allows; `language` is the one they chose, or NULL
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

#: browsers in which somebody is signed in; `id` is the SHA-256 of the cookie's secret
sessions = Table(
    "sessions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), index=True, nullable=False),
    Column("device", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

#: sessions and tokens that have ended, by the SHA-256 of their secret
endings = Table(
    "endings",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("at", BigInteger, index=True, nullable=False),
)

#: API tokens, by the SHA-256 of their secret
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

#: `header` is written when the match starts; `seed` is never sent before the match is over; no clock runs out
#: before `due`; `again` is who wants a rematch; `sealed` is when all seats were taken and nonces could be
#: revealed
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
    Column("again", Text),
    Column("sealed", BigInteger),
    Column("beacon", BigInteger),
    Index("ix_matches_due", "due"),
    Index("ix_matches_host", "host", "status"),
    Index("ix_matches_lobby", "public", "status", "created", "id"),
)

#: the codes of tables that a big screen shows; a rematch takes over the code
screens = Table(
    "screens",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("match", String(32), ForeignKey("matches.id"), unique=True, nullable=False),
    Column("made", BigInteger, nullable=False),
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
    Column("commitment", String(64)),
    Index("ix_seats_person_match", "person", "match"),
    sqlite_with_rowid=False,
)

#: a person's rating at a game; `ordinal` is the cautious estimate that leaderboards sort by
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

#: each player's rating after each rated match
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

#: what was scored in a game that is played for a score: `way` stands for its options, `deal` names the tiles
scores = Table(
    "scores",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("game", String(64), nullable=False),
    Column("way", String(32), nullable=False),
    Column("deal", String(40), nullable=False),
    Column("points", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_scores_own", "person", "game", "way", "points"),
    Index("ix_scores_deal", "game", "way", "deal", "points"),
)

#: append-only; the primary key is the only lock. `key` is the sender's id and the key they sent with it
events = Table(
    "events",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("data", Text, nullable=False),
    Column("key", String(100)),
    sqlite_with_rowid=False,
)

#: key frames of simulated throws, for the animation: `data` is compressed, `name` the SHA-256 of the raw data
frames = Table(
    "frames",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("name", String(64), nullable=False),
    Column("data", LargeBinary, nullable=False),
)

#: chat lines; `key` makes a resend harmless, as with events
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

#: `person` has muted `other`
mutes = Table(
    "mutes",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("other", String(32), ForeignKey("people.id"), primary_key=True),
)

#: reports to the host; `said` is the text of the reported chat line
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

#: bans of a person or a range of addresses; `what` is forbidden until `until`, NULL: for good. A lifted one
#: stays, so that its id is never used again
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
    Column("lifted", BigInteger),
)

#: words that no name may contain, as `names.skeleton` spells them
name_rules = Table("name_rules", metadata, Column("word", String(40), primary_key=True))

#: log of the hosts' actions, written in the same transaction as the action and never changed
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

#: `terms` are the league's rules as set when it was created
leagues = Table(
    "leagues",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("game", String(64), nullable=False),
    Column("terms", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

#: `round` and `status` are the lock: the worker that changes them does the work that follows, once
seasons = Table(
    "seasons",
    metadata,
    Column("league", String(16), ForeignKey("leagues.id"), primary_key=True),
    Column("season", Integer, primary_key=True),
    Column("status", String(10), index=True, nullable=False),
    Column("round", Integer, nullable=False),
    Column("due", BigInteger),
)

#: `player` is a person's id, or a robot's name in a league of robots; `rank` is the order from last season
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

#: `how` the points came about: a match's reason, `forfeit`, `bye`, `paused` or `host`
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
    Column("how", String(10)),
)

#: the finished games of pairings that are the best of several, with the points of the pairing's two players
pairing_games = Table(
    "pairing_games",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("league", String(16), ForeignKey("leagues.id"), nullable=False),
    Column("season", Integer, nullable=False),
    Column("group", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("board", Integer, nullable=False),
    Column("game", Integer, nullable=False),
    Column("first_points", Integer, nullable=False),
    Column("second_points", Integer, nullable=False),
    Column("how", String(10), nullable=False),
    Index("ix_pairing_games_season", "league", "season"),
)

#: reminders that were sent: so many `hours` before `due`
reminders = Table(
    "reminders",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("due", BigInteger, primary_key=True),
    Column("hours", Integer, primary_key=True),
)

#: results of analyses; `id` is the hash of everything the result depends on, so nothing is computed twice
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

#: browsers subscribed to Web Push; `id` is the hash of the endpoint
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

#: a teacher's class. Pupils join with its `code` (NULL: nobody can join now); `league` is what its league
#: plays (NULL: no league); `used` is the day of the last visit
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
    Column("rules", Text),
    Column("invitation", String(64)),
)

#: the second teachers of classes
teachers = Table(
    "teachers",
    metadata,
    Column("class", String(12), ForeignKey("classes.id"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True, index=True),
)

#: `spelling` is the `names.skeleton` of the name, unique in a class. `waiting`: when the pupil last asked for
#: a match in the league
pupils = Table(
    "pupils",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("class", String(12), ForeignKey("classes.id"), nullable=False),
    Column("spelling", String(200), nullable=False),
    Column("joined", BigInteger, nullable=False),
    Column("waiting", BigInteger),
    Column("group", String(40)),
    UniqueConstraint("class", "spelling"),
)

#: `drill` is the topic; all pupils' questions are generated from `seed`, which is never sent to a client.
#: `whom`: the groups and pupils it is for (null: everybody); `course`: its level follows the pupil
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
    Column("whom", Text),
    Column("course", String(40)),
)

#: a pupil's result at a question. `began`: when it was first shown; `given`: the wrong answers, only where
#: the teacher chose to keep them
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
    Column("ask", String(20), nullable=False, server_default=""),
    Column("given", Text),
    Column("level", Integer),
)

#: the live round of a class: its question, when it ends, and how many flaps of the class's box are shut
rounds = Table(
    "rounds",
    metadata,
    Column("class", String(12), ForeignKey("classes.id"), primary_key=True),
    Column("drill", Text, nullable=False),
    Column("seed", String(32), nullable=False),
    Column("seconds", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("ends", BigInteger, nullable=False),
    Column("shut", Integer, nullable=False),
    Column("counted", Boolean, nullable=False),
)

#: the answers to the round's question of now; they go when the next one is asked
round_answers = Table(
    "round_answers",
    metadata,
    Column("class", String(12), ForeignKey("classes.id"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True, index=True),
    Column("given", String(200), nullable=False),
    Column("right", Boolean, nullable=False),
)

#: the matches of a class's league
class_matches = Table(
    "class_matches",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("class", String(12), ForeignKey("classes.id"), index=True, nullable=False),
)
