/** The extensions of these specs, by what they stand on. */
export const EXTENSIONS: {
  readonly [THolder in 'root' | 'operation' | 'schema']: readonly string[];
} = {
  root: [
    'x-lifetimes',
    'x-constants',
    'x-query-encodings',
    'x-envelope',
    'x-choices',
    'x-object-classification',
  ],
  operation: ['x-read', 'x-write', 'x-split'],
  schema: ['x-entity', 'x-tag', 'x-meaning'],
};

/** The one extension that may stand on anything; it is checked on operations and schemas. */
export const PROVENANCE = 'x-provenance';

/** Every extension; each has its JSON Schema in `specs/extensions`. */
export const allExtensions: readonly string[] = [...Object.values(EXTENSIONS).flat(), PROVENANCE];

/** Extensions that say how the SDK is to work. */
const WORKING = new Set(['x-read', 'x-write', 'x-lifetimes', 'x-entity', 'x-constants', 'x-query-encodings']);

/** Returns true for plain data in which one of the extensions stands that say how the SDK is to work. */
export function hasOwnExtension(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(hasOwnExtension);
  if (typeof node !== 'object' || node === null) return false;
  const members = node as { readonly [key: string]: unknown };
  return Object.keys(members).some(
    (key) => (key.startsWith('x-') && WORKING.has(key)) || hasOwnExtension(members[key]),
  );
}
