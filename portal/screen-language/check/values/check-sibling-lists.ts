import type { JsonPath } from '../../load/source-file.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';

/** Two blocks that pick from one list. */
interface Picking {
  readonly name: string;
  readonly list: string;
  readonly picks: readonly { readonly value: string; readonly is: string }[];
  /** The condition that narrows the list further. */
  readonly matching: string | undefined;
  readonly path: JsonPath;
}

/** Blocks that pick from the same list pick by the same members, and each of them something else. */
export function checkSiblingLists({ blocks }: CheckedScreen, report: Report): void {
  const picking = blocks.flatMap(({ block, path, facts }): readonly Picking[] => {
    if (block.block !== 'plans' || block.where === undefined || facts.item === undefined) return [];
    const picks = block.where.map(({ value, is }) => ({ value, is: JSON.stringify(is) }));
    return [{ name: block.name, list: JSON.stringify(facts.item), picks, matching: block.matching, path }];
  });
  for (const one of picking)
    for (const other of picking) {
      if (one === other || one.list !== other.list) continue;
      const lacking = other.picks.find(({ value }) => !one.picks.some((pick) => pick.value === value));
      const place = [...one.path, 'where'];
      if (lacking !== undefined) {
        const message = `"${other.name}" picks from the same list by "${lacking.value}", too.`;
        report(place, { rule: 'other-picks', message, remedy: 'Pick by the same members.' });
      } else if (
        one.matching === other.matching &&
        JSON.stringify(one.picks) === JSON.stringify(other.picks)
      ) {
        const message = `"${other.name}" picks the very same from this list.`;
        report([...place, 0, 'is'], { rule: 'same-picks', message, remedy: 'Pick something else.' });
      }
    }
}
