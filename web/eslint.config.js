import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["node_modules", "dist"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig },
    },
    rules: {
      // The only raw markup are our own icon paths, built in; nothing a player writes goes through it.
      "svelte/no-at-html-tags": "off",
      // Our maps and sets are built anew, never changed in place.
      "svelte/prefer-svelte-reactivity": "off",
      // Our router is ten lines and takes plain paths.
      "svelte/no-navigation-without-resolve": "off",
    },
  },
  { rules: { "@typescript-eslint/no-non-null-assertion": "off", "no-undef": "off" } },
);
