import { camelCase, isObject, listAt, objectAt, textAt, textsAt, valueAt } from '../spec/json.ts';
import { configurationSchema } from './configuration.ts';
import { asLists, constantsAt, lookUpConstants } from './constants.ts';
import { createBody } from './body.ts';
import { createResponses, isSuccess } from './responses.ts';
import { createWire, isPlainStyle } from './wire.ts';
import { resolve } from '../spec/references.ts';
import { deriveShape, mergeShapes } from './shape.ts';
import { findTags } from './tags.ts';
import type { Schemas } from './shape.ts';
import type {
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
  /** The schemas that lead to an entity, and to a tag. */
  readonly reaching: { readonly entities: ReadonlySet<string>; readonly tags: ReadonlySet<string> };
}

/** The place of an operation in its spec. */
interface OperationPlace {
  readonly path: string;
  readonly method: string;
  readonly item: JsonObject;
}

/** The plain data of one operation. */
export function createOperation(context: SpecContext, place: OperationPlace): OperationModel {
  const { schemas } = context;
  const operation = objectAt(place.item, place.method);
  const kind = isObject(operation['x-read']) ? 'read' : 'write';
  const extension = objectAt(operation, `x-${kind}`);
  const parameters = createParameters(context, place, extension);
  const body = createBody(context.document, operation);
  const { defaults, borrowed } = createDefaults(extension, context.constants);
  const given = { parameters, defaults, extension, ...(body === undefined ? {} : { body }) };
  const responses = createResponses(context.document, operation);
  const travelling = { document: context.document, path: place.path, parameters, responses };
  const wire = createWire(operation, { ...travelling, ...(body === undefined ? {} : { body }) });
  return {
    ...given,
    id: textAt(operation, 'operationId'),
    api: context.api,
    tag: textsAt(operation, 'tags')[0] ?? '',
    kind,
    method: place.method.toUpperCase(),
    // A fragment tells operations of one address apart, and is never sent; a fixed query is the trait's.
    path: place.path.replace(/[?#].*$/, ''),
    summary: textAt(operation, 'summary'),
    description: textAt(operation, 'description'),
    always: asLists(lookUpConstants(objectAt(extension, 'always'), context.constants)),
    limits: constantsAt(objectAt(extension, 'limits'), context.constants),
    ...createTracks(context, textAt(operation, 'operationId')),
    borrowed,
    ...createItems(extension, parameters, context.constants),
    tags: responses
      .filter(isSuccess)
      .flatMap(({ schema }) => findTags({ schemas, kind, reaching: context.reaching.tags }, schema ?? {})),
    responses,
    ...(wire === undefined ? {} : { wire }),
    shape: responseShape(context, responses),
    config: configurationSchema({ ...given, document: context.document }),
  };
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
  const name = textAt(parameter, 'x-name') || (place === 'header' ? camelCase(wire) : wire);
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
      ...(isPlainStyle(context.document, parameter) ? {} : { style: styleOf(parameter) }),
      description: textAt(parameter, 'description'),
      schema: objectAt(parameter, 'schema'),
      ...(normalise === '' ? {} : { normalise }),
      ...(takenFrom === '' ? {} : { takenFrom }),
    },
  ];
}

/** The style of a parameter as OpenAPI names it, with its default. */
function styleOf(parameter: JsonObject): NonNullable<ParameterModel['style']> {
  const isQuery = parameter['in'] === 'query';
  const style = textAt(parameter, 'x-style') || textAt(parameter, 'style') || (isQuery ? 'form' : 'simple');
  const explode = parameter['explode'];
  return { style, explode: typeof explode === 'boolean' ? explode : style === 'form' };
}

function responseShape(context: SpecContext, responses: readonly ResponseModel[]): Shape {
  const [first, ...others] = responses
    .filter(isSuccess)
    .flatMap(({ schema }) =>
      schema === undefined ? [] : [deriveShape(context.schemas, schema, context.reaching.entities)],
    );
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
