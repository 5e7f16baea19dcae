import { getCurrentSession } from '@energy-portal/sdk';
import { useClient } from '@energy-portal/sdk/react';
import { useEffect } from 'react';
import { useSession } from './session.tsx';

/**
 * Checks a page that the browser restores from its back/forward cache: it may belong to a customer who has logged out
 * since. It is blanked, the session is read, and it comes back only for the same user.
 */
export function RestoredPageCheck(): null {
  const client = useClient();
  const { userId } = useSession();
  useEffect(() => {
    const check = async (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      document.body.hidden = true;
      const found = await client.read(getCurrentSession, {}, { policy: 'no-cache' });
      // An error may carry what was known before: only an answer says who is there now.
      if (found.state === 'fulfilled' && found.data.userId === userId) document.body.hidden = false;
      else location.reload();
    };
    const onPageShow = (event: PageTransitionEvent) => void check(event).catch(() => location.reload());
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [client, userId]);
  return null;
}
