/** The value in a body of JSON; undefined where there is no body, or one of something else. */
export function jsonOf(body: unknown): unknown {
  try {
    return Buffer.isBuffer(body) || typeof body === 'string' ? JSON.parse(String(body)) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns true for an object of JSON, the only body that calls of the specs have. */
export const isJsonObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
