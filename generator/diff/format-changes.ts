import type { Change } from './change.ts';

/** Changes as a section of a changelog. */
export function formatChanges(changes: readonly Change[]): readonly string[] {
  if (changes.length === 0) return ['No changes.'];
  return [true, false].flatMap((isBreaking) => {
    const own = changes.filter((change) => change.isBreaking === isBreaking);
    if (own.length === 0) return [];
    const title = isBreaking ? 'Breaking changes' : 'Other changes';
    return [`## ${title} (${own.length})`, ...own.map(({ subject, text }) => `- ${subject}: ${text}`), ''];
  });
}
