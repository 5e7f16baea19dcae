/**
 * The address that a message about a wrong one names: what was typed before the `@`, at a domain that is nobody's.
 *
 * @param fallback for when nothing of what was typed can stand in an address
 */
export function exampleEmail(typed: unknown, fallback: string): string {
  const name = typeof typed === 'string' ? typed.trim().split('@')[0] : undefined;
  return name !== undefined && /^[\w+-]+(\.[\w+-]+)*$/.test(name) ? `${name}@example.com` : fallback;
}
