import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import items2020 from 'ajv/dist/vocabularies/applicator/items2020.js';
import prefixItems from 'ajv/dist/vocabularies/applicator/prefixItems.js';
import dependentRequired from 'ajv/dist/vocabularies/validation/dependentRequired.js';
import { INHERITED, isObject } from '../spec/json.ts';
import { REQUIRED_ANY } from './required-any.ts';
import { hashTexts } from '../spec/memory.ts';
import { schemaName } from '../spec/references.ts';
import { FORMATS } from '../spec/formats.ts';
import type { CodeKeywordDefinition, ErrorObject } from 'ajv';
import type { Json, JsonObject } from '../spec/types.ts';

/** A schema of one api: a component by its `$ref`, or one that refers to components. */
export interface SchemaUse {
  readonly api: string;
  readonly schema: JsonObject;
}

/** A validator to export: its name and what it validates. */
export interface ValidatorRequest extends SchemaUse {
  readonly name: string;
}

/** The component schemas of one api. */
interface ApiSchemas {
  readonly name: string;
  readonly schemas: { readonly [name: string]: JsonObject };
}

/** Compiles the schemas of all apis, each of them once however often it is asked for. */
export interface SchemaCompiler {
  /** A name for all that decides what a schema accepts: itself and every schema that it reaches, their annotations left out. */
  readonly nameOf: (use: SchemaUse) => string;
  /** Errors of a value; none when it meets the schema. */
  readonly errorsOf: (use: SchemaUse, value: Json) => readonly ErrorObject[];
  /** Standalone code: an ES module with one export a request. */
  readonly standalone: (requests: readonly ValidatorRequest[]) => string;
}

/** Options of the compiler. */
interface CompilerOptions {
  /** True for schemas of others, which may hold keywords that say nothing. */
  readonly isLenient?: boolean;
}

const ANNOTATIONS = new Set(
  'title description example examples default deprecated readOnly writeOnly discriminator xml externalDocs $comment contentMediaType contentEncoding'.split(
    ' ',
  ),
);

/** Keywords whose members are names of properties, not keywords. */
const NAMED = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentRequired']);
const VALUES = new Set(['const', 'enum', 'required']);

/**
 * Ajv's draft-07 class with the 2020-12 keywords added: its standalone code tree-shakes, that of its 2020 class does
 * not: 3 KB against 31 KB for one validator.
 */
export function createCompiler(
  apis: readonly ApiSchemas[],
  { isLenient = false }: CompilerOptions = {},
): SchemaCompiler {
  let reduced: ReadonlyMap<string, JsonObject> | undefined;
  // Only when somebody asks: what is made of types alone needs no validator.
  const reducedOf = (): ReadonlyMap<string, JsonObject> => (reduced ??= reduceAll(apis));
  const reachOf = createReach(reducedOf);
  const names = new Map<string, string>();
  const plain = createAdded(reducedOf, { isLenient, ownProperties: false });
  const careful = createAdded(reducedOf, { isLenient, ownProperties: true });
  const addedFor = (uses: readonly SchemaUse[]): AddedSchemas =>
    uses.some((use) => reachOf(reduceUse(use)).some(({ isOfObjects }) => isOfObjects)) ? careful : plain;
  return {
    nameOf(use) {
      const component = wholeComponent(use.schema);
      const key = component === undefined ? undefined : `${use.api}.${component}`;
      const known = key === undefined ? undefined : names.get(key);
      if (known !== undefined) return known;
      const texts = reachOf(reduceUse(use)).map(({ text }) => text);
      const name = hashTexts([String(isLenient), ...texts]);
      if (key !== undefined) names.set(key, name);
      return name;
    },
    errorsOf(use, value) {
      const { ajv, keyOf } = addedFor([use]);
      const validate = ajv().getSchema(keyOf(use));
      return validate === undefined || validate(value) === true ? [] : (validate.errors ?? []);
    },
    standalone(requests) {
      const added = addedFor(requests);
      const code = moduleCode(added, requests);
      if (!hasTwins(code)) return renumber(code);
      const ownProperties = added === careful;
      return renumber(moduleCode(createAdded(reducedOf, { isLenient, ownProperties }), requests));
    },
  };
}

