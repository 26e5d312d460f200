// Made by scripts/describe.py from the Python types; change those, not this.

export const VERSION = 1;

/** How a match ended: the place of every seat (0 best) and why it ended. */
export interface Result {
  places: number[];
  reason: string;
}

/** A seat at the table. `robot` names the robot that plays it; `here` tells of an open socket. */
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
}

/** An offer that waits for answers; `agreed` are the seats that said yes so far. */
export interface OfferShown {
  seq: number;
  by: number;
  what: "adjourn" | "draw" | "end" | "pause" | "resume" | "take-back";
  to: number | null;
  agreed: number[];
}

/** Times in milliseconds: `move` for every act, or `base` and an `increment` an act, at most `cap`. */
export interface Clock {
  move?: number | null;
  base?: number | null;
  increment?: number;
  cap?: number | null;
}

/** What each seat has left (milliseconds) at server time `at`; `running` is the seat whose clock runs. */
export interface ClockShown {
  terms: Clock;
  left: number[];
  running: number | null;
  at: number;
}

/** What everybody at a match may know about it, apart from the game itself. `secrets`: seats know different things, so
 * that people who share a screen must not see each other's view. */
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
  secrets: boolean;
}

/** An event as one seat sees it. `act` is what that seat may know of it; the rest as in a record. */
export interface EventShown {
  seq: number;
  at: number;
  by: number | "chance" | "host";
  kind: "act" | "answer" | "chance" | "flag" | "offer" | "resign" | "seat" | "take-back";
  act?: string;
  to?: number | null;
  what?: string;
  yes?: boolean;
  seat?: number;
  name?: string;
}

/** One way to see the match: a seat of yours (or None, a spectator's), its view, its events. */
export interface Side {
  seat: number | null;
  view: unknown;
  events: EventShown[];
}

/** Who the client is at this match; no seats: a spectator. */
export interface You {
  name: string | null;
  seats: number[];
  host: boolean;
}

/** All that one client sees of a match: `sides` has one entry a seat held; empty until it starts. */
export interface Look {
  table: Table;
  you: You;
  seq: number;
  sides: Side[];
}

/** Who shall sit here: `me` (several: one device passed around), `open`, or `robot`. A handicap is points `ahead` for
 * the seat, or the `seconds` that its robot may think at the most. */
export interface SeatWanted {
  kind: "me" | "open" | "robot";
  name?: string | null;
  robot?: string | null;
  ahead?: number;
  seconds?: number | null;
}

/** What was agreed about a match besides the game's own options. A match `of_class` is for the pupils of that class
 * alone, and for their teacher to look at. */
export interface Terms {
  public: boolean;
  rated: boolean;
  spectators: boolean;
  hold: boolean;
  clock: Clock | null;
  leaving: "forfeit" | "pass" | "robot";
  by_hand: boolean;
  hints: boolean;
  of_class: string | null;
  teacher: string | null;
}

/** A match to be made. Without `seats`: the maker sits at seat 0 and the others are open. `hold`: wait for the host's
 * start although every seat is taken. `by_hand`: dice, balls and tiles are real ones on a table, and what falls is
 * typed in as acts. */
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
  hints?: boolean;
}

/** Sit down: at this seat, or at the first open one. */
export interface Join {
  seat?: number | null;
  name?: string | null;
  nonce?: string | null;
}

/** The host starts a held match. `robots` fills the seats that are still open with that robot. */
export interface Start {
  robots?: string | null;
}

/** How the seats of the rematch follow from those of the match. */
export interface Rematch {
  seats?: "drawn" | "rotated" | "same";
}

/** A nonce for the match's chance, while it has not started; without a seat, for all of one's own. */
export interface GiveNonce {
  nonce: string;
  seat?: number | null;
}

/** An action to preview at the table of a view. */
export interface PreviewWanted {
  view: Record<string, unknown>;
  act: string;
}

/** An option of a game with what it may be. `seats` has the fewest and most seats under those of its values that change
 * them. */
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

/** A robot that can be given a seat. */
export interface RobotShown {
  name: string;
  thinks: string;
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

/** A match in a list. `yours` are the seats of whoever asks; `places` (0 is best) once it is over. */
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
}

/** A page of matches, newest first; `more` is the `before` of the next page. */
export interface Listing {
  matches: MatchListed[];
  more: string | null;
}

