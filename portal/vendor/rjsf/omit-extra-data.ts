/**
 * Replaces the search for answers that no schema knows. Answers to compiled screens hold none: the engine sends what the
 * screen names.
 */
export default function omitExtraData<T>(...[, , , data]: readonly [unknown, unknown, unknown, T]): T {
  return data;
}

/** Returns the answers as they are. */
export const getUsedFormData = <T>(data: T): T => data;

const nothing = (): undefined => undefined;

// Only the search needs them.
export { nothing as getFieldNames, nothing as isValueEmpty };
