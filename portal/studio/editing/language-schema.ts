import type { JsonPath } from './json-edits.ts';

/** The keywords that the schema of the screen language uses. */
export interface LanguageSchema {
  readonly title?: string;
  readonly description?: string;
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, LanguageSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | LanguageSchema;
  readonly items?: LanguageSchema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly allOf?: readonly LanguageSchema[];
  readonly anyOf?: readonly LanguageSchema[];
  readonly oneOf?: readonly LanguageSchema[];
  readonly definitions?: Readonly<Record<string, LanguageSchema>>;
}

/** Returns a schema without references: what is said beside one goes before what it refers to. */
export function resolved(schema: LanguageSchema, root: LanguageSchema): LanguageSchema {
  const [only] = schema.allOf?.length === 1 ? schema.allOf : [];
  const below = only ?? (schema.$ref === undefined ? undefined : definitionOf(schema.$ref, root));
  if (below === undefined) return schema;
  const { allOf: _, $ref: __, ...own } = schema;
  return { ...resolved(below, root), ...own };
}

function definitionOf(reference: string, { definitions = {} }: LanguageSchema): LanguageSchema | undefined {
  const name = reference.replace('#/definitions/', '');
  return Object.hasOwn(definitions, name) ? definitions[name] : undefined;
}

/** The schemas of which a value follows one; none where there is nothing to choose. */
export function variantsOf(schema: LanguageSchema, root: LanguageSchema): readonly LanguageSchema[] {
  const whole = resolved(schema, root);
  return (whole.oneOf ?? whole.anyOf ?? []).flatMap((one) => {
    const variant = resolved(one, root);
    // An operand of an expression is a choice within a choice.
    return variant.anyOf === undefined ? [variant] : variantsOf(variant, root);
  });
}

/** Returns the variant that a value follows, or comes nearest to; undefined where it follows none at all. */
export function variantOf(
  value: unknown,
  variants: readonly LanguageSchema[],
  root: LanguageSchema,
): LanguageSchema | undefined {
  const ranked = variants
    .map((variant) => ({ variant, fit: fitOf(value, variant, root) }))
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit);
  return ranked[0]?.variant;
}

/** A measure of how well a value fits: 0 for not at all. */
function fitOf(value: unknown, schema: LanguageSchema, root: LanguageSchema): number {
  if (schema.const !== undefined) return schema.const === value ? 2 : 0;
  if (schema.enum !== undefined) return schema.enum.includes(value) ? 2 : 0;
  const types = [schema.type ?? []].flat();
  if (!types.includes(typeOf(value)) && !(typeOf(value) === 'integer' && types.includes('number'))) return 0;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 1;
  const { properties = {}, required = [] } = schema;
  const members = Object.keys(value);
  const isOther = members.some((name) => {
    const named = properties[name] === undefined ? undefined : resolved(properties[name], root);
    return named?.const !== undefined && named.const !== (value as Record<string, unknown>)[name]; // it is an object
  });
  if (isOther) return 0;
  const missing = required.filter((name) => !members.includes(name)).length;
  const known = members.filter((name) => Object.hasOwn(properties, name)).length;
  if (missing > 0 && known === 0) return 0;
  return Math.max(0.1, 2 + known - 2 * missing - (members.length - known));
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** Returns the schema of a value: of its variant where there are several. */
export function schemaOf(value: unknown, schema: LanguageSchema, root: LanguageSchema): LanguageSchema {
  const whole = resolved(schema, root);
  const variants = variantsOf(whole, root);
  if (variants.length === 0) return whole;
  return variantOf(value, variants, root) ?? whole;
}

/** Returns the schema of what stands at a path of a value; undefined where the language knows nothing there. */
export function schemaAt(value: unknown, path: JsonPath, root: LanguageSchema): LanguageSchema | undefined {
  let schema: LanguageSchema | undefined = root;
  let inner = value;
  for (const name of path) {
    if (schema === undefined) return undefined;
    schema = memberSchema(schemaOf(inner, schema, root), name);
    const owner: unknown = inner;
    inner =
      typeof owner === 'object' && owner !== null && Object.hasOwn(owner, name)
        ? (owner as Record<string | number, unknown>)[name] // it has this member
        : undefined;
  }
  return schema === undefined ? undefined : resolved(schema, root);
}

function memberSchema(schema: LanguageSchema, name: string | number): LanguageSchema | undefined {
  if (typeof name === 'number') return schema.items;
  const own = schema.properties;
  if (own !== undefined && Object.hasOwn(own, name)) return own[name];
  return typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
}

/** One property that a form can show. */
export interface Property {
  readonly name: string;
  readonly schema: LanguageSchema;
  readonly isRequired: boolean;
  readonly isSet: boolean;
}

/** Returns the properties of an object, in the order of the language. */
export function propertiesOf(
  value: unknown,
  schema: LanguageSchema,
  root: LanguageSchema,
): readonly Property[] {
  const { properties = {}, required = [] } = schemaOf(value, schema, root);
  const has = (name: string) => typeof value === 'object' && value !== null && Object.hasOwn(value, name);
  return Object.entries(properties).map(([name, one]) => ({
    name,
    schema: resolved(one, root),
    isRequired: required.includes(name),
    isSet: has(name),
  }));
}
