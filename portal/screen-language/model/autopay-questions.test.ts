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
const today = '2026-12-04';

it.each([
  ['no payment comes', 'on', null, null, ['cancel']],
  ['the next can be stopped still today', 'on', null, today, ['cancel']],
  ['the next can no longer be stopped', 'on', null, '2026-12-02', ['cancelLater']],
  ['one of an earlier agreement still comes', 'on', '2026-12-08', '2026-12-02', ['cancelLater']],
  ['one still comes while the next way is checked', 'pending', '2026-12-08', '2026-12-02', ['cancelLater']],
  ['none comes as it is paused', 'suspended', null, null, ['cancel']],
  ['it is off already', 'off', '2026-12-08', '2026-12-02', []],
])(
  'names the next bill as one to pay by hand only where autopay does not pay it: %s',
  (_, state, lastPaymentOn, stoppableUntil, want) => {
    const sources = { ...nothing, today, reads: { autopay: { state, lastPaymentOn, stoppableUntil } } };
    const shown = buttons.filter(({ show }) => isHolding(show, conditions, sources));
    expect(shown.map(({ name }) => name)).toEqual(want);
  },
);
