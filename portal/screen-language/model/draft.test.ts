import { describe, expect, it } from 'vitest';
import type { ScreenConfig } from '../generated/screen-config.gen.ts';
import { compileScreen } from '../compile/compile-screen.ts';
import { changedFields, draftOf } from './draft.ts';
import { mergeDraftAnswers, readDraft, stepToContinue } from './kept-draft.ts';
import type { Answers, Sources } from './model.ts';
import { visibilityOf } from './visibility.ts';

const config: ScreenConfig = {
  version: 2,
  id: 'test/draft',
  route: '/draft',
  access: 'customer',
  conditions: { moving: { field: 'kind', is: 'move' } },
  steps: [
    {
      id: 'one',
      fields: [
        { name: 'kind', as: 'radio', options: ['move', 'stay'], required: true },
        { name: 'street', as: 'text', show: 'moving' },
        { name: 'phone', as: 'tel' },
        { name: 'taxNumber', as: 'text', sensitive: true },
        { name: 'pass', as: 'password' },
        { name: 'code', as: 'otp' },
        { name: 'card', as: 'hosted-card' },
        { name: 'amount', as: 'number' },
        { name: 'alerts', as: 'checkboxes', options: ['bill', 'due'] },
        { name: 'people', as: 'group', group: { most: 2, fields: [{ name: 'who', as: 'text' }] } },
      ],
    },
    { id: 'two', fields: [{ name: 'agreed', as: 'consent', required: true }] },
    { id: 'three', fields: [{ name: 'note', as: 'textarea' }] },
  ],
  submit: { operation: 'save', done: {} },
  draft: true,
};
const constants = { drafts: { saveAfterMs: 1, retryAfterMs: 2, maxLength: 3, hours: 24 } };
const model = compileScreen(config, { constants });
const sourcesOf = (answers: Answers): Sources => ({
  session: {},
  route: {},
  reads: {},
  constants: {},
  brand: {},
  language: 'en',
  answers,
});
const shown = (answers: Answers) => visibilityOf(model, sourcesOf(answers));
const keep = (answers: Answers, before: Answers = {}) => {
  const text = draftOf(shown(answers), before, { step: 'one', seed: 'a' });
  return text === undefined ? undefined : JSON.parse(text).answers;
};
const offeredBy = ({ options }: { readonly options?: unknown }) =>
  Array.isArray(options) ? options.map(String) : undefined;
const read = (content: unknown, before: Answers = {}) =>
  readDraft(typeof content === 'string' ? content : JSON.stringify(content), model, { before, offeredBy })
    ?.answers;

it('brings a list back only while the form begins with the list that it was made of', () => {
  const [ana, luis] = [{ who: 'Ana' }, { who: 'Luis' }];
  const text = draftOf(shown({ note: 'Hi', people: [ana, luis] }), { people: [ana] }, { step: 'one' }) ?? '';
  expect(read(text, { people: [ana] })).toEqual({ note: 'Hi', people: [ana, luis] });
  expect(read(text, { people: [] })).toEqual({ note: 'Hi' });
  expect(read(text, {})).toEqual({ note: 'Hi' });
  const added = draftOf(shown({ people: [luis] }), {}, { step: 'one' }) ?? '';
  expect(read(added)).toEqual({ people: [luis] });
  expect(read(added, { people: [ana] })).toBeUndefined();
});

it('takes of a group what it still asks of each', () => {
  const people = [{ who: 'Ana', gone: 'x' }, { who: { deep: 1 } }, 'text'];
  expect(read({ step: 'one', answers: { people } })).toEqual({ people: [{ who: 'Ana' }, {}] });
  expect(read({ step: 'one', answers: { people: ['text'] } })).toBeUndefined();
  expect(keep({ people: [{ who: 'Ana' }] })).toEqual({ people: [{ who: 'Ana' }] });
});

describe('a draft holds', () => {
  const secrets = { pass: 'x', code: '1', taxNumber: '2', card: { token: 't' }, agreed: true };
  it.each<[string, Answers, Answers, unknown]>([
    [
      'what was typed',
      { kind: 'move', street: 'Elm', amount: 0 },
      {},
      { kind: 'move', street: 'Elm', amount: 0 },
    ],
    ['nothing of hidden questions', { kind: 'stay', street: 'Elm' }, {}, { kind: 'stay' }],
    ['nothing that is sensitive', { ...secrets, note: 'Hi' }, {}, { note: 'Hi' }],
    ['nothing at all where all is sensitive', secrets, {}, undefined],
    ['nothing that was there from the start', { phone: '1', note: 'Hi' }, { phone: '1' }, { note: 'Hi' }],
    ['that an answer was emptied', {}, { phone: '1' }, { phone: null }],
    ['nothing where an empty text was nothing before', { note: '' }, {}, undefined],
  ])('%s', (_, answers, before, want) => expect(keep(answers, before)).toEqual(want));
});

it('takes a tick alone for nothing typed', () => {
  expect(changedFields(shown({ agreed: true }), {})).toEqual([]);
  expect(changedFields(shown({ pass: 'x' }), {}).map(({ name }) => name)).toEqual(['pass']);
});

describe('reading a draft', () => {
  it.each<[string, unknown, unknown]>([
    [
      'gives what fits',
      { answers: { note: 'Hi', amount: 3, phone: null } },
      { note: 'Hi', amount: 3, phone: null },
    ],
    ['drops what is asked no more', { answers: { gone: 'x', note: 'Hi' } }, { note: 'Hi' }],
    [
      'drops what is offered no more',
      { answers: { kind: 'fly', alerts: ['bill', 'x'], note: 'Hi' } },
      { note: 'Hi' },
    ],
    [
      'drops what is of another kind',
      { answers: { note: 7, amount: '7', alerts: 'bill', phone: '1' } },
      { phone: '1' },
    ],
    ['drops what has become sensitive', { answers: { taxNumber: '1', card: {}, agreed: true } }, undefined],
    ['is nothing without answers', { step: 'one' }, undefined],
    ['is nothing for another form of text', 'not JSON', undefined],
    ['is nothing for null', 'null', undefined],
    ['takes no inherited members', '{"answers":{"__proto__":{"note":"x"}}}', undefined],
  ])('%s', (_, content, want) => expect(read(content)).toEqual(want));
});

it('goes on with what was typed since the form opened', () => {
  const kept = { step: 'one', answers: { note: 'old', phone: null } };
  const now = { before: { phone: '1', kind: 'stay' }, answers: { phone: '1', kind: 'stay', note: 'new' } };
  expect(mergeDraftAnswers(kept, now)).toEqual({ kind: 'stay', phone: undefined, note: 'new' });
});

it.each<[string, string, Answers, string]>([
  ['where the customer was', 'one', { kind: 'stay' }, 'one'],
  ['at an answer that is needed and never kept', 'three', { kind: 'stay' }, 'two'],
  ['at what is missing', 'two', {}, 'one'],
  ['at the end where nothing is missing', 'three', { kind: 'stay', agreed: true }, 'three'],
  ['at what is missing for a step that is gone', 'nine', { kind: 'stay' }, 'two'],
])('continues %s', (_, wanted, answers, want) =>
  expect(stepToContinue(model, sourcesOf(answers), wanted)).toBe(want),
);
