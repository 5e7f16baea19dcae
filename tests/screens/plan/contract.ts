import fc from 'fast-check';
import type { Catalogue, CatalogueSchema } from '@energy-portal/portal/publish';

/** The named examples of an operation, and its address. */
interface OperationExamples {
  readonly method: string;
  readonly path: string;
  readonly examples: { readonly [name: string]: { readonly status: number; readonly body: unknown } };
  readonly errors: { readonly [name: string]: { readonly status: number; readonly body: unknown } };
}

/** All that the specs say to a plan. */
export interface Contract {
  readonly operations: Catalogue['operations'];
  readonly constants: unknown;
  readonly examples: { readonly [operation: string]: OperationExamples };
  /** The row of `brands.json` whose pages are tried. */
  readonly brand: unknown;
  /** As 2026-01-31. */
  readonly today: string;
}

/** The value at a path; undefined where there is none. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, name) => {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, name)) return undefined;
    return Reflect.get(inner, name);
  }, value);
}

/** All schemas that a value at a path may have, branches and definitions followed. */
export function schemasAt(root: CatalogueSchema, path: readonly string[]): readonly CatalogueSchema[] {
  const open = (schema: CatalogueSchema, depth = 0): readonly CatalogueSchema[] => {
    if (depth > 20) return [];
    const named = schema.$ref === undefined ? undefined : root.$defs?.[schema.$ref.replace('#/$defs/', '')];
    const branches = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
    return [
      schema,
      ...[named, ...branches].flatMap((one) => (one === undefined ? [] : open(one, depth + 1))),
    ];
  };
  return path.reduce<readonly CatalogueSchema[]>(
    (schemas, name) => schemas.flatMap((schema) => inside(schema, name)).flatMap((schema) => open(schema)),
    open(root),
  );
}

function inside(
  { properties, items, additionalProperties }: CatalogueSchema,
  name: string,
): readonly CatalogueSchema[] {
  if (/^\d+$/.test(name) && items !== undefined) return [items];
  const member = properties !== undefined && Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (member !== undefined) return [member];
  return typeof additionalProperties === 'object' ? [additionalProperties] : [];
}

/** The values that are possible at a path, as far as the contract tells. */
export interface Domain {
  readonly values: readonly unknown[];
  /** Other values than these are possible, too. */
  readonly isOpen: boolean;
  /** It is wherever the object is that holds it. */
  readonly isSure?: boolean;
  /** Another value than those, of the right type. */
  readonly other?: unknown;
}

/** The values that an answer of an operation may have at a path: those of its examples first. */
export function domainOfAnswer(operation: string, path: readonly string[], contract: Contract): Domain {
  const data = contract.operations[operation]?.data;
  const bodies = Object.values(contract.examples[operation]?.examples ?? {}).map(({ body }) => body);
  const examples = bodies.map((body) => valueAt(body, path));
  const holders = bodies.map((body) => valueAt(body, path.slice(0, -1))).filter(isObject);
  const isSure = isRequired(data, path) && holders.every((one) => valueAt(one, path.slice(-1)) !== undefined);
  const schemas = data === undefined ? [] : schemasAt(data, path);
  const listed = schemas.flatMap((schema) => schema.enum ?? ('const' in schema ? [schema.const] : []));
  const types = schemas.flatMap(({ type }) => type ?? []);
  const isFlag = types.includes('boolean');
  const isNumber = types.some((type) => type === 'integer' || type === 'number') && !types.includes('string');
  const values = [
    ...(isSure && path.length === 1 ? examples.filter((value) => value !== undefined) : examples),
    ...listed,
    ...(isFlag ? [true, false] : []),
    ...(types.includes('null') ? [null] : []),
    ...(types.includes('array') ? [[]] : []),
    ...(isRequired(data, path) ? [] : [undefined]),
  ];
  const isOpen = listed.length === 0 && !isFlag;
  const other = isNumber ? 7 : sampleOfPattern(schemas);
  return { values: unique(values), isOpen, isSure, ...(other !== undefined && { other }) };
}

/** The text that was made of each pattern: making it costs more than all else of a plan, and patterns are few. */
const samples = new Map<string, string | undefined>();

/** A text of the form that a schema asks for; undefined where it asks for none. */
export function sampleOfPattern(schemas: readonly CatalogueSchema[]): string | undefined {
  const pattern = schemas.find((schema) => schema.pattern !== undefined)?.pattern;
  if (pattern === undefined) return undefined;
  if (!samples.has(pattern)) samples.set(pattern, makeSample(pattern));
  return samples.get(pattern);
}

function makeSample(pattern: string): string | undefined {
  try {
    const [sample] = fc.sample(fc.stringMatching(new RegExp(pattern)), { seed: 7, numRuns: 1 });
    return sample;
  } catch {
    // It has something that cannot be generated.
    return undefined;
  }
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** A member that every answer has. */
function isRequired(data: CatalogueSchema | undefined, path: readonly string[]): boolean {
  const name = path.at(-1);
  if (data === undefined || name === undefined) return true;
  return schemasAt(data, path.slice(0, -1)).some(({ required = [] }) => required.includes(name));
}

/** A value of the contract's examples for a member of an operation's configuration. */
export function exampleOfMember(operation: string, member: string, contract: Contract): unknown {
  const bodies = Object.values(contract.examples[operation]?.examples ?? {}).map(({ body }) => body);
  return bodies
    .map((body) => findMember(body, member))
    .find((value) => value !== undefined && value !== null);
}

function findMember(value: unknown, member: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const own = valueAt(value, [member]);
  if (typeof own === 'string' || typeof own === 'number') return own;
  return Object.values(value)
    .map((inner) => findMember(inner, member))
    .find((found) => found !== undefined);
}

/** The day of a time, as 2026-01-31. */
export const dayOf = (time: Date): string =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()]
    .map((number) => String(number).padStart(2, '0'))
    .join('-');

/** Each value once; objects are compared by what they hold. */
export function unique(values: readonly unknown[]): readonly unknown[] {
  const seen = new Map(values.map((value) => [JSON.stringify(value) ?? 'undefined', value]));
  return [...seen.values()];
}
