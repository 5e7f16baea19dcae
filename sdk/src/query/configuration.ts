import { invariant } from '../core/errors.ts';
import { isJsonObject, valueIn } from '../core/json.ts';
import type { Json, JsonObject } from '../core/json-value.ts';
import type { InvalidMember, RefusedSnapshot } from '../spec/snapshot.ts';
import type {
  ConfigError,
  ConfigValidator,
  NormaliseRule,
  OperationTable,
  ReadTable,
} from '../spec/operation.ts';

/** A call's configuration, or what is wrong with it. */
type Configured =
  | { readonly ok: true; readonly config: JsonObject }
  | { readonly ok: false; readonly refused: RefusedSnapshot };

/**
 * Checks a configuration, adds the defaults, and rewrites members as the table says.
 *
 * @param take moves what was given elsewhere to where the table has it
 */
export function configure(
  // Without types anything may be given.
  { table, accepts } = {} as { readonly table: OperationTable; readonly accepts: ConfigValidator },
  config: unknown,
  take?: (config: JsonObject) => JsonObject,
): Configured {
  invariant(accepts, 'No operation');
  if (!accepts(config) || !isJsonObject(config))
    return { ok: false, refused: refusedBy(accepts.errors ?? [], config) };
  const full: { [member: string]: Json } = { ...table.defaults };
  const taken = take ? take(config) : config;
  for (const member of Object.keys(taken)) {
    const value = taken[member];
    if (value !== undefined) full[member] = value;
  }
  for (const [member, values] of Object.entries(table.always ?? {}))
    full[member] = [...new Set([full[member] ?? [], values].flat())];
  return { ok: true, config: rewrite(table, full, FOR_ALL) };
}

/** Rewrites of texts, by the rules that ask for them. */
export type Rewrites = { readonly [rule in NormaliseRule]?: (text: string) => Json };

/** For the request and the cache key. */
const FOR_ALL: Rewrites = { id18: expandRecordId, 'comma-list': splitOnCommas };
const FOR_KEYS: Rewrites = { caseless: (text) => text.toLowerCase() };

/** The configuration with those of the table's rules applied for which there is a rewrite. */
export function rewrite(table: OperationTable, config: JsonObject, rewrites: Rewrites): JsonObject {
  let rewritten: { [member: string]: Json } | undefined;
  const follow = (name: string, rule: NormaliseRule): void => {
    const value = config[name];
    const apply = rewrites[rule];
    if (apply && value !== undefined) (rewritten ??= { ...config })[name] = rewriteTexts(value, apply);
  };
  for (const { name, normalise } of table.parameters) if (normalise) follow(name, normalise);
  for (const [name, rule] of Object.entries(table.normalise ?? {})) follow(name, rule);
  return rewritten ?? config;
}

function rewriteTexts(value: Json, apply: (value: string) => Json): Json {
  if (typeof value === 'string') return apply(value);
  // Flat: an item that is split becomes several.
  return Array.isArray(value) ? value.flatMap((item: Json) => rewriteTexts(item, apply)) : value;
}

function splitOnCommas(value: string): readonly string[] {
  return value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

/** Tells members that are not there from those that are malformed. */
function refusedBy(problems: readonly ConfigError[], config: unknown): RefusedSnapshot {
  const missing = new Set<string>();
  const invalid: InvalidMember[] = [];
  for (const problem of problems) {
    const member = nameOf(problem);
    // What is wrong with the whole, the members say as well.
    if (!member) continue;
    // Null as well as undefined.
    // oxlint-disable-next-line eqeqeq
    if (valueIn(config, member) == null) missing.add(member);
    else invalid.push({ member, reason: problem.keyword });
  }
  return { state: 'unfulfilled', missing: [...missing], invalid };
}

/** The member that a problem is about; empty for the whole. */
export function nameOf({ instancePath }: ConfigError): string {
  return instancePath.slice(1).replaceAll('/', '.');
}

/**
 * Identifies the result of a configuration: members sorted, selections sorted and without doubles, since
 * their order changes nothing.
 */
export function cacheKey(table: ReadTable, config: JsonObject): string {
  const members = rewrite(table, config, FOR_KEYS);
  const { required, optional } = table.selects ?? {};
  let key = table.id;
  for (const member of Object.keys(members).sort()) {
    const value = members[member] ?? null;
    const isSet = member === required || member === optional;
    key += `,${keyText(member)}:${keyText(isSet ? asSet(value) : canonical(value))}`;
  }
  return key;
}

/** Text that ends where it says, and so needs no escapes; anything else as JSON, which begins otherwise. */
function keyText(value: Json): string {
  return typeof value === 'string' ? `'${value.length}'${value}` : JSON.stringify(value);
}

function asSet(value: Json): Json {
  return Array.isArray(value) ? [...new Set(value.map(String))].sort() : value;
}

function canonical(value: Json): Json {
  if (Array.isArray(value)) return value.map(canonical);
  if (!isJsonObject(value)) return value;
  // No two begin with the same name.
  const sorted = Object.entries(value).sort();
  return Object.fromEntries(sorted.map(([member, inner]) => [member, canonical(inner)]));
}

const SHORT_ID = /^[a-zA-Z0-9]{15}$/;

/**
 * The 18-character form of a 15-character record id: three more characters say which of the others are
 * capitals, five at a time. Anything else is handed back as it is.
 *
 * @see requirement 001 section 5
 *
 * @example
 * expandRecordId('003RM0000068xVC'); // '003RM0000068xVCYAY'
 */
export function expandRecordId(id: string): string {
  if (!SHORT_ID.test(id)) return id;
  let suffix = '';
  for (const chunk of [0, 5, 10]) {
    let capitals = 0;
    for (const bit of [0, 1, 2, 3, 4]) if (/[A-Z]/.test(id.charAt(chunk + bit))) capitals += 2 ** bit;
    // A to Z, then 0 to 5.
    suffix += String.fromCharCode(capitals + (capitals < 26 ? 65 : 22));
  }
  return id + suffix;
}
