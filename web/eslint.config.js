import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["node_modules/", "src/net/protocol.ts", "src/boards/views.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ["scripts/sw.js"], languageOptions: { globals: { ...globals.serviceworker, __FILES__: "readonly" } } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      // {" "} keeps a space that stands alone between two blocks
      "svelte/no-useless-mustaches": "off",
      // maps and sets here are either not shown or replaced as a whole
      "svelte/prefer-svelte-reactivity": "off",
      // the compiler's own check does this, with types
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
);
