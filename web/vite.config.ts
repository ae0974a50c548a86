import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const PYODIDE = dirname(fileURLToPath(import.meta.resolve("pyodide")));
const source = (name: string) => readFileSync(join(PYODIDE, name));

/** Python for browsers, from its own package: nothing is fetched from elsewhere at run time. */
function python(): Plugin {
  const { info } = JSON.parse(source("pyodide-lock.json").toString()) as { info: object };
  return {
    name: "python",
    apply: "build",
    // Of its list of packages only what it was built with is needed.
    config: () => ({ define: { PYTHON_INFO: JSON.stringify(info) } }),
    generateBundle() {
      for (const name of ["pyodide.mjs", "pyodide.asm.mjs", "python_stdlib.zip"])
        this.emitFile({ type: "asset", fileName: `here/${name}`, source: source(name) });
      // The large one lies there packed, and is unpacked in the browser: a host of files may not
      // pack what it sends.
      const wasm = gzipSync(source("pyodide.asm.wasm"), { level: 9 });
      this.emitFile({ type: "asset", fileName: "here/pyodide.asm.wasm.packed", source: wasm });
    },
  };
}

/** The front page is shown at any depth of a house; `quattrocento site` makes it relative again. */
function rooted(): Plugin {
  return {
    name: "rooted",
    apply: "build",
    transformIndexHtml: { order: "post", handler: (page) => page.replaceAll('="./', '="/') },
  };
}

/** The house serves files that were compressed when the client was built. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle)) {
        if (!dir || !/\.(m?js|css|html)$/.test(name)) continue;
        const text = readFileSync(join(dir, name));
        writeFileSync(join(dir, `${name}.gz`), gzipSync(text));
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(text));
      }
    },
  };
}

// The house serves what lands in its static folder; while developing, its API is asked directly.
export default defineConfig({
  // Parts of the page find each other wherever it lies; only the front page says where that is.
  base: "./",
  plugins: [svelte(), python(), rooted(), packed()],
  worker: { format: "es" },
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
