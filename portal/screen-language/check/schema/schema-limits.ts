import type { CatalogueSchema } from '../../load/catalogue.ts';
import { suggest } from '../words/closest.ts';
import type { Alternatives } from './schema-path.ts';

/** Rules with a number that a schema can have. */
export type LimitRule = 'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'minItems' | 'maxItems';

/** The limit that holds whatever the alternative; undefined where one has none. */
export function limitOf(rule: LimitRule, alternatives: Alternatives): number | undefined {
  const isLeast = rule.startsWith('min');
  const limits = alternatives.map((one) => {
    const own = one.flatMap((schema) => schema[rule] ?? []);
    return isLeast ? Math.max(-Infinity, ...own) : Math.min(Infinity, ...own);
  });
  const limit = isLeast ? Math.min(...limits) : Math.max(...limits);
  return Number.isFinite(limit) ? limit : undefined;
}

/** The values that a schema lists; none where it lists none. */
export function valuesOf(alternatives: Alternatives): readonly string[] {
  const listed = alternatives.flat().flatMap((schema) => schema.enum ?? schema.const ?? []);
  return [...new Set(listed.map(String))];
}

/** Says what to write instead of a refused value. */
export function remedyFor(value: unknown, alternatives: Alternatives): string {
  const values = valuesOf(alternatives);
  if (values.length > 0) return suggest(String(value), values);
  const choices = alternatives.map((one) => [...new Set(one.flatMap(rulesInWords))].join(', '));
  return `It takes ${choices.join('; or ')}.`;
}

function rulesInWords(schema: CatalogueSchema): readonly string[] {
  const { type, pattern, format, minLength, maxLength, minimum, maximum } = schema;
  const types = type === undefined ? [] : [type].flat().filter((name) => name !== 'null');
  return [
    ...(types.length === 0 ? [] : [types.map((name) => typeWords[name] ?? name).join(' or ')]),
    ...(pattern === undefined ? [] : [formInWords(pattern)]),
    ...(format === undefined || !Object.hasOwn(formatWords, format) ? [] : [formatWords[format] ?? format]),
    ...(minLength === undefined ? [] : [`at least ${minLength} long`]),
    ...(maxLength === undefined ? [] : [`at most ${maxLength} long`]),
    ...(minimum === undefined ? [] : [`from ${minimum}`]),
    ...(maximum === undefined ? [] : [`up to ${maximum}`]),
  ];
}

/** The formats of JSON Schema in words. */
export const formatWords: { readonly [format: string]: string } = {
  date: 'a day as 2026-01-31',
  'date-time': 'a day with a time as 2026-01-31T08:30:00Z',
  email: 'an e-mail address',
  uri: 'a whole address that begins with https://',
  uuid: 'a key as the page makes one',
};

/** The types of JSON Schema in words. */
export const typeWords: { readonly [type: string]: string } = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

/** The form that a pattern of the specs asks for, in words where it is a plain one. */
export function formInWords(pattern: string): string {
  const [, characters = '', count] = /^\^(\[[^\]]+\])(?:\{([\d,]+)\}|[+*])\$$/.exec(pattern) ?? [];
  const words = characterWords[characters];
  if (words === undefined) return 'of the form that the operation asks for';
  const [least, most = least] = count?.split(',') ?? [];
  if (least === undefined) return `of ${words} only`;
  return `of ${least === most ? least : `${least} to ${most}`} ${words}`;
}

const characterWords: { readonly [characters: string]: string } = {
  '[0-9]': 'digits',
  '[A-Z]': 'capital letters',
  '[a-z]': 'small letters',
  '[A-Za-z]': 'letters',
  '[A-Za-z0-9]': 'letters and digits',
  '[a-zA-Z0-9]': 'letters and digits',
  '[0-9a-f]': 'digits and letters from a to f',
};
