import type { LogInResult, OauthApp, OauthForm } from './oauth-app.ts';

/** A customer's name and password. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** The form that asks for a code by name and password: the authorization code and credentials flow. */
export function credentialsForm(
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

/** A code, or why there is none. */
type Authorization = { readonly state: 'code'; readonly code: string } | Exclude<LogInResult, AcceptedLogIn>;
type AcceptedLogIn = Extract<LogInResult, { readonly state: 'accepted' }>;

/** The code comes in the address that the org leads on to, or in the body; so does an error. */
export async function readAuthorization(response: Response): Promise<Authorization> {
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
