/**
 * Asks the host for the secret of a guest, which ends with the browser.
 *
 * @throws Error where the host does not tell it
 */
export async function askGuestSecret(fetch: typeof globalThis.fetch = globalThis.fetch): Promise<string> {
  const answer = await fetch('/guest-secret', { method: 'POST', headers: { 'x-requested-with': 'portal' } });
  // The host's own answer; anything else has no such member.
  const told = answer.ok ? ((await answer.json()) as { readonly secret?: unknown }) : {};
  if (typeof told.secret !== 'string') throw new Error('The host tells no secret.');
  return told.secret;
}
