import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isHolding } from './conditions.ts';
import type { Conditions } from './conditions.ts';
import { readPath } from './dotted-path.ts';

interface Shown {
  readonly name: string;
  readonly show?: string;
  readonly value?: string;
}
interface Block extends Shown {
  readonly rows?: readonly Shown[];
  readonly links?: readonly Shown[];
}
interface Config {
  readonly conditions: Conditions;
  readonly sections: readonly { readonly columns: readonly { readonly blocks: readonly Block[] }[] }[];
}

const session = { userId: '005RM000001ctYFYAY', accountNumber: '4400712345' };

/** The messages and links that a customer is shown for what the org answers, and the rows with their values. */
function shownOn(
  screen: string,
  reads: Readonly<Record<string, object>>,
  today = '2026-11-21',
  result?: object,
) {
  const { conditions, sections } = JSON.parse(
    readFileSync(`screen-configs/${screen}.json`, 'utf8'),
  ) as Config;
  const nothing = { route: {}, constants: {}, brand: {}, answers: {} };
  const sources = { ...nothing, session, reads, language: 'en', today, result } as const;
  const isShown = ({ show }: Shown) => show === undefined || isHolding(show, conditions, sources);
  const blocks = sections
    .flatMap(({ columns }) => columns.flatMap((column) => column.blocks))
    .filter(isShown);
  const within = (members: 'rows' | 'links') =>
    blocks.flatMap((block) =>
      (block[members] ?? []).filter(isShown).map((one) => ({ ...one, of: block.name })),
    );
  return {
    blocks: blocks.map(({ name }) => name),
    links: within('links').map(({ of, name }) => `${of}.${name}`),
    rows: Object.fromEntries(
      within('rows').map(({ of, name, value }) => [`${of}.${name}`, readPath({ reads }, value ?? '')]),
    ),
  };
}

describe('the first page', () => {
  const account = {
    status: 'Active',
    balanceCents: 8421,
    payableCents: 8421,
    pendingCents: 0,
    pastDueCents: 0,
    dueDate: '2026-12-08',
    nextDueDate: '2026-12-08',
    nextDueCents: 8421,
    laterCents: 0,
    autopayState: 'on',
    nextAutopayOn: '2026-12-08',
    nextAutopayCents: 8421,
  };
  const late = {
    balanceCents: 22_390,
    payableCents: 22_390,
    pastDueCents: 13_500,
    dueDate: '2026-11-08',
    nextDueCents: 8890,
    nextAutopayCents: 22_390,
  };
  const none = { nextAutopayOn: null, nextAutopayCents: null };
  const planned = { balanceCents: 22_390, payableCents: 22_390, nextDueCents: 11_195 };
  const lateByHand = { ...late, autopayState: 'off', ...none };
  const checked = { autopayState: 'off', ...none, nextDueCents: 0, payableCents: 0, pendingCents: 8421 };

  it.each([
    ['autopay that pays in time', {}, { paidOn: '2026-12-08' }, 'payEarly'],
    ['no autopay', { autopayState: 'off', ...none }, { due: '2026-12-08' }, 'pay'],
    ['a last payment of autopay', { autopayState: 'off' }, { paidOn: '2026-12-08' }, undefined],
    [
      'autopay that pays later',
      { nextAutopayOn: '2027-01-08' },
      { due: '2026-12-08', paidOn: '2027-01-08' },
      'pay',
    ],
    ['a late bill and autopay', late, { dueNext: 8890, rest: '2026-12-08', paidOn: '2026-12-08' }, 'pay'],
    ['a plan', { ...planned, autopayState: 'off', ...none }, { dueNext: 11_195, due: '2026-12-08' }, 'pay'],
    ['a late bill', lateByHand, { dueNext: 8890, rest: '2026-12-08' }, 'pay'],
    [
      'a late bill and a plan',
      { ...lateByHand, nextDueCents: 4445, laterCents: 4445 },
      { dueNext: 4445, due: '2026-12-08' },
      'pay',
    ],
    ['a payment of all that is being checked', checked, { pending: 8421 }, undefined],
    [
      'a payment of some that is being checked',
      { ...checked, nextDueCents: 6421, payableCents: 6421, pendingCents: 2000 },
      { pending: 2000, dueNext: 6421, due: '2026-12-08' },
      'pay',
    ],
    [
      'a plan and autopay',
      { ...planned, nextAutopayCents: 11_195 },
      { paidNext: 11_195, paidOn: '2026-12-08' },
      'payEarly',
    ],
  ])('with %s tells its days, and the way to pay', (_, answer, days, way) => {
    const { rows, links } = shownOn('account/home', { account: { ...account, ...answer } });
    const none = {
      pending: undefined,
      dueNext: undefined,
      due: undefined,
      rest: undefined,
      paidNext: undefined,
    };
    const told = Object.entries({ ...none, paidOn: undefined, ...days });
    for (const [name, day] of told) expect([name, rows[`balance.${name}`]]).toEqual([name, day]);
    expect(links.filter((link) => link.startsWith('pay.pay'))).toEqual(
      way === undefined ? [] : [`pay.${way}`],
    );
  });
});

