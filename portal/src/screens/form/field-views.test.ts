import { describe, expect, it } from 'vitest';
import type { FieldModel, Sources } from '../model/model.ts';
import { choicesOf } from './field-views.ts';

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

  it('are all of them where only their labels are asked for', () => {
    expect(choicesOf(field, { texts, sources }).map(({ label }) => label)).toEqual([
      'Visa',
      'Lakes Bank',
      'fields.source.options.card',
    ]);
  });
});
