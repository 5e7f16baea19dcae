import { describe, expect, it } from 'vitest';
import type { Binding, Condition } from '../generated/screen-config.gen.ts';
import { fieldOf, isSameAnswer, resolveBinding, resolveBindings, trimAnswers, valueOf } from './bindings.ts';
import { fieldsOf, isFilled, isHolding, readsOf } from './conditions.ts';
import type { FieldModel, Sources, StepModel } from './model.ts';
import { fillRoute, stepPosition, stepAfter, stepBefore, stepsFrom, withQuery } from './navigation.ts';
import { reduceForm, startForm } from './state.ts';
import type { FormEvent } from './state.ts';
import { visibilityOf } from './visibility.ts';

const chosenBy = (is: Binding): Binding => ({
  entryOf: 'reads.methods.list',
  where: 'id',
  is,
  take: 'kind',
});

const chooseBy = (choice: string, otherwise = 'none'): Binding => ({
  choice,
  of: { '500': '-At', none: null, plain: 'At' },
  otherwise,
});

const sources: Sources = {
  session: { contactId: '003' },
  route: { id: '500' },
  reads: { contact: { fields: { Email: { value: 'a@b.c' }, Fax: { value: null } } } },
  constants: {},
  brand: {},
  language: 'en',
  answers: { method: 'card', note: '', tags: [], agreed: false, count: 0 },
};
const conditions: Record<string, Condition> = {
  byCard: { field: 'method', is: 'card' },
  notByCard: { not: 'byCard' },
};

describe('isHolding', () => {
  it.each<[Condition, boolean]>([
    ['byCard', true],
    ['notByCard', false],
    ['unknown', false],
    [{ field: 'method', is: 'bank' }, false],
    [{ field: 'method', in: ['bank', 'card'] }, true],
    [{ field: 'method', in: ['bank'] }, false],
    [{ field: 'method', filled: true }, true],
    [{ field: 'note', filled: true }, false],
    [{ field: 'note', filled: false }, true],
    [{ field: 'none', filled: false }, true],
    [{ field: 'constructor', filled: true }, false],
    [{ from: 'reads.contact.fields.Email.value', is: 'a@b.c' }, true],
    [{ all: ['byCard', { field: 'note', filled: true }] }, false],
    [{ any: ['notByCard', { field: 'note', filled: false }] }, true],
    [{ not: { any: ['notByCard', 'unknown'] } }, true],
  ])('%j is %s', (condition, want) => expect(isHolding(condition, conditions, sources)).toBe(want));

  it.each([
    [0, true],
    [true, true],
    ['x', true],
    [['x'], true],
    [false, false],
    ['', false],
    [null, false],
    [undefined, false],
    [[], false],
  ])('%j is filled: %s', (value, want) => expect(isFilled(value)).toBe(want));

  it.each<[Condition, string[]]>([
    ['notByCard', ['method']],
    ['unknown', []],
    [{ all: ['byCard', { field: 'a.b', is: 'x' }] }, ['method', 'a']],
    [{ from: 'session.contactId', filled: true }, []],
  ])('%j asks about %j', (condition, want) => expect(fieldsOf(condition, conditions)).toEqual(want));

  it.each<[Condition, string[]]>([
    ['byCard', []],
    [{ from: 'reads.contact.fields.Email.value', filled: true }, ['contact']],
    [{ not: { any: ['byCard', { from: 'reads.case', filled: true }] } }, ['case']],
    [{ from: 'session.contactId', filled: true }, []],
  ])('%j asks about the reads %j', (condition, want) => expect(readsOf(condition, conditions)).toEqual(want));

  it('ends when names run in a circle', () =>
    expect(fieldsOf('a', { a: { not: 'b' }, b: { not: 'a' } })).toEqual([]));
});

