/// <reference types="vite/client" />
declare module "virtual:locales" {
  const words: Record<string, () => Promise<{ default: string }>>;
  export default words;
}
