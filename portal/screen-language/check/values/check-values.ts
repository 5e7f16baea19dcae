import type { Expression, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { walkValues } from '../../model/walk-values.ts';
import { kindIn, words } from './check-compared.ts';
import type { Kind } from './check-compared.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { suggest } from '../words/closest.ts';
import { fieldsOf } from '../facts/combinations.ts';
import { offeredBy } from '../facts/offered-options.ts';
import { typesOfSource, wordsOf } from '../facts/source-types.ts';
import { listedAt } from '../facts/listed-values.ts';
import { alternativesAt, describedBy } from '../facts/described-source.ts';
import type { Described } from '../facts/described-source.ts';
import { schemaOfExpression } from '../facts/expression-schema.ts';
import { findCircle } from '../facts/find-circle.ts';
import { alternativesOf, typesOf } from '../schema/schema-path.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
  readonly report: Report;
}

/** Members of expressions whose values are numbers. */
const numeric = ['add', 'subtract', 'multiply', 'divide', 'min', 'max', 'round'] as const;

/** Values that the page works out: of what can be calculated with, never out of themselves, each used somewhere. */
export function checkValues(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  checkShares(screen.config, report);
  const { values = {}, ...rest } = screen.config;
  const context = { screen, catalogue, report };
  const namesIn = (value: unknown) => {
    const found = new Set<string>();
    walkValues(value, [], (inner) => {
      if (typeof inner === 'string' && inner.startsWith('values.')) found.add(inner.split('.')[1] ?? '');
    });
    return found;
  };
  for (const [name, expression] of Object.entries(values)) {
    const path = ['values', name];
    const circle = findCircle(name, (one) => namesIn(Object.hasOwn(values, one) ? values[one] : undefined));
    if (circle !== undefined) {
      const message = `The value "${name}" is worked out of itself: ${circle.join(' → ')}.`;
      report(placeOfValue(expression, path, circle[1] ?? name), {
        rule: 'value-circle',
        message,
        remedy: 'Let one of them ask for something else.',
      });
      continue;
    }
    const others = Object.entries(values).filter(([other]) => other !== name);
    if (!namesIn([rest, others]).has(name)) {
      const message = `Nothing uses the value "${name}".`;
      report(path, { rule: 'unused-calculation', message, remedy: 'Remove it.' });
    }
    checkExpression(expression, path, context);
  }
  checkBeginnings(screen.config, report);
}

/** The place where an expression asks for another value. */
function placeOfValue(expression: Expression, path: JsonPath, other: string): JsonPath {
  const places: JsonPath[] = [];
  walkValues(expression, path, (inner, place) => {
    if (inner === `values.${other}`) places.push(place);
  });
  return places[0] ?? path;
}

function checkExpression(expression: Expression, path: JsonPath, context: Context): void {
  if (typeof expression !== 'object') return;
  for (const name of numeric) {
    const inner = readMember(expression, name);
    const operands = Array.isArray(inner)
      ? inner.map((one, at) => [one, [...path, name, at]] as const)
      : [[inner, [...path, name]] as const];
    if (inner !== undefined)
      for (const [operand, place] of operands) checkKind(operand, place, { ...context, wanted: 'number' });
  }
  if ('daysFrom' in expression)
    for (const name of ['daysFrom', 'to'] as const)
      checkKind(expression[name], [...path, name], { ...context, wanted: 'day' });
  if ('businessDays' in expression)
    checkKind(expression.after, [...path, 'after'], { ...context, wanted: 'day' });
  if ('when' in expression)
    for (const name of ['use', 'otherwise'] as const)
      if (expression[name] !== undefined) checkExpression(expression[name], [...path, name], context);
  if ('join' in expression)
    expression.join.forEach((operand, at) => checkJoined(operand, [...path, 'join', at], context));
  if ('divide' in expression && expression.divide.slice(1).includes(0)) {
    const message = 'Nothing can be divided by 0.';
    context.report([...path, 'divide'], {
      rule: 'division-by-zero',
      message,
      remedy: 'Write another number.',
    });
  }
  if ('sumOf' in expression)
    checkList({ from: expression.sumOf, path: [...path, 'sumOf'], take: expression.take }, context);
  if ('countOf' in expression) checkList({ from: expression.countOf, path: [...path, 'countOf'] }, context);
  if ('pick' in expression) checkPick(expression, path, context);
}

/** An expression's member by its name, which may not be there. */
const readMember = (
  expression: object,
  name: (typeof numeric)[number],
): Expression | readonly Expression[] | undefined =>
  Object.hasOwn(expression, name) ? Reflect.get(expression, name) : undefined;

/** One value each is joined: a list or an object would stand there as "[object Object]". */
function checkJoined(operand: Expression, path: JsonPath, context: Context): void {
  checkExpression(operand, path, context);
  const from = typeof operand === 'object' && 'from' in operand ? operand.from : undefined;
  const types = from === undefined ? undefined : typesOfSource(from, context);
  if (types === undefined || types.some((type) => type !== 'array' && type !== 'object')) return;
  const message = `"${String(from)}" is ${wordsOf(types)}, and one value each is joined.`;
  context.report([...path, 'from'], { rule: 'not-one-value', message, remedy: 'Name one of its members.' });
}

