import { getCurrentSession } from '@energy-portal/sdk';
import { useRead } from '@energy-portal/sdk/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { basePathOf, useLanguage } from '../../i18n/index.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { forgetShared } from '../../files/shared-files.ts';
import { useSession } from '../session.tsx';
import { connectWorker } from './worker-connection.ts';

/**
 * Says when the line is away, and keeps what a page needs to be loaded again without it. The customer's data is not
 * kept by the worker: it lies encrypted on the device, under a secret that one page hands to the next in memory.
 */
export function OfflineReading() {
  const { t } = useTranslation();
  const shell = `${basePathOf(useLanguage())}/`;
  const { data } = useRead(getCurrentSession, {});
  const isCustomer = useSession().state === 'customer';
  const answer = useRef<string | null>(null);
  useEffect(() => {
    answer.current = isCustomer ? JSON.stringify(data) : null;
  }, [isCustomer, data]);
  useEffect(() => (isCustomer ? forgetShared : undefined), [isCustomer]);
  useEffect(() => connectWorker({ shell, session: () => answer.current }), [shell]);
  const isOnline = useSyncExternalStore(watchLine, () => navigator.onLine);
  return (
    <p role="status" className="offline">
      {isOnline ? null : t('offline')}
    </p>
  );
}

function watchLine(onChange: () => void): () => void {
  const types = ['online', 'offline'] as const;
  for (const type of types) addEventListener(type, onChange);
  return () => {
    for (const type of types) removeEventListener(type, onChange);
  };
}
