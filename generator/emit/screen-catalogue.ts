import { isObject } from '../model/json.ts';
import { reachedSchemas, schemaName } from '../model/references.ts';
import { PORTAL } from './header.ts';
import { mergedMembers } from './sdk-files.ts';
import type { ApiModel, GeneratedFile, Json, JsonObject, OperationModel } from '../model/types.ts';

/**
 * What the linter of screen configs checks against: per operation the schemas of its configuration and of its
 * data, the error codes of its examples; and the constants.
 */
export function emitScreenCatalogue(apis: readonly ApiModel[]): GeneratedFile {
  const operations = apis.flatMap((api) =>
    api.operations.map((operation): [string, Json] => [operation.id, operationEntry(api, operation)]),
  );
  const catalogue = {
    generated: `From ${apis.map((api) => api.source).join(' and ')} by npm run generate. Do not edit.`,
    operations: Object.fromEntries(operations.sort(([a], [b]) => (a < b ? -1 : 1))),
    constants: mergedMembers(apis, 'constants'),
  };
  return { path: `${PORTAL}/catalogue.gen.json`, text: `${JSON.stringify(catalogue, null, 1)}\n` };
}

function operationEntry(api: ApiModel, operation: OperationModel): JsonObject {
  const success = operation.responses.find(
    (each) => each.status.startsWith('2') && each.schema !== undefined,
  );
  const codes = new Set(
    operation.responses.filter((each) => !each.status.startsWith('2')).flatMap((each) => each.errorCodes),
  );
  return {
    api: api.name,
    kind: operation.kind,
    summary: operation.summary,
    config: selfContained(api, { ...operation.config, additionalProperties: false }),
    ...(success?.schema === undefined ? {} : { data: selfContained(api, success.schema) }),
    errorCodes: [...codes].sort(),
  };
}

/** A schema that carries what it refers to in its own `$defs`. */
function selfContained(api: ApiModel, schema: JsonObject): JsonObject {
  const names = reachedSchemas(api.schemas, schema);
  const defs = names.map((name): [string, Json] => [name, localise(api.schemas[name] ?? {})]);
  const own = localise(schema);
  if (!isObject(own)) return {};
  return { ...own, ...(defs.length > 0 ? { $defs: Object.fromEntries(defs) } : {}) };
}

function localise(node: Json): Json {
  if (Array.isArray(node)) return node.map(localise);
  if (!isObject(node)) return node;
  const name = schemaName(node);
  const members = Object.entries(node)
    .filter(([key]) => !key.startsWith('x-') && key !== 'example' && key !== 'examples')
    .map(([key, value]): [string, Json] =>
      key === '$ref' && name !== undefined ? [key, `#/$defs/${name}`] : [key, localise(value)],
    );
  return Object.fromEntries(members);
}
