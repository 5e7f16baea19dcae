import type { GlobalContext, OpenAPI3 } from 'openapi-typescript';
import { SANDBOX, header } from './header.ts';
import { createNamedTypes } from './named-types.ts';
import { isExtension } from '../spec/extensions.ts';
import { isObject } from '../spec/json.ts';
import { makeAnew } from '../spec/memory.ts';
import type { Recall } from '../spec/memory.ts';
import type { NamedTypes } from './named-types.ts';
import type { ApiModel, GeneratedFile, Json } from '../spec/types.ts';

/** The types of all specs. */
interface OpenapiTypes {
  /** As openapi-typescript prints them, for the sandbox. */
  readonly files: readonly GeneratedFile[];
  /** By the name of the api: the same under names of their own, for the SDK. */
  readonly named: ReadonlyMap<string, NamedTypes>;
}

/**
 * The types of each spec, through openapi-typescript. The only file that knows that package: it is in
 * maintenance only and has to be replaceable in a day.
 */
export async function openapiTypes(
  apis: readonly ApiModel[],
  recall: Recall = makeAnew,
): Promise<OpenapiTypes> {
  const texts = await Promise.all(
    apis.map(async (api) => {
      const document = withoutExtensions(api.document);
      const text = await recall('types', [JSON.stringify(document)], () => typesText(document));
      return { api, text: header([api.source]) + text };
    }),
  );
  return {
    files: texts.map(({ api, text }) => ({ path: `${SANDBOX}/types/${api.name}.gen.ts`, text })),
    named: new Map(texts.map(({ api, text }) => [api.name, createNamedTypes(apis, api, text)])),
  };
}

/** The types of one spec, as openapi-typescript prints them. */
export function openapiTypesText(api: ApiModel): Promise<string> {
  return typesText(withoutExtensions(api.document));
}

async function typesText(kept: Json): Promise<string> {
  const [{ default: transformSchema }, { resolveRef, scanDiscriminators }, { astToString }] =
    await Promise.all([
      import('openapi-typescript/dist/transform/index.mjs'),
      import('openapi-typescript/dist/lib/utils.mjs'),
      import('openapi-typescript/dist/lib/ts.mjs'),
    ]);
  // The document was validated against OpenAPI 3.1 when it was loaded.
  const document = kept as unknown as OpenAPI3;
  const context: GlobalContext = {
    ...OPTIONS,
    discriminators: scanDiscriminators(document, { silent: true }),
    injectFooter: [],
    // The transformer carries the linter's configuration along and never looks at it.
    redoc: {} as GlobalContext['redoc'],
    resolve: <T>(ref: string): T | undefined => resolveRef<T>(document, ref, { silent: true }),
  };
  return astToString(transformSchema(document, context));
}

/**
 * A copy without extensions and examples, in whose `anyOf` and `allOf` the transformer would look for schemas,
 * and without subschemas that only assert, such as `anyOf: [{ required: [a] }]`: it makes `unknown` of them.
 */
function withoutExtensions(node: Json, holder = ''): Json {
  if (Array.isArray(node)) return node.map((item: Json) => withoutExtensions(item));
  if (!isObject(node)) return node;
  const isListed = Array.isArray(node['enum']) && [node['type']].flat().includes('object');
  const kept = Object.entries(node).filter(
    ([key, value]) =>
      !isExtension(key, holder) &&
      !(key === 'examples' && isObject(value)) &&
      !isAssertion(key, value) &&
      // A list says it all, and the transformer would take its values for schemas.
      !(isListed && key === 'type'),
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutExtensions(value, key)]));
}

const UNIONS = ['anyOf', 'oneOf', 'allOf'];
const ASSERTIONS = ['required', 'not', 'minProperties', 'if', 'then', 'else', ...UNIONS];

/** Returns true for a keyword that only asserts, and says nothing about types. */
function isAssertion(key: string, value: Json): boolean {
  if (!UNIONS.includes(key) || !Array.isArray(value)) return false;
  return value.every(
    (subschema: Json) =>
      isObject(subschema) &&
      Object.entries(subschema).every(
        ([name, inner]) => ASSERTIONS.includes(name) && (!UNIONS.includes(name) || isAssertion(name, inner)),
      ),
  );
}

const OPTIONS = {
  additionalProperties: false,
  alphabetize: false,
  arrayLength: false,
  defaultNonNullable: false,
  emptyObjectsUnknown: false,
  enum: false,
  enumValues: false,
  conditionalEnums: false,
  dedupeEnums: false,
  excludeDeprecated: false,
  exportType: false,
  immutable: true,
  pathParamsAsTypes: false,
  postTransform: undefined,
  propertiesRequiredByDefault: false,
  rootTypes: false,
  rootTypesNoSchemaPrefix: false,
  rootTypesKeepCasing: false,
  silent: true,
  transform: undefined,
  transformProperty: undefined,
  makePathsEnum: false,
  generatePathParams: false,
  readWriteMarkers: false,
} satisfies Partial<GlobalContext>;
