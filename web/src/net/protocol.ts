// Made by scripts/describe.py from the Python types; change those, not this.

export const VERSION = 1;

/** How a match ended: the place of every seat (0 best), why, and by whom. `played` out; `resigned`, out of `time` or
 * `left` by seat `by`; a `draw` or an early `end` that seat `by` offered and all accepted; `left` by all, or `aborted`
 * (before the first act, or called off), by nobody. */
export interface Result {
  places: number[];
  reason: "aborted" | "draw" | "end" | "left" | "played" | "resigned" | "time";
  by?: number | null;
}

/** What the others may claim from time `at` on if the seat's person is still away: see `claim`. */
export interface ClaimShown {
  what: ("robot" | "win")[];
  at: number;
}

/** A seat. `robot` names the robot that plays it; `here`: its person has an open socket. `away` is since when the
 * person of a running match has had none. `commitment` is that of its nonce: null if it adds none, empty if it's still
 * to come. */
export interface SeatShown {
  seat: number;
  kind: "open" | "person" | "robot";
  name: string;
  person: string | null;
  robot: string | null;
  here: boolean;
  left: boolean;
  ahead: number;
  seconds: number | null;
  away: number | null;
  claim: ClaimShown | null;
  commitment: string | null;
  revealed: boolean;
}

/** An offer that waits for answers; `agreed` are the seats that have accepted. */
export interface OfferShown {
  seq: number;
  by: number;
  what: "adjourn" | "draw" | "end" | "pause" | "resume" | "take-back";
  to: number | null;
  agreed: number[];
}

/** A rematch that people were asked for: the seats that `agreed` so far; `by` is who spoke last. */
export interface RematchShown {
  state: "asked" | "declined" | "taken-back";
  by: number;
  agreed: number[];
  at: number;
}

/** Chance waits for the seat's `throw`; at server time `until` the dice are thrown without it. */
export interface ThrowShown {
  seat: number;
  until: number;
}

/** The table's code for a big screen and for phones; `here`: a screen shows the table now. */
export interface ScreenShown {
  code: string;
  here: boolean;
}

/** The seat at a big screen whose own device is lost, for you to play on. */
export interface SeatTaken {
  seat: number;
}

/** The match that a code stands for. `hosts`: you are its host and have no seat at it. */
export interface CodeShown {
  code: string;
  match: string;
  game: string;
  hosts: boolean;
}

/** Times in milliseconds: `move` for each act; or `base` plus an `increment` per act, at most `cap`. */
export interface Clock {
  move?: number | null;
  base?: number | null;
  increment?: number;
  cap?: number | null;
}

/** Milliseconds left for each seat at server time `at`; `running` is the seat whose clock runs. */
export interface ClockShown {
  terms: Clock;
  left: number[];
  running: number | null;
  at: number;
}

/** The league's round that a match belongs to, and when that ends; `game` of at most `games`. */
export interface LeagueRound {
  id: string;
  name: string;
  round: number;
  due: number | null;
  game: number;
  games: number;
}

/** What everybody may know about a match, without the game's view. `starts`: everybody sits, and the match starts by
 * itself at this time, in milliseconds. `rematch` is the match that follows; `rematch_asked` who wants it. `secrets`:
 * seats know different things, so that people who share a screen must not see each other's view. `sealed`: all seats
 * are taken, and nonces are being revealed. `beacon` is the round that is mixed in. `imported`: it was played
 * elsewhere, and its record was verified when `host` brought it. A match that is over without a `result` ended because
 * a nonce was not revealed. `screen` is there once the table has a code for a big screen. */
export interface Table {
  match: string;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  status: "open" | "over" | "running";
  public: boolean;
  rated: boolean;
  spectators: boolean;
  hold: boolean;
  leaving: "forfeit" | "pass" | "robot";
  hints: boolean;
  host: string;
  created: number;
  seats: SeatShown[];
  commitment: string;
  seed: string | null;
  result: Result | null;
  offer: OfferShown | null;
  paused: boolean;
  clock: ClockShown | null;
  rematch: string | null;
  by_hand: boolean;
  of_class: boolean;
  starts: number | null;
  secrets: boolean;
  throws: "asked" | "at-once";
  on_time: "lose" | "robot";
  rematch_asked: RematchShown | null;
  sealed: boolean;
  beacon: number | null;
  league: LeagueRound | null;
  imported: boolean;
  screen: ScreenShown | null;
}

/** An event as one seat sees it. `act` is what the seat may know of it; the rest is as in a record. */
export interface EventShown {
  seq: number;
  at: number;
  by: number | "chance" | "host";
  kind: "act" | "answer" | "chance" | "ended" | "flag" | "offer" | "resign" | "seat" | "take-back";
  act?: string;
  to?: number | null;
  what?: string;
  yes?: boolean;
  seat?: number;
  name?: string;
  out?: boolean;
  why?: string;
}

/** The match from one seat of yours (null: a spectator): its view and its events. */
export interface Side {
  seat: number | null;
  view: unknown;
  events: EventShown[];
}

/** The client at this match; without seats it is a spectator. */
export interface You {
  name: string | null;
  seats: number[];
  host: boolean;
}

/** All that a client sees of a match: `sides` has one entry per seat held; empty before the start. `throw` is there
 * while chance waits for a seat's throw. */
export interface Look {
  table: Table;
  you: You;
  seq: number;
  sides: Side[];
  throw: ThrowShown | null;
}

/** Who gets the seat: `me` (several: one device passed around), `open`, or `robot`. A handicap is points `ahead` for
 * the seat, or the most `seconds` that its robot may think. */
