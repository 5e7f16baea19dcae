import { createSchemaUtils } from '@rjsf/utils';
import type * as Utils from '@rjsf/utils';
import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { describe, expect, it } from 'vitest';
import type { Field, Step } from '../../screen-language/generated/screen-config.gen.ts';
import { compileScreen } from '../../screen-language/compile/compile-screen.ts';
import { fieldKinds } from '../../screen-language/model/field-kinds.ts';
import { loadOriginal } from '../original.ts';
import getDefaultFormState from './default-form-state.ts';
import createFlatSchema from './create-schema-utils.ts';
import schemaHasNestedConditional from './nested-conditional.ts';

type Data = Record<string, unknown>;

const original = loadOriginal<typeof Utils>('@rjsf/utils');

/** A validator that is never called: flat schemas need none. */
const refuse = () => {
  throw new Error('Nothing is to be judged here.');
};
const validator: ValidatorType<Data, RJSFSchema> = {
  validateFormData: refuse,
  isValid: refuse,
  rawValidation: refuse,
};
const behavior = { constAsDefaults: 'never', emptyObjectFields: 'skipDefaults' } as const;

const optionKinds: readonly string[] = ['select', 'radio', 'checkboxes'];

/** One field of every kind, asked for or not. */
function schemaWith(required: boolean): RJSFSchema {
  // The keys of the table are the kinds.
  const kinds = Object.keys(fieldKinds) as Field['as'][];
  const fieldFor = (as: Field['as']): Field =>
    optionKinds.includes(as) ? { name: as, as, required, options: ['a', 'b'] } : { name: as, as, required };
  const [first = 'text', ...others] = kinds;
  const fields: Step['fields'] = [fieldFor(first), ...others.map(fieldFor)];
  const { steps } = compileScreen(
    { version: 2, id: 'test/kinds', route: '/test', access: 'anyone', steps: [{ id: 'one', fields }] },
    {},
  );
  return steps[0]?.schema ?? {};
}

const answers: readonly (readonly [string, Data | undefined])[] = [
  ['none', undefined],
  ['empty', {}],
  ['texts', { text: 'a', email: 'b', date: '2026-01-01', select: 'a' }],
  ['a number', { number: 5 }],
  ['what is no number', { number: '5,' }],
  ['a list', { checkboxes: ['a'] }],
  ['a list with a value that is not offered', { checkboxes: ['z'], radio: 'z' }],
  ['a consent', { consent: true }],
  ['a card', { 'hosted-card': { token: 't', brand: 'visa', lastFour: '4242' } }],
];

it('is the one that unit tests run with', () => expect(createSchemaUtils).toBe(createFlatSchema));

describe.each([true, false])('a flat schema whose fields are required: %s', (required) => {
  const schema = schemaWith(required);
  const full = original.createSchemaUtils(validator, schema, behavior);
  const flat = createFlatSchema(validator, schema);

  it.each(answers)('leaves the answers as the library would: %s', (_what, data) => {
    expect(flat.getDefaultFormState(schema, data)).toEqual(full.getDefaultFormState(schema, data));
    expect(flat.retrieveSchema(schema, data)).toEqual(full.retrieveSchema(schema, data));
    expect(flat.omitExtraData(schema, data)).toEqual(full.omitExtraData(schema, data));
  });

  it.each(answers)('has a place for every field, as the library would: %s', (_what, data) => {
    const places = Object.keys(full.getDefaultFormState(schema, data, true) ?? {});
    const complete = getDefaultFormState(validator, schema, data);
    expect(Object.keys(complete).toSorted()).toEqual(places.toSorted());
    expect(complete).toEqual(data ?? {});
  });

  it.each(Object.keys(fieldKinds))('knows the field as the library would: %s', (name) => {
    const found = full.findFieldInSchema(schema, [name]);
    expect(flat.findFieldInSchema(schema, [name])).toEqual(found);
    expect(flat.findFieldInSchema(schema, name)).toEqual(found);
    expect(flat.isSelect(found.field ?? {})).toBe(full.isSelect(found.field ?? {}));
    expect(flat.retrieveSchema(found.field ?? {})).toEqual(full.retrieveSchema(found.field ?? {}));
  });

  it('has no condition inside, as the library finds', () => {
    expect(original.schemaHasNestedConditional(schema, schema)).toBe(schemaHasNestedConditional());
  });

  it('is another one for another schema or validator', () => {
    expect(flat.doesSchemaUtilsDiffer(validator, schema)).toBe(false);
    expect(flat.doesSchemaUtilsDiffer({ ...validator }, schema)).toBe(true);
    expect(flat.doesSchemaUtilsDiffer(validator, {})).toBe(true);
  });
});
