import { isJsonObject } from '../core/json.ts';
import type { WireStyle } from '../spec/operation.ts';
import { escaped } from '../network/request.ts';
import type { Json } from '../core/json-value.ts';

/** The text between the items of a list. */
const SEPARATORS: { readonly [style: string]: string } = { spaceDelimited: '%20', pipeDelimited: '%7C' };

/** The pairs `name=value` of one member of a query or a form, encoded. */
export function pairsOf(name: string, value: Json, { style, explode }: WireStyle): readonly string[] {
  const own = escaped(name);
  if (style === 'json') return [`${own}=${escaped(JSON.stringify(value))}`];
  if (style === 'deepObject') return deepPairs(own, value);
  if (Array.isArray(value)) {
    const items = value.map((item: Json) => textOf(item));
    if (explode) return items.map((item) => `${own}=${item}`);
    return [`${own}=${items.join(SEPARATORS[style] ?? ',')}`];
  }
  if (!isJsonObject(value)) return [`${own}=${textOf(value)}`];
  const members = Object.entries(value).filter(([, inner]) => inner !== undefined);
  if (explode) return members.flatMap(([key, inner]) => pairsOf(key, inner, { style, explode }));
  const flat = members.flatMap(([key, inner]) => [escaped(key), textOf(inner)]);
  return [`${own}=${flat.join(SEPARATORS[style] ?? ',')}`];
}

/** `a[b]=1&a[c][0]=2`, with its brackets escaped: neither a query nor a form may hold them as they are. */
function deepPairs(name: string, value: Json): readonly string[] {
  if (typeof value !== 'object' || value === null) return [`${name}=${textOf(value)}`];
  // Members of a list are called by their places.
  return Object.entries(value).flatMap(([key, inner]: [string, Json | undefined]) =>
    inner === undefined ? [] : deepPairs(`${name}%5B${escaped(key)}%5D`, inner),
  );
}

/** The text of one parameter of a path: plain, or behind a dot or a semicolon. */
export function pathText(name: string, value: Json, { style, explode }: WireStyle): string {
  const isMatrix = style === 'matrix';
  const [start, between] = isMatrix ? [';', ';'] : style === 'label' ? ['.', '.'] : ['', ','];
  const named = (text: string): string => (isMatrix ? `${escaped(name)}=${text}` : text);
  if (style === 'json') return escaped(JSON.stringify(value));
  if (Array.isArray(value)) {
    const items = value.map((item: Json) => textOf(item));
    return start + (explode ? items.map(named).join(between) : named(items.join(',')));
  }
  if (!isJsonObject(value)) return start + named(textOf(value));
  const members = Object.entries(value);
  if (explode) return start + members.map(([key, inner]) => `${escaped(key)}=${textOf(inner)}`).join(between);
  return start + named(members.flatMap(([key, inner]) => [escaped(key), textOf(inner)]).join(','));
}

/** The text of one header, which is not encoded. */
export function headerText(value: Json, { style, explode }: WireStyle): string {
  if (style === 'json') return JSON.stringify(value);
  if (!isJsonObject(value)) return Array.isArray(value) ? value.join(',') : String(value);
  const members = Object.entries(value).map(([key, inner]) => [key, String(inner)] as const);
  return explode ? members.map((pair) => pair.join('=')).join(',') : members.flat().join(',');
}

/** An encoded value; what is no single one is JSON. */
function textOf(value: Json): string {
  if (value === null) return '';
  return escaped(typeof value === 'object' ? JSON.stringify(value) : String(value));
}
