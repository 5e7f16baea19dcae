import type { Condition, Field } from '../../generated/screen-config.gen.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { hasKnownKind, kindOf } from '../../model/field-kinds.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { answerOfRead, entryPath } from '../schema/item-path.ts';
import { conditionsOf, countedLists } from '../facts/named-conditions.ts';
import { describedBy } from '../facts/described-source.ts';
import type { Described } from '../facts/described-source.ts';
import { createAcceptance } from '../schema/schema-acceptance.ts';
import { schemaAt, typesOf } from '../schema/schema-path.ts';
import type { Alternatives } from '../schema/schema-path.ts';
import { closestOf, suggest } from '../words/closest.ts';
import { remedyFor } from '../schema/schema-limits.ts';
import { walkValues } from '../../model/walk-values.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
  readonly report: Report;
}

type Comparison = Exclude<Condition, string>;

/** Conditions that can never hold, because what they ask about never has the value that they wait for. */
export function checkComparisons(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  for (const [name, condition] of Object.entries(screen.config.conditions ?? {})) {
    walkValues(condition, ['conditions', name], (inner, path) => {
      if (typeof inner !== 'object' || inner === null) return;
      const comparison = inner as Comparison; // inside a condition, where the schema has seen it
      if ('from' in comparison) checkSource(comparison, { path, name }, { screen, catalogue, report });
      if ('field' in comparison) checkAnswer(comparison, path, { screen, catalogue, report });
    });
  }
}

/** The written values of a comparison, and where they stand. */
function valuesIn(comparison: Comparison, path: JsonPath) {
  const one = 'is' in comparison ? [{ value: comparison.is, place: [...path, 'is'] }] : [];
  const several = 'in' in comparison ? (comparison.in ?? []) : [];
  return [...one, ...several.map((value, at) => ({ value, place: [...path, 'in', at] }))];
}

function checkSource(
  comparison: Extract<Comparison, { from: string }>,
  { path, name }: { readonly path: JsonPath; readonly name: string },
  { screen, catalogue, report }: Context,
): void {
  const { from } = comparison;
  const items = from.startsWith('item.') ? listsJudgedBy(name, { screen, catalogue }) : [];
  const described = describedBy(from, { screen, catalogue, items });
  const found = described.map(({ schema, path: way }) => ({ schema, at: schemaAt(schema, way) }));
  if (found.length === 0 || found.some(({ at }) => at.kind === 'open')) return;
  const known = found.flatMap(({ schema, at }) =>
    at.kind === 'known' ? [{ accepts: createAcceptance(schema), alternatives: at.alternatives }] : [],
  );
  for (const { value, place } of valuesIn(comparison, path)) {
    if (known.length === 0 || known.some(({ accepts, alternatives }) => accepts(value, alternatives)))
      continue;
    const message = `"${from}" is never ${JSON.stringify(value)}, so this never holds.`;
    const remedy = remedyFor(
      value,
      known.flatMap(({ alternatives }) => alternatives),
    );
    report(place, { rule: 'impossible-value', message, remedy });
  }
  // The page itself adds to what the org says of a session.
  const isOfOrg = !from.startsWith('session.');
  const states = isOfOrg ? statesOf(known.flatMap(({ alternatives }) => alternatives)) : undefined;
  for (const { value, place } of states === undefined ? [] : valuesIn(comparison, path)) {
    if (typeof value !== 'string' || states?.includes(value) !== false) continue;
    const message = `The specs know no "${value}" of "${from}".`;
    report(place, { rule: 'unknown-state', message, remedy: suggest(value, states) });
  }
}

/** The states that the specs name of a text which may have others one day; undefined where they name none. */
function statesOf(alternatives: Alternatives): readonly string[] | undefined {
  const named = alternatives
    .filter((one) => typesOf(one)?.join() !== 'null')
    .map((one) => one.flatMap(({ examples = [] }) => examples.map(String)));
  return named.length > 0 && named.every((states) => states.length > 0) ? named.flat() : undefined;
}

/** The entries about which a condition is asked: of blocks, and of options. */
export function listsJudgedBy(
  condition: string,
  { screen, catalogue }: Omit<Context, 'report'>,
): readonly Described[] {
  const { config, blocks } = screen;
  const isNamed = (inner: unknown) => conditionsOf(inner, config).has(condition);
  const ofBlocks = blocks.flatMap(({ block, facts: { item } }) => {
    if (item === undefined || item.kind === 'members' || !isNamed(block)) return [];
    const schema = answerOfRead(item.read, config, catalogue);
    const path = entryPath(item, schema);
    return schema === undefined || path === undefined ? [] : [{ schema, path }];
  });
  const fields = (config.steps ?? []).flatMap((step) => step.fields ?? []);
  const ofOptions = fields.flatMap(({ options }) => {
    if (typeof options !== 'object' || !('from' in options) || !isNamed(options.show)) return [];
    const [, read = '', ...list] = options.from.split('.');
    const schema = answerOfRead(read, config, catalogue);
    return schema === undefined ? [] : [{ schema, path: [...list, '0'] }];
  });
  const ofCounts = countedLists(config).flatMap(({ from, matching }) => {
    const [, read = '', ...list] = from.split('.');
    const schema = isNamed(matching) ? answerOfRead(read, config, catalogue) : undefined;
    return schema === undefined ? [] : [{ schema, path: [...list, '0'] }];
  });
  return [...ofBlocks, ...ofOptions, ...ofCounts];
}

/** An answer of another type than the value; options have a check of their own. */
function checkAnswer(
  comparison: Extract<Comparison, { field: string }>,
  path: JsonPath,
  { screen, report }: Context,
): void {
  const { config } = screen;
  const fields = (config.steps ?? []).flatMap((step) => step.fields ?? []);
  const field = fields.find(({ name }) => name === comparison.field);
  if (field === undefined || !hasKnownKind(field)) return;
  if (field.options !== undefined) return checkFurther(field, valuesIn(comparison, path), report);
  const { answer } = kindOf(field.as);
  if (answer === 'list' || answer === 'entries' || answer === 'token') return;
  for (const { value, place } of valuesIn(comparison, path)) {
    if (typeof value === answer) continue;
    const words = answerWords[answer];
    const message = `"${field.name}" is answered with ${words} and never with ${JSON.stringify(value)}, so this never holds.`;
    const quotes = answer === 'string' ? '' : ', without quotes';
    report(place, { rule: 'impossible-value', message, remedy: `Write ${words}${quotes}.` });
  }
}

/** Beside the values of a read, which nobody knows beforehand, stand some that are written: a slip in one of those. */
function checkFurther({ name, options }: Field, values: ReturnType<typeof valuesIn>, report: Report): void {
  const isRead = typeof options === 'object' && 'from' in options;
  const more: readonly string[] = isRead ? (options.more ?? []) : [];
  for (const { value, place } of values) {
    if (typeof value !== 'string' || value.length < shortest || more.includes(value)) continue;
    const meant = closestOf(value, more);
    if (meant === undefined) continue;
    const message = `"${value}" is none of the further options of "${name}".`;
    report(place, { rule: 'unknown-option', message, remedy: `Did you mean "${meant}"?` });
  }
}

/** Shorter words resemble each other by chance. */
const shortest = 4;

const answerWords = { string: 'a text', number: 'a number', boolean: 'true or false' };