describe('bindings', () => {
  it.each<[Binding, unknown, string | undefined]>([
    ['plain', 'plain', undefined],
    [7, 7, undefined],
    [{ from: 'session.contactId' }, '003', undefined],
    [{ from: 'session.toString' }, undefined, undefined],
    [{ field: 'method' }, 'card', 'method'],
    [{ field: 'none.part' }, undefined, 'none'],
    [{ field: 'method', is: 'card' }, true, 'method'],
    [{ field: 'method', is: 'bank' }, false, 'method'],
    [{ field: 'none', is: 'card' }, undefined, 'none'],
    [{ first: [{ from: 'route.none' }, { field: 'method' }] }, 'card', 'method'],
    [{ first: [{ from: 'route.id' }, { field: 'method' }] }, '500', 'method'],
    [{ first: [{ from: 'reads.contact.fields.Fax.value' }, { field: 'none' }, 7] }, 7, 'none'],
  ])('%j gives %j and reads %s', (binding, value, field) => {
    expect(resolveBinding(binding, sources)).toEqual(value);
    expect(fieldOf(binding)).toBe(field);
  });

  it('tells the language of the page beside the one that the org is asked for', () => {
    const vietnamese: Sources = { ...sources, language: 'vi' };
    expect([valueOf('language', vietnamese), valueOf('pageLanguage', vietnamese)]).toEqual(['en', 'vi']);
  });

  it.each<[string, Binding, unknown]>([
    ['the first that has a value', { first: [{ field: 'none' }, { field: 'note' }, 'last'] }, ''],
    ['nothing where none has', { first: [{ field: 'none' }, { from: 'route.none' }] }, undefined],
    ['a member of the chosen entry', chosenBy({ from: 'route.id' }), 'bank'],
    ['nothing without a choice', chosenBy({ field: 'none' }), undefined],
    ['nothing for a choice that is no entry', chosenBy('card'), undefined],
    ['the value of the name that was chosen', chooseBy('route.id'), '-At'],
    ['another value for a name that is none', chooseBy('session.contactId', 'plain'), 'At'],
    ['another value without a name', chooseBy('route.none', 'plain'), 'At'],
    ['nothing where that is the value', chooseBy('session.constructor'), undefined],
  ])('takes %s', (_, binding, want) => {
    const reads = {
      methods: {
        list: [
          { id: '499', kind: 'card' },
          { id: '500', kind: 'bank' },
        ],
      },
    };
    expect(resolveBinding(binding, { ...sources, reads })).toBe(want);
  });

  it('fills dotted targets and names what is not known yet', () =>
    expect(
      resolveBindings(
        {
          'fields.Email': { from: 'reads.contact.fields.Email.value' },
          'fields.Fax': { from: 'reads.contact.fields.Fax.value' },
          'fields.Note': { field: 'note' },
          id: { from: 'route.none' },
        },
        sources,
      ),
    ).toEqual({ config: { fields: { Email: 'a@b.c', Note: '' } }, missing: ['fields.Fax', 'id'] }));

  it('does without an optional member that has no value', () =>
    expect(
      resolveBindings(
        {
          usage: { from: 'reads.contact.none', optional: true },
          fax: { from: 'reads.contact.fields.Fax.value', optional: true },
        },
        sources,
      ),
    ).toEqual({ config: {}, missing: [] }));

  it('leaves out what is not kept', () =>
    expect(resolveBindings({ a: 'x', b: 'y' }, sources, (target) => target === 'b').config).toEqual({
      b: 'y',
    }));

  it.each([
    ['', null, true],
    [undefined, '', true],
    ['a', 'a', true],
    [['a'], ['a'], true],
    [false, undefined, false],
    [0, '', false],
    ['a', 'b', false],
  ])('%j and %j are the same: %s', (one, other, want) => expect(isSameAnswer(one, other)).toBe(want));

  it('cuts spaces off everything but passwords', () =>
    expect(trimAnswers({ a: ' x ', p: ' y ', n: 1 }, new Set(['p']))).toEqual({ a: 'x', p: ' y ', n: 1 }));
});