describe('on the day on which autopay pays', () => {
  const today = '2026-12-08';
  const autopay = { state: 'on', nextPaymentOn: today, nextAmountCents: 8421 };
  const owed = { balanceCents: 8421, pastDueCents: 0, dueDate: today, nextDueDate: today };

  it.each([
    [
      'the first page',
      'account/home',
      { account: { ...owed, nextAutopayOn: today, nextAutopayCents: 8421 } },
    ],
    ['the page of the bills', 'payments/bills', { bills: { ...owed, state: 'due' }, autopay }],
    [
      'the page of a bill',
      'payments/bill',
      {
        bill: { state: 'due', payableCents: 8421, dueDate: today, payBy: today, paidByAutopayOn: today },
        autopay,
      },
    ],
  ])('%s offers no second payment', (_, screen, reads) => {
    const { links } = shownOn(screen, reads, today);
    expect(links.filter((link) => link.startsWith('pay.pay'))).toEqual([]);
  });
});

describe('a payment of autopay that can be stopped until December 2', () => {
  const until = '2026-12-02';
  const day = '2026-12-08';
  const autopay = { state: 'on', nextPaymentOn: day, nextAmountCents: 8421, stoppableUntil: until };
  const owed = { balanceCents: 8421, pastDueCents: 0, dueDate: day, nextDueDate: day, nextDueCents: 8421 };
  const pays = {
    autopayState: 'on',
    nextAutopayOn: day,
    nextAutopayCents: 8421,
    autopayStoppableUntil: until,
  };
  const bill = { state: 'due', payableCents: 8421, dueDate: day, payBy: day, paidByAutopayOn: day };
  const bills = { ...owed, state: 'due', payableCents: 8421 };

  it.each([
    ['account/home', { account: { ...owed, ...pays } }],
    ['payments/bills', { bills, autopay }],
    ['payments/bill', { bill, autopay }],
  ])('%s offers to pay early until then alone', (screen, reads) => {
    const ways = (today: string) =>
      shownOn(screen, reads, today).links.filter((link) => link.startsWith('pay.pay'));
    expect([ways(until), ways('2026-12-03')]).toEqual([['pay.payEarly'], []]);
  });

  it('is lessened by what is paid until then, and may be one too many later', () => {
    const told = (today: string) =>
      shownOn('payments/pay', { bills, autopay }, today).blocks.filter((name) =>
        ['onItsWay', 'autopayWill'].includes(name),
      );
    expect([told(until), told('2026-12-03')]).toEqual([['autopayWill'], ['onItsWay']]);
  });
});

