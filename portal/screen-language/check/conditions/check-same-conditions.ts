import type { Condition, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { JsonPath } from '../../load/source-file.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { comparedIn } from '../facts/compared-sources.ts';
import { casesOf } from '../facts/condition-cases.ts';

/** More combinations than these are not compared. */
const mostCompared = 300;

/** Two conditions that hold in the very same cases: one of them was meant to be another one. */
export function checkSameConditions(
  { config }: CheckedScreen,
  { constants }: Catalogue,
  report: Report,
): void {
  checkSaidAlready(config, report);
  const seen = new Map<string, string>();
  for (const name of Object.keys(config.conditions ?? {})) {
    const cases = holdingOf(name, config, constants) ?? writtenAs(name, config);
    if (cases === undefined) continue;
    const same = seen.get(cases);
    if (same === undefined) {
      seen.set(cases, name);
      continue;
    }
    const message = `"${name}" and "${same}" hold in the very same cases.`;
    const remedy = 'Change the one that is wrong, or remove one of them.';
    for (const one of new Set([...suspects(same, name, config), ...suspects(name, same, config)]))
      report(one, { rule: 'same-condition', message, remedy });
  }
}

/** A condition that asks for another one, and beside it for nothing but what that one asks for already. */
function checkSaidAlready({ conditions = {} }: ScreenConfig, report: Report): void {
  const piecesOf = (name: Condition): readonly Condition[] => {
    const one: Condition | undefined =
      typeof name === 'string' && Object.hasOwn(conditions, name) ? conditions[name] : undefined;
    return typeof one === 'object' && 'all' in one ? one.all : [];
  };
  for (const name of Object.keys(conditions)) {
    const pieces = piecesOf(name);
    pieces.forEach((piece, at) => {
      const said = piecesOf(piece).map((one) => JSON.stringify(one));
      const others = pieces.filter((_, index) => index !== at).map((one) => JSON.stringify(one));
      if (others.length === 0 || !others.every((one) => said.includes(one))) return;
      const message = `"${name}" asks for ${JSON.stringify(piece)} and for nothing more: they hold in the very same cases.`;
      const remedy = 'Ask for something else, as for { "not": … } of it, or remove one of them.';
      report(['conditions', name, 'all', at], { rule: 'same-condition', message, remedy });
    });
  }
}

/** The places that make a condition the same as another one: what it asks last, or what names the other one. */
function suspects(name: string, other: string, { conditions = {} }: ScreenConfig): readonly JsonPath[] {
  const place = ['conditions', name];
  const condition: Condition = Object.hasOwn(conditions, name) ? (conditions[name] ?? '') : '';
  if (typeof condition === 'string' || !('all' in condition)) return [place];
  const at = condition.all.findIndex((inner) => JSON.stringify(inner).includes(`"${other}"`));
  return [[...place, 'all', at === -1 ? condition.all.length - 1 : at]];
}

/** The cases in which a condition holds; undefined where it always or never does, or where they are too many. */
function holdingOf(name: string, config: ScreenConfig, constants: unknown): string | undefined {
  const cases = casesOf([name], config, { constants, isUnderWay: true });
  if (cases === undefined) return undefined;
  const total = cases.all.reduce((product, { values }) => product * values.length, 1);
  // `item` is an entry of one list here and of another one there.
  const isOfEntry = cases.all.some(({ path }) => comparedIn(path).some((from) => from.startsWith('item.')));
  if (isOfEntry || total > mostCompared) return undefined;
  const things = cases.all.map(({ path }, thing) => ({ path, thing }));
  const sorted = things.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const holding: string[] = [];
  for (const at of cases.places()) {
    if (!cases.hold(at)) continue;
    const values = sorted.map(({ thing }) => cases.alike(thing, at[thing] ?? 0).map(wordOf));
    holding.push(
      ...values.reduce((made, each) => made.flatMap((one) => each.map((other) => `${one} ${other}`)), ['']),
    );
  }
  if (holding.length === 0 || holding.length === total) return undefined;
  return [...sorted.map(({ path }) => path), total, ...holding.toSorted()].join('\n');
}

/** All that a condition asks for, in any order; undefined where it asks about an entry, or for one thing, as others may, too. */
function writtenAs(name: string, { conditions = {} }: ScreenConfig): string | undefined {
  const condition = Object.hasOwn(conditions, name) ? conditions[name] : undefined;
  if (typeof condition !== 'object' || !('all' in condition)) return undefined;
  const asked = condition.all.map((one) => JSON.stringify(one)).toSorted();
  return asked.some((one) => one.includes('"item.')) ? undefined : asked.join('\n');
}

const wordOf = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
