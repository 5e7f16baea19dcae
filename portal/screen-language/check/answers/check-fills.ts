import type { Catalogue } from '../../load/catalogue.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { suggestionsOf } from '../facts/placed-calls.ts';
import { alternativesAt } from '../facts/described-source.ts';
import { membersOf } from '../schema/schema-path.ts';

/** A suggestion fills each question out of its member of that name, where it has one. */
export function checkFills({ config }: CheckedScreen, { operations }: Catalogue, report: Report): void {
  for (const { suggest, path } of suggestionsOf(config)) {
    const schema = operations[suggest.operation]?.data;
    const list = suggest.items.split('.').slice(2);
    if (schema === undefined) continue;
    const known = membersOf(alternativesAt([{ schema, path: [...list, '0'] }]) ?? []);
    for (const [name, from] of Object.entries<string>(suggest.fills ?? {})) {
      if (from === name || from.endsWith(`.${name}`) || !known.includes(name)) continue;
      const message = `"${name}" is filled with the "${from}" of a suggestion, which has a "${name}".`;
      report([...path, 'fills', name], { rule: 'other-named', message, remedy: `Write "${name}".` });
    }
  }
}