describe('a bill', () => {
  const days = { dueDate: '2026-12-08', payBy: '2026-12-08', paidByAutopayOn: null };
  const bill = { billId: 'b', state: 'due', openCents: 8421, payableCents: 8421, ...days };

  it.each([
    ['that autopay pays in time', { paidByAutopayOn: '2026-12-08' }, ['dueByAutopay'], 'payEarly'],
    ['that autopay pays later, not in whole or not at all', {}, [], 'pay'],
    ['that is late', { state: 'pastDue' }, ['pastDue'], 'pay'],
  ])('%s says so, and offers to pay', (_, answer, messages, way) => {
    // Of autopay itself no more is said than of this bill.
    const autopay = { state: 'on', nextPaymentOn: '2027-01-08', nextAmountCents: 8421 };
    const { blocks, links } = shownOn('payments/bill', { bill: { ...bill, ...answer }, autopay });
    expect(blocks.filter((name) => ['dueByAutopay', 'pastDue', 'paid'].includes(name))).toEqual(messages);
    expect(links.filter((link) => link.startsWith('pay.'))).toEqual([`pay.${way}`]);
  });

  const on = { state: 'on', nextPaymentOn: '2026-12-05', nextAmountCents: 4211 };
  const none = { nextPaymentOn: null, nextAmountCents: null };
  const whole = { paidByAutopayOn: '2026-12-05' };

  it.each([
    ['autopay', on, {}, 'planPaidByAutopay', 'payEarly'],
    ['autopay, in one payment', on, whole, 'planPaidByAutopay', 'payEarly'],
    ['autopay after its day', { ...on, nextPaymentOn: '2027-01-08' }, {}, 'ofPlan', 'pay'],
    ['a suspended autopay', { ...on, ...none, state: 'suspended' }, {}, 'ofPlan', 'pay'],
    ['hand', { ...on, ...none, state: 'off' }, {}, 'ofPlan', 'pay'],
    [
      'a last payment',
      { ...on, state: 'off', lastPaymentOn: '2026-12-05' },
      {},
      'planPaidByAutopay',
      undefined,
    ],
  ])('of a plan that is paid by %s says so once, and offers to pay', (_, autopay, answer, message, way) => {
    const planned = { ...bill, dueDate: '2026-11-08', payBy: '2026-12-05', isOfPlan: true, ...answer };
    const { blocks, links } = shownOn('payments/bill', { bill: planned, autopay });
    const told = ['dueByAutopay', 'ofPlan', 'planPaidByAutopay'];
    expect(blocks.filter((name) => told.includes(name))).toEqual([message]);
    const ways = way === undefined ? ['pay.plan'] : [`pay.${way}`, 'pay.plan'];
    expect(links.filter((link) => link.startsWith('pay.'))).toEqual(ways);
  });

  it.each([
    ['due', 0, ['isPending'], []],
    ['pastDue', 0, ['isPending'], []],
    ['pastDue', 1, ['pastDue'], ['pay.pay']],
    ['paid', 0, ['paid'], []],
  ])('that is %s, with %i to pay beside pending payments, says %j', (state, payableCents, messages, ways) => {
    const { blocks, links } = shownOn('payments/bill', { bill: { ...bill, state, payableCents } });
    expect(blocks.filter((name) => ['isPending', 'pastDue', 'paid'].includes(name))).toEqual(messages);
    expect(links.filter((link) => link.startsWith('pay.'))).toEqual(ways);
  });
});

describe('the day by which a bill is to be paid', () => {
  it.each([
    ['its own', '2026-12-08', '2026-12-08', false],
    ['that of its plan, which is later', '2026-11-08', '2026-12-05', true],
    ['that of its plan, which is sooner', '2026-12-08', '2026-12-05', true],
    ['that of its plan, which is the same', '2026-12-08', '2026-12-08', true],
  ])('is %s', (_, dueDate, payBy, isOfPlan) => {
    const days = { dueDate, payBy, isOfPlan, paidByAutopayOn: null };
    const bill = { billId: 'b', state: 'due', openCents: 8421, payableCents: 8421, ...days };
    const { blocks, rows, links } = shownOn('payments/bill', { bill });
    expect([rows['bill.due'], rows['bill.planned']]).toEqual(
      isOfPlan ? [undefined, payBy] : [dueDate, undefined],
    );
    expect([blocks.includes('ofPlan'), links.includes('pay.plan')]).toEqual([isOfPlan, isOfPlan]);
  });
});

