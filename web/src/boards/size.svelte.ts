// The four shapes a table has (Regions.svelte has the same as media queries).
import { MediaQuery } from "svelte/reactivity";

export type Size = "wide" | "upright" | "phone" | "low";

const low = new MediaQuery("(max-height: 499.9px) and (min-aspect-ratio: 6/5) and (min-width: 540px)");
const phone = new MediaQuery("(max-width: 599.9px)");
const wide = new MediaQuery("(min-width: 1000px) and (min-aspect-ratio: 1/1)");

const short = new MediaQuery("(min-width: 600px) and (max-width: 999.9px) and (max-height: 899.9px)");

/** Whether the players' paper is a sheet that the strip opens, so that what lies on it isn't seen. */
export const padHidden = (): boolean => low.current || phone.current || short.current;

/** wide: object left, pad right. upright: one column. phone: with a fixed foot. low: object left, all else right. */
export const tableSize = (): Size =>
  low.current ? "low" : phone.current ? "phone" : wide.current ? "wide" : "upright";
