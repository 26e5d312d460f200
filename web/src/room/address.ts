// The address that an invitation holds: one that other devices can open.
import type { NetworkShown } from "../net/protocol";

/** Who can open the link: everybody, those in the same network, or this machine alone. */
export type Reach = "all" | "network" | "here";

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\]|::1)$/;
const PRIVATE = [
  /^10(\.\d+){3}$/,
  /^192\.168(\.\d+){2}$/,
  /^172\.(1[6-9]|2\d|3[01])(\.\d+){2}$/,
  /^169\.254(\.\d+){2}$/,
  /^\[(f[cd]|fe80)/,
  /^[^.:]+$/,
  /\.(local|lan|home|internal)$/,
];

export function reachOf(origin: string): Reach {
  const { hostname } = new URL(origin);
  if (LOOPBACK.test(hostname)) return "here";
  return PRIVATE.some((kind) => kind.test(hostname)) ? "network" : "all";
}

/** What the link begins with, and who can open it: where this page only knows localhost, the server's own address. */
export function addressFor(network: NetworkShown | null, here: string): { origin: string; reach: Reach } {
  const [own] = network?.addresses ?? [];
  if (reachOf(here) !== "here" || own === undefined) return { origin: here, reach: reachOf(here) };
  return { origin: own, reach: reachOf(own) === "all" ? "all" : "network" };
}