/** Every refusal over HTTP: a stable code, a sentence, and what a translation needs. */
export interface Problem {
  code: string;
  reason: string;
  details: Record<string, unknown>;
}

/** A person with a name and nothing else. */
export interface NewGuest {
  name: string;
}

/** An account for the guest who asks; `code` is the host's invitation where one is needed. */
export interface NewAccount {
  login: string;
  password: string;
  code?: string | null;
}

/** Enter with a password. */
export interface Login {
  login: string;
  password: string;
}

/** Change one's password. */
export interface NewPassword {
  old: string;
  new: string;
}

/** A new password with the one-time code that the host gave out. */
export interface ResetPassword {
  login: string;
  code: string;
  new: string;
}

/** A token for a program: it may `read`, or `play` too. */
export interface NewToken {
  name: string;
  scopes?: ("play" | "read")[];
  days?: number | null;
}

/** The language to be addressed in, wherever one signs in; null: as the browser wishes. */
export interface LanguageChosen {
  language: string | null;
}

/** Somebody known to this server, as they themselves are told. `admin`: may do what a host does; `chat`: what they want
 * to hear; `language`: the one they chose, if any. */
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

/** A token without its secret. */
export interface TokenShown {
  id: string;
  name: string;
  scopes: string[];
  created: number;
  expires: number | null;
}

/** A new token with its secret, which is shown this once. */
export interface TokenMade {
  token: string;
  shown: TokenShown;
}

/** A rating: `rating` is what somebody is worth at the least, `mu` and `sigma` what is believed. */
export interface RatingShown {
  person: string;
  name: string;
  game: string;
  rating: number;
  mu: number;
  sigma: number;
  played: number;
}

/** What a rated match left of somebody's rating. */
export interface RatingChange {
  match: string;
  game: string;
  at: number;
  place: number;
  mu: number;
  sigma: number;
}

/** How often somebody played a game to its end against others, and came first (alone or not). */
export interface GamePlayed {
  game: string;
  played: number;
  won: number;
}

/** Somebody as others see them; `favourites` are the games they play, most played first. */
export interface Profile {
  id: string;
  name: string;
  since: number;
  ratings: RatingShown[];
  history: RatingChange[];
  favourites: GamePlayed[];
}

/** What a page has to know about this server: who may make an account, and what may be said. */
export interface About {
  version: string;
  accounts: "invited" | "off" | "open";
  chat: "free" | "off" | "phrases";
}

/** The server answers, and so does its database. */
export interface Health {
  status: "ok";
  version: string;
}

/** Whether the home network reaches this server, where, and whether whoever asks `may` change that. */
export interface NetworkShown {
  may: boolean;
  open: boolean;
  addresses: string[];
}

/** Open the server to the home network, or shut it again. */
export interface NetworkWanted {
  open: boolean;
}

/** The match after one act or outcome that stands, and its view then. Ply 0 is the start: no `act`. `position` is there
 * once the match is over, to be played on from. */
export interface Ply {
  ply: number;
  seq: number;
  at: number;
  by: number | "chance" | "host";
  act: string | null;
  view: unknown;
  position: string | null;
}

/** Plies of a match from the one asked for; `count` is how many there are, with the start. */
export interface Replay {
  table: Table;
  first: number;
  count: number;
  plies: Ply[];
}

/** A position to look at, with an action to try in it, or what chance gives (`fall`) if that is wanted. */
export interface TryWanted {
  position: string;
  options?: Record<string, unknown>;
  act?: string | null;
  fall?: boolean;
}

/** The position then, seen by the seat that acts or acted; `refused` tells why it did not change. `act` is what was
 * played or fell. */
export interface Tried {
  position: string;
  act: string | null;
  view: unknown;
  refused: Problem | null;
}

/** Say a preset `phrase`, or free `text` where everybody at the table allows it. */
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

/** Something said: the match's `n`th line. Both `phrase` and `text` are null where it was taken out. */
export interface Line {
  n: number;
  at: number;
  seat: number;
  person: string;
  phrase: string | null;
  text: string | null;
}

/** What was said since the last such message; `key` is there when it carries out what you sent. */
export interface Chat {
  type: "chat";
  lines: Line[];
  key?: string;
}

/** What was said at a match, and whether free words are allowed there by everybody. */
export interface ChatHeard {
  lines: Line[];
  free: boolean;
}