describe('the bills', () => {
  const due = { state: 'due', pastDueCents: 0, dueDate: '2026-12-08', nextDueDate: '2026-12-08' };
  const late = { state: 'pastDue', pastDueCents: 13_500, dueDate: '2026-11-08' };
  const on = { state: 'on', nextPaymentOn: '2026-12-08', nextAmountCents: 8421 };
  const planned = { dueDate: '2026-12-05', extension: { nextOn: '2026-12-05' } };

  it.each([
    ['autopay that pays in time', {}, {}, ['willBePaid'], ['payEarly']],
    ['no autopay', {}, { state: 'off', nextPaymentOn: null, nextAmountCents: null }, [], ['pay', 'moreTime']],
    ['a last payment of autopay', {}, { state: 'off', lastPaymentOn: '2026-12-08' }, ['lastPayment'], []],
    [
      'a last payment and autopay that waits',
      {},
      { state: 'pending', lastPaymentOn: '2026-12-08' },
      ['lastPayment'],
      [],
    ],
    ['autopay that pays later', {}, { nextPaymentOn: '2027-01-08' }, [], ['pay']],
    ['autopay and a late bill', late, {}, ['pastDue'], ['pay']],
    [
      'autopay that is suspended, and a late bill',
      late,
      { state: 'suspended', nextPaymentOn: null, nextAmountCents: null },
      ['pastDue'],
      ['pay', 'moreTime'],
    ],
    [
      'autopay of a plan',
      planned,
      { nextPaymentOn: '2026-12-05' },
      ['willBePaid', 'extension'],
      ['payEarly'],
    ],
  ])('with %s say one thing, and offer one way to pay', (_, answer, of, messages, ways) => {
    const reads = { bills: { ...due, balanceCents: 22_390, ...answer }, autopay: { ...on, ...of } };
    const { blocks, links, rows } = shownOn('payments/bills', reads);
    const told = ['extension', 'pastDue', 'willBePaid', 'lastPayment'];
    expect(blocks.filter((name) => told.includes(name))).toEqual(messages);
    expect(links.filter((link) => link.startsWith('pay.'))).toEqual(ways.map((way) => `pay.${way}`));
    expect(rows['balance.paidOn']).toBe(reads.autopay.nextPaymentOn ?? undefined);
  });

  it.each([
    ['something', 1, '2026-12-08'],
    ['nothing', 0, undefined],
  ])('name a day to pay by beside pending payments, with %s left to pay', (_, payableCents, day) => {
    const bills = { ...due, balanceCents: 10_000, pendingCents: 9999, payableCents };
    const { blocks, rows } = shownOn('payments/bills', { bills, autopay: { state: 'off' } });
    expect(blocks).toContain('pending');
    expect(rows['balance.due']).toBe(day);
  });

  it.each([
    ['with a plan', { nextOn: '2026-12-22', nextCents: 2807 }, ['refusedInPlan']],
    ['without one', null, ['refused']],
  ])('tell where a refused payment went %s', (_, extension, messages) => {
    const bills = { ...due, extension, refusedPayment: { paymentId: 'pay_4Tq2ZrX8' } };
    const { blocks } = shownOn('payments/bills', { bills, autopay: { state: 'off' } });
    expect(blocks.filter((name) => name.startsWith('refused'))).toEqual(messages);
  });

  it.each([
    [false, ['credit'], []],
    [true, ['creditClosed'], ['payBack.write']],
  ])(
    'with a credit say what becomes of it, of an account that is closed: %s',
    (isClosed, messages, links) => {
      const bills = { state: 'credit', balanceCents: -500, isClosed };
      const shown = shownOn('payments/bills', { bills, autopay: { state: 'off' } });
      expect(shown.blocks.filter((name) => name.startsWith('credit'))).toEqual(messages);
      expect(shown.links.filter((link) => link.startsWith('pay'))).toEqual(links);
    },
  );
});

describe('a last payment of autopay', () => {
  const last = { nextPaymentOn: '2026-12-08', nextAmountCents: 8421, lastPaymentOn: '2026-12-08' };

  it.each([
    ['off', ['lastPayment']],
    ['pending', ['pending', 'stillPays']],
    ['suspended', ['suspended', 'stillPays']],
    ['on', ['stillPays']],
  ])('is told on the page of autopay that is %s, and no other as the next', (state, messages) => {
    const { blocks, rows } = shownOn('payments/autopay', { autopay: { ...last, state } });
    const told = ['lastPayment', 'stillPays', 'pending', 'suspended', 'off', 'cancelled'];
    expect(blocks.filter((name) => told.includes(name))).toEqual(messages);
    expect([rows['autopay.nextAmount'], rows['autopay.nextDate']]).toEqual([undefined, undefined]);
  });

  it.each([
    ['off', ['onItsWay']],
    ['pending', ['onItsWay']],
    ['on', ['onItsWay']],
  ])('is told on the page to pay on, with autopay that is %s', (state, messages) => {
    const bills = { state: 'due', payableCents: 8421 };
    const { blocks } = shownOn('payments/pay', { bills, autopay: { ...last, state } });
    expect(blocks.filter((name) => ['onItsWay', 'autopayWill'].includes(name))).toEqual(messages);
  });

  it('leaves no second payment to make on the page of its bill', () => {
    const days = { dueDate: '2026-12-08', payBy: '2026-12-08', paidByAutopayOn: '2026-12-08' };
    const bill = { billId: 'b', state: 'due', openCents: 8421, payableCents: 8421, ...days };
    const { blocks, links } = shownOn('payments/bill', { bill, autopay: { ...last, state: 'off' } });
    expect(blocks).toContain('dueByAutopay');
    expect(links.filter((link) => link.startsWith('pay.'))).toEqual([]);
  });
});

