// The words of the big screen are loaded with it, not with the page.
import { learn } from "../i18n/words.svelte";

export const withWords = async <T>(loading: Promise<T>): Promise<T> =>
  (await Promise.all([loading, learn("big-screen"), learn("set-up")]))[0];
