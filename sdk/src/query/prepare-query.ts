import type { ReadOperation, ReadTable } from '../spec/operation.ts';
import type { ReadCall, QueryContext } from './context.ts';
import { invariant } from '../core/errors.ts';
import { invalidPathParameters } from '../network/request.ts';
import type { EntityTarget, FieldSelection } from './lookup.ts';
import { entityKey, type EntityTable, type EntityTables } from '../spec/entity.ts';
import type { Json, JsonObject } from '../core/json-value.ts';
import type { RefusedSnapshot } from '../spec/snapshot.ts';
import { cacheKey, configure } from './configuration.ts';
import {
  fieldPath,
  type Need,
  type SelectedField,
  type Selection,
  type Selections,
} from '../cache/read/selection.ts';
import { memberShape, type Shape } from '../spec/shape.ts';

/** A read whose configuration cannot be used. */
export interface RefusedRead {
  readonly ok: false;
  /** Equal for equal reads. */
  readonly key: string;
  readonly table: ReadTable;
  /** The configuration as it was given. */
  readonly given: unknown;
  readonly refused: RefusedSnapshot;
}

/** A read that says what it is by a key, or what is wrong with its configuration. */
export type IdentifiedRead =
  | {
      readonly ok: true;
      /** Equal for equal reads. */
      readonly key: string;
      readonly operation: PreparableRead;
      readonly config: JsonObject;
    }
  | RefusedRead;

/** A read, or what is wrong with its configuration. */
export type PreparedRead = { readonly ok: true; readonly call: ReadCall } | RefusedRead;

type PreparableRead = Pick<ReadOperation<never, unknown>, 'table' | 'accepts' | 'traits'>;

/** Checks a read's configuration. */
export function identifyRead(operation: PreparableRead, given: unknown): IdentifiedRead {
  const configured = configure(operation, given);
  const { table } = operation;
  const refused: RefusedSnapshot = configured.ok
    ? { state: 'unfulfilled', missing: [], invalid: invalidPathParameters(table, configured.config) }
    : configured.refused;
  if (configured.ok && !refused.invalid[0])
    return { ok: true, key: cacheKey(table, configured.config), operation, config: configured.config };
  return { ok: false, key: table.id + JSON.stringify(refused), table, given, refused };
}

/** Checks a read's configuration and works out what it looks for in the store. */
export function prepareRead(operation: PreparableRead, given: unknown, context: QueryContext): PreparedRead {
  const read = identifyRead(operation, given);
  return read.ok ? { ok: true, call: callOfRead(read, context) } : read;
}

/** Works out what a read looks for in the store. */
export function callOfRead(
  { operation, config, key }: Extract<IdentifiedRead, { ok: true }>,
  context: QueryContext,
): ReadCall {
  return callOf(
    { table: operation.table, traits: operation.traits && context.traits.of(operation), config, key },
    context,
  );
}

/** A call before it is known what it looks for. */
interface Configured extends Pick<ReadCall, 'table' | 'traits' | 'config'> {
  readonly key?: string;
}

/** Prepares a query whose configuration was accepted. */
export function callOf(
  { table, traits, config, key = cacheKey(table, config) }: Configured,
  context: QueryContext,
): ReadCall {
  const entity = entityTarget(table, config, context);
  const result = { key, operation: table.id, config };
  const call: ReadCall = { table, config, traits, result, entity, subscription: undefined };
  traits?.compose?.(call, context);
  return call;
}

/**
 * The entity that answers a read. A configuration that says more than which entity and which fields asks
 * for something that only its own answer can give.
 */
function entityTarget(table: ReadTable, config: JsonObject, context: QueryContext): EntityTarget | undefined {
  const { entity, selects = {} } = table;
  if (!entity) return undefined;
  const entityTable = context.entities[entity.name];
  invariant(entityTable, `No entity "${entity.name}"`);
  const key = entityKey(entityTable, (member) => config[entity.key[member] ?? '']);
  if (key === undefined || !isPlain(table, config)) return undefined;
  const ref = { entity: entity.name, key };
  if (!table.selects) return { ref, names: [] };
  const names = {
    required: namesIn(selects.required, config),
    optional: namesIn(selects.optional, config),
  };
  const all = [...names.required, ...names.optional];
  const fields = all.length > 0 ? selectFields(entityTable, names, context) : undefined;
  return fields && { ref, fields, names: all };
}

/** Returns true for a configuration that names only an entity and fields. */
function isPlain({ entity, selects, defaults }: ReadTable, config: JsonObject): boolean {
  for (const member in config) {
    if (member === selects?.required || member === selects?.optional || isKey(entity?.key, member)) continue;
    if (!defaults || !Object.hasOwn(defaults, member)) return false;
  }
  return true;
}

function isKey(key: NonNullable<ReadTable['entity']>['key'] = {}, member: string): boolean {
  for (const own in key) if (key[own] === member) return true;
  return false;
}

function namesIn(member: string | undefined, config: JsonObject): readonly string[] {
  const value: Json | undefined = member === undefined ? undefined : config[member];
  return Array.isArray(value) ? value.map(String) : [];
}

/** The dotted names that a configuration asks for. */
interface FieldNames {
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

interface Branch {
  need: Need;
  readonly inner: Map<string, Branch>;
}

/**
 * Turns names such as `Contact.Account.Name` into what is to be looked at: the entry `Account`, and in the
 * entity that stands there the entry `Name`.
 *
 * @param table an entity with `select`, whose selectable member is merged by member
 */
function selectFields(
  table: EntityTable,
  names: FieldNames,
  { entities, store: { selections } }: QueryContext,
): FieldSelection | undefined {
  if (!table.select || !table.mergeByMember.includes(table.select.members)) return undefined;
  const root: Branch = { need: 'kept', inner: new Map() };
  const original = new Map<string, string>();
  for (const need of ['optional', 'required'] as const) {
    for (const name of names[need]) {
      const [, ...path] = name.split('.');
      grow(root, path, need);
      original.set(path.join('.'), name);
    }
  }
  return {
    selection: selectionOf(root, table, { entities, selections }),
    nameOf: (missing) => original.get(missing) ?? missing,
  };
}

/** Required wins over optional: the caller's `required` names are grown last. */
function grow(root: Branch, path: readonly string[], need: Need): void {
  let branch = root;
  for (const name of path) {
    let next = branch.inner.get(name);
    if (!next) {
      next = { need, inner: new Map() };
      branch.inner.set(name, next);
    }
    if (need === 'required') next.need = need;
    branch = next;
  }
}

function selectionOf(
  branch: Branch,
  table: EntityTable | undefined,
  context: { entities: EntityTables; selections: Selections },
): Selection {
  const select = table?.select;
  if (!table || !select) return context.selections.everything;
  const fields = new Map<string, SelectedField>();
  for (const [name, inner] of branch.inner) {
    const path = fieldPath(select.members, name);
    const target = entityAt(table.shape, [select.members, name, select.via]);
    const nested =
      inner.inner.size > 0 && target !== undefined
        ? selectionOf(inner, context.entities[target], context)
        : undefined;
    fields.set(path, nested ? { need: inner.need, nested } : { need: inner.need });
  }
  return context.selections.of(fields, 'members');
}

function entityAt(shape: Shape, path: readonly string[]): string | undefined {
  const end = path.reduce(memberShape, shape);
  return end.kind === 'entity' ? end.entity : undefined;
}
