import { useClient } from '@energy-portal/sdk/react';
import { useState } from 'react';
import { basePathOf, useLanguage } from '../i18n/index.ts';
import { useTranslation } from '../i18n/translation.ts';
import { leave as askToLeave, useToast } from '../ui/index.ts';
import { useErrorLog } from './error-log.ts';
import { useManifest } from './host-document.ts';
import { useSession } from './session.tsx';
import { usePersistedData } from './use-persisted-data.ts';

/**
 * Ends the session and loads a new document, so that nothing of the customer stays in memory.
 *
 * @param onFailed called before the failure is told: a dialog would cover it
 */
export function useSignOut(onFailed?: () => void): { readonly signOut: () => void; readonly busy: boolean } {
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const { t } = useTranslation('errors');
  const base = basePathOf(useLanguage());
  const { logIn } = useManifest().navigation;
  const { end } = useSession();
  const log = useErrorLog();
  const toast = useToast();
  const persisted = usePersistedData();
  const leave = async () => {
    setBusy(true);
    try {
      const { logOut } = await import('./log-out.ts');
      await client.write(logOut, {});
      end();
      await persisted?.settled();
      location.assign(`${base}${logIn}`);
    } catch (error) {
      log.add('header.logOut', error);
      onFailed?.();
      toast(t('signOutFailed'));
      setBusy(false);
    }
  };
  return { signOut: () => askToLeave(() => void leave()), busy };
}
