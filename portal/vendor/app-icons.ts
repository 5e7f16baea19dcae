import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The icons of the brands as apps, which `npm run icons` draws: `<brand>-<pixels>.png`. */
const appIconsFolder = new URL('../src/brand/app-icons/', import.meta.url);

/** Puts the icons into the build, under names of their content: the host alone links to them. */
export function appIconsPlugin(): Plugin {
  return {
    name: 'app-icons',
    buildStart() {
      for (const name of readdirSync(appIconsFolder)) {
        const originalFileName = `src/brand/app-icons/${name}`;
        const source = readFileSync(new URL(name, appIconsFolder));
        this.emitFile({ type: 'asset', name, originalFileName, source });
      }
    },
  };
}
