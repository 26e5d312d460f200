import { remember } from "./memory";

export type Theme = "light" | "dark";

const current = $state<{ theme: Theme }>({
  theme: document.documentElement.dataset["theme"] === "dark" ? "dark" : "light",
});

export const theme = (): Theme => current.theme;

export const toggleTheme = (): void => setTheme(current.theme === "dark" ? "light" : "dark");

export function setTheme(wanted: Theme): void {
  current.theme = wanted;
  document.documentElement.dataset["theme"] = current.theme;
  remember("theme", current.theme);
}
