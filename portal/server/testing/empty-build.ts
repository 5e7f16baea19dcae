import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languageVersion } from '../../screen-language/language-version.ts';

/** A manifest with no screens. */
export const manifest = {
  version: '1',
  languageVersion,
  screens: [],
  texts: { en: '/published/en.json', es: '/published/es.json' },
  navigation: { logIn: '/login', home: { guest: '/login', customer: '/profile' } },
  brands: [{ id: 'c', name: 'C Energy', crmName: 'Brand C', word: null }],
};
const nothing = { chunks: { first: [], soon: [], all: [] }, frames: { en: {}, es: {} } };

/** Writes the build of a portal without screens into a folder, for a host whose calls alone matter. */
export async function writeEmptyBuild(dist: string): Promise<void> {
  await mkdir(join(dist, 'client/.vite'), { recursive: true });
  await mkdir(join(dist, 'client/assets'));
  await mkdir(join(dist, 'published'));
  await Promise.all([
    writeFile(join(dist, 'client/index.html'), '<html><title>T</title><!--portal-head--></html>'),
    writeFile(join(dist, 'client/.vite/manifest.json'), '{}'),
    writeFile(join(dist, 'published/manifest.json'), JSON.stringify(manifest)),
    writeFile(join(dist, 'published/host.json'), JSON.stringify({ screens: {}, unknown: nothing })),
  ]);
}
