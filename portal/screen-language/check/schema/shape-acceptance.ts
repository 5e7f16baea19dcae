/** The members of a schema that are judged here. */
interface Shape {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly allOf?: readonly Shape[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly discriminator?: { readonly propertyName: string };
  readonly properties?: { readonly [name: string]: Shape };
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Shape;
  readonly propertyNames?: Shape;
  readonly dependencies?: { readonly [name: string]: readonly string[] };
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly items?: Shape;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Keywords that are judged here, or that say nothing of values. */
const known: ReadonlySet<string> = new Set(
  (
    '$schema $id $ref title description definitions type const enum allOf anyOf oneOf discriminator properties required ' +
    'additionalProperties propertyNames dependencies minProperties maxProperties items minItems maxItems uniqueItems ' +
    'minLength maxLength pattern minimum maximum'
  ).split(' '),
);

type Members = Readonly<Record<string, unknown>>;

/** The schema that is judged by, and what was made out of it so far. */
interface Judge {
  readonly definitions: { readonly [name: string]: Shape };
  readonly patterns: Map<string, RegExp>;
  readonly readable: Map<Shape, boolean>;
}

/**
 * Returns a judge that says yes only to what fits a schema, without compiling it: most files are sound, and compiling takes
 * longer than all of them. Where it says no, a validator has to tell why, or that it fits all the same.
 */
export function createShapeAcceptance(root: object): (value: unknown) => boolean {
  const definitions = 'definitions' in root ? (root.definitions as Judge['definitions']) : {}; // its content is ours
  const judge: Judge = { definitions, patterns: new Map(), readable: new Map() };
  return (value) => fits(value, root, judge);
}

function fits(value: unknown, shape: Shape, judge: Judge): boolean {
  if (!isReadable(shape, judge)) return false;
  const { type, enum: listed } = shape;
  if (type !== undefined && !isOfTypes(value, type)) return false;
  if (listed?.includes(value) === false || ('const' in shape && shape.const !== value)) return false;
  if (!isReferred(value, shape, judge) || !isChosen(value, shape, judge)) return false;
  if (typeof value === 'string') return isText(value, shape, judge);
  if (typeof value === 'number') return isNumber(value, shape);
  if (Array.isArray(value)) return isList(value, shape, judge);
  return !isHolder(value) || isObject(value, shape, judge);
}

function isReadable(shape: Shape, { readable }: Judge): boolean {
  const said = readable.get(shape) ?? Object.keys(shape).every((keyword) => known.has(keyword));
  readable.set(shape, said);
  return said;
}

function isReferred(value: unknown, { $ref }: Shape, judge: Judge): boolean {
  if ($ref === undefined) return true;
  const target = judge.definitions[$ref.replace('#/definitions/', '')];
  return target !== undefined && fits(value, target, judge);
}

function isChosen(value: unknown, { allOf, anyOf, oneOf, discriminator }: Shape, judge: Judge): boolean {
  if (allOf?.every((one) => fits(value, one, judge)) === false) return false;
  if (anyOf?.some((one) => fits(value, one, judge)) === false) return false;
  if (oneOf === undefined) return discriminator === undefined;
  const branch = branchFor(value, oneOf, discriminator?.propertyName);
  return branch !== undefined && fits(value, branch, judge);
}

function isText(value: string, { minLength, maxLength, pattern }: Shape, { patterns }: Judge): boolean {
  if (pattern !== undefined) {
    const made = patterns.get(pattern) ?? new RegExp(pattern, 'u');
    patterns.set(pattern, made);
    if (!made.test(value)) return false;
  }
  if (minLength === undefined && maxLength === undefined) return true;
  const { length } = [...value];
  return length >= (minLength ?? 0) && length <= (maxLength ?? Infinity);
}

const isNumber = (value: number, { minimum = -Infinity, maximum = Infinity }: Shape) =>
  value >= minimum && value <= maximum;

function isList(value: readonly unknown[], shape: Shape, judge: Judge): boolean {
  const { items, minItems = 0, maxItems = Infinity, uniqueItems } = shape;
  if (value.length < minItems || value.length > maxItems) return false;
  // Equal objects are left to a validator.
  if (uniqueItems === true && (new Set(value).size < value.length || value.some(isHolder))) return false;
  return items === undefined || value.every((one) => fits(one, items, judge));
}

function isObject(value: Members, shape: Shape, judge: Judge): boolean {
  const { properties = {}, additionalProperties = true, propertyNames, required = [] } = shape;
  const { dependencies, minProperties = 0, maxProperties = Infinity } = shape;
  const names = Object.keys(value);
  if (names.length < minProperties || names.length > maxProperties) return false;
  if (required.some((name) => !Object.hasOwn(value, name))) return false;
  const brought = dependencies === undefined ? [] : Object.entries(dependencies);
  if (brought.some(([name, others]) => isAlone(name, others, value))) return false;
  return names.every((name) => {
    if (propertyNames !== undefined && !fits(name, propertyNames, judge)) return false;
    const inner = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    return typeof inner === 'object' ? fits(value[name], inner, judge) : inner === true;
  });
}

const isHolder = (value: unknown): value is Members => typeof value === 'object' && value !== null;

/** A member without those that it needs. */
const isAlone = (name: string, others: readonly string[], value: Members): boolean =>
  Object.hasOwn(value, name) && others.some((other) => !Object.hasOwn(value, other));

/** The branch whose tag is that of the value. */
function branchFor(value: unknown, branches: readonly Shape[], tag: string | undefined): Shape | undefined {
  if (tag === undefined || !isHolder(value) || !Object.hasOwn(value, tag)) return undefined;
  return branches.find(({ properties }) => properties?.[tag]?.const === value[tag]);
}

const isOfTypes = (value: unknown, types: string | readonly string[]): boolean =>
  typeof types === 'string' ? isOfType(value, types) : types.some((name) => isOfType(value, name));

function isOfType(value: unknown, type: string): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isHolder(value) && !Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'number') return Number.isFinite(value);
  return type === 'null' ? value === null : typeof value === type;
}
