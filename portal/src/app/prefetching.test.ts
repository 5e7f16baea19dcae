// @vitest-environment jsdom
import { matchRoute } from 'wouter';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ScreenEntry } from '../../screen-language/manifest.ts';
import { startPrefetching, type PrefetchSources } from './prefetching.ts';

const fetched: string[] = [];
/** Ids of screens whose files cannot be had. */
const broken = new Set<string>();
let stop = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  fetched.length = 0;
  broken.clear();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const entry = (id: string, route: string, access: ScreenEntry['access'], isListed = false): ScreenEntry => ({
  id,
  route,
  access,
  frame: 'page',
  title: { en: id, es: id, vi: id },
  model: `/${id}.json`,
  validators: null,
  texts: { en: '', es: '', vi: '' },
  ...(isListed && { navigation: { area: 'main', order: 1, label: { en: id, es: id, vi: id } } }),
});

const screens = [
  entry('usage', '/usage', 'customer', true),
  entry('plans', '/plans', 'anyone', true),
  entry('bill', '/bills/:billId', 'customer'),
];

const parser = (route: string) => ({
  pattern: new RegExp(`^${route.replace(/:\w+/, '([^/]+)')}$`),
  keys: ['billId'],
});

/** Only what a test looks at is real. */
const sources = {
  screens,
  visitor: 'customer',
  language: 'en',
  i18n: undefined,
  router: { base: '/es', parser },
  matchRoute,
  components: { list: { load: async () => void fetched.push('block list') }, message: () => null },
  operationOf: async (module: string, id: string) => void fetched.push(`${module} ${id}`),
  loadScreen: async ({ entry: { id } }: { readonly entry: ScreenEntry }) => {
    fetched.push(id);
    if (broken.has(id)) throw new Error('Offline');
    const blocks = id === 'bill' ? [{ block: 'list' }, { block: 'message' }, { block: 'form' }] : [];
    return {
      model: {
        reads: id === 'bill' ? [{ operation: 'getBill' }] : [],
        operations: { getBill: 'apex-bills' },
        sections: [{ columns: [{ blocks }] }],
      },
    };
  },
} as unknown as PrefetchSources;

async function point(href: string, type = 'pointerover'): Promise<void> {
  document.body.innerHTML = `<p><a href="${href}"><b>There</b></a></p>`;
  document.querySelector('b')?.dispatchEvent(new Event(type, { bubbles: true }));
  await vi.advanceTimersByTimeAsync(0);
}

it.each<[string, string, string, readonly string[]]>([
  ['a mouse above it', '/es/bills/7', 'pointerover', ['bill', 'apex-bills getBill', 'block list']],
  ['a finger on it', '/es/bills/7', 'pointerdown', ['bill', 'apex-bills getBill', 'block list']],
  ['the focus on it', '/es/bills/7?a=1#b', 'focusin', ['bill', 'apex-bills getBill', 'block list']],
  ['nothing of another language', '/bills/7', 'pointerover', []],
  ['nothing of another site', 'https://example.com/es/usage', 'pointerover', []],
  ['nothing where no screen is', '/es/nowhere', 'pointerover', []],
])('a link is fetched ahead: %s', async (_, href, type, want) => {
  stop = startPrefetching(sources);
  await point(href, type);
  expect(fetched).toEqual(want);
});

it.each<[string, Partial<PrefetchSources>, readonly string[]]>([
  ['a customer', {}, ['usage', 'plans']],
  ['a guest', { visitor: 'guest' }, ['plans']],
  ['nobody known', { visitor: undefined }, []],
])('the screens of the header are fetched once the page has come, for %s', async (_, own, want) => {
  stop = startPrefetching({ ...sources, ...own });
  await vi.advanceTimersByTimeAsync(2_999);
  expect(fetched).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetched).toEqual(want);
});

it('each screen is fetched once, and again where it failed', async () => {
  stop = startPrefetching(sources);
  broken.add('usage');
  await point('/es/usage');
  broken.clear();
  await point('/es/usage');
  await point('/es/usage');
  expect(fetched).toEqual(['usage', 'usage']);
});

it('nothing is fetched for whoever saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  stop = startPrefetching(sources);
  await point('/es/usage');
  await vi.advanceTimersByTimeAsync(9_000);
  expect(fetched).toEqual([]);
});

it('nothing is fetched after its end', async () => {
  startPrefetching(sources)();
  await point('/es/usage');
  await vi.advanceTimersByTimeAsync(9_000);
  expect(fetched).toEqual([]);
});
