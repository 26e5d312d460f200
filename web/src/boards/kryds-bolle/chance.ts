// Who begins, from the random numbers of the event.
import type { Chance } from "../board";

export const due = ({ numbers }: Chance): string => `first ${numbers.below(2)}`;
