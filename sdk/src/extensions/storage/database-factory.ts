/** The type of a browser's `indexedDB`; none in a program that has no types of a browser. */
export type DatabaseFactory = typeof globalThis extends { readonly indexedDB: infer TFactory }
  ? TFactory
  : never;
