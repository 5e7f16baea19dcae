import { byText, isObject, listAt, objectAt, textAt, textsAt } from './json.ts';
import { createOperation } from './operation.ts';
import { resolve } from './references.ts';
import { deriveEntityShape } from './shape.ts';
import type { Schemas } from './shape.ts';
import type { ApiModel, EntityModel, JsonObject, LoadedSpec, OperationModel } from './types.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Everything that emitters need to know, as plain data, apis sorted by name. */
export function createModel(specs: readonly LoadedSpec[]): readonly ApiModel[] {
  const constants = Object.assign(
    {},
    ...specs.map((spec) => objectAt(spec.document, 'x-constants')),
  ) as JsonObject;
  return [...specs].sort((a, b) => byText(a.api, b.api)).map((spec) => createApi(spec, constants));
}

function createApi(spec: LoadedSpec, constants: JsonObject): ApiModel {
  const { api, document } = spec;
  const schemas = componentSchemas(document);
  const context = { api, document, schemas, constants };
  const operations = Object.entries(objectAt(document, 'paths')).flatMap(([path, node]): OperationModel[] => {
    const item = resolve(document, node);
    const methods = METHODS.filter((method) => isObject(item[method]));
    return methods.map((method) => createOperation(context, { path, method, item }));
  });
  const encodings = textsAt(document, 'x-query-encodings');
  return {
    name: api,
    source: spec.file,
    basePath: textAt(listAt(document, 'servers')[0], 'url').replace(/\/$/, ''),
    queryEncodings: encodings.length > 0 ? encodings : ['names'],
    lifetimes: objectAt(document, 'x-lifetimes'),
    constants: objectAt(document, 'x-constants'),
    schemas,
    entities: createEntities(schemas),
    operations: operations.sort((a, b) => byText(a.id, b.id)),
    document,
  };
}

function componentSchemas(document: JsonObject): Schemas {
  const entries = Object.entries(objectAt(objectAt(document, 'components'), 'schemas'));
  return Object.fromEntries(
    entries
      .flatMap(([name, schema]) => (isObject(schema) ? [[name, schema] as const] : []))
      .sort(([a], [b]) => byText(a, b)),
  );
}

function createEntities(schemas: Schemas): readonly EntityModel[] {
  return Object.entries(schemas).flatMap(([name, schema]) => {
    const extension = schema['x-entity'];
    return isObject(extension) ? [{ name, extension, shape: deriveEntityShape(schemas, name) }] : [];
  });
}
