import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { cardKit } from "./build/card.ts";
import { gameIcons } from "./build/icons.ts";

const server = process.env.HULLBREACH ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), gameIcons(), cardKit()],
  build: {
    outDir: process.env.WEB_OUT ?? "../src/hullbreach/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
    // Refusals are worded once, beside the server.
    fs: { allow: [".", "../src/hullbreach/words"] },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], testTimeout: 30_000 },
});
