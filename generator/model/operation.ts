import { camelCase, isObject, listAt, objectAt, textAt, textsAt, valueAt } from '../spec/json.ts';
import { configurationSchema } from './configuration.ts';
import { asLists, constantsAt, lookUpConstants } from './constants.ts';
import { resolve } from '../spec/references.ts';
import { deriveShape, mergeShapes } from './shape.ts';
import { findTags } from './tags.ts';
import type { Schemas } from './shape.ts';
import type {
  BodyModel,
  BorrowedDefault,
  Json,
  JsonObject,
  OperationModel,
  ParameterModel,
  ResponseModel,
  Shape,
} from '../spec/types.ts';

/** One spec and what is looked up in it while its operations are read. */
interface SpecContext {
  readonly api: string;
  readonly document: JsonObject;
  readonly schemas: Schemas;
  readonly constants: JsonObject;
}

/** The place of an operation in its spec. */
interface OperationPlace {
  readonly path: string;
  readonly method: string;
  readonly item: JsonObject;
}

/** The plain data of one operation. */
export function createOperation(context: SpecContext, place: OperationPlace): OperationModel {
  const operation = objectAt(place.item, place.method);
  const kind = isObject(operation['x-read']) ? 'read' : 'write';
  const extension = objectAt(operation, `x-${kind}`);
  const parameters = createParameters(context, place, extension);
  const body = createBody(context, operation);
  const { defaults, borrowed } = createDefaults(extension, context.constants);
  const given = { parameters, defaults, extension, ...(body === undefined ? {} : { body }) };
  const responses = createResponses(context, operation);
  return {
    ...given,
    id: textAt(operation, 'operationId'),
    api: context.api,
    tag: textsAt(operation, 'tags')[0] ?? '',
    kind,
    method: place.method.toUpperCase(),
    path: place.path,
    summary: textAt(operation, 'summary'),
    description: textAt(operation, 'description'),
    always: asLists(lookUpConstants(objectAt(extension, 'always'), context.constants)),
    limits: constantsAt(objectAt(extension, 'limits'), context.constants),
    ...createTracks(context, textAt(operation, 'operationId')),
    borrowed,
    ...createItems(extension, parameters, context.constants),
    tags: responses.filter(isSuccess).flatMap(({ schema }) => findTags(context.schemas, schema ?? {}, kind)),
    responses,
    shape: responseShape(context, responses),
    config: configurationSchema({ ...given, document: context.document }),
  };
}

/** Returns true for an answer whose status is a success. */
function isSuccess(response: ResponseModel): boolean {
  return response.status.startsWith('2');
}

function createParameters(
  context: SpecContext,
  place: OperationPlace,
  extension: JsonObject,
): readonly ParameterModel[] {
  const listed = [
    ...listAt(place.item, 'parameters'),
    ...listAt(objectAt(place.item, place.method), 'parameters'),
  ];
  const byPlace = new Map<string, JsonObject>();
  for (const node of listed) {
    const parameter = resolve(context.document, node);
    byPlace.set(`${textAt(parameter, 'in')} ${textAt(parameter, 'name')}`, parameter);
  }
  return [...byPlace.values()].flatMap((parameter) => createParameter(context, parameter, extension));
}

function createParameter(
  context: SpecContext,
  parameter: JsonObject,
  extension: JsonObject,
): readonly ParameterModel[] {
  const wire = textAt(parameter, 'name');
  const place = parameter['in'];
  if (place !== 'path' && place !== 'query' && place !== 'header') return [];
  const name = place === 'header' ? camelCase(wire) : wire;
  const isList = resolve(context.document, parameter['schema'])['type'] === 'array';
  const normalise = textAt(objectAt(extension, 'normalise'), name);
  const takenFrom = textAt(objectAt(extension, 'take'), name);
  return [
    {
      name,
      wire,
      in: place,
      required: parameter['required'] === true,
      csv: isList && (place !== 'query' || parameter['explode'] === false),
      description: textAt(parameter, 'description'),
      schema: objectAt(parameter, 'schema'),
      ...(normalise === '' ? {} : { normalise }),
      ...(takenFrom === '' ? {} : { takenFrom }),
    },
  ];
}

