import { isObject, listAt, objectAt, textAt, textsAt } from '../spec/json.ts';
import { resolve } from '../spec/references.ts';
import { literal, memberName } from './literal.ts';
import type { ApiModel, Json, JsonObject, OperationModel } from '../spec/types.ts';

/** The required content of configurations of reads in words, for explaining a refused one. */
export function reasonsText(apis: readonly ApiModel[]): string {
  const rows = apis.flatMap((api) =>
    api.operations
      .filter(({ kind }) => kind === 'read')
      .map((operation) => `  ${memberName(operation.id)}: ${literal(expectations(api, operation), '  ')},\n`),
  );
  return (
    `import { createReasons } from '../query/explain-reasons.ts';\n\n` +
    `/** Says in words why the configuration of a read cannot be used. */\n` +
    `export const explainReasons = /* @__PURE__ */ createReasons({\n${rows.join('')}});\n`
  );
}

function expectations({ document }: ApiModel, { config, extension, items }: OperationModel): JsonObject {
  const members: { [path: string]: Json } = {};
  const walk = (path: string, schema: Json | undefined, around: JsonObject = {}): void => {
    // A list says what its items are.
    const resolved = { ...pick(around), ...resolve(document, schema) };
    members[path] = expected(document, resolved);
    if (isObject(resolved['items'])) walk(`${path}.*`, resolved['items'], resolved);
  };
  const own = Object.entries(objectAt(config, 'properties'));
  for (const [name, schema] of own) walk(name, schema);
  const groups = textAt(items, 'groups');
  if (groups !== '') {
    members[groups] = 'a list that is not empty';
    members[`${groups}.*`] = 'an object';
    for (const [name, schema] of own) walk(`${groups}.*.${name}`, schema);
  }
  const any = textsAt(objectAt(extension, 'needs'), 'any');
  return { members, ...(any.length === 0 ? {} : { any }) };
}

function pick({ description = '' }: JsonObject): JsonObject {
  return { description };
}

/** Most values that are named one by one. */
const MOST_VALUES = 12;

const TYPES: { readonly [type: string]: string } = {
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

/** The value that a schema takes, in words. */
function expected(document: JsonObject, schema: JsonObject): string {
  const values = listAt(schema, 'enum').map((value) => String(value));
  if (values.length > 0)
    return values.length > MOST_VALUES ? 'one of its values' : `one of ${values.join(', ')}`;
  const branches = ['anyOf', 'oneOf', 'allOf'].flatMap((keyword) => listAt(schema, keyword));
  const types = [schema['type'] ?? []].flat().map(String);
  if (types.length === 0 && branches.length > 0)
    return [...new Set(branches.map((branch) => expected(document, resolve(document, branch))))].join(' or ');
  if (types.length !== 1)
    return types.map((type) => TYPES[type] ?? 'a number').join(' or ') || 'another value';
  const [type = ''] = types;
  if (type === 'integer' || type === 'number') return numberText(schema, type);
  if (type === 'array') return Number(schema['minItems'] ?? 0) > 0 ? 'a list that is not empty' : 'a list';
  if (type !== 'string') return TYPES[type] ?? 'another value';
  return patternText(schema) ?? lengthText(schema);
}

function numberText({ minimum, maximum }: JsonObject, type: string): string {
  const noun = type === 'integer' ? 'a whole number' : 'a number';
  if (minimum !== undefined && maximum !== undefined)
    return `${noun} from ${String(minimum)} to ${String(maximum)}`;
  if (minimum !== undefined) return `${noun} from ${String(minimum)}`;
  return maximum === undefined ? noun : `${noun} up to ${String(maximum)}`;
}

function lengthText({ minLength, maxLength, format }: JsonObject): string {
  if (format !== undefined) return `a ${String(format)}`;
  if (maxLength !== undefined) return `${String(minLength ?? 0)} to ${String(maxLength)} characters`;
  return Number(minLength ?? 0) > 0 ? 'a text that is not empty' : 'a text';
}

/** One class of characters, counted, and perhaps some more. */
const COUNTED = /^\^(\[[^\]]+\])\{(\d+)(?:,(\d+))?\}(?:\(\?:\1\{(\d+)\}\)\?)?\$$/;

/** The texts that a pattern takes: so many characters, else what the description has as code, such as `Object.Field`. */
function patternText(schema: JsonObject): string | undefined {
  const pattern = textAt(schema, 'pattern');
  if (pattern === '') return undefined;
  const [, characters, least, most, more] = COUNTED.exec(pattern) ?? [];
  const noun = characters === '[0-9]' ? 'digits' : 'characters';
  if (least !== undefined && more !== undefined) return `${least} or ${Number(least) + Number(more)} ${noun}`;
  if (least !== undefined) return `${most === undefined ? least : `${least} to ${most}`} ${noun}`;
  const code = /`([^`]+)`/.exec(textAt(schema, 'description'))?.[1];
  return code ?? `a text like ${pattern}`;
}
