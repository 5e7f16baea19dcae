import type { ScreenConfig } from '../../generated/screen-config.gen.ts';
import { walkTexts } from '../../model/walk-values.ts';
import type { Report } from '../facts/checked-screen.ts';

/** Reads that nothing uses: customers wait for them for nothing. */
export function adviseReads(config: ScreenConfig, report: Report): void {
  const used = readsUsed(config);
  for (const [name, { refreshEvery }] of Object.entries(config.reads ?? {})) {
    // One that asks again and again keeps another one's answer fresh.
    if (used.has(name) || refreshEvery !== undefined) continue;
    const message = `Nothing uses the read "${name}": it is asked for nothing.`;
    report(['reads', name], { rule: 'unused-read', message, remedy: 'Remove it.' });
  }
}

function readsUsed(config: ScreenConfig): ReadonlySet<string> {
  const used = new Set<string>();
  walkTexts(config, (value, path) => {
    const [root, name = ''] = value.split('.');
    // A read that waits for itself is not used by that.
    const isOwn = path[0] === 'reads' && path[1] === name;
    if ((root === 'reads' || root === 'readErrors') && !isOwn) used.add(name);
    if (path.at(-1) === 'read') used.add(value);
  });
  return used;
}
