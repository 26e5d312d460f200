// The words of the page, in a language chosen by the person, the browser, else English.
import type { FluentVariable } from "@fluent/bundle";
import sources from "virtual:locales";
import { recall, remember } from "../app/memory";
import * as api from "../net/api";
import { Lexicon } from "./lexicon";
import { regional } from "./region";

export type Args = Record<string, FluentVariable>;

export const LANGUAGES: readonly string[] = Object.keys(sources);
const NAMES: Record<string, string> = {
  da: "Dansk",
  de: "Deutsch",
  en: "English",
  es: "Español",
  fr: "Français",
  it: "Italiano",
  nl: "Nederlands",
  pl: "Polski",
  ru: "Русский",
  sv: "Svenska",
};

/** The server reads it as well (`http/page.py`). */
const COOKIE = "parlour-language";
/** In seconds. */
const YEAR = 31_536_000;

const chosen = $state({ language: "en" });
// a new object whenever words were added, so that what stands on the page is said again
let shown = $state.raw<{ words: Lexicon } | null>(null);

/** A language's own name for itself. */
export const languageName = (language: string): string => NAMES[language] ?? language;

export const language = (): string => chosen.language;

/** The language to begin with. */
export function firstLanguage(): string {
  const wishes = [recall("language"), ...navigator.languages.map((tag) => tag.split("-")[0])];
  return wishes.find((wish): wish is string => !!wish && LANGUAGES.includes(wish)) ?? "en";
}

/** The games whose words are needed; these are loaded with the game, not with the page. */
const games = new Set<string>();
/** A game's words: from a chunk of the page, else from the server, which has those of games unknown here. */
async function ofGame(language: string, game: string): Promise<string> {
  const chunk = sources[language]?.games[game];
  return chunk ? (await chunk()).default : api.gameWords(game, language).catch(() => "");
}

/** Load a language's words and show the page in it. */
export async function speak(wanted: string): Promise<void> {
  const source = sources[wanted] ?? sources["en"];
  if (!source) throw new Error("no words");
  const words = new Lexicon(wanted, (await source.page()).default);
  // a game that is opened while this waits is met here too: a set is walked to the end that it has then
  for (const game of games) words.add(await ofGame(wanted, game));
  show(wanted, words);
}

/** Load the words of a game, from now on in every language that is chosen. */
export async function learn(game: string): Promise<void> {
  while (!games.has(game)) {
    const language = chosen.language;
    const text = await ofGame(language, game);
    if (language !== chosen.language) continue; // another one was chosen meanwhile
    games.add(game);
    if (!shown || !text) continue;
    shown.words.add(text);
    shown = { ...shown };
  }
}

/** Show the page in the words of a Fluent text. */
export const use = (wanted: string, text: string): void => show(wanted, new Lexicon(wanted, text));

function show(wanted: string, words: Lexicon): void {
  chosen.language = wanted;
  shown = { words };
  document.documentElement.lang = wanted;
  // a chosen language is told to the server too, so that it sends the page in it from the start
  if (recall("language") === wanted) document.cookie = `${COOKIE}=${wanted}; path=/; max-age=${YEAR}; samesite=lax`;
}

/** Let the person choose. */
export async function choose(wanted: string): Promise<void> {
  remember("language", wanted);
  await speak(wanted);
}

export const has = (key: string): boolean => shown?.words.has(key) ?? false;

/** The words for a key; the key itself where they are missing, so that a gap is seen. */
export function t(key: string, args?: Args): string {
  const [id, attribute] = key.split(".") as [string, string | undefined];
  return shown?.words.say(id, attribute, args) ?? key;
}

/** The language with the reader's region, by which dates and numbers are written: “en-GB”. */
export const locale = (): string =>
  regional(chosen.language, typeof navigator === "undefined" ? [] : navigator.languages);

/** A day and a time of day, as the reader's region writes them. */
export const date = (at: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(at);

/** A share from 0 to 1 as per cent, as the language writes it. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(chosen.language, { style: "percent", maximumFractionDigits: 0 }).format(share);

/** Formats by language and kind: to make one takes longer than to draw a board. */
const lists = new Map<string, Intl.ListFormat>();

/** A list of names or numbers in the language's own way: “2, 5 and 6”. */
export function list(items: readonly (string | number)[], type: "conjunction" | "disjunction" = "conjunction"): string {
  const key = `${chosen.language} ${type}`;
  const format = lists.get(key) ?? new Intl.ListFormat(chosen.language, { type });
  lists.set(key, format);
  return format.format(items.map(String));
}
