// The words of practice are loaded with it, not with the page.
import { learn } from "../i18n/words.svelte";

export const withWords = async <T>(loading: Promise<T>): Promise<T> =>
  (await Promise.all([loading, learn("practice")]))[0];
