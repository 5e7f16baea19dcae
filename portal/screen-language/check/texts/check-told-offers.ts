import type { Catalogue } from '../../load/catalogue.ts';
import type { SourceFile } from '../../load/source-file.ts';
import { itemsOf } from '../facts/block-items.ts';
import type { CheckedScreen, PlacedBlock } from '../facts/checked-screen.ts';
import { isSayingOneOf } from '../words/name-words.ts';
import { quantityOf } from '../facts/quantities.ts';
import { numbersIn } from '../words/said-numbers.ts';
import type { Told } from '../words/said-numbers.ts';
import { textAt } from '../facts/text-keys.ts';
import { vocabulary } from '../words/vocabulary.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
  readonly english: SourceFile;
}

/** Filters and orders of offers that are called otherwise than what they take. */
export const toldOffers = (context: Context): Told =>
  context.screen.blocks.flatMap((placed) => [
    ...filtersOf(placed, context),
    ...sortsOf(placed, context.english),
  ]);

/** Returns true for a number as people say it: cents as dollars, months as years, below 12 as at most 11. */
function isSaid(said: number, number: number, quantity: string | undefined): boolean {
  const isUnknown = quantity === undefined;
  return [
    said,
    said - 1,
    said + 1,
    ...(isUnknown || quantity === 'cents' ? [said * 100] : []),
    ...(isUnknown || quantity === 'months' ? [said * 12] : []),
    ...(isUnknown ? [said / 100] : []),
  ].includes(number);
}

/** "No fee" is none, and "100%" is no half. */
function filtersOf(placed: PlacedBlock, { screen, catalogue, english }: Context): Told {
  const { block, path } = placed;
  if (block.block !== 'plans' || block.filters === undefined) return [];
  const items = itemsOf(placed, { screen, catalogue });
  return block.filters.flatMap((filter, at): Told => {
    const label = textAt(english.value, `blocks.${block.name}.filters.${filter.name}`);
    const place = [...path, 'filters', at];
    const [said] = numbersIn(label);
    const quantity = quantityOf(filter.value, { screen, catalogue, items, placed });
    const wrong = ['atLeast', 'atMost', 'is'].find((member) => {
      const limit: unknown = Reflect.get(filter, member);
      return typeof limit === 'number' && said !== undefined && !isSaid(said, limit, quantity);
    });
    if (wrong !== undefined)
      return [[undefined, [...place, wrong], `This filter is called "${label}", and takes another number.`]];
    const isNo = /^no\b/i.test(label);
    const isSome = Reflect.get(filter, 'is') === true || Reflect.get(filter, 'atLeast') !== undefined;
    if (!isNo || !isSome) return [];
    const member = Reflect.get(filter, 'is') === true ? 'is' : 'atLeast';
    return [[undefined, [...place, member], `This filter is called "${label}", and takes what has one.`]];
  });
}

/** "Most" comes first where the order is descending, and "least" where it is not. */
function sortsOf({ block, path }: PlacedBlock, english: SourceFile): Told {
  if (block.block !== 'plans' || block.sorts === undefined) return [];
  return block.sorts.flatMap((sort, at): Told => {
    const label = textAt(english.value, `blocks.${block.name}.sorts.${sort.name}`);
    const isDown = Reflect.get(sort, 'order') === 'descending';
    const [up, down] = [vocabulary.least, vocabulary.most].map((words) => isSayingOneOf(label, words));
    if (up === down || (isDown ? down : up)) return [];
    const place = [...path, 'sorts', at];
    return [
      [
        undefined,
        isDown ? [...place, 'order'] : place,
        `This order is called "${label}", and is the other way round.`,
      ],
    ];
  });
}
