import { remember } from "./memory";

export type Theme = "light" | "dark";

const current = $state<{ theme: Theme }>({
  theme: document.documentElement.dataset["theme"] === "dark" ? "dark" : "light",
});

export const theme = (): Theme => current.theme;

export function toggleTheme(): void {
  current.theme = current.theme === "dark" ? "light" : "dark";
  document.documentElement.dataset["theme"] = current.theme;
  remember("theme", current.theme);
}