export interface SeatWanted {
  kind: "me" | "open" | "robot";
  name?: string | null;
  robot?: string | null;
  ahead?: number;
  seconds?: number | null;
}

/** The terms of a match besides the game's own options. `hints` null: only where no two people play against each other.
 * A match `of_class` is visible only to the pupils of that class and their teacher. Without `pauses` nobody may pause
 * or adjourn it. `league` is the id of the league that it belongs to, `of_round` the round in it. */
export interface Terms {
  public: boolean;
  rated: boolean;
  spectators: boolean;
  hold: boolean;
  clock: Clock | null;
  leaving: "forfeit" | "pass" | "robot";
  by_hand: boolean;
  countdown: number;
  hints: boolean | null;
  throws: "asked" | "at-once";
  on_time: "lose" | "robot";
  of_class: string | null;
  teacher: string | null;
  pauses: boolean;
  league: string | null;
  of_round: LeagueRound | null;
  imported: boolean;
}

/** A match to create. Without `seats`, the creator gets seat 0 and the others are open. `hold`: don't start before the
 * host does, even if every seat is taken. `countdown`: seconds between the last seat being taken and the start by
 * itself; the host can stop it. `by_hand`: dice, balls and tiles are real ones on a table, and their outcomes are typed
 * in as acts. `hints`: also between people (without it only where nobody plays against another person). `throws`: dice
 * are thrown at once, or wait for their thrower's word (`asked`). `on_time`: a clock that runs out loses, or a robot
 * takes over. `fair`: your seats will commit to a nonce, and the match waits for it. */
export interface NewMatch {
  game: string;
  options?: Record<string, unknown>;
  seats?: SeatWanted[] | null;
  public?: boolean;
  rated?: boolean;
  spectators?: boolean;
  hold?: boolean;
  clock?: Clock | null;
  leaving?: "forfeit" | "pass" | "robot";
  by_hand?: boolean;
  countdown?: number;
  hints?: boolean | null;
  throws?: "asked" | "at-once";
  on_time?: "lose" | "robot";
  fair?: boolean;
}

/** Take this seat, or the first open one. `commitment` is that of your nonce. */
export interface Join {
  seat?: number | null;
  name?: string | null;
  commitment?: string | null;
}

/** Start the match as its host. `robots` names a robot for the seats that are still open. `fewer`: play without the
 * open seats instead, if the game allows so few players. */
export interface Start {
  robots?: string | null;
  fewer?: boolean;
}

/** Put a robot on an open seat as the host; without a robot, open the seat of one again. */
export interface SeatRobot {
  seat: number;
  robot?: string | null;
}

/** What is agreed at a table that has not started, all of it anew; the words are those of a new match. Seats stay as
 * they are. `fair`: your seats will commit to a nonce, if there is anything to draw now. */
export interface Agree {
  options?: Record<string, unknown>;
  public?: boolean;
  rated?: boolean;
  spectators?: boolean;
  clock?: Clock | null;
  leaving?: "forfeit" | "pass" | "robot";
  hints?: boolean | null;
  on_time?: "lose" | "robot";
  fair?: boolean;
}

/** Ask for a rematch or agree to it; `yes` false declines it or takes it back. `seats` of the first who asks: as
 * before, rotated by one, or at random. `fair`: your seats will commit to a nonce, and the match waits for it. */
export interface Rematch {
  seats?: "drawn" | "rotated" | "same";
  yes?: boolean;
  fair?: boolean;
}

/** The commitment of your nonce, before any nonce is revealed; without a seat, for all your seats. */
export interface Commit {
  commitment: string;
  seat?: number | null;
}

/** Reveal your nonce, once the seats are sealed; without a seat, for all your seats. `seal` is the seal as you computed
 * it from the table; if a commitment has changed, the nonce is refused. */
export interface GiveNonce {
  nonce: string;
  seat?: number | null;
  seal?: string | null;
}

/** The record of a finished match to import, as JSON or text; `public`: lists of this server show it. */
export interface RecordGiven {
  record: string;
  public?: boolean;
}

/** An action to preview at the table of a view. */
export interface PreviewWanted {
  view: Record<string, unknown>;
  act: string;
}

/** A game that is played alone for a score, and its options. */
export interface BestsWanted {
  game: string;
  options?: Record<string, unknown>;
}

/** A score, and whose it is: `name` is empty for somebody without an account. */
export interface BestScore {
  points: number;
  name: string;
  mine: boolean;
}

/** The best scores under the same options. `own` is your best with any tiles, in `played` games to the end; `first` the
 * best of everybody with the tiles of this `deal`. */
export interface Bests {
  own: number | null;
  played: number;
  deal: string;
  first: BestScore | null;
}

/** The match that was made of a record: how many outcomes follow from its seed, or were typed in. `not_simulated`
 * counts throws of balls that another engine simulated. */
export interface Imported {
  match: string;
  outcomes: number;
  not_simulated: number;
  typed: number;
}

/** An option of a game with its allowed values. `seats` has the fewest and most seats for each value that changes them.
 * */
export interface OptionShown {
  name: string;
  kind: "choice" | "number" | "switch" | "text";
  default: unknown;
  values: unknown[];
  low: number | null;
  high: number | null;
  optional: boolean;
  about: string;
  seats: Record<string, [number, number]>;
}

/** A robot that can take a seat. */
export interface RobotShown {
  name: string;
  thinks: string;
}

/** How your finished matches with two seats against a robot went. */
export interface RobotRecord {
  robot: string;
  played: number;
  won: number;
}

/** A game that can be played here. */
export interface GameShown {
  key: string;
  name: string;
  rules: number;
  seats: [number, number];
  options: OptionShown[];
  robots: RobotShown[];
}

