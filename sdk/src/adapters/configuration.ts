import { toHttpDate } from '../network/http-date.ts';
import { expandRecordId } from '../network/record-id.ts';
import { isJsonObject } from '../json.ts';
import type { Json, JsonObject } from '../types/json.ts';
import type { ConfigProblem, ConfigValidator, NormaliseRule, OperationTable } from '../types/operation.ts';

/** A call's configuration, or the names of what is wrong with it. */
export type Configured =
  | { readonly ok: true; readonly config: JsonObject }
  | { readonly ok: false; readonly missing: readonly string[] };

/** Checks a configuration, adds the defaults, and rewrites members as the table says. */
export function configure(table: OperationTable, accepts: ConfigValidator, config: unknown): Configured {
  if (!accepts(config) || !isJsonObject(config)) return { ok: false, missing: namesOf(accepts.errors ?? []) };
  const full: { [member: string]: Json } = { ...table.defaults };
  const taken = table.kind === 'write' && table.take ? takeParameters(config, table.take) : config;
  for (const [member, value] of Object.entries(taken)) {
    if (value !== undefined) full[member] = value;
  }
  for (const [member, values] of Object.entries(table.always ?? {})) {
    full[member] = [...new Set([...listOf(full[member]), ...values])];
  }
  return { ok: true, config: rewrite(table, full, 'both') };
}

function listOf(value: Json | undefined): readonly Json[] {
  // Array.isArray forgets that a JSON list is readonly and holds JSON.
  return Array.isArray(value) ? (value as readonly Json[]) : value === undefined ? [] : [value];
}

/** Moves parameters that were given inside the body to their own names. */
function takeParameters(config: JsonObject, take: { readonly [parameter: string]: string }): JsonObject {
  return Object.entries(take).reduce((taken, [parameter, path]) => takeOne(taken, parameter, path), config);
}

function takeOne(config: JsonObject, parameter: string, path: string): JsonObject {
  const [member = '', inner = ''] = path.split('.');
  const body = config[member];
  if (!isJsonObject(body)) return config;
  const { [inner]: value, ...others } = body;
  return value === undefined ? config : { ...config, [parameter]: value, [member]: others };
}

/** The configuration as it is sent: with the rules that concern the request only. */
export function requestConfig(table: OperationTable, config: JsonObject): JsonObject {
  return rewrite(table, config, 'request');
}

/** The configuration as it identifies a result: with the rules that concern the cache key only. */
export function keyConfig(table: OperationTable, config: JsonObject): JsonObject {
  return rewrite(table, config, 'key');
}

type Purpose = 'both' | 'request' | 'key';

const RULES = {
  id18: { purpose: 'both', apply: expandRecordId },
  'comma-list': { purpose: 'both', apply: splitOnCommas },
  'http-date': { purpose: 'request', apply: toHttpDate },
  caseless: { purpose: 'key', apply: (value: string) => value.toLowerCase() },
} satisfies Record<NormaliseRule, { purpose: Purpose; apply: (value: string) => Json }>;

function rewrite(table: OperationTable, config: JsonObject, purpose: Purpose): JsonObject {
  const rewritten: { [member: string]: Json } = { ...config };
  const rules = table.parameters.map(({ name, normalise }) => [name, normalise] as const);
  for (const [name, normalise] of [...rules, ...Object.entries(table.normalise ?? {})]) {
    const value = config[name];
    const rule = normalise && RULES[normalise];
    if (rule?.purpose === purpose && value !== undefined) rewritten[name] = applyRule(value, rule.apply);
  }
  return rewritten;
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
function namesOf(problems: readonly ConfigProblem[]): readonly string[] {
  const names = problems.map((problem) => {
    const inside = problem.instancePath.split('/').filter((part) => part !== '');
    const quoted = problem.keyword === 'required' ? /'([^']+)'/.exec(problem.message ?? '')?.[1] : undefined;
    const lacking = problem.params?.missingProperty ?? quoted;
    return (lacking === undefined ? inside : [...inside, lacking]).join('.');
  });
  return [...new Set(names.filter((name) => name !== ''))];
}
