/** From `web`: `npm run build:palio` puts the module into the package that is installed. */
export default {
  build: {
    lib: { entry: "module.ts", formats: ["es"], fileName: () => "board.js" },
    outDir: "../palio",
    emptyOutDir: false,
    minify: false,
  },
};
