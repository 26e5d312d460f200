// Which games have a table of their own. A game is a folder here, found by what lies in it:
//   game.json       what the shelf must know before anything else is loaded (GameFacts)
//   Picture.svelte  the game on the shelf, drawn small on a Canvas; the build makes an image of it
//   index.ts        everything else (a GameModule for each key), loaded when the game is opened
//   lessons.json    the lessons, if there are any
//   drill.ts        kinds of class tasks, if there are some (drills.ts)
// A game without a folder gets the plain table and a closed box.
import pictures from "virtual:pictures";
import { learn } from "../i18n/words.svelte";
import type { GameModule, Lesson } from "./board";

interface GameFacts {
  key: string;
  /** Its place on the shelf. */
  order: number;
  /** For how many, at least and at most; and for how long, as the box says. */
  seats: [number, number];
  minutes: number;
  /** It takes its turn as the puzzle of the day. */
  daily?: boolean;
  /** Its name in the menu of the installed page; scripts/manifest.ts reads it. */
  shortcut?: string;
  /** It is the one that a league begins with. */
  league?: boolean;
  /** Options that are agreed where the object lies on a big screen and phones are hands. */
  screen?: Record<string, string>;
}

/** Puzzles beside the ones that are called like their game. */
interface PuzzleFacts {
  kind: string;
  /** The key of the words that it is called by. */
  name: string;
  /** Whose picture it has. */
  game: string;
  /** Teachers find it among the drills. */
  drill: boolean;
}

interface Facts {
  games: GameFacts[];
  puzzles?: PuzzleFacts[];
}

const facts = import.meta.glob<Facts>("./*/game.json", { eager: true, import: "default" });
const modules = import.meta.glob<Record<string, GameModule>>("./*/index.ts", { import: "default" });
const lessons = import.meta.glob<Record<string, Lesson[]>>("./*/lessons.json", { import: "default" });

const folders = new Map<string, string>();
const known: GameFacts[] = [];
const puzzles: PuzzleFacts[] = [];
for (const [path, found] of Object.entries(facts)) {
  const folder = path.split("/")[1]!;
  for (const game of found.games) folders.set(game.key, folder);
  known.push(...found.games);
  puzzles.push(...(found.puzzles ?? []));
}
known.sort((a, b) => a.order - b.order);

/** The keys of the games, in the order of the shelf. */
export const SHELF: readonly string[] = known.map((game) => game.key);
/** What is known of every game before it is loaded. */
export const FACTS: readonly GameFacts[] = known;
/** Those that take turns as the puzzle of the day. */
export const DAILY: readonly string[] = known.filter((game) => game.daily).map((game) => game.key);
/** What a league plays unless somebody chooses otherwise. */
export const LEAGUE_GAME: string = (known.find((game) => game.league) ?? known[0]!).key;

/** The address of the game's picture: a closed box where it has none of its own; null while nothing is drawn. */
export const pictureOf = (key: string): string | null => pictures[key] ?? pictures["plain"] ?? null;

/** The folder of a game; undefined where it has none. */
export const folderOf = (key: string): string | undefined => folders.get(key);

/** What there is to know of puzzles that are not called like a game. */
export const puzzleFacts = (kind: string): PuzzleFacts | null => puzzles.find((one) => one.kind === kind) ?? null;

export const hasLesson = (key: string): boolean => `./${folders.get(key)}/lessons.json` in lessons;

/** A game's lessons, in order. */
export async function lessonsOf(key: string): Promise<readonly Lesson[]> {
  return (await lessons[`./${folders.get(key)}/lessons.json`]?.())?.[key] ?? [];
}

/** Learn the names and words of those games that have no folder here. */
export const learnOthers = (keys: readonly string[]): Promise<unknown> =>
  Promise.all(keys.filter((key) => !folders.has(key)).map(learn));

/** All that a game brings, with its words in the language of the page. */
export async function gameModule(key: string): Promise<GameModule> {
  const folder = folders.get(key);
  if (folder === undefined) return (await Promise.all([import("./plain"), learn(key)]))[0].default;
  const [found] = await Promise.all([modules[`./${folder}/index.ts`]!(), learn(folder)]);
  return found[key]!;
}
