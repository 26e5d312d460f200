// A chip that changes hands is seen to: a copy of it flies from where it lay to where it lies now.
import { lasts } from "../lasts";

export interface Moved {
  chip: string;
  /** A seat, or the middle of the table. */
  from: number | "middle";
  to: number | "middle";
}

/** What moved between two tables: a chip that one has and another lacks, else one from the middle, or put away. */
export function movedBetween(
  before: { chips: readonly string[][]; up: readonly string[] },
  after: { chips: readonly string[][]; up: readonly string[] },
): Moved[] {
  const gone = before.chips.map((chips, seat) => without(chips, after.chips[seat] ?? []));
  return after.chips.flatMap((chips, seat) =>
    without(chips, before.chips[seat] ?? []).map((chip): Moved => {
      const from = gone.findIndex((lost, other) => other !== seat && lost.includes(chip));
      return { chip, from: from < 0 ? "middle" : from, to: seat };
    }),
  );
}

/** The first list less the second, one for one. */
function without(chips: readonly string[], less: readonly string[]): string[] {
  const left = [...less];
  return chips.filter((chip) => {
    const at = left.indexOf(chip);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const place = (where: number | "middle"): HTMLElement | null => {
  const all = document.querySelectorAll<HTMLElement>(where === "middle" ? "[data-middle]" : `[data-chips="${where}"]`);
  return [...all].find((one) => one.getClientRects().length > 0) ?? null;
};

/** Show it, in the time of a slow slide; a robbed chip goes round in an arc and has a ring. */
export function fly({ from, to }: Moved): void {
  const time = lasts("settle") * 0.9;
  const [start, end] = [place(from), place(to)];
  const face = end && [...end.querySelectorAll("svg")].at(-1);
  if (!time || !start || !face || typeof face.animate !== "function") return;
  const [a, b] = [start.getBoundingClientRect(), face.getBoundingClientRect()];
  const copy = face.cloneNode(true) as SVGElement;
  const robbed = from !== "middle";
  Object.assign(copy.style, {
    position: "fixed",
    left: `${b.left}px`,
    top: `${b.top}px`,
    width: `${b.width}px`,
    height: `${b.height}px`,
    zIndex: "9",
    pointerEvents: "none",
    borderRadius: "50%",
    boxShadow: robbed ? "0 0 0 3px var(--brass)" : "none",
  });
  document.body.append(copy);
  const [dx, dy] = [
    a.left + Math.min(a.width, 60) / 2 - b.left - b.width / 2,
    a.top + a.height / 2 - b.top - b.height / 2,
  ];
  const lift = robbed ? -70 : -20;
  const motion = copy.animate(
    [
      { transform: `translate(${dx}px, ${dy}px)` },
      { transform: `translate(${dx / 2}px, ${dy / 2 + lift}px) scale(${robbed ? 1.35 : 1.1})`, offset: 0.5 },
      { transform: "none" },
    ],
    { duration: time, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" },
  );
  face.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time });
  motion.onfinish = motion.oncancel = () => copy.remove();
}
