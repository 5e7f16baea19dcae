/** Replaces the search for conditions inside schemas. Returns false: compiled screens have none. */
export default function schemaHasNestedConditional(): false {
  return false;
}
