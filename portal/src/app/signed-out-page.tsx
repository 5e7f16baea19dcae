import { useClient } from '@energy-portal/sdk/react';
import { useEffect, useRef } from 'react';
import { basePathOf, useLanguage } from '../i18n/index.ts';
import { useTranslation } from '../i18n/translation.ts';
import { Notice, PageHeading } from '../ui/index.ts';
import { useManifest } from './host-document.ts';
import { pendingSignOut } from './pending-sign-out.ts';

/** Milliseconds between two tries to tell the org. */
const interval = 10_000;

/** Does something unless another page of the browser is at it, where the browser can tell. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request('sign-out', { ifAvailable: true }, async (lock) => {
    if (lock !== null) await work();
  });
}

/** Shown once nothing of the customer is left on the device, until the org knows, too; then the log-in page follows. */
export function SignedOutPage() {
  const { t } = useTranslation();
  const client = useClient();
  const address = basePathOf(useLanguage()) + useManifest().navigation.logIn;
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => page.current?.querySelector<HTMLElement>('h1')?.focus(), []);
  useEffect(() => {
    let isOver = false;
    const wasNoted = pendingSignOut.isNoted();
    const tell = async () => {
      // Another tab has told the org. Whoever has logged in there since would be logged out by this one.
      if (wasNoted && !pendingSignOut.isNoted()) return location.replace(address);
      try {
        const { signOut } = await import('./session-calls.ts');
        await signOut(client);
        if (!isOver) location.replace(address);
      } catch {
        // Tried again: the line or the org is not there yet.
      }
      return undefined;
    };
    // A second answer would clear what a new log-in has set meanwhile.
    const now = () => void alone(tell);
    now();
    const timer = setInterval(now, interval);
    addEventListener('online', now);
    addEventListener('storage', now);
    return () => {
      isOver = true;
      clearInterval(timer);
      removeEventListener('online', now);
      removeEventListener('storage', now);
    };
  }, [client, address]);
  return (
    <div ref={page} className="plain-page stack">
      <PageHeading>{t('signedOut.title')}</PageHeading>
      <Notice tone="info" role="status" title={t('signedOut.gone')}>
        {t('signedOut.waiting')}
      </Notice>
    </div>
  );
}
