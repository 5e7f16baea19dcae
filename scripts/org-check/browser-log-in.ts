import { createServer } from 'node:http';
import * as oauth from 'oauth4webapi';
import { NoOrgError } from '../../tests/conformance/index.ts';

/** The settings of a log-in. */
interface BrowserLogInOptions {
  /** Address of the org. */
  readonly org: string;
  /** Consumer key of an app that needs no secret; every org knows `PlatformCLI`. */
  readonly clientId: string;
  /** The port of `http://localhost:<port>/OauthRedirect`, the callback that the app allows. */
  readonly port: number;
  /** Milliseconds that somebody has to log in. */
  readonly timeout: number;
  readonly fetch: typeof fetch;
  /** Told the address to open. */
  readonly tell: (address: string) => void;
}

/** The token of whoever logged in. */
export interface GivenToken {
  readonly token: string;
  /** Ends it. */
  readonly revoke: () => Promise<void>;
}

const DONE =
  '<!doctype html><title>Done</title><p>You can close this window and go back to the terminal.</p>';

/**
 * Has somebody log in at the org's own page, by the authorization code flow with PKCE: no password is seen here.
 *
 * @throws NoOrgError when nobody does in time, or the org refuses
 */
export async function logInByBrowser(options: BrowserLogInOptions): Promise<GivenToken> {
  const { org, clientId, port, tell, fetch: ask } = options;
  const origin = new URL(org).origin;
  const server: oauth.AuthorizationServer = {
    issuer: origin,
    token_endpoint: `${origin}/services/oauth2/token`,
    revocation_endpoint: `${origin}/services/oauth2/revoke`,
  };
  const client: oauth.Client = { client_id: clientId };
  const how = {
    [oauth.customFetch]: ask,
    [oauth.allowInsecureRequests]: origin.startsWith('http:'),
  };
  const [verifier, state] = [oauth.generateRandomCodeVerifier(), oauth.generateRandomState()];
  const callback = `http://localhost:${port}/OauthRedirect`;
  const challenge = await oauth.calculatePKCECodeChallenge(verifier);
  const address = new URL('/services/oauth2/authorize', origin);
  address.search = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: callback,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    scope: 'api',
    state,
  }).toString();
  const came = await waitForCallback(options, () => tell(address.href));
  try {
    const given = oauth.validateAuthResponse(server, client, came, state);
    const redeem = oauth.authorizationCodeGrantRequest;
    const response = await redeem(server, client, oauth.None(), given, callback, verifier, how);
    const { access_token: token } = await oauth.processAuthorizationCodeResponse(server, client, response);
    const revoke = async (): Promise<void> => {
      await oauth.revocationRequest(server, client, oauth.None(), token, how);
    };
    return { token, revoke };
  } catch (cause) {
    const reason = cause instanceof oauth.AuthorizationResponseError ? cause.error : String(cause);
    throw new NoOrgError(
      `${origin} lets nobody in by the app ${clientId}: ${reason}. Allow it, or name another by --client-id.`,
      { cause },
    );
  }
}

/** The address that the org's page leads back to. @throws NoOrgError when it is not called in time */
async function waitForCallback(
  { port, timeout }: BrowserLogInOptions,
  onListening: () => void,
): Promise<URL> {
  const { promise, resolve, reject } = Promise.withResolvers<URL>();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://localhost:${port}`);
    if (url.pathname !== '/OauthRedirect') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', connection: 'close' }).end(DONE);
    resolve(url);
  });
  server.once('error', (cause) =>
    reject(
      new NoOrgError(`Port ${port} is not free: name another by --port, which the app must allow.`, {
        cause,
      }),
    ),
  );
  const late = setTimeout(
    () => reject(new NoOrgError('Nobody has logged in. Start again, or give a token by --token.')),
    timeout,
  );
  server.listen(port, 'localhost', onListening);
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    server.close();
  }
}