function createBody(context: SpecContext, operation: JsonObject): BodyModel | undefined {
  if (operation['requestBody'] === undefined) return undefined;
  const request = resolve(context.document, operation['requestBody']);
  const type = jsonSchema(request) === undefined ? 'multipart/form-data' : 'application/json';
  const schema = resolve(context.document, objectAt(objectAt(request, 'content'), type)['schema']);
  const schemas = [schema, ...listAt(schema, 'allOf').map((each) => resolve(context.document, each))];
  const members: { [member: string]: JsonObject } = {};
  for (const each of schemas) {
    for (const [member, node] of Object.entries(objectAt(each, 'properties')))
      if (isObject(node)) members[member] = node;
  }
  const required = request['required'] === true;
  const requiredMembers = required ? [...new Set(schemas.flatMap((each) => textsAt(each, 'required')))] : [];
  const files = Object.keys(members).filter((member) => members[member]?.['contentMediaType'] !== undefined);
  return { type, files, schema, required, members, requiredMembers };
}

function createResponses(context: SpecContext, operation: JsonObject): readonly ResponseModel[] {
  return Object.entries(objectAt(operation, 'responses')).map(([status, node]) => {
    const response = resolve(context.document, node);
    const schema = jsonSchema(response);
    const examples = objectAt(objectAt(objectAt(response, 'content'), 'application/json'), 'examples');
    const values = Object.values(examples).map(
      (example) => resolve(context.document, example)['value'] ?? null,
    );
    const errorCodes = [...new Set(values.flatMap(collectErrorCodes))].sort();
    return { status, errorCodes, ...(schema === undefined ? {} : { schema }) };
  });
}

function jsonSchema(message: JsonObject): JsonObject | undefined {
  const media = objectAt(message, 'content')['application/json'];
  return isObject(media) && isObject(media['schema']) ? media['schema'] : undefined;
}

function collectErrorCodes(value: Json): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(collectErrorCodes);
  if (!isObject(value)) return [];
  const own = typeof value['errorCode'] === 'string' ? [value['errorCode']] : [];
  return [...own, ...Object.values(value).flatMap(collectErrorCodes)];
}

function responseShape(context: SpecContext, responses: readonly ResponseModel[]): Shape {
  const [first, ...others] = responses
    .filter(isSuccess)
    .flatMap(({ schema }) => (schema === undefined ? [] : [deriveShape(context.schemas, schema)]));
  return first === undefined ? { kind: 'plain' } : others.reduce(mergeShapes, first);
}

/** Of the read that asks anew for entities whose fields are tracked: how far they are. */
function createTracks({ schemas, constants }: SpecContext, id: string): { readonly tracks?: JsonObject } {
  const tracked = Object.values(schemas).map((schema) => objectAt(objectAt(schema, 'x-entity'), 'tracked'));
  const own = tracked.find((each) => textAt(each, 'refresh') === id);
  if (own === undefined) return {};
  const lookUp = (member: string): Json => valueAt(constants, textAt(own, member)) ?? null;
  return { tracks: { depth: lookUp('depth'), spanning: lookUp('spanning') } };
}

function createItems(
  extension: JsonObject,
  parameters: readonly ParameterModel[],
  constants: JsonObject,
): { readonly items?: JsonObject } {
  const items = extension['items'];
  if (!isObject(items)) return {};
  const by = textsAt(items, 'by');
  // Each list says itself how long it may be.
  const most = parameters.find(({ name }) => by.includes(name))?.schema['maxItems'];
  const looked = ['longest', 'placeholder'].flatMap((member): [string, Json][] => {
    const path = textAt(items, member);
    return path === '' ? [] : [[member, valueAt(constants, path) ?? null]];
  });
  return { items: { ...items, ...(most === undefined ? {} : { most }), ...Object.fromEntries(looked) } };
}

function createDefaults(
  extension: JsonObject,
  constants: JsonObject,
): { readonly defaults: JsonObject; readonly borrowed: readonly BorrowedDefault[] } {
  const given = lookUpConstants(objectAt(extension, 'defaults'), constants);
  const borrowed = Object.entries(given).flatMap(([member, value]): BorrowedDefault[] => {
    const read = textAt(value, 'read');
    return read === '' ? [] : [{ member, read, with: objectAt(value, 'with'), take: textAt(value, 'take') }];
  });
  const lent = new Set(borrowed.map(({ member }) => member));
  const defaults = Object.fromEntries(Object.entries(given).filter(([member]) => !lent.has(member)));
  return { defaults, borrowed };
}
