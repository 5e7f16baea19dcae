import { isObject, listAt, objectAt, textAt, textsAt } from './json.ts';
import { resolve } from './references.ts';
import type { BodyModel, Json, JsonObject, ParameterModel } from './types.ts';

/** What the schema of a configuration is made from. */
interface ConfigurationParts {
  readonly parameters: readonly ParameterModel[];
  readonly body?: BodyModel;
  readonly defaults: JsonObject;
  readonly extension: JsonObject;
  /** Where references lead. */
  readonly document: JsonObject;
}

const NOT_EMPTY: JsonObject = { minLength: 1, minItems: 1 };
const LIMITS: { readonly [type: string]: string | undefined } = { array: 'minItems', string: 'minLength' };
const BODY_RULES = ['anyOf', 'oneOf', 'if', 'then', 'else', 'not', 'dependentRequired'];

/** JSON Schema of a call's flat configuration: parameters, body members, and what the extension needs beyond them. */
export function configurationSchema(parts: ConfigurationParts): JsonObject {
  const rules = [
    ...neededTogether(parts),
    ...neededEither(parts),
    ...takenValues(parts),
    ...bodyRules(parts.body),
  ];
  return {
    type: 'object',
    properties: memberSchemas(parts),
    required: requiredMembers(parts),
    ...(rules.length > 0 ? { allOf: rules } : {}),
  };
}

function memberSchemas(parts: ConfigurationParts): JsonObject {
  const properties: { [member: string]: Json } = {};
  for (const parameter of parts.parameters) {
    if (parameter.takenFrom === undefined) properties[parameter.name] = parameterSchema(parameter, parts);
  }
  const normalise = objectAt(parts.extension, 'normalise');
  for (const [member, schema] of Object.entries(parts.body?.members ?? {})) {
    // A file is a Blob in a configuration, whatever its bytes are.
    if (parts.body?.files.includes(member)) properties[member] = { type: 'object' };
    else properties[member] = normalise[member] === 'comma-list' ? orCommaList(schema) : schema;
  }
  return properties;
}

function parameterSchema(parameter: ParameterModel, parts: ConfigurationParts): JsonObject {
  const schema = parameter.normalise === 'comma-list' ? orCommaList(parameter.schema) : parameter.schema;
  return parameter.required ? notEmpty(schema, parts) : schema;
}

function notEmpty(schema: JsonObject, parts: ConfigurationParts): JsonObject {
  const limit = limitFor(schema, parts);
  if (limit === undefined) return schema;
  return schema['type'] === undefined ? { allOf: [schema, limit] } : { ...schema, ...limit };
}

/**
 * What refuses the empty values that a schema does not refuse itself; undefined where there are none. Only what its
 * type can break, and said once, since every check is code in the SDK's users' bundles.
 */
function limitFor(schema: JsonObject, { document }: ConfigurationParts): JsonObject | undefined {
  const resolved = resolve(document, schema);
  const type = textAt(resolved, 'type');
  const pattern = textAt(resolved, 'pattern');
  if (type === '') return resolved['enum'] === undefined ? NOT_EMPTY : undefined;
  const limit = LIMITS[type];
  if (limit === undefined || Number(resolved[limit] ?? 0) >= 1) return undefined;
  return pattern !== '' && !new RegExp(pattern, 'u').test('') ? undefined : { [limit]: 1 };
}

function orCommaList(schema: JsonObject): JsonObject {
  return { anyOf: [schema, { type: 'string', minLength: 1 }] };
}

function requiredMembers(parts: ConfigurationParts): readonly string[] {
  const parameters = parts.parameters.filter((each) => each.required && each.takenFrom === undefined);
  const members = [...parameters.map((each) => each.name), ...(parts.body?.requiredMembers ?? [])];
  return [...new Set(members)].filter((member) => !(member in parts.defaults)).sort();
}

function neededTogether(parts: ConfigurationParts): readonly JsonObject[] {
  return textsAt(objectAt(parts.extension, 'needs'), 'allOf').map(given(parts));
}

function neededEither(parts: ConfigurationParts): readonly JsonObject[] {
  const members = textsAt(objectAt(parts.extension, 'needs'), 'anyOf');
  return members.length > 0 ? [{ anyOf: members.map(given(parts)) }] : [];
}

function given(parts: ConfigurationParts): (member: string) => JsonObject {
  const schemas = memberSchemas(parts);
  return (member) => {
    const limit = limitFor(objectAt(schemas, member), parts);
    return { required: [member], ...(limit && { properties: { [member]: limit } }) };
  };
}

function takenValues(parts: ConfigurationParts): readonly JsonObject[] {
  return parts.parameters.flatMap((parameter) =>
    parameter.takenFrom === undefined || !parameter.required
      ? []
      : [nested(parameter.takenFrom.split('.'), parameterSchema(parameter, parts))],
  );
}

function nested(path: readonly string[], schema: JsonObject): JsonObject {
  const [member, ...rest] = path;
  return member === undefined
    ? schema
    : { required: [member], properties: { [member]: nested(rest, schema) } };
}

function bodyRules(body: BodyModel | undefined): readonly JsonObject[] {
  if (body === undefined) return [];
  const own = Object.fromEntries(
    Object.entries(body.schema).filter(([keyword]) => BODY_RULES.includes(keyword)),
  );
  const inherited = listAt(body.schema, 'allOf').filter(isObject);
  return [...(Object.keys(own).length > 0 ? [own] : []), ...inherited];
}