/** What you want to hear and say. */
export interface ChatWanted {
  chat: "free" | "phrases";
}

/** Somebody whom you do not want to hear any more. */
export interface Mute {
  person: string;
}

/** Somebody whom you do not hear. */
export interface Muted {
  person: string;
  name: string;
}

/** Tell the host about somebody at a match of yours: the seat, the line if it is one, and why. */
export interface NewReport {
  match: string;
  seat: number;
  line?: number | null;
  reason: string;
}

/** Play `act` as event `seq` (the last one seen plus 1). Without a seat: one's own that is to act. */
export interface ActGiven {
  type: "act";
  key: string;
  seq: number;
  act: string;
  seat?: number | null;
}

/** Give up. Without a seat: all of one's own. */
export interface ResignGiven {
  type: "resign";
  key: string;
  seat?: number | null;
}

/** Propose something to the other seats; `to` is the event that a take-back returns to (0: the start). */
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

/** Leave the table: before the start the seat is open again, afterwards the leaving rule holds. */
export interface LeaveGiven {
  type: "leave";
  key: string;
  seat?: number | null;
}

/** Answered by a pong with the same number. */
export interface Ping {
  type: "ping";
  n?: number;
}

/** The first message: the whole look, with the events after the `since` that the client named. */
export interface Welcome {
  type: "welcome";
  version: number;
  table: Table;
  you: You;
  seq: number;
  sides: Side[];
}

/** The match is at `seq`: the events since the last message, and the views now. `key` is there when the update carries
 * out what this client sent under that key. `table`, `you` and `clock` are there when they changed. */
export interface Update {
  type: "update";
  seq: number;
  sides: Side[];
  key?: string;
  table?: Table;
  you?: You;
  clock?: ClockShown;
}

/** What was sent under this key stands as event `seq` already (a resend), or needed no event. */
export interface Done {
  type: "done";
  key: string;
  seq: number;
}

/** What was sent under this key was not done, and why; with the current views. */
export interface Refused {
  type: "refused";
  key: string | null;
  code: string;
  reason: string;
  details: Record<string, unknown>;
  seq: number;
  sides: Side[];
}

/** A frame that is no message of this protocol. After a few of them the socket is closed. */
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

/** What somebody told the host. `said` is the line as it stood when it was reported. */
export interface ReportShown {
  id: number;
  at: number;
  by: string;
  about: string;
  about_name: string;
  match: string;
  line: number | null;
  said: string | null;
  reason: string;
  closed: number | null;
  note: string | null;
}

/** What became of a report. */
export interface CloseReport {
  note?: string;
}

/** Against a person (guest or account) or a range of addresses; without `days` for good. `what`: no more `chat`; no new
 * matches either (`play`, those that run go on); or `all`. */
export interface NewSanction {
  what: "all" | "chat" | "play";
  reason: string;
  person?: string | null;
  address?: string | null;
  days?: number | null;
}

/** A sanction that holds until `until`, or for good. */
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

/** A word that no name may contain, however it is spelt. */
export interface NameRule {
  word: string;
}

/** Somebody as a host sees them; `matches`: at how many they sat. */
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

/** A one-time code to hand out: without a `login` an invitation, with one to set a new password there. */
export interface NewCode {
  login?: string | null;
}

/** The code, which is shown this once. */
export interface CodeMade {
  code: string;
  days: number;
}

/** How much of everything there is; `lately`: matches made in the last seven days. */
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

/** Something that a host did: who (a person's id, or `console`), what, to whom. */
export interface AuditLine {
  id: number;
  at: number;
  by: string;
  what: string;
  about: string;
  details: Record<string, unknown>;
}

/** A league of matches between two. `rounds`: of a Swiss season, or how often everybody meets everybody. A group has at
 * least `group_size` players; at a season's end `moves` of each go up and down. A round ends after `days`. `robots`
 * fills a league of the robots' own. */
export interface NewLeague {
  name: string;
  game: string;
  options?: Record<string, unknown>;
  pairing?: "round-robin" | "swiss";
  rounds?: number;
  group_size?: number;
  moves?: number;
  days?: number;
  clock?: Clock;
  rated?: boolean;
  robots?: string[];
}

