import { byText, isObject, listAt, objectAt, textsAt } from '../spec/json.ts';
import { schemaName } from '../spec/references.ts';
import type { ApiModel, Json, JsonObject, OperationModel } from '../spec/types.ts';

/** The SDK's `AnswerType`: text, a list, or an object. */
type AnswerType = string | readonly Json[] | JsonObject;

/** The SDK's `AnswerTypes`. */
interface AnswerTypes {
  readonly answers: JsonObject;
  readonly named: JsonObject;
}

interface Context {
  readonly schemas: ApiModel['schemas'];
  /** Types by the names of their schemas, as far as they were needed; the empty text while one is being made. */
  readonly named: Map<string, AnswerType>;
}

/** Derives what the answers of an api are checked for: required members and types of JSON. */
export function deriveAnswerTypes(api: Pick<ApiModel, 'schemas' | 'operations'>): AnswerTypes {
  const context: Context = { schemas: api.schemas, named: new Map() };
  const answers = api.operations.flatMap((operation): [string, Json][] => {
    const type = answerOf(context, operation);
    return type === '' ? [] : [[operation.id, type]];
  });
  const used = usedNames(context, answers);
  const named = [...context.named].filter(([name]) => used.has(name)).sort(([a], [b]) => byText(a, b));
  return { answers: Object.fromEntries(answers), named: Object.fromEntries(named) };
}

/** The type of an operation's answer; empty where nothing is known of it. */
function answerOf(context: Context, { responses }: OperationModel): AnswerType {
  const good = responses.filter(({ status }) => status.startsWith('2'));
  // Where one of them is no JSON, the status decides what comes.
  if (good.some(({ as }) => as !== undefined)) return '';
  return eitherOf(good.flatMap(({ schema }) => (schema === undefined ? [] : [typeOf(context, schema)])));
}

/** The named types that are reached from others: one of letters alone stands where it is used. */
function usedNames({ named }: Context, answers: readonly (readonly [string, Json])[]): ReadonlySet<string> {
  const used = new Set<string>();
  const walk = (type: Json): void => {
    if (typeof type === 'string' && type.startsWith('#') && !used.has(type.slice(1))) {
      used.add(type.slice(1));
      walk(named.get(type.slice(1)) ?? '');
    } else if (Array.isArray(type)) type.forEach(walk);
    else if (isObject(type)) Object.values(type).forEach(walk);
  };
  for (const [, type] of answers) walk(type);
  return used;
}

function typeOf(context: Context, schema: Json | undefined): AnswerType {
  if (!isObject(schema)) return '';
  const name = schemaName(schema);
  const own = ownType(context, schema);
  const all = listAt(schema, 'allOf').map((each) => typeOf(context, each));
  const choices = ['anyOf', 'oneOf'].flatMap((keyword) => {
    const branches = listAt(schema, keyword);
    return branches.length === 0 ? [] : [choiceOf(context, branches)];
  });
  const referred = name === undefined ? [] : [namedType(context, name)];
  return bothOf(context, [...referred, ...all, ...choices, own]);
}

/** The type of a named schema: its name, or itself where it is simple. */
function namedType(context: Context, name: string): AnswerType {
  if (!context.named.has(name)) {
    context.named.set(name, `#${name}`);
    context.named.set(name, typeOf(context, context.schemas[name]));
  }
  const type = context.named.get(name) ?? '';
  return typeof type === 'string' ? type : `#${name}`;
}

const LETTERS: { readonly [type: string]: string } = {
  string: 's',
  number: 'n',
  integer: 'n',
  boolean: 'b',
  object: 'o',
  array: 'a',
  null: '0',
};

function ownType(context: Context, schema: JsonObject): AnswerType {
  const letters = lettersOf(schema);
  const list = isObject(schema['items']) ? listOf(typeOf(context, schema['items'])) : 'a';
  const whole = [...letters].flatMap((letter): AnswerType[] =>
    letter === 'o' ? [membersOf(context, schema)] : letter === 'a' ? [list] : [],
  );
  const simple = [...letters].filter((letter) => !'oa'.includes(letter)).join('');
  return eitherOf(simple === '' ? whole : [simple, ...whole]);
}

/** A list says nothing of items of any type. */
function listOf(items: AnswerType): AnswerType {
  return items === '' ? 'a' : [items];
}

/** The types of JSON that a schema names; none where it takes all. */
function lettersOf(schema: JsonObject): string {
  const values = 'const' in schema ? [schema['const'] ?? null] : listAt(schema, 'enum');
  if (values.length > 0) return unique(values.map((value) => LETTERS[jsonType(value)] ?? ''));
  const types = [schema['type'] ?? []].flat().map((type) => LETTERS[String(type)] ?? '');
  if (types.length > 0) return unique(types);
  // Said by what the schema speaks of, as is common where a type goes without saying.
  return isObject(schema['properties']) ? 'o' : isObject(schema['items']) ? 'a' : '';
}

const unique = (letters: readonly string[]): string => [...new Set(letters)].join('');

function jsonType(value: Json): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}

/** Names that stand for something else in a type. */
const isReserved = (name: string): boolean => /^(?:\*|\||__proto__$)|\?$/.test(name);