/** A match in a list. `yours` are the asker's seats; `places` (0 is best) once it is over. In the asker's own list:
 * `waits` says what it waits for from the asker, `turn` whose turn it is, `last` is the time of the last event, `until`
 * when the running clock runs out, or the round of its `league` ends. */
export interface MatchListed {
  match: string;
  game: string;
  options: Record<string, unknown>;
  status: "open" | "over" | "running";
  rated: boolean;
  host: string;
  created: number;
  names: string[];
  open: number;
  yours: number[];
  people: (string | null)[];
  places: number[] | null;
  robots: (string | null)[];
  waits: "offer" | "seat" | "turn" | null;
  turn: number | null;
  last: number | null;
  until: number | null;
  league: LeagueRound | null;
}

/** A page of matches, newest first; `more` is the `before` of the next page. */
export interface Listing {
  matches: MatchListed[];
  more: string | null;
}

/** An error over HTTP: a stable code, an English sentence, and details for a translation. */
export interface Problem {
  code: string;
  reason: string;
  details: Record<string, unknown>;
}

/** A guest: a person with a name only. */
export interface NewGuest {
  name: string;
}

/** An account for the asking guest; `code` is the host's invitation, if one is needed. */
export interface NewAccount {
  login: string;
  password: string;
  code?: string | null;
}

/** Sign in with a password. */
export interface Login {
  login: string;
  password: string;
}

/** Change your password. */
export interface NewPassword {
  old: string;
  new: string;
}

/** Set a new password with a one-time code from the host. */
export interface ResetPassword {
  login: string;
  code: string;
  new: string;
}

/** A token for a program, which may `read`, or `play` too. */
export interface NewToken {
  name: string;
  scopes?: ("play" | "read")[];
  days?: number | null;
}

/** Your language, on every device; null: the browser's. */
export interface LanguageChosen {
  language: string | null;
}

/** A person, as shown to themselves. `admin`: has the host's rights; `chat`: the chat they allow; `language`: the one
 * they chose, if any. */
export interface Person {
  id: string;
  name: string;
  kind: "account" | "gone" | "guest" | "house" | "pupil";
  epoch?: number;
  admin?: boolean;
  chat?: "free" | "phrases";
  login?: string | null;
  language?: string | null;
}

/** A browser in which you are signed in; `current`: the one that asks. `device` may be empty. */
export interface SessionShown {
  id: string;
  device: string;
  created: number;
  seen: number;
  current: boolean;
}

/** A token without its secret. */
export interface TokenShown {
  id: string;
  name: string;
  scopes: string[];
  created: number;
  expires: number | null;
}

/** A new token with its secret, which is shown only now. */
export interface TokenMade {
  token: string;
  shown: TokenShown;
}

/** A rating: OpenSkill's estimate `mu` and its uncertainty `sigma`, and both on a scale for people. `rating` begins at
 * 1500, is never negative, and may be off by `error`; 200 more win three games of four. */
export interface RatingShown {
  person: string;
  name: string;
  game: string;
  rating: number;
  error: number;
  mu: number;
  sigma: number;
  played: number;
}

/** A person's rating after a rated match. */
export interface RatingChange {
  match: string;
  game: string;
  at: number;
  place: number;
  rating: number;
  error: number;
  mu: number;
  sigma: number;
}

/** Finished matches of a game against others, and how many of them the person won or tied for first. */
export interface GamePlayed {
  game: string;
  played: number;
  won: number;
}

/** A person as others see them; `favourites` are their games, most played first. */
export interface Profile {
  id: string;
  name: string;
  since: number;
  ratings: RatingShown[];
  history: RatingChange[];
  favourites: GamePlayed[];
}

/** What a page needs to know about this server: who may create an account, and which chat is allowed. */
export interface About {
  version: string;
  accounts: "invited" | "off" | "open";
  chat: "free" | "off" | "phrases";
}

/** The state of the server's parts; without `writable` and `migrated` it can do nothing. `bus`: null if there is none;
 * `workers`: whether robots, throws and analyses answer; `failed_writes`: since the start. */
export interface Health {
  status: "failing" | "ok";
  version: string;
  writable: boolean;
  migrated: boolean;
  bus: boolean | null;
  workers: boolean;
  failed_writes: number;
}

/** Whether the home network can reach this server, at which URLs, and if the asker `may` change that. */
export interface NetworkShown {
  may: boolean;
  open: boolean;
  addresses: string[];
}

/** Open the server to the home network, or close it again. */
export interface NetworkWanted {
  open: boolean;
}

/** The match after one act or outcome that was not taken back. Ply 0 is the start and has no `act`. `position` is set
 * once the match is over, to play on from there. */
export interface Ply {
  ply: number;
  seq: number;
  at: number;
  by: number | "chance" | "host";
  act: string | null;
  view: unknown;
  position: string | null;
}

/** Plies of a match from `first` on; `count` is how many there are, including the start. */
export interface Replay {
  table: Table;
  first: number;
  count: number;
  plies: Ply[];
}

/** A position, with an action to try in it, or `fall` to sample a chance event. */
export interface TryWanted {
  position: string;
  options?: Record<string, unknown>;
  act?: string | null;
  fall?: boolean;
}

/** The position afterwards, in the view of the seat that acts or acted; `refused`: why it didn't change. `act` is the
 * action or outcome played. */
export interface Tried {
  position: string;
  act: string | null;
  view: unknown;
  refused: Problem | null;
}

/** A position, and the robot that is to choose for the seat whose turn it is. */
export interface RobotAsked {
  position: string;
  robot: string;
  options?: Record<string, unknown>;
}

