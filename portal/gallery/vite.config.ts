import { defineConfig } from 'vite';
import portal from '../vite.config.ts';

/** The gallery: the portal's own components, built by the same rules into a folder of its own. */
export default defineConfig({
  ...portal,
  root: new URL('.', import.meta.url).pathname,
  base: './',
  build: {
    outDir: '../dist/gallery',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: portal.build?.cssTarget ?? false,
    reportCompressedSize: false,
    // Nobody waits for this page on a phone.
    chunkSizeWarningLimit: 4_000,
  },
});
