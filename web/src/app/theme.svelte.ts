// Light or dark: as the person says, else as the device does. public/early.js does the same before the first paint.
import { recall, remember } from "./memory";

export type Theme = "light" | "dark";
export type Wish = Theme | "device";

/** The table's colour: the browser's own bar has it too. */
const BAR: Record<Theme, string> = { light: "#F3EEE4", dark: "#1D1814" };

const wished = (): Wish => {
  const said = recall("theme");
  return said === "dark" || said === "light" ? said : "device";
};
const current = $state<{ theme: Theme; wish: Wish }>({
  theme: document.documentElement.dataset["theme"] === "dark" ? "dark" : "light",
  wish: wished(),
});

export const theme = (): Theme => current.theme;
export const themeWish = (): Wish => current.wish;

export const toggleTheme = (): void => setTheme(current.theme === "dark" ? "light" : "dark");

export function setTheme(wanted: Wish): void {
  current.wish = wanted;
  remember("theme", wanted === "device" ? "" : wanted);
  show(wanted === "device" ? (deviceIsDark().matches ? "dark" : "light") : wanted);
}

/** Show the page light or dark for now: nothing is kept. Null: as the person or the device says. */
export const lend = (wanted: Theme | null): void =>
  show(wanted ?? (current.wish === "device" ? (deviceIsDark().matches ? "dark" : "light") : current.wish));

const deviceIsDark = (): MediaQueryList => matchMedia("(prefers-color-scheme: dark)");

function show(wanted: Theme): void {
  current.theme = wanted;
  document.documentElement.dataset["theme"] = wanted;
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", BAR[wanted]);
}

/** Go with the device where nobody said otherwise; call once. */
export function followDevice(): void {
  show(current.theme);
  deviceIsDark().addEventListener("change", ({ matches }) => {
    if (current.wish === "device") show(matches ? "dark" : "light");
  });
}