/** The action that the robot chose. */
export interface RobotChose {
  act: string;
}

/** Send a preset `phrase`, or free `text` if everybody at the match allows it. */
export interface SayGiven {
  type: "say";
  key: string;
  phrase?:
    | "bad-luck"
    | "bye"
    | "close-one"
    | "good-game"
    | "good-luck"
    | "hello"
    | "here-again"
    | "once-more"
    | "one-moment"
    | "oops"
    | "sorry"
    | "thanks"
    | "well-played"
    | "what-luck"
    | "you-too"
    | "your-turn"
    | null;
  text?: string | null;
  seat?: number | null;
}

/** The `n`th chat line of a match. Both `phrase` and `text` are null if it was deleted. */
export interface ChatLine {
  n: number;
  at: number;
  seat: number;
  person: string;
  phrase: string | null;
  text: string | null;
}

/** New chat lines since the last such message; `key` is set if it answers a message of yours. */
export interface Chat {
  type: "chat";
  lines: ChatLine[];
  key?: string;
}

/** The chat of a match, and whether everybody there allows free text. */
export interface ChatHeard {
  lines: ChatLine[];
  free: boolean;
}

/** The chat you allow. */
export interface ChatWanted {
  chat: "free" | "phrases";
}

/** A person to mute. */
export interface Mute {
  person: string;
}

/** A person you have muted. */
export interface Muted {
  person: string;
  name: string;
}

/** A report to the host about a player of a match of yours: the seat, the chat line if any, and why. */
export interface NewReport {
  match: string;
  seat: number;
  line?: number | null;
  reason: string;
}

/** Play `act` as event `seq` (the last seq plus 1). Without a seat: for the seat of yours to act. */
export interface ActGiven {
  type: "act";
  key: string;
  seq: number;
  act: string;
  seat?: number | null;
}

/** Throw the dice that wait for your word, as event `seq` (the last seq plus 1). */
export interface ThrowGiven {
  type: "throw";
  key: string;
  seq: number;
  seat?: number | null;
}

/** Resign. Without a seat: all your seats. */
export interface ResignGiven {
  type: "resign";
  key: string;
  seat?: number | null;
}

/** Make an offer to the other seats; `to` is the event that a take-back goes back to (0: the start). */
export interface OfferGiven {
  type: "offer";
  key: string;
  what: "adjourn" | "draw" | "end" | "pause" | "resume" | "take-back";
  to?: number | null;
  seat?: number | null;
}

/** Answer the offer with seq `to`. */
export interface AnswerGiven {
  type: "answer";
  key: string;
  to: number;
  yes: boolean;
  seat?: number | null;
}

/** Leave: before the start the seat is open again, afterwards the match's `leaving` rule applies. */
export interface LeaveGiven {
  type: "leave";
  key: string;
  seat?: number | null;
}

/** The person of the seat `of` is away for too long: let a `robot` play on, or claim the `win`. */
export interface ClaimGiven {
  type: "claim";
  key: string;
  of: number;
  what: "robot" | "win";
  seat?: number | null;
}

/** After the end: ask for a rematch or agree to it; `yes` false declines it or takes it back. */
export interface RematchGiven {
  type: "rematch";
  key: string;
  yes?: boolean;
  seats?: "drawn" | "rotated" | "same";
  fair?: boolean;
}

/** What you're choosing as event `seq`, not played yet: big screens show it. Empty: nothing any more. It has no key and
 * no answer. In games with secrets, and without a big screen, it goes nowhere. */
export interface ChoiceGiven {
  type: "choice";
  seq: number;
  act: string;
}

/** Asks for a pong with the same number. */
export interface Ping {
  type: "ping";
  n?: number;
}

/** The first message: all that the client sees, with the events after the `since` it sent. */
export interface Welcome {
  type: "welcome";
  version: number;
  table: Table;
  you: You;
  seq: number;
  sides: Side[];
  throw: ThrowShown | null;
}

/** The match is at `seq`: the events since the last message, and the current views. `key` is set if the update answers
 * this client's message with that key. `table`, `you` and `clock` are set if they changed. `throw` is there as long as
 * chance waits for a seat's throw. */
export interface Update {
  type: "update";
  seq: number;
  sides: Side[];
  key?: string;
  table?: Table;
  you?: You;
  clock?: ClockShown;
  throw?: ThrowShown;
}

/** To big screens: what the seat is choosing as event `seq`, which isn't played yet; empty: nothing. */
export interface Choosing {
  type: "choosing";
  seat: number;
  seq: number;
  act: string;
}

/** The message with this key was carried out before as event `seq` (a resend), or needed no event. */
export interface Done {
  type: "done";
  key: string;
  seq: number;
}

/** The message with this key was refused, and why; with the current views. */
export interface Refused {
  type: "refused";
  key: string | null;
  code: string;
  reason: string;
  details: Record<string, unknown>;
  seq: number;
  sides: Side[];
}

/** The client sent a frame that is not a valid message. After a few of them the socket is closed. */
export interface Bad {
  type: "bad";
  code: string;
  reason: string;
}

/** The answer to a ping; `at` is the server's time in milliseconds since 1970. */
export interface Pong {
  type: "pong";
  n: number;
  at: number;
}

/** A report to the host. `said` is the chat line's text when it was reported. */
export interface ReportShown {
  id: number;
  at: number;
  by: string;
  by_name: string;
  about: string;
  about_name: string;
  match: string;
  line: number | null;
  said: string | null;
  reason: string;
  closed: number | null;
  note: string | null;
}

/** Close a report with a note on the outcome. */
export interface CloseReport {
  note?: string;
}

