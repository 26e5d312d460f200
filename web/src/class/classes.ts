// What the class's pages ask the server, and how a task is called.
import { type Drill, drillOf } from "../boards/drills";
import { SHELF } from "../boards/games";
import { ask } from "../net/api";
import type {
  ClassJudged,
  ClassListed,
  ClassShown,
  LeagueWait,
  NewClassLeague,
  NewTask,
  Person,
  PupilCode,
  PupilDesk,
  QuestionShown,
} from "../net/protocol";
import { themeName } from "../puzzles/words";
import { language, t } from "../i18n/words.svelte";

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
  const game = kind === "puzzles" ? SHELF.find((key) => name.startsWith(`${key}-`)) : undefined;
  if (game) return `${t(`game-${game}`)}: ${themeName(name.slice(game.length + 1))}`;
  return drillOf(kind)?.theme?.(name) ?? t(`class-theme-${name}`);
}

/** What a task is about, in a few words. */
export function title(drill: Drill): string {
  const kind = t(`class-kind-${drill.kind}`);
  if (drill.kind !== "puzzles") return `${kind}: ${drillOf(drill.kind)?.title(drill) ?? ""}`;
  const of = drill.theme ? `, ${themeName(drill.theme)}` : "";
  return `${kind}: ${t(`game-${drill.game}`)}, ${t("class-level", { level: drill.level ?? 1 })}${of}`;
}

/** A day of a pupil's work, without its year. */
export const dayOf = (iso: string): string =>
  new Intl.DateTimeFormat(language(), { day: "numeric", month: "short", timeZone: "UTC" }).format(new Date(iso));
