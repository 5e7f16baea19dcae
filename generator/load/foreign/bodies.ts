import { isObject, listAt, objectAt, pascalCase, textAt, textsAt } from '../../spec/json.ts';
import { chooseMedia } from '../../spec/media-types.ts';
import { resolve } from '../../spec/references.ts';
import type { Json, JsonObject } from '../../spec/types.ts';

const CHOICES = ['anyOf', 'oneOf'];

/**
 * The request body of an operation with one media type. Where its members are known, they are members of the
 * configuration; any other body is one member, `body`.
 *
 * @param taken names that no member of the configuration can have, as those of the operation's parameters
 */
export function adoptBody(
  document: JsonObject,
  request: JsonObject,
  taken: ReadonlySet<string>,
): { readonly requestBody?: JsonObject; readonly 'x-body'?: JsonObject } {
  const chosen = chooseMedia(objectAt(request, 'content'));
  if (chosen === undefined) return {};
  const { type, as, media } = chosen;
  const given = isObject(media['schema']) ? media['schema'] : {};
  const schema = as === 'text' || as === 'binary' ? { type: 'string' } : given;
  const requestBody = { ...request, content: { [type]: { ...media, schema } } };
  const isTaken = as === 'text' || as === 'binary' || !hasMembers(document, schema, 0);
  if (isTaken) {
    const whole = taken.has('body') ? 'requestBody' : 'body';
    return { requestBody, 'x-body': { as, whole } };
  }
  const names = memberNames(document, schema, 0)
    .filter((name) => taken.has(name))
    .map((name): [string, Json] => [`body${pascalCase(name)}`, name]);
  const encoding = objectAt(media, 'encoding');
  return { requestBody, 'x-body': { as, names: Object.fromEntries(names), encoding } };
}

/** Returns true for an object all of whose members are known by name. */
function hasMembers(document: JsonObject, node: Json, depth: number): boolean {
  const schema = resolve(document, node);
  if (depth > 20 || isOpen(schema)) return false;
  const inherited = listAt(schema, 'allOf');
  const isClosed = inherited.every(
    (each) => isEmpty(resolve(document, each)) || hasMembers(document, each, depth + 1),
  );
  const own = Object.keys(objectAt(schema, 'properties')).length;
  return isClosed && (own > 0 || inherited.some((each) => hasMembers(document, each, depth + 1)));
}

/** Returns true for a schema that adds no member, as one that only says which of them are required. */
function isEmpty(schema: JsonObject): boolean {
  return !isOpen(schema) && schema['allOf'] === undefined && schema['properties'] === undefined;
}

/** Returns true for a schema whose values may have members that it does not list. */
function isOpen(schema: JsonObject): boolean {
  const { additionalProperties: more } = schema;
  if (more === true || isObject(more) || isObject(schema['patternProperties'])) return true;
  if (textAt(schema, 'type') !== '' && textAt(schema, 'type') !== 'object') return true;
  if (Array.isArray(schema['type']) && !textsAt(schema, 'type').every((each) => each === 'object'))
    return true;
  if (isObject(schema['discriminator'])) return true;
  return CHOICES.some((keyword) => listAt(schema, keyword).some((each) => !isAssertion(each)));
}

/** Returns true for an alternative that says only which members go together. */
function isAssertion(schema: Json): boolean {
  return isObject(schema) && Object.keys(schema).every((key) => key === 'required' || key === 'not');
}

function memberNames(document: JsonObject, node: Json, depth: number): readonly string[] {
  if (depth > 20) return [];
  const schema = resolve(document, node);
  const inherited = listAt(schema, 'allOf').flatMap((each) => memberNames(document, each, depth + 1));
  return [...inherited, ...Object.keys(objectAt(schema, 'properties'))];
}
