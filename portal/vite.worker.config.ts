import targetsOf from 'browserslist-to-esbuild';
import { defineConfig } from 'vite';
import browsers from './package.json' with { type: 'json' };

import { licencePlugin } from './vendor/licences.ts';

/** The worker that answers for the host where it cannot be reached: one file, at an address that stays. */
export default defineConfig({
  root: new URL('.', import.meta.url).pathname,
  publicDir: false,
  plugins: [licencePlugin('worker-licences.txt')],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    lib: {
      entry: 'worker/service-worker.ts',
      formats: ['iife'],
      name: 'worker',
      fileName: () => 'service-worker.js',
    },
    outDir: 'dist/worker',
    emptyOutDir: true,
    target: targetsOf(browsers.browserslist),
    reportCompressedSize: false,
  },
});
