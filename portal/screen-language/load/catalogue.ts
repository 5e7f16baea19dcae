import type { Catalogue, CatalogueOperation, CatalogueSchema } from '../publish/project-files.ts';

interface Definitions {
  readonly [name: string]: CatalogueSchema;
}

/** The catalogue as the generator writes it: what schemas share stands once for each api. */
export interface StoredCatalogue extends Catalogue {
  readonly $defs: { readonly [api: string]: Definitions };
}

/** A catalogue of nothing, for a project whose own cannot be read. */
export const emptyCatalogue: StoredCatalogue = { operations: {}, $defs: {}, constants: {} };

/** Gives every schema the definitions that it refers to as its own `$defs`, so that it can be judged alone. */
export function expandCatalogue({ operations, $defs, constants }: StoredCatalogue): Catalogue {
  const expand = (operation: CatalogueOperation): CatalogueOperation => {
    const { config, data } = operation;
    const shared = $defs[operation.api] ?? {};
    return {
      ...operation,
      config: selfContained(config, shared),
      ...(data !== undefined && { data: selfContained(data, shared) }),
    };
  };
  const entries = Object.entries(operations).map(([id, operation]) => [id, expand(operation)] as const);
  return { operations: Object.fromEntries(entries), constants };
}

function selfContained(schema: CatalogueSchema, shared: Definitions): CatalogueSchema {
  const found = new Map<string, CatalogueSchema>();
  const open: unknown[] = [schema];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const name = '$ref' in next ? String(next.$ref).replace('#/$defs/', '') : undefined;
    const definition = name === undefined || found.has(name) ? undefined : shared[name];
    if (name !== undefined && definition !== undefined) {
      found.set(name, definition);
      open.push(definition);
    }
    open.push(...Object.values(next));
  }
  return found.size === 0 ? schema : { ...schema, $defs: Object.fromEntries(found) };
}
