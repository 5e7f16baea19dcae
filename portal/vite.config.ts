import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import targetsOf from 'browserslist-to-esbuild';
import { defineConfig } from 'vite';
import browsers from './package.json' with { type: 'json' };
import { createChunkGroups, createPreloadFilter, fileNames, startChunks } from './chunks.ts';
import { appIconsPlugin } from './vendor/app-icons.ts';
import { licencePlugin } from './vendor/licences.ts';
import { packedFilesPlugin } from './vendor/packed-files.ts';
import { screenSchemasPlugin } from './vendor/screen-schemas.ts';
import { startChunksPlugin } from './vendor/start-chunks.ts';
import { startTextsPlugin } from './vendor/start-texts.ts';
import { vendorPlugin } from './vendor/plugin.ts';

const styles = new URL('src/ui/styles/media/', import.meta.url);
const mediaStyles = readdirSync(styles).map((name) => fileURLToPath(new URL(name, styles)));
const targets = targetsOf(browsers.browserslist);
const preloads = createPreloadFilter();

export default defineConfig({
  root: new URL('.', import.meta.url).pathname,
  publicDir: false,
  plugins: [
    react(),
    vendorPlugin(),
    licencePlugin(),
    screenSchemasPlugin(),
    appIconsPlugin(),
    startTextsPlugin(),
    preloads.plugin,
    packedFilesPlugin(),
  ],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    // The browsers that `package.json` states.
    target: targets,
    cssTarget: targets,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloads.resolveDependencies },
    reportCompressedSize: false,
    rolldownOptions: {
      // The style sheets stand in no script: the host links to them by their media.
      input: ['index.html', ...mediaStyles],
      // Of this build alone: the gallery has the other plugins, too, and no such chunks.
      plugins: [startChunksPlugin(startChunks)],
      output: {
        codeSplitting: { groups: createChunkGroups() },
        ...fileNames,
      },
    },
  },
});
