import { objectAt } from '../../model/json.ts';
import { propertiesOf, schemaAtPath } from '../world.ts';
import { checkKeys, checkNames, findRead, lifetimeLookup, valuesOf } from './lookups.ts';
import { checkConstantPaths } from './references.ts';
import { textOf } from '../place.ts';
import type { Place } from '../place.ts';
import type { Rule } from '../world.ts';

/** Everything that an entity names has to exist. */
export const checkEntities: Rule = (world) =>
  world.entityPlaces.flatMap(([name, schema], index) => {
    const at = (...keys: readonly string[]): Place | undefined => world.atlas.at(schema, 'x-entity', ...keys);
    const known = propertiesOf(world.atlas, schema).map(([name]) => name);
    const lookup = { rule: 'unknown-property', what: 'no property of the schema', known };
    const leads = (place: Place): boolean =>
      schemaAtPath(world.atlas, schema, textOf(place).split('.')) !== undefined;
    const names = [
      ...valuesOf(world, at('key')).filter((place) => !leads(place)),
      ...valuesOf(world, at('version')),
      ...valuesOf(world, at('reports')),
    ];
    const first = world.entityPlaces.findIndex(([each]) => each === name);
    const twice = {
      rule: 'duplicate-entity',
      message: `"${name}" is an entity already.`,
      remedy: 'Give it another name.',
    };
    return [
      ...(first === index ? [] : [world.atlas.fault(schema, { ...twice, onKey: true })]),
      ...checkNames(world, [...names, at('select', 'members'), at('select', 'prefix')], lookup),
      ...checkKeys(world, at('merge'), lookup),
      ...checkNames(world, [at('lifetime')], lifetimeLookup(world)),
      ...findRead(world, at('tracked', 'refresh')).faults,
      ...checkConstantPaths(world, [at('tracked', 'depth'), at('tracked', 'spanning')]),
    ];
  });

/** Rows of the root tables stand once over all specs. */
export const checkTables: Rule = (world) =>
  ['x-lifetimes', 'x-constants'].flatMap((table) =>
    world.specs.flatMap((spec, index) => {
      const before = world.specs
        .slice(0, index)
        .flatMap((each) => Object.keys(objectAt(each.root.node, table)));
      const rows = world.atlas.children(world.atlas.at(spec.root, table));
      return rows
        .filter(([name]) => before.includes(name))
        .map(([name, place]) => {
          const message = `"${name}" also stands in the ${table} of another spec.`;
          const complaint = { rule: 'duplicate-row', message, remedy: 'Keep one of them.', onKey: true };
          return world.atlas.fault(place, complaint);
        });
    }),
  );
