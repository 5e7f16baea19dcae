import { isObject } from '../../model/json.ts';
import { FORMATS } from '../../model/formats.ts';
import { suggest } from '../suggestion.ts';
import type { Complaint, Place } from '../place.ts';
import type { Rule, World } from '../world.ts';

const ROOT_EXTENSIONS = new Set([
  'x-lifetimes',
  'x-constants',
  'x-query-encodings',
  'x-choices',
  'x-object-classification',
]);
const OPERATION_EXTENSIONS = new Set(['x-read', 'x-write', 'x-split']);
const SCHEMA_EXTENSIONS = new Set(['x-entity', 'x-tag']);
const KNOWN = new Set([...ROOT_EXTENSIONS, ...OPERATION_EXTENSIONS, ...SCHEMA_EXTENSIONS, 'x-provenance']);

/** Members whose own members are names, not keywords. */
const NAMED = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'schemas',
  'parameters',
  'headers',
  'examples',
  'paths',
  'responses',
]);
/** Members that hold data of the api's users. */
const DATA = new Set(['example', 'value', 'default', 'const', 'enum']);

/** Keywords that the validators of the SDK cannot carry. */
export const UNSUPPORTED: ReadonlySet<string> = new Set(
  ['unevaluatedProperties', 'unevaluatedItems', '$dynamicRef', '$dynamicAnchor', '$recursiveRef'].concat([
    'dependentSchemas',
    'minContains',
    'maxContains',
    '$id',
    '$anchor',
  ]),
);

/** Refuses extensions that nobody knows or that stand in the wrong place, and keywords that validators cannot carry. */
export const checkKeywords: Rule = (world) => {
  const places = findPlaces(world);
  return world.files.flatMap((file) => {
    const root = world.atlas.root(file);
    return root === undefined ? [] : visit({ world, places, named: false }, root);
  });
};

interface KnownPlaces {
  readonly roots: ReadonlySet<string>;
  readonly operations: ReadonlySet<string>;
  readonly schemas: ReadonlySet<string>;
}

const key = (place: Place): string => `${place.file} ${place.pointer}`;

function findPlaces(world: World): KnownPlaces {
  return {
    roots: new Set(world.specs.map((spec) => key(spec.root))),
    operations: new Set(world.operations.map((operation) => key(operation.place))),
    schemas: new Set(world.schemas.map(([, place]) => key(place))),
  };
}

interface Visit {
  readonly world: World;
  readonly places: KnownPlaces;
  /** Whether the members here are names and not keywords. */
  readonly named: boolean;
}

function visit(at: Visit, place: Place): ReturnType<Rule> {
  const { world, places } = at;
  // What a reference names is visited in its own file.
  if (isObject(place.node) && typeof place.node['$ref'] === 'string') return [];
  return world.atlas.children(place).flatMap(([name, value]) => {
    if (at.named || Array.isArray(place.node)) return visit({ ...at, named: false }, value);
    const complaint = complain(places, place, [name, value]);
    const own = complaint === undefined ? [] : [world.atlas.fault(value, complaint)];
    if (name.startsWith('x-') || DATA.has(name)) return own;
    return [...own, ...visit({ ...at, named: NAMED.has(name) && isObject(value.node) }, value)];
  });
}

function complain(
  places: KnownPlaces,
  holder: Place,
  [name, value]: readonly [string, Place],
): Complaint | undefined {
  if (name.startsWith('x-')) return complainOfExtension(places, holder, name);
  if (UNSUPPORTED.has(name)) {
    const message = `"${name}" cannot be carried by the generated validators.`;
    return { rule: 'unsupported-keyword', message, remedy: 'Describe it with other keywords.', onKey: true };
  }
  if (name !== 'format' || typeof value.node !== 'string' || Object.hasOwn(FORMATS, value.node))
    return undefined;
  const message = `"${value.node}" is no format that the validators know.`;
  return { rule: 'unknown-format', message, ...suggest(value.node, Object.keys(FORMATS)) };
}

function complainOfExtension(places: KnownPlaces, holder: Place, name: string): Complaint | undefined {
  if (!KNOWN.has(name)) {
    const message = `"${name}" is no extension of these specs.`;
    return { rule: 'unknown-extension', message, ...suggest(name, KNOWN), onKey: true };
  }
  const misplaced = (where: string): Complaint => ({
    rule: 'misplaced-extension',
    message: `"${name}" has no effect here.`,
    remedy: `It stands on ${where}.`,
    onKey: true,
  });
  if (ROOT_EXTENSIONS.has(name) && !places.roots.has(key(holder))) return misplaced('the root of a spec');
  if (OPERATION_EXTENSIONS.has(name) && !places.operations.has(key(holder))) return misplaced('an operation');
  if (SCHEMA_EXTENSIONS.has(name) && !places.schemas.has(key(holder))) return misplaced('a component schema');
  return undefined;
}
