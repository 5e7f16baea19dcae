import type { Expression } from '../../generated/screen-config.gen.ts';
import type { Catalogue, CatalogueSchema } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { listedAt } from '../facts/listed-values.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { alternativesAt, describedBy } from '../facts/described-source.ts';
import type { Described } from '../facts/described-source.ts';
import { createAcceptance } from '../schema/schema-acceptance.ts';
import { formatWords, remedyFor } from '../schema/schema-limits.ts';
import type { Alternatives } from '../schema/schema-path.ts';

/** A source that a member of an operation takes, of a type that fits. */
interface TakenValue {
  readonly operation: string;
  readonly member: string;
  readonly from: string;
  readonly place: JsonPath;
  /** The schema of the call, which holds what `alternatives` refer to. */
  readonly schema: CatalogueSchema;
  /** The values that the member may have. */
  readonly alternatives: Alternatives;
  /** The things that `item` is there. */
  readonly items: readonly Described[];
}

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
  readonly report: Report;
}

/** Values that a source is known to have, and the form of its texts: one at least must be what the operation takes. */
export function checkTaken(taken: TakenValue, context: Context): void {
  checkWorkedOut(taken, context);
  checkListed(taken, context);
  checkFormat(taken, context);
}

/** An outcome that the config writes for a value is judged as if it stood in the member. */
function checkWorkedOut(
  { operation, member, from, schema, alternatives }: TakenValue,
  context: Context,
): void {
  const [start, name = ''] = from.split('.');
  const { values = {} } = context.screen.config;
  if (start !== 'values' || !Object.hasOwn(values, name)) return;
  const accepts = createAcceptance(schema);
  for (const { value, place } of outcomesOf(values[name], ['values', name])) {
    if (accepts(value, alternatives)) continue;
    const message = `${operation} refuses ${JSON.stringify(value)} as "${member}".`;
    context.report(place, { rule: 'wrong-value', message, remedy: remedyFor(value, alternatives) });
  }
}

interface Outcome {
  readonly value: string | number;
  readonly place: JsonPath;
}

/** The written values that an expression can come to. */
function outcomesOf(expression: Expression | undefined, place: JsonPath): readonly Outcome[] {
  if (expression === undefined) return [];
  if (typeof expression !== 'object') return [{ value: expression, place }];
  if ('when' in expression)
    return (['use', 'otherwise'] as const).flatMap((name) => outcomesOf(expression[name], [...place, name]));
  if (!('pick' in expression)) return [];
  const picked = Object.entries(expression.of).map(([name, value]) => ({
    value,
    place: [...place, 'of', name],
  }));
  const { otherwise } = expression;
  return otherwise === undefined ? picked : [...picked, { value: otherwise, place: [...place, 'otherwise'] }];
}

/** A source of listed words, none of which the operation knows. */
function checkListed(
  { operation, member, from, place, schema, alternatives, items }: TakenValue,
  context: Context,
): void {
  if (from.startsWith('values.')) return;
  const listed = listedAt(alternativesAt(describedBy(from, { ...context, items })));
  const accepts = createAcceptance(schema);
  const isText = (value: unknown) => typeof value === 'string';
  if (listed === undefined || !listed.every(isText) || listed.some((value) => accepts(value, alternatives)))
    return;
  const message = `"${from}" is one of ${listed.join(', ')}, and ${operation} takes none of them as "${member}".`;
  context.report(place, { rule: 'wrong-value', message, remedy: 'Take the value from another source.' });
}

/** A day where a name is taken, and a text of another form where a day is. */
function checkFormat(
  { operation, member, from, place, alternatives, items }: TakenValue,
  context: Context,
): void {
  const source = alternativesAt(describedBy(from, { ...context, items }));
  const given = source && formatOf(source);
  const wanted = formatOf(alternatives);
  if (given === undefined || wanted === undefined || given === wanted) return;
  const isName = /(^|\.)id$|Id$/.test(member) && given !== 'uuid';
  if (wanted === '' && !isName) return;
  const words = (format: string) => formatWords[format] ?? 'any text';
  const message = `"${from}" is ${words(given)}, and ${operation} takes ${wanted === '' ? 'a name' : words(wanted)} as "${member}".`;
  context.report(place, { rule: 'wrong-type', message, remedy: 'Take the value from another source.' });
}

/** The one format that texts of these alternatives have, or none (an empty word); undefined where there is no telling. */
function formatOf(alternatives: Alternatives): string | undefined {
  const formats = alternatives.map((one) => one.flatMap(({ format }) => format ?? [])[0] ?? '');
  const [first, ...others] = [...new Set(formats)];
  return others.length === 0 ? first : undefined;
}
