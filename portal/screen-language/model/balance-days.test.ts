import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ScreenConfig } from '../generated/screen-config.gen.ts';
import { isHolding } from './conditions.ts';

const path = join(import.meta.dirname, '../../../screen-configs/account/home.json');
// The checker has read the same file.
const { conditions = {} } = JSON.parse(readFileSync(path, 'utf8')) as ScreenConfig;
const nothing = { session: {}, route: {}, constants: {}, brand: {}, answers: {}, language: 'en' } as const;
const [owed, later] = ['2027-01-08', 9000];

it.each<[string, number, number, string | null, readonly string[]]>([
  ['the next bill', 0, 0, owed, ['dueByHand']],
  ['what is late, the next bill, and later ones', 5000, later, owed, ['dueByHand']],
  ['what is late, and the next bill', 5000, 0, owed, ['restIsDue']],
  ['what is late, and the rest of no bill', 5000, later, null, []],
  ['the rest of no bill', 0, later, null, []],
])('names the next day only where there is one: of %s', (_, pastDueCents, laterCents, nextDueDate, want) => {
  const account = { pastDueCents, laterCents, nextDueDate, payableCents: 14_000, nextAutopayOn: null };
  const sources = { ...nothing, reads: { account } };
  const shown = ['dueByHand', 'restIsDue'].filter((name) => isHolding(name, conditions, sources));
  expect(shown).toEqual(want);
});
