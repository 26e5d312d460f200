// What the class's pages ask the server, and how a task is called.
import { SHELF } from "../boards/games";
import { ask } from "../net/api";
import type {
  Calculators,
  ClassJudged,
  ClassListed,
  ClassShown,
  Equations,
  LeagueWait,
  NewClassLeague,
  NewTask,
  Person,
  PupilCode,
  PupilDesk,
  Puzzles,
  QuestionShown,
  Sums,
} from "../net/protocol";
import { themeName } from "../puzzles/words";
import { language, list, t } from "../i18n/words.svelte";

export { refused as why } from "../net/refused";
export type Drill = Equations | Calculators | Sums | Puzzles;

// --- a teacher's ---
export const classes = (): Promise<ClassListed[]> => ask("GET", "/classes");
export const newClass = (name: string): Promise<ClassShown> => ask("POST", "/classes", { name });
export const theClass = (id: string): Promise<ClassShown> => ask("GET", `/classes/${id}`);
export const deleteClass = (id: string): Promise<void> => ask("DELETE", `/classes/${id}`);
export const door = (id: string, open: boolean): Promise<ClassShown> => ask("PUT", `/classes/${id}/door`, { open });
export const newTask = (id: string, task: NewTask): Promise<ClassShown> => ask("POST", `/classes/${id}/tasks`, task);
export const takeBack = (id: string, task: string): Promise<void> => ask("DELETE", `/classes/${id}/tasks/${task}`);
export const setLeague = (id: string, league: NewClassLeague): Promise<ClassShown> =>
  ask("PUT", `/classes/${id}/league`, league);
export const pupilCode = (id: string, pupil: string): Promise<PupilCode> =>
  ask("POST", `/classes/${id}/pupils/${pupil}/code`);
export const removePupil = (id: string, pupil: string): Promise<void> =>
  ask("DELETE", `/classes/${id}/pupils/${pupil}`);
export const sheetOf = (id: string): string => `/api/classes/${id}/table?lang=${language()}`;

// --- a pupil's ---
export const join = (code: string, name: string): Promise<Person> => ask("POST", "/classes/join", { code, name });
export const back = (code: string): Promise<Person> => ask("POST", "/classes/back", { code });
export const desk = (): Promise<PupilDesk> => ask("GET", "/class");
export const question = (task: string): Promise<QuestionShown> => ask("POST", `/class/tasks/${task}/question`);
export const answer = (task: string, number: number, given: string | null): Promise<ClassJudged> =>
  ask("POST", `/class/tasks/${task}/answer`, { number, answer: given });
export const wait = (): Promise<LeagueWait> => ask("POST", "/class/league");
export const stopWaiting = (): Promise<void> => ask("DELETE", "/class/league");
export const leave = (): Promise<void> => ask("POST", "/me/forget");

/** A kind of question in words; a puzzle's begins with its game. */
export function theme(kind: string, name: string): string {
  if (kind === "sums") return t("class-theme-sum", { sum: Number(name.slice("sum-".length)) });
  const game = SHELF.find((key) => name.startsWith(`${key}-`));
  if (kind !== "puzzles" || !game) return t(`class-theme-${name}`);
  return `${t(`game-${game}`)}: ${themeName(name.slice(game.length + 1))}`;
}

/** What a task is about, in a few words. */
export function title(drill: Drill): string {
  const kind = t(`class-kind-${drill.kind}`);
  switch (drill.kind) {
    case "equations":
      return `${kind}: ${list((drill.operations ?? []).map((operation) => t(`class-theme-${operation}`)))} (≤\u00a0${drill.most})${drill.ask && drill.ask !== "mixed" ? ` · ${t(`teach-ask-${drill.ask}`)}` : ""}`;
    case "calculators":
      return `${kind}: ${t("class-grade", { grade: drill.grade ?? 1 })}`;
    case "sums":
      return `${kind}: ${t("class-flaps", { flaps: drill.flaps ?? 12, least: drill.least ?? 1 })}`;
    case "puzzles": {
      const of = drill.theme ? `, ${themeName(drill.theme)}` : "";
      return `${kind}: ${t(`game-${drill.game}`)}, ${t("class-level", { level: drill.level ?? 1 })}${of}`;
    }
  }
}

/** A day of a pupil's work, without its year. */
export const dayOf = (iso: string): string =>
  new Intl.DateTimeFormat(language(), { day: "numeric", month: "short", timeZone: "UTC" }).format(new Date(iso));
