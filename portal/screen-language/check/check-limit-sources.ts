import type { Catalogue } from '../load/catalogue.ts';
import { placedFields } from '../model/placed-fields.ts';
import { kindOfValue } from './check-drawn-values.ts';
import type { CheckedScreen, Report } from './checked-screen.ts';
import { alternativesAt, describedBy } from './described-source.ts';

/** What the limits of each kind of question are. */
const wanted: { readonly [kind: string]: 'number' | 'day' | undefined } = {
  date: 'day',
  number: 'number',
  money: 'number',
};

const words = { number: 'number', day: 'day' } as const;

/** A limit out of a source is of the kind that the answers have: nothing compares with another one. */
export function checkLimitSources(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  for (const { field, path } of placedFields(screen.config)) {
    const kind = Object.hasOwn(wanted, field.as) ? wanted[field.as] : undefined;
    if (kind === undefined) continue;
    for (const member of ['min', 'max'] as const) {
      const limit = field[member];
      if (typeof limit !== 'object' || typeof limit.from !== 'string') continue;
      const described = describedBy(limit.from, { screen, catalogue, items: [] });
      if (isOfKind(kind, described)) continue;
      const message = `"${limit.from}" is no ${words[kind]}, so no answer of "${field.name}" can be compared with it.`;
      report([...path, member], { rule: 'wrong-limit', message, remedy: `Name a ${words[kind]}.` });
    }
  }
}

/** True also where the specs leave it open. */
function isOfKind(kind: 'number' | 'day', described: Parameters<typeof kindOfValue>[0]): boolean {
  const found = kindOfValue(described);
  if (found === undefined) return true;
  if (found !== kind) return false;
  const formats =
    alternativesAt(described)?.flatMap((one) => one.flatMap(({ format }) => format ?? [])) ?? [];
  return kind === 'number' || formats.some((format) => format.startsWith('date'));
}