/** Schemas that are added to one Ajv. */
interface AddedSchemas {
  readonly ajv: () => Ajv;
  /** The name under which a schema is added. */
  readonly keyOf: (use: SchemaUse) => string;
}

/** Adds schemas only when something has to be compiled: what is remembered needs none. */
function createAdded(schemas: () => ReadonlyMap<string, JsonObject>, options: AjvOptions): AddedSchemas {
  let made: Ajv | undefined;
  const ajv = (): Ajv => {
    if (made !== undefined) return made;
    made = createAjv(options);
    for (const [key, schema] of schemas()) made.addSchema(schema, key);
    return made;
  };
  const inline = new Map<string, string>();
  const keyOf = ({ api, schema }: SchemaUse): string => {
    const component = wholeComponent(schema);
    if (component !== undefined) return `${api}.${component}`;
    const own = validating(api, schema);
    const text = JSON.stringify(own);
    const key = inline.get(text) ?? `inline.${inline.size}`;
    if (!inline.has(text)) ajv().addSchema(own, key);
    inline.set(text, key);
    return key;
  };
  return { ajv, keyOf };
}

function reduceUse({ api, schema }: SchemaUse): JsonObject {
  const component = wholeComponent(schema);
  return component === undefined ? validating(api, schema) : { $ref: `${api}.${component}` };
}

/** The component that a schema is and nothing else; undefined where it asks for more than that. */
export function wholeComponent(schema: JsonObject): string | undefined {
  const asserts = Object.keys(schema).filter((key) => !ANNOTATIONS.has(key) && !key.startsWith('x-'));
  return asserts.length === 1 ? schemaName(schema) : undefined;
}

/** A schema by what decides what it accepts. */
interface SchemaFacts {
  readonly text: string;
  readonly refs: readonly string[];
  /** True where it names members that every object inherits, which are there only where an object has them itself. */
  readonly isOfObjects: boolean;
}

/** Finds a schema with all that it reaches, itself first. */
function createReach(
  schemas: () => ReadonlyMap<string, JsonObject>,
): (schema: JsonObject) => readonly SchemaFacts[] {
  const known = new Map<string, SchemaFacts>();
  const componentFacts = (key: string): SchemaFacts => {
    const schema = schemas().get(key) ?? {};
    const { text, ...others } = known.get(key) ?? factsOf(schema);
    const facts = known.get(key) ?? { text: hashTexts([key, text]), ...others };
    known.set(key, facts);
    return facts;
  };
  return (schema) => {
    const own = factsOf(schema);
    const reached = new Set(own.refs);
    // A set hands out what is added to it on the way.
    for (const key of reached) for (const ref of componentFacts(key).refs) reached.add(ref);
    return [own, ...[...reached].sort().map(componentFacts)];
  };
}

const INHERITED_NAME = new RegExp(`"(?:${[...INHERITED].join('|')})"`);

function factsOf(schema: JsonObject): SchemaFacts {
  const text = JSON.stringify(schema);
  return { text, refs: refsOf(schema), isOfObjects: INHERITED_NAME.test(text) };
}

/** Everything that is called `$ref` below a node: more than references does no harm. */
function refsOf(node: Json): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(refsOf);
  return Object.entries(node).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value] : refsOf(value),
  );
}

/** Code of an export a name; Ajv would write what two names share twice. */
function moduleCode({ ajv, keyOf }: AddedSchemas, requests: readonly ValidatorRequest[]): string {
  const exports = requests.map((each) => [each.name, keyOf(each)] as const);
  const firstOf = new Map<string, string>();
  for (const [name, key] of exports) if (!firstOf.has(key)) firstOf.set(key, name);
  const code = standalone(ajv(), Object.fromEntries([...firstOf].map(([key, name]) => [name, key])));
  const others = exports.filter(([name, key]) => firstOf.get(key) !== name);
  return code + others.map(([name, key]) => `\nexport const ${name} = ${firstOf.get(key)};`).join('');
}

/**
 * Returns true for code that declares a function twice. Ajv writes such code of schemas that name each other where it
 * compiled them in another order than it exports them in; a new Ajv compiles in the order in which it writes.
 */