function field(name: string, show?: string): FieldModel {
  const rest = {
    as: 'text',
    text: name,
    required: false,
    readOnly: false,
    autocomplete: 'on',
    width: 12,
  } as const;
  return { name, ...rest, ...(show !== undefined && { show }) };
}
function step(id: string, fields: readonly FieldModel[], show?: string): StepModel {
  return { id, review: false, fields, schema: { $id: id }, ...(show !== undefined && { show }) };
}

describe('visibilityOf', () => {
  const steps = [
    step('one', [field('a'), field('b', 'aYes'), field('c', 'bYes')]),
    step('two', [field('d')], 'cYes'),
  ];
  const named = {
    aYes: { field: 'a', is: 'yes' },
    bYes: { field: 'b', is: 'yes' },
    cYes: { field: 'c', is: 'yes' },
  };
  const yes = { b: 'yes', c: 'yes', d: 'x', stranger: 'x' };
  it.each([
    ['everything', { a: 'yes', ...yes }, ['one', 'two'], { a: 'yes', b: 'yes', c: 'yes', d: 'x' }],
    ['nothing behind a hidden answer', { a: 'no', ...yes }, ['one'], { a: 'no' }],
    ['a broken chain', { a: 'yes', b: 'no', c: 'yes', d: 'x' }, ['one'], { a: 'yes', b: 'no' }],
    ['the beginning', {}, ['one'], {}],
  ])('shows %s', (_, answers, shown, sent) => {
    const visible = visibilityOf({ steps, conditions: named }, { ...sources, answers });
    expect(visible.steps.map(({ id }) => id)).toEqual(shown);
    expect(visible.answers).toEqual(sent);
  });
});

describe('reduceForm', () => {
  const start = startForm('one', { a: 'x', b: 'y' });
  const error = { field: 'a', message: 'taken' };
  const refused = { ...start, errors: [error, { message: 'all' }], refused: { a: 'taken' }, attempts: 1 };
  it.each<[string, typeof start, FormEvent, Partial<typeof start>]>([
    ['moves', refused, { type: 'moved', step: 'two' }, { step: 'two', errors: [], refused: {}, attempts: 0 }],
    ['counts attempts', refused, { type: 'invalid', errors: [error] }, { errors: [error], attempts: 2 }],
    ['waits for guards', start, { type: 'waiting', pending: 2 }, { phase: 'waiting', pending: 2 }],
    [
      'is stopped by a guard',
      { ...start, phase: 'waiting', pending: 1 },
      { type: 'stopped' },
      { phase: 'editing', pending: 0 },
    ],
    [
      'is not stopped by a guard that comes too late',
      { ...start, phase: 'sending' },
      { type: 'stopped' },
      { phase: 'sending' },
    ],
    [
      'waits no longer where the customer goes elsewhere',
      { ...start, phase: 'waiting', pending: 1 },
      { type: 'moved', step: 'two' },
      { step: 'two', phase: 'editing', pending: 0 },
    ],
    [
      'sends, and keeps in its place what was wrong',
      refused,
      { type: 'sending' },
      { phase: 'sending', errors: refused.errors, refused: refused.refused },
    ],
    [
      'is refused',
      { ...start, phase: 'sending' },
      { type: 'refused', errors: refused.errors },
      { phase: 'editing', errors: refused.errors, refused: { a: 'taken' }, attempts: 1 },
    ],
    [
      'goes back for what is used up',
      { ...start, step: 'two', phase: 'sending' },
      { type: 'refused', errors: [{ message: 'no', forget: ['a'] }], step: 'one' },
      { step: 'one', phase: 'editing', answers: { b: 'y' }, attempts: 1 },
    ],
    [
      'is filled in once more with what the org has by now',
      { ...start, phase: 'sending' },
      { type: 'refused', errors: [{ message: 'no', refill: ['a'] }], refilled: { a: 'z' } },
      { phase: 'editing', answers: { a: 'z', b: 'y' }, began: { a: 'z', b: 'y' }, attempts: 1 },
    ],
    [
      'keeps what a step was answered with',
      { ...refused, phase: 'sending' },
      { type: 'answeredByOrg', step: 'one', answer: 1 },
      { phase: 'editing', errors: [], refused: {}, results: { one: 1 } },
    ],
    [
      'goes on with it',
      { ...start, results: { one: 1 } },
      { type: 'moved', step: 'two' },
      { step: 'two', results: { one: 1 } },
    ],
    [
      'is sent',
      { ...refused, phase: 'sending' },
      { type: 'sent', typed: start.answers, sent: { a: 'x' } },
      { phase: 'sent', errors: [], broken: {}, refused: {}, began: { a: 'x' } },
    ],
    [
      'is sent while more is typed',
      { ...start, phase: 'sending' },
      { type: 'sent', typed: { a: 'w' }, sent: { a: 'w' } },
      { phase: 'editing', errors: [], began: { a: 'w' } },
    ],
    ['forgets a changed refusal', refused, { type: 'answered', answers: { a: 'z' } }, { refused: {} }],
    [
      'keeps an unchanged refusal',
      refused,
      { type: 'answered', answers: { a: 'x', b: 'z' } },
      { refused: { a: 'taken' } },
    ],
  ])('%s', (_, state, event, want) => {
    const after = reduceForm(state, event);
    expect(after).toMatchObject(want);
    expect(after.refused).toEqual(want.refused ?? {});
    const answers = event.type === 'answered' ? event.answers : start.answers;
    expect(after.answers).toEqual(want.answers ?? answers);
  });
});

