import { objectAt, textAt, valueAt } from '@energy-portal/generator';
import type { Json, JsonObject } from '@energy-portal/generator';
import type { Reference } from './reference.ts';

/** A part of the JSON Schema of an extension, and the extension whose file it is in. */
export interface RulePart {
  readonly extension: string;
  readonly schema: JsonObject;
}

/** The schema of a whole extension. */
export function extensionPart(reference: Reference, extension: string): RulePart {
  return followed(reference, { extension, schema: objectAt(reference.extensions, extension) });
}

/** The schema of a member; an empty one where members have any name. */
export function memberPart(reference: Reference, part: RulePart, member: string): RulePart {
  const schema = objectAt(objectAt(part.schema, 'properties'), member);
  return followed(reference, { extension: part.extension, schema });
}

/** The members that a part names, in the order of its file. */
export function memberNames(part: RulePart): readonly string[] {
  return Object.keys(objectAt(part.schema, 'properties'));
}

/** What its file says about a part; empty where it says nothing. */
export function explanation(part: RulePart): string {
  return textAt(part.schema, 'description');
}

/** What a `$ref` names, with the words that stand beside the `$ref`. */
function followed(reference: Reference, part: RulePart): RulePart {
  const ref = textAt(part.schema, '$ref');
  if (ref === '') return part;
  const [file = '', pointer = ''] = ref.split('#');
  const extension = file === '' ? part.extension : file;
  const target = schemaAt(objectAt(reference.extensions, extension), pointer);
  const { $ref: _, ...beside } = part.schema;
  return followed(reference, { extension, schema: { ...target, ...beside } });
}

function schemaAt(schema: JsonObject, pointer: string): JsonObject {
  if (pointer === '') return schema;
  const found: Json | undefined = valueAt(schema, pointer.slice(1).replaceAll('/', '.'));
  return objectAt({ found: found ?? null }, 'found');
}
