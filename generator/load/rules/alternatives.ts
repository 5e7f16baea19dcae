import { objectOf, textOf } from '../place.ts';
import { propertiesOf } from '../world.ts';
import { checkKeys, checkNames, findRead, memberLookup, parameterLookup, valuesOf } from './lookups.ts';
import { checkId } from './operations.ts';
import { checkConstantPaths } from './references.ts';
import { textsAt } from '../../model/json.ts';
import type { Place } from '../place.ts';
import type { Rule, SplitView, World } from '../world.ts';
import type { Fault, Json } from '../../model/types.ts';

/** Every entry of `x-split` names what its operation and its spec have. */
export const checkSplits: Rule = (world) =>
  world.splits.flatMap((split) => [...checkId(world, split.entry), ...checkSplit(world, split)]);

function checkSplit(world: World, { entry, address }: SplitView): readonly Fault[] {
  const at = (name: string): Place | undefined => world.atlas.at(entry.place, name);
  const known = world.schemas.map(([name]) => name);
  const schemas = [...valuesOf(world, at('path')), at('answer')];
  return [
    ...checkNames(world, valuesOf(world, at('query')), parameterLookup(address)),
    ...checkNames(world, schemas, { rule: 'unknown-schema', what: 'no component schema', known }),
  ];
}

/** Every choice of `x-choices` names a read, members of it, and values that there are. */
export const checkChoices: Rule = (world) =>
  world.specs.flatMap((spec) =>
    valuesOf(world, world.atlas.at(spec.root, 'x-choices')).flatMap((choice) =>
      valuesOf(world, world.atlas.at(choice, 'choices')).flatMap((each) => checkChoice(world, each)),
    ),
  );

function checkChoice(world: World, choice: Place): readonly Fault[] {
  const { read, faults } = findRead(world, world.atlas.at(choice, 'operation'));
  const equals = world.atlas.at(choice, 'equals');
  const constants = valuesOf(world, equals).map((place) => world.atlas.at(place, 'constant'));
  if (read === undefined) return [...faults, ...checkConstantPaths(world, constants)];
  const { known, ...lookup } = memberLookup(read);
  // What is compared may be what tells the operations apart, and then is no member of the chosen one.
  const members = { ...lookup, known: [...known, ...Object.keys(objectOf(equals))] };
  const given = valuesOf(world, world.atlas.at(choice, 'given'));
  const unknown = checkNames(world, given, members);
  return [
    ...unknown,
    ...checkConstantPaths(world, constants),
    ...checkKeys(world, equals, {
      ...lookup,
      what: 'not among the members given',
      known: given.map(textOf),
    }),
  ];
}

/** Every variant that `x-tag` knows is there, and every variant that is there is known. */
export const checkTags: Rule = (world) =>
  world.schemas.flatMap(([, schema]) => {
    const tag = world.atlas.at(schema, 'x-tag');
    return tag === undefined ? [] : checkTag(world, schema, tag);
  });

function checkTag(world: World, schema: Place, tag: Place): readonly Fault[] {
  const property = world.atlas.at(tag, 'property');
  const variants = world.atlas.children(world.atlas.at(schema, 'anyOf')).map(([, variant]) => variant);
  const found = variants.flatMap((variant) => {
    const own = propertiesOf(world.atlas, variant).find(([name]) => name === textOf(property))?.[1];
    const value: Json | undefined = objectOf(own)['const'];
    return value === undefined ? [] : [String(value)];
  });
  const known = textsAt(tag.node, 'known');
  const lacking = found.filter((value) => !known.includes(value));
  const rule = 'unknown-variant';
  return [
    ...checkNames(world, valuesOf(world, world.atlas.at(tag, 'known')), {
      rule,
      what: 'no variant',
      known: found,
    }),
    ...lacking.map((value) => {
      const message = `The variant "${value}" is not among the known ones.`;
      return world.atlas.fault(tag, { rule, message, remedy: 'Add it to known.' });
    }),
  ];
}