/** A league and where its newest season stands. */
export interface LeagueShown {
  id: string;
  name: string;
  game: string;
  options: Record<string, unknown>;
  of: "people" | "robots";
  pairing: "round-robin" | "swiss";
  rounds: number;
  group_size: number;
  moves: number;
  days: number;
  clock: Clock;
  rated: boolean;
  season: number;
  status: "open" | "over" | "running";
  round: number;
  players: number;
}

/** A line of a table: a win is 2 points, a draw 1. `tiebreak` decides between equals (see the docs). */
export interface Standing {
  place: number;
  player: string;
  name: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  points: number;
  tiebreak: number;
  withdrawn: boolean;
}

/** Two who meet; `first` has seat 0, and a bye where there is no `second`. `points` once it is settled. */
export interface PairingShown {
  round: number;
  board: number;
  first: string;
  second: string | null;
  match: string | null;
  points: [number, number] | null;
}

/** A group: its table, best first, and who met whom. */
export interface GroupShown {
  group: number;
  table: Standing[];
  pairings: PairingShown[];
}

/** A season of a league; group 0 is the highest. `due`: when the round ends at the latest. */
export interface SeasonShown {
  league: LeagueShown;
  season: number;
  status: "open" | "over" | "running";
  round: number;
  due: number | null;
  groups: GroupShown[];
}

/** Come in, or take somebody out or in as an administrator. */
export interface Enter {
  person?: string | null;
}

/** An administrator's word on a pairing: the points of the first and the second. */
export interface Settle {
  group: number;
  round: number;
  board: number;
  points: [number, number];
}

/** A class with a name; its code is made for it. */
export interface NewClass {
  name: string;
}

/** Open: pupils may join by a new code. Shut: nobody may. */
export interface DoorWanted {
  open: boolean;
}

/** Equations as Abaku reads them, of these operations, with no number beyond `most`. */
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
}

/** Smart Calculators: how many points is a throw? A grade is a level of their puzzles. */
export interface Calculators {
  kind: "calculators";
  grade?: number;
}

/** Shut the Box: which open flaps make the throw, `least` of them or more. */
export interface Sums {
  kind: "sums";
  flaps?: 9 | 10 | 12;
  least?: number;
}

/** Puzzles of a game, of one theme or of all in turn. */
export interface Puzzles {
  kind: "puzzles";
  game: string;
  theme?: string | null;
  level?: number;
}

/** So many questions of a drill for everybody, each pupil's own; `due`: when it ends, if it does. */
export interface NewTask {
  drill: Equations | Calculators | Sums | Puzzles;
  questions?: number;
  due?: number | null;
}

/** What the league plays, between two, with `minutes` for each; without a game there is no league. */
export interface NewClassLeague {
  game?: string | null;
  options?: Record<string, unknown>;
  minutes?: number;
}

/** Join by the class's code, under a name that nobody in it has. */
export interface JoinClass {
  code: string;
  name: string;
}

/** Be again the pupil for whom the teacher made this one-time code. */
export interface ComeBack {
  code: string;
}

/** An answer to the question with that number; none: give it up. */
export interface ClassAnswer {
  number: number;
  answer?: string | null;
}

/** A task as it was set. */
export interface TaskShown {
  id: string;
  drill: Equations | Calculators | Sums | Puzzles;
  questions: number;
  created: number;
  due: number | null;
}

/** What a class's league plays. */
export interface LeagueTerms {
  game: string;
  options: Record<string, unknown>;
  minutes: number;
}

/** A line of the league's table: a win is 2 points, a draw 1. `you`: whoever asks. */
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

/** A class in the list of its teacher. */
export interface ClassListed {
  id: string;
  name: string;
  code: string | null;
  pupils: number;
  created: number;
}

/** Of a task's questions so many are `done` and `right`, in so many `tries`, in so much time. */
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

/** A pupil, and how they got on with each task, in the order of the tasks. `days` are the last ones on which they did
 * something, oldest first. */
export interface PupilShown {
  person: string;
  name: string;
  joined: number;
  seen: number | null;
  tasks: TaskProgress[];
  days: DayProgress[];
}

/** A kind of question, with most wrong answers first: who is `stuck` at it has more wrong than right. */
export interface ThemeProgress {
  kind: string;
  theme: string;
  right: number;
  wrong: number;
  stuck: string[];
}

