import { expect, it } from 'vitest';
import type { FieldModel, ScreenModel } from '../../screen-language/model/model.ts';
import { createOutsideTest } from './form-operations.ts';

const field = (name: string, more: Partial<FieldModel> = {}): FieldModel => ({
  name,
  as: 'text',
  text: name,
  required: true,
  readOnly: false,
  autocomplete: 'off',
  width: 12,
  ...more,
});

const model: ScreenModel = {
  id: 'a/b',
  texts: {},
  reads: [],
  conditions: {},
  steps: [],
  sections: [],
  operations: {},
  constants: {},
};

const submit = { operation: 'sendIt', with: { city: { field: 'city' } }, done: {} };

it.each<readonly [string, Partial<ScreenModel>, readonly FieldModel[], readonly string[]]>([
  ['nothing that is sent alone', { submit }, [field('city')], []],
  ['what a text says', { texts: { where: 'answers.city' } }, [field('city'), field('zip')], ['city']],
  [
    'what a read asks for',
    {
      reads: [{ name: 'towns', operation: 'getTowns', with: { zipCode: { field: 'zip' } }, needed: true }],
    },
    [field('city'), field('zip')],
    ['zip'],
  ],
  ['what decides', { conditions: { isFar: { field: 'far', is: true } } }, [field('far')], ['far']],
  [
    'what another question asks the org',
    {},
    [
      field('zip'),
      field('street', {
        suggest: {
          operation: 'suggest',
          with: { zip: { field: 'zip' } },
          items: 'item.found.list',
          value: 'street',
        },
      }),
    ],
    ['zip'],
  ],
  ['all of several forms', { forms: [{ name: 'one', steps: ['one'], submit }] }, [field('city')], ['city']],
])('tells the page of %s', (_, more, fields, want) => {
  const steps = [{ id: 'one', review: false, fields, schema: { $id: 'a/b/one' } }];
  const isAsked = createOutsideTest({ ...model, ...more, steps });
  expect(fields.map(({ name }) => name).filter(isAsked)).toEqual(want);
});
