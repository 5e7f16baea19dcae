import type { Binding } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import { itemsOf } from '../facts/block-items.ts';
import { typesOfSource, valuesIn, wordsOf } from '../facts/source-types.ts';
import type { CheckedScreen, PlacedBlock, Report } from '../facts/checked-screen.ts';

const scalars: readonly string[] = ['string', 'number', 'boolean'];

/** An address takes one value at each place: a list or an object would stand there as "[object Object]". */
export function checkLinkValues(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  for (const placed of screen.blocks) {
    const items = itemsOf(placed, { screen, catalogue });
    checkWritten(placed, report);
    for (const { from, place } of addressValues(placed)) {
      const types = typesOfSource(from, { screen, catalogue, items });
      if (types === undefined || types.some((type) => scalars.includes(type))) continue;
      const message = `"${from}" is ${wordsOf(types)}, and an address takes one value here.`;
      report(place, { rule: 'not-one-value', message, remedy: 'Name one of its members.' });
    }
  }
}

/** A list that is written down is no value either. */
function checkWritten({ facts, path }: PlacedBlock, report: Report): void {
  const values = facts.links.flatMap(({ link, path: inside }) =>
    (['with', 'query'] as const).flatMap((member) =>
      Object.entries<unknown>(link[member] ?? {}).map(
        ([name, binding]) => [binding, [...path, ...inside, member, name]] as const,
      ),
    ),
  );
  for (const [binding, place] of values) {
    if (!Array.isArray(binding)) continue;
    const message = 'This is a list, and an address takes one value here.';
    report(place, { rule: 'not-one-value', message, remedy: 'Write one of its values.' });
  }
}

/** The sources of what stands in the addresses of a block's links. */
function addressValues({ facts, path }: PlacedBlock): ReturnType<typeof valuesIn> {
  return facts.links.flatMap(({ link, path: inside }) =>
    (['with', 'query'] as const).flatMap((member) =>
      Object.entries<Binding>(link[member] ?? {}).flatMap(([name, binding]) =>
        valuesIn(binding, [...path, ...inside, member, name]),
      ),
    ),
  );
}
