import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fileNames } from './chunks.ts';

const { assetFileNames, hashCharacters } = fileNames;

/** The module with which the publish step renders first frames: the app's own components, for Node. */
export default defineConfig({
  root: new URL('.', import.meta.url).pathname,
  publicDir: false,
  plugins: [react()],
  build: {
    ssr: 'src/app/first-frame.tsx',
    outDir: 'dist/first-frame',
    emptyOutDir: true,
    // The names of the logos are those of the customer's bundle.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { assetFileNames, hashCharacters } },
    reportCompressedSize: false,
  },
});