function membersOf(context: Context, schema: JsonObject): AnswerType {
  const properties = objectAt(schema, 'properties');
  const required = new Set(textsAt(schema, 'required'));
  const names = [...new Set([...Object.keys(properties), ...required])];
  const members = names.flatMap((name): [string, Json][] => {
    const member = properties[name];
    const isHidden = isObject(member) && member['writeOnly'] === true;
    const type = typeOf(context, member);
    if (isReserved(name) || isHidden || (type === '' && !required.has(name))) return [];
    return [[required.has(name) ? name : `${name}?`, type]];
  });
  const others = isObject(schema['patternProperties']) ? '' : typeOf(context, schema['additionalProperties']);
  const rest: [string, Json][] = others === '' ? [] : [['*', others]];
  return members.length + rest.length === 0 ? 'o' : Object.fromEntries([...members, ...rest]);
}

/** One of several types; any where one of them is any. */
function eitherOf(types: readonly AnswerType[]): AnswerType {
  const flat = types.flatMap((type): Json[] => (Array.isArray(type) && type.length > 1 ? [...type] : [type]));
  if (flat.includes('')) return '';
  const isLetters = (type: Json): type is string => typeof type === 'string' && !type.startsWith('#');
  const letters = unique(flat.filter(isLetters).flatMap((text) => [...text]));
  const covers = (letter: string, type: Json): boolean =>
    letters.includes(letter) && (letter === 'a' ? Array.isArray(type) : isObject(type));
  const others = flat.filter((type) => !isLetters(type) && !covers('a', type) && !covers('o', type));
  const distinct = [...new Map(others.map((type) => [JSON.stringify(type), type])).values()];
  const all = letters === '' ? distinct : [letters, ...distinct];
  const [only = ''] = all;
  // Each of them is a type.
  return all.length > 1 ? all : (only as AnswerType);
}

/** One of several schemas, told apart by a tag where all objects among them have one. */
function choiceOf(context: Context, branches: readonly Json[]): AnswerType {
  const types = branches.map((schema) => ({
    schema: resolved(context, schema),
    type: typeOf(context, schema),
  }));
  const objects = types.filter(({ schema }) => lettersOf(schema) === 'o' && isObject(schema['properties']));
  const tag = objects.length > 1 ? tagOf(objects.map(({ schema }) => schema)) : undefined;
  if (tag === undefined) return eitherOf(types.map(({ type }) => type));
  const tagged = objects.map(({ schema, type }): [string, Json] => [tagValue(schema, tag) ?? '*', type]);
  const others = types.filter((each) => !objects.includes(each)).map(({ type }) => type);
  return eitherOf([...others, { [`|${tag}`]: Object.fromEntries(tagged) }]);
}

function resolved({ schemas }: Context, schema: Json): JsonObject {
  const name = schemaName(schema);
  const found = name === undefined ? schema : (schemas[name] ?? {});
  return isObject(found) ? found : {};
}

/** The member in which each of some objects has a value of its own; one at most may have any other. */
function tagOf(schemas: readonly JsonObject[]): string | undefined {
  const names = Object.keys(objectAt(schemas[0], 'properties'));
  return names.find((name) => {
    const values = schemas.map((schema) => tagValue(schema, name));
    const isEverywhere = schemas.every((schema) => textsAt(schema, 'required').includes(name));
    const known = values.filter((value) => value !== undefined);
    return isEverywhere && new Set(values).size === values.length && known.length >= values.length - 1;
  });
}

function tagValue(schema: JsonObject, name: string): string | undefined {
  const member = objectAt(objectAt(schema, 'properties'), name);
  const values = 'const' in member ? [member['const']] : listAt(member, 'enum');
  const [value] = values;
  return values.length === 1 && ['string', 'number', 'boolean'].includes(typeof value)
    ? String(value)
    : undefined;
}

/** Several types at once: the members of all objects, else the first that says something. */
function bothOf(context: Context, types: readonly AnswerType[]): AnswerType {
  const telling = types.filter((type) => type !== '');
  const [first = '', ...others] = telling;
  if (others.length === 0) return first;
  const objects = telling.map((type) => asMembers(context, type));
  if (!objects.every(isObject)) return first;
  return objects.reduce(mergeMembers);
}

function asMembers({ named }: Context, type: AnswerType): JsonObject | undefined {
  const found = typeof type === 'string' && type.startsWith('#') ? named.get(type.slice(1)) : type;
  if (found === 'o') return {};
  const isMembers = isObject(found) && !Object.keys(found).some((name) => name.startsWith('|'));
  return isMembers ? found : undefined;
}

/** The members of both; one that either requires is required. */
function mergeMembers(one: JsonObject, other: JsonObject): JsonObject {
  // What is one object's own member is not among the others of the other; and no member is one that every object inherits.
  const merged = new Map(Object.entries(one).filter(([key]) => key !== '*'));
  for (const [key, type] of Object.entries(other)) {
    if (key === '*') continue;
    const name = key.replace(/\?$/, '');
    const known = merged.get(name) ?? merged.get(`${name}?`);
    const isRequired = name === key || merged.has(name);
    merged.delete(`${name}?`);
    merged.set(isRequired ? name : `${name}?`, known === undefined || known === '' ? type : known);
  }
  return Object.fromEntries(merged);
}
