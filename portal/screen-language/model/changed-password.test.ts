import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isHolding } from './conditions.ts';
import type { Conditions } from './conditions.ts';

interface Message {
  readonly block: string;
  readonly name: string;
  readonly show: string;
}
interface Config {
  readonly conditions: Conditions;
  readonly sections: readonly { readonly columns: readonly { readonly blocks: readonly Message[] }[] }[];
}

it.each([
  [0, ['changed']],
  [1, ['changed', 'loggedOut']],
  [3, ['changed', 'loggedOut']],
])('a password that was changed, and ended %i other sessions, says only that', (ended, want) => {
  const text = readFileSync('screen-configs/account/change-password.json', 'utf8');
  // As the schema of screens has it.
  const { conditions, sections } = JSON.parse(text) as Config;
  const result = { status: 'changed', otherSessionsEnded: ended };
  const nothing = { route: {}, constants: {}, brand: {}, answers: {}, reads: {}, session: {} };
  const shown = sections
    .flatMap(({ columns }) => columns.flatMap(({ blocks }) => blocks))
    .filter(({ block }) => block === 'message')
    .filter(({ show }) => isHolding(show, conditions, { ...nothing, result, language: 'en' }));
  expect(shown.map(({ name }) => name)).toEqual(want);
});
