/** A module that a package imports, and the module of this folder that it gets instead. */
export interface Replacement {
  /** The importing package: its imports alone are replaced. */
  readonly importer: string;
  /** The imported module: a file of the importing package from its root, or another package by its specifier. */
  readonly module: string;
  /** The replacement, from this folder. */
  readonly by: string;
}

const form = '@rjsf/core';
const schemas = '@rjsf/utils';

/** Every replaced module of a dependency. README.md has the reason, the bytes and the test of each. */
export const replacements: readonly Replacement[] = [
  { importer: form, module: 'lib/getDefaultRegistry.js', by: 'rjsf/default-registry.ts' },
  { importer: schemas, module: 'fast-equals', by: 'rjsf/fast-equals.ts' },
  { importer: schemas, module: 'lib/createSchemaUtils.js', by: 'rjsf/create-schema-utils.ts' },
  { importer: schemas, module: 'lib/hashForSchema.js', by: 'rjsf/hash-for-schema.ts' },
  { importer: schemas, module: 'lib/schemaHasNestedConditional.js', by: 'rjsf/nested-conditional.ts' },
  { importer: schemas, module: 'lib/schema/getDefaultFormState.js', by: 'rjsf/default-form-state.ts' },
  { importer: schemas, module: 'lib/schema/omitExtraData.js', by: 'rjsf/omit-extra-data.ts' },
  { importer: schemas, module: 'lib/schema/retrieveSchema.js', by: 'rjsf/retrieve-schema.ts' },
  {
    importer: 'wouter',
    module: 'use-sync-external-store/shim/index.js',
    by: 'wouter/use-sync-external-store.ts',
  },
];