/** An operand of a calculation: of the kind that it is calculated with. */
function checkKind(
  operand: Expression | readonly Expression[] | undefined,
  path: JsonPath,
  { wanted, ...context }: Context & { readonly wanted: 'number' | 'day' },
): void {
  if (operand === undefined || Array.isArray(operand)) return;
  const one = operand as Expression; // no list: that was looked at above
  checkExpression(one, path, context);
  const kind = kindOf(one, context);
  if (kind === undefined || kind === wanted) return;
  const message = `This is ${words[kind]}, and ${words[wanted]} is needed to work this out.`;
  context.report(path, { rule: 'wrong-type', message, remedy: `Take ${words[wanted]}.` });
}

function kindOf(expression: Expression, { screen, catalogue }: Context): Kind | undefined {
  const isOperand = typeof expression !== 'object' || 'from' in expression || 'field' in expression;
  if (isOperand) return kindIn(expression, screen, catalogue);
  const schema = schemaOfExpression(expression);
  const types =
    schema === undefined ? [] : alternativesOf(schema, schema).flatMap((one) => typesOf(one) ?? []);
  if (types.every((type) => type === 'number' || type === 'integer')) return 'number';
  return types.includes('number') ? undefined : 'counted';
}

/** A list, and a number in each of its entries. */
function checkList(
  { from, path, take }: { readonly from: string; readonly path: JsonPath; readonly take?: string },
  { screen, catalogue, report }: Context,
): void {
  // What is no path was reported as such.
  if (typeof from !== 'string' || !['string', 'undefined'].includes(typeof take)) return;
  const described = describedBy(from, { screen, catalogue, items: [] });
  const typesAt = (list: readonly Described[]) =>
    alternativesAt(list)
      ?.flatMap((one) => typesOf(one) ?? ['unknown'])
      .filter((type) => type !== 'null') ?? ['unknown'];
  const types = typesAt(described);
  if (!types.includes('unknown') && !types.includes('array')) {
    const message = `"${from}" is no list.`;
    return report(path, { rule: 'wrong-type', message, remedy: 'Name the list in it.' });
  }
  if (take === undefined || types.includes('unknown')) return;
  const taken = typesAt(
    described.map(({ schema, path: way }) => ({ schema, path: [...way, '0', ...take.split('.')] })),
  );
  if (taken.some((type) => ['unknown', 'number', 'integer'].includes(type))) return;
  const message = `"${take}" is no number in the entries of "${from}".`;
  report([...path.slice(0, -1), 'take'], {
    rule: 'wrong-type',
    message,
    remedy: 'Take a member that is a number.',
  });
}

/** The names of a table: those that its question offers. */
function checkPick(
  { pick, of: table }: Extract<Expression, { pick: unknown }>,
  path: JsonPath,
  context: Context,
): void {
  checkExpression(pick, [...path, 'pick'], context);
  const name = typeof pick === 'object' && 'field' in pick ? pick.field : undefined;
  const field = fieldsOf(context.screen.config).find((one) => one.name === name);
  const from = typeof pick === 'object' && 'from' in pick ? pick.from : '';
  const listed = listedAt(alternativesAt(describedBy(from, { ...context, items: [] })));
  const offered = field === undefined ? listed : offeredBy(field, context.catalogue.constants);
  for (const value of Object.keys(table).filter((one) => offered !== undefined && !offered.includes(one))) {
    const message = `"${name ?? from}" is never "${value}".`;
    context.report([...path, 'of', value], {
      rule: 'unknown-option',
      message,
      remedy: suggest(value, offered ?? []),
    });
  }
}

/** A form begins with what is there before it: no read and no answer is waited for by way of a value. */
function checkBeginnings({ steps, values = {} }: ScreenConfig, report: Report): void {
  const needs = (name: string, above: readonly string[]): boolean => {
    let isFound = false;
    walkValues(Object.hasOwn(values, name) ? values[name] : undefined, [], (inner, path) => {
      if (typeof inner !== 'string') return;
      const [start = '', next = ''] = inner.split('.');
      isFound ||= path.at(-1) === 'field' || ['reads', 'results', 'result', 'answers'].includes(start);
      isFound ||= start === 'values' && !above.includes(next) && needs(next, [...above, next]);
    });
    return isFound;
  };
  (steps ?? []).forEach(({ fields = [] }, s) =>
    fields.forEach(({ prefill, options }, f) => {
      for (const [member, value] of Object.entries({ prefill, options })) {
        const from = typeof value === 'object' && 'from' in value ? value.from : '';
        const [start, name = ''] = from.split('.');
        if (start !== 'values' || (member === 'prefill' && !needs(name, [name]))) continue;
        const message =
          member === 'options'
            ? 'A value is one number or text, and no list of options.'
            : `"${from}" is worked out of reads or answers, and the form has begun by then.`;
        const remedy = 'Take it from a read, or show it in a text.';
        report(['steps', s, 'fields', f, member, 'from'], { rule: 'wrong-source', message, remedy });
      }
    }),
  );
}

/** A written number divided by what is asked for is no amount and no count. */
function checkShares({ values = {} }: ScreenConfig, report: Report): void {
  walkValues(values, ['values'], (value, path) => {
    if (path.at(-1) !== 'divide' || !Array.isArray(value)) return;
    const [first, ...others]: readonly Expression[] = value;
    if (typeof first !== 'number' || others.every((one) => typeof one === 'number')) return;
    const message = `${first} is divided by an answer or a value here: the more it is, the less comes out.`;
    report([...path, 0], { rule: 'turned-division', message, remedy: 'Write the number last.' });
  });
}
