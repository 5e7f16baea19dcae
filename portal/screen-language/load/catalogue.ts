/** The specs, as far as screens can name them. */
export interface Catalogue {
  readonly operations: { readonly [operationId: string]: CatalogueOperation };
  readonly constants: unknown;
}

/** One operation of the specs. */
export interface CatalogueOperation {
  readonly api: string;
  /** The module of the SDK that holds it. */
  readonly module: string;
  readonly kind: 'read' | 'write';
  /** One line for people. */
  readonly summary?: string;
  /** It answers with one page of a list after the other. */
  readonly paged?: boolean;
  /** JSON Schema of the call's configuration. */
  readonly config: CatalogueSchema;
  /** JSON Schema of the answer. */
  readonly data?: CatalogueSchema;
  readonly errorCodes: readonly string[];
}

/** The keywords of JSON Schema that the checker understands. */
export interface CatalogueSchema {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly properties?: { readonly [member: string]: CatalogueSchema };
  readonly required?: readonly string[];
  /** Members that a member brings along. */
  readonly dependentRequired?: { readonly [member: string]: readonly string[] };
  readonly additionalProperties?: boolean | CatalogueSchema;
  readonly items?: CatalogueSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  /** Of a text: the states that it has today. */
  readonly examples?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly format?: string;
  readonly allOf?: readonly CatalogueSchema[];
  readonly anyOf?: readonly CatalogueSchema[];
  readonly oneOf?: readonly CatalogueSchema[];
  readonly $ref?: string;
  readonly $defs?: { readonly [name: string]: CatalogueSchema };
  readonly meaning?: SchemaMeaning;
}

/** Facts about the members of an answer: `x-meaning` of the specs. */
export interface SchemaMeaning {
  /** Words, and the values that members have where something is called so. */
  readonly called?: { readonly [word: string]: MeantMembers };
  /** Members that are null unless others have certain values. */
  readonly there?: { readonly [member: string]: MeantMembers };
  /** Operations, and what this must be like for them to be possible: one of the alternatives holds. */
  readonly calls?: { readonly [operationId: string]: readonly MeantMembers[] };
}

/** Members, each with its values. */
export interface MeantMembers {
  readonly [member: string]: MeantValues;
}

/** Values of a member; null stands for none. */
export interface MeantValues {
  readonly in?: readonly unknown[];
  readonly notIn?: readonly unknown[];
  readonly atLeast?: number;
  readonly atMost?: number;
}

interface Definitions {
  readonly [name: string]: CatalogueSchema;
}

/** The catalogue as the generator writes it: what schemas share stands once for each api. */
export interface StoredCatalogue extends Catalogue {
  readonly $defs: { readonly [api: string]: Definitions };
}

/** A catalogue of nothing, for a project whose own cannot be read. */
export const emptyCatalogue: StoredCatalogue = { operations: {}, $defs: {}, constants: {} };

const expanded = new WeakMap<StoredCatalogue, Catalogue>();

/**
 * Gives every schema the definitions that it refers to as its own `$defs`, so that it can be judged alone. One stored
 * catalogue is expanded once.
 */
export function expandCatalogue(stored: StoredCatalogue): Catalogue {
  const known = expanded.get(stored);
  if (known !== undefined) return known;
  const made = expandAll(stored);
  expanded.set(stored, made);
  return made;
}

function expandAll({ operations, $defs, constants }: StoredCatalogue): Catalogue {
  const named = new Map<unknown, ReadonlySet<string>>();
  const expand = (operation: CatalogueOperation): CatalogueOperation => {
    const { config, data } = operation;
    const shared = { named, definitions: $defs[operation.api] ?? {} };
    return {
      ...operation,
      config: selfContained(config, shared),
      ...(data !== undefined && { data: selfContained(data, shared) }),
    };
  };
  const entries = Object.entries(operations).map(([id, operation]) => [id, expand(operation)] as const);
  const known: Record<string, CatalogueOperation> = Object.fromEntries(entries);
  // A screen may ask for any name, also for one that every object has.
  Object.setPrototypeOf(known, null);
  return { operations: known, constants };
}

/** The definitions of one api, and the names that each schema refers to, as far as they were looked for. */
interface Shared {
  readonly definitions: Definitions;
  readonly named: Map<unknown, ReadonlySet<string>>;
}

function selfContained(schema: CatalogueSchema, { definitions, named }: Shared): CatalogueSchema {
  const found = new Map<string, CatalogueSchema>();
  const open = [schema];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const names = named.get(next) ?? namesIn(next);
    named.set(next, names);
    for (const name of names) {
      const definition = definitions[name];
      if (definition === undefined || found.has(name)) continue;
      found.set(name, definition);
      open.push(definition);
    }
  }
  return found.size === 0 ? schema : { ...schema, $defs: Object.fromEntries(found) };
}

/** The definitions that a schema itself refers to. */
function namesIn(schema: CatalogueSchema): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('$ref' in value) names.add(String(value.$ref).replace('#/$defs/', ''));
    for (const inner of Object.values(value)) if (typeof inner === 'object') visit(inner);
  };
  visit(schema);
  return names;
}
