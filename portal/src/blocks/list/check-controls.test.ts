import { describe, expect, it } from 'vitest';
import type {
  Bindings,
  ListControls,
  ScreenConfig,
} from '../../../screen-language/generated/screen-config.gen.ts';
import { checkChoices } from '../../../screen-language/check/answers/check-choices.ts';
import { describeScreen } from '../../../screen-language/check/facts/checked-screen.ts';
import type { Report } from '../../../screen-language/check/facts/checked-screen.ts';
import { blockDescriptors } from '../registry.ts';

const order = { choice: 'route.query.sort', of: { newest: ['-At'], oldest: ['At'] }, otherwise: 'newest' };
const words = { from: 'route.query.words', optional: true };

const screen = (bindings: Bindings, controls: ListControls): ScreenConfig => ({
  version: 2,
  id: 'a/list',
  route: '/list',
  access: 'customer',
  reads: { all: { operation: 'getList', with: bindings } },
  sections: [
    {
      columns: [
        {
          blocks: [
            {
              block: 'list',
              name: 'all',
              read: 'all',
              controls,
              columns: [{ name: 'id', value: 'item.id' }],
            },
          ],
        },
      ],
    },
  ],
});

function diagnosticsOf(bindings: Bindings, controls: ListControls): readonly string[] {
  const found: string[] = [];
  const report: Report = (path, { rule, message, remedy }) => {
    found.push(`${rule} ${path.slice(-3).join('/')} | ${message} | ${remedy}`);
  };
  const config = screen(bindings, controls);
  checkChoices(config, report);
  for (const { path, findings } of describeScreen(config, blockDescriptors).blocks)
    for (const { path: inside, finding } of findings) report([...path, ...inside], finding);
  return found;
}

describe('what a list offers against what its read makes of it', () => {
  it.each<readonly [string, Bindings, ListControls, readonly string[]]>([
    [
      'all fits',
      { sort: order, words },
      { sort: { query: 'sort', options: ['newest', 'oldest'] }, search: { query: 'words' } },
      [],
    ],
    [
      'a choice that the read does not make',
      { words },
      { filter: { query: 'show', options: ['all', 'open'] } },
      [
        'idle-control controls/filter/query | The read "all" does not choose by "route.query.show". | Add a member with "choice", "of" and "otherwise" to its "with".',
      ],
    ],
    [
      'a name that the read does not know',
      { sort: order },
      { sort: { query: 'sort', options: ['newest', 'oldst'] } },
      ['unknown-option sort/options/1 | The read "all" has no choice "oldst". | Did you mean "oldest"?'],
    ],
    [
      'another start than the read has',
      { sort: order },
      { sort: { query: 'sort', options: ['oldest', 'newest'] } },
      [
        'other-start sort/options/0 | The block says that "oldest" is the one at the start, the read "all" begins with "newest". | Begin with "newest".',
      ],
    ],
    [
      'words that nobody takes',
      { sort: order },
      { search: { query: 'words' } },
      [
        'idle-control controls/search/query | The read "all" does not take "route.query.words". | Bind a member of it: { "from": "route.query.words", "optional": true }.',
      ],
    ],
    [
      'as many entries as a page has',
      { sort: order, pageSize: 10 },
      { sort: { query: 'sort', options: ['newest', 'oldest'] }, least: 10 },
      [],
    ],
    [
      'more entries than a page has',
      { sort: order, pageSize: 10 },
      { sort: { query: 'sort', options: ['newest', 'oldest'] }, least: 11 },
      [
        'idle-control 0/controls/least | A page has 10 entries, and with more of them the controls are shown: 11 says nothing. | Let "least" be 10 or less.',
      ],
    ],
    [
      'a start that is no choice',
      { sort: { ...order, otherwise: 'newset' } },
      { sort: { query: 'sort', options: ['newest', 'oldest'] } },
      ['unknown-option with/sort/otherwise | This choice has no "newset". | Did you mean "newest"?'],
    ],
  ])('%s', (_, bindings, controls, want) => expect(diagnosticsOf(bindings, controls)).toEqual(want));
});
