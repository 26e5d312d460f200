// What may be asked about a table by typing: the words are the language's, the answers the game's.
export const QUESTIONS = ["row", "column", "around", "own", "where", "throw"] as const;

/** A typed question: `row 8` asks for a row, and of what. `own` is what one holds, `where` where something goes. */
export interface Question {
  what: (typeof QUESTIONS)[number];
  of: string;
}
