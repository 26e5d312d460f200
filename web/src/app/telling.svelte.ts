// How much is said at a table to those who listen; kept on this device.
import { recall, remember } from "./memory";

export const VERBOSITIES = ["brief", "usual", "full"] as const;
export type Verbosity = (typeof VERBOSITIES)[number];

const current = $state({ verbosity: recall("verbosity") ?? "usual" });

/** `brief` says acts in short; `full` adds the scores and what one holds when it is one's turn. */
export const verbosity = (): Verbosity => VERBOSITIES.find((one) => one === current.verbosity) ?? "usual";

export function setVerbosity(wanted: string): void {
  current.verbosity = VERBOSITIES.find((one) => one === wanted) ?? "usual";
  remember("verbosity", current.verbosity);
}
