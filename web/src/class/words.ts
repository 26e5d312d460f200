// The words of a class are loaded with its pages; its questions are put in the words of practice.
import { learn } from "../i18n/words.svelte";

export const withWords = async <T>(loading: Promise<T>): Promise<T> =>
  (await Promise.all([loading, learn("school"), learn("practice")]))[0];
