/** The value in a body of JSON; undefined where there is no body, or one of something else. */
export function jsonOf(body: unknown): unknown {
  try {
    return Buffer.isBuffer(body) || typeof body === 'string' ? JSON.parse(String(body)) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns true for an object of JSON of which no two members have one name in other letters, as calls of the specs have it. */
export function isJsonObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const names = Object.keys(value).map((name) => name.toLowerCase());
  return new Set(names).size === names.length;
}
