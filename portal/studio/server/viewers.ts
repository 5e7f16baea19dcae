import { apis, logIn, logOut } from '@energy-portal/sdk';
import { done, failed } from './answer.ts';
import type { Answer } from './answer.ts';
import type { Previews } from './previews.ts';

/** The log-in of a customer into the previews of somebody. */
interface ViewerOptions {
  readonly previews: Pick<Previews, 'post'>;
  readonly brand: string;
  /** Whose preview it is. */
  readonly who: string;
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
  { previews, brand, who, password, cookie }: ViewerOptions,
): Promise<Answer<readonly string[]>> {
  const { path } = (username === undefined ? logOut : logIn).table;
  const { status, cookies } = await previews.post(brand, who, {
    url: `${apis['apex']?.basePath}${path}`,
    payload: username === undefined ? {} : { username, password },
    cookie,
  });
  const isGuest = username === undefined && status === 401;
  if (status >= 400 && !isGuest)
    return failed(
      'PREVIEW_FAILED',
      `The org refused to log ${username === undefined ? 'out' : `${username} in`} (${status}).`,
    );
  return done(cookies);
}
