/**
 * An idempotency key that is the same for the same seed and content wherever it is made, so that two tabs with one
 * draft, or a page that was loaded anew, send one thing once.
 */
export async function attemptName(seed: string, content: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${seed} ${content}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const part = (from: number, to: number) => hex.slice(from, to);
  // Version 8 is the one for ids of an own making.
  return `${part(0, 8)}-${part(8, 12)}-8${part(13, 16)}-a${part(17, 20)}-${part(20, 32)}`;
}
