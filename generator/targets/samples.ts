import { isObject, listAt, objectAt, textAt } from '../spec/json.ts';
import { resolve, schemaName } from '../spec/references.ts';
import type { ApiModel, Json, JsonObject, OperationModel, ResponseModel } from '../spec/types.ts';

/** An answer as an example shows it. */
interface SampleAnswer {
  readonly name: string;
  readonly status: number;
  /** Absent where the answer is empty, or no JSON. */
  readonly body?: Json;
}

/** The answers of an operation: the examples of the document, else one made of the schema of each answer. */
export function sampleAnswers(api: ApiModel, operation: OperationModel): readonly SampleAnswer[] {
  return operation.responses.flatMap((response): SampleAnswer[] => {
    const status = statusOf(response);
    const named = Object.entries(response.examples).map(([name, body]) => ({ name, status, body }));
    if (named.length > 0) return named;
    const name = `status ${response.status}`;
    if (response.schema === undefined) return [{ name, status }];
    return [{ name, status, body: sampleOf(api.document, response.schema) }];
  });
}

/** A number where the document says a range, or anything else. */
function statusOf({ status }: ResponseModel): number {
  if (/^\d+$/.test(status)) return Number(status);
  return /^\dXX$/.test(status) ? Number(status.charAt(0)) * 100 : 500;
}

/** Values of formats that something may look at. */
const FORMATS: { readonly [format: string]: string } = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  email: 'maria@example.com',
  uri: 'https://example.com',
  url: 'https://example.com',
  uuid: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
};

/** A value that a schema describes; what the document gives as an example counts more than its type. */
export function sampleOf(document: JsonObject, schema: Json, within: readonly string[] = []): Json {
  const name = schemaName(schema);
  // A schema that holds itself ends after the first time.
  if (name !== undefined && within.includes(name)) return null;
  const inner = name === undefined ? within : [...within, name];
  const node = resolve(document, schema);
  const given = givenValue(node);
  if (given !== undefined) return given;
  const [first] = [...listAt(node, 'oneOf'), ...listAt(node, 'anyOf')];
  const bases = [...listAt(node, 'allOf'), ...(first === undefined ? [] : [first])];
  const values = bases.map((each) => sampleOf(document, each, inner));
  const own = ownSample(document, node, inner);
  const objects = [...values, own].filter(isObject);
  return objects.length > 0 ? Object.assign({}, ...objects) : (values.find((value) => value !== null) ?? own);
}

function givenValue(node: JsonObject): Json | undefined {
  const listed = [listAt(node, 'examples')[0], listAt(node, 'enum')[0]];
  return [node['const'], node['example'], listed[0], node['default'], listed[1]].find(
    (value) => value !== undefined,
  );
}

function ownSample(document: JsonObject, node: JsonObject, within: readonly string[]): Json {
  const type = [node['type'] ?? (isObject(node['properties']) ? 'object' : 'null')].flat()[0];
  switch (type) {
    case 'object': {
      const members = Object.entries(objectAt(node, 'properties'));
      return Object.fromEntries(members.map(([name, each]) => [name, sampleOf(document, each, within)]));
    }
    case 'array':
      return isObject(node['items'])
        ? [sampleOf(document, node['items'], within)].filter((each) => each !== null)
        : [];
    case 'integer':
    case 'number':
      return typeof node['minimum'] === 'number' ? node['minimum'] : 1;
    case 'boolean':
      return true;
    case 'string':
      return FORMATS[textAt(node, 'format')] ?? 'text';
    default:
      return null;
  }
}
