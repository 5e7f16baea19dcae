import { lookUpConstants } from './constants.ts';
import { byText, isObject, listAt, objectAt, textAt, textsAt } from '../spec/json.ts';
import { createOperation } from './operation.ts';
import { resolve, schemasReaching } from '../spec/references.ts';
import { expandSplits, splitIds } from './split.ts';
import { deriveEntityShape } from './shape.ts';
import type { Schemas } from './shape.ts';
import type {
  ApiModel,
  ChoicesModel,
  EntityModel,
  Json,
  JsonObject,
  LoadedSpec,
  OperationModel,
} from '../spec/types.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'];

/** Creates the plain data that all emitters work from, apis sorted by name. */
export function createModel(specs: readonly LoadedSpec[]): readonly ApiModel[] {
  const constants = Object.assign(
    {},
    ...specs.map((spec) => objectAt(spec.document, 'x-constants')),
  ) as JsonObject;
  return [...specs].sort((a, b) => byText(a.api, b.api)).map((spec) => createApi(spec, constants));
}

function createApi(spec: LoadedSpec, constants: JsonObject): ApiModel {
  const { api } = spec;
  const splits = splitIds(spec.document);
  const document = expandSplits(spec.document);
  const schemas = componentSchemas(document);
  const reaching = {
    entities: schemasReaching(schemas, 'x-entity'),
    tags: schemasReaching(schemas, 'x-tag'),
  };
  const context = { api, document, schemas, constants, reaching };
  const all = Object.entries(objectAt(document, 'paths')).flatMap(([path, node]): OperationModel[] => {
    const item = resolve(document, node);
    const methods = METHODS.filter((method) => isObject(item[method]));
    return methods.map((method) => createOperation(context, { path, method, item }));
  });
  all.sort((a, b) => byText(a.id, b.id));
  const entries = new Set([...splits.values()].flat());
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
    operations: all
      .filter(({ id }) => !splits.has(id))
      .map((operation) => ({ ...operation, extension: invalidateSplits(operation.extension, splits) })),
    routes: all.filter(({ id }) => !entries.has(id)),
    choices: createChoices(objectAt(document, 'x-choices'), constants),
    document,
  };
}

/** An extension that invalidates the reads which an address is split into. */
function invalidateSplits(extension: JsonObject, splits: ReadonlyMap<string, readonly string[]>): JsonObject {
  const invalidates = listAt(extension, 'invalidates').flatMap((each): Json[] => {
    const entries = splits.get(textAt(each, 'operation'));
    return entries?.map((operation) => ({ operation })) ?? [each];
  });
  return invalidates.length === 0 ? extension : { ...extension, invalidates };
}

function createChoices(table: JsonObject, constants: JsonObject): readonly ChoicesModel[] {
  return Object.entries(table).map(([name, entry]) => ({
    name,
    summary: textAt(entry, 'summary'),
    otherwise: textAt(entry, 'otherwise'),
    choices: listAt(entry, 'choices').map((choice) => ({
      given: textsAt(choice, 'given'),
      equals: lookUpConstants(objectAt(choice, 'equals'), constants),
      operation: textAt(choice, 'operation'),
    })),
  }));
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
