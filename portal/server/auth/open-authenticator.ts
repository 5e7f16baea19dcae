import type { CounterStore } from '../limits/counter-store.ts';
import { openOrgLine } from '../org/org-line.ts';
import type { OrgLine } from '../org/org-line.ts';
import type { SentBodies } from '../org/sent-bodies.ts';
import type { HostSettings } from '../settings.ts';
import { createAuthenticator } from './authenticator.ts';
import type { Authenticator, OauthSettings } from './authenticator.ts';
import { postOver } from './oauth-post.ts';

interface OpenOptions {
  readonly orgUrl: string;
  readonly oauth?: OauthSettings | undefined;
  readonly settings: HostSettings;
  readonly clock: { readonly now: () => number };
  readonly steadyClock: { readonly now: () => number };
  /** The way to the org for log-ins. */
  readonly line: OrgLine;
  /** Follows the bodies of all lines. */
  readonly sent: SentBodies;
  readonly counters: CounterStore;
  /** Told what the operator has to mend; nothing of customers. */
  readonly warn: (reason: string) => void;
}

/** The authenticator of a host, and the end of the way that it has opened. */
interface OpenAuthenticator {
  /** Absent where the org's own cookie is the session. */
  readonly authenticator: Authenticator | undefined;
  readonly close: () => Promise<void>;
}

/** Opens the way to the org's own address, where that is another one than the site's, and what goes by it. */
export function openAuthenticator({ oauth, line, ...options }: OpenOptions): OpenAuthenticator {
  if (oauth === undefined) return { authenticator: undefined, close: async () => undefined };
  const { settings, orgUrl, sent } = options;
  const loginUrl = oauth.flows === undefined ? undefined : oauth.loginUrl;
  const ownLine =
    loginUrl === undefined || loginUrl === orgUrl
      ? undefined
      : // Whether that address is reached says nothing of the site.
        openOrgLine({
          orgUrl: loginUrl,
          name: 'session',
          limits: settings.org,
          onTried: () => undefined,
          sent,
        });
  const post = postOver(line, settings.org);
  const postOwn = ownLine === undefined ? post : postOver(ownLine, settings.org);
  return {
    authenticator: createAuthenticator({ ...options, ...oauth, post, postOwn }),
    close: async () => ownLine?.close(),
  };
}
