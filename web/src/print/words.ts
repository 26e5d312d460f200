// The words of Print at home are loaded with it, and those of practice, whose courses it names.
import { learn } from "../i18n/words.svelte";

export const withWords = async <T>(loading: Promise<T>): Promise<T> =>
  (await Promise.all([loading, learn("print"), learn("practice")]))[0];
