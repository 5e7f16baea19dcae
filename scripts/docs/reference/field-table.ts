import { isObject, listAt, objectAt, schemaName, textAt, textsAt } from '@energy-portal/generator';
import type { Json, JsonObject } from '@energy-portal/generator';
import { code, joined, markup, prose } from './markup.ts';
import type { Markup, Child } from './markup.ts';
import type { Place } from './reference.ts';
import { isNullable, limitTexts, literal, typeText } from './schema-type.ts';

/** One row of a table of fields. */
interface Field {
  /** From the outermost schema: `address.city`, `items[].id`. */
  readonly path: string;
  readonly schema: JsonObject;
  readonly isRequired: boolean;
}

/** A table inside a frame that scrolls by itself, so that the page never does. */
export function tableFrame(caption: string, heads: readonly string[], rows: readonly Child[]): Markup {
  return markup`<div class="scroll" role="group" aria-label="${caption}" tabindex="0"><table>
<thead><tr>${heads.map((head) => markup`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows}</tbody>
</table></div>`;
}

/** The members of a schema, and of the schemas inside it that have no name of their own. */
export function fieldTable(place: Place, schema: JsonObject, caption: string): Markup | undefined {
  const fields = fieldsOf(schema, '');
  if (fields.length === 0) return undefined;
  return tableFrame(
    caption,
    ['Member', 'Type', 'Description'],
    fields.map((field) => fieldRow(place, field)),
  );
}

/** Description, limits and examples of a value. */
export function valueNotes(schema: JsonObject, description: string): Markup {
  const limits = limitTexts(schema);
  const examples = listAt(schema, 'examples');
  return markup`${prose(description)}${
    limits.length > 0 && markup`<div class="limits">${joined(limits.map(code), ' ')}</div>`
  }${
    examples.length > 0 && markup`<div class="limits">such as ${joined(examples.map(literal), ', ')}</div>`
  }`;
}

/** A type, and that null is one of its values. */
export function typeCell(place: Place, schema: JsonObject): Markup {
  return markup`${typeText(place, schema)}${isNullable(schema) && markup` <span class="mark">nullable</span>`}`;
}

function fieldRow(place: Place, { path, schema, isRequired }: Field): Markup {
  return markup`<tr><th scope="row">${code(path)}${isRequired && markup` <span class="mark required">required</span>`}</th>
<td>${typeCell(place, schema)}</td>
<td>${valueNotes(schema, descriptionOf(place, schema))}</td></tr>
`;
}

/** The description of a schema, or of the one that it names. */
function descriptionOf(place: Place, schema: JsonObject): string {
  return textAt(schema, 'description') || textAt(place.api.schemas[schemaName(schema) ?? ''], 'description');
}

function fieldsOf(schema: JsonObject, before: string): readonly Field[] {
  const required = textsAt(schema, 'required');
  const own = Object.entries(objectAt(schema, 'properties')).flatMap(([name, node]): readonly Field[] => {
    if (!isObject(node)) return [];
    const path = `${before}${name}`;
    return [{ path, schema: node, isRequired: required.includes(name) }, ...innerFields(node, path)];
  });
  const subschemas = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => listAt(schema, keyword));
  return [...own, ...subschemas.flatMap((each) => unnamedFields(each, before))];
}

function innerFields(schema: JsonObject, path: string): readonly Field[] {
  return [
    ...unnamedFields(schema, `${path}.`),
    ...unnamedFields(schema['items'], `${path}[].`),
    ...unnamedFields(schema['additionalProperties'], `${path}.*.`),
  ];
}

/** Named schemas have a page of their own. */
function unnamedFields(schema: Json | undefined, before: string): readonly Field[] {
  return isObject(schema) && schemaName(schema) === undefined ? fieldsOf(schema, before) : [];
}
