import type { ScreenEntry } from '../../screen-language/manifest.ts';
import type { matchRoute, RouterObject } from 'wouter';
import type { components } from '../blocks/components.ts';
import type { loadScreen } from '../screen/loaded-screen.ts';
import { savesData } from './saved-data.ts';

export { OfflineReading } from './offline/offline-reading.tsx';

/** The things of a page with which screens are fetched. Handed over, so that this file shares none with the page. */
export interface PrefetchSources extends Omit<Parameters<typeof loadScreen>[0], 'entry'> {
  readonly screens: readonly ScreenEntry[];
  /** Undefined while it is not known who is there. */
  readonly visitor: 'guest' | 'customer' | undefined;
  readonly loadScreen: typeof loadScreen;
  readonly operationOf: (module: string, operationId: string) => unknown;
  readonly components: typeof components;
  readonly router: RouterObject;
  readonly matchRoute: typeof matchRoute;
}

/** Milliseconds after a page has come, in which its own calls are answered. */
const rest = 3_000;

/** A mouse above a link, a finger on it, or the keyboard's focus. */
const pointing = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * Fetches the code of the screens to which somebody may go next into the browser's cache, so that these wait for their
 * data alone: those of the header, one after the other, once the page has come, and that of a link as soon as somebody
 * points at it. The org is not asked for anything, and whoever saves data gets none of it.
 *
 * @returns what ends it
 */
export function startPrefetching(sources: PrefetchSources): () => void {
  if (sources.visitor === undefined || savesData()) return () => undefined;
  const known = new Set<ScreenEntry>();
  const prefetch = async (entry: ScreenEntry | undefined) => {
    if (entry === undefined || known.has(entry)) return;
    known.add(entry);
    // Whoever goes there is told of what is missing.
    await prefetchScreen(entry, sources).catch(() => known.delete(entry));
  };
  const onPoint = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link !== null && link.origin === location.origin) void prefetch(screenAt(link.pathname, sources));
  };
  let isWanted = true;
  const timer = setTimeout(async () => {
    for (const entry of headerScreens(sources)) if (isWanted) await prefetch(entry);
  }, rest);
  for (const type of pointing) document.addEventListener(type, onPoint, { passive: true });
  return () => {
    isWanted = false;
    clearTimeout(timer);
    for (const type of pointing) document.removeEventListener(type, onPoint);
  };
}

/** The screen at the path of an address. */
function screenAt(address: string, { screens, router, matchRoute: match }: PrefetchSources) {
  const { base, parser } = router;
  if (!address.startsWith(base)) return undefined;
  const path = address.slice(base.length) || '/';
  return screens.find(({ route }) => match(parser, route, path)[0]);
}

const headerScreens = ({ screens, visitor }: PrefetchSources) =>
  screens.filter(
    ({ access, navigation }) => navigation?.area === 'main' && (access === 'anyone' || access === visitor),
  );

async function prefetchScreen(entry: ScreenEntry, sources: PrefetchSources): Promise<void> {
  const { reads, operations, sections } = (await sources.loadScreen({ ...sources, entry })).model;
  const blocks = sections.flatMap(({ columns }) => columns.flatMap((column) => column.blocks));
  await Promise.all([
    ...reads.map(({ operation }) => sources.operationOf(operations[operation] ?? '', operation)),
    ...blocks.map(({ block }) => {
      // Few of the header's screens have a form; its code comes when it is shown.
      const shown = block === 'form' ? undefined : sources.components[block];
      return shown !== undefined && 'load' in shown ? shown.load() : undefined;
    }),
  ]);
}
