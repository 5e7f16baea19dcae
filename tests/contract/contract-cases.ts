import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bundleSpecs, expandSplits, hasSplit } from '@energy-portal/generator';
import type { Json, JsonObject } from '@energy-portal/sdk';
import { operationModules, type AnyOperation } from '@energy-portal/sdk/catalogue';

/** One named example of one documented answer of one operation. */
export interface ContractCase {
  readonly api: string;
  readonly operation: AnyOperation;
  readonly operationId: string;
  /** The flat configuration that the spec's own examples make. */
  readonly config: JsonObject;
  readonly status: number;
  readonly example: string;
  /** Body of the answer; undefined where it has none. */
  readonly body: Json | undefined;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Every operation of the SDK, by its id. */
export async function loadOperations(): Promise<Readonly<Record<string, AnyOperation>>> {
  const modules = await Promise.all(Object.values(operationModules).map((load) => load()));
  return Object.assign({}, ...modules);
}

/** The specs of the project, in the order of their names. */
export const apis = ['apex', 'ui-api'] as const;

/** The name of one of them. */
export type ApiName = (typeof apis)[number];

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function createReader(document: JsonObject) {
  const resolve = (value: Json | undefined): JsonObject => {
    if (!isObject(value)) return {};
    const reference = value['$ref'];
    if (typeof reference !== 'string') return value;
    const keys = reference.slice(2).split('/');
    const target = keys.reduce<Json | undefined>(
      (at, key) => (isObject(at) ? at[key.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
      document,
    );
    return resolve(target);
  };
  const list = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
  return { resolve, list };
}

type Reader = ReturnType<typeof createReader>;

/** Sets a dotted member. */
function setMember(target: Record<string, Json>, path: string, value: Json): void {
  const [head = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    target[head] = value;
    return;
  }
  const inner: Record<string, Json> = { ...(isObject(target[head]) ? target[head] : {}) };
  setMember(inner, rest.join('.'), value);
  target[head] = inner;
}

function bodyExample(reader: Reader, operation: JsonObject): JsonObject {
  const content = reader.resolve(reader.resolve(operation['requestBody'])['content']);
  const form = content['multipart/form-data'];
  const media = reader.resolve(form ?? content['application/json']);
  const value = reader.resolve(Object.values(reader.resolve(media['examples']))[0])['value'];
  if (!isObject(value)) return {};
  return form === undefined
    ? value
    : withFiles(value, reader.resolve(reader.resolve(media['schema'])['properties']));
}

/** A small picture in the place of every file. */
function withFiles(body: JsonObject, properties: JsonObject): JsonObject {
  const members = Object.entries(body).map(([name, value]) => {
    const schema = properties[name];
    if (!isObject(schema) || schema['contentMediaType'] === undefined) return [name, value];
    return [name, new File(['picture'], 'meter.png', { type: 'image/png' })];
  });
  // Configurations with files hold File objects, which no JSON type can say.
  return Object.fromEntries(members) as JsonObject;
}

/** Path parameters that only an entry of `x-split` has, which therefore have no example of their own. */
const pathExamples: Readonly<Record<string, string>> = {
  listViewId: '00BRM000000xYzAYAU',
  objectApiName: 'Case',
};

function configOf(reader: Reader, operation: JsonObject, shared: readonly Json[]): JsonObject {
  const config: Record<string, Json> = { ...bodyExample(reader, operation) };
  const taken = reader.resolve(reader.resolve(operation['x-write'])['take']);
  for (const entry of [...shared, ...reader.list(operation['parameters'])]) {
    const parameter = reader.resolve(entry);
    const { name } = parameter;
    const example = parameter['example'] ?? pathExamples[String(name)];
    if (typeof name !== 'string' || example === undefined || parameter['in'] === 'header') continue;
    if (name === 'pageToken') continue;
    const target = taken[name];
    setMember(config, typeof target === 'string' ? target : name, example);
  }
  return config;
}

function answersOf(
  reader: Reader,
  operation: JsonObject,
): readonly Pick<ContractCase, 'status' | 'example' | 'body'>[] {
  return Object.entries(reader.resolve(operation['responses'])).flatMap(([status, entry]) => {
    const json = reader.resolve(reader.resolve(reader.resolve(entry)['content'])['application/json']);
    const examples = Object.entries(reader.resolve(json['examples']));
    if (examples.length === 0) return [{ status: Number(status), example: 'no body', body: undefined }];
    return examples.map(([example, value]) => ({
      status: Number(status),
      example,
      body: reader.resolve(value)['value'],
    }));
  });
}

async function casesOf(api: string, document: JsonObject): Promise<readonly ContractCase[]> {
  const operations = await loadOperations();
  const reader = createReader(document);
  const cases: ContractCase[] = [];
  for (const pathItem of Object.values(reader.resolve(document['paths']))) {
    const item = reader.resolve(pathItem);
    for (const method of methods) {
      const operation = reader.resolve(item[method]);
      const operationId = operation['operationId'];
      // An operation that is split describes the address of others.
      if (typeof operationId !== 'string' || hasSplit(operation)) continue;
      const loaded = operations[operationId];
      if (loaded === undefined) throw new Error(`${operationId} has no adapter.`);
      const config = configOf(reader, operation, reader.list(item['parameters']));
      for (const answer of answersOf(reader, operation)) {
        cases.push({ api, operation: loaded, operationId, config, ...answer });
      }
    }
  }
  return cases;
}

/** Every named example of every documented answer of every operation. */
export async function readContractCases(): Promise<readonly ContractCase[]> {
  const specs = await bundleSpecs(
    apis.map((api) => ({ api, file: `specs/${api}/openapi.yaml` })),
    (path) => readFile(`${root}/${path}`, 'utf8'),
  );
  if (!specs.ok) throw new Error(JSON.stringify(specs.diagnostics));
  // The loader's JSON type has mutable members; this one is read only.
  const cases = await Promise.all(
    specs.value.map(({ api, document }) => casesOf(api, expandSplits(document) as JsonObject)),
  );
  return cases.flat();
}
