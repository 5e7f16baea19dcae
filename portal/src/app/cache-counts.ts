import type { ClientExtension } from '@energy-portal/sdk';

/** Counts of lookups that found fresh data, stale data or none, of calls that were spared or repeated, and of what was refused as older. */
export type CacheCounts = Readonly<Record<string, number>>;

/** Counts what the record cache does for a page, by the names of its own events; nothing of what was looked for. */
export function countCache(): { readonly extension: ClientExtension; readonly counts: () => CacheCounts } {
  const counts: Record<string, number> = {};
  let countRefused = (): number => 0;
  return {
    // What is older than what is there is no event: the store counts its fields.
    counts: () => ({ ...counts, refused: countRefused() }),
    extension: {
      connect(host) {
        countRefused = () => host.store.counters.skipped;
        host.onEvent((event) => {
          const name = event.type === 'lookup' ? event.found : event.type;
          counts[name] = (counts[name] ?? 0) + 1;
        });
      },
    },
  };
}
