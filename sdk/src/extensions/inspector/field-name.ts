/** The address of a field as people read it: `fields.Email`, or `fields` for a map as a whole. */
export function fieldName(path: string): string {
  return path
    .split('\n')
    .filter((name) => name !== '')
    .join('.');
}
