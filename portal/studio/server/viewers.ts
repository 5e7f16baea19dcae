import { apis, logIn, logOut } from '@energy-portal/sdk';
import { done, failed } from './answer.ts';
import type { Answer } from './answer.ts';

/** The address of a log-in, and the user name. */
interface ViewerOptions {
  /** A portal of the org. */
  readonly origin: string;
  readonly password: string;
  /** The cookies of an earlier log-in. */
  readonly cookie: string | undefined;
}

/**
 * Logs a customer of the sandbox in, or whoever is logged in out.
 *
 * @param username undefined for a guest
 * @returns cookies for the browser; they count for all ports of the host
 */
export async function becomeViewer(
  username: string | undefined,
  { origin, password, cookie }: ViewerOptions,
): Promise<Answer<readonly string[]>> {
  const { path } = (username === undefined ? logOut : logIn).table;
  const answer = await fetch(`${origin}${apis['apex']?.basePath}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'studio',
      origin,
      ...(cookie === undefined ? {} : { cookie }),
    },
    body: JSON.stringify(username === undefined ? {} : { username, password }),
  });
  const isGuest = username === undefined && answer.status === 401;
  if (!answer.ok && !isGuest)
    return failed(
      'PREVIEW_FAILED',
      `The org refused to log ${username === undefined ? 'out' : `${username} in`} (${answer.status}).`,
    );
  return done(answer.headers.getSetCookie());
}
