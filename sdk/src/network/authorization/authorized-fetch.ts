import type { Fetch } from '../transport.ts';

/** Options of an authorized `fetch`. */
export interface AuthorizationOptions {
  /** The access token for the next request; undefined where there is none, and the request goes without. */
  readonly token: () => string | undefined | Promise<string | undefined>;
  /**
   * Gets a new access token after one was refused, so that `token` returns it; false where there will be none. Called once
   * for all requests that were refused meanwhile.
   */
  readonly refresh?: () => Promise<boolean>;
  /** Sets what the server wants to see; `Authorization: Bearer …` unless stated. */
  readonly authorize?: (headers: Headers, token: string) => void;
}

/**
 * A `fetch` that sends an access token with each request. Where the server answers 401, the token is refreshed, once for all
 * requests that wait for it, and the request is sent once more; a second 401 is the answer. A request whose token was
 * refreshed by others meanwhile is sent again at once.
 *
 * @example
 * const tokens = { access: await signIn() };
 * const fetch = createAuthorizedFetch((request) => globalThis.fetch(request), {
 *   token: () => tokens.access,
 *   refresh: async () => Boolean((tokens.access = await newToken())),
 * });
 * const client = createClient({ baseUrl, fetch });
 */
export function createAuthorizedFetch(send: Fetch, options: AuthorizationOptions): Fetch {
  const { token, refresh, authorize = bearer } = options;
  let refreshing: Promise<boolean> | undefined;
  const refreshOnce = (): Promise<boolean> => {
    refreshing ??= Promise.resolve(refresh?.() ?? false)
      .catch(() => false)
      .finally(() => {
        refreshing = undefined;
      });
    return refreshing;
  };
  const sendWith = async (request: Request, used: string | undefined): Promise<Response> => {
    // The token may be the next user's: what was given up meanwhile is not sent with it.
    request.signal.throwIfAborted();
    // A body can be read once only, so each attempt has its own.
    const attempt = new Request(request.clone());
    if (used !== undefined) authorize(attempt.headers, used);
    return send(attempt);
  };
  return async (request) => {
    // Who comes while the token is refreshed waits for the new one.
    await refreshing;
    const used = await token();
    const response = await sendWith(request, used);
    if (response.status !== 401 || !refresh || request.signal.aborted) return response;
    const isRefreshed = (await token()) !== used || (await refreshOnce());
    if (!isRefreshed || request.signal.aborted) return response;
    await response.body?.cancel();
    return sendWith(request, await token());
  };
}

function bearer(headers: Headers, token: string): void {
  headers.set('Authorization', `Bearer ${token}`);
}
