import { isObject, listAt, objectAt, textAt } from '../../spec/json.ts';
import { resolve, schemaName } from '../../spec/references.ts';
import { classOf, text } from './names.ts';
import type { ApiModel, Json, JsonObject } from '../../spec/types.ts';

/** The type that the values of a schema have in Apex. */
export interface ValueType {
  /** The type of a member. */
  readonly apex: string;
  /** Reads a value, given the expression of a field. */
  readonly read: (field: string) => string;
  /** The value as JSON has it. */
  readonly write: (member: string) => string;
  /** The class of an object, or of the items of a list. */
  readonly data?: string;
  readonly isList?: true;
}

/** The document of schemas that become types, and the prefix of their classes. */
export interface TypeContext {
  readonly api: ApiModel;
  readonly prefix: string;
}

const PLAIN: { readonly [kind: string]: readonly [apex: string, method: string] } = {
  string: ['String', 'text'],
  integer: ['Integer', 'whole'],
  number: ['Decimal', 'numeric'],
  boolean: ['Boolean', 'flag'],
};

/** The type of a schema; a schema that may be null is that of its values. */
export function typeOf(context: TypeContext, schema: Json): ValueType {
  const { api, prefix } = context;
  const name = schemaName(schema);
  const node = resolve(api.document, schema);
  const inner = [...listAt(node, 'oneOf'), ...listAt(node, 'anyOf')].find(
    (each) => kindOf(resolve(api.document, each)) !== 'null',
  );
  if (inner !== undefined) return typeOf(context, inner);
  const kind = kindOf(node);
  if (kind === 'array') return listOf(typeOf(context, node['items'] ?? {}));
  if (kind === 'object' && name !== undefined && isObject(node['properties'])) {
    const data = classOf(prefix, name);
    return {
      apex: data,
      read: (field) => `${data}.read(${field}.nested())`,
      write: (member) => `${prefix}Text.data(${member})`,
      data,
    };
  }
  const format = textAt(node, 'format');
  if (kind === 'string' && format === 'date')
    return {
      apex: 'Date',
      read: (field) => `${field}.day()`,
      write: (member) => `${prefix}Text.day(${member})`,
    };
  if (kind === 'string' && format === 'date-time')
    return {
      apex: 'Datetime',
      read: (field) => `${field}.moment()`,
      write: (member) => `${prefix}Text.moment(${member})`,
    };
  const [apex, method] = PLAIN[kind] ?? ['Map<String, Object>', 'free'];
  return { apex, read: (field) => `${field}.${method}()`, write: (member) => member };

  function listOf(item: ValueType): ValueType {
    return {
      apex: `List<${item.apex}>`,
      read: (field) => `${field}.items()`,
      write: (member) =>
        item.data === undefined && item.apex !== 'Date' ? member : `${prefix}Text.each(${member})`,
      isList: true,
      ...(item.data === undefined ? {} : { data: item.data }),
    };
  }
}

/** The kind of a schema's values, other than null. */
function kindOf(node: JsonObject): string {
  const { type } = node;
  if (Array.isArray(type)) return String(type.find((each) => each !== 'null') ?? 'null');
  if (typeof type === 'string') return type;
  return isObject(node['properties']) ? 'object' : 'any';
}

/** Calls that hold a value to the rules of its schema, one after the other. */
export function rulesOf(context: TypeContext, schema: Json, isNeeded: boolean): string {
  const node = variantOf(context, schema);
  const calls = isNeeded && !mayBeNull(context, schema) ? ['needed()'] : [];
  const kind = kindOf(node);
  const bounds = (least: string, most: string): string | undefined =>
    node[least] === undefined && node[most] === undefined
      ? undefined
      : `${numberOf(node[least])}, ${numberOf(node[most])}`;
  const size = kind === 'array' ? bounds('minItems', 'maxItems') : bounds('minLength', 'maxLength');
  if (size !== undefined) calls.push(`size(${size})`);
  if (kind === 'string' && node['pattern'] !== undefined)
    calls.push(`matching(${text(textAt(node, 'pattern'))})`);
  const allowed = listAt(node, 'enum').filter((value) => typeof value === 'string');
  if (allowed.length > 0) calls.push(`among(new Set<String>{ ${allowed.map(text).join(', ')} })`);
  const range = bounds('minimum', 'maximum');
  if (range !== undefined) calls.push(`between(${range})`);
  if (node['const'] === true) calls.push('accepted()');
  if (node['uniqueItems'] === true) calls.push('different()');
  const format = textAt(node, 'format');
  if (format === 'email' || format === 'uuid') calls.push(`${format}()`);
  return calls.map((call) => `.${call}`).join('');
}

function variantOf({ api }: TypeContext, schema: Json): JsonObject {
  const node = resolve(api.document, schema);
  const variants = [...listAt(node, 'oneOf'), ...listAt(node, 'anyOf')].map((each) =>
    resolve(api.document, each),
  );
  return variants.find((each) => kindOf(each) !== 'null') ?? node;
}

function mayBeNull({ api }: TypeContext, schema: Json): boolean {
  const node = resolve(api.document, schema);
  const variants = [...listAt(node, 'oneOf'), ...listAt(node, 'anyOf')].map((each) =>
    resolve(api.document, each),
  );
  return [node, ...variants].some(
    ({ type }) => type === 'null' || (Array.isArray(type) && type.includes('null')),
  );
}

function numberOf(value: Json | undefined): string {
  return typeof value === 'number' ? String(value) : 'null';
}

/** The members of an object with their schemas, and those that it always has. */
export function membersOf(node: JsonObject): {
  readonly members: readonly (readonly [string, Json])[];
  readonly needed: ReadonlySet<string>;
} {
  const needed = new Set(listAt(node, 'required').map(String));
  return { members: Object.entries(objectAt(node, 'properties')), needed };
}
