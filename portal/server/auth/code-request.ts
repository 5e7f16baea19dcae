import { randomBytes } from 'node:crypto';
import type { LogInResult } from './oauth-app.ts';

/** So long are the names that orgs give requests for a code. */
const USUAL_LENGTH = 36;
/** So long is a name in a ticket: its cookie is as long whether the org gave the name or the host did. */
const SEALED_LENGTH = 64;
/** Begins names that the host made up; those of the org are letters and digits. */
const MADE_UP = '!';

/** A request for a code to log in by. */
interface CodeRequest {
  readonly identifier: string;
  /** The org's word on it. For a name that nobody has, an org may know no word for a wrong code. */
  readonly readResult: (result: LogInResult) => LogInResult;
}

/** Names a request as tickets hold it; one that the org gave no name, since it knows no such user, looks and counts as others do. */
export function sealedRequest(given: string | undefined): string {
  const identifier =
    given ?? `${MADE_UP}${randomBytes(USUAL_LENGTH).toString('base64url').slice(0, USUAL_LENGTH)}`;
  return identifier.padEnd(SEALED_LENGTH);
}

/** Reads what `sealedRequest` wrote. */
export function requestIn(sealed: string): CodeRequest {
  const identifier = sealed.trimEnd();
  if (!identifier.startsWith(MADE_UP)) return { identifier, readResult: (result) => result };
  return { identifier: identifier.slice(MADE_UP.length), readResult: asWrongCode };
}

const isWordOfOrg = (reason: string): boolean => /^[a-z_]+$/.test(reason);

function asWrongCode(result: LogInResult): LogInResult {
  return result.state === 'failed' && isWordOfOrg(result.reason) ? { state: 'refused' } : result;
}
