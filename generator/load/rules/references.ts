import { valueAt } from '../../model/json.ts';
import { textOf } from '../place.ts';
import { entityKey, propertiesOf, schemaAtPath, successSchemas } from '../world.ts';
import {
  checkKeys,
  checkNames,
  findRead,
  lifetimeLookup,
  memberLookup,
  parameterLookup,
  valuesOf,
} from './lookups.ts';
import type { Place } from '../place.ts';
import type { OperationView, Rule, World } from '../world.ts';
import type { Fault } from '../../model/types.ts';

type Check = (world: World, operation: OperationView) => readonly Fault[];

/** Everything that an operation's extension names has to exist. */
export const checkReferences: Rule = (world) =>
  [...world.operations, ...world.splits.map(({ entry }) => entry)].flatMap((operation) =>
    CHECKS.flatMap((check) => check(world, operation)),
  );

const checkMembers: Check = (world, operation) => {
  const at = extensionOf(world, operation);
  const lists = [
    at('key'),
    at('selects'),
    at('needs', 'anyOf'),
    at('needs', 'allOf'),
    at('batch', 'union'),
    at('items', 'by'),
    ...valuesOf(world, at('defaults')).map((place) => world.atlas.at(place, 'with')),
  ];
  const places = [
    ...lists.flatMap((list) => valuesOf(world, list)),
    at('pages', 'token'),
    at('pages', 'size'),
  ];
  const lookup = memberLookup(operation);
  // A parameter that is taken out of the body is rewritten as well.
  const rewritten = { ...lookup, known: [...lookup.known, ...operation.parameters.keys()] };
  return [
    ...checkNames(world, places, lookup),
    ...checkKeys(world, at('normalise'), rewritten),
    ...[at('defaults'), at('always'), at('limits'), at('batch', 'join')].flatMap((holder) =>
      checkKeys(world, holder, lookup),
    ),
  ];
};

const checkLifetimes: Check = (world, operation) => {
  const at = extensionOf(world, operation);
  const rows = [at('lifetime'), at('errors', 'lifetime'), at('items', 'errors')];
  return checkNames(world, rows, lifetimeLookup(world));
};

const checkConstants: Check = (world, operation) => {
  const at = extensionOf(world, operation);
  const values = [...valuesOf(world, at('defaults')), ...valuesOf(world, at('always'))];
  const named = values.map((place) => world.atlas.at(place, 'constant'));
  const ofItems = [at('items', 'placeholder'), at('items', 'longest')];
  return checkConstantPaths(world, [...named, ...valuesOf(world, at('limits')), ...ofItems]);
};

/** A fault where one of these places names no path in `x-constants`. */
export function checkConstantPaths(world: World, places: readonly (Place | undefined)[]): readonly Fault[] {
  const unknown = places.filter((place) => valueAt(world.constants, textOf(place)) === undefined);
  const known = Object.keys(world.constants);
  return checkNames(world, unknown, { rule: 'unknown-constant', what: 'no path in x-constants', known });
}

const checkEntity: Check = (world, operation) => {
  const at = extensionOf(world, operation);
  return [
    ...checkEntityKey(world, at('entity'), at('key')),
    ...checkEntityKey(world, at('evict', 'entity'), at('evict', 'key')),
    ...checkEntityKey(world, at('optimistic', 'entity'), at('optimistic', 'key')),
    ...checkNames(
      world,
      [
        ...valuesOf(world, at('evict', 'key')),
        ...valuesOf(world, at('optimistic', 'key')),
        ...valuesOf(world, at('optimistic', 'members')),
        ...valuesOf(world, at('optimistic', 'entries')).map((place) => world.atlas.at(place, 'from')),
      ].filter((place) => place !== undefined && !leadsTo(world, operation, place)),
      parameterLookup(operation),
    ),
  ];
};

const checkGuard: Check = (world, operation) => {
  const at = extensionOf(world, operation);
  const entity = world.entities.get(textOf(at('evict', 'entity')));
  const known = propertiesOf(world.atlas, entity).map(([name]) => name);
  return [
    ...checkNames(world, [at('guard', 'parameter')], parameterLookup(operation)),
    ...checkNames(world, [at('guard', 'member')], {
      rule: 'unknown-property',
      what: 'no property of the entity that evict names',
      known,
    }),
  ];
};

function checkEntityKey(world: World, entity: Place | undefined, key: Place | undefined): readonly Fault[] {
  const schema = world.entities.get(textOf(entity));
  const known = [...world.entities.keys()];
  if (schema === undefined)
    return checkNames(world, [entity], { rule: 'unknown-entity', what: 'no schema with x-entity', known });
  const members = entityKey(schema);
  const unknown = checkKeys(world, key, {
    rule: 'unknown-key',
    what: 'no key member of the entity',
    known: members,
  });
  const missing = members.filter((name) => world.atlas.at(key, name) === undefined);
  if (missing.length === 0 || key === undefined) return unknown;
  const message = `The key of "${textOf(entity)}" lacks ${missing.join(', ')}.`;
  return [
    ...unknown,
    world.atlas.fault(key, {
      rule: 'incomplete-key',
      message,
      remedy: 'Say where each key member comes from.',
    }),
  ];
}

/** Whether a dotted path leads anywhere in the configuration. */
function leadsTo(world: World, operation: OperationView, place: Place): boolean {
  const [first = '', ...rest] = textOf(place).split('.');
  return schemaAtPath(world.atlas, operation.members.get(first), rest) !== undefined;
}

