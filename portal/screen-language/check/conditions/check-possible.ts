import type { Condition, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { sourcesOf } from '../../model/conditions.ts';
import { judgeTogether } from '../facts/judged-together.ts';
import { schemaAt } from '../schema/schema-path.ts';
import { conditionsAround } from '../facts/named-conditions.ts';

/** A place where conditions decide, and all of them that must hold there. */
interface Decision {
  readonly names: readonly string[];
  readonly place: JsonPath;
}

/** Conditions that contradict themselves, or what stands around them: what depends on them is never shown, or always. */
export function checkPossible(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  const { config } = screen;
  const { constants } = catalogue;
  const impossible = new Set<string>();
  for (const name of Object.keys(config.conditions ?? {})) {
    const verdict = judgeTogether([name], config, constants);
    if (verdict === undefined || verdict === 'open') continue;
    impossible.add(name);
    const message =
      verdict === 'never'
        ? `The condition "${name}" never holds: what it asks for contradicts itself.`
        : `The condition "${name}" always holds, so it decides nothing.`;
    const remedy =
      verdict === 'never' ? 'Take out what contradicts the rest.' : 'Ask for less, or remove it.';
    const places = verdict === 'never' ? contradictionIn(name, config, constants) : [['conditions', name]];
    for (const place of places) report(place, { rule: `${verdict}-holds`, message, remedy });
  }
  for (const { names, place } of decisionsOf(config)) {
    if (names.some((name) => impossible.has(name)) || judgeTogether(names, config, constants) !== 'never')
      continue;
    const message = `This is never shown: ${names.map((name) => `"${name}"`).join(' and ')} never hold together.`;
    report(place, { rule: 'never-holds', message, remedy: 'Change one of them, or remove this.' });
  }
  for (const decision of decisionsOf(config)) checkImplied(decision, config, report);
  checkBeforeSending(screen, catalogue, (path, finding) => {
    if (!conditionsAround(path, config).some((name) => impossible.has(name))) report(path, finding);
  });
}

/** A choice of conditions of which one holds already where it is asked. */
function checkImplied({ names, place }: Decision, config: ScreenConfig, report: Report): void {
  const conditions: { readonly [name: string]: Condition } = config.conditions ?? {};
  const own = names.at(-1) ?? '';
  const asked = conditions[own];
  if (typeof asked !== 'object' || !('any' in asked)) return;
  const around = new Set(names.slice(0, -1).flatMap((name) => [name, ...allNamedIn(conditions[name])]));
  const held = asked.any.find((one) => typeof one === 'string' && around.has(one));
  if (typeof held !== 'string') return;
  const message = `"${own}" always holds here: "${held}" is enough for it, and is asked around it.`;
  const finding = { rule: 'always-holds', message, remedy: 'Write "all", or ask without it.' };
  for (const path of [place, ['conditions', own, 'any']]) report(path, finding);
}

/** The conditions of which a condition asks that all hold. */
function allNamedIn(condition: Condition | undefined): readonly string[] {
  if (typeof condition === 'string') return [condition];
  if (condition === undefined || !('all' in condition)) return [];
  return condition.all.filter((one) => typeof one === 'string');
}

/** The one thing asked for without which a condition could hold, or the two; the condition itself where there are more, or none. */
function contradictionIn(name: string, config: ScreenConfig, constants: unknown): readonly JsonPath[] {
  const place = ['conditions', name];
  const condition: Condition = config.conditions?.[name] ?? '';
  if (typeof condition === 'string' || !('all' in condition)) return [place];
  const found = condition.all.flatMap((_, at) => {
    const [first, ...others] = condition.all.toSpliced(at, 1);
    if (first === undefined) return [];
    const asked: Condition = { all: [first, ...others] };
    const without = { ...config, conditions: { ...config.conditions, [name]: asked } };
    return judgeTogether([name], without, constants) === 'never' ? [] : [[...place, 'all', at]];
  });
  return found.length === 0 || found.length > 2 ? [place] : found;
}

/** No condition has a name with a space. */
const beforeSending = 'before sending';

/** A form that waits for the answer to what it sends is never there to send it. */
function checkBeforeSending(
  { config, blocks }: CheckedScreen,
  { constants, operations }: Catalogue,
  report: Report,
): void {
  const written = JSON.stringify(config.conditions ?? {}).match(/"(?:result\.[\w.]+|failure)"/g) ?? [];
  const results = [...new Set(written)].map((path) => path.slice(1, -1));
  const isLate = (path: JsonPath, missing: readonly string[]) => {
    const [first, ...others] = missing.map((from): Condition => ({ from, filled: false }));
    const names = conditionsAround(path, config);
    if (first === undefined || names.length === 0) return false;
    const before: Condition = { all: [first, ...others] };
    const conditions = { ...config.conditions, [beforeSending]: before };
    return judgeTogether([...names, beforeSending], { ...config, conditions }, constants) === 'never';
  };
  const senders = blocks.filter(({ block, facts }) => facts.submissions.length > 0 || block.block === 'form');
  // The answer of any other block is a result, if it can be sent before and holds what is asked of it.
  const leftOf = (missing: readonly string[]): readonly string[] => {
    const earlier = senders.filter(({ block, path }) => block.block !== 'form' && !isLate(path, missing));
    const calls = earlier.flatMap(({ facts }) => facts.submissions.map(({ submit }) => submit.operation));
    const left = missing.filter((path) => !calls.some((call) => mayAnswer(call, path, operations)));
    return left.length === missing.length ? left : leftOf(left);
  };
  const missing = leftOf(results);
  const forms = senders.filter(({ block }) => block.block === 'form');
  for (const { path } of forms.length > 0 ? forms : senders) {
    if (!isLate(path, missing)) continue;
    const message = 'This is shown only after it was sent, so nobody can send it.';
    const remedy = 'Show it before: { "not": … } of what holds once it was sent.';
    const places = forms.length > 0 ? [] : askersOf(path, config);
    for (const place of [path, ...places]) report(place, { rule: 'never-holds', message, remedy });
  }
}

/** Returns true where an operation's answer may have the member that a condition asks about; every one may fail. */
function mayAnswer(operation: string, path: string, operations: Catalogue['operations']): boolean {
  const data = operations[operation]?.data;
  return (
    path === 'failure' || data === undefined || schemaAt(data, path.split('.').slice(1)).kind !== 'unknown'
  );
}

/** The pieces of the conditions around a block that ask for the answer to what is sent. */
function askersOf(path: JsonPath, config: ScreenConfig): readonly JsonPath[] {
  const conditions: { readonly [name: string]: Condition } = config.conditions ?? {};
  const isOfResult = (condition: Condition) =>
    sourcesOf(condition, conditions).some((from) => from === 'failure' || from.startsWith('result.'));
  return conditionsAround(path, config).flatMap((name) => {
    const condition = conditions[name];
    if (typeof condition !== 'object' || !('all' in condition)) return [];
    return condition.all.flatMap((piece, at) =>
      typeof piece === 'string' && isOfResult(piece) ? [['conditions', name, 'all', at]] : [],
    );
  });
}

/** Returns all that is shown under a condition, inside of something else under a condition. */
function decisionsOf(config: ScreenConfig): readonly Decision[] {
  const found: Decision[] = [];
  const visit = (value: unknown, path: JsonPath, above: readonly string[]): void => {
    if (typeof value !== 'object' || value === null) return;
    const own = 'show' in value && typeof value.show === 'string' ? [value.show] : [];
    const names = [...new Set([...above, ...own])];
    if (own.length > 0 && names.length > above.length && above.length > 0)
      found.push({ names, place: [...path, 'show'] });
    for (const [name, inner] of Object.entries(value))
      visit(inner, [...path, Array.isArray(value) ? Number(name) : name], names);
  };
  visit(config.sections, ['sections'], []);
  return found;
}
