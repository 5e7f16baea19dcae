import { describe, expect, it } from 'vitest';
import { sourcesOf } from './conditions.ts';
import { reduceForm, startForm, type FormError, type FormState } from './state.ts';

const formOf = (more: Partial<FormState> = {}): FormState => ({
  ...startForm('first', { a: 1, b: 2 }),
  ...more,
});

it('a form begins with nothing wrong and nothing sent', () => {
  expect(startForm('first', { a: 1 })).toEqual({
    step: 'first',
    answers: { a: 1 },
    began: { a: 1 },
    results: {},
    phase: 'editing',
    pending: 0,
    errors: [],
    broken: {},
    refused: {},
    attempts: 0,
  });
});

describe('an error', () => {
  const atA: FormError = { field: 'a', message: 'wrong' };
  const ofAll: FormError = { message: 'wrong', forget: ['a', 'b'] };
  const plain: FormError = { message: 'wrong' };
  it.each<[string, FormError, Partial<FormState>, Parameters<typeof reduceForm>[1], boolean]>([
    [
      'of a rule that is broken still stays',
      atA,
      {},
      { type: 'answered', answers: { a: 2 }, broken: { a: 'x' } },
      true,
    ],
    [
      'of a rule that is broken no more goes',
      atA,
      {},
      { type: 'answered', answers: { a: 2 }, broken: {} },
      false,
    ],
    ['of a rule stays where none was judged', atA, {}, { type: 'answered', answers: { a: 2 } }, true],
    [
      'of the org stays as long as the answer',
      atA,
      { refused: { a: 'no' } },
      { type: 'answered', answers: { a: 1, b: 3 }, broken: {} },
      true,
    ],
    [
      'of the org goes with the answer, whatever rule is broken',
      atA,
      { refused: { a: 'no' } },
      { type: 'answered', answers: { a: 2 }, broken: { a: 'x' } },
      false,
    ],
    [
      'of the form stays while what is used up is not answered',
      ofAll,
      {},
      { type: 'answered', answers: {} },
      true,
    ],
    ['of the form goes with one answer of them', ofAll, {}, { type: 'answered', answers: { b: 1 } }, false],
    ['of the form that uses nothing up stays', plain, {}, { type: 'answered', answers: { a: 9 } }, true],
  ])('%s', (_, error, more, event, want) => {
    expect(reduceForm(formOf({ ...more, errors: [error] }), event).errors).toEqual(want ? [error] : []);
  });
});

describe('an answer', () => {
  it.each([
    ['sent', 'editing'],
    ['editing', 'editing'],
    ['waiting', 'waiting'],
    ['sending', 'sending'],
  ] as const)('that is typed into a form that is %s leaves it %s', (phase, want) => {
    expect(reduceForm(formOf({ phase }), { type: 'answered', answers: {} }).phase).toBe(want);
  });

  it.each([
    ['with what is judged now', { b: 'y' }, { b: 'y' }],
    ['with what was judged before, where nothing is', undefined, { a: 'x' }],
  ])('goes %s', (_, broken, want) => {
    const event = { type: 'answered', answers: {}, ...(broken && { broken }) } as const;
    expect(reduceForm(formOf({ broken: { a: 'x' } }), event).broken).toEqual(want);
  });

  it('that is used up is gone, and others stay the same object', () => {
    const errors = [{ message: 'code', forget: ['a'] }];
    const form = formOf();
    expect(reduceForm(form, { type: 'refused', errors }).answers).toEqual({ a: undefined, b: 2 });
    expect(reduceForm(form, { type: 'refused', errors: [{ message: 'x' }] }).answers).toBe(form.answers);
  });
});

it('a move forgets what later steps were answered with, and waits no more', () => {
  const form = formOf({ phase: 'waiting', pending: 2, results: { one: 1, two: 2 } });
  expect(reduceForm(form, { type: 'moved', step: 'one', undone: ['two'] })).toMatchObject({
    step: 'one',
    phase: 'editing',
    pending: 0,
    results: { one: 1 },
  });
  const sending = reduceForm(formOf({ phase: 'sending', results: { one: 1 } }), {
    type: 'moved',
    step: 'two',
  });
  expect(sending).toMatchObject({ phase: 'sending', results: { one: 1 } });
});

it('a condition names the sources that it asks, through all names', () => {
  const conditions = { paid: { not: { from: 'reads.bill.due', filled: true } } } as const;
  expect(
    sourcesOf({ any: ['paid', { field: 'a', is: 1 }, { from: 'session.isGuest', is: true }] }, conditions),
  ).toEqual(['reads.bill.due', 'session.isGuest']);
});
