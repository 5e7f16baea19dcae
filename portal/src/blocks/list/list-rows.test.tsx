// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ListBlock } from '../../../screen-language/generated/screen-config.gen.ts';
import { readPath } from '../../../screen-language/model/dotted-path.ts';
import type { BlockPage, ReadView } from '../../page/page.ts';
import { ListRows } from './list-rows.tsx';

afterEach(cleanup);

const block: ListBlock = {
  block: 'list',
  name: 'answers',
  read: 'articles',
  columns: [{ name: 'title', value: 'item.title' }],
};
const page = {
  language: 'en',
  value: (source: string, item: unknown) => readPath({ item }, source),
  text: (key: string) => key,
  optionalText: (key: string, values?: { readonly title?: string; readonly lastFour?: string }) => {
    if (key === 'blocks.answers.cells.lastFour') return `${values?.title} ending in ${values?.lastFour}`;
    if (key === 'blocks.answers.cells.lastFourAlone') return `Ending in ${values?.lastFour}`;
    return key === 'statuses.bills' ? 'Bills' : undefined;
  },
} as unknown as BlockPage; // what rows ask
const items = [
  { id: '1', subject: 'bills', title: 'One', lastFour: '4242' },
  { id: '2', subject: 'plans', title: 'Two' },
  { id: '3', subject: 'bills', title: 'Three' },
];

/** The caption of each table, and its rows. */
const tablesOf = (shown: ListBlock, entries: readonly object[] = items) => {
  const read = { state: 'fulfilled', hasMore: false } as unknown as ReadView; // what rows look at
  const { container } = render(<ListRows block={shown} page={page} items={entries} read={read} />);
  return [...container.querySelectorAll('table')].map((table) => [
    table.caption?.textContent,
    [...table.tBodies].flatMap((body) => [...body.rows].map(({ textContent }) => textContent)),
  ]);
};

it.each<readonly [string, Partial<ListBlock>, ReturnType<typeof tablesOf>]>([
  ['as one table', {}, [['blocks.answers.caption', ['One', 'Two', 'Three']]]],
  [
    'by their subject, by its own name where there is no text of it',
    { groupBy: 'item.subject' },
    [
      ['Bills', ['One', 'Three']],
      ['plans', ['Two']],
    ],
  ],
  ['up to a number, also by subject', { groupBy: 'item.subject', limit: 1 }, [['Bills', ['One']]]],
  [
    'in a sentence where a column has one, and nothing where its value is not known',
    { columns: [{ name: 'lastFour', value: 'item.lastFour' }], limit: 2 },
    [['blocks.answers.caption', ['One ending in 4242', '–']]],
  ],
])('shows entries %s', (_, more, want) => {
  expect(tablesOf({ ...block, ...more })).toEqual(want);
});

it('says the shorter sentence of a column where a word of the longer one is not known', () => {
  const shown: ListBlock = { ...block, columns: [{ name: 'lastFour', value: 'item.lastFour' }] };
  const entries = [{ id: '1', title: null, lastFour: '4242' }];
  expect(tablesOf(shown, entries)).toEqual([['blocks.answers.caption', ['Ending in 4242']]]);
});
