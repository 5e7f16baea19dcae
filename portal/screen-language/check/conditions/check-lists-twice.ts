import type { Catalogue } from '../../load/catalogue.ts';
import { judgeTogether } from '../facts/judged-together.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { conditionsAround } from '../facts/named-conditions.ts';

/** A block that shows all that another one shows, where both can be there. */
export function checkListsTwice(
  { config, blocks }: CheckedScreen,
  { constants }: Catalogue,
  report: Report,
): void {
  const listed = blocks.flatMap(({ block, path, facts: { item } }) => {
    if (item?.kind !== 'entry') return [];
    const [where, matching] = ['where', 'matching'].map((member): unknown => Reflect.get(block, member));
    const show = conditionsAround(path, config);
    return [{ block, path, list: JSON.stringify([item.read, item.items, where]), matching, show }];
  });
  for (const one of listed)
    for (const other of listed) {
      if (one === other || one.list !== other.list || one.block.block !== other.block.block) continue;
      if (one.matching !== undefined && one.matching !== other.matching) continue;
      if (judgeTogether([...one.show, ...other.show], config, constants) === 'never') continue;
      const name = other.block.name ?? other.block.block;
      const message = `"${name}" shows ${one.matching === other.matching ? 'the very same' : 'some of this'} list.`;
      const member = ['matching', 'items'].find((each) => each in one.block) ?? 'read';
      report([...one.path, member], { rule: 'same-list', message, remedy: 'Let each of them show its own.' });
    }
}
