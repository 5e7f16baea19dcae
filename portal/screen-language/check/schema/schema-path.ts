import type { CatalogueSchema } from '../../load/catalogue.ts';

/**
 * The alternatives that a value may be. Each is a list of schemas that all hold; references are followed.
 * Empty where the schema refers to nothing that is there.
 */
export type Alternatives = readonly (readonly CatalogueSchema[])[];

/** The schema at a path inside a schema. */
export type FoundSchema =
  | { readonly kind: 'known'; readonly alternatives: Alternatives }
  /** The schema does not say what is there. */
  | { readonly kind: 'open' }
  /** The segment with this index is not there; `known` are the names that are. */
  | { readonly kind: 'unknown'; readonly at: number; readonly known: readonly string[] };

/** A reference that leads back to itself without a member between is followed no deeper than this. */
const deepest = 20;

const found = new WeakMap<CatalogueSchema, WeakMap<CatalogueSchema, Alternatives>>();

/** The alternatives of a schema, found once. @param root holds the `$defs` that references name */
export function alternativesOf(schema: CatalogueSchema, root: CatalogueSchema): Alternatives {
  const known = found.get(root) ?? new WeakMap<CatalogueSchema, Alternatives>();
  found.set(root, known);
  const alternatives = known.get(schema) ?? findAlternatives(schema, root, 0);
  known.set(schema, alternatives);
  return alternatives;
}

function findAlternatives(schema: CatalogueSchema, root: CatalogueSchema, depth: number): Alternatives {
  if (depth > deepest) return [[]];
  const inner = (option: CatalogueSchema) => findAlternatives(option, root, depth + 1);
  const referred = schema.$ref === undefined ? undefined : root.$defs?.[nameOf(schema.$ref)];
  const { $ref: _, $defs: __, allOf, anyOf, oneOf, ...plain } = schema;
  const together: readonly Alternatives[] = [
    ...(referred === undefined ? [] : [inner(referred)]),
    ...(allOf ?? []).map(inner),
    ...[anyOf, oneOf].flatMap((choice) => (choice === undefined ? [] : [choice.flatMap(inner)])),
  ];
  return together.reduce<Alternatives>(
    (made, options) => made.flatMap((one) => options.map((other) => [...one, ...other])),
    [[plain]],
  );
}

/** The alternatives of a value for which several schemas hold. */
function allAlternativesOf(schemas: readonly CatalogueSchema[], root: CatalogueSchema): Alternatives {
  const [only, ...others] = schemas;
  return only !== undefined && others.length === 0
    ? alternativesOf(only, root)
    : findAlternatives({ allOf: schemas }, root, 0);
}

function nameOf(reference: string): string {
  return reference.replace('#/$defs/', '');
}

const followed = new WeakMap<CatalogueSchema, Map<string, FoundSchema>>();

/**
 * Follows a path of member names and list places, once. An object that lists members is taken to have no others, although
 * most answers leave room for members of later versions: a screen may only name what the specs name.
 */
export function schemaAt(root: CatalogueSchema, path: readonly string[]): FoundSchema {
  const known = followed.get(root) ?? new Map<string, FoundSchema>();
  followed.set(root, known);
  const key = path.join('\n');
  const schema = known.get(key) ?? follow(root, path);
  known.set(key, schema);
  return schema;
}

function follow(root: CatalogueSchema, path: readonly string[]): FoundSchema {
  let alternatives = alternativesOf(root, root);
  for (const [at, name] of path.entries()) {
    const steps = alternatives.map((one) => memberOf(one, name, root));
    if (steps.includes('open')) return { kind: 'open' };
    const next = steps.flatMap((step) => (typeof step === 'string' ? [] : step));
    if (next.length === 0) return { kind: 'unknown', at, known: membersOf(alternatives) };
    alternatives = next;
  }
  return { kind: 'known', alternatives };
}

/** The names of the members that objects of these alternatives list. */
export function membersOf(alternatives: Alternatives): readonly string[] {
  return [...new Set(alternatives.flat().flatMap(({ properties = {} }) => Object.keys(properties)))];
}

const allowed = new WeakMap<readonly CatalogueSchema[], { readonly types: readonly string[] | undefined }>();

/** Types that an alternative allows, by name or by the values it lists; undefined where it does not say. */
export function typesOf(alternative: readonly CatalogueSchema[]): readonly string[] | undefined {
  const known = allowed.get(alternative) ?? { types: findTypes(alternative) };
  allowed.set(alternative, known);
  return known.types;
}

function findTypes(alternative: readonly CatalogueSchema[]): readonly string[] | undefined {
  const said = alternative.flatMap((schema) => {
    const { type, enum: values = schema.const === undefined ? undefined : [schema.const] } = schema;
    if (type !== undefined) return [[type].flat()];
    return values === undefined ? [] : [values.map(typeOf)];
  });
  const [first, ...others] = said;
  return first?.filter((type) => others.every((types) => types.includes(type)));
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function memberOf(
  alternative: readonly CatalogueSchema[],
  name: string,
  root: CatalogueSchema,
): Alternatives | 'open' | 'none' {
  const listed = alternative.flatMap(({ properties = {} }) =>
    Object.hasOwn(properties, name) ? [properties[name] ?? {}] : [],
  );
  if (listed.length > 0) return allAlternativesOf(listed, root);
  const types = typesOf(alternative);
  const items = alternative.flatMap((schema) => schema.items ?? []);
  if (types?.includes('array') && name === 'length') return [[{ type: 'integer' }]];
  if (types?.includes('array') && /^\d+$/.test(name))
    return items.length === 0 ? 'open' : allAlternativesOf(items, root);
  const mayBeObject = types === undefined || types.includes('object');
  if (!mayBeObject) return 'none';
  const others = alternative.flatMap(({ additionalProperties }) =>
    typeof additionalProperties === 'object' ? [additionalProperties] : [],
  );
  if (others.length > 0) return allAlternativesOf(others, root);
  const isListed = alternative.some(({ properties }) => properties !== undefined);
  // An alternative of nothing but lists' or texts' rules says nothing about members.
  return isListed || alternative.some(({ additionalProperties }) => additionalProperties === false)
    ? 'none'
    : 'open';
}
