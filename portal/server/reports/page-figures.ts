import { readOwn } from '../own-member.ts';

/** Upper bounds of what a page can mean by a figure, in the figure's own unit; more is a lie or a clock that was set. */
const most = { CLS: 10, FCP: 120_000, INP: 120_000, LCP: 120_000, TTFB: 120_000 } as const;

/** The figures of a page: layout shift as a score, all others as milliseconds. */
type VitalName = keyof typeof most;

/** The figures of one page, without anything of the customer who had it. */
export interface PageFigures {
  readonly path: string;
  readonly vitals: readonly { readonly name: VitalName; readonly value: number }[];
  readonly errors: number;
  /** Counts of the record cache, by the names of its events. */
  readonly cache: readonly { readonly event: string; readonly count: number }[];
}

const mostErrors = 1_000;

/** Events of the record cache that are told: results of lookups, shared calls, repeated reads, answers that came too late. */
const cacheEvents = [
  'fresh',
  'stale',
  'nothing',
  'deduped',
  'refetched',
  'changed',
  'evicted',
  'refused',
  'dropped',
] as const;
const mostEvents = 100_000;

/**
 * Reads what a page tells of itself when it is put away.
 *
 * @returns undefined for what is no such thing
 * @see https://web.dev/articles/vitals
 */
export function readPageFigures(body: unknown): PageFigures | undefined {
  const members = ['path', 'vitals', 'errors', 'cache'];
  const [path, vitals, errors, counts] = members.map((name) => readOwn(body, name));
  if (typeof path !== 'string' || !isFigure(errors, mostErrors)) return undefined;
  // The keys of the table are its names.
  const names = Object.keys(most) as readonly VitalName[];
  const told = names.flatMap((name) => {
    const value = readOwn(vitals, name);
    return isFigure(value, most[name]) ? [{ name, value }] : [];
  });
  const cache = cacheEvents.flatMap((event) => {
    const count = readOwn(counts, event);
    return isFigure(count, mostEvents) && Number.isInteger(count) ? [{ event, count }] : [];
  });
  return { path, vitals: told, errors, cache };
}

const isFigure = (value: unknown, limit: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= limit;
