import { isObject, objectAt } from '../spec/json.ts';
import { makeAnew } from '../spec/memory.ts';
import { resolve } from '../spec/references.ts';
import type { ErrorObject } from 'ajv';
import type { SchemaCompiler, SchemaUse } from './compiler.ts';
import type { Recall } from '../spec/memory.ts';
import type { Json, JsonObject, LoadedSpec } from '../spec/types.ts';

/** A value of an example that breaks its schema. */
export interface InvalidExample {
  /** Root document of the spec. */
  readonly file: string;
  /** Members from the root document to the value, `$ref`s followed. */
  readonly keys: readonly string[];
  readonly message: string;
}

/** Every example of every request and answer of a spec that breaks its schema. */
export async function findInvalidExamples(
  { api, file, document }: LoadedSpec,
  compiler: SchemaCompiler,
  recall: Recall = makeAnew,
): Promise<readonly InvalidExample[]> {
  const found: InvalidExample[] = [];
  for (const { keys, media } of mediaTypes(document)) {
    const schema = media['schema'];
    if (!isObject(schema)) continue;
    const values = Object.entries(objectAt(media, 'examples')).flatMap(([name, example]) => {
      const value = resolve(document, example)['value'];
      return value === undefined ? [] : [[name, value] as const];
    });
    if (values.length === 0) continue;
    const text = await recall('examples', [compiler.nameOf({ api, schema }), JSON.stringify(values)], () =>
      JSON.stringify(values.flatMap((each) => invalidValues(compiler, { api, schema }, each))),
    );
    // Written a line above, in this run or an earlier one.
    const invalid = JSON.parse(text) as readonly Omit<InvalidExample, 'file'>[];
    for (const each of invalid) found.push({ ...each, file, keys: [...keys, 'examples', ...each.keys] });
  }
  return found;
}

/** The values of an example that break its schema, from its name on. */
function invalidValues(
  compiler: SchemaCompiler,
  use: SchemaUse,
  [name, value]: readonly [string, Json],
): readonly Omit<InvalidExample, 'file'>[] {
  return leading(compiler.errorsOf(use, value)).map((error) => ({
    keys: [name, 'value', ...pathOf(error)],
    message: `This example ${error.message ?? 'breaks its schema'}${detail(error)}.`,
  }));
}

interface MediaType {
  readonly keys: readonly string[];
  readonly media: JsonObject;
}

function mediaTypes(document: JsonObject): readonly MediaType[] {
  const inContent = (holder: Json | undefined, keys: readonly string[]): readonly MediaType[] =>
    Object.entries(objectAt(resolve(document, holder), 'content')).map(([type, media]) => ({
      keys: [...keys, 'content', type],
      media: resolve(document, media),
    }));
  return Object.entries(objectAt(document, 'paths')).flatMap(([path, item]) =>
    Object.entries(resolve(document, item)).flatMap(([method, operation]) => {
      const keys = ['paths', path, method];
      const answers = Object.entries(objectAt(operation, 'responses'));
      return [
        ...inContent(isObject(operation) ? operation['requestBody'] : undefined, [...keys, 'requestBody']),
        ...answers.flatMap(([status, answer]) => inContent(answer, [...keys, 'responses', status])),
      ];
    }),
  );
}

/** The errors without those of single alternatives, of which none fits: the union says so itself. */
function leading(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const unions = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  return errors.filter(
    (error) =>
      !unions.some((union) => union !== error && error.instancePath.startsWith(union.instancePath)) ||
      unions.includes(error),
  );
}

function pathOf(error: ErrorObject): readonly string[] {
  return error.instancePath
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function detail({ params }: ErrorObject): string {
  const extra: unknown = params['additionalProperty'];
  const allowed: unknown = params['allowedValues'];
  if (typeof extra === 'string') return `: "${extra}"`;
  return Array.isArray(allowed) ? `: ${allowed.join(', ')}` : '';
}
