import { isObject, objectAt, textAt } from '../spec/json.ts';
import { sampleAnswers, sampleOf } from './samples.ts';
import type { ApiModel, Json, JsonObject, OperationModel, ParameterModel } from '../spec/types.ts';
import type { Target } from './target.ts';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** A Postman collection (2.1) for each document, which Bruno and Insomnia import, too. */
export const postman: Target = {
  name: 'postman',
  isBuiltIn: true,
  emit: ({ apis }) =>
    apis.map((api) => ({
      path: `${api.name}.postman_collection.gen.json`,
      text: `${JSON.stringify(collectionOf(api), null, 2)}\n`,
    })),
};

function collectionOf(api: ApiModel): JsonObject {
  const info = objectAt(api.document, 'info');
  const tags = [...new Set(api.operations.map(({ tag }) => tag))].sort();
  const auth = authOf(api);
  return {
    info: {
      name: textAt(info, 'title') || api.name,
      description: textAt(info, 'description'),
      version: textAt(info, 'version'),
      schema: SCHEMA,
    },
    item: tags.map((name) => ({
      name,
      item: api.operations.filter(({ tag }) => tag === name).map((operation) => itemOf(api, operation)),
    })),
    ...(auth === undefined ? {} : { auth }),
    variable: [
      { key: 'baseUrl', value: 'http://localhost' },
      { key: 'token', value: '' },
    ],
  };
}

/** The way in which a caller shows who it is, of the first scheme that a collection can carry. */
function authOf({ document }: ApiModel): JsonObject | undefined {
  const schemes = Object.values(objectAt(objectAt(document, 'components'), 'securitySchemes')).filter(
    isObject,
  );
  const pair = (key: string, value: string): JsonObject => ({ key, value, type: 'string' });
  for (const scheme of schemes) {
    const [type, kind] = [textAt(scheme, 'type'), textAt(scheme, 'scheme').toLowerCase()];
    if (type === 'oauth2' || type === 'openIdConnect' || kind === 'bearer')
      return { type: 'bearer', bearer: [pair('token', '{{token}}')] };
    if (kind === 'basic')
      return { type: 'basic', basic: [pair('username', '{{username}}'), pair('password', '{{token}}')] };
    const place = textAt(scheme, 'in');
    if (type === 'apiKey' && place !== 'cookie')
      return {
        type: 'apikey',
        apikey: [pair('key', textAt(scheme, 'name')), pair('value', '{{token}}'), pair('in', place)],
      };
  }
  return undefined;
}

function itemOf(api: ApiModel, operation: OperationModel): JsonObject {
  const request = requestOf(api, operation);
  return {
    name: operation.summary || operation.id,
    request,
    response: sampleAnswers(api, operation).map(({ name, status, body }) => ({
      name,
      originalRequest: request,
      code: status,
      ...(body === undefined
        ? {}
        : {
            _postman_previewlanguage: 'json',
            header: [{ key: 'Content-Type', value: 'application/json' }],
            body: JSON.stringify(body, null, 2),
          }),
    })),
  };
}

function requestOf(api: ApiModel, operation: OperationModel): JsonObject {
  const { method, path, parameters, description, body } = operation;
  const of = (place: ParameterModel['in']): readonly ParameterModel[] =>
    parameters.filter((each) => each.in === place);
  const full = `${api.basePath}${path}`.replaceAll(/\{([^{}]+)\}/g, ':$1');
  const query = of('query').map((each) => ({ ...valueOf(api, each), disabled: !each.required }));
  const asked = query
    .filter(({ disabled }) => !disabled)
    .map(({ key, value }) => `${key}=${encodeURIComponent(value)}`);
  return {
    method,
    description,
    header: [
      ...of('header').map((each) => ({ ...valueOf(api, each), disabled: !each.required })),
      ...(body === undefined ? [] : [{ key: 'Content-Type', value: body.type }]),
    ],
    url: {
      raw: `{{baseUrl}}${full}${asked.length === 0 ? '' : `?${asked.join('&')}`}`,
      host: ['{{baseUrl}}'],
      path: full.split('/').filter((segment) => segment !== ''),
      query,
      variable: of('path').map((each) => valueOf(api, each)),
    },
    ...(body === undefined ? {} : { body: bodyOf(api, operation) }),
  };
}

function valueOf({ document }: ApiModel, { wire, schema, description }: ParameterModel) {
  const sample = sampleOf(document, schema);
  const value = typeof sample === 'object' ? JSON.stringify(sample) : String(sample);
  return { key: wire, value, description };
}

function bodyOf({ document }: ApiModel, { body }: OperationModel): JsonObject {
  const sample = sampleOf(document, body?.schema ?? {});
  const type = body?.type ?? '';
  const fields = (member: string): Json =>
    Object.entries(isObject(sample) ? sample : {}).map(([key, value]) =>
      body?.files.includes(key) === true
        ? { key, type: 'file', src: [] }
        : { key, [member]: typeof value === 'object' ? JSON.stringify(value) : String(value), type: 'text' },
    );
  if (type === 'application/x-www-form-urlencoded')
    return { mode: 'urlencoded', urlencoded: fields('value') };
  if (type === 'multipart/form-data') return { mode: 'formdata', formdata: fields('value') };
  if (!/json/.test(type)) return { mode: 'raw', raw: typeof sample === 'string' ? sample : '' };
  return { mode: 'raw', raw: JSON.stringify(sample, null, 2), options: { raw: { language: 'json' } } };
}
