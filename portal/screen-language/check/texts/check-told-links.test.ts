import { expect, it } from 'vitest';
import type { Condition, ScreenConfig } from '../../generated/screen-config.gen.ts';
import { parseSource } from '../../load/source-file.ts';
import { blockDescriptors } from '../../../src/blocks/registry.ts';
import { describeScreen } from '../facts/checked-screen.ts';
import { toldLinks } from './check-told-links.ts';

type Row = readonly [name: string, label: string, show: string, told: readonly string[]];

const done = (label: string, condition: string) => [
  `"${label}" is offered where "${condition}" says that this is done.`,
];
const advised = ['"Pay now" is offered only where the message "waiting" says not to pay.'];

const rows: readonly Row[] = [
  ['under the name of what is done', 'Pay now', 'paid', done('Pay now', 'paid')],
  ['under a state that is done', 'Pay', 'over', done('Pay', 'over')],
  ['under a word that doubles its end', 'Cancel', 'cancelled', done('Cancel', 'cancelled')],
  ['where it is not done', 'Pay now', 'unpaid', []],
  ['where more is asked', 'Pay now', 'paidTooLittle', []],
  ['under one of several states', 'Pay now', 'any', []],
  ['for another thing', 'Pay another bill', 'paid', []],
  ['as a noun', 'Payments', 'paid', []],
  ['beside a message that says not to', 'Pay now', 'pending', advised],
  ['in one of the cases of that message', 'Pay now', 'pendingLate', advised],
  ['where the message may not be', 'Pay now', 'any', []],
];

const conditions: { readonly [name: string]: Condition } = {
  paid: { from: 'reads.payment.confirmedAt', filled: true },
  over: { from: 'reads.payment.state', is: 'paid' },
  cancelled: { from: 'reads.payment.cancelledAt', filled: true },
  unpaid: { not: 'paid' },
  paidTooLittle: { all: ['paid', { from: 'reads.payment.isPartial', is: true }] },
  any: { from: 'reads.payment.state', in: ['paid', 'pending'] },
  pending: { from: 'reads.payment.state', is: 'pending' },
  pendingLate: { all: ['pending', { from: 'reads.payment.isLate', is: true }] },
};

it.each(rows)('tells of a link %s', (_, label, show, told) => {
  const config: ScreenConfig = {
    version: 2,
    id: 'test/links',
    route: '/links',
    access: 'anyone',
    conditions,
    sections: [
      {
        columns: [
          {
            blocks: [
              { block: 'message', name: 'waiting', tone: 'info', show: 'pending' },
              { block: 'links', name: 'pay', show, links: [{ name: 'pay', to: '/pay' }] },
            ],
          },
        ],
      },
    ],
  };
  const texts = {
    blocks: {
      waiting: { body: 'The bank has not answered yet. Please don’t pay again.' },
      pay: { links: { pay: label } },
    },
  };
  const english = parseSource('en.json', JSON.stringify(texts)).source;
  const screen = describeScreen(config, blockDescriptors);
  const found = toldLinks({ screen, catalogue: { operations: {}, constants: {} }, english });
  expect(found.map(([, , message]) => message)).toEqual(told);
  expect(found.every(([, path]) => path.join('/') === 'sections/0/columns/0/blocks/1/show')).toBe(true);
});
