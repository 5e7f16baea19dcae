import { SdkError, logOut } from '@energy-portal/sdk';
import type { Client } from '@energy-portal/sdk';
import { readPreferredLanguage, savePreferredLanguage } from '../i18n/index.ts';
import { pendingSignOut } from './pending-sign-out.ts';

/** Keeps the session. */
export { extendSession } from '@energy-portal/sdk';

/** Milliseconds that a customer who signs out waits for the org. */
const patience = 5_000;

/**
 * Ends the session in the org. With what else is fetched by whoever ends or keeps a session: most documents write nothing.
 *
 * @param session the one that is to end: whoever has logged in since stays
 * @throws the error of the call; also where it takes too long
 */
export async function signOut(client: Client, session = client.session()): Promise<void> {
  // Whether the org knows of its end is another page's affair, which may have noted that it does not.
  if (client.session() !== session) return;
  // The answer clears what the site keeps in the browser, and the language is no secret.
  const language = readPreferredLanguage(() => localStorage);
  await client.write(logOut, {}, { signal: AbortSignal.timeout(patience) }).catch(rethrowUnlessOver);
  if (language !== undefined) savePreferredLanguage(() => localStorage, language);
  pendingSignOut.clear();
}

/** A session that ended meanwhile, as in another tab, needs no end. */
function rethrowUnlessOver(error: unknown): void {
  if (!(error instanceof SdkError && error.code === 'SESSION_CHANGED')) throw error;
}