describe('navigation', () => {
  const steps = [step('one', []), step('two', []), step('three', [])];
  it.each([
    ['one', undefined, 'two'],
    ['two', 'one', 'three'],
    ['three', 'two', undefined],
  ])('around %s are %s and %s', (current, before, after) => {
    expect(stepBefore(steps, current)?.id).toBe(before);
    expect(stepAfter(steps, current)?.id).toBe(after);
  });

  it('counts the halves of a step as one', () => {
    const halves = [
      step('one', []),
      step('two', []),
      { ...step('half', []), continues: true },
      step('three', []),
    ];
    expect(halves.map(({ id }) => stepPosition(halves, id))).toEqual([
      { at: 1, of: 3 },
      { at: 2, of: 3 },
      { at: 2, of: 3 },
      { at: 3, of: 3 },
    ]);
  });

  it('takes back what was answered from the step that is open again', () => {
    const results = { one: 1, two: 2, three: 3 };
    const undone = stepsFrom(steps, 'two').map(({ id }) => id);
    const after = reduceForm({ ...startForm('three', {}), results }, { type: 'moved', step: 'two', undone });
    expect(after).toMatchObject({ step: 'two' });
    expect(after.results).toEqual({ one: 1 });
  });

  it.each([
    ['/messages/:id', { id: 'a/b ?' }, '/messages/a%2Fb%20%3F'],
    ['/messages/:id/:page', { id: 'x', page: 2 }, '/messages/x/2'],
    ['/messages/:id', {}, undefined],
    ['/messages/:id', { id: '' }, undefined],
    ['/messages', {}, '/messages'],
  ])('%s with %j is %s', (route, values, want) => expect(fillRoute(route, values)).toBe(want));

  it.each([
    [{}, '/plans'],
    [{ zip: '78704' }, '/plans?zip=78704'],
    [{ zip: '', none: undefined, nil: null }, '/plans'],
    [{ a: 'x&y', b: 2 }, '/plans?a=x%26y&b=2'],
  ])('%j behind an address is %s', (values, want) => expect(withQuery('/plans', values)).toBe(want));
});
