import { isObject, listAt, objectAt, textAt, textsAt } from '../spec/json.ts';
import { isBinary } from '../spec/media-types.ts';
import { resolve } from '../spec/references.ts';
import type { BodyModel, JsonObject } from '../spec/types.ts';

const JSON_TYPE = 'application/json';
const DEEPEST = 20;
const RULES = ['anyOf', 'oneOf', 'if', 'then', 'else', 'not', 'dependentRequired'];

/** The body of an operation's request; undefined where it has none. */
export function createBody(document: JsonObject, operation: JsonObject): BodyModel | undefined {
  if (operation['requestBody'] === undefined) return undefined;
  const request = resolve(document, operation['requestBody']);
  const content = objectAt(request, 'content');
  const required = request['required'] === true;
  const adopted = operation['x-body'];
  if (isObject(adopted)) return adoptedBody({ document, content, required, adopted });
  const type = isObject(objectAt(content, JSON_TYPE)['schema']) ? JSON_TYPE : 'multipart/form-data';
  const schema = resolve(document, objectAt(content, type)['schema']);
  const schemas = [schema, ...listAt(schema, 'allOf').map((each) => resolve(document, each))];
  const members: { [member: string]: JsonObject } = {};
  for (const each of schemas) {
    for (const [member, node] of Object.entries(objectAt(each, 'properties')))
      if (isObject(node)) members[member] = node;
  }
  const requiredMembers = required ? [...new Set(schemas.flatMap((each) => textsAt(each, 'required')))] : [];
  const files = Object.keys(members).filter((member) => members[member]?.['contentMediaType'] !== undefined);
  const rules = [pick(schema), ...listAt(schema, 'allOf').filter(isObject)].filter(hasMembers);
  return { type, files, schema, rules, required, members, requiredMembers };
}

interface Adopted {
  readonly document: JsonObject;
  readonly content: JsonObject;
  readonly required: boolean;
  /** The loader's notes on the body, see `adoptBody`. */
  readonly adopted: JsonObject;
}

/** The body of an operation in somebody else's document. */
function adoptedBody({ document, content, required, adopted }: Adopted): BodyModel {
  const [type = '', media] = Object.entries(content)[0] ?? [];
  const written = objectAt(media, 'schema');
  const whole = textAt(adopted, 'whole');
  if (whole !== '') {
    const files = adopted['as'] === 'binary' ? [whole] : [];
    const requiredMembers = required ? [whole] : [];
    const own = { members: { [whole]: written }, requiredMembers, whole };
    return { type, files, schema: written, rules: [], required, ...own };
  }
  const names = objectAt(adopted, 'names');
  const configNames = new Map(Object.entries(names).map(([name, wire]) => [String(wire), name]));
  const nameOf = (member: string): string => configNames.get(member) ?? member;
  const schemas = allSchemas(document, written, 0);
  const found = new Map<string, JsonObject>();
  for (const [member, node] of schemas.flatMap((each) => Object.entries(objectAt(each, 'properties')))) {
    const before = found.get(nameOf(member));
    const own = isObject(node) ? node : {};
    found.set(nameOf(member), before === undefined ? own : { allOf: [before, own] });
  }
  const members = Object.fromEntries(found);
  const requiredMembers = required ? schemas.flatMap((each) => textsAt(each, 'required')).map(nameOf) : [];
  const isForm = adopted['as'] === 'multipart';
  const files = Object.keys(members).filter((member) => isForm && isFile(document, members[member] ?? {}));
  // Rules speak of members by their names on the wire, and of bodies that are there.
  const rules = required && configNames.size === 0 ? schemas.map(pick).filter(hasMembers) : [];
  const wire = configNames.size > 0 ? { wire: names } : {};
  const own = { members, requiredMembers: [...new Set(requiredMembers)], ...wire };
  return { type, files, schema: resolve(document, written), rules, required, ...own };
}

/** A schema and all that it consists of. */
function allSchemas(document: JsonObject, node: JsonObject, depth: number): readonly JsonObject[] {
  const schema = resolve(document, node);
  if (depth > DEEPEST) return [];
  const inherited = listAt(schema, 'allOf').filter(isObject);
  return [schema, ...inherited.flatMap((each) => allSchemas(document, each, depth + 1))];
}

/** Returns true for the schema of a file, or of a list of them. */
function isFile(document: JsonObject, node: JsonObject): boolean {
  const schema = resolve(document, node);
  return isBinary(schema) || isBinary(resolve(document, schema['items']));
}

function pick(schema: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => RULES.includes(keyword)));
}

function hasMembers(schema: JsonObject): boolean {
  return Object.keys(schema).length > 0;
}
