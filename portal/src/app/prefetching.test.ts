// @vitest-environment jsdom
import { matchRoute } from 'wouter';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageScreen } from '../../screen-language/manifest.ts';
import { startPrefetching, type PrefetchSources } from './prefetching.ts';

const fetched: string[] = [];
/** Ids of screens whose files cannot be had. */
const broken = new Set<string>();
/** The page that a guest asked for before the log-in. */
let returnTo: string | undefined;
let loaded = new WeakMap<PageScreen, unknown>();
let stop = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  fetched.length = 0;
  broken.clear();
  returnTo = undefined;
  loaded = new WeakMap();
  history.replaceState(null, '', '/es/login');
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

// What is fetched beside the pages has come before the test's document goes.
afterAll(() => Promise.all([import('./customer-device.ts'), import('./session-question.tsx')]));

const entry = (id: string, route: string, access: PageScreen['access'], isListed = false): PageScreen => ({
  id,
  route,
  access,
  frame: 'page',
  title: id,
  model: `/${id}.json`,
  validators: null,
  texts: '',
  ...(isListed && { navigation: { area: 'main', order: 1, label: id } }),
});

const screens = [
  entry('usage', '/usage', 'customer', true),
  entry('plans', '/plans', 'anyone', true),
  entry('bill', '/bills/:billId', 'customer'),
  entry('home', '/', 'customer'),
  entry('log-in', '/login', 'guest'),
  entry('outage', '/outages', 'anyone'),
];

const parser = (route: string) => ({
  pattern: new RegExp(`^${route.replace(/:\w+/, '([^/]+)')}$`),
  keys: ['billId'],
});

const List = Object.assign(() => null, {
  prefetch: ({ name }: { readonly name: string }) => fetched.push(`controls of ${name}`),
});

/** Only what a test looks at is real. */
const sources = {
  manifest: { screens, navigation: { home: { guest: '/login', customer: '/' } } },
  cache: {
    get screens() {
      return loaded;
    },
    operationOf: async (module: string, id: string) => void fetched.push(`${module} ${id}`),
    followPages: async () => void fetched.push('pages'),
  },
  readReturnAddress: () => returnTo,
  visitor: 'customer',
  language: 'en',
  i18n: undefined,
  router: { base: '/es', parser },
  matchRoute,
  components: {
    list: {
      load: async () => {
        fetched.push('block list');
        return List;
      },
    },
    message: () => null,
  },
  loadScreen: async ({ entry: { id } }: { readonly entry: PageScreen }) => {
    fetched.push(id);
    if (broken.has(id)) throw new Error('Offline');
    const blocks =
      id === 'bill' ? [{ block: 'list', name: 'lines' }, { block: 'message' }, { block: 'form' }] : [];
    return {
      model: {
        reads: id === 'bill' ? [{ operation: 'getBill', paged: true }] : [],
        operations: { getBill: 'apex-bills' },
        sections: [{ columns: [{ blocks }] }],
      },
    };
  },
} as unknown as PrefetchSources;

async function focusInput(): Promise<void> {
  document.body.innerHTML = '<form><input></form>';
  document.querySelector('input')?.focus();
  await vi.advanceTimersByTimeAsync(0);
}

const bill = ['bill', 'pages', 'apex-bills getBill', 'block list', 'controls of lines'];

async function point(href: string, type = 'pointerover'): Promise<void> {
  document.body.innerHTML = `<p><a href="${href}"><b>There</b></a></p>`;
  document.querySelector('b')?.dispatchEvent(new Event(type, { bubbles: true }));
  await vi.advanceTimersByTimeAsync(0);
}

it.each<[string, string, string, readonly string[]]>([
  ['a mouse above it', '/es/bills/7', 'pointerover', bill],
  ['a finger on it', '/es/bills/7', 'pointerdown', bill],
  ['the focus on it', '/es/bills/7?a=1#b', 'focusin', bill],
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

it.each<[string, string, string | undefined, readonly string[]]>([
  ['home', '/es/login', undefined, ['home']],
  ['where the guest wanted to go', '/es/login', '/bills/7?a=1#b', bill],
  ['no screen where none is', '/es/login', '/nowhere', []],
  ['nothing on a screen for anybody', '/es/outages', undefined, []],
  ['nothing where no screen is', '/es/nowhere', undefined, []],
])('fetches ahead what is behind the log-in, once a guest answers: %s', async (_, at, wanted, want) => {
  history.replaceState(null, '', at);
  returnTo = wanted;
  stop = startPrefetching({ ...sources, visitor: 'guest' });
  await focusInput();
  expect(fetched).toEqual(want);
});

it('sees a question that had the focus before it began', async () => {
  await focusInput();
  stop = startPrefetching({ ...sources, visitor: 'guest' });
  await vi.advanceTimersByTimeAsync(0);
  expect(fetched).toEqual(['home']);
});

it('hands the page the screens that it fetched, and fetches none that the page has', async () => {
  stop = startPrefetching(sources);
  await point('/es/usage');
  const [usage, , seen] = screens;
  expect(usage && loaded.get(usage)).toMatchObject({ model: { reads: [] } });
  if (seen !== undefined) loaded.set(seen, { model: { reads: [], operations: {}, sections: [] } });
  fetched.length = 0;
  await point('/es/bills/7');
  expect(fetched).toEqual([]);
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
