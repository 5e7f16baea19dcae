import { isObject, listAt, objectAt, textsAt } from './json.ts';
import type { BodyModel, Json, JsonObject, ParameterModel } from './types.ts';

/** What the schema of a configuration is made from. */
export interface ConfigurationParts {
  readonly parameters: readonly ParameterModel[];
  readonly body?: BodyModel;
  readonly defaults: JsonObject;
  readonly extension: JsonObject;
}

const NOT_EMPTY: JsonObject = { minLength: 1, minItems: 1 };
const BODY_RULES = ['anyOf', 'oneOf', 'if', 'then', 'else', 'not', 'dependentRequired'];

/** JSON Schema of a call's flat configuration: parameters, body members, and what the extension needs beyond them. */
export function configurationSchema(parts: ConfigurationParts): JsonObject {
  const needs = objectAt(parts.extension, 'needs');
  const rules = [
    ...neededTogether(needs),
    ...neededEither(needs),
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
    if (parameter.takenFrom === undefined) properties[parameter.name] = parameterSchema(parameter);
  }
  const normalise = objectAt(parts.extension, 'normalise');
  for (const [member, schema] of Object.entries(parts.body?.members ?? {})) {
    // A file is a Blob in a configuration, whatever its bytes are.
    if (parts.body?.files.includes(member)) properties[member] = { type: 'object' };
    else properties[member] = normalise[member] === 'comma-list' ? orCommaList(schema) : schema;
  }
  return properties;
}

function parameterSchema(parameter: ParameterModel): JsonObject {
  const schema = parameter.normalise === 'comma-list' ? orCommaList(parameter.schema) : parameter.schema;
  return parameter.required ? notEmpty(schema) : schema;
}

/** Says it once, and only what its type can break, since every check is code in the SDK's users' bundles. */
function notEmpty(schema: JsonObject): JsonObject {
  const limit = { array: 'minItems', string: 'minLength' }[String(schema['type'])];
  if (limit === undefined) return { allOf: [schema, NOT_EMPTY] };
  return Number(schema[limit] ?? 0) >= 1 ? schema : { ...schema, [limit]: 1 };
}

function orCommaList(schema: JsonObject): JsonObject {
  return { anyOf: [schema, { type: 'string', minLength: 1 }] };
}

function requiredMembers(parts: ConfigurationParts): readonly string[] {
  const parameters = parts.parameters.filter((each) => each.required && each.takenFrom === undefined);
  const members = [...parameters.map((each) => each.name), ...(parts.body?.requiredMembers ?? [])];
  return [...new Set(members)].filter((member) => !(member in parts.defaults)).sort();
}

function neededTogether(needs: JsonObject): readonly JsonObject[] {
  return textsAt(needs, 'allOf').map(given);
}

function neededEither(needs: JsonObject): readonly JsonObject[] {
  const members = textsAt(needs, 'anyOf');
  return members.length > 0 ? [{ anyOf: members.map(given) }] : [];
}

function given(member: string): JsonObject {
  return { required: [member], properties: { [member]: NOT_EMPTY } };
}

function takenValues(parts: ConfigurationParts): readonly JsonObject[] {
  return parts.parameters.flatMap((parameter) =>
    parameter.takenFrom === undefined || !parameter.required
      ? []
      : [nested(parameter.takenFrom.split('.'), parameterSchema(parameter))],
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
