import type {
  Binding,
  Bindings,
  Expression,
  Field,
  ScreenConfig,
} from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import { kindOf, hasKnownKind } from '../../model/field-kinds.ts';
import { submittedCallsOf } from '../facts/placed-calls.ts';
import { valuesIn } from '../facts/source-types.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { fieldsOf } from '../facts/combinations.ts';
import { alternativesAt, describedBy } from '../facts/described-source.ts';
import { placedFields } from '../../model/placed-fields.ts';
import type { JsonPath } from '../../load/source-file.ts';
import type { Alternatives } from '../schema/schema-path.ts';
import { limitOf } from '../schema/schema-limits.ts';
import { schemaAt, typesOf } from '../schema/schema-path.ts';

/** All that is known of the numbers that an expression comes to. */
interface Numbers {
  readonly least: number;
  readonly most: number;
  readonly isWhole: boolean;
  readonly isCents: boolean;
}

/** Numbers that the page works out and sends: whole where they have to be, in the right unit, and within the limits. */
export function checkSentValues(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  const sent = submittedCallsOf(screen).flatMap(({ submit, path }) =>
    Object.entries<Binding>(submit.with ?? ({} as Bindings)).flatMap(([member, binding]) =>
      valuesIn(binding, [...path, 'with', member])
        .filter(({ from }) => from.startsWith('values.'))
        .map((source) => ({ ...source, member, operation: submit.operation })),
    ),
  );
  for (const { from, place, member, operation } of sent) {
    const schema = catalogue.operations[operation]?.config;
    const found = schema && schemaAt(schema, member.split('.'));
    if (found?.kind !== 'known') continue;
    const types = found.alternatives.flatMap((one) => typesOf(one) ?? ['open']);
    if (!types.every((type) => ['number', 'integer', 'null'].includes(type))) continue;
    const taken = { operation, member, types, alternatives: found.alternatives };
    for (const branch of branchesOf(from, screen.config))
      checkBranch({ ...branch, from, place }, taken, { screen, catalogue, report });
  }
}

interface TakenNumber {
  readonly operation: string;
  readonly member: string;
  readonly types: readonly string[];
  readonly alternatives: Alternatives;
}

/** One of the ways in which a value is worked out. */
interface Branch {
  readonly expression: Expression;
  /** The place of the expression. */
  readonly inside: JsonPath;
}

function branchesOf(from: string, { values = {} }: ScreenConfig): readonly Branch[] {
  const [, name = ''] = from.split('.');
  const expression = Object.hasOwn(values, name) ? values[name] : undefined;
  const path = ['values', name];
  // A value out of others is judged by them alone, and one out of itself was reported as such.
  if (expression === undefined || JSON.stringify(expression).includes('"values.')) return [];
  if (typeof expression !== 'object' || !('when' in expression)) return [{ expression, inside: path }];
  const { use, otherwise } = expression;
  return [
    { expression: use, inside: [...path, 'use'] },
    ...(otherwise === undefined ? [] : [{ expression: otherwise, inside: [...path, 'otherwise'] }]),
  ];
}

function checkBranch(
  { expression, inside, from, place }: Branch & { readonly from: string; readonly place: JsonPath },
  { operation, member, types, alternatives }: TakenNumber,
  { screen, catalogue, report }: Context & { readonly report: Report },
): void {
  const numbers = numbersOf(expression, { screen, catalogue });
  if (numbers === undefined) return;
  const tell = (at: JsonPath, rule: string, [message, remedy]: readonly [string, string]) =>
    report(at, { rule, message: `"${from}" ${message}`, remedy });
  if (numbers.isCents && !member.endsWith('Cents') && types.includes('number'))
    return tell(inside, 'wrong-unit', [
      `is in cents here, and ${operation} counts no cents in "${member}".`,
      'Divide it by 100.',
    ]);
  if (!types.includes('number') && !numbers.isWhole)
    return tell(place, 'wrong-value', [
      `may be no whole number, and ${operation} takes one as "${member}".`,
      'Write { "round": …, "digits": 0 } around it.',
    ]);
  const [least, most] = [limitOf('minimum', alternatives), limitOf('maximum', alternatives)];
  const remedy = 'Make the limit of the question stricter.';
  if (most !== undefined && numbers.most !== Infinity && numbers.most > most)
    return tell(limitOfAnswer(expression, 'max', screen.config) ?? place, 'too-loose', [
      `may be up to ${numbers.most}, and ${operation} takes ${most} at most.`,
      remedy,
    ]);
  if (least !== undefined && numbers.least !== -Infinity && numbers.least < least)
    tell(limitOfAnswer(expression, 'min', screen.config) ?? place, 'too-loose', [
      `may be ${numbers.least}, and ${operation} takes ${least} at least.`,
      remedy,
    ]);
}

/** The place of the limit of the one question that an expression asks. */
function limitOfAnswer(
  expression: Expression,
  member: 'min' | 'max',
  config: ScreenConfig,
): JsonPath | undefined {
  const names: readonly string[] = [...JSON.stringify(expression).matchAll(/"field":"(\w+)"/g)].map(
    ([, name = '']) => name,
  );
  const placed = placedFields(config).find(({ field }) => field.name === names[0]);
  return names.length === 1 && placed !== undefined ? [...placed.path, member] : undefined;
}

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
}

