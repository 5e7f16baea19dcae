import type { Block } from '../../screen-language/generated/screen-config.gen.ts';
import type { PageManifest, PageScreen } from '../../screen-language/manifest.ts';
import type { matchRoute, RouterObject } from 'wouter';
import type { components } from '../blocks/components.ts';
import type { loadScreen } from '../screen/loaded-screen.ts';
import type { ScreenCache } from '../screen/screen-cache.ts';
import type { readReturnAddress } from './return-address.ts';
import { savesData } from '../page/saved-data.ts';

export { OfflineReading } from './offline/offline-reading.tsx';

/** The things of a page with which screens are fetched. Handed over, so that this file shares none with the page. */
export interface PrefetchSources extends Omit<Parameters<typeof loadScreen>[0], 'entry'> {
  readonly manifest: Pick<PageManifest, 'screens' | 'navigation'>;
  /** Undefined while it is not known who is there. */
  readonly visitor: 'guest' | 'customer' | undefined;
  /** Screens that are fetched join those that the page has. */
  readonly cache: ScreenCache;
  readonly loadScreen: typeof loadScreen;
  readonly components: typeof components;
  readonly router: RouterObject;
  readonly matchRoute: typeof matchRoute;
  readonly readReturnAddress: typeof readReturnAddress;
}

/** Milliseconds after a page has come, in which its own calls are answered. */
const rest = 3_000;

/** A mouse above a link, a finger on it, or the keyboard's focus. */
const pointing = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * Fetches the code of the screens to which somebody may go next, so that these wait for their data alone: those of the
 * header, one after the other, once the page has come, that of a link as soon as somebody points at it, and the one
 * behind the log-in as soon as a guest begins to answer there. The org is not asked for anything, and whoever saves data
 * gets none of it.
 *
 * @returns what ends it
 */
export function startPrefetching(sources: PrefetchSources): () => void {
  if (sources.visitor === undefined || savesData()) return () => undefined;
  const known = new Set<PageScreen>();
  const prefetch = async (entry: PageScreen | undefined) => {
    if (entry === undefined || known.has(entry)) return;
    known.add(entry);
    // Whoever goes there is told of what is missing.
    await prefetchScreen(entry, sources).catch(() => known.delete(entry));
  };
  const see = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return;
    const link = target.closest('a');
    if (link !== null && link.origin === location.origin) void prefetch(screenAt(link.pathname, sources));
    if (target.matches('input') && screenAt(location.pathname, sources)?.access === 'guest') {
      void prefetch(screenBehindLogIn(sources));
      fetchCustomersCode();
    }
  };
  const onPoint = ({ target }: Event) => see(target);
  let isWanted = true;
  const timer = setTimeout(async () => {
    for (const entry of headerScreens(sources)) if (isWanted) await prefetch(entry);
  }, rest);
  for (const type of pointing) document.addEventListener(type, onPoint, { passive: true });
  see(document.activeElement);
  return () => {
    isWanted = false;
    clearTimeout(timer);
    for (const type of pointing) document.removeEventListener(type, onPoint);
  };
}

/** The screen at the path of an address. */
function screenAt(address: string, { manifest: { screens }, router, matchRoute: match }: PrefetchSources) {
  const { base, parser } = router;
  if (!address.startsWith(base)) return undefined;
  const path = address.slice(base.length) || '/';
  return screens.find(({ route }) => match(parser, route, path)[0]);
}

/** The screen to which a guest comes by logging in. */
function screenBehindLogIn(sources: PrefetchSources) {
  const { manifest, router, readReturnAddress: read } = sources;
  const address = read(history.state) ?? manifest.navigation.home.customer;
  return screenAt(router.base + address.replace(/[?#].*/, ''), sources);
}

const headerScreens = ({ manifest: { screens }, visitor }: PrefetchSources) =>
  screens.filter(
    ({ access, navigation }) => navigation?.area === 'main' && (access === 'anyone' || access === visitor),
  );

/** Fetches what all pages of customers have beside their screen. */
function fetchCustomersCode(): void {
  for (const code of [import('./customer-device.ts'), import('./session-question.tsx')])
    code.catch(() => undefined);
}

async function prefetchScreen(entry: PageScreen, sources: PrefetchSources): Promise<void> {
  const { cache, loadScreen: load } = sources;
  const screen = cache.screens.get(entry) ?? (await load({ ...sources, entry }));
  cache.screens.set(entry, screen);
  const { reads, operations, sections } = screen.model;
  const blocks = sections.flatMap(({ columns }) => columns.flatMap((column) => column.blocks));
  await Promise.all([
    reads.some(({ paged }) => paged) && cache.followPages(),
    ...reads.map(({ operation }) => cache.operationOf(operations[operation] ?? '', operation)),
    ...blocks.map((block) => prefetchBlock(block, sources)),
  ]);
}

async function prefetchBlock(block: Block, sources: PrefetchSources): Promise<void> {
  // Few of the header's screens have a form; its code comes when it is shown.
  const shown = block.block === 'form' ? undefined : sources.components[block.block];
  if (shown === undefined || !('load' in shown)) return;
  const component = await shown.load();
  if (hasMore(component)) await component.prefetch(block);
}

/** True for a component that needs, for some blocks, more than its own code. */
const hasMore = (component: unknown): component is { readonly prefetch: (block: Block) => unknown } =>
  typeof component === 'function' && 'prefetch' in component;