const checkTake: Check = (world, operation) => {
  const take = extensionOf(world, operation)('take');
  const lost = valuesOf(world, take).filter((place) => !leadsTo(world, operation, place));
  return [
    ...checkKeys(world, take, parameterLookup(operation)),
    ...lost.map((place) => {
      const message = `"${textOf(place)}" leads nowhere in the configuration.`;
      return world.atlas.fault(place, {
        rule: 'unknown-member',
        message,
        remedy: 'Name a path of the request body.',
      });
    }),
  ];
};

const checkBatch: Check = (world, operation) => {
  const at = extensionOf(world, operation);
  const { read, faults } = findRead(world, at('batch', 'with'));
  if (read === undefined) return faults;
  const places = [...valuesOf(world, at('batch', 'join')), ...valuesOf(world, at('batch', 'union'))];
  return checkNames(world, places, memberLookup(read));
};

const checkPages: Check = (world, operation) => {
  const at = extensionOf(world, operation);
  const names = ['next', 'items', 'restartOn'].map((name) => at('pages', name));
  return checkAnswer(world, operation, [...names, at('items', 'at')]);
};

/** A fault where one of these dotted paths leads nowhere in the answer of an operation. */
function checkAnswer(
  world: World,
  operation: OperationView,
  places: readonly (Place | undefined)[],
): readonly Fault[] {
  const schemas = successSchemas(world.atlas, operation);
  const known = schemas.flatMap((schema) => propertiesOf(world.atlas, schema)).map(([name]) => name);
  const what = `no member of the response of ${operation.id}`;
  const lost = places.filter((place) => {
    const path = textOf(place).split('.');
    return !schemas.some((schema) => schemaAtPath(world.atlas, schema, path) !== undefined);
  });
  return checkNames(world, lost, { rule: 'unknown-response-member', what, known });
}

const checkItems: Check = (world, operation) => {
  const at = extensionOf(world, operation);
  const list = textOf(at('items', 'at'));
  if (list === '') return [];
  const known = successSchemas(world.atlas, operation).flatMap((schema) => {
    const items = world.atlas.at(schemaAtPath(world.atlas, schema, [list]), 'items');
    return propertiesOf(world.atlas, items).map(([name]) => name);
  });
  const what = `no member of the results of ${operation.id}`;
  const places = [at('items', 'status'), at('items', 'value')];
  return checkNames(world, places, { rule: 'unknown-response-member', what, known });
};

const checkBorrowed: Check = (world, operation) =>
  valuesOf(world, extensionOf(world, operation)('defaults')).flatMap((place) => {
    const { read, faults } = findRead(world, world.atlas.at(place, 'read'));
    if (read === undefined) return faults;
    return [
      ...checkKeys(world, world.atlas.at(place, 'with'), memberLookup(read)),
      ...checkAnswer(world, read, [world.atlas.at(place, 'take')]),
    ];
  });

const checkStatuses: Check = (world, operation) => {
  const at = extensionOf(world, operation);
  const declared = operation.responses.map(([status]) => status);
  const places = [...valuesOf(world, at('errors', 'remember')), ...valuesOf(world, at('evict', 'on'))];
  const unknown = places.filter((place) => !declared.includes(String(place.node)));
  return unknown.map((place) => {
    const message = `${operation.id} declares no response ${String(place.node)}.`;
    return world.atlas.fault(place, {
      rule: 'unknown-status',
      message,
      remedy: `Declared: ${declared.join(', ')}.`,
    });
  });
};

const checkTouches: Check = (world, operation) =>
  valuesOf(world, extensionOf(world, operation)('touches')).flatMap((touch) => {
    const { read, faults } = findRead(world, world.atlas.at(touch, 'operation'));
    if (read === undefined) return faults;
    const match = world.atlas.at(touch, 'match');
    const lost = valuesOf(world, match).filter((place) => !hasSource(world, operation, textOf(place)));
    return [
      ...checkKeys(world, match, memberLookup(read)),
      ...lost.map((place) => {
        const message = `"${textOf(place)}" leads nowhere.`;
        const remedy = 'Name a path of the configuration, of the response or of the evicted entity.';
        return world.atlas.fault(place, { rule: 'unknown-source', message, remedy });
      }),
    ];
  });

function hasSource(world: World, operation: OperationView, source: string): boolean {
  const [root, first = '', ...rest] = source.split('.');
  if (root === 'evicted') return isOfEvicted(world, operation, [first, ...rest]);
  if (root === 'config' && operation.parameters.has(first) && rest.length === 0) return true;
  const starts = root === 'config' ? [operation.members.get(first)] : successSchemas(world.atlas, operation);
  const path = root === 'config' ? rest : [first, ...rest];
  return starts.some((start) => schemaAtPath(world.atlas, start, path) !== undefined);
}

/** Whether a path leads anywhere in the entity that a write evicts. */
function isOfEvicted(world: World, operation: OperationView, path: readonly string[]): boolean {
  const schema = world.entities.get(textOf(extensionOf(world, operation)('evict', 'entity')));
  return schemaAtPath(world.atlas, schema, path) !== undefined;
}

type Reach = (...keys: readonly (string | number)[]) => Place | undefined;

function extensionOf(world: World, operation: OperationView): Reach {
  return (...keys) => world.atlas.at(operation.extension, ...keys);
}

const CHECKS: readonly Check[] = [
  checkMembers,
  checkLifetimes,
  checkConstants,
  checkEntity,
  checkGuard,
  checkTake,
  checkBatch,
  checkPages,
  checkItems,
  checkBorrowed,
  checkStatuses,
  checkTouches,
];
