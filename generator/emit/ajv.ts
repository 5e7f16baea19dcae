import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import items2020 from 'ajv/dist/vocabularies/applicator/items2020.js';
import prefixItems from 'ajv/dist/vocabularies/applicator/prefixItems.js';
import dependentRequired from 'ajv/dist/vocabularies/validation/dependentRequired.js';
import { isObject } from '../model/json.ts';
import { schemaName } from '../model/references.ts';
import { FORMATS } from '../model/formats.ts';
import type { CodeKeywordDefinition } from 'ajv';
import type { ApiModel, Json, JsonObject } from '../model/types.ts';

/** Validators to compile: exported name -> schema of one api. */
export interface ValidatorRequest {
  readonly name: string;
  readonly api: ApiModel;
  readonly schema: JsonObject;
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
 * Standalone validator code, an ES module with one export a request. Ajv's draft-07 class with the 2020-12
 * keywords added tree-shakes, its 2020 class does not: 3 KB against 31 KB for one validator.
 */
export function compileValidators(requests: readonly ValidatorRequest[]): string {
  const ajv = createAjv();
  const exports: { [name: string]: string } = {};
  const apis = new Set(requests.map((request) => request.api));
  for (const api of apis) {
    for (const [name, schema] of Object.entries(api.schemas))
      ajv.addSchema(validating(api.name, schema), `${api.name}.${name}`);
  }
  for (const { name, api, schema } of requests) {
    const component = schemaName(schema);
    exports[name] = component === undefined ? `config.${name}` : `${api.name}.${component}`;
    if (component === undefined) ajv.addSchema(validating(api.name, schema), `config.${name}`);
  }
  return standalone(ajv, exports);
}

function createAjv(): Ajv {
  const ajv = new Ajv({
    strict: true,
    strictTypes: false,
    strictRequired: false,
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
export function validating(api: string, schema: Json): JsonObject {
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
