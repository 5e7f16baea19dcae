import type { Condition } from '../../generated/screen-config.gen.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';

/** A link below a short list asks about as many entries as the list shows. */
export function checkCountedLists({ config, blocks }: CheckedScreen, report: Report): void {
  for (const { block, path, facts } of blocks) {
    const limit: unknown = Reflect.get(block, 'limit');
    if (typeof limit !== 'number' || facts.item?.kind !== 'entry') continue;
    const { read, items } = facts.item;
    for (const [name, condition] of Object.entries<Condition>(config.conditions ?? {})) {
      if (typeof condition !== 'object' || !('compare' in condition) || condition.matching !== undefined)
        continue;
      const { compare, moreThan, lessThan, count } = condition;
      const from = typeof compare === 'object' && 'from' in compare ? compare.from : '';
      if (count !== true || from !== `reads.${read}.${items ?? ''}`) continue;
      const isOther =
        (typeof moreThan === 'number' && moreThan > 1 && moreThan !== limit) || lessThan === limit;
      if (!isOther) continue;
      const message = `This list shows ${limit} entries, and "${name}" asks about another number of them.`;
      for (const place of [
        [...path, 'limit'],
        ['conditions', name],
      ])
        report(place, { rule: 'other-count', message, remedy: `Write { "moreThan": ${limit} }.` });
    }
  }
}