/** A ban of a person (guest or account) or a range of addresses; without `days` it is permanent. `what`: `chat`; `play`
 * (chat and new matches; running ones go on); or `all`. */
export interface NewSanction {
  what: "all" | "chat" | "play";
  reason: string;
  person?: string | null;
  address?: string | null;
  days?: number | null;
}

/** A sanction that lasts until `until`, or for good if that is null. */
export interface SanctionShown {
  id: number;
  what: "all" | "chat" | "play";
  person: string | null;
  name: string | null;
  address: string | null;
  reason: string;
  at: number;
  until: number | null;
}

/** A word that no name may contain, in any spelling. */
export interface NameRule {
  word: string;
}

/** A person as the host sees them; `matches` is how many they have played. */
export interface PersonListed {
  id: string;
  name: string;
  kind: "account" | "guest";
  login: string | null;
  admin: boolean;
  created: number;
  matches: number;
}

/** A page of the directory; `more` is the `before` of the next one. */
export interface PeopleListed {
  people: PersonListed[];
  more: string | null;
}

/** Ask for a one-time code: without `login` an invitation, with one to set its new password. */
export interface NewCode {
  login?: string | null;
}

/** The new code; it is shown only now. */
export interface CodeMade {
  code: string;
  days: number;
}

/** Counts of people, matches and so on; `lately`: matches created in the last seven days. */
export interface Figures {
  guests: number;
  accounts: number;
  open: number;
  running: number;
  over: number;
  lately: number;
  leagues: number;
  reports: number;
  sanctions: number;
}

/** A host's action: who (a person's id, or `console`), what, and about whom. `by_name` and `about_name` are what these
 * people, or the league, are called now. */
export interface AuditLine {
  id: number;
  at: number;
  by: string;
  by_name: string | null;
  about_name: string | null;
  what: string;
  about: string;
  details: Record<string, unknown>;
}

/** A league of two-player matches. `rounds`: rounds of a Swiss season (left out: as many as it takes to find a winner),
 * or how often everybody meets everybody (once). Two who meet play the best of `best_of` games. A group has at least
 * `group_size` players; after a season `moves` of each are promoted and relegated. A round ends after `days`. Matches
 * can be paused only with `pauses`, and no longer than the round. `late`: people can join a running Swiss season too.
 * `members`: only people with an account can join. `every`: the next season opens by itself and starts after so many
 * days. With `robots` it is a league of these robots. */
export interface NewLeague {
  name: string;
  game: string;
  options?: Record<string, unknown>;
  pairing?: "round-robin" | "swiss";
  rounds?: number | null;
  best_of?: number;
  group_size?: number;
  moves?: number;
  days?: number;
  clock?: Clock;
  rated?: boolean;
  pauses?: boolean;
  late?: boolean;
  members?: boolean;
  every?: number | null;
  robots?: string[];
}

/** An administrator's changes to a league; what is left out stays. `every` 0: no season by itself. */
export interface LeagueChanged {
  name?: string | null;
  days?: number | null;
  late?: boolean | null;
  members?: boolean | null;
  every?: number | null;
}

/** A league and the state of its newest season. `opens`: when that starts by itself. */
export interface LeagueShown {
  id: string;
  name: string;
  game: string;
  options: Record<string, unknown>;
  of: "people" | "robots";
  pairing: "round-robin" | "swiss";
  rounds: number | null;
  best_of: number;
  group_size: number;
  moves: number;
  days: number;
  clock: Clock;
  rated: boolean;
  pauses: boolean;
  late: boolean;
  members: boolean;
  every: number | null;
  season: number;
  status: "open" | "over" | "running";
  round: number;
  players: number;
  due: number | null;
}

/** A row of the standings: a win is 2 points, a draw 1; the season's `tiebreaks` decide ties. `buchholz` is the sum of
 * the opponents' points, `sonneborn` those of beaten opponents and half those of drawn ones, `direct` the points
 * against those with as many points. `from_group` is the group of the season before, null for newcomers. */
export interface Standing {
  place: number;
  player: string;
  name: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  points: number;
  buchholz: number;
  direct: number;
  sonneborn: number;
  withdrawn: boolean;
  from_group: number | null;
}

/** A finished game of a pairing: the points of `first` and `second`, and how they came about. */
export interface GameOfPairing {
  match: string;
  points: [number, number];
  how: "aborted" | "bye" | "draw" | "end" | "forfeit" | "host" | "left" | "paused" | "played" | "resigned" | "time";
}

/** A pairing; `first` has seat 0 in the first game, or a bye if there is no `second`. Once it is settled, it has
 * `points` and `how` they came about. `games` are those finished so far, if it is the best of several; `match` is the
 * latest. */
export interface PairingShown {
  round: number;
  board: number;
  first: string;
  second: string | null;
  match: string | null;
  points: [number, number] | null;
  how:
    | "aborted"
    | "bye"
    | "draw"
    | "end"
    | "forfeit"
    | "host"
    | "left"
    | "paused"
    | "played"
    | "resigned"
    | "time"
    | null;
  games: GameOfPairing[];
}

/** A group: its standings, best first, and its pairings, also those of later rounds if they're known. `up` and `down`:
 * how many are promoted and relegated. */
export interface GroupShown {
  group: number;
  table: Standing[];
  pairings: PairingShown[];
  up: number;
  down: number;
}

/** A season of a league; group 0 is the highest. `due` is the round's deadline, `rounds` the last round. Before it
 * starts, groups and pairings are those it would start with now. */
export interface SeasonShown {
  league: LeagueShown;
  season: number;
  status: "open" | "over" | "running";
  round: number;
  rounds: number;
  due: number | null;
  tiebreaks: ("buchholz" | "direct" | "sonneborn" | "won")[];
  groups: GroupShown[];
}

