import { objectAt, textAt, valueAt } from '@energy-portal/generator';
import type { Json, JsonObject } from '@energy-portal/generator';
import type { Reference } from './reference.ts';

/** A schema inside the JSON Schema of an extension, and the extension whose file it is in. */
export interface RuleDefinition {
  readonly extension: string;
  readonly schema: JsonObject;
}

/** The schema of a whole extension. */
export function extensionDefinition(reference: Reference, extension: string): RuleDefinition {
  return followed(reference, { extension, schema: objectAt(reference.extensions, extension) });
}

/** The schema of a member; an empty one where members have any name. */
export function memberDefinition(
  reference: Reference,
  definition: RuleDefinition,
  member: string,
): RuleDefinition {
  const schema = objectAt(objectAt(definition.schema, 'properties'), member);
  return followed(reference, { extension: definition.extension, schema });
}

/** The members that a definition names, in the order of its file. */
export function memberNames(definition: RuleDefinition): readonly string[] {
  return Object.keys(objectAt(definition.schema, 'properties'));
}

/** The description of a definition; empty where there is none. */
export function explanation(definition: RuleDefinition): string {
  return textAt(definition.schema, 'description');
}

/** The target of a `$ref`, with the members that stand beside the `$ref`. */
function followed(reference: Reference, definition: RuleDefinition): RuleDefinition {
  const ref = textAt(definition.schema, '$ref');
  if (ref === '') return definition;
  const [file = '', pointer = ''] = ref.split('#');
  const extension = file === '' ? definition.extension : file;
  const target = schemaAt(objectAt(reference.extensions, extension), pointer);
  const { $ref: _, ...beside } = definition.schema;
  return followed(reference, { extension, schema: { ...target, ...beside } });
}

function schemaAt(schema: JsonObject, pointer: string): JsonObject {
  if (pointer === '') return schema;
  const found: Json | undefined = valueAt(schema, pointer.slice(1).replaceAll('/', '.'));
  return objectAt({ found: found ?? null }, 'found');
}
