import { randomBytes } from 'node:crypto';
import { createTag } from '../../protocol/answer.ts';
import { createCode } from '../sessions/codes.ts';
import type { Links } from '../sessions/links.ts';
import type { Throttles } from '../sessions/throttles.ts';

/** So long a code of a headless flow works, in milliseconds. */
export const HEADLESS_CODE_LIFETIME = 10 * 60_000;
/** Wrong codes until a request is over. */
const MOST_TRIES = 5;

/** The flow that a code was sent for. */
type HeadlessPurpose = 'headless.logIn' | 'headless.registration' | 'headless.reset';

/** The state of a code that came back, with what it was sent for. */
type CodeState =
  | { readonly state: 'right'; readonly subject: string; readonly payload: unknown }
  | { readonly state: 'wrong' }
  | { readonly state: 'throttled'; readonly retryAfterSeconds: number };

interface HeadlessCodes {
  /** A new code; the one before of the same subject works no more. */
  issue(request: {
    readonly purpose: HeadlessPurpose;
    readonly subject: string;
    /** The name of the request; a new one unless stated. */
    readonly identifier?: string;
    readonly payload?: unknown;
  }): { readonly identifier: string; readonly code: string };
  /** The codes by which a user logs in or sets a password work no more, such as after a new password or address. */
  withdraw(userId: string): void;
  /** Counts a try of a code and looks at it, without using it up. */
  look(purpose: HeadlessPurpose, identifier: string, code: string): CodeState;
  /** Uses up a code that was looked at; true for one caller only. */
  spend(purpose: HeadlessPurpose, identifier: string, code: string): boolean;
  /** Counts a try of a code and uses it up. One that is wrong, used or too old is wrong; nobody is told which. */
  use(purpose: HeadlessPurpose, identifier: string, code: string): CodeState;
}

/** The secret of the link that a code is kept as: a code alone is too short to be one. */
export function headlessToken(identifier: string, code: string): string {
  return `${identifier}:${code}`;
}

/** Codes kept as links, which expire and work once; the name of the request stands before each. */
export function createHeadlessCodes({
  links,
  throttles,
}: {
  readonly links: Links;
  readonly throttles: Throttles;
}): HeadlessCodes {
  const triesOf = (purpose: HeadlessPurpose, identifier: string): string =>
    `${purpose}:${createTag(identifier)}`;
  const look: HeadlessCodes['look'] = (purpose, identifier, code) => {
    const retryAfterSeconds = throttles.take(triesOf(purpose, identifier), MOST_TRIES);
    if (retryAfterSeconds > 0) return { state: 'throttled', retryAfterSeconds };
    const link = links.look(purpose, headlessToken(identifier, code));
    if (link.state !== 'valid') return { state: 'wrong' };
    return { state: 'right', subject: link.grant.subject, payload: link.grant.payload };
  };
  const spend: HeadlessCodes['spend'] = (purpose, identifier, code) => {
    const isSpent = links.use(purpose, headlessToken(identifier, code));
    if (isSpent) throttles.giveBack(triesOf(purpose, identifier));
    return isSpent;
  };
  return {
    look,
    spend,
    withdraw(userId) {
      for (const purpose of ['headless.logIn', 'headless.reset']) links.withdraw(purpose, userId);
    },
    issue({ purpose, subject, identifier = randomBytes(12).toString('base64url'), payload = null }) {
      const code = createCode();
      links.issue({ purpose, subject, payload }, HEADLESS_CODE_LIFETIME, headlessToken(identifier, code));
      return { identifier, code };
    },
    use(purpose, identifier, code) {
      const found = look(purpose, identifier, code);
      return found.state !== 'right' || spend(purpose, identifier, code) ? found : { state: 'wrong' };
    },
  };
}
