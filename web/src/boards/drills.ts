// The drills of a class and of practice alone: what a task of this kind is about and how its questions are asked. A
// game that has some keeps them in drill.ts of its folder. Only the pages of a class, Learn and practice load these.
import type { Component } from "svelte";
import type { Asked } from "./asked";
import { learn } from "../i18n/words.svelte";
import type { Calculators, Equations, Puzzles, QuestionShown, Sums, ThrowPoints } from "../net/protocol";

export type Drill = Equations | Calculators | ThrowPoints | Sums | Puzzles;
export type Ask = NonNullable<QuestionShown["ask"]>;

export type { Asked } from "./asked";

/** A kind of task. `D` is what a teacher sets. */
export interface DrillKind<D extends Drill = Drill> {
  kind: D["kind"];
  /** Its place among the kinds. */
  order: number;
  /** The questions that it asks. */
  asks: readonly Ask[];
  /** What a teacher begins with. */
  first: D;
  /** Where a teacher sets it. */
  Settings: Component<{ drill: D }, object, "drill">;
  /** The drill as it is sent; null while something is missing. Default: as it was set. */
  ready?: (drill: D) => D | null;
  /** What it is about, in a few words after its name. */
  title: (drill: D) => string;
  /** A kind of question in words. Default: `class-theme-` and its name. */
  theme?: (name: string) => string;
  /** How a question is put. Default: `class-ask-` and its name. */
  words?: (asked: Asked) => string;
  /** What is right, as a person reads it. Default: the solutions as they are. */
  solutions?: (asked: Asked, solutions: readonly string[]) => string | null;
  /** Why an answer is wrong, in one sentence; `why` is the sum that it comes to, as the server tells it. */
  wrong?: (asked: Asked, given: string, why: string) => string;
  /** One question with its answer, by which the notation is taught: `told` is the answer on paper. */
  examples: readonly { asked: Asked; solution: string; told: string }[];
  /** Something more to see once an answer was right. */
  more?: (asked: Asked, given: string, solutions: readonly string[]) => string | null;
  /** It can be practised alone: the object on its card, `tall` where it is higher than wide. */
  practice?: { thing: string; with?: Record<string, unknown>; tall?: boolean };
  /** The question itself, drawn; and what is shown with the solution. */
  load: () => Promise<QuestionParts>;
}

export interface QuestionParts {
  Question: Component<QuestionProps>;
  /** Shown once it is solved or given up; `solution` is the right answer that was given, or the first. */
  Solved?: Component<{ asked: Asked; solution: string; told: readonly string[] }>;
}

export interface QuestionProps {
  asked: Asked;
  done: boolean;
  answer: (text: string) => void;
  /** How many tries were wrong: what was chosen for the last one is put back. */
  tries?: number;
  /** What is right, shown on the object once the question is over. */
  solution?: string | null;
}

const found = import.meta.glob<readonly DrillKind[]>("./*/drill.ts", { eager: true, import: "default" });
const folders = new Map(
  Object.entries(found).flatMap(([path, drills]) => drills.map((drill) => [drill, path.split("/")[1]!] as const)),
);

/** The kinds of drills that games bring, in the order in which teachers see them. */
export const DRILLS: readonly DrillKind[] = [...folders.keys()].sort((a, b) => a.order - b.order);

export const drillOf = (kind: string): DrillKind | undefined => DRILLS.find((one) => one.kind === kind);
export const drillAsking = (ask: string | null): DrillKind | undefined =>
  DRILLS.find((one) => one.asks.some((known) => known === ask));

/** The parts that draw a drill's questions, with the words of its game. */
export async function questionParts(drill: DrillKind): Promise<QuestionParts> {
  const [parts] = await Promise.all([drill.load(), learn(folders.get(drill)!)]);
  return parts;
}
