/** Stands in for what the form library does with references and conditions in schemas: compiled screens have neither. */
export default function refuse(): never {
  throw new Error('A compiled screen has a flat schema.');
}

export {
  refuse as makeAllReferencesAbsolute,
  refuse as relaxOptionsForScoring,
  refuse as resolveAllReferences,
  refuse as resolveDependencies,
  refuse as retrieveSchemaInternal,
  refuse as splitKeyElementFromObject,
};
