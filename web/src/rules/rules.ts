// The rules to learn from, as the server gives them: text in HTML, and positions as views.
import type { View } from "../boards/views";
import { ask } from "../net/api";

export interface RulesPart {
  html: string | null;
  words: string | null;
  example: string | null;
  view: View | null;
  /** What is played to show what the words say; possibly nothing. */
  play: string[];
}
export interface RulesShown {
  game: string;
  lang: string;
  parts: RulesPart[];
}
export interface ExampleShown {
  acts: string[];
  view: View;
}

export const rulesOf = (game: string, language: string): Promise<RulesShown> =>
  ask("GET", `/games/${encodeURIComponent(game)}/rules?lang=${language}`);

/** A position of the rules after these acts, with what chance answered. */
export function example(game: string, name: string, acts: readonly string[]): Promise<ExampleShown> {
  const played = acts.map((act) => `act=${encodeURIComponent(act)}`).join("&");
  return ask("GET", `/games/${encodeURIComponent(game)}/examples/${encodeURIComponent(name)}${played && `?${played}`}`);
}

export interface RulesSection {
  title: string;
  html: string;
  examples: RulesPart[];
}
export interface RulesRead {
  title: string;
  /** What stands before the first section, as plain text. */
  lead: string;
  sections: RulesSection[];
}

/** The text of an HTML heading. */
const plain = (html: string): string =>
  new DOMParser().parseFromString(html, "text/html").body.textContent?.trim() ?? "";

/** The rules by sections, each with the examples that stand in it. Short rules may have one section without a title. */
export function sections(parts: readonly RulesPart[]): RulesRead {
  const read: RulesRead = { title: "", lead: "", sections: [] };
  const headed = parts.some((part) => part.html?.includes("<h2>"));
  if (!headed) read.sections.push({ title: "", html: "", examples: [] });
  for (const part of parts) {
    const last = read.sections.at(-1);
    if (part.html === null) {
      last?.examples.push(part);
      continue;
    }
    const [before = "", ...titled] = part.html.split("<h2>");
    const title = /<h1>(.*?)<\/h1>/s.exec(before);
    if (title) read.title = plain(title[1]!);
    const rest = title ? before.replace(title[0], "") : before;
    if (last) last.html += rest;
    else read.lead += plain(rest.replaceAll("</p>", " </p>"));
    for (const text of titled) {
      const [heading = "", html = ""] = text.split("</h2>");
      read.sections.push({ title: plain(heading), html, examples: [] });
    }
  }
  return read;
}
