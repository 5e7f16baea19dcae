import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageVersion } from '@energy-portal/portal/publish';

const CHUNKS = { chunks: { first: [], soon: [], all: [] }, frames: { en: {}, es: {} } };
const MANIFEST = {
  version: '1',
  languageVersion,
  screens: [],
  texts: { en: '/published/en.json', es: '/published/es.json' },
  navigation: { logIn: '/login', home: { guest: '/login', customer: '/profile' } },
  brands: [{ id: 'c', name: 'C Energy', crmName: 'Brand C', word: null }],
};

/** A folder with the build of a portal without screens, for a host whose calls alone matter. */
export async function writeEmptyBuild(): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'portal-contract-'));
  await mkdir(join(dist, 'client/.vite'), { recursive: true });
  await mkdir(join(dist, 'client/assets'));
  await mkdir(join(dist, 'published'));
  await Promise.all([
    writeFile(join(dist, 'client/index.html'), '<html><title>T</title><!--portal-head--></html>'),
    writeFile(join(dist, 'client/.vite/manifest.json'), '{}'),
    writeFile(join(dist, 'published/manifest.json'), JSON.stringify(MANIFEST)),
    writeFile(join(dist, 'published/host.json'), JSON.stringify({ screens: {}, unknown: CHUNKS })),
  ]);
  return dist;
}
