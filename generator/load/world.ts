import { camelCase, isObject, objectAt, textAt, textsAt } from '../model/json.ts';
import { objectOf } from './place.ts';
import type { Atlas, Place } from './place.ts';
import type { Fault, JsonObject, SpecInput } from '../model/types.ts';

/** One operation as written, with what its extension may name. */
export interface OperationView {
  readonly id: string;
  readonly place: Place;
  readonly kind: 'read' | 'write' | 'none' | 'both';
  /** Its `x-read` or `x-write`. */
  readonly extension: Place | undefined;
  /** Schemas of the members of its configuration. */
  readonly members: ReadonlyMap<string, Place | undefined>;
  /** Its parameters by their name in a configuration, those that are taken out of the body included. */
  readonly parameters: ReadonlyMap<string, Place>;
  readonly responses: readonly (readonly [string, Place])[];
}

/** One spec as written. */
export interface SpecView {
  readonly api: string;
  readonly root: Place;
  readonly operations: readonly OperationView[];
}

/** All specs together: what a rule looks things up in. */
export interface World {
  readonly atlas: Atlas;
  readonly files: readonly string[];
  readonly specs: readonly SpecView[];
  readonly operations: readonly OperationView[];
  /** Schemas with `x-entity` by name. */
  readonly entities: ReadonlyMap<string, Place>;
  readonly lifetimes: ReadonlySet<string>;
  readonly constants: JsonObject;
}

/** Looks at the specs and says what is wrong with them. */
export type Rule = (world: World) => readonly Fault[];

/** How deep parts of parts of a schema are looked into. */
const MOST_PARTS = 8;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Collects what rules look up. */
export function createWorld(atlas: Atlas, inputs: readonly SpecInput[], files: readonly string[]): World {
  const specs = inputs.flatMap(({ api, file }) => {
    const root = atlas.root(file);
    return root === undefined ? [] : [{ api, root, operations: viewOperations(atlas, root) }];
  });
  const tables = specs.map(({ root }) => objectAt(root.node, 'x-lifetimes'));
  const constants = specs.map(({ root }) => objectAt(root.node, 'x-constants'));
  return {
    atlas,
    files,
    specs,
    operations: specs.flatMap((spec) => spec.operations),
    entities: findEntities(atlas, files),
    lifetimes: new Set(tables.flatMap((table) => Object.keys(table))),
    constants: Object.assign({}, ...constants) as JsonObject,
  };
}

function viewOperations(atlas: Atlas, root: Place): readonly OperationView[] {
  return atlas.children(atlas.at(root, 'paths')).flatMap(([, item]) =>
    METHODS.flatMap((method) => {
      const place = atlas.at(item, method);
      return place === undefined ? [] : [viewOperation(atlas, atlas.at(item, 'parameters'), place)];
    }),
  );
}

function viewOperation(atlas: Atlas, shared: Place | undefined, place: Place): OperationView {
  const read = atlas.at(place, 'x-read');
  const write = atlas.at(place, 'x-write');
  const extension = read ?? write;
  const parameters = viewParameters(atlas, [shared, atlas.at(place, 'parameters')]);
  const taken = objectAt(extension?.node, 'take');
  const members = new Map<string, Place | undefined>();
  for (const [name, parameter] of parameters) {
    if (taken[name] === undefined) members.set(name, atlas.at(parameter, 'schema'));
  }
  const body = atlas.at(place, 'requestBody', 'content', 'application/json', 'schema');
  for (const [name, schema] of propertiesOf(atlas, body)) members.set(name, atlas.at(schema));
  return {
    id: textAt(place.node, 'operationId'),
    place,
    kind:
      read === undefined ? (write === undefined ? 'none' : 'write') : write === undefined ? 'read' : 'both',
    extension,
    members,
    parameters,
    responses: atlas.children(atlas.at(place, 'responses')),
  };
}

function viewParameters(atlas: Atlas, lists: readonly (Place | undefined)[]): ReadonlyMap<string, Place> {
  const found = new Map<string, Place>();
  for (const [, node] of lists.flatMap((list) => atlas.children(list))) {
    const parameter = atlas.at(node);
    const name = textAt(parameter?.node, 'name');
    if (parameter === undefined) continue;
    found.set(textAt(parameter.node, 'in') === 'header' ? camelCase(name) : name, parameter);
  }
  return found;
}

/** The properties of a schema, those of its parts included. */
export function propertiesOf(
  atlas: Atlas,
  schema: Place | undefined,
  depth = 0,
): readonly (readonly [string, Place])[] {
  const target = atlas.at(schema);
  // A schema that is a part of itself would never end.
  if (target === undefined || depth > MOST_PARTS) return [];
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => atlas.children(atlas.at(target, keyword)));
  return [
    ...atlas.children(atlas.at(target, 'properties')),
    ...parts.flatMap(([, part]) => propertiesOf(atlas, part, depth + 1)),
  ];
}

/** The schema that a dotted path of properties leads to. */
export function schemaAtPath(
  atlas: Atlas,
  schema: Place | undefined,
  path: readonly string[],
): Place | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return schema;
  const found = propertiesOf(atlas, schema).find(([property]) => property === name)?.[1];
  const open = atlas.at(schema, 'additionalProperties');
  const next = found ?? (isObject(open?.node) ? open : undefined);
  return next === undefined ? undefined : schemaAtPath(atlas, atlas.at(next), rest);
}

/** The schemas of an operation's successful answers. */
export function successSchemas(atlas: Atlas, operation: OperationView): readonly Place[] {
  return operation.responses
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, response]) => atlas.at(response, 'content', 'application/json', 'schema') ?? []);
}

function findEntities(atlas: Atlas, files: readonly string[]): ReadonlyMap<string, Place> {
  const found = new Map<string, Place>();
  for (const file of files) {
    const root = atlas.root(file);
    const holders = [root, atlas.at(root, 'components', 'schemas')];
    for (const [name, schema] of holders.flatMap((holder) => atlas.children(holder))) {
      if (isObject(schema.node) && schema.node['x-entity'] !== undefined) found.set(name, schema);
    }
  }
  return found;
}

/** Names of the entity's key properties. */
export function entityKey(entity: Place | undefined): readonly string[] {
  return textsAt(objectAt(objectOf(entity), 'x-entity'), 'key');
}
