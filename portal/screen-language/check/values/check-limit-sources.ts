import type { ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import { placedFields } from '../../model/placed-fields.ts';
import { kindOfValue } from '../facts/block-items.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { alternativesAt, describedBy } from '../facts/described-source.ts';
import { membersOf } from '../schema/schema-path.ts';

/** What the limits of each kind of question are. */
const wanted: { readonly [kind: string]: 'number' | 'day' | undefined } = {
  date: 'day',
  number: 'number',
  money: 'number',
};

const words = { number: 'number', day: 'day' } as const;

/** A limit out of a source is of the kind that the answers have, is no answer of its own, and is as strict as the contract's. */
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
  checkOwn(screen.config, report);
  checkFirstDay(screen, catalogue, report);
}

/** No limit is worked out of the answer that it limits. */
function checkOwn(config: ScreenConfig, report: Report): void {
  const { values = {} } = config;
  for (const { field, path } of placedFields(config))
    for (const rule of ['min', 'max'] as const) {
      const limit = field[rule];
      const name =
        typeof limit === 'object' && limit.from.startsWith('values.')
          ? limit.from.slice('values.'.length)
          : '';
      const worked = JSON.stringify(Object.hasOwn(values, name) ? values[name] : null);
      if (!worked.includes(`"field":"${field.name}"`) && !worked.includes(`"answers.${field.name}"`))
        continue;
      const message = `The limit of "${field.name}" is worked out of its own answer.`;
      const finding = { rule: 'own-limit', message, remedy: 'Work it out of "today", or of a read.' };
      report([...path, rule], finding);
      report(['values', name], finding);
    }
}

/** The first day that the contract gives is the first one that can be chosen. */
function checkFirstDay(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  const days = Object.keys(screen.config.reads ?? {}).flatMap((name) =>
    describedBy(`reads.${name}`, { screen, catalogue, items: [] }).flatMap((one) =>
      membersOf(alternativesAt([one]) ?? [])
        .filter((member) => /^(?:earliest|first)\w*On$/.test(member))
        .map((member) => `reads.${name}.${member}`),
    ),
  );
  const [only, ...others] = days;
  if (only === undefined || others.length > 0 || JSON.stringify(screen.config).includes(`"${only}"`)) return;
  for (const { field, path } of placedFields(screen.config)) {
    if (field.as !== 'date' || typeof field.min !== 'object' || field.min.from !== 'today') continue;
    const message = `"${field.name}" can be today, and "${only}" is the first day that the contract gives.`;
    report([...path, 'min'], { rule: 'too-loose', message, remedy: `Write { "from": "${only}" }.` });
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
