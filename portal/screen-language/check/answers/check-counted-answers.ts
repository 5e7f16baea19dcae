import type { Field } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import { placedFields } from '../../model/placed-fields.ts';
import { walkValues } from '../../model/walk-values.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { alternativesAt, describedBy } from '../facts/described-source.ts';
import { offeredBy } from '../facts/offered-options.ts';
import { limitOf } from '../schema/schema-limits.ts';
import type { LimitRule } from '../schema/schema-limits.ts';
import { typesOf } from '../schema/schema-path.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
}

/** The least and the greatest number that something can come to. */
interface Span {
  readonly least: number;
  readonly most: number;
}

/** Comparisons with numbers that an answer or a value never reaches: six characters of a ZIP code. */
export function checkCountedAnswers(context: Context, report: Report): void {
  walkValues(context.screen.config.conditions ?? {}, ['conditions'], (value, path) => {
    if (typeof value !== 'object' || value === null || !('compare' in value)) return;
    const isCount = Reflect.get(value, 'count') === true;
    if (Reflect.get(value, 'matching') !== undefined) return;
    const { what, span } = spanOf(value.compare, isCount, context) ?? {};
    if (what === undefined || span === undefined) return;
    for (const member of unreachedIn(value, span)) {
      const range = span.most === Infinity ? `${span.least} or more` : `at most ${span.most}`;
      const message = `"${what}" ${isCount ? 'has' : 'is'} ${range}, so this never holds.`;
      report([...path, member], { rule: 'never-holds', message, remedy: 'Write a number within that.' });
    }
  });
}

/** The comparisons that nothing within the span ever meets. */
function unreachedIn(value: object, { least, most }: Span): readonly string[] {
  const isNever: { readonly [member: string]: (limit: number) => boolean } = {
    atLeast: (limit) => limit > most,
    moreThan: (limit) => limit >= most,
    atMost: (limit) => limit < least,
    lessThan: (limit) => limit <= least,
  };
  return Object.keys(isNever).filter((member) => {
    const limit: unknown = Reflect.get(value, member);
    return typeof limit === 'number' && isNever[member]?.(limit) === true;
  });
}

function spanOf(operand: unknown, isCount: boolean, context: Context) {
  if (typeof operand !== 'object' || operand === null || 'plusDays' in operand) return undefined;
  const from: unknown = Reflect.get(operand, 'from');
  const asked: unknown = Reflect.get(operand, 'field');
  const name =
    typeof asked === 'string'
      ? asked
      : typeof from === 'string' && from.startsWith('answers.')
        ? from.slice('answers.'.length)
        : undefined;
  if (name !== undefined) {
    const field = placedFields(context.screen.config).find((one) => one.field.name === name)?.field;
    const most = field === undefined ? undefined : mostOf(field, isCount, context.catalogue);
    return most === undefined ? undefined : { what: name, span: { least: 0, most } };
  }
  return typeof from === 'string' ? spanOfSource(from, isCount, context) : undefined;
}

/** The lengths of answers that their kind alone tells. */
const longest: { readonly [as: string]: number | undefined } = { zip: 5, date: 10, month: 7, time: 5 };

/** The most that a question takes: characters of a text, the value of a number. */
function mostOf(field: Field, isCount: boolean, { constants }: Catalogue): number | undefined {
  if (!isCount) return typeof field.max === 'number' ? field.max : undefined;
  const offered = field.options === undefined ? undefined : offeredBy(field, constants);
  if (field.as === 'checkboxes') return offered?.length;
  const ofOptions = offered?.map(({ length }) => length) ?? [];
  const known = [
    field.maxLength,
    Object.hasOwn(longest, field.as) ? longest[field.as] : undefined,
    ofOptions.length === 0 ? undefined : Math.max(...ofOptions),
  ].filter((one) => one !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}

function spanOfSource(from: string, isCount: boolean, context: Context) {
  const alternatives = alternativesAt(describedBy(from, { ...context, items: [] }));
  if (alternatives === undefined) return undefined;
  const there = alternatives.filter((one) => typesOf(one)?.join() !== 'null');
  const first = (names: readonly LimitRule[]) =>
    names.map((name) => limitOf(name, there)).find((one) => one !== undefined);
  const most = first(isCount ? ['maxLength', 'maxItems'] : ['maximum']);
  const least = first(isCount ? ['minLength', 'minItems'] : ['minimum']);
  if (most === undefined && least === undefined) return undefined;
  return { what: from, span: { least: least ?? (isCount ? 0 : -Infinity), most: most ?? Infinity } };
}