describe('what is to be paid by which day', () => {
  const [december, january] = ['2026-12-08', '2027-01-22'];
  const late = { state: 'pastDue', pastDueCents: 9000 };
  const rest = { nextDueDate: january, nextDueCents: 2807 };
  const plan = (nextOn: string) => ({ extension: { nextOn, nextCents: 2807, lastOn: '2027-03-22' } });
  const nothing = { nextDueDate: null, nextDueCents: null, laterCents: 0, extension: null };
  const bills = { ...nothing, state: 'due', pastDueCents: 0, balanceCents: 17_421, payableCents: 17_421 };

  it.each<[string, object, object]>([
    ['of one bill', { nextDueDate: december, nextDueCents: 17_421 }, { due: december }],
    [
      'of a bill before the next payment of a plan',
      { nextDueDate: december, nextDueCents: 9000, laterCents: 8421, ...plan(january) },
      { dueNext: 9000, due: december },
    ],
    ['of a plan', { ...rest, laterCents: 14_614, ...plan(january) }, { dueNext: 2807, due: january }],
    [
      'of a plan beside a late bill',
      { ...late, ...rest, laterCents: 5614, ...plan(january) },
      { dueNext: 2807, due: january },
    ],
    [
      'of a late bill and the next one',
      { ...late, nextDueDate: december, nextDueCents: 8421 },
      { dueNext: 8421, rest: december },
    ],
    ['of a late bill alone', { ...late, payableCents: 9000, balanceCents: 9000 }, {}],
    ['of a balance without a bill', {}, {}],
  ])('%s is told alike on the page of the bills and on the page to pay on', (_, owed, want) => {
    const reads = { bills: { ...bills, ...owed }, autopay: { state: 'off', nextPaymentOn: null } };
    const told = (screen: string, record: string) => {
      const { rows } = shownOn(screen, reads);
      const names = ['dueNext', 'instalment', 'due', 'rest'];
      const shown = names.filter((name) => `${record}.${name}` in rows);
      return Object.fromEntries(shown.map((name) => [name, rows[`${record}.${name}`]]));
    };
    expect(told('payments/pay', 'owed')).toEqual(want);
    expect(told('payments/bills', 'balance')).toEqual(want);
  });
});

describe('the page to pay on', () => {
  it.each([
    ['in time', { nextDueDate: '2026-12-08' }, ['stillDue']],
    ['on no day', { nextDueDate: null }, []],
    [
      'with the next payment of a plan',
      { nextDueDate: '2026-12-05', extension: { nextOn: '2026-12-05', nextCents: 2807 } },
      ['stillPlan'],
    ],
    ['that is late', { nextDueDate: '2026-12-08', pastDueCents: 100 }, ['stillLate']],
  ])('tells after a payment what is still due %s', (_, owed, want) => {
    const bills = { state: 'due', pastDueCents: 0, payableCents: 3000, extension: null, ...owed };
    const { blocks } = shownOn('payments/pay', { bills }, '2026-11-21', { state: 'succeeded' });
    expect(blocks.filter((name) => name.startsWith('still'))).toEqual(want);
  });

  it.each([
    ['possible', true],
    ['usedRecently', true],
    ['autopayOn', false],
    ['running', false],
  ])('leads to more time where it can be had, of an extension %s: %s', (state, isOffered) => {
    const { links } = shownOn('payments/pay', { bills: { state: 'pastDue' }, extension: { state } });
    expect(links.includes('ways.moreTime')).toBe(isOffered);
  });
});

describe('the preferences', () => {
  const due = '2026-11-21T12:15:00.000Z';

  it.each([
    ['off', null, null, []],
    ['awaitingConfirmation', null, due, ['awaiting', 'resend']],
    ['awaitingConfirmation', null, null, ['awaitingLate', 'resend']],
    ['on', '•••-•••-0142', due, ['changing', 'resend']],
    ['on', '•••-•••-0142', null, ['changingLate', 'resend']],
    ['on', null, null, []],
    // An answer of an org that keeps the time of a phone that has answered.
    ['on', null, due, []],
  ])('with texts %s, another phone %s and a text due at %s say %j', (smsState, smsNewPhone, at, want) => {
    const preferences = { smsState, smsNewPhone, smsConfirmationDueAt: at, isPaperless: false };
    const { blocks } = shownOn('preferences/overview', { preferences, account: { status: 'Active' } });
    const told = ['awaiting', 'changing', 'awaitingLate', 'changingLate', 'resend'];
    expect(blocks.filter((name) => told.includes(name))).toEqual(want);
  });
});

it.each(['payments/bills', 'payments/all-bills'])(
  '%s lists bills of a plan by the day of its next payment',
  (screen) => {
    const text = readFileSync(`screen-configs/${screen}.json`, 'utf8');
    const [, value] = /"name": "payBy",\s*"value": "(item\.\w+)"/.exec(text) ?? [];
    expect(readPath({ item: { dueDate: '2026-11-08', payBy: '2026-12-05' } }, value ?? '')).toBe(
      '2026-12-05',
    );
  },
);
