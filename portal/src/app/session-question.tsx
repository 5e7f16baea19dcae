import { extendSession } from '@energy-portal/sdk';
import { useClient } from '@energy-portal/sdk/react';
import { useState } from 'react';
import { useLanguage } from '../i18n/index.ts';
import { useTranslation } from '../i18n/translation.ts';
import { Button, Dialog } from '../ui/index.ts';
import { useErrorLog } from './error-log.ts';
import { useSignOut } from './use-sign-out.ts';

/** Props of {@link SessionQuestion}. */
interface SessionQuestionProps {
  /** The end of the session, as `Date.now()` has it. */
  readonly end: number;
  /** Called once the customer has answered. */
  readonly onOver: () => void;
}

/** "Are you still there?": one press keeps the session. */
export function SessionQuestion({ end, onOver }: SessionQuestionProps) {
  const { t } = useTranslation();
  const client = useClient();
  const log = useErrorLog();
  const [isBusy, setBusy] = useState(false);
  const { signOut, busy } = useSignOut(onOver);
  const time = new Intl.DateTimeFormat(useLanguage(), { timeStyle: 'short' }).format(end);
  const stay = async () => {
    setBusy(true);
    await client.write(extendSession, {}).catch((error: unknown) => log.add('session.extendSession', error));
    onOver();
  };
  return (
    <Dialog
      open
      onClose={() => void stay()}
      title={t('session.title')}
      actions={
        <>
          <Button busy={isBusy} onClick={() => void stay()}>
            {t('session.stay')}
          </Button>
          <Button look="secondary" busy={busy} onClick={signOut}>
            {t('header.signOut')}
          </Button>
        </>
      }
    >
      <p>{t('session.body', { time })}</p>
    </Dialog>
  );
}
