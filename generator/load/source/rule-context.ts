import { camelCase, isObject, objectAt, textAt, textsAt } from '../../spec/json.ts';
import { objectOf, textOf } from './source-tree.ts';
import type { SourceTree, Place } from './source-tree.ts';
import type { Diagnostic, JsonObject, SpecInput } from '../../spec/types.ts';

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
  /** Schema of its answer where that is not the one of its successful responses: an entry of `x-split`. */
  readonly answer?: Place;
  readonly responses: readonly (readonly [string, Place])[];
}

/** One spec as written. */
interface SpecView {
  readonly api: string;
  readonly root: Place;
  readonly operations: readonly OperationView[];
}

/** One entry of an `x-split`, as an operation of its own, and the operation on which it stands. */
export interface SplitView {
  readonly entry: OperationView;
  readonly address: OperationView;
}

/** All specs together, as rules look things up in them. */
export interface RuleContext {
  readonly tree: SourceTree;
  readonly files: readonly string[];
  readonly specs: readonly SpecView[];
  readonly operations: readonly OperationView[];
  readonly splits: readonly SplitView[];
  /** All component schemas by name, of which two may have one name. */
  readonly schemas: readonly (readonly [string, Place])[];
  /** Schemas with `x-entity` by name. */
  readonly entities: ReadonlyMap<string, Place>;
  /** All schemas with `x-entity`, of which two may have one name. */
  readonly entityPlaces: readonly (readonly [string, Place])[];
  readonly lifetimes: ReadonlySet<string>;
  readonly constants: JsonObject;
}

/** Looks at the specs and says what is wrong with them. */
export type Rule = (context: RuleContext) => readonly Diagnostic[];

/** The depth to which subschemas of a schema are looked into. */
const MAX_DEPTH = 8;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** The media types of request bodies. */
const BODY_TYPES = ['application/json', 'multipart/form-data'];

/** Specs, and how what they leave out is understood. */
interface RuleInputs {
  readonly specs: readonly SpecInput[];
  readonly files: readonly string[];
  /** True for documents of others, in which a GET with an answer is a read, whatever is said of it. */
  readonly isForeign: boolean;
}

/** Collects what rules look up. */
export function createRuleContext(
  tree: SourceTree,
  { specs: inputs, files, isForeign }: RuleInputs,
): RuleContext {
  const specs = inputs.flatMap(({ api, file }) => {
    const root = tree.root(file);
    if (root === undefined) return [];
    const written = viewOperations(tree, root);
    const operations = isForeign ? written.map((each) => asAdopted(tree, each)) : written;
    return [{ api, root, operations }];
  });
  const tables = specs.map(({ root }) => objectAt(root.node, 'x-lifetimes'));
  const constants = specs.map(({ root }) => objectAt(root.node, 'x-constants'));
  const operations = specs.flatMap((spec) => spec.operations);
  const schemas = findSchemas(tree, files);
  const entityPlaces = schemas.filter(([, schema]) => objectOf(schema)['x-entity'] !== undefined);
  return {
    tree,
    files,
    specs,
    operations,
    splits: operations.flatMap((address) => viewSplits(tree, schemas, address)),
    schemas,
    entities: new Map(entityPlaces),
    entityPlaces,
    lifetimes: new Set(tables.flatMap((table) => Object.keys(table))),
    constants: Object.assign({}, ...constants) as JsonObject,
  };
}

function viewOperations(tree: SourceTree, root: Place): readonly OperationView[] {
  return tree.children(tree.at(root, 'paths')).flatMap(([, item]) =>
    METHODS.flatMap((method) => {
      const place = tree.at(item, method);
      return place === undefined ? [] : [viewOperation(tree, tree.at(item, 'parameters'), place)];
    }),
  );
}

/** An operation of a document of others, of whose GETs those that answer are reads without being called so. */
function asAdopted(tree: SourceTree, operation: OperationView): OperationView {
  const isGet = operation.place.pointer.endsWith('/get');
  if (operation.kind !== 'none' || !isGet) return operation;
  const isStated = operation.responses.some(([status]) => status.startsWith('2'));
  const isAnswering = operation.responses.some(([status, node]) => {
    if (!(status.startsWith('2') || (status === 'default' && !isStated))) return false;
    const response = tree.at(node);
    return (
      tree.children(tree.at(response, 'content')).length > 0 || tree.at(response, 'schema') !== undefined
    );
  });
  return isAnswering ? { ...operation, kind: 'read' } : operation;
}

