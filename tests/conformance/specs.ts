import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  bundleSpecs,
  createCompiler,
  createModel,
  lifetimeRow,
  objectAt,
  textAt,
  valueAt,
} from '@energy-portal/generator';
import type { ApiModel, Json, JsonObject, OperationModel } from '@energy-portal/generator';

/** One operation of the specs, for whoever looks at a server. */
export interface SpecOperation {
  readonly id: string;
  readonly api: string;
  readonly isRead: boolean;
  /** True for what guests may call. */
  readonly isPublic: boolean;
  readonly method: string;
  /** Template of the path behind the server's origin, such as `/services/data/v64.0/ui-api/apps`. */
  readonly path: string;
  readonly parameters: OperationModel['parameters'];
  /** Schema and media type of the request's body. */
  readonly body: OperationModel['body'];
  readonly statuses: readonly string[];
  /** The seconds that the layer keeps an answer; undefined where it keeps none. */
  readonly lifetime: number | undefined;
  /** Schema of the JSON body of a status. */
  schemaOf(status: string): JsonObject | undefined;
  headersOf(status: string): readonly string[];
  /** The example bodies of all answers. */
  readonly examples: readonly Json[];
}

/** The error of a value that does not meet a schema. */
interface SchemaError {
  readonly pointer: string;
  readonly keyword: string;
  readonly message: string;
}

/** Both specs, read for looking at a server. */
export interface Specs {
  readonly apiVersion: string;
  readonly operations: readonly SpecOperation[];
  /** Component schemas of an api by name. */
  schemasOf(api: string): { readonly [name: string]: JsonObject };
  errorsOf(api: string, schema: JsonObject, value: unknown): readonly SchemaError[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Reads both specs as they stand in the project. */
export async function readSpecs(): Promise<Specs> {
  const bundled = await bundleSpecs(
    ['ui-api', 'apex'].map((api) => ({ api, file: `specs/${api}/openapi.yaml` })),
    (path) => readFile(`${root}/${path}`, 'utf8'),
  );
  if (!bundled.ok) throw new Error(JSON.stringify(bundled.diagnostics));
  const apis = createModel(bundled.value);
  const compiler = createCompiler(apis);
  const schemas = new Map(apis.map(({ name, schemas: own }) => [name, own] as const));
  return {
    apiVersion: textAt(apis.find(({ name }) => name === 'ui-api')?.constants, 'apiVersion').slice(1),
    operations: apis.flatMap((api) => api.routes.map((route) => describe(api, route))),
    schemasOf: (api) => schemas.get(api) ?? {},
    errorsOf(api, schema, value) {
      // Answers are JSON that was just parsed.
      const errors = compiler.errorsOf({ api, schema }, value as Json);
      return errors.map(({ instancePath, keyword, message = keyword }) => ({
        pointer: instancePath,
        keyword,
        message,
      }));
    },
  };
}

function describe(api: ApiModel, route: OperationModel): SpecOperation {
  const item = objectAt(objectAt(api.document, 'paths'), route.path);
  const operation = objectAt(item, route.method.toLowerCase());
  const responses = objectAt(operation, 'responses');
  const security = valueAt(operation, 'security');
  const fresh = valueAt(api.lifetimes, `${lifetimeRow(api, route)}.fresh`);
  return {
    id: route.id,
    api: api.name,
    isRead: route.kind === 'read',
    isPublic: Array.isArray(security) && security.length === 0,
    method: route.method.toUpperCase(),
    path: `${api.basePath}${route.path}`,
    parameters: route.parameters,
    body: route.body,
    statuses: route.responses.map(({ status }) => status),
    lifetime: typeof fresh === 'number' ? fresh / 1000 : undefined,
    schemaOf: (status) => route.responses.find((one) => one.status === status)?.schema,
    examples: route.responses.flatMap(({ examples }) => Object.values(examples)),
    headersOf: (status) => Object.keys(objectAt(objectAt(responses, status), 'headers')),
  };
}
