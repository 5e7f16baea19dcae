import { describe, expect, it } from 'vitest';
import type { TextValues } from '../page/page.ts';
import type { FieldModel, Sources } from '../../screen-language/model/model.ts';
import { choicesOf, fieldViewsOf } from './field-views.ts';

const field: FieldModel = {
  name: 'source',
  as: 'radio',
  text: 'source',
  required: true,
  readOnly: false,
  autocomplete: 'off',
  width: 12,
  options: { from: 'reads.methods.list', value: 'id', label: 'name', show: 'usable', more: ['card'] },
};
const sources: Sources = {
  session: {},
  route: {},
  reads: {
    methods: {
      list: [
        { id: 'pm_1', name: 'Visa', state: 'usable' },
        { id: 'pm_2', name: 'Lakes Bank', state: 'refused' },
      ],
    },
  },
  constants: {},
  brand: {},
  language: 'en',
  answers: {},
};
const texts = { text: (key: string) => key, optionalText: () => undefined, wholeText: () => undefined };
const conditions = { usable: { from: 'item.state', is: 'usable' } } as const;

describe('the choices of a field', () => {
  it('are the entries of a read that its condition lets through, and what comes after them', () => {
    const choices = choicesOf(field, { texts, sources, conditions });
    expect(choices.map(({ value }) => value)).toEqual(['pm_1', 'card']);
  });

  it('are labelled by what each entry is like, where there is a text for it', () => {
    const by = { from: 'reads.methods.list', value: 'id', labelText: true, labelBy: 'state' } as const;
    const known = 'fields.source.entries.refused';
    const some = { ...texts, optionalText: (key: string) => (key === known ? key : undefined) };
    const choices = choicesOf({ ...field, options: by }, { texts: some, sources });
    expect(choices.map(({ label }) => label)).toEqual(['fields.source.entry', known]);
  });

  it('are labelled by the first of several members that has a text, with values in the form that was asked for', () => {
    const options = {
      from: 'reads.methods.list',
      value: 'id',
      labelText: true as const,
      labelBy: ['unknown', 'state'],
      labelAs: { expires: 'month' },
    } satisfies FieldModel['options'];
    const found = { reads: { methods: { list: [{ id: 'a', state: 'usable', expires: '2028-04' }] } } };
    const some = {
      ...texts,
      optionalText: (key: string, values?: TextValues) =>
        key === 'fields.source.entries.usable' ? `${key}: ${String(values?.['expires'])}` : undefined,
    };
    const given: Sources = { ...sources, ...found };
    const [choice] = choicesOf({ ...field, options }, { texts: some, sources: given });
    expect(choice?.label).toBe('fields.source.entries.usable: April\u00a02028');
  });

  it('are all of them where only their labels are asked for', () => {
    expect(choicesOf(field, { texts, sources }).map(({ label }) => label)).toEqual([
      'Visa',
      'Lakes Bank',
      'fields.source.options.card',
    ]);
  });
});

describe('the documents of a consent', () => {
  const consent: FieldModel = {
    name: 'agree',
    as: 'consent',
    text: 'agree',
    required: true,
    readOnly: false,
    autocomplete: 'off',
    width: 12,
    documents: [
      { name: 'facts', en: 'reads.plan.facts', es: 'reads.plan.facts' },
      { name: 'terms', en: 'reads.plan.terms', es: 'reads.plan.termsSpanish' },
    ],
  };
  const step = { id: 'one', review: false, fields: [consent], schema: { $id: 'x/one' } };
  const said = { ...texts, optionalText: (key: string) => key };
  const viewIn = (language: 'en' | 'es', plan: object) =>
    fieldViewsOf(step, new Set(), {
      texts: said,
      sources: { ...sources, language, reads: { plan } },
      conditions,
    })['agree'];
  const facts = { href: 'https://a.test/facts', text: 'fields.agree.documents.facts', newTab: 'newTab' };
  const terms = { href: 'https://a.test/es', text: 'fields.agree.documents.terms', newTab: 'newTab' };
  it.each([
    [
      'all, in the language of the page',
      'es',
      { facts: facts.href, terms: 'x', termsSpanish: terms.href },
      [facts, terms],
    ],
    ['those whose address is safe', 'en', { facts: facts.href, terms: 'javascript:alert(1)' }, [facts]],
    ['none that are not there yet, and the hint instead', 'en', {}, []],
  ] as const)('are %s', (_, language, plan, want) => {
    const view = viewIn(language, plan);
    expect(view?.documents).toEqual(want);
    expect(view?.hint).toBe(want.length === 0 ? 'fields.agree.hint' : undefined);
  });
});

it.each([
  [{}, { required: false, readOnly: false, intro: undefined }],
  [{ kind: 'bank' }, { required: true, readOnly: false, intro: 'fields.note.intro' }],
  [
    { kind: 'bank', verified: true },
    { required: true, readOnly: true },
  ],
])('a field is needed, locked and introduced while its conditions hold: %j', (answers, want) => {
  const field: FieldModel = {
    name: 'note',
    as: 'text',
    text: 'note',
    required: false,
    requiredWhen: 'byBank',
    readOnly: false,
    readOnlyWhen: 'verified',
    intro: true,
    introWhen: 'byBank',
    autocomplete: 'off',
    width: 12,
  };
  const step = { id: 'one', review: false, fields: [field], schema: { $id: 'x/one' } };
  const named = { byBank: { field: 'kind', is: 'bank' }, verified: { field: 'verified', is: true } };
  const options = { texts, sources: { ...sources, answers }, conditions: named };
  expect({ intro: undefined, ...fieldViewsOf(step, new Set(['note']), options)['note'] }).toMatchObject(want);
});
