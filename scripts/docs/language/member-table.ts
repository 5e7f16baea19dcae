import { isObject, listAt, objectAt, textAt, textsAt } from '@energy-portal/generator';
import type { Json, JsonObject } from '@energy-portal/generator';
import { code, joined, markup, prose } from '../reference/markup.ts';
import type { Child, Markup } from '../reference/markup.ts';
import { tableFrame } from '../reference/field-table.ts';
import { shapeLink } from './shape-link.ts';

/** The members of a shape, and of the shapes inside it that have no name of their own; nothing where it has none. */
export function memberTable(shape: JsonObject, caption: string): Markup | undefined {
  const rows = rowsOf(shape, '', 0);
  return rows.length === 0 ? undefined : tableFrame(caption, ['Member', 'Value', 'Description'], rows);
}

/** Deeper ones are rare, and a table of them hides the others. */
const deepest = 3;

function rowsOf(shape: JsonObject, before: string, depth: number): readonly Markup[] {
  const required = textsAt(shape, 'required');
  return Object.entries(objectAt(shape, 'properties')).flatMap(([name, node]) => {
    if (!isObject(node)) return [];
    const path = `${before}${name}`;
    const isRequired = required.includes(name);
    const row = markup`<tr><th scope="row">${code(path)}${isRequired && markup` <span class="mark required">required</span>`}</th>
<td>${valueText(node)}</td>
<td>${prose(textAt(node, 'description'))}</td></tr>
`;
    return [row, ...(depth < deepest ? innerRows(node, path, depth + 1) : [])];
  });
}

function innerRows(node: JsonObject, path: string, depth: number): readonly Markup[] {
  const inside = (inner: Json | undefined, before: string) =>
    isObject(inner) && textAt(inner, '$ref') === '' ? rowsOf(inner, before, depth) : [];
  return [
    ...inside(node, `${path}.`),
    ...inside(node['items'], `${path}[].`),
    ...inside(node['additionalProperties'], `${path}.*.`),
    ...listAt(node, 'anyOf').flatMap((branch) => inside(branch, `${path}.`)),
  ];
}

const words: { readonly [type: string]: string } = {
  string: 'text',
  integer: 'whole number',
  boolean: 'true or false',
  array: 'list',
};

/** The values that a member may have, in words. */
function valueText(node: JsonObject): Child {
  const reference = textAt(node, '$ref');
  if (reference !== '') return shapeLink(reference);
  if ('const' in node) return code(JSON.stringify(node['const']));
  const listed = listAt(node, 'enum');
  if (listed.length > 0)
    return joined(
      listed.map((one) => code(String(one))),
      ' ',
    );
  const branches = [...listAt(node, 'anyOf'), ...listAt(node, 'allOf')].filter(isObject);
  if (branches.length > 0) return joined(branches.map(valueText), ' or ');
  const { items, additionalProperties } = node;
  if (isObject(items)) return markup`list of ${valueText(items)}`;
  if (isObject(additionalProperties)) return markup`${valueText(additionalProperties)} by name`;
  const types = [node['type']].flat().filter((type) => typeof type === 'string');
  return types.map((type) => words[type] ?? type).join(' or ');
}
