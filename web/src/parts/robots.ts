// Robots by name. One place for the whole page: what they are called, which of them families are offered.
import type { MatchListed, RobotShown, SeatShown } from "../net/protocol";
import { has, t } from "../i18n/words.svelte";

/** What robots are measured with; nobody plays against them for fun. */
const YARDSTICKS = ["random", "greedy", "tree"];
/** Who is proposed to somebody who has not chosen yet. */
const FRIENDLY = ["casual", "novice"];

export const robotName = (robot: string): string => (has(`robot-${robot}`) ? t(`robot-${robot}`) : robot);

/** What the page calls whoever has a seat: people by their name, robots by theirs in this language. */
export const called = (name: string, person: string | null): string =>
  person === null && has(`robot-${name}`) ? t(`robot-${name}`) : name;

/** The same on a chair; one without a name goes by its number. */
export const calledAt = (shown: Pick<SeatShown, "name" | "robot"> | undefined, seat: number): string =>
  shown?.robot && shown.name === shown.robot
    ? robotName(shown.robot)
    : shown?.name || t("player-number", { number: seat + 1 });

/** The same in a list of matches, seat by seat; empty where nobody sits. */
export const calledIn = ({ names, robots }: Pick<MatchListed, "names" | "robots">): readonly string[] =>
  names.map((name, seat) => (name && name === robots[seat] ? robotName(name) : name));

/** The levels that a game has, weakest first. */
export function levelsOf(robots: readonly RobotShown[]): readonly string[] {
  const names = robots.map((robot) => robot.name);
  const levels = names.filter((name) => !YARDSTICKS.includes(name));
  return levels.length ? levels : names;
}

/** The one to begin with. */
export const friendly = (levels: readonly string[]): string =>
  FRIENDLY.find((name) => levels.includes(name)) ?? levels[0] ?? "random";

/** The words of the button that starts a match against this robot. */
export const playWith = (robot: string): string =>
  has(`robot-${robot}`) && t(`robot-${robot}.play`) !== `robot-${robot}.play`
    ? t(`robot-${robot}.play`)
    : t("start-with", { name: robotName(robot) });
