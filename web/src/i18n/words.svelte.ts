// The words of the page, in a language chosen by the person, the browser, else English.
import type { FluentVariable } from "@fluent/bundle";
import sources from "virtual:locales";
import { recall, remember } from "../app/memory";
import { Lexicon } from "./lexicon";

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

const chosen = $state({ language: "en" });
let shown = $state.raw<Lexicon | null>(null);

/** A language's own name for itself. */
export const languageName = (language: string): string => NAMES[language] ?? language;

export const language = (): string => chosen.language;

/** The language to begin with. */
export function firstLanguage(): string {
  const wishes = [recall("language"), ...navigator.languages.map((tag) => tag.split("-")[0])];
  return wishes.find((wish): wish is string => !!wish && LANGUAGES.includes(wish)) ?? "en";
}

/** Load a language's words and show the page in it. */
export async function speak(wanted: string): Promise<void> {
  const source = sources[wanted] ?? sources["en"];
  if (!source) throw new Error("no words");
  use(wanted, (await source()).default);
}

/** Show the page in the words of a Fluent text. */
export function use(wanted: string, text: string): void {
  chosen.language = wanted;
  shown = new Lexicon(wanted, text);
  document.documentElement.lang = wanted;
}

/** Let the person choose. */
export async function choose(wanted: string): Promise<void> {
  remember("language", wanted);
  await speak(wanted);
}

export const has = (key: string): boolean => shown?.has(key) ?? false;

/** The words for a key; the key itself where they are missing, so that a gap is seen. */
export function t(key: string, args?: Args): string {
  const [id, attribute] = key.split(".") as [string, string | undefined];
  return shown?.say(id, attribute, args) ?? key;
}

/** A day and a time of day, as the language writes them. */
export const date = (at: number): string =>
  new Intl.DateTimeFormat(chosen.language, { dateStyle: "medium", timeStyle: "short" }).format(at);

/** A share from 0 to 1 as per cent, as the language writes it. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(chosen.language, { style: "percent", maximumFractionDigits: 0 }).format(share);

/** A list of names or numbers in the language's own way: “2, 5 and 6”. */
export function list(items: readonly (string | number)[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(chosen.language, { type }).format(items.map(String));
}