function viewOperation(tree: SourceTree, shared: Place | undefined, place: Place): OperationView {
  const read = tree.at(place, 'x-read');
  const write = tree.at(place, 'x-write');
  const extension = read ?? write;
  const parameters = viewParameters(tree, [shared, tree.at(place, 'parameters')]);
  const taken = objectAt(extension?.node, 'take');
  const members = new Map<string, Place | undefined>();
  for (const [name, parameter] of parameters) {
    if (taken[name] === undefined) members.set(name, tree.at(parameter, 'schema'));
  }
  const content = tree.at(place, 'requestBody', 'content');
  const media = BODY_TYPES.flatMap((type) => tree.at(content, type) ?? [])[0];
  const body = tree.at(media, 'schema');
  for (const [name, schema] of propertiesOf(tree, body)) members.set(name, tree.at(schema));
  return {
    id: textAt(place.node, 'operationId'),
    place,
    kind:
      read === undefined ? (write === undefined ? 'none' : 'write') : write === undefined ? 'read' : 'both',
    extension,
    members,
    parameters,
    responses: tree.children(tree.at(place, 'responses')),
  };
}

function viewParameters(tree: SourceTree, lists: readonly (Place | undefined)[]): ReadonlyMap<string, Place> {
  const found = new Map<string, Place>();
  for (const [, node] of lists.flatMap((list) => tree.children(list))) {
    const parameter = tree.at(node);
    const name = textAt(parameter?.node, 'name');
    if (parameter === undefined) continue;
    found.set(textAt(parameter.node, 'in') === 'header' ? camelCase(name) : name, parameter);
  }
  return found;
}

/** The entries of an operation's `x-split`, each with the parameters that it has of the operation. */
function viewSplits(
  tree: SourceTree,
  schemas: RuleContext['schemas'],
  address: OperationView,
): readonly SplitView[] {
  return tree.children(tree.at(address.place, 'x-split')).map(([, place]) => {
    const component = (name: string): Place | undefined => schemas.find(([each]) => each === name)?.[1];
    const members = new Map<string, Place | undefined>();
    const parameters = new Map<string, Place>();
    for (const [name, schema] of tree.children(tree.at(place, 'path'))) {
      members.set(name, component(textOf(schema)));
      parameters.set(name, schema);
    }
    for (const name of textsAt(place.node, 'query')) {
      const parameter = address.parameters.get(name);
      if (parameter === undefined) continue;
      members.set(name, tree.at(parameter, 'schema'));
      parameters.set(name, parameter);
    }
    const extension = tree.at(place, 'read');
    const answer = component(textAt(place.node, 'answer'));
    const own = { id: textAt(place.node, 'operationId'), place, extension, members, parameters };
    const { responses } = address;
    const entry = { ...own, kind: 'read' as const, responses, ...(answer === undefined ? {} : { answer }) };
    return { entry, address };
  });
}

/** The properties of a schema, those of its subschemas included. */
export function propertiesOf(
  tree: SourceTree,
  schema: Place | undefined,
  depth = 0,
): readonly (readonly [string, Place])[] {
  const target = tree.at(schema);
  // A schema that holds itself would never end.
  if (target === undefined || depth > MAX_DEPTH) return [];
  const subschemas = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) =>
    tree.children(tree.at(target, keyword)),
  );
  return [
    ...tree.children(tree.at(target, 'properties')),
    ...subschemas.flatMap(([, each]) => propertiesOf(tree, each, depth + 1)),
  ];
}

/** The schema that a dotted path of properties leads to, through the items of lists. */
export function schemaAtPath(
  tree: SourceTree,
  schema: Place | undefined,
  path: readonly string[],
): Place | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return schema;
  const items = tree.at(schema, 'items');
  if (items !== undefined) return schemaAtPath(tree, items, path);
  const found = propertiesOf(tree, schema).find(([property]) => property === name)?.[1];
  const open = tree.at(schema, 'additionalProperties');
  const next = found ?? (isObject(open?.node) ? open : undefined);
  return next === undefined ? undefined : schemaAtPath(tree, tree.at(next), rest);
}

/** The schemas of an operation's successful answers. */
export function successSchemas(tree: SourceTree, operation: OperationView): readonly Place[] {
  if (operation.answer !== undefined) return [operation.answer];
  return operation.responses
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, response]) => tree.at(response, 'content', 'application/json', 'schema') ?? []);
}

function findSchemas(tree: SourceTree, files: readonly string[]): readonly (readonly [string, Place])[] {
  const found = new Map<string, readonly [string, Place]>();
  for (const file of files) {
    const root = tree.root(file);
    const holders = [root, tree.at(root, 'components', 'schemas')];
    for (const [name, entry] of holders.flatMap((holder) => tree.children(holder))) {
      // It may be a reference to the file that the schema is, as may one of the same name elsewhere.
      const schema = tree.at(entry);
      if (isObject(schema?.node)) found.set(`${name} ${schema.file} ${schema.pointer}`, [name, schema]);
    }
  }
  return [...found.values()];
}

/** Names of the entity's key properties. */
export function entityKey(entity: Place | undefined): readonly string[] {
  return textsAt(objectAt(objectOf(entity), 'x-entity'), 'key');
}
