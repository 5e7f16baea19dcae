import { objectAt, textAt, textsAt } from '../spec/json.ts';
import { resolve } from '../spec/references.ts';
import type { BodyModel, Json, JsonObject, ParameterModel } from '../spec/types.ts';

/** The pieces of an operation that its configuration schema is made from. */
interface ConfigurationInput {
  readonly parameters: readonly ParameterModel[];
  readonly body?: BodyModel;
  readonly defaults: JsonObject;
  readonly extension: JsonObject;
  /** The document that references point into. */
  readonly document: JsonObject;
}

const NOT_EMPTY: JsonObject = { minLength: 1, minItems: 1 };
const LIMITS: { readonly [type: string]: string | undefined } = { array: 'minItems', string: 'minLength' };

/** JSON Schema of a call's flat configuration: parameters, body members, and what the extension needs beyond them. */
export function configurationSchema(input: ConfigurationInput): JsonObject {
  const rules = [
    ...neededTogether(input),
    ...neededEither(input),
    ...takenValues(input),
    ...(input.body?.rules ?? []),
  ];
  return {
    type: 'object',
    properties: memberSchemas(input),
    required: requiredMembers(input),
    ...(rules.length > 0 ? { allOf: rules } : {}),
  };
}

function memberSchemas(input: ConfigurationInput): JsonObject {
  const properties: { [member: string]: Json } = {};
  for (const parameter of input.parameters) {
    if (parameter.takenFrom === undefined) properties[parameter.name] = parameterSchema(parameter, input);
  }
  const normalise = objectAt(input.extension, 'normalise');
  for (const [member, schema] of Object.entries(input.body?.members ?? {})) {
    // A file is a Blob in a configuration, whatever its bytes are.
    if (input.body?.files.includes(member)) properties[member] = fileSchema(schema);
    else properties[member] = normalise[member] === 'comma-list' ? orCommaList(schema) : schema;
  }
  return properties;
}

function fileSchema(schema: JsonObject): JsonObject {
  return schema['type'] === 'array' ? { type: 'array', items: { type: 'object' } } : { type: 'object' };
}

function parameterSchema(parameter: ParameterModel, input: ConfigurationInput): JsonObject {
  const schema = parameter.normalise === 'comma-list' ? orCommaList(parameter.schema) : parameter.schema;
  return parameter.required ? notEmpty(schema, input) : schema;
}

function notEmpty(schema: JsonObject, input: ConfigurationInput): JsonObject {
  const limit = limitFor(schema, input);
  if (limit === undefined) return schema;
  return schema['type'] === undefined ? { allOf: [schema, limit] } : { ...schema, ...limit };
}

/**
 * The keyword that refuses the empty values which a schema itself accepts; undefined when it accepts none. Only what
 * its type can break, and said once, since every check is code in the SDK's users' bundles.
 */
function limitFor(schema: JsonObject, { document }: ConfigurationInput): JsonObject | undefined {
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

function requiredMembers(input: ConfigurationInput): readonly string[] {
  const parameters = input.parameters.filter((each) => each.required && each.takenFrom === undefined);
  const members = [...parameters.map((each) => each.name), ...(input.body?.requiredMembers ?? [])];
  return [...new Set(members)].filter((member) => !Object.hasOwn(input.defaults, member)).sort();
}

function neededTogether(input: ConfigurationInput): readonly JsonObject[] {
  return textsAt(objectAt(input.extension, 'needs'), 'all').map(given(input));
}

function neededEither(input: ConfigurationInput): readonly JsonObject[] {
  const members = textsAt(objectAt(input.extension, 'needs'), 'any');
  return members.length > 0 ? [{ anyOf: members.map(given(input)) }] : [];
}

function given(input: ConfigurationInput): (member: string) => JsonObject {
  const schemas = memberSchemas(input);
  return (member) => {
    const limit = limitFor(objectAt(schemas, member), input);
    return { required: [member], ...(limit && { properties: { [member]: limit } }) };
  };
}

function takenValues(input: ConfigurationInput): readonly JsonObject[] {
  return input.parameters.flatMap((parameter) =>
    parameter.takenFrom === undefined || !parameter.required
      ? []
      : [nested(parameter.takenFrom.split('.'), parameterSchema(parameter, input))],
  );
}

function nested(path: readonly string[], schema: JsonObject): JsonObject {
  const [member, ...rest] = path;
  return member === undefined
    ? schema
    : { required: [member], properties: { [member]: nested(rest, schema) } };
}
