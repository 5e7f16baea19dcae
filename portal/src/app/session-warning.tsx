import { useClient } from '@energy-portal/sdk/react';
import { lazyComponent } from '../ui/index.ts';
import { useErrorLog } from './error-log.ts';
import type { Activity } from './session-end.ts';
import { useSession } from './session.tsx';
import { useSignOut } from './use-sign-out.ts';

/** Fetched when it is needed: in the first minutes nobody is asked. */
const SessionQuestion = lazyComponent(async () => (await import('./session-question.tsx')).SessionQuestion);

/** Asks an idle customer in time before the session ends. What it needs is handed over, so that its file is small. */
export function SessionWarning({ activity }: { readonly activity: Activity }) {
  const context = { client: useClient(), log: useErrorLog(), ...useSession(), ...useSignOut() };
  const { expiresAt } = context;
  return expiresAt === undefined ? null : (
    <SessionQuestion {...context} activity={activity} end={Date.parse(expiresAt)} />
  );
}
