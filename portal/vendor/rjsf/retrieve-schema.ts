/**
 * Replaces the resolving of references and conditions in schemas. Schemas of compiled screens are flat, so nothing of it
 * is ever called.
 *
 * @throws Error always
 */
export default function retrieveSchema(): never {
  throw new Error('A compiled screen has a flat schema.');
}

export {
  retrieveSchema as relaxOptionsForScoring,
  retrieveSchema as resolveAllReferences,
  retrieveSchema as resolveAnyOrOneOfSchemas,
  retrieveSchema as resolveDependencies,
  retrieveSchema as retrieveSchemaInternal,
};
