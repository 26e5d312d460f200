// The words of the set-up are loaded with it, not with the page.
import { learn } from "../i18n/words.svelte";

export const withWords = async <T>(loading: Promise<T>): Promise<T> =>
  (await Promise.all([loading, learn("set-up")]))[0];
