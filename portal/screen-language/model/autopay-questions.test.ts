import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ScreenConfig } from '../generated/screen-config.gen.ts';
import { isHolding } from './conditions.ts';

const path = join(import.meta.dirname, '../../../screen-configs/payments/autopay.json');
// The checker has read the same file.
const { conditions = {}, sections = [] } = JSON.parse(readFileSync(path, 'utf8')) as ScreenConfig;
const buttons = sections
  .flatMap(({ columns }) => columns.flatMap(({ blocks }) => blocks))
  .flatMap((block) =>
    block.block === 'action' && block.submit?.operation === 'cancelAutopay'
      ? [{ name: block.name, show: block.show ?? '' }]
      : [],
  );
const nothing = { session: {}, route: {}, constants: {}, brand: {}, answers: {}, language: 'en' } as const;

it.each([
  ['none still comes', 'on', null, ['cancel']],
  ['one still comes', 'on', '2027-01-08', ['cancelLater']],
  ['it is off already', 'off', '2027-01-08', []],
])(
  'names the next bill as one to pay by hand only where no last payment pays it: %s',
  (_, state, last, want) => {
    const sources = { ...nothing, reads: { autopay: { state, lastPaymentOn: last } } };
    const shown = buttons.filter(({ show }) => isHolding(show, conditions, sources));
    expect(shown.map(({ name }) => name)).toEqual(want);
  },
);
