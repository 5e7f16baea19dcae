import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import items2020 from 'ajv/dist/vocabularies/applicator/items2020.js';
import prefixItems from 'ajv/dist/vocabularies/applicator/prefixItems.js';
import dependentRequired from 'ajv/dist/vocabularies/validation/dependentRequired.js';
import { isObject } from '../spec/json.ts';
import { schemaName } from '../spec/references.ts';
import { FORMATS } from '../spec/formats.ts';
import type { CodeKeywordDefinition, ErrorObject } from 'ajv';
import type { Json, JsonObject } from '../spec/types.ts';

/** A schema of one api: a component by its `$ref`, or one that refers to components. */
interface SchemaUse {
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
  const ajv = createAjv(isLenient);
  for (const { name: api, schemas } of apis)
    for (const [name, schema] of Object.entries(schemas))
      ajv.addSchema(validating(api, schema), `${api}.${name}`);
  const inline = new Map<string, string>();
  const keyOf = ({ api, schema }: SchemaUse): string => {
    const component = schemaName(schema);
    if (component !== undefined) return `${api}.${component}`;
    const reduced = validating(api, schema);
    const text = JSON.stringify(reduced);
    const key = inline.get(text) ?? `inline.${inline.size}`;
    if (!inline.has(text)) ajv.addSchema(reduced, key);
    inline.set(text, key);
    return key;
  };
  return {
    errorsOf(use, value) {
      const validate = ajv.getSchema(keyOf(use));
      return validate === undefined || validate(value) === true ? [] : (validate.errors ?? []);
    },
    standalone: (requests) =>
      renumber(
        moduleCode(
          ajv,
          requests.map((each) => [each.name, keyOf(each)]),
        ),
      ),
  };
}

/** Code of an export a name; Ajv would write what two names share twice. */
function moduleCode(ajv: Ajv, exports: readonly (readonly [name: string, key: string])[]): string {
  const firstOf = new Map<string, string>();
  for (const [name, key] of exports) if (!firstOf.has(key)) firstOf.set(key, name);
  const code = standalone(ajv, Object.fromEntries([...firstOf].map(([key, name]) => [name, key])));
  const others = exports.filter(([name, key]) => firstOf.get(key) !== name);
  return code + others.map(([name, key]) => `\nexport const ${name} = ${firstOf.get(key)};`).join('');
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

function createAjv(isLenient: boolean): Ajv {
  const ajv = new Ajv({
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
  return ajv;
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