/** Join or leave a league; an administrator can name another `person`. */
export interface Enter {
  person?: string | null;
}

/** An administrator's result for a pairing: the points of `first` and `second`, with a note for the log. A win is 2 :
 * 0, a draw 1 : 1; 0 : 0 if both failed to come. */
export interface Settle {
  group: number;
  round: number;
  board: number;
  points: [number, number];
  note?: string;
}

/** A question without its answer. `digits` has a `_` for each missing digit. */
export interface PracticeQuestion {
  ask: "best-action" | "complete" | "find" | "flaps" | "holes" | "is-it" | "most-points" | "points";
  theme: string;
  digits: string;
  flaps: number[];
  throw: number[];
  least: number;
  red: string | null;
  black: string | null;
}

/** A new class; the server draws its code. */
export interface NewClass {
  name: string;
}

/** Open: pupils can join with a new code. Closed: nobody can join. */
export interface DoorWanted {
  open: boolean;
}

/** The groups and the single pupils that a task is for. */
export interface Whom {
  groups?: string[];
  pupils?: string[];
}

/** Equations as in Abaku, of these operations, with numbers up to `most`. `carry` is about addition and subtraction.
 * With `tables`, products are of these, times 2 to 10. */
export interface Equations {
  kind: "equations";
  operations?: (
    | "addition"
    | "cube"
    | "cube-root"
    | "division"
    | "multiplication"
    | "square"
    | "square-root"
    | "subtraction"
  )[];
  most?: number;
  ask?: "complete" | "find" | "is-it" | "mixed";
  carry?: "any" | "with" | "without";
  tables?: number[];
}

/** Smart Calculators: how many points does a throw score? `grade` is the level of their puzzles. */
export interface Calculators {
  kind: "calculators";
  grade?: number;
}

/** Kugelbox: how many holes do the balls span? Sides of up to `most`; with `misses` a ball may miss. */
export interface ThrowPoints {
  kind: "throws";
  most?: number;
  misses?: boolean;
}

/** Shut the Box: which open flaps add up to the throw? At least `least` of them. */
export interface Sums {
  kind: "sums";
  flaps?: 9 | 10 | 12;
  least?: number;
}

/** Puzzles of a game, of one theme or of all. */
export interface Puzzles {
  kind: "puzzles";
  game: string;
  theme?: string | null;
  level?: number;
}

/** A task: `questions` of a drill for each pupil, different for each; `due`: when it ends, if at all. `whom`: who gets
 * it (null: everybody). `follows`: the level follows the pupil; the drill gives the kind. */
export interface NewTask {
  drill: Equations | Calculators | ThrowPoints | Sums | Puzzles;
  questions?: number;
  due?: number | null;
  whom?: Whom | null;
  follows?: boolean;
}

/** A drill to look at before it is set. */
export interface TaskWanted {
  drill: Equations | Calculators | ThrowPoints | Sums | Puzzles;
}

/** What a class may do: play `robots`. `keep`: wrong answers are kept for 30 days. */
export interface ClassRules {
  robots?: boolean;
  keep?: boolean;
}

/** A pupil's new name and group; null leaves the name, and takes the pupil out of the group. */
export interface PupilChange {
  name?: string | null;
  group?: string | null;
}

/** Names to add to the class at once. */
export interface NewRoster {
  names: string[];
}

/** A live round: one question at a time for the whole class, `seconds` for each. */
export interface NewRound {
  drill: Equations | Calculators | ThrowPoints | Sums | Puzzles;
  seconds?: number;
}

/** The game of the league, for two players with `minutes` each; without a game there is no league. */
export interface NewClassLeague {
  game?: string | null;
  options?: Record<string, unknown>;
  minutes?: number;
}

/** Join a class with its code and a name that is free in it. */
export interface JoinClass {
  code: string;
  name: string;
}

/** Sign in as the pupil of this one-time code. */
export interface ComeBack {
  code: string;
}

/** An answer to the question with that number; null: give up on it. */
export interface ClassAnswer {
  number: number;
  answer?: string | null;
}

/** An answer to the live round's question with that number. */
export interface RoundAnswer {
  number: number;
  answer: string;
}

/** A game against a robot, where the class allows it. */
export interface ClassGame {
  game: string;
  robot?: string | null;
}

/** A task as it was set; `number` is the same for teacher and pupils. `whom` null: for everybody. */
export interface TaskShown {
  id: string;
  number: number;
  drill: Equations | Calculators | ThrowPoints | Sums | Puzzles;
  questions: number;
  created: number;
  due: number | null;
  whom: Whom | null;
  follows: boolean;
}

/** A drill to begin with: its name's key, and the ages that it suits. */
export interface PresetShown {
  key: string;
  ages: [number, number];
  drill: Equations | Calculators | ThrowPoints | Sums | Puzzles;
}

/** One of a drill's questions with its first right answer, and that answer as it is written on paper. */
export interface TaskExample {
  question: PracticeQuestion;
  answer: string;
  told: string;
}

/** What a drill would ask: how many different questions there are (`enough`: that many or more). `wider` is a drill
 * with more of them. `share` of `asked` such questions were right at the first try on this server; null until enough
 * were asked. */
export interface TaskPreview {
  count: number;
  enough: boolean;
  wider: Equations | Calculators | ThrowPoints | Sums | Puzzles | null;
  examples: TaskExample[];
  asked: number;
  share: number | null;
}

/** The game of a class's league. */
export interface LeagueTerms {
  game: string;
  options: Record<string, unknown>;
  minutes: number;
}

