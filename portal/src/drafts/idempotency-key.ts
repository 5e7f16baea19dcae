import { uuidOf } from '../forms/uuid.ts';

/**
 * An idempotency key that is the same for the same seed and content wherever it is made, so that two tabs with one
 * draft, or a page that was loaded anew, send one thing once.
 */
export async function createIdempotencyKey(seed: string, content: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${seed} ${content}`);
  return uuidOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), 8);
}
