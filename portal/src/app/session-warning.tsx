import { getCurrentSession } from '@energy-portal/sdk';
import { useRead } from '@energy-portal/sdk/react';
import { useEffect, useState } from 'react';
import { lazyComponent } from '../ui/index.ts';
import { endOfSession, timeToAnswer } from './session-end.ts';
import { useSession } from './session.tsx';

/** The time of the org's last answer, kept by the record layer's listener. */
export interface Activity {
  answeredAt: number;
}

/** A session whose end is near. */
interface Due {
  /** As the org told it; what it tells later makes this one past. */
  readonly expiresAt: number;
  readonly end: number;
}

/** Shown to the few who are idle for that long. */
const Question = lazyComponent(async () => (await import('./session-question.tsx')).SessionQuestion);

/** Asks an idle customer whether they are still there, in time before the session ends. */
export function SessionWarning({ activity }: { readonly activity: Activity }) {
  const { state, refresh } = useSession();
  const told = useRead(getCurrentSession, {}).data?.expiresAt ?? undefined;
  const expiresAt = state === 'customer' && told !== undefined ? Date.parse(told) : undefined;
  const [due, setDue] = useState<Due>();
  const end = due?.expiresAt === expiresAt ? due?.end : undefined;
  useEffect(() => {
    if (expiresAt === undefined) return undefined;
    const toldAt = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      clearTimeout(timer);
      const found = endOfSession({ expiresAt, toldAt, answeredAt: activity.answeredAt });
      const left = found - Date.now();
      setDue(left > timeToAnswer ? undefined : { expiresAt, end: found });
      // What was over before the page asked is told by the org.
      if (left < 0) return refresh();
      timer = setTimeout(check, left > timeToAnswer ? left - timeToAnswer : left + 1_000);
    };
    timer = setTimeout(check, 0);
    // A device that slept has missed the time.
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [expiresAt, activity, refresh]);
  return end === undefined ? null : <Question end={end} onOver={() => setDue(undefined)} />;
}
