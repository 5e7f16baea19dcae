import { formatValue } from '../page/format-value.ts';
import { limitOf } from '../../screen-language/model/bindings.ts';
import type { FieldModel, Sources } from '../../screen-language/model/model.ts';
import type { Texts } from '../page/texts.ts';
import { exampleEmail } from './example-email.ts';
import { lookOf } from './written-answer.ts';

/** Returns the rule that a schema keyword stands for, or a rule of a field; the locales know messages by it. */
export function ruleOf(keyword: string, field: FieldModel): string {
  switch (keyword) {
    case 'const':
    case 'minItems':
    case 'required':
      return (field.group?.least ?? 1) > 1 ? 'least' : 'required';
    case 'maxItems':
      return 'most';
    case 'enum':
      return 'option';
    case 'type':
      return field.as === 'number' || field.as === 'money' ? field.as : 'invalid';
    case 'minimum':
      return 'min';
    case 'maximum':
      return 'max';
    case 'pattern':
      return field.ownPattern === undefined ? (field.pattern ?? 'invalid') : 'ownPattern';
    default:
      return keyword;
  }
}

/** The texts of messages, and the sources of the values in them. */
interface RuleWords {
  readonly texts: Texts;
  readonly sources: Sources;
}

/** A day, a time or an amount as the customer reads it. */
function writtenLimit(limit: FieldModel['min'], { as }: FieldModel, sources: Sources): string | number {
  const value = limitOf(limit, sources);
  const look = lookOf(as);
  return look === undefined ? (value ?? '') : formatValue(value, look, sources.language);
}

/** The message of a broken rule: the screen's own where there is one, else the one that all forms share. */
export function messageOf(field: FieldModel, rule: string, { texts, sources }: RuleWords): string {
  const values = {
    label: texts.text(`fields.${field.text}.label`),
    minLength: field.minLength,
    maxLength: field.maxLength,
    min: writtenLimit(field.min, field, sources),
    max: writtenLimit(field.max, field, sources),
    least: field.group?.least,
    most: field.group?.most,
    email: exampleEmail(sources.answers[field.name], texts.text('emailExample')),
  };
  const own = texts.optionalText(`fields.${field.text}.errors.${rule}`, values);
  const isAmount = (rule === 'min' || rule === 'max') && ['number', 'money'].includes(field.as);
  return own ?? texts.text(`rules.${isAmount ? `${rule}Amount` : rule}`, values);
}
