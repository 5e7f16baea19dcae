import type { ReadOperation, ReadTable } from '../spec/operation.ts';
import type { ReadCall, QueryContext } from './context.ts';
import { invariant } from '../core/errors.ts';
import { missingPathParameters } from '../network/request.ts';
import type { EntityTarget } from './lookup.ts';
import { entityKey } from '../cache/entity-key.ts';
import type { Json, JsonObject } from '../core/json-value.ts';
import { cacheKey } from './cache-key.ts';
import { configure } from './configuration.ts';

/** A read, or the names for want of which it is none. */
export type PreparedRead =
  | { readonly ok: true; readonly call: ReadCall }
  | { readonly ok: false; readonly missing: readonly string[] };

/** Checks a read's configuration and works out what it looks for in the store. */
export function prepareRead(
  operation: Pick<ReadOperation<never, unknown>, 'table' | 'accepts' | 'traits'>,
  given: unknown,
  context: QueryContext,
): PreparedRead {
  const { table } = operation;
  const configured = configure(operation, given);
  if (!configured.ok) return configured;
  const { config } = configured;
  const missing = missingPathParameters(table, config);
  if (missing.length > 0) return { ok: false, missing };
  const traits = context.traits.of(operation);
  return { ok: true, call: callOf({ table, traits }, config, context) };
}

/** Prepares a query whose configuration was accepted. */
export function callOf(
  operation: Pick<ReadCall, 'table' | 'traits'>,
  config: JsonObject,
  context: QueryContext,
): ReadCall {
  const { table, traits } = operation;
  const entity = entityTarget(operation, config, context);
  const result = { key: cacheKey(table, config), operation: table.id, config };
  const call: ReadCall = { table, config, traits, result, entity, subscription: undefined };
  traits?.compose?.(call, context);
  return call;
}

/**
 * The entity that answers a read. A configuration that says more than which entity and which fields asks
 * for something that only its own answer can give.
 */
function entityTarget(
  { table, traits }: Pick<ReadCall, 'table' | 'traits'>,
  config: JsonObject,
  context: QueryContext,
): EntityTarget | undefined {
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
  const fields =
    all.length > 0
      ? traits?.select?.(entityTable, names, {
          entities: context.entities,
          selections: context.store.selections,
        })
      : undefined;
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
