import { describe, expect, it } from 'vitest';
import type { PublishedFiles } from './build-files.ts';
import { createDocuments } from './documents.ts';
import { languageVersion } from '../screen-language/language-version.ts';

const screen = (id: string, route: string) => ({
  ...({ id, route, access: 'customer', frame: 'page', validators: null } as const),
  title: { en: id, es: id },
  model: '/published/m.json',
  texts: { en: '/published/en.json', es: '/published/es.json' },
});
const nothing = { chunks: { first: [], soon: [], all: [] }, frames: { en: {}, es: {} } };
const published: PublishedFiles = {
  files: new Map(),
  manifest: {
    version: '1',
    languageVersion,
    screens: [screen('profile', '/profile'), screen('message', '/messages/:number?')],
    texts: { en: '/published/en.json', es: '/published/es.json' },
    navigation: { logIn: '/login', home: { guest: '/login', customer: '/profile' } },
    brands: [
      { id: 'a', name: 'A Energy', crmName: 'Brand A', word: 'brand-a' },
      { id: 'c', name: 'C Energy', crmName: 'Brand C', word: null },
    ],
  },
  host: { screens: {}, unknown: nothing },
};
const template = '<html lang="en"><title>T</title><!--portal-head--></html>';

function observe(limit = 100) {
  const compressed: string[] = [];
  let failures = 0;
  const documents = createDocuments({
    build: { files: new Map(), template, chunks: {} },
    limit,
    compress: async (bytes) => {
      compressed.push(bytes.toString());
      if (failures-- > 0) throw new Error('no memory');
      return bytes;
    },
  });
  return {
    compressed,
    failNext: () => (failures = 1),
    ask: (address: string) => documents(new URL(address, 'http://x.example'), published),
  };
}

describe('createDocuments', () => {
  const counts = [
    ['the same address', ['/profile', '/profile'], 1],
    ['other ways to write it', ['/profile', '/Profile/', '/profile?a=1'], 1],
    ['two screens, two languages', ['/profile', '/messages', '/es/profile', '/es/messages'], 4],
    ['values in an address', ['/messages/1', '/messages/2', '/messages/3/'], 1],
    ['a screen with and without a value', ['/messages', '/messages/2'], 2],
    ['two brands', ['http://brand-a.x.example/profile', '/profile'], 2],
    ['two origins', ['https://x.example/profile', '/profile'], 2],
    ['values at two origins of a brand', ['https://x.example/messages/1', '/messages/1'], 1],
  ] as const;
  it.each(counts)('%s: %s are so many documents', async (_, addresses, want) => {
    const { ask, compressed } = observe();
    for (const address of addresses) await ask(address);
    expect(compressed).toHaveLength(want);
  });

  it('makes one document of a thousand addresses that nobody knows', async () => {
    const { ask, compressed } = observe();
    for (let at = 0; at < 1_000; at += 1) {
      const { status, identity } = await ask(`/nowhere-${at}/${at}`);
      expect(status).toBe(404);
      expect(identity.toString()).not.toContain('hreflang');
    }
    expect(compressed).toHaveLength(1);
  });

  it('compresses once for all who ask at the same time', async () => {
    const { ask, compressed } = observe();
    await Promise.all(['/profile', '/profile', '/profile'].map(ask));
    expect(compressed).toHaveLength(1);
  });

  it('lets go what was not asked for longest', async () => {
    const { ask, compressed } = observe(2);
    for (const path of ['/profile', '/messages', '/profile', '/', '/profile', '/messages']) await ask(path);
    expect(compressed).toHaveLength(4);
  });

  it('tries again after a failure', async () => {
    const { ask, failNext } = observe();
    failNext();
    await expect(ask('/profile')).rejects.toThrow('no memory');
    expect((await ask('/profile')).status).toBe(200);
  });
});
