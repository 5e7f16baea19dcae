import type { BlockDescriptor, BlockOf } from '../../../screen-language/model/block-descriptor.ts';
import { below, filled, noCheck, readStates, within } from '../descriptor-defaults.ts';

type PlansConfig = BlockOf<'plans'>;

/** Offers as cards: sorted, narrowed and compared, or one of them alone. */
export const plansDescriptor: BlockDescriptor<'plans'> = {
  describe: (block) => ({
    texts: textsOf(block),
    optionalTexts: /^(heading|empty|emptyHint|facts\.\w+\.by\.\w+)$/,
    values: [
      { texts: /^(price|facts\.\w+\.(value|by\.\w+))$/, values: ['value'] },
      { texts: /^own\.label$/, values: ['usage'] },
      { texts: /^own\.bill$/, values: ['price'] },
      { texts: /^own\.(less|more)$/, values: ['amount'] },
      { texts: /^(found|compareNow)$/, values: ['count'] },
      { texts: /^compareHint$/, values: ['most'] },
      ...(block.flags ?? []).map(({ name, with: more = {} }) => ({
        texts: { test: (key: string) => key === `flags.${name}` },
        values: ['value', ...Object.keys(more)],
      })),
    ],
    names: { facts: block.facts },
    links: block.link === undefined ? [] : [{ link: block.link, path: ['link'] }],
    submissions: [],
    item: { kind: block.single === true ? 'answer' : 'entry', read: block.read, items: block.items },
    isSuccess: false,
  }),
  check: noCheck,
  chunks: ({ single }) => ({
    first: ['src/blocks/plans/plans.tsx', ...(single === true ? [] : ['src/blocks/plans/offer-list.tsx'])],
    later: [],
  }),
  samples: [
    { screen: 'plans/shop', name: 'electric', states: readStates },
    { screen: 'plans/plan', name: 'plan', states: filled },
  ],
};

const versus = [{ name: 'less' }, { name: 'more' }, { name: 'same' }];

function textsOf(block: PlansConfig): readonly string[] {
  const {
    prices,
    own,
    facts,
    flags = [],
    links = [],
    sorts = [],
    filters = [],
    present,
    compare,
    link,
  } = block;
  const lists = block.single === true ? [] : ['empty'];
  const comparing = [
    'compare',
    'compareNow',
    'compareHeading',
    'compareClear',
    'compareHint',
    'flagsHeading',
  ];
  return [
    ...lists,
    'price',
    ...below('prices', prices),
    ...within('facts', facts, ['label', 'value']),
    ...(own === undefined ? [] : ['own.label', 'own.bill']),
    ...(own?.presentBill === undefined ? [] : below('own', versus)),
    ...(sorts.some(({ value }) => value === own?.bill) ? ['own.lowest'] : []),
    ...below('flags', flags),
    ...below('links', links),
    ...(sorts.length === 0 ? [] : ['sort', ...below('sorts', sorts)]),
    ...(filters.length === 0 ? [] : ['filter', 'found', 'noneLeft', ...below('filters', filters)]),
    ...(present === undefined ? [] : ['present']),
    ...(compare === undefined ? [] : comparing),
    ...(link === undefined ? [] : ['open']),
    ...(facts.some(({ decides }) => decides === true) ? ['details'] : []),
  ];
}
