import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { createChunkGroups, createPreloadFilter } from './chunks.ts';
import { licencePlugin } from './vendor/licences.ts';
import { vendorPlugin } from './vendor/plugin.ts';

const preloads = createPreloadFilter();

export default defineConfig({
  root: new URL('.', import.meta.url).pathname,
  publicDir: false,
  plugins: [react(), vendorPlugin(), licencePlugin(), preloads.plugin],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloads.resolveDependencies },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: createChunkGroups() } } },
  },
});
