import { isObject } from '../spec/json.ts';
import { reachedSchemas, schemaName } from '../spec/references.ts';
import { errorCodes } from './error-codes.ts';
import { PORTAL } from './header.ts';
import { groupName } from './names.ts';
import { mergedMembers } from './names.ts';
import type { ApiModel, GeneratedFile, Json, JsonObject, OperationModel } from '../spec/types.ts';

/**
 * The catalogue that screen configs are checked against: per operation the SDK's module that holds it, whether it answers
 * with pages, the schemas of its configuration and of its data, and the error codes of its examples; the schemas that
 * these refer to, once for each api; and the constants.
 */
export function emitScreenCatalogue(apis: readonly ApiModel[]): GeneratedFile {
  const operations = apis.flatMap((api) =>
    api.operations.map((operation): [string, Json] => [operation.id, operationEntry(api, operation)]),
  );
  const catalogue = {
    generated: `From ${apis.map((api) => api.source).join(' and ')} by npm run generate. Do not edit.`,
    operations: Object.fromEntries(operations.sort(([a], [b]) => (a < b ? -1 : 1))),
    $defs: Object.fromEntries(apis.map((api) => [api.name, definitions(api)])),
    constants: mergedMembers(apis, 'constants'),
  };
  return { path: `${PORTAL}/catalogue.gen.json`, text: `${JSON.stringify(catalogue, null, 1)}\n` };
}

function operationEntry(api: ApiModel, operation: OperationModel): JsonObject {
  const data = dataSchema(operation);
  return {
    api: api.name,
    module: groupName(operation),
    kind: operation.kind,
    ...(isObject(operation.extension['pages']) ? { paged: true } : {}),
    summary: operation.summary,
    config: localise({ ...operation.config, additionalProperties: false }),
    ...(data === undefined ? {} : { data: localise(data) }),
    errorCodes: errorCodes(operation),
  };
}

function dataSchema(operation: OperationModel): JsonObject | undefined {
  return operation.responses.find((each) => each.status.startsWith('2') && each.schema !== undefined)?.schema;
}

/** The schemas of an api that its operations' configurations and data reach. */
function definitions(api: ApiModel): JsonObject {
  const roots = api.operations.flatMap((operation) => [operation.config, dataSchema(operation) ?? {}]);
  const names = reachedSchemas(api.schemas, roots);
  return Object.fromEntries(names.map((name) => [name, localise(api.schemas[name] ?? {})]));
}

/** A schema without annotations of ours but its meaning, whose references name the definitions of its api. */
function localise(node: Json): Json {
  if (Array.isArray(node)) return node.map(localise);
  if (!isObject(node)) return node;
  const name = schemaName(node);
  const { 'x-meaning': meaning } = node;
  const members = Object.entries(node)
    .filter(
      ([key]) => !key.startsWith('x-') && key !== 'example' && (key !== 'examples' || namesStates(node)),
    )
    .map(([key, value]): [string, Json] =>
      key === '$ref' && name !== undefined ? [key, `#/$defs/${name}`] : [key, localise(value)],
    );
  return { ...Object.fromEntries(members), ...(meaning !== undefined && { meaning }) };
}

/** Returns true for a text whose examples are the states that it has today, and that may become more. */
function namesStates({ type, examples }: JsonObject): boolean {
  const isText = [type].flat().includes('string');
  return isText && Array.isArray(examples) && examples.length > 1 && examples.every(isWord);
}

const isWord = (example: Json) => typeof example === 'string' && /^[A-Za-z][A-Za-z ]{0,40}$/.test(example);
