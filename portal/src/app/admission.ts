import type { Access } from '../../screen-language/manifest.ts';
import type { SessionState } from './session.tsx';

/**
 * What happens at the door of a screen. `log-in`: a guest is asked to log in first; `leave`: a customer has
 * nothing to do on a guests' screen; `unreachable`: nobody knows who is there, and it matters.
 */
export type Admission = 'show' | 'wait' | 'log-in' | 'leave' | 'unreachable';

/** Decides whether a screen may be shown to whoever is there (requirement 000 section 6). */
export function admit(access: Access, session: SessionState): Admission {
  if (access === 'anyone') return 'show';
  switch (session) {
    case 'loading':
      return 'wait';
    case 'guest':
      return access === 'guest' ? 'show' : 'log-in';
    case 'customer':
      return access === 'customer' ? 'show' : 'leave';
    case 'unknown':
      return access === 'guest' ? 'show' : 'unreachable';
  }
}
