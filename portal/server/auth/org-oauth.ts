import * as oauth from 'oauth4webapi';
import { credentialsForm, readAuthorization } from './headless-log-in.ts';
import type { Proof } from './headless-log-in.ts';
import type { LogInResult, OauthApp, OauthForm, OrgTokens } from './oauth-app.ts';

/** The end of a renewal; `refused` is final, `failed` may work later. */
export type RefreshResult =
  | { readonly state: 'renewed'; readonly tokens: OrgTokens }
  | { readonly state: 'refused' }
  | { readonly state: 'failed'; readonly reason: string };

/** The org's OAuth 2.0, for customers who stay on our own log-in page. */
export interface OrgOauth {
  /**
   * Logs in by the authorization code and credentials flow, with PKCE: by name and password, or by a code that the org has sent.
   *
   * @see https://help.salesforce.com/s/articleView?id=xcloud.remoteaccess_authorization_code_credentials_flow.htm
   */
  readonly logIn: (proof: Proof) => Promise<LogInResult>;
  readonly refresh: (refreshToken: string) => Promise<RefreshResult>;
  /**
   * Ends a token; with a refresh token, all that came of it. Resolves with true where it has ended, long ago too, and with false
   * where the org did not say so.
   */
  readonly revoke: (token: string) => Promise<boolean>;
}

/** The settings of the OAuth client. */
interface OrgOauthOptions extends OauthApp {
  /** Origin of the org. */
  readonly orgUrl: string;
  /** Posts a form; follows no redirect. */
  readonly post: (path: string, form: OauthForm) => Promise<Response>;
}

const paths = {
  authorize: '/services/oauth2/authorize',
  token: '/services/oauth2/token',
  revoke: '/services/oauth2/revoke',
} as const;

/** Creates the OAuth client of an org. */
export function createOrgOauth({ orgUrl, post, ...app }: OrgOauthOptions): OrgOauth {
  const server: oauth.AuthorizationServer = {
    issuer: orgUrl,
    token_endpoint: `${orgUrl}${paths.token}`,
    revocation_endpoint: `${orgUrl}${paths.revoke}`,
  };
  const client: oauth.Client = { client_id: app.clientId };
  const proof = app.clientSecret === undefined ? oauth.None() : oauth.ClientSecretPost(app.clientSecret);
  const how = {
    [oauth.customFetch]: (
      url: string,
      { headers, body }: oauth.CustomFetchOptions<'POST', URLSearchParams>,
    ) => post(new URL(url).pathname, { headers, body: body.toString() }),
    // An org on this machine, such as the sandbox; others are on https by their address.
    [oauth.allowInsecureRequests]: orgUrl.startsWith('http:'),
  };
  return {
    logIn: (customer) =>
      logInBy(customer, { app, post }, async (code, verifier) => {
        const given = oauth.validateAuthResponse(
          server,
          client,
          new URLSearchParams({ code }),
          oauth.expectNoState,
        );
        const redeem = oauth.authorizationCodeGrantRequest;
        const response = await redeem(server, client, proof, given, app.callbackUrl, verifier, how);
        return tokensOf(await oauth.processAuthorizationCodeResponse(server, client, response));
      }),
    async refresh(refreshToken) {
      try {
        const response = await oauth.refreshTokenGrantRequest(server, client, proof, refreshToken, how);
        const answer = await oauth.processRefreshTokenResponse(server, client, response);
        return { state: 'renewed', tokens: { refreshToken, ...tokensOf(answer) } };
      } catch (error) {
        const isRefused = error instanceof oauth.ResponseBodyError && error.error === 'invalid_grant';
        return isRefused ? { state: 'refused' } : { state: 'failed', reason: reasonOf(error) };
      }
    },
    async revoke(token) {
      try {
        const response = await oauth.revocationRequest(server, client, proof, token, how);
        await oauth.processRevocationResponse(response);
        return true;
      } catch (error) {
        // The standard has 200 for a token that is dead (RFC 7009, 2.2); the platform has this.
        return error instanceof oauth.ResponseBodyError && error.error === 'invalid_token';
      }
    },
  };
}

/** Asks for a code by a proof, and gives it up for tokens. */
async function logInBy(
  proof: Proof,
  { app, post }: { readonly app: OauthApp; readonly post: OrgOauthOptions['post'] },
  redeem: (code: string, verifier: string) => Promise<OrgTokens>,
): Promise<LogInResult> {
  const verifier = oauth.generateRandomCodeVerifier();
  const challenge = await oauth.calculatePKCECodeChallenge(verifier);
  try {
    const answer = await readAuthorization(
      await post(paths.authorize, credentialsForm(proof, { ...app, challenge })),
    );
    if (answer.state !== 'code') return answer;
    return { state: 'accepted', tokens: await redeem(answer.code, verifier) };
  } catch (error) {
    return { state: 'failed', reason: reasonOf(error) };
  }
}

function tokensOf({ access_token, refresh_token }: oauth.TokenEndpointResponse): OrgTokens {
  return {
    accessToken: access_token,
    ...(refresh_token === undefined ? {} : { refreshToken: refresh_token }),
  };
}

/** The reason for the log: the org's word or the kind of error; never a name, a password or a token. */
export function reasonOf(error: unknown): string {
  if (error instanceof oauth.ResponseBodyError) return error.error;
  // The body of a challenge is not read: a client that is not known is all it can mean here (RFC 6749, 5.2).
  if (error instanceof oauth.WWWAuthenticateChallengeError)
    return error.status === 401 ? 'invalid_client' : `HTTP ${error.status}`;
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
}
