/**
 * Replaces the resolving of references and conditions in schemas. Schemas of compiled screens are flat, so nothing of it
 * is ever called.
 *
 * @throws Error always
 */
export default function refuse(): never {
  throw new Error('A compiled screen has a flat schema.');
}

export {
  refuse as relaxOptionsForScoring,
  refuse as resolveAllReferences,
  refuse as resolveAnyOrOneOfSchemas,
  refuse as resolveDependencies,
  refuse as retrieveSchemaInternal,
};
