// What practice asks the server: the levels of a course, a question, and whether an answer is right.
import { ask } from "../net/api";
import type { PracticeAnswer, PracticeCourse, PracticeJudged, PracticeQuestion } from "../net/protocol";

export type Named = Omit<PracticeAnswer, "answer">;

const at = (course: string): string => `/practice/${encodeURIComponent(course)}`;

export const courseOf = (course: string): Promise<PracticeCourse> => ask("GET", at(course));

export function questionOf(course: string, { level, seed, number, theme }: Named): Promise<PracticeQuestion> {
  const words = new URLSearchParams({
    level: String(level),
    seed,
    number: String(number),
    ...(theme ? { theme } : {}),
  });
  return ask("GET", `${at(course)}/question?${words}`);
}

export const judge = (course: string, named: Named, answer: string | null): Promise<PracticeJudged> =>
  ask("POST", `${at(course)}/answer`, { ...named, answer });