/** A row of the league's standings: a win is 2 points, a draw 1. `you` marks the asking pupil. */
export interface ClassStanding {
  place: number;
  name: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  points: number;
  you: boolean;
}

/** A class in its teacher's list. */
export interface ClassListed {
  id: string;
  name: string;
  code: string | null;
  pupils: number;
  created: number;
}

/** Progress in a task: questions `done` and `right`, `tries` made, and the time taken. */
export interface TaskProgress {
  task: string;
  done: number;
  right: number;
  tries: number;
  ms: number;
}

/** A day (UTC) on which questions were done. */
export interface DayProgress {
  day: string;
  done: number;
  right: number;
}

/** A pupil with their progress in each task, in the order of the tasks. `days` are the last days on which they worked,
 * oldest first. */
export interface PupilShown {
  person: string;
  name: string;
  joined: number;
  seen: number | null;
  tasks: TaskProgress[];
  days: DayProgress[];
  group: string | null;
}

/** Results by kind of question; `pupils` tried it, `stuck` have more wrong than right answers. */
export interface ThemeProgress {
  kind: string;
  ask: string;
  theme: string;
  right: number;
  wrong: number;
  pupils: number;
  stuck: string[];
}

/** A running match of the league. */
export interface ClassMatch {
  match: string;
  names: string[];
}

/** A teacher of a class; the first one made it. */
export interface TeacherShown {
  person: string;
  name: string;
}

/** A class as its teacher sees it. `league` is its league's game; `running` are its running matches. */
export interface ClassShown {
  id: string;
  name: string;
  code: string | null;
  created: number;
  tasks: TaskShown[];
  pupils: PupilShown[];
  themes: ThemeProgress[];
  days: DayProgress[];
  league: LeagueTerms | null;
  standings: ClassStanding[];
  running: ClassMatch[];
  rules: ClassRules;
  teachers: TeacherShown[];
}

/** A one-time code with which a pupil signs in on another device; it is shown only now. */
export interface PupilCode {
  code: string;
  name: string;
}

/** A one-time code with which a second teacher joins the class; it is shown only now. */
export interface TeacherCode {
  code: string;
}

/** A wrong answer that was kept: the question, what was given, what kind of mistake that is. `meant` is the sum that
 * leads to the answer, as far as we can see. */
export interface Mistake {
  task: string;
  question: PracticeQuestion;
  given: string;
  kind: string;
  meant: string;
  solution: string;
  told: string;
  at: number;
}

/** An answer in the live round, and how many gave it. */
export interface RoundCount {
  answer: string;
  count: number;
  right: boolean;
}

/** The live round: a question, the milliseconds left, and how many of the `pupils` have answered. When time is up:
 * `counts`, what is right, and how many of the class's `flaps` are shut. `mine` is the asking pupil's answer, `right`
 * whether it is right. */
export interface RoundShown {
  number: number;
  question: PracticeQuestion;
  left: number;
  answered: number;
  pupils: number;
  shut: number;
  flaps: number;
  over: boolean;
  counts: RoundCount[];
  solutions: string[];
  told: string[];
  mine: string | null;
  right: boolean | null;
}

/** What the projector shows: who has joined, and the class's progress without names. */
export interface ProjectorShown {
  name: string;
  code: string | null;
  joined: string[];
  done: number;
  questions: number;
  round: RoundShown | null;
}

/** A task and the pupil's own progress; `open` until it is due. */
export interface PupilTask {
  task: TaskShown;
  mine: TaskProgress;
  open: boolean;
}

/** A running game of the pupil against a robot. */
export interface ClassRobotGame {
  match: string;
  game: string;
}

/** A class as one of its pupils sees it. `match` is the pupil's running match. */
export interface PupilDesk {
  name: string;
  pupil: string;
  tasks: PupilTask[];
  league: LeagueTerms | null;
  standings: ClassStanding[];
  waiting: boolean;
  match: string | null;
  rules: ClassRules;
  round: boolean;
  games: ClassRobotGame[];
}

/** A question without its answer. While a puzzle is being made `ready` is false: ask again. When all are done there is
 * no `number`. `tries` are those that are left, `right` the right answers so far; `level` is the pupil's, in a task
 * that follows them. */
export interface QuestionShown {
  ready: boolean;
  number: number | null;
  done: number;
  right: number;
  questions: number;
  level: number | null;
  ask: "best-action" | "complete" | "find" | "flaps" | "holes" | "is-it" | "most-points" | "points" | null;
  theme: string;
  tries: number;
  digits: string;
  flaps: number[];
  throw: number[];
  least: number;
  red: string | null;
  black: string | null;
  game: string | null;
  view: unknown;
}

/** Whether an answer is right, the tries left, and the right answers once the question is done. `told` are these as
 * they are written on paper, `why` what the wrong answer comes to (`8 − 2 = 6`). */
export interface ClassJudged {
  right: boolean;
  done: boolean;
  tries: number;
  solutions: string[];
  told: string[];
  why: string;
}

/** The pupil's match, or that the pupil is waiting for one. */
export interface LeagueWait {
  match: string | null;
  waiting: boolean;
}

/** An answer to the question that level, seed, number and theme name; null: show what is right. */
export interface PracticeAnswer {
  level: number;
  seed: string;
  number: number;
  theme?: string | null;
  answer?: string | null;
}

/** What a level asks. Somebody of the same `rating` gets half of it right. */
export interface PracticeLevel {
  drill: Equations | Calculators | ThrowPoints | Sums | Puzzles;
  rating: number;
}

/** The levels of a course, from easy to hard. */
export interface PracticeCourse {
  course: string;
  levels: PracticeLevel[];
}

