import type { PlatformError } from '../core/errors.ts';
import { isJsonObject, valueAt, valueIn } from '../core/json.ts';
import { typeOf } from '../spec/shape.ts';
import type { Json, JsonObject } from '../core/json-value.ts';
import type { ConfigError } from '../spec/operation.ts';
import { nameOf } from '../query/configuration.ts';

/** Moves parameters that were given inside the body to their own names. */
export function takeParameters(
  config: JsonObject,
  take: { readonly [parameter: string]: string },
): JsonObject {
  return Object.entries(take).reduce((taken, [parameter, path]) => takeOne(taken, parameter, path), config);
}

function takeOne(config: JsonObject, parameter: string, path: string): JsonObject {
  const [member = '', inner = ''] = path.split('.');
  const body = config[member];
  if (!isJsonObject(body)) return config;
  const { [inner]: value, ...others } = body;
  return value === undefined ? config : { ...config, [parameter]: value, [member]: others };
}

/** Returns the errors of a configuration: for each the member, and the expected value. */
export function configErrors(problems: readonly ConfigError[], config: unknown): readonly PlatformError[] {
  return problems.map((problem) => {
    const { keyword, message = keyword } = problem;
    const field = nameOf(problem);
    const received = typeOf(field ? valueIn(config, field) : config);
    const expected = message.replace('must be ', '');
    const text = keyword === 'type' ? `Expected "${expected}" but received "${received}"` : message;
    return { message: text, errorCode: 'INVALID_CONFIG', field };
  });
}

/** All values at a dotted path, which goes through every item of the lists on its way. */
export function valuesAt(value: unknown, path: string): readonly Json[] {
  return path.split('.').reduce<readonly Json[]>(
    (found, name) => found.flatMap((item) => valueAt(item, name) ?? []),
    // A configuration that was accepted is JSON.
    [value as Json],
  );
}
