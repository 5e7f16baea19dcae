import { useClient } from '@energy-portal/sdk/react';
import { basePathOf, useLanguage } from '../i18n/index.ts';
import { leave as askToLeave } from '../ui/index.ts';
import { useErrorLog } from './error-log.ts';
import { useManifest } from './host-document.ts';
import { useSession } from './session.tsx';
import { usePersistedData } from './use-persisted-data.ts';

/**
 * Ends the session and loads a new document, so that nothing of the customer stays in memory. The page shows nothing of
 * the customer from the first moment on; where the org cannot be told, it stays so until it can.
 */
export function useSignOut(): { readonly signOut: () => void } {
  const client = useClient();
  const base = basePathOf(useLanguage());
  const { logIn } = useManifest().navigation;
  const { end, abandon } = useSession();
  const log = useErrorLog();
  const persisted = usePersistedData();
  const leave = async () => {
    const session = client.session();
    end();
    try {
      const { signOut } = await import('./session-calls.ts');
      await signOut(client, session);
      await persisted?.settled();
      location.assign(`${base}${logIn}`);
    } catch (error) {
      log.add('header.logOut', error);
      abandon();
    }
  };
  return { signOut: () => askToLeave(() => void leave()) };
}
