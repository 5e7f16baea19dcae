import { toHttpDate } from '../network/http-date.ts';
import { expandRecordId } from '../network/record-id.ts';
import { isJsonObject } from '../core/json.ts';
import type { Json, JsonObject } from '../core/json-value.ts';
import type { ConfigError, ConfigValidator, NormaliseRule, OperationTable } from '../spec/operation.ts';

/** A call's configuration, or the names of what is wrong with it. */
type Configured =
  | { readonly ok: true; readonly config: JsonObject }
  | { readonly ok: false; readonly missing: readonly string[] };

/**
 * Checks a configuration, adds the defaults, and rewrites members as the table says.
 *
 * @param take moves what was given elsewhere to where the table has it
 */
export function configure(
  { table, accepts }: { readonly table: OperationTable; readonly accepts: ConfigValidator },
  config: unknown,
  take?: (config: JsonObject) => JsonObject,
): Configured {
  if (!accepts(config) || !isJsonObject(config)) return { ok: false, missing: namesOf(accepts.errors ?? []) };
  const full: { [member: string]: Json } = { ...table.defaults };
  const taken = take ? take(config) : config;
  for (const member of Object.keys(taken)) {
    const value = taken[member];
    if (value !== undefined) full[member] = value;
  }
  if (table.always) addAlways(full, table.always);
  return { ok: true, config: rewrite(table, full, 'both') };
}

function addAlways(full: { [member: string]: Json }, always: NonNullable<OperationTable['always']>): void {
  for (const [member, values] of Object.entries(always)) {
    full[member] = [...new Set([...listOf(full[member]), ...values])];
  }
}

function listOf(value: Json | undefined): readonly Json[] {
  // Array.isArray forgets that a JSON list is readonly and holds JSON.
  return Array.isArray(value) ? (value as readonly Json[]) : value === undefined ? [] : [value];
}

/** The purpose of a rewrite: for all, only for the request, or only for the cache key. */
type Purpose = 'both' | 'request' | 'key';

const RULES = {
  id18: { purpose: 'both', apply: expandRecordId },
  'comma-list': { purpose: 'both', apply: splitOnCommas },
  'http-date': { purpose: 'request', apply: toHttpDate },
  caseless: { purpose: 'key', apply: (value: string) => value.toLowerCase() },
} satisfies Record<NormaliseRule, { purpose: Purpose; apply: (value: string) => Json }>;

/** The configuration with the rules applied that are for a purpose. */
export function rewrite(table: OperationTable, config: JsonObject, purpose: Purpose): JsonObject {
  let rewritten: { [member: string]: Json } | undefined;
  const follow = (name: string, normalise: NormaliseRule): void => {
    const value = config[name];
    const rule = RULES[normalise];
    if (rule.purpose !== purpose || value === undefined) return;
    (rewritten ??= { ...config })[name] = applyRule(value, rule.apply);
  };
  for (const { name, normalise } of table.parameters) if (normalise) follow(name, normalise);
  if (table.normalise) for (const [name, rule] of Object.entries(table.normalise)) follow(name, rule);
  return rewritten ?? config;
}

function applyRule(value: Json, apply: (value: string) => Json): Json {
  if (typeof value === 'string') return apply(value);
  // Flat: an item that is split becomes several.
  return Array.isArray(value) ? value.flatMap((item: Json) => applyRule(item, apply)) : value;
}

function splitOnCommas(value: string): readonly string[] {
  return value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** The members that the problems are about. */
function namesOf(problems: readonly ConfigError[]): readonly string[] {
  return [...new Set(problems.map(nameOf).filter((name) => name !== ''))];
}

/** The member that a problem is about. */
export function nameOf({ instancePath, keyword, message }: ConfigError): string {
  const inside = instancePath.split('/').filter((name) => name !== '');
  const lacking = keyword === 'required' ? /'([^']+)'/.exec(message ?? '')?.[1] : undefined;
  return (lacking === undefined ? inside : [...inside, lacking]).join('.');
}
