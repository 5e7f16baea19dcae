import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FirstFrame } from '../screen-language/manifest.ts';
import type { PortalBuild } from '../screen-language/publish/publication.ts';
import { chunksOfScreen, plainChunks } from '../src/app/screen-chunks.ts';

/** The module that Vite builds from `src/app/first-frame.tsx`. */
interface FirstFrameModule {
  readonly renderFirstFrame: (frame: FirstFrame) => string;
}

/**
 * Opens the build that screens are published for.
 *
 * @param dist folder with `client/` and `first-frame/`
 * @throws Error with one sentence where the build is not complete
 */
export async function openPortalBuild(dist: string): Promise<PortalBuild> {
  // Written by Vite.
  const chunks = JSON.parse(readManifest(join(dist, 'client/.vite/manifest.json'))) as object;
  const path = pathToFileURL(join(dist, 'first-frame/first-frame.js')).href;
  const { renderFirstFrame } = (await import(path)) as FirstFrameModule; // as above
  return {
    plainChunks,
    chunksOf(model, access) {
      const found = chunksOfScreen(model, access);
      const missing = found.all.find((source) => !Object.hasOwn(chunks, source));
      if (missing !== undefined) throw new Error(`The build has no chunk ${missing} (screen ${model.id}).`);
      return found;
    },
    renderFirstFrame,
  };
}

function readManifest(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new Error(`The build is not complete: ${path} cannot be read. Run the build first.`, { cause });
  }
}
