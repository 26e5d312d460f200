// What the class's pages ask the server, and how a task is called.
import { type Drill, drillOf } from "../boards/drills";
import { SHELF } from "../boards/games";
import { ask } from "../net/api";
import type {
  ClassJudged,
  ClassListed,
  ClassRobotGame,
  ClassRules,
  ClassShown,
  LeagueWait,
  Mistake,
  NewClassLeague,
  NewTask,
  Person,
  PresetShown,
  PupilChange,
  PupilCode,
  PupilDesk,
  QuestionShown,
  RoundShown,
  ProjectorShown,
  TaskPreview,
  TeacherCode,
} from "../net/protocol";
import { themeName } from "../puzzles/words";
import { language, locale, t } from "../i18n/words.svelte";

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
export const changePupil = (id: string, pupil: string, change: PupilChange): Promise<ClassShown> =>
  ask("PUT", `/classes/${id}/pupils/${pupil}`, change);
export const mistakes = (id: string, pupil: string): Promise<Mistake[]> =>
  ask("GET", `/classes/${id}/pupils/${pupil}/mistakes`);
export const setRules = (id: string, rules: ClassRules): Promise<ClassShown> =>
  ask("PUT", `/classes/${id}/rules`, rules);
export const preview = (id: string, drill: Drill): Promise<TaskPreview> =>
  ask("POST", `/classes/${id}/preview`, { drill });
export const presets = (): Promise<PresetShown[]> => ask("GET", "/classes/presets");
export const roster = (id: string, names: readonly string[]): Promise<PupilCode[]> =>
  ask("POST", `/classes/${id}/roster`, { names });
export const cards = (id: string): Promise<PupilCode[]> => ask("POST", `/classes/${id}/cards`);
export const inviteTeacher = (id: string): Promise<TeacherCode> => ask("POST", `/classes/${id}/teachers`);
export const removeTeacher = (id: string, person: string): Promise<void> =>
  ask("DELETE", `/classes/${id}/teachers/${person}`);
export const teach = (code: string): Promise<ClassShown> => ask("POST", "/classes/teach", { code });
export const screen = (id: string): Promise<ProjectorShown> => ask("GET", `/classes/${id}/screen`);
export const beginRound = (id: string, drill: Drill, seconds: number): Promise<ProjectorShown> =>
  ask("PUT", `/classes/${id}/round`, { drill, seconds });
export const nextInRound = (id: string): Promise<ProjectorShown> => ask("POST", `/classes/${id}/round/next`);
export const stopInRound = (id: string): Promise<ProjectorShown> => ask("POST", `/classes/${id}/round/stop`);
export const endRound = (id: string): Promise<void> => ask("DELETE", `/classes/${id}/round`);
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
export const round = (): Promise<RoundShown> => ask("GET", "/class/round");
export const answerRound = (number: number, given: string): Promise<RoundShown> =>
  ask("POST", "/class/round/answer", { number, answer: given });
export const play = (game: string, robot: string): Promise<ClassRobotGame> =>
  ask("POST", "/class/play", { game, robot });
export const leave = (): Promise<void> => ask("POST", "/me/forget");

/** A kind of question in words; a puzzle's begins with its game. */
export function theme(kind: string, name: string, ask = ""): string {
  const asked = drillOf(kind)?.asks ?? [];
  return asked.length > 1 && ask ? `${themed(kind, name)} · ${t(`teach-ask-${ask}`)}` : themed(kind, name);
}

function themed(kind: string, name: string): string {
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
  new Intl.DateTimeFormat(locale(), { day: "numeric", month: "short", timeZone: "UTC" }).format(new Date(iso));
