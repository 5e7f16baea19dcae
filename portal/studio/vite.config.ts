import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The studio's page, built into a folder of its own: nothing of it is in what customers load. */
export default defineConfig({
  root: new URL('.', import.meta.url).pathname,
  publicDir: false,
  plugins: [react()],
  build: {
    outDir: '../dist/studio',
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: false,
    // It never travels further than from this machine to its browser.
    chunkSizeWarningLimit: 4_000,
  },
});
