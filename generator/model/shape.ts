import { jsonTypes, type JsonType } from './json-types.ts';
import { isObject, listAt, objectAt } from '../spec/json.ts';
import { schemaName, schemasReaching } from '../spec/references.ts';
import type { Json, JsonObject, Shape } from '../spec/types.ts';

const PLAIN: Shape = { kind: 'plain' };

/** The component schemas of one spec by name. */
export interface Schemas {
  readonly [name: string]: JsonObject;
}

/** The component schemas of one spec, and which of them lead to an entity. */
interface EntityWalk {
  readonly schemas: Schemas;
  readonly reaching: ReadonlySet<string>;
}

/** Derives the places of entities in a value of this schema, and the type of a value that holds none. */
export function deriveShape(
  schemas: Schemas,
  schema: Json,
  reaching: ReadonlySet<string> = schemasReaching(schemas, 'x-entity'),
): Shape {
  const shape = shapeOf({ schemas, reaching }, schema, []);
  const [type, ...others] = jsonTypes(schemas, schema);
  const isKnown = others.length === 0 && (type === 'object' || type === 'array');
  return shape.kind === 'plain' && isKnown ? { kind: 'plain', is: type } : shape;
}

/** Derives the places of other entities inside an entity, whose own schema is therefore no link. */
export function deriveEntityShape(schemas: Schemas, name: string): Shape {
  const reaching = schemasReaching(schemas, 'x-entity');
  return bodyShape({ schemas, reaching }, schemas[name] ?? {}, []);
}

function shapeOf(walk: EntityWalk, schema: Json, within: readonly string[]): Shape {
  const name = schemaName(schema);
  if (name === undefined) return bodyShape(walk, schema, within);
  if (!walk.reaching.has(name)) return PLAIN;
  const target = walk.schemas[name] ?? {};
  if (target['x-entity'] !== undefined) return { kind: 'entity', entity: name };
  // A schema that holds itself and no entity on the way round adds nothing new.
  return within.includes(name) ? PLAIN : bodyShape(walk, target, [...within, name]);
}

function bodyShape(context: EntityWalk, schema: Json, within: readonly string[]): Shape {
  if (!isObject(schema)) return PLAIN;
  const walk = (subschema: Json): Shape => shapeOf(context, subschema, within);
  const subshapes = ['anyOf', 'oneOf', 'allOf'].flatMap((keyword) => listAt(schema, keyword)).map(walk);
  const ref = schemaName(schema) === undefined ? [] : [walk(schema)];
  const shape = [...ref, ...subshapes, ownShape(schema, walk)].reduce(mergeShapes, PLAIN);
  return shape.kind === 'plain' ? PLAIN : withOthers(shape, jsonTypes(context.schemas, schema));
}

/** With what may stand there instead. */
function withOthers(shape: Shape, types: readonly JsonType[]): Shape {
  if (shape.kind === 'plain') return PLAIN;
  const { or: _or, ...strict } = shape;
  const own = shape.kind === 'list' ? 'array' : 'object';
  const others = types.filter((type) => type !== own);
  if (others.length === 0) return strict;
  return { ...strict, or: others.length === 1 && others[0] === 'null' ? 'null' : 'any' };
}

function ownShape(schema: JsonObject, walk: (subschema: Json) => Shape): Shape {
  if (isObject(schema['items'])) return wrap(walk(schema['items']), (items) => ({ kind: 'list', items }));
  const members = Object.entries(objectAt(schema, 'properties'))
    .map(([member, subschema]) => [member, walk(subschema)] as const)
    .filter(([, shape]) => shape.kind !== 'plain');
  if (members.length > 0) return { kind: 'object', members: Object.fromEntries(members) };
  if (!isObject(schema['additionalProperties'])) return PLAIN;
  return wrap(walk(schema['additionalProperties']), (values) => ({ kind: 'map', values }));
}

function wrap(inner: Shape, outer: (inner: Shape) => Shape): Shape {
  return inner.kind === 'plain' ? inner : outer(inner);
}

/** One shape for two alternatives of a schema. Entities win, since their keys are checked at run time. */
export function mergeShapes(a: Shape, b: Shape): Shape {
  if (a.kind === 'plain' && b.kind === 'plain') return a.is === b.is ? a : PLAIN;
  if (a.kind === 'plain') return b;
  if (b.kind === 'plain') return a;
  // Both may stand there: whatever is no value of the one that wins may be one of the other.
  if (a.kind !== b.kind) return { ...(b.kind === 'entity' ? b : a), or: 'any' };
  if (a.kind === 'object' && b.kind === 'object') return { kind: 'object', members: mergeMembers(a, b) };
  if (a.kind === 'map' && b.kind === 'map') return { kind: 'map', values: mergeShapes(a.values, b.values) };
  if (a.kind === 'list' && b.kind === 'list') return { kind: 'list', items: mergeShapes(a.items, b.items) };
  return a;
}

type ObjectShape = Extract<Shape, { kind: 'object' }>;

function mergeMembers(a: ObjectShape, b: ObjectShape): ObjectShape['members'] {
  const merged = new Map(Object.entries(a.members));
  for (const [member, shape] of Object.entries(b.members))
    merged.set(member, mergeShapes(merged.get(member) ?? PLAIN, shape));
  return Object.fromEntries(merged);
}
