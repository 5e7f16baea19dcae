import { isObject, listAt, objectAt, textAt, textsAt } from '../spec/json.ts';
import { resolve } from '../spec/references.ts';
import type { Json, JsonObject } from '../spec/types.ts';

/** A document in which every entry of an `x-split` has a path of its own, beside the one that it is split from. */
export function expandSplits(document: JsonObject): JsonObject {
  const paths = Object.entries(objectAt(document, 'paths')).flatMap(([path, node]) => [
    [path, node] as const,
    ...entriesOf(document, path, resolve(document, node)),
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
}

/** The operationIds that stand for each operation with an `x-split`. */
export function splitIds(document: JsonObject): ReadonlyMap<string, readonly string[]> {
  const operations = Object.values(objectAt(document, 'paths')).flatMap((node) =>
    Object.values(resolve(document, node)).filter((operation) => hasSplit(operation)),
  );
  return new Map(
    operations.map((operation) => [
      textAt(operation, 'operationId'),
      listAt(operation, 'x-split').map((entry) => textAt(entry, 'operationId')),
    ]),
  );
}

/** Returns true for an operation that only describes an address for others. */
export function hasSplit(operation: Json | undefined): operation is JsonObject {
  return isObject(operation) && listAt(operation, 'x-split').length > 0;
}

function entriesOf(
  document: JsonObject,
  path: string,
  item: JsonObject,
): readonly (readonly [string, Json])[] {
  return Object.entries(item).flatMap(([method, operation]) =>
    hasSplit(operation)
      ? listAt(operation, 'x-split').flatMap((entry) =>
          isObject(entry) ? [entryItem({ document, path, item, method, operation }, entry)] : [],
        )
      : [],
  );
}

interface Address {
  readonly document: JsonObject;
  readonly path: string;
  readonly item: JsonObject;
  readonly method: string;
  readonly operation: JsonObject;
}

function entryItem(address: Address, entry: JsonObject): readonly [string, Json] {
  const { 'x-split': _, ...shared } = address.operation;
  const [name = '', component] = Object.entries(objectAt(entry, 'path'))[0] ?? [];
  const own = {
    ...shared,
    operationId: textAt(entry, 'operationId'),
    summary: textAt(entry, 'summary'),
    description: textAt(entry, 'description'),
    'x-read': objectAt(entry, 'read'),
    parameters: parametersOf(address, entry, { name, component: String(component) }),
    responses: responsesOf(address, textAt(entry, 'answer')),
  };
  const path = address.path.replace(/\{[^{}]+\}/, `{${name}}`);
  // Other methods of the address may have the entry's name for the parameter; the fragment is never sent.
  const key = path === address.path ? `${path}#${own.operationId}` : path;
  return [key, { [address.method]: own }];
}

function parametersOf(
  { document, item, operation }: Address,
  entry: JsonObject,
  path: { readonly name: string; readonly component: string },
): readonly Json[] {
  const listed = [...listAt(item, 'parameters'), ...listAt(operation, 'parameters')];
  const resolved = listed.map((node) => resolve(document, node));
  const wanted = textsAt(entry, 'query');
  return resolved.flatMap((parameter): Json[] => {
    if (parameter['in'] === 'query') return wanted.includes(textAt(parameter, 'name')) ? [parameter] : [];
    if (parameter['in'] !== 'path') return [parameter];
    const { example: _, ...others } = parameter;
    return [{ ...others, name: path.name, schema: { $ref: `#/components/schemas/${path.component}` } }];
  });
}

function responsesOf({ document, operation }: Address, answer: string): JsonObject {
  const schema = { $ref: `#/components/schemas/${answer}` };
  const required = textsAt(resolve(document, schema), 'required');
  const responses = Object.entries(objectAt(operation, 'responses')).map(([status, node]): [string, Json] => {
    if (!status.startsWith('2')) return [status, node];
    const { content, ...others } = resolve(document, node);
    const all = objectAt(objectAt({ content: content ?? null }, 'content'), 'application/json');
    // Of the examples, those that may be this answer: they have all that it requires.
    const examples = Object.entries(objectAt(all, 'examples')).filter(([, example]) => {
      const value = objectAt(resolve(document, example), 'value');
      return required.every((member) => value[member] !== undefined);
    });
    const json = { schema, examples: Object.fromEntries(examples) };
    return [status, { ...others, content: { 'application/json': json } }];
  });
  return Object.fromEntries(responses);
}
