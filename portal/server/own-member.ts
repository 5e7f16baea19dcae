/** Returns a member of what a stranger sent; undefined where there is none of its own. */
export function readOwn(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}
