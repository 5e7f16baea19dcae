import { isObject, objectAt } from '../spec/json.ts';
import { resolve } from '../spec/references.ts';
import type { ErrorObject } from 'ajv';
import type { SchemaCompiler } from './compiler.ts';
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
export function findInvalidExamples(
  { api, file, document }: LoadedSpec,
  compiler: SchemaCompiler,
): readonly InvalidExample[] {
  return mediaTypes(document).flatMap(({ keys, media }) => {
    const schema = media['schema'];
    if (!isObject(schema)) return [];
    return Object.entries(objectAt(media, 'examples')).flatMap(([name, example]) => {
      const value = resolve(document, example)['value'];
      if (value === undefined) return [];
      return leading(compiler.errorsOf({ api, schema }, value)).map((error) => ({
        file,
        keys: [...keys, 'examples', name, 'value', ...pathOf(error)],
        message: `This example ${error.message ?? 'breaks its schema'}${detail(error)}.`,
      }));
    });
  });
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
