import * as oauth from 'oauth4webapi';

/** What the host is to the org. */
export interface OauthApp {
  readonly clientId: string;
  /** Absent for an app that is known by PKCE alone. */
  readonly clientSecret?: string | undefined;
  /** The callback of the app; the org compares it, and nobody is sent there. */
  readonly callbackUrl: string;
}

/** The org's tokens of one customer. */
export interface OrgTokens {
  readonly accessToken: string;
  readonly refreshToken?: string;
}

/** What became of a customer's name and password. */
export type LogInResult =
  | { readonly state: 'accepted'; readonly tokens: OrgTokens }
  | { readonly state: 'refused' }
  | { readonly state: 'inactive' }
  | { readonly state: 'throttled'; readonly retryAfter: string | undefined }
  | { readonly state: 'failed'; readonly reason: string };

/** What became of a refresh token; `refused` is final, `failed` may work later. */
export type RefreshResult =
  | { readonly state: 'renewed'; readonly tokens: OrgTokens }
  | { readonly state: 'refused' }
  | { readonly state: 'failed'; readonly reason: string };

/** The org's OAuth 2.0, for customers who stay on our own log-in page. */
export interface OrgOauth {
  /**
   * Logs in by the authorization code and credentials flow, with PKCE.
   *
   * @see https://help.salesforce.com/s/articleView?id=xcloud.remoteaccess_authorization_code_credentials_flow.htm
   */
  readonly logIn: (credentials: Credentials) => Promise<LogInResult>;
  readonly refresh: (refreshToken: string) => Promise<RefreshResult>;
  /** Ends a token; with a refresh token, all that came of it. Resolves with false where the org did not do so. */
  readonly revoke: (token: string) => Promise<boolean>;
}

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** A form that is sent to the org. */
export interface OauthForm {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
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

  async function redeem(code: string, verifier: string): Promise<LogInResult> {
    const parameters = oauth.validateAuthResponse(
      server,
      client,
      new URLSearchParams({ code }),
      oauth.expectNoState,
    );
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      proof,
      parameters,
      app.callbackUrl,
      verifier,
      how,
    );
    const answer = await oauth.processAuthorizationCodeResponse(server, client, response);
    return { state: 'accepted', tokens: tokensOf(answer) };
  }

  return {
    async logIn(credentials) {
      const verifier = oauth.generateRandomCodeVerifier();
      const challenge = await oauth.calculatePKCECodeChallenge(verifier);
      try {
        const form = credentialsForm(credentials, { ...app, challenge });
        const answer = await readAuthorization(await post(paths.authorize, form));
        return answer.state === 'code' ? await redeem(answer.code, verifier) : answer;
      } catch (error) {
        return { state: 'failed', reason: reasonOf(error) };
      }
    },
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
        await oauth.processRevocationResponse(
          await oauth.revocationRequest(server, client, proof, token, how),
        );
        return true;
      } catch {
        return false;
      }
    },
  };
}

function tokensOf({ access_token, refresh_token }: oauth.TokenEndpointResponse): OrgTokens {
  return {
    accessToken: access_token,
    ...(refresh_token === undefined ? {} : { refreshToken: refresh_token }),
  };
}

function credentialsForm(
  { username, password }: Credentials,
  { clientId, callbackUrl, challenge }: OauthApp & { readonly challenge: string },
): OauthForm {
  return {
    headers: {
      accept: 'application/json',
      'auth-request-type': 'Named-User',
      authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({
      response_type: 'code_credentials',
      client_id: clientId,
      redirect_uri: callbackUrl,
      code_challenge: challenge,
      scope: 'api refresh_token',
    }).toString(),
  };
}

type Authorization = { readonly state: 'code'; readonly code: string } | Exclude<LogInResult, AcceptedLogIn>;
type AcceptedLogIn = Extract<LogInResult, { readonly state: 'accepted' }>;

/** The code comes in the address that the org leads on to, or in the body; so does an error. */
async function readAuthorization(response: Response): Promise<Authorization> {
  const members = await answeredMembers(response);
  const code = members.get('code');
  if (code !== undefined) return { state: 'code', code };
  const error = members.get('error') ?? `HTTP ${response.status}`;
  const description = members.get('error_description') ?? '';
  if (response.status === 429 || /login rate exceeded/i.test(description)) {
    return { state: 'throttled', retryAfter: response.headers.get('retry-after') ?? undefined };
  }
  if (error === 'inactive_user' || /user is inactive/i.test(description)) return { state: 'inactive' };
  const isRefused = /^(?:invalid_grant|access_denied|invalid_credentials)$/.test(error);
  return isRefused ? { state: 'refused' } : { state: 'failed', reason: error };
}

async function answeredMembers(response: Response): Promise<ReadonlyMap<string, string>> {
  const text = await response.text();
  const location = response.headers.get('location');
  if (location !== null && URL.canParse(location)) return new Map(new URL(location).searchParams);
  try {
    const body: unknown = JSON.parse(text);
    const entries = typeof body === 'object' && body !== null ? Object.entries(body) : [];
    return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return new Map();
  }
}

/** The reason for the log: the org's word or the kind of error; never a name, a password or a token. */
function reasonOf(error: unknown): string {
  if (error instanceof oauth.ResponseBodyError) return error.error;
  if (error instanceof oauth.WWWAuthenticateChallengeError) return `HTTP ${error.status}`;
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
}
