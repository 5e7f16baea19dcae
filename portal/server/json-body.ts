/** What a body says; undefined where there is none, or it is no JSON. */
export function jsonOf(body: unknown): unknown {
  try {
    return Buffer.isBuffer(body) || typeof body === 'string' ? JSON.parse(String(body)) : undefined;
  } catch {
    return undefined;
  }
}
