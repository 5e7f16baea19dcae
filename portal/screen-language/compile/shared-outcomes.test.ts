import { expect, it } from 'vitest';
import type { ScreenConfig, Submission } from '../generated/screen-config.gen.ts';
import { addSharedOutcomes } from './shared-outcomes.ts';

const codes: { readonly [operation: string]: readonly string[] } = { save: ['OLD', 'NEW'], move: ['MOVED'] };
const codesOf = (operation: string) => codes[operation] ?? [];
const screen = (submit: Submission): ScreenConfig => ({
  version: 2,
  id: 'a/b',
  route: '/b',
  access: 'customer',
  reads: { one: { operation: 'save' } },
  submit,
  sections: [{ columns: [{ blocks: [{ block: 'action', name: 'go', submit }] }] }],
});

const own = { OLD: { message: 'own' }, '*': { message: 'any' } };
const shared = (code: string) => ({ [code]: { message: `errors.codes.${code}` } });
const save = { operation: 'save', done: {} };
const instead: Submission['instead'] = [{ when: 'late', operation: 'move' }];

it.each<readonly [string, readonly string[], Submission, Submission]>([
  ['no text', [], save, save],
  ['a text of another operation', ['MOVED'], save, save],
  ['a text of a code', ['NEW'], save, { ...save, failed: shared('NEW') }],
  [
    'codes that the screen names itself',
    ['OLD', 'NEW'],
    { ...save, failed: own },
    { ...save, failed: { ...own, ...shared('NEW') } },
  ],
  [
    'an operation that is called instead',
    ['MOVED'],
    { ...save, instead },
    { ...save, instead, failed: shared('MOVED') },
  ],
])('adds outcomes: %s', (_, texts, given, want) => {
  expect(addSharedOutcomes(screen(given), { texts, codesOf })).toEqual(screen(want));
});