/** Whether an answer is right; all right answers once there is nothing left to try. `told` are these as they are
 * written on paper, `why` what the wrong answer comes to (`8 − 2 = 6`). */
export interface PracticeJudged {
  right: boolean;
  solutions: string[];
  told: string[];
  why: string;
}

/** A sheet: score sheets and the like are `sheet`; worksheets have levels, counted from 1. `game` is the game it
 * belongs to, if it is one game's. */
export interface PrintableSheet {
  key: string;
  kind: "drill" | "puzzles" | "rules" | "sheet";
  game: string | null;
  name: string;
  levels: number[];
}

/** Ask for the best actions now. Without a seat: for the seat of yours whose turn it is. */
export interface HintGiven {
  seat?: number | null;
}

/** A position to analyse for the seat to act. */
export interface PositionAsked {
  position: string;
  options?: Record<string, unknown>;
}

/** The levels and themes of a kind of puzzle: a game's, or sums (`smart-calculators`). */
export interface PuzzleKind {
  kind: string;
  levels: number[];
  themes: string[];
}

/** Which puzzle: the same values give the same puzzle everywhere. */
export interface PuzzleNamed {
  game: string;
  level?: number;
  theme?: string | null;
  seed?: string;
  number?: number;
}

/** An answer to a puzzle. */
export interface PuzzleAnswered {
  game: string;
  level?: number;
  theme?: string | null;
  seed?: string;
  number?: number;
  answer: string;
}

/** A puzzle without its solution; `view` is its seat's view. While it is being made, only its name. */
export interface PuzzleShown {
  status: "done" | "waiting";
  seed: string;
  number: number;
  game: string | null;
  options: Record<string, unknown>;
  position: string | null;
  seat: number | null;
  question: string | null;
  theme: string | null;
  level: number | null;
  unit: string | null;
  view: unknown;
}

/** An answer and its value. */
export interface PuzzleValue {
  answer: string;
  value: number;
}

/** Whether an answer is one of the best, its value, and the solution. */
export interface PuzzleJudged {
  right: boolean;
  answer: string;
  value: number | null;
  best: string[];
  answers: PuzzleValue[];
}

/** A move with its value for the seat to act: proved, bounded or estimated; `points`: scored at once. */
export interface MoveFound {
  action: string;
  value: number;
  bound: "at_least" | "at_most" | "estimate" | "exact";
  points?: number | null;
}

/** The `result` of a hint or an analysed position: every move, best first. */
export interface AnalysisFound {
  exact: boolean;
  value: number;
  moves: MoveFound[];
}

/** One event of a reviewed match: each seat's value after it, and what changed it. `ways` are the best choices and the
 * one that was made, each with its value, best first. */
export interface StepFound {
  seq: number;
  by: number | null;
  act: string;
  kind: "choice" | "forced" | "luck" | "not-judged";
  after: (number | null)[];
  luck: number[];
  gift: number[];
  unclear: number[];
  cost: number | null;
  stake: number | null;
  best: string[];
  exact: boolean;
  ways: [string, number][];
}

/** A player's match in numbers: start + luck + choices + others + unclear = end. */
export interface AccountFound {
  seat: number;
  name: string;
  start: number;
  luck: number;
  choices: number;
  others: number;
  unclear: number;
  end: number;
  judged: number;
  best: number;
  accuracy: number | null;
}

/** The `result` of a review. */
export interface ReviewFound {
  game: string;
  options: Record<string, unknown>;
  unit: "chance" | "difference" | "points";
  measure:
    | "difference"
    | "difference-estimated"
    | "fewer-points"
    | "not-lose"
    | "win"
    | "win-estimated"
    | "win-uniform";
  meaning: string;
  exact: boolean;
  ended: string;
  places: number[] | null;
  players: AccountFound[];
  steps: StepFound[];
  turning_points: number[];
}

/** The `result` of a review that goes on: how many steps are done of how many, and what they give. */
export interface ReviewSoFar {
  done: number;
  of: number;
  review: ReviewFound;
}

/** The result of an analysis (`result`: AnalysisFound or ReviewFound), or the status `waiting`. `version` is Parlour's,
 * `seconds` the time to think. If it is `waiting`, send the same request again. A review that is `waiting` has a
 * ReviewSoFar as its `result` as soon as its first step is done. */
export interface Analysed {
  status: "done" | "waiting";
  version: string;
  seconds: number;
  result: unknown;
}

/** A match that waits for you: your `turn`, an `offer` to answer, or a `seat` reserved for you. `since` is when that
 * began; at `until`, if there is a clock or a round of a `league` to end, your time runs out. `company`: other people
 * play too, so somebody may be waiting. */
export interface Waiting {
  match: string;
  game: string;
  why: "offer" | "seat" | "turn";
  names: string[];
  since: number;
  until: number | null;
  company: boolean;
  league: LeagueRound | null;
}

/** The server's public key for Web Push (`applicationServerKey`); null if it has none. */
export interface PushKey {
  key: string | null;
}

/** The keys of a browser's subscription. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** A browser's subscription, as returned by `PushSubscription.toJSON()`. */
export interface Subscribe {
  endpoint: string;
  keys: PushKeys;
  expirationTime?: number | null;
}

/** The endpoint of the subscription to end. */
export interface Unsubscribe {
  endpoint: string;
}

export type Given =
  | ActGiven
  | ThrowGiven
  | ResignGiven
  | OfferGiven
  | AnswerGiven
  | LeaveGiven
  | ClaimGiven
  | RematchGiven
  | SayGiven
  | ChoiceGiven
  | Ping;
export type Sent =
  | Welcome
  | Update
  | Chat
  | Choosing
  | Done
  | Refused
  | Bad
  | Pong;
