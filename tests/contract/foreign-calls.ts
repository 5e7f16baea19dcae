import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, listAt, objectAt } from '@energy-portal/generator';
import type { ApiModel, Json, JsonObject, OperationModel } from '@energy-portal/generator';

/** Documents of others from npm, by path in `node_modules`: the examples of ReadMe, and the Scalar Galaxy (both MIT). */
export function foreignDocuments(root: string): readonly string[] {
  const folders = ['2.0', '3.0', '3.1'].map((version) => `@readme/oas-examples/${version}/json`);
  const found = folders.flatMap((folder) =>
    readdirSync(join(root, 'node_modules', folder)).map((name) => `${folder}/${name}`),
  );
  return ['@scalar/galaxy/dist/3.1.json', ...found.filter((path) => path.endsWith('.json'))];
}

/** A call of an operation with values that its document shows. */
interface SampleCall {
  readonly operation: OperationModel;
  /** From all that can be said to the least that has to be: the first that is accepted is sent. */
  readonly configs: readonly Readonly<Record<string, unknown>>[];
}

/** One call for each kind of operation that a document has: by method, body, answer, and what stands in its address. */
export function sampleCalls(api: ApiModel, sampleOf: (schema: Json) => Json): readonly SampleCall[] {
  const byKind = new Map<string, OperationModel>();
  for (const operation of api.operations) {
    const kind = kindOf(operation);
    if (!byKind.has(kind)) byKind.set(kind, operation);
  }
  return [...byKind.values()].map((operation) => ({ operation, configs: configsOf(operation, sampleOf) }));
}

function kindOf({ method, body, parameters, responses, wire }: OperationModel): string {
  const places = [...new Set(parameters.map((parameter) => parameter.in))].sort();
  const answers = responses.filter(({ status }) => status.startsWith('2')).map(({ as, type }) => as ?? type);
  const styles = Object.keys(objectAt(wire, 'styles')).length > 0 ? 'styled' : '';
  return [method, body?.type ?? '', ...places, styles, answers[0] ?? 'empty'].join(' ');
}

function configsOf(operation: OperationModel, sampleOf: (schema: Json) => Json): SampleCall['configs'] {
  const required = listAt(operation.config, 'required');
  const members = Object.entries(objectAt(operation.config, 'properties'));
  // Nobody sends what only a server says.
  const sent = members.filter(([, schema]) => !isObject(schema) || schema['readOnly'] !== true);
  const alternatives = [
    ...listAt(operation.body?.schema, 'oneOf'),
    ...listAt(operation.body?.schema, 'anyOf'),
  ];
  return [undefined, ...alternatives].flatMap((alternative) => {
    const all = sent.map(([name, schema]): [string, unknown] => {
      const isWhole = alternative !== undefined && name === operation.body?.whole;
      return [name, valueOf(operation, name, sampleOf(isWhole ? alternative : schema))];
    });
    const said = all.filter(([, value]) => value !== null);
    return [said, said.filter(([name]) => required.includes(name))].map((each) => Object.fromEntries(each));
  });
}

/** A member of a configuration: bytes are a Blob, whatever the schema says of them. */
function valueOf({ body, wire }: OperationModel, name: string, sample: Json): unknown {
  const isBytes = body?.files.includes(name) === true;
  const isWhole = body?.whole === name && objectAt(wire, 'body')['as'] === 'binary';
  if (!isBytes && !isWhole) return sample;
  const file = new File(['abc'], 'a.txt');
  return isBytes && isList(body?.members[name]) ? [file, file] : file;
}

function isList(schema: JsonObject | undefined): boolean {
  return isObject(schema) && schema['type'] === 'array';
}
