import { expect, it } from 'vitest';
import type { FieldModel, Sources } from '../../screen-language/model/model.ts';
import type { Texts } from '../page/texts.ts';
import { messageOf, ruleOf } from './rule-texts.ts';

const group = (least: number): FieldModel => ({
  name: 'people',
  text: 'people',
  as: 'group',
  required: true,
  readOnly: false,
  autocomplete: 'off',
  width: 12,
  group: { least, most: 5, fields: [] },
});

const texts: Texts = {
  text: (key, values) => (key.startsWith('rules.') ? `${key} ${String(values?.['least'])}` : key),
  optionalText: () => undefined,
  wholeText: () => undefined,
};
const sources = { answers: {}, language: 'en' } as unknown as Sources; // what a message of a group asks for

it.each([
  ['nothing at all', 'required'],
  ['an empty list, or a short one', 'minItems'],
])('says how many a group needs of %s', (_, keyword) => {
  const told = (field: FieldModel) => messageOf(field, ruleOf(keyword, field), { texts, sources });
  expect(told(group(2))).toBe('rules.least 2');
  expect(told(group(1))).toBe('rules.required 1');
});
