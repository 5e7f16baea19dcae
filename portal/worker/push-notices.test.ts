import { expect, it } from 'vitest';
import type { PushWords } from './messages.ts';
import { createPushNotices } from './push-notices.ts';

/** The members of a browser's cache that are used. */
function createMemoryCache(): Pick<Cache, 'put' | 'delete' | 'keys' | 'match'> {
  const kept = new Map<string, Response>();
  const pathOf = (key: RequestInfo | URL) =>
    new URL(String(key instanceof Request ? key.url : key), site).pathname;
  return {
    put: async (key, answer) => void kept.set(pathOf(key), answer),
    delete: async (key) => kept.delete(pathOf(key)),
    keys: async () => [...kept.keys()].map((path) => new Request(new URL(path, site))),
    match: async (key) => kept.get(pathOf(key))?.clone(),
  };
}

const site = 'https://portal.example';
const words = (page: string, lang = 'en'): PushWords => ({ title: 'It moved', body: 'Open it.', lang, page });
const one = '/enrollments/801';

const cases: readonly {
  readonly name: string;
  readonly kept: readonly PushWords[];
  readonly dropped?: string;
  readonly want: {
    readonly title: string;
    readonly data: string;
    readonly body?: string;
    readonly lang?: string;
  };
}[] = [
  {
    name: 'its page',
    kept: [words(one)],
    want: { title: 'It moved', body: 'Open it.', lang: 'en', data: one },
  },
  {
    name: 'the last words of a page',
    kept: [words(one), words(one, 'es')],
    want: { title: 'It moved', body: 'Open it.', lang: 'es', data: one },
  },
  {
    name: 'the first page where several could be meant',
    kept: [words(one), words('/enrollments/802')],
    want: { title: 'It moved', body: 'Open it.', lang: 'en', data: '/' },
  },
  {
    name: 'the page that is left',
    kept: [words(one), words('/enrollments/802')],
    dropped: '/enrollments/802',
    want: { title: 'It moved', body: 'Open it.', lang: 'en', data: one },
  },
  { name: 'the site where nothing is kept', kept: [], want: { title: 'portal.example', data: '/' } },
];

it.each(cases)('leads to $name', async ({ kept, dropped, want }) => {
  const cache = createMemoryCache();
  // All that is called.
  const notices = createPushNotices(async () => cache as Cache, 'portal.example');
  for (const each of kept) await notices.keep(each);
  if (dropped !== undefined) await notices.drop(dropped);
  const { title, options } = await notices.notice();
  const { tag, ...shown } = options;
  expect({ title, ...shown }).toEqual(want);
  expect(tag).toBe(kept.length === 0 ? undefined : 'portal');
});
