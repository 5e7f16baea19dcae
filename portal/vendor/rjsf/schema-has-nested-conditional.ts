/** Stands in for the form library's search for conditions inside schemas: compiled screens have none. */
export default function schemaHasNestedConditional(): false {
  return false;
}