function numbersAt(from: string, context: Context): Numbers | undefined {
  const [start, name = ''] = from.split('.');
  if (start === 'answers') return numbersOfAnswer(name, context.screen.config);
  if (start === 'values') {
    const { values = {} } = context.screen.config;
    // A value out of itself was reported as such.
    const inner = Object.hasOwn(values, name) ? values[name] : undefined;
    return inner === undefined || JSON.stringify(inner).includes('"values.')
      ? undefined
      : numbersOf(inner, context);
  }
  const alternatives = alternativesAt(describedBy(from, { ...context, items: [] }));
  const types =
    alternatives?.flatMap((one) => typesOf(one) ?? ['open']).filter((type) => type !== 'null') ?? [];
  if (types.length === 0 || !types.every((type) => type === 'number' || type === 'integer')) return undefined;
  return { ...unknown, isWhole: !types.includes('number'), isCents: from.endsWith('Cents') };
}

const unknown = { least: -Infinity, most: Infinity, isWhole: false, isCents: false };

function numbersOfAnswer(name: string, config: ScreenConfig): Numbers | undefined {
  const field: Field | undefined = fieldsOf(config).find((one) => one.name === name);
  if (field === undefined || !hasKnownKind(field) || kindOf(field.as).answer !== 'number') return undefined;
  return {
    least: typeof field.min === 'number' ? field.min : -Infinity,
    most: typeof field.max === 'number' ? field.max : Infinity,
    // A question about a number takes decimals only where its operation does.
    isWhole: true,
    isCents: field.as === 'money',
  };
}

/** The numbers of an expression; undefined where it is none, or cannot be told. */
function numbersOf(expression: Expression, context: Context): Numbers | undefined {
  if (typeof expression === 'number')
    return { least: expression, most: expression, isWhole: Number.isInteger(expression), isCents: false };
  if (typeof expression === 'string') return undefined;
  if ('from' in expression)
    return expression.plusDays === undefined ? numbersAt(expression.from, context) : undefined;
  if ('field' in expression) return numbersOfAnswer(expression.field, context.screen.config);
  const all = (inner: readonly Expression[]) => allOf(inner, context);
  if ('add' in expression) return folded(all(expression.add), (a, b) => [a.least + b.least, a.most + b.most]);
  if ('subtract' in expression)
    return folded(all(expression.subtract), (a, b) => [a.least - b.most, a.most - b.least]);
  if ('multiply' in expression) return scaled(all(expression.multiply), (value, by) => value * by);
  if ('divide' in expression) {
    const divided = scaled(all(expression.divide), (value, by) => value / by);
    return (
      divided && {
        ...divided,
        isWhole: false,
        isCents: divided.isCents && !expression.divide.slice(1).includes(100),
      }
    );
  }
  if ('round' in expression) {
    const inner = numbersOf(expression.round, context);
    return inner && { ...inner, isWhole: inner.isWhole || (expression.digits ?? 0) === 0 };
  }
  if ('when' in expression)
    return united(
      all([expression.use, ...(expression.otherwise === undefined ? [] : [expression.otherwise])]),
    );
  return undefined;
}

/** The facts that are known of several; undefined where they are not known of all. */
function allOf(inner: readonly Expression[], context: Context): readonly Numbers[] | undefined {
  const found = inner.map((one) => numbersOf(one, context));
  return found.every((one) => one !== undefined) ? found : undefined;
}

function folded(
  numbers: readonly Numbers[] | undefined,
  range: (one: Numbers, other: Numbers) => readonly [least: number, most: number],
): Numbers | undefined {
  const [first, ...others] = numbers ?? [];
  if (first === undefined) return undefined;
  return others.reduce<Numbers>((sum, other) => {
    const [least, most] = range(sum, other);
    return { least, most, isWhole: sum.isWhole && other.isWhole, isCents: sum.isCents && other.isCents };
  }, first);
}

/** Numbers by written factors; others may be anything. */
function scaled(
  numbers: readonly Numbers[] | undefined,
  by: (value: number, factor: number) => number,
): Numbers | undefined {
  const [first, ...others] = numbers ?? [];
  if (first === undefined) return undefined;
  return others.reduce<Numbers>((sum, { least, most, isWhole }) => {
    const { isCents } = sum;
    if (least !== most || least <= 0) return { ...unknown, isWhole: sum.isWhole && isWhole, isCents };
    return {
      least: by(sum.least, least),
      most: by(sum.most, least),
      isWhole: sum.isWhole && isWhole,
      isCents,
    };
  }, first);
}

/** One of several; cents only where one of them is and none of them is dollars by a division. */
function united(numbers: readonly Numbers[] | undefined): Numbers | undefined {
  const [first, ...others] = numbers ?? [];
  if (first === undefined) return undefined;
  return others.reduce<Numbers>(
    (one, other) => ({
      least: Math.min(one.least, other.least),
      most: Math.max(one.most, other.most),
      isWhole: one.isWhole && other.isWhole,
      isCents: one.isCents || other.isCents,
    }),
    first,
  );
}
