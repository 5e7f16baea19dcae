import type { ClientExtension } from '@energy-portal/sdk';

/** Counts of lookups that found fresh data, stale data or none, and of calls that were spared or repeated. */
export type CacheCounts = Readonly<Record<string, number>>;

/** Counts what the record cache does for a page, by the names of its own events; nothing of what was looked for. */
export function countCache(): { readonly extension: ClientExtension; readonly counts: () => CacheCounts } {
  const counts: Record<string, number> = {};
  return {
    counts: () => counts,
    extension: {
      connect(host) {
        host.onEvent((event) => {
          const name = event.type === 'lookup' ? event.found : event.type;
          counts[name] = (counts[name] ?? 0) + 1;
        });
      },
    },
  };
}
