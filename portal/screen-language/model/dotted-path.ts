/** The value at a dotted path, or undefined where the way ends early. Reads own members only. */
export function readPath(value: unknown, path: string): unknown {
  let found = value;
  for (const member of path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, member)) return undefined;
    found = (found as Record<string, unknown>)[member]; // checked above: an object with this member
  }
  return found;
}

/** A copy of an object with a value at a dotted path; objects on the way are made. */
export function writePath(target: object, path: string, value: unknown): Record<string, unknown> {
  const [member = '', ...rest] = path.split('.');
  const copy: Record<string, unknown> = { ...target };
  if (rest.length === 0) return { ...copy, [member]: value };
  const inner = copy[member];
  const base = typeof inner === 'object' && inner !== null ? inner : {};
  return { ...copy, [member]: writePath(base, rest.join('.'), value) };
}
