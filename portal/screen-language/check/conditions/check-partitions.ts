import type { Condition, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { mayHold } from '../facts/implied-conditions.ts';
import type { JudgedConfig } from '../facts/implied-conditions.ts';
import { judgeTogether } from '../facts/judged-together.ts';

/** More messages than these are no choice between a few. */
const mostOfFamily = 5;

/** The conditions of a column's messages that all ask for one thing. */
interface Family {
  readonly base: string;
  readonly names: readonly string[];
}

type Conditions = { readonly [name: string]: Condition };

/**
 * Messages of which one would stand there each time, were one "not" there or not there: as they are, two stand there at once, and
 * another time none.
 */
export function checkPartitions(screen: CheckedScreen, { constants }: Catalogue, report: Report): void {
  const { config } = screen;
  const told = new Set<string>();
  for (const family of familiesOf(screen)) {
    const context = { config, constants };
    if (!hasOverlap(family, context) || !hasGap(family, context)) continue;
    const flips = family.names.flatMap((name) =>
      flipsOf(name, family.base, config).map((at) => ({ name, at, place: ['conditions', name, 'all', at] })),
    );
    for (const { name, at, place } of flips) {
      if (told.has(place.join()) || !isPartition(family, flipped(name, at, context))) continue;
      told.add(place.join());
      const others = family.names.filter((one) => one !== name).map((one) => `"${one}"`);
      const message = `While "${family.base}" holds, "${name}" stands there together with ${others.join(' or ')}, and at other times nothing does.`;
      const remedy = 'Turn this round: with "not" where it has none, without it where it has one.';
      report(place, { rule: 'lost-not', message, remedy });
    }
  }
}

/** The messages of each column by what their conditions ask for by its name. */
function familiesOf({ config, blocks }: CheckedScreen): readonly Family[] {
  const { conditions = {} } = config;
  const found = new Map<string, { readonly base: string; readonly names: Set<string> }>();
  for (const { block, path } of blocks) {
    if (block.block !== 'message' && block.block !== 'article') continue;
    const { show = '' } = block;
    for (const base of askedBy(show, conditions)) {
      const key = [...path.slice(0, 4), base].join();
      const family = found.get(key) ?? { base, names: new Set() };
      found.set(key, family);
      family.names.add(show);
    }
  }
  return [...found.values()].flatMap(({ base, names }) =>
    names.size > 1 && names.size <= mostOfFamily ? [{ base, names: [...names] }] : [],
  );
}

const piecesOf = (name: string, conditions: Conditions): readonly Condition[] => {
  const condition: Condition = Object.hasOwn(conditions, name) ? (conditions[name] ?? '') : '';
  return typeof condition === 'object' && 'all' in condition ? condition.all : [];
};

const askedBy = (name: string, conditions: Conditions): readonly string[] =>
  piecesOf(name, conditions).filter((one) => typeof one === 'string');

const hasOverlap = ({ names }: Family, context: JudgedConfig): boolean =>
  names.some((one, at) => names.slice(0, at).some((other) => mayHold([other, one], context)));

/** No condition has a name with a space. */
const none = 'none of them';

function withNone({ names }: Family, config: ScreenConfig): ScreenConfig {
  const [first = '', ...others] = names;
  return { ...config, conditions: { ...config.conditions, [none]: { not: { any: [first, ...others] } } } };
}

const hasGap = (family: Family, { config, constants }: JudgedConfig): boolean =>
  mayHold([family.base, none], { config: withNone(family, config), constants });

/** The places of a condition's pieces, other than the one that all have. */
const flipsOf = (name: string, base: string, { conditions = {} }: ScreenConfig): readonly number[] =>
  piecesOf(name, conditions).flatMap((one, at) => (one === base || !isPlain(one) ? [] : [at]));

/** A name, or one with "not" before it. */
const isPlain = (one: Condition): boolean =>
  typeof one === 'string' || ('not' in one && typeof one.not === 'string');

function flipped(name: string, at: number, { config, constants }: JudgedConfig): JudgedConfig {
  const all = piecesOf(name, config.conditions ?? {}).map((one, index) => (index === at ? turned(one) : one));
  const [first = '', ...others] = all;
  const condition: Condition = { all: [first, ...others] };
  const conditions = { ...config.conditions, [name]: condition };
  return { config: { ...config, conditions }, constants };
}

const turned = (one: Condition): Condition =>
  typeof one === 'object' && 'not' in one ? one.not : { not: one };

/** Returns true where exactly one of the messages stands there whenever what all ask for holds. */
function isPartition(family: Family, context: JudgedConfig): boolean {
  const { names, base } = family;
  const isNever = (all: readonly string[], config: ScreenConfig) =>
    judgeTogether(all, config, context.constants) === 'never';
  return (
    isNever([base, none], withNone(family, context.config)) &&
    names.every((one) => mayHold([one], context)) &&
    names.every((one, at) => names.slice(0, at).every((other) => isNever([other, one], context.config)))
  );
}
