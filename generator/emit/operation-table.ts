import { lifetimeOf, lifetimeRow } from './lifetimes.ts';
import { isObject, objectAt, textAt, textsAt } from '../spec/json.ts';
import { resolve } from '../spec/references.ts';
import type { ApiModel, Json, JsonObject, OperationModel, ParameterModel, Shape } from '../spec/types.ts';

/**
 * The table that the SDK interprets for one operation: its `ReadTable` or `WriteTable`.
 *
 * @param lifetimes of all specs
 */
export function operationTable(api: ApiModel, operation: OperationModel, lifetimes: JsonObject): JsonObject {
  const call = {
    kind: operation.kind,
    id: operation.id,
    api: operation.api,
    method: operation.method,
    path: operation.path,
    parameters: operation.parameters.map(parameterTable),
    ...(operation.body === undefined ? {} : { body: Object.keys(operation.body.members) }),
    ...bodyRules(operation),
    ...(Object.keys(operation.defaults).length > 0 ? { defaults: operation.defaults } : {}),
    ...(Object.keys(operation.always).length > 0 ? { always: operation.always } : {}),
    response: shapeJson(operation.shape),
  };
  return operation.kind === 'read'
    ? { ...call, ...readTable(api, operation, lifetimes) }
    : { ...call, ...writeTable(operation) };
}

/** A shape as the plain value that it is. */
export function shapeJson(shape: Shape): JsonObject {
  // An interface without an index signature is still plain Json.
  return shape as unknown as JsonObject;
}

function parameterTable(parameter: ParameterModel): JsonObject {
  return {
    name: parameter.name,
    ...(parameter.wire === parameter.name ? {} : { wire: parameter.wire }),
    in: parameter.in,
    ...(parameter.csv ? { list: 'csv' } : {}),
    ...(parameter.normalise === undefined ? {} : { normalise: parameter.normalise }),
  };
}

function readTable(api: ApiModel, operation: OperationModel, lifetimes: JsonObject): JsonObject {
  const { extension } = operation;
  const entity = textAt(extension, 'entity');
  return {
    lifetime: lifetimeOf(lifetimeRow(api, operation), lifetimes),
    ...(entity === '' ? {} : { entity: { name: entity, key: objectAt(extension, 'key') } }),
    // Elsewhere it is for the types alone.
    ...(entity === '' ? {} : selectsTable(objectAt(extension, 'selects'))),
    ...errorsTable(extension['errors'], lifetimes),
    ...(isObject(extension['batch']) ? { batch: batchTable(extension['batch']) } : {}),
    ...pagesTable(api, operation),
    ...(isConditional(operation) ? { conditional: true } : {}),
    ...(operation.tracks === undefined ? {} : { tracked: operation.tracks }),
    ...itemsTable(api, operation, lifetimes),
  };
}

/** The rule of pages, and the kind of its token. */
function pagesTable({ document }: ApiModel, { extension, parameters }: OperationModel): JsonObject {
  const { pages } = extension;
  if (!isObject(pages)) return {};
  const token = parameters.find(({ name }) => name === pages['token']);
  const isNumber = ['integer', 'number'].includes(textAt(resolve(document, token?.schema), 'type'));
  return { pages: { ...pages, ...(isNumber ? { isNumber } : {}) } };
}

function selectsTable(selects: JsonObject): JsonObject {
  const members = pick(selects, ['required', 'optional']);
  return Object.keys(members).length === 0 ? {} : { selects: members };
}

/** Returns true where the server can say that its answer, which is one result, has not changed. */
function isConditional({ items, responses }: OperationModel): boolean {
  return items === undefined && responses.some(({ status }) => status === '304');
}

/** The rules by which members of the body are rewritten; parameters carry their own. */
function bodyRules(operation: OperationModel): JsonObject {
  const parameters = new Set(operation.parameters.map(({ name }) => name));
  const rules = Object.entries(objectAt(operation.extension, 'normalise')).filter(
    ([member]) => !parameters.has(member),
  );
  return rules.length > 0 ? { normalise: Object.fromEntries(rules) } : {};
}

function errorsTable(errors: Json | undefined, lifetimes: JsonObject): JsonObject {
  if (!isObject(errors)) return {};
  return { errors: { ...errors, lifetime: lifetimeOf(textAt(errors, 'lifetime'), lifetimes) } };
}

function itemsTable(api: ApiModel, operation: OperationModel, lifetimes: JsonObject): JsonObject {
  const { items, id } = operation;
  if (items === undefined) return {};
  const single = api.operations.find(({ extension }) => textAt(extension['batch'], 'with') === id);
  const join = Object.entries(objectAt(single?.extension['batch'], 'join'));
  const members = join
    .filter(([, list]) => textsAt(items, 'by').includes(String(list)))
    .map(([name]) => name);
  const alone =
    single === undefined || members.length === 0 ? {} : { alone: { operation: single.id, members } };
  const { groups, ...own } = items;
  const row = textAt(items, 'errors');
  const errors = row === '' ? {} : { errors: lifetimeOf(row, lifetimes) };
  return { ...(groups === undefined ? {} : { groups }), items: { ...own, ...errors, ...alone } };
}

function batchTable(batch: JsonObject): JsonObject {
  return { with: textAt(batch, 'with'), join: objectAt(batch, 'join'), union: textsAt(batch, 'union') };
}

function writeTable({ extension }: OperationModel): JsonObject {
  return {
    ...pick(extension, ['otherwise', 'take', 'evict', 'guard']),
    ...optimisticTable(extension),
    ...pick(extension, ['invalidates', 'session']),
  };
}

/** The expected change of one entity; the rest is a trait. */
function optimisticTable(extension: JsonObject): JsonObject {
  if (extension['optimistic'] === undefined) return {};
  const own = pick(objectAt(extension, 'optimistic'), ['entity', 'key', 'members', 'entries']);
  return { optimistic: { entity: '', key: {}, ...own } };
}

function pick(from: JsonObject, members: readonly string[]): JsonObject {
  const found = members.flatMap((member): [string, Json][] => {
    const value = from[member];
    return value === undefined ? [] : [[member, value]];
  });
  return Object.fromEntries(found);
}
