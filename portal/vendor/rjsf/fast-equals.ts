/** Replaces `fast-equals`, which also compares buffers, errors, maps and other values that no form has. */
export function createCustomEqual(): (one: unknown, other: unknown) => boolean {
  return isEqual;
}

/**
 * Returns true when two values are equal: plain objects and lists by their members, all else by identity. Functions are
 * equal, as the form library wants it: they are made anew each time a form is rendered.
 */
function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one === 'function') return typeof other === 'function';
  if (!isPlain(one) || !isPlain(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isEqual(one[name], other[name]))
  );
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null;
}
