import { constants } from '@energy-portal/sdk';
import type { Client } from '@energy-portal/sdk';
import { useEffect, useState } from 'react';
import { useLanguage } from '../i18n/index.ts';
import { useTranslation } from '../i18n/translation.ts';
import { Button, Dialog } from '../ui/index.ts';
import type { ErrorLog } from './error-log.ts';
import type { RefreshedSession } from './session.tsx';
import { watchEnd } from './session-end.ts';
import type { Activity } from './session-end.ts';

const { idleMinutes, sharedIdleMinutes } = constants.session;

/** Props of {@link SessionQuestion}. */
interface SessionQuestionProps {
  /** The end of the session as the org told it. */
  readonly end: number;
  /** True on a device that others use, too: its idle time is shorter. */
  readonly isShared: boolean;
  readonly activity: Activity;
  readonly client: Client;
  readonly log: ErrorLog;
  /** Asks the org whether the session is over. */
  readonly refresh: () => Promise<RefreshedSession>;
  /** Ends the session on this device. */
  readonly abandon: () => void;
  readonly signOut: () => void;
}

/** A session whose end is near. */
interface Due {
  /** As the org told it; what it tells later makes this one past. */
  readonly expiresAt: number;
  readonly end: number;
  readonly isAnswered: boolean;
}

/** Asks an idle customer whether they are still there, in time before the session ends: one press keeps it. */
export function SessionQuestion(props: SessionQuestionProps) {
  const { end: expiresAt, isShared, activity, client, log, refresh, abandon, signOut } = props;
  const { t } = useTranslation();
  const [due, setDue] = useState<Due>();
  const { state, stay } = useStaying({ client, log }, () => due && setDue({ ...due, isAnswered: true }));
  const time = new Intl.DateTimeFormat(useLanguage(), { timeStyle: 'short' });
  useEffect(
    () =>
      watchEnd({
        expiresAt,
        idleTime: (isShared ? sharedIdleMinutes : idleMinutes) * 60_000,
        activity,
        async onEnd() {
          const { state: found, error } = await refresh();
          // That another tab has ended the session meanwhile is an answer, too.
          const isAnswered = found !== 'error' || error?.code === 'SESSION_CHANGED';
          // A page whose session nobody can ask for shows a customer's data to whoever comes by.
          if (!isAnswered) abandon();
          return isAnswered;
        },
        onNear: (end) => setDue({ expiresAt, end, isAnswered: false }),
      }),
    [expiresAt, isShared, activity, refresh, abandon],
  );
  if (due === undefined) return null;
  // The dialog stays to give the focus back when it closes.
  return (
    <Dialog
      open={!due.isAnswered && due.expiresAt === expiresAt}
      onClose={() => void stay()}
      title={t('session.title')}
      actions={
        <>
          <Button busy={state === 'busy'} onClick={() => void stay()}>
            {t('session.stay')}
          </Button>
          <Button look="secondary" onClick={signOut}>
            {t('header.signOut')}
          </Button>
        </>
      }
    >
      <p>{t('session.body', { time: time.format(due.end) })}</p>
      <p role="status">{state === 'failed' ? t('session.failed') : null}</p>
    </Dialog>
  );
}

/** Asks the org for more time; what is said when it gives none leaves the question open. */
function useStaying({ client, log }: Pick<SessionQuestionProps, 'client' | 'log'>, onStayed: () => void) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const stay = async () => {
    setState('busy');
    const session = client.session();
    try {
      const { extendSession } = await import('./session-calls.ts');
      await client.write(extendSession, {}, { session });
      onStayed();
      setState('idle');
    } catch (error) {
      log.add('session.extendSession', error);
      setState('failed');
    }
  };
  return { state, stay };
}
