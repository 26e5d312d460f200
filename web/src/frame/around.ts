// What isn't one of the five places: in the footer of a desk's page, and in the account's menu on a phone.
export const AROUND: readonly { name: string; path: string }[] = [
  { name: "nav-print", path: "/print" },
  { name: "nav-screen", path: "/screen" },
  { name: "settings-title", path: "/settings" },
  { name: "help-title", path: "/help" },
  { name: "about-title", path: "/about" },
];
