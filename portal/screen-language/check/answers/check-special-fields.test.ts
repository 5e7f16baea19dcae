import { describe, expect, it } from 'vitest';
import type { Field, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import { checkFields } from './check-fields.ts';
import { checkRanges } from './check-ranges.ts';
import { checkSpecialFields } from './check-special-fields.ts';
import type { Report } from '../facts/checked-screen.ts';

const entry = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    on: { type: 'string', format: 'date' },
    at: { type: 'string', pattern: '^[0-2][0-9]:[0-5][0-9]$' },
  },
} as const;

const catalogue: Catalogue = {
  constants: {},
  operations: {
    getTimes: {
      api: 'test',
      module: 'test',
      kind: 'read',
      errorCodes: [],
      config: { type: 'object' },
      data: { type: 'object', properties: { times: { type: 'array', items: entry } } },
    },
  },
};

/** Everything that is said about the fields of one step: rule, place and message. */
function messagesOf(...fields: readonly Field[]): readonly string[] {
  const config = {
    version: 2,
    id: 'test/one',
    route: '/one',
    access: 'customer',
    reads: { times: { operation: 'getTimes' } },
    steps: [{ id: 'one', fields }],
  } as unknown as ScreenConfig; // TypeScript wants a first field
  const found: string[] = [];
  const report: Report = (path, { rule, message }) =>
    void found.push(`${rule} ${path.slice(3).join('/')} ${message}`);
  checkFields(config, report);
  checkRanges(config, catalogue, report);
  checkSpecialFields({ config, blocks: [] }, catalogue, report);
  return found;
}

const own = (expression: string, takes: [string], refuses: [string]): Field => ({
  name: 'code',
  as: 'text',
  ownPattern: { expression, takes, refuses },
});
const times = { from: 'reads.times.times', value: 'id' };
const find = { operation: 'getTimes', with: {}, items: 'item.found.times', value: 'id' };

describe('checkSpecialFields', () => {
  it.each<readonly [string, readonly Field[], readonly string[]]>([
    ['a form of its own', [own('[A-Z]{2}[0-9]{4}', ['AB1234'], ['ab1234'])], []],
    [
      'no expression',
      [own('[A-Z', ['A'], ['1'])],
      ['broken-pattern 0/ownPattern/expression This cannot be read as an expression.'],
    ],
    [
      'one that goes back and forth',
      [own('([a-z]+)+', ['a'], ['1'])],
      ['slow-pattern 0/ownPattern/expression A long answer could keep this expression busy without end.'],
    ],
    [
      'examples that it treats otherwise',
      [own('[0-9]{4}', ['123'], ['1234'])],
      [
        'wrong-example 0/ownPattern/takes/0 The expression refuses "123".',
        'wrong-example 0/ownPattern/refuses/0 The expression takes "1234".',
      ],
    ],
    [
      'two forms',
      [{ ...own('[0-9]{4}', ['1234'], ['x']), pattern: 'digits' }],
      ['two-patterns 0/pattern "code" has the rule "digits" and one of its own.'],
    ],
    [
      'headings',
      [{ name: 'what', as: 'radio', options: ['a', 'b'], groups: { one: ['a', 'c'], two: ['b', 'a'] } }],
      [
        'unknown-option 0/groups/one/1 "what" has no option "c".',
        'same-name 0/groups/two/1 "a" stands below two headings.',
      ],
    ],
    [
      'headings of a source',
      [{ name: 'what', as: 'radio', options: times, groups: { one: ['a'], two: ['b'] } }],
      ['useless-rule 0/groups These options come out of a source, and "groups" is about written ones.'],
    ],
    [
      'a heading that entries do not have',
      [{ name: 'what', as: 'radio', options: { ...times, groupBy: 'day' } }],
      ['unknown-data 0/options/groupBy An entry of "times" has no "day".'],
    ],
    ['times', [{ name: 'when', as: 'slot', options: times, slot: { day: 'on', starts: 'at' } }], []],
    [
      'times without a place',
      [
        { name: 'when', as: 'slot', options: times },
        { name: 'then', as: 'slot', options: ['a'], slot: { day: 'on', starts: 'at' } },
        { name: 'last', as: 'slot', options: times, slot: { day: 'date', starts: 'at' } },
      ],
      [
        'no-slot 0 "when" does not say where its entries have their days and times.',
        'wrong-source 1/options The times of "then" have to come out of a read.',
        'unknown-data 2/slot/day An entry of "times" has no "date".',
      ],
    ],
    [
      'suggestions',
      [
        {
          name: 'street',
          as: 'search',
          suggest: { ...find, value: 'on', fills: { city: 'at', town: 'id' } },
        },
        { name: 'city', as: 'text' },
        { name: 'other', as: 'search', suggest: { ...find, items: 'reads.times.times' } },
        { name: 'none', as: 'search' },
      ],
      [
        'no-suggestions 3 "none" does not say who suggests answers.',
        'unknown-field 0/suggest/fills/town There is no "town" beside "street" that could be filled in.',
        'wrong-source 2/suggest/items "reads.times.times" is not out of the answer.',
      ],
    ],
    [
      'limits',
      [
        { name: 'stars', as: 'rating', max: 11 },
        { name: 'amount', as: 'money', min: '5' },
        { name: 'month', as: 'month', min: '2026-13' },
        { name: 'time', as: 'time', min: '17:00', max: '08:00' },
      ],
      [
        'wrong-limit 1/min "5" is no number, so no answer would be compared with it.',
        'wrong-limit 2/min "2026-13" is no month, so every answer would be refused.',
        'empty-range 3/min No answer of "time" can be at least 17:00 and at most 08:00.',
        'wrong-limit 0/max A rating has 2 to 10 steps.',
      ],
    ],
  ])('%s', (_name, fields, want) => {
    expect(messagesOf(...fields)).toEqual(want);
  });
});
