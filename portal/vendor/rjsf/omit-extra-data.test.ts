import type * as Utils from '@rjsf/utils';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { expect, it } from 'vitest';
import { loadOriginal } from '../original.ts';
import omitExtraData, { getUsedFormData } from './omit-extra-data.ts';

const original = loadOriginal<typeof Utils>('@rjsf/utils');
const schema: RJSFSchema = {
  type: 'object',
  properties: { name: { type: 'string' }, count: { type: 'number' }, agreed: { type: 'boolean' } },
};

it.each([
  ['every answer', { name: 'Maria', count: 2, agreed: true }],
  ['some answers', { name: 'Maria' }],
  ['no answer', {}],
])('leaves %s as the form library does', (_what, answers) => {
  const want = original.omitExtraData(validator, schema, schema, answers);
  expect(omitExtraData(validator, schema, schema, answers)).toEqual(want);
  expect(getUsedFormData(answers)).toEqual(original.getUsedFormData(answers, Object.keys(answers)));
});
