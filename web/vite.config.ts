import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** The house serves files that were compressed when the client was built. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle)) {
        if (!dir || !/\.(js|css|html)$/.test(name)) continue;
        const text = readFileSync(join(dir, name));
        writeFileSync(join(dir, `${name}.gz`), gzipSync(text));
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(text));
      }
    },
  };
}

// The house serves what lands in its static folder; while developing, its API is asked directly.
export default defineConfig({
  plugins: [svelte(), packed()],
  build: {
    rollupOptions: {
      input: { index: "index.html", service: "src/here/service.ts" },
      output: {
        // The service worker has one address for ever, at the root of what it keeps.
        entryFileNames: ({ name }) =>
          name === "service" ? "service.js" : "assets/[name]-[hash].js",
      },
    },
    outDir: "../src/quattrocento/house/static",
    emptyOutDir: true,
    assetsInlineLimit: 2048,
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
