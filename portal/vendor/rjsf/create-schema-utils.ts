import type { RJSFSchema, SchemaUtilsType, ValidatorType } from '@rjsf/utils';

type Data = Record<string, unknown>;

/** The members of the schema tools that the form library uses for one step. */
type FlatSchema = Pick<
  SchemaUtilsType<Data, RJSFSchema>,
  | 'getRootSchema'
  | 'getValidator'
  | 'doesSchemaUtilsDiffer'
  | 'findFieldInSchema'
  | 'getDefaultFormState'
  | 'getDisplayLabel'
  | 'isSelect'
  | 'omitExtraData'
  | 'retrieveSchema'
  | 'sanitizeDataForNewSchema'
>;

/**
 * Replaces the form library's tools for schemas of every kind. Those of compiled screens are flat: no references,
 * conditions, alternatives or defaults. So a schema is returned as it is, and so are answers.
 */
export default function createFlatSchema(
  validator: ValidatorType<Data, RJSFSchema>,
  schema: RJSFSchema,
): FlatSchema {
  return {
    getRootSchema: () => schema,
    getValidator: () => validator,
    doesSchemaUtilsDiffer: (nextValidator, nextSchema) =>
      nextValidator !== validator || nextSchema !== schema,
    findFieldInSchema: (within, path) => {
      const name = String(Array.isArray(path) ? path[0] : path);
      const field = within.properties?.[name];
      return typeof field === 'object' ? { field, isRequired: within.required?.includes(name) ?? false } : {};
    },
    getDefaultFormState: (_schema, data = {}) => data,
    // The templates write the labels, which are texts of the screen.
    getDisplayLabel: () => true,
    isSelect: (field) => Array.isArray(field.enum),
    omitExtraData: (_schema, data) => data,
    retrieveSchema: (one) => one,
    sanitizeDataForNewSchema: (_next, _before, data: Data) => data,
  };
}
