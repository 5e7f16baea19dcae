import { useClient } from '@energy-portal/sdk/react';
import { lazyComponent } from '../ui/index.ts';
import { useErrorLog } from './error-log.ts';
import type { Activity } from './session-end.ts';
import { useSession } from './session.tsx';
import { useSignOut } from './use-sign-out.ts';

/** Nobody is asked in the first minutes. */
const SessionQuestion = lazyComponent(async () => (await import('./session-question.tsx')).SessionQuestion);

/** Asks an idle customer in time before the session ends. */
export function SessionWarning({ activity }: { readonly activity: Activity }) {
  const client = useClient();
  const log = useErrorLog();
  const { expiresAt, refresh } = useSession();
  const { signOut } = useSignOut();
  const stay = async () => {
    try {
      const { extendSession } = await import('./extend-session.ts');
      await client.write(extendSession, {});
    } catch (error) {
      log.add('session.extendSession', error);
    }
  };
  if (expiresAt === undefined) return null;
  const end = Date.parse(expiresAt);
  return (
    <SessionQuestion expiresAt={end} activity={activity} onEnd={refresh} onStay={stay} onSignOut={signOut} />
  );
}
