// The parts of Learn: lessons, rules, practice, paper.
import { SHELF } from "../boards/games";
import { t } from "../i18n/words.svelte";

export const learnParts = (current: "lessons" | "practice" | "print") => ({
  label: t("nav-learn"),
  items: [
    { name: t("learn-lessons"), path: "/learn", current: current === "lessons" },
    { name: t("rules-read"), path: `/rules/${SHELF[0]}` },
    { name: t("nav-practice"), path: "/practice", current: current === "practice" },
    { name: t("nav-print"), path: "/print", current: current === "print" },
  ],
});