/** A match of the league that goes on. */
export interface ClassMatch {
  match: string;
  names: string[];
}

/** A class as its teacher sees it. `league` is what its league plays; `running` are its matches now. */
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
}

/** A one-time code with which a pupil comes back at another device; it is shown this once. */
export interface PupilCode {
  code: string;
  name: string;
}

/** A task and how far one is with it oneself; `open` until its end. */
export interface PupilTask {
  task: TaskShown;
  mine: TaskProgress;
  open: boolean;
}

/** A class as one of its pupils sees it. `match` is the own one that goes on. */
export interface PupilDesk {
  name: string;
  pupil: string;
  tasks: PupilTask[];
  league: LeagueTerms | null;
  standings: ClassStanding[];
  waiting: boolean;
  match: string | null;
}

/** A question without its answer. While a puzzle is being made `ready` is false: ask again. When all are done there is
 * no `number`. `tries` are those that are left. */
export interface QuestionShown {
  ready: boolean;
  number: number | null;
  done: number;
  questions: number;
  ask: "best-action" | "complete" | "find" | "flaps" | "is-it" | "most-points" | "points" | null;
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

/** Whether an answer is right, how many tries are left, and what is right once the question is done. */
export interface ClassJudged {
  right: boolean;
  done: boolean;
  tries: number;
  solutions: string[];
}

/** The match one was given, or that one waits for somebody. */
export interface LeagueWait {
  match: string | null;
  waiting: boolean;
}

/** Ask what is best now. Without a seat: your own that is to act. */
export interface HintGiven {
  seat?: number | null;
}

/** A position of a game, to be analysed for the seat that is to act. */
export interface PositionAsked {
  position: string;
  options?: Record<string, unknown>;
}

/** What puzzles there are of a kind: a game's, or sums (`smart-calculators`). */
export interface PuzzleKind {
  kind: string;
  levels: number[];
  themes: string[];
}

/** Which puzzle: the same words give the same one everywhere. */
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

/** A puzzle without its solution; `view` is what its seat sees. While it is being made, only its name. */
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

/** An answer and what it is worth. */
export interface PuzzleValue {
  answer: string;
  value: number;
}

/** Whether an answer is one of the best, what it is worth, and the solution. */
export interface PuzzleJudged {
  right: boolean;
  answer: string;
  value: number | null;
  best: string[];
  answers: PuzzleValue[];
}

/** A move with its value for the seat to act: proved, bounded or estimated; `points` it scores at once. */
export interface MoveFound {
  action: string;
  value: number;
  bound: "at_least" | "at_most" | "estimate" | "exact";
  points?: number | null;
}

/** The `result` of a hint, or of a position that was analysed: every move, best first. */
export interface AnalysisFound {
  exact: boolean;
  value: number;
  moves: MoveFound[];
}

/** One event of a reviewed match: what each seat stands at afterwards, and what changed it. */
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

/** What was found (`result`: AnalysisFound or ReviewFound), or that it waits. `version` of Parlour and `seconds` of
 * thinking made it; for what is `waiting` ask again in the same words. */
export interface Analysed {
  status: "done" | "waiting";
  version: string;
  seconds: number;
  result: unknown;
}

/** A match that waits for you: it is your `turn`, an `offer` wants your answer, a `seat` is kept for you. `since` is
 * when that began; at `until`, if there is a clock, your time is out. `company`: other people sit there too, so that
 * somebody may be waiting. */
export interface Waiting {
  match: string;
  game: string;
  why: "offer" | "seat" | "turn";
  names: string[];
  since: number;
  until: number | null;
  company: boolean;
}

/** The server's public key for Web Push (`applicationServerKey`); null where there is none. */
export interface PushKey {
  key: string | null;
}

/** The keys of a browser's subscription. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** A browser's subscription, as `PushSubscription.toJSON()` gives it. */
export interface Subscribe {
  endpoint: string;
  keys: PushKeys;
  expirationTime?: number | null;
}

/** The endpoint that shall get no more notices. */
export interface Unsubscribe {
  endpoint: string;
}

export type Given =
  | ActGiven
  | ResignGiven
  | OfferGiven
  | AnswerGiven
  | LeaveGiven
  | SayGiven
  | Ping;
export type Sent =
  | Welcome
  | Update
  | Chat
  | Done
  | Refused
  | Bad
  | Pong;
