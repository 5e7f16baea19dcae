import type { ClientExtension } from '@energy-portal/sdk';

/** Counts of lookups that found fresh data, stale data or none, of calls that were spared or repeated, and of answers refused. */
export type CacheCounts = Readonly<Record<string, number>>;

/** Counts what the record cache does for a page, by the names of its own events; nothing of what was looked for. */
export function countCache(): { readonly extension: ClientExtension; readonly counts: () => CacheCounts } {
  const counts: Record<string, number> = {};
  let countRefused = (): number => 0;
  return {
    // Answers that are older than what is there are no event: the store counts them.
    counts: () => ({ ...counts, refused: countRefused() }),
    extension: {
      connect(host) {
        countRefused = () => host.store.counters.late;
        host.onEvent((event) => {
          const name = event.type === 'lookup' ? event.found : event.type;
          counts[name] = (counts[name] ?? 0) + 1;
        });
      },
    },
  };
}
