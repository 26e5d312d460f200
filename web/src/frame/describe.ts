// What a page is described by where it is shared or found.
import { t } from "../i18n/words.svelte";

/** Describe the page until another one does; without words it is Parlour as a whole. */
export function describe(words: string | undefined): void {
  document.querySelector("meta[name=description]")?.setAttribute("content", words ?? t("page-description"));
}
