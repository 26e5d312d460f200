/// <reference types="vite/client" />
declare module "virtual:pictures" {
  /** By game, the address of its picture. */
  const pictures: Record<string, string>;
  export default pictures;
}
declare module "virtual:locales" {
  type Text = () => Promise<{ default: string }>;
  /** By language: the words of the page, and by folder those of the games. */
  const words: Record<string, { page: Text; games: Record<string, Text> }>;
  export default words;
}
