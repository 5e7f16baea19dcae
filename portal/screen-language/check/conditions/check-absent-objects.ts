import type { Condition, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { walkValues } from '../../model/walk-values.ts';
import { judgeTogether } from '../facts/judged-together.ts';
import { listedAt } from '../facts/listed-values.ts';
import type { CheckedScreen, PlacedBlock, Report } from '../facts/checked-screen.ts';
import { alternativesAt, describedBy } from '../facts/described-source.ts';
import { allWordsOf } from '../words/name-words.ts';
import { membersOf, typesOf } from '../schema/schema-path.ts';
import { conditionsAround } from '../facts/named-conditions.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
}

/** A state, and where it is read. */
interface State {
  readonly from: string;
  readonly is: string;
}

/** No condition has a name with a space. */
const there = 'there then';

/**
 * A thing that the contract calls by its state, as a booked visit, is there in this state alone: what is shown or sent of it
 * where the state is another one is nothing.
 */
export function checkAbsentObjects(context: Context, report: Report): void {
  const { config, blocks } = context.screen;
  for (const placed of blocks) {
    const shown = conditionsAround(placed.path, config);
    if (shown.length === 0) continue;
    walkValues(placed.block, placed.path, (value, path) => {
      const state = typeof value === 'string' ? stateOf(value, context) : undefined;
      if (state === undefined || !isNever(shown, state, context)) return;
      const names = shown.map((name) => `"${name}"`).join(' and ');
      const message = `"${String(value)}" is there while "${state.from}" is "${state.is}", and never where ${names} holds.`;
      const remedy = `Show it where "${state.from}" is "${state.is}".`;
      for (const place of [path, askedAt(placed)]) report(place, { rule: 'never-there', message, remedy });
    });
  }
}

const askedAt = ({ block, path }: PlacedBlock): JsonPath =>
  block.show === undefined ? path : [...path, 'show'];

function isNever(shown: readonly string[], { from, is }: State, { screen, catalogue }: Context): boolean {
  const asked: Condition = { from, is };
  const config: ScreenConfig = {
    ...screen.config,
    conditions: { ...screen.config.conditions, [there]: asked },
  };
  if (judgeTogether(shown, screen.config, catalogue.constants) === 'never') return false;
  return judgeTogether([...shown, there], config, catalogue.constants) === 'never';
}

/** The state in which the object around a value is there: the first word of its title, which a member beside it lists. */
function stateOf(source: string, context: Context): State | undefined {
  const [start = '', read = '', ...path] = source.split('.');
  if (start !== 'reads' || path.length < 2) return undefined;
  for (let length = path.length - 1; length > 0; length -= 1) {
    const object = [start, read, ...path.slice(0, length)];
    const [word] = allWordsOf(titleOf(object.join('.'), context) ?? '');
    const parent = object.slice(0, -1).join('.');
    const found = word === undefined ? undefined : stateIn(parent, word, context);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The title of an object that may be null. */
function titleOf(from: string, { screen, catalogue }: Context): string | undefined {
  const alternatives = alternativesAt(describedBy(from, { screen, catalogue, items: [] })) ?? [];
  const isNullable = alternatives.some((one) => typesOf(one)?.join() === 'null');
  const titles = alternatives.flatMap((one) => one.flatMap(({ title }) => title ?? []));
  return isNullable && titles.length === 1 ? titles[0] : undefined;
}

function stateIn(parent: string, word: string, { screen, catalogue }: Context): State | undefined {
  const described = (from: string) =>
    alternativesAt(describedBy(from, { screen, catalogue, items: [] })) ?? [];
  const states = membersOf(described(parent)).flatMap((member) => {
    const listed = listedAt(described(`${parent}.${member}`)) ?? [];
    return listed.length > 1 && listed.includes(word) ? [{ from: `${parent}.${member}`, is: word }] : [];
  });
  const [only, ...others] = states;
  return others.length === 0 ? only : undefined;
}
