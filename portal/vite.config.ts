import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { vendorPlugin } from './vendor/plugin.ts';
import { createPreloads } from './vite.preloads.ts';

const preloads = createPreloads();

export default defineConfig({
  root: new URL('.', import.meta.url).pathname,
  publicDir: false,
  plugins: [react(), vendorPlugin(), preloads.plugin],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter(preloads.isWanted),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The record layer's core is one part: split among the operations that share pieces of it, it weighs more.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            {
              name: 'sdk',
              // What few operations ask for is fetched with the first of them.
              test: /sdk\/src\/(?!cache\/write\/(compose-result|retain-entities)|network\/retry|query\/pagination|client\/paged-read)(core|spec|cache|network|query|mutation|client|traits\/(conditional|field-selection|tracked-fields))\b/,
            },
            {
              name: 'ui',
              // Small pieces that most pages show: a file for each weighs more than all of them together.
              test: /portal\/src\/(ui\/(data-table|dialog)|page\/(entries|format-value)|files\/(file-format|format-bytes))\.tsx?$/,
            },
          ],
        },
      },
    },
  },
});