function hasTwins(code: string): boolean {
  const declared = [...code.matchAll(/\bfunction (validate\d+)\(/g)].map(([, name]) => name);
  return new Set(declared).size < declared.length;
}

/** A name with a number that is not in a text; a member of data may be called so, too. */
const NUMBERED = /"(?:[^"\\]|\\.)*"|(?<![.\w$])(validate|schema|pattern|func|formats|wrapper)(\d+)\b/g;

/** Declarations of a name with a number that is none of the above; those of errors and indices belong to one function. */
const OTHERS =
  /"(?:[^"\\]|\\.)*"|\bconst ((?!(?:validate|schema|pattern|func|formats|wrapper|err|indices)\d)[A-Za-z]+\d+) = (?:new |require\(|\{|\/)/g;

/**
 * Code whose names are counted from 0, so that it does not change when another module gets one more schema.
 *
 * @throws an `Error` when Ajv calls something by a name that is not renumbered
 */
function renumber(code: string): string {
  const unknown = [...code.matchAll(OTHERS)].flatMap(([, name]) => name ?? []);
  if (unknown.length > 0)
    throw new Error(`Ajv has new names: ${unknown.join(', ')}. Mend generator/validation/compiler.ts.`);
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return code.replace(NUMBERED, (found, kind: string | undefined) => {
    if (kind === undefined) return found;
    const known = names.get(found);
    if (known !== undefined) return known;
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    names.set(found, `${kind}${count}`);
    return `${kind}${count}`;
  });
}

/** Options of one Ajv. */
interface AjvOptions {
  readonly isLenient: boolean;
  /** True where only an object's own members are members, at the price of code. */
  readonly ownProperties: boolean;
}

function createAjv({ isLenient, ownProperties }: AjvOptions): Ajv {
  const ajv = new Ajv({
    ownProperties,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    ...(isLenient ? { strictSchema: false, strictTuples: false, allowMatchingProperties: true } : {}),
    ...(isLenient ? { logger: false as const } : {}),
    // They were when the spec was loaded.
    validateSchema: false,
    allErrors: true,
    inlineRefs: false,
    formats: FORMATS,
    code: { source: true, esm: true, lines: false },
  });
  ajv.removeKeyword('items').removeKeyword('additionalItems').removeKeyword('dependencies');
  for (const keyword of [prefixItems, items2020, dependentRequired]) {
    // Each of these CommonJS modules exports one keyword as its default.
    ajv.addKeyword((keyword as unknown as { default: CodeKeywordDefinition }).default);
  }
  ajv.addKeyword(REQUIRED_ANY);
  return ajv;
}

function reduceAll(apis: readonly ApiSchemas[]): ReadonlyMap<string, JsonObject> {
  const all = apis.flatMap(({ name: api, schemas }) =>
    Object.entries(schemas).map(([name, schema]) => [`${api}.${name}`, validating(api, schema)] as const),
  );
  return new Map(all);
}

/** A schema reduced to what validates, with references by the names under which schemas are added to Ajv. */
function validating(api: string, schema: Json): JsonObject {
  return isObject(schema) ? reduceSchema(api, schema) : {};
}

function reduceSchema(api: string, schema: JsonObject): JsonObject {
  const kept = Object.entries(schema).filter(([key]) => !ANNOTATIONS.has(key) && !key.startsWith('x-'));
  const reduced = kept.map(([key, value]): [string, Json] => {
    const component = key === '$ref' ? schemaName(schema) : undefined;
    if (component !== undefined) return [key, `${api}.${component}`];
    if (VALUES.has(key)) return [key, value];
    return [key, NAMED.has(key) && isObject(value) ? mapMembers(api, value) : reduceValue(api, value)];
  });
  return Object.fromEntries(reduced);
}

function mapMembers(api: string, members: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(members).map(([name, value]) => [name, reduceValue(api, value)]));
}

function reduceValue(api: string, value: Json): Json {
  if (Array.isArray(value)) return value.map((item: Json) => reduceValue(api, item));
  return isObject(value) ? reduceSchema(api, value) : value;
}
