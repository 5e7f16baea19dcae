/** Stands in for `@x0k/json-schema-merge`: compiled screens have no `allOf`, so there is nothing to merge. */
function refuse(): never {
  throw new Error('A compiled screen has no allOf.');
}

export const createComparator = () => ({ compareSchemaDefinitions: refuse, compareSchemaValues: refuse });
export const createMerger = () => ({ mergeArrayOfSchemaDefinitions: refuse });
export const createShallowAllOfMerge = () => refuse;
export const createDeduplicator = () => refuse;
export const createIntersector = () => refuse;
