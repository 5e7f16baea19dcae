import type { CatalogueSchema, FieldModel, ScreenConfig } from '@energy-portal/portal/publish';
import { sampleOfPattern, schemasAt, valueAt, type Contract } from './contract.ts';
import { stepFrom } from './condition-solver.ts';

/** The member of an operation that takes the answer of a field. */
interface SentAs {
  readonly operation: string;
  readonly path: readonly string[];
}

/** Returns the members that take the answer of each field. */
export function sentAs(config: ScreenConfig): ReadonlyMap<string, readonly SentAs[]> {
  const found = new Map<string, SentAs[]>();
  const submissions = [
    config.submit,
    ...(config.steps ?? []).map(({ submit }) => submit),
    ...Object.values(config.forms ?? {}).map(({ submit }) => submit),
  ];
  const calls = [...submissions, ...Object.values(config.reads ?? {})].filter((call) => call !== undefined);
  for (const { operation, with: bindings = {} } of calls)
    for (const [target, binding] of Object.entries(bindings)) {
      const field = fieldIn(binding);
      if (field === undefined) continue;
      found.set(field, [...(found.get(field) ?? []), { operation, path: target.split('.') }]);
    }
  return found;
}

function fieldIn(binding: unknown): string | undefined {
  if (typeof binding !== 'object' || binding === null) return undefined;
  const field = valueAt(binding, ['field']);
  if (typeof field === 'string' && valueAt(binding, ['is']) === undefined) return field;
  const from = valueAt(binding, ['from']);
  return typeof from === 'string' && from.startsWith('answers.') ? from.slice('answers.'.length) : undefined;
}

/** An answer of every named pattern; words and numbers that nobody has. */
const byPattern: { readonly [pattern: string]: string } = {
  email: 'ada.wright@example.com',
  phone: '5125550142',
  zip: '78701',
  digits: '482913',
  esiid: '10443720000000001',
  'password-strength': 'Sunny-day-41',
};

/** An answer that breaks each of them and no other rule. */
export const brokenByPattern: { readonly [pattern: string]: string } = {
  email: 'ada.wright at home',
  phone: '123',
  zip: '7870',
  digits: 'abcdef',
  esiid: '123',
  'password-strength': 'onlyletters',
};

/** The contract and the form that answers are made for. */
export interface AnswerContext {
  readonly contract: Contract;
  readonly sent: ReadonlyMap<string, readonly SentAs[]>;
  /** The other fields of the form. */
  readonly fields: readonly FieldModel[];
}

/**
 * An answer by the kind of the field and by what the contract says of the member it is sent as; undefined for one that the
 * page offers by itself, such as options out of a read.
 */
export function answerFor(field: FieldModel, context: AnswerContext): unknown {
  if (Array.isArray(field.options)) return field.as === 'checkboxes' ? [field.options[0]] : field.options[0];
  if (field.options !== undefined) return undefined;
  if (field.as === 'consent' || field.as === 'yes-no') return true;
  if (field.as === 'number' || field.as === 'money') return numberFor(field);
  if (field.as === 'rating') return typeof field.max === 'number' ? field.max : 1;
  if (field.as === 'date') return dayFor(field, context.contract);
  const twin = context.fields.find(({ name }) => name === field.matches);
  if (twin !== undefined) return answerFor(twin, context);
  const text = textFor(field, context);
  // Another one than that of the answer from which it differs.
  return field.differs === undefined ? text : text?.replace(/.$/, '7');
}

function numberFor({ min, max }: FieldModel): number {
  if (typeof min === 'number') return min;
  return typeof max === 'number' ? Math.min(max, 1) : 1;
}

/** A day between its limits where they are written; the page's own limits are asked for otherwise. */
function dayFor({ min, max }: FieldModel, { today }: Contract): string | undefined {
  if (typeof min === 'string') return min;
  if (typeof max === 'string') return max;
  return min === undefined && max === undefined ? stepFrom(today, 14).toString() : undefined;
}

function textFor(field: FieldModel, context: AnswerContext): string | undefined {
  const schemas = (context.sent.get(field.name) ?? []).flatMap(({ operation, path }) => {
    const config = context.contract.operations[operation]?.config;
    return config === undefined ? [] : schemasAt(config, path);
  });
  const pattern = field.pattern ?? patternOfOther(field, context);
  const known = pattern === undefined ? undefined : byPattern[pattern];
  const limits = limitsOf(field, schemas);
  const listed = schemas.flatMap((one) => one.enum ?? []).find((value) => typeof value === 'string');
  const start = field.ownPattern?.takes[0] ?? known ?? listed ?? sampleOfPattern(schemas) ?? 'An answer';
  return fit(String(start), limits);
}

/** The pattern of the answer that has to differ from this one: what is typed there, too, must be right but for that. */
const patternOfOther = ({ name }: FieldModel, { fields }: AnswerContext) =>
  fields.find(({ differs }) => typeof differs === 'object' && 'field' in differs && differs.field === name)
    ?.pattern;

/** The least and the most characters, of the field and of the contract. */
export function limitsOf(field: FieldModel, schemas: readonly CatalogueSchema[] = []) {
  const least = Math.max(field.minLength ?? 0, ...schemas.map(({ minLength = 0 }) => minLength));
  const most = Math.min(field.maxLength ?? 4000, ...schemas.map(({ maxLength = 4000 }) => maxLength));
  return { least, most };
}

/** Longer or shorter, with the same beginning; digits stay digits. */
function fit(text: string, { least, most }: { readonly least: number; readonly most: number }): string {
  const more = /^\d+$/.test(text) ? '1' : 'a';
  return text.padEnd(least, more).slice(0, most);
}
