/// <reference types="vite/client" />
declare module "virtual:locales" {
  type Text = () => Promise<{ default: string }>;
  /** By language: the words of the page, and by folder those of the games. */
  const words: Record<string, { page: Text; games: Record<string, Text> }>;
  export default words;
}
