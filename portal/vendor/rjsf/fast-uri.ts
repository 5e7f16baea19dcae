/** Stands in for `fast-uri`: compiled screens refer to no other schema, so addresses are compared as they are. */
const uris = {
  equal: (one: string, other: string): boolean => one === other,
  resolve: (_base: string, reference: string): string => reference,
};

export default uris;
