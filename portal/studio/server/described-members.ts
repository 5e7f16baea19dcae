import { membersOf, schemaAt, typesOf } from '../../screen-language/check/schema/schema-path.ts';
import type { Alternatives } from '../../screen-language/check/schema/schema-path.ts';
import type { CatalogueSchema } from '../../publish/index.ts';
import type { Offer } from '../protocol.ts';

/** Screens rarely read deeper, and a list of everything helps nobody. */
const deepest = 3;
const mostPaths = 400;

/** Returns everything that can be read in an answer, with dotted paths behind a beginning such as `reads.bill`. */
export function pathsIn(schema: CatalogueSchema, beginning: string): readonly Offer[] {
  const found: Offer[] = [];
  const visit = (path: readonly string[]): void => {
    const at = schemaAt(schema, path);
    if (at.kind !== 'known' || found.length >= mostPaths) return;
    if (path.length > 0) found.push({ value: [beginning, ...path].join('.'), ...factsOf(at.alternatives) });
    if (path.length < deepest) for (const name of membersOf(at.alternatives)) visit([...path, name]);
  };
  visit([]);
  return found;
}

/** Returns the members that a call can be given. */
export function membersOfCall(schema: CatalogueSchema): readonly Offer[] {
  return membersBelow(schema, []);
}

/** Members at a place of a call; those of each entry of a list stand in it. */
function membersBelow(schema: CatalogueSchema, path: readonly string[]): readonly Offer[] {
  const owner = schemaAt(schema, path);
  const whole = owner.kind === 'known' ? owner.alternatives : [];
  // In each of the ways in which it can be called.
  const isRequired = (name: string) =>
    whole.every((one) => one.some(({ required = [] }) => required.includes(name)));
  return membersOf(whole).map((name) => {
    const at = schemaAt(schema, [...path, name]);
    const facts = at.kind === 'known' ? factsOf(at.alternatives) : {};
    const entries = path.length === 0 && at.kind === 'known' ? entriesOf(schema, name, at.alternatives) : {};
    return { value: name, ...facts, ...entries, ...(isRequired(name) && { isRequired: true }) };
  });
}

/** The entries of a list: their members, or the words that they are out of. */
function entriesOf(
  schema: CatalogueSchema,
  name: string,
  list: Alternatives,
): Pick<Offer, 'items' | 'mostItems' | 'options'> {
  if (!list.some((one) => typesOf(one)?.includes('array') === true)) return {};
  const entry = schemaAt(schema, [name, '0']);
  const words = entry.kind === 'known' ? factsOf(entry.alternatives).options : undefined;
  if (words !== undefined) return { options: words };
  const items = membersBelow(schema, [name, '0']);
  const most = list.flat().flatMap(({ maxItems }) => maxItems ?? []);
  return items.length === 0 ? {} : { items, ...(most.length > 0 && { mostItems: Math.min(...most) }) };
}

/** Returns what the specs say of a value, as an offer tells it. */
function factsOf(alternatives: Alternatives): Omit<Offer, 'value'> {
  const schemas = alternatives.flat();
  const types = [...new Set(alternatives.flatMap((one) => typesOf(one) ?? []))].filter(
    (one) => one !== 'null',
  );
  const description = schemas.find((one) => one.description !== undefined)?.description;
  const lengths = schemas.flatMap(({ maxLength }) => maxLength ?? []);
  const least = schemas.flatMap(({ minLength }) => minLength ?? []).filter((length) => length > 1);
  const options = schemas
    .find((one) => one.enum !== undefined)
    ?.enum?.filter((one) => typeof one === 'string');
  const format = schemas.find((one) => one.format !== undefined)?.format;
  return {
    ...(types.length > 0 && { kind: format ?? types.map((type) => words[type] ?? type).join(' or ') }),
    ...(description !== undefined && { description }),
    ...(lengths.length > 0 && { maxLength: Math.min(...lengths) }),
    ...(least.length > 0 && { minLength: Math.max(...least) }),
    ...(options !== undefined && options.length > 0 && { options }),
  };
}

/** Types of JSON in plain words. */
const words: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  boolean: 'yes or no',
  array: 'list',
  object: 'several values',
};
