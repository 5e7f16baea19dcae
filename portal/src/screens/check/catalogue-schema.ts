import type { Catalogue, CatalogueSchema } from '../publish/project-files.ts';

const mostHops = 20;

/**
 * The schema that another one stands for: itself, or what its `$ref` names in the catalogue.
 *
 * @returns undefined when the reference leads nowhere
 */
export function resolveSchema(
  { $defs }: Pick<Catalogue, '$defs'>,
  schema: CatalogueSchema | undefined,
): CatalogueSchema | undefined {
  let found = schema;
  for (let hops = 0; found?.$ref !== undefined && hops < mostHops; hops += 1) {
    const [, , api = '', name = ''] = found.$ref.split('/');
    found = $defs[api]?.[name];
  }
  return found;
}

/**
 * The schema of a member at a dotted path, through references and `allOf`.
 *
 * @returns undefined when the schema describes no such member
 */
export function memberSchema(
  catalogue: Pick<Catalogue, '$defs'>,
  schema: CatalogueSchema | undefined,
  path: string,
): CatalogueSchema | undefined {
  const [member = '', ...rest] = path.split('.');
  const found = ownMember(catalogue, schema, member);
  return rest.length === 0 || found === undefined ? found : memberSchema(catalogue, found, rest.join('.'));
}

function ownMember(
  catalogue: Pick<Catalogue, '$defs'>,
  schema: CatalogueSchema | undefined,
  member: string,
): CatalogueSchema | undefined {
  const resolved = resolveSchema(catalogue, schema);
  const { properties = {}, allOf = [] } = resolved ?? {};
  if (Object.hasOwn(properties, member)) return resolveSchema(catalogue, properties[member]);
  for (const part of allOf) {
    const found = ownMember(catalogue, part, member);
    if (found !== undefined) return found;
  }
  return undefined;
}
