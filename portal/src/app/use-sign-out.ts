import { logOut } from '@energy-portal/sdk';
import { useWrite } from '@energy-portal/sdk/react';
import { useState } from 'react';
import { useTranslation } from '../i18n/translation.ts';
import { basePathOf, useLanguage } from '../i18n/index.ts';
import { leave as askToLeave, useToast } from '../ui/index.ts';
import { useErrorLog } from './error-log-context.tsx';
import { useKeptData } from './kept-data-context.ts';
import { useManifest } from './manifest-context.tsx';

/** Ends the session and loads a new document, so that nothing of the customer stays in memory. */
export function useSignOut(): { readonly signOut: () => void; readonly busy: boolean } {
  const [write] = useWrite(logOut);
  const [busy, setBusy] = useState(false);
  const { t } = useTranslation('errors');
  const base = basePathOf(useLanguage());
  const { logIn } = useManifest().navigation;
  const log = useErrorLog();
  const toast = useToast();
  const kept = useKeptData();
  const leave = async () => {
    setBusy(true);
    const outcome = await write({});
    if (outcome.ok) {
      await kept?.settled();
      location.assign(`${base}${logIn}`);
      return;
    }
    log.add('header.logOut', outcome.error);
    toast(t('signOutFailed'));
    setBusy(false);
  };
  return { signOut: () => askToLeave(() => void leave()), busy };
}
