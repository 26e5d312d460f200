// Words that may be typed beside moves, in the person's own language.
import type { GameModule } from "../boards/board";
import { QUESTIONS, type Question } from "../boards/question";
import type { View } from "../boards/views";
import { t } from "../i18n/words.svelte";
import { choicesSaid } from "./choices";

/** What a table answers or does beside the rest. */
export const DEEDS = [
  "who",
  "points",
  "clock",
  "yes",
  "no",
  "resign",
  "draw",
  "pause",
  "next",
  "brief",
  "usual",
  "full",
] as const;
export type TableDeed = (typeof DEEDS)[number];
const COMMANDS = ["help", "board", "legal", "last", "back", "advice", "values", ...DEEDS, ...QUESTIONS] as const;
type Command = (typeof COMMANDS)[number];
/** Questions that go on after the word: `row 8`. */
const OPEN: readonly Command[] = ["row", "column", "around", "where"];

/** The command that was typed, and what follows it; null: it is taken for a move. */
export function commandIn(typed: string): { command: Command; rest: string } | null {
  const given = typed
    .trim()
    .toLowerCase()
    .replace(/[?？…]+$/, (end) => (end === typed.trim() ? end : ""));
  let best: { command: Command; rest: string; length: number } | null = null;
  for (const command of COMMANDS)
    for (const known of t(`command-${command}`).split(",")) {
      const word = known.trim().toLowerCase();
      const open = OPEN.includes(command) && given.startsWith(`${word} `);
      if ((given === word || open) && word.length > (best?.length ?? 0))
        best = { command, rest: given.slice(word.length).trim(), length: word.length };
    }
  return best && { command: best.command, rest: best.rest };
}

/** A table that questions are asked of. */
export interface SeenTable {
  game: GameModule;
  view: View;
  name: (seat: number) => string;
}

/** What a page can answer. */
export interface Answers {
  tell: (words: string) => void;
  /** The table in words. */
  board: () => string;
  legal: () => readonly string[];
  last: () => string;
  back: () => void;
  advise: (what: "hint" | "moves") => void;
  act: (text: string) => void;
  /** The table that questions are about; null, or left out: there is none yet. */
  seen?: () => SeenTable | null;
  /** Says the moves, best first where that may be known, and of them those that `where` asks for. */
  choices?: (where: string | null) => void;
  /** What only a table where a match is played can do. */
  deed?: (deed: TableDeed) => void;
  /** Throw the dice that wait; false: none do. */
  cast?: () => boolean;
}

/** Do what was typed. */
export function obey(typed: string, page: Answers): void {
  const found = commandIn(typed);
  // a move may be called like a command: `throw`
  if (!found || page.legal().includes(typed.trim())) return page.act(typed);
  const { command, rest } = found;
  switch (command) {
    case "help":
      return page.tell(`${t("command-help-text")} ${t("command-help-more")}`);
    case "board":
      return page.tell(page.board());
    case "legal":
    case "where":
      return choices(page, command === "where" ? rest : null);
    case "last":
      return page.tell(page.last());
    case "back":
      return page.back();
    case "advice":
      return page.advise("hint");
    case "values":
      return page.advise("moves");
    case "throw":
      if (page.cast?.()) return;
      return answer(page, { what: command, of: rest });
    case "row":
    case "column":
    case "around":
    case "own":
      return answer(page, { what: command, of: rest });
    default:
      return page.deed ? page.deed(command) : page.tell(t("ask-not-here"));
  }
}

function answer(page: Answers, question: Question): void {
  const seen = page.seen?.();
  page.tell(seen?.game.ask?.(question, seen.view, seen.name) ?? t("ask-not-here"));
}

function choices(page: Answers, where: string | null): void {
  if (page.choices) return page.choices(where);
  const seen = page.seen?.();
  if (seen) void choicesSaid(seen, null, where).then(page.tell);
  else page.tell(page.legal().length ? t("tell-legal", { acts: page.legal().join(", ") }) : t("tell-no-legal"));
}
