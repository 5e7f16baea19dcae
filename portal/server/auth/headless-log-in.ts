import type { LogInResult, OauthApp, OauthForm } from './oauth-app.ts';

/** A customer's name and password. */
interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** A code that the org has sent to a customer, and the request that it was sent for. */
interface CodeProof {
  /** The org's name of the request. */
  readonly identifier: string;
  readonly code: string;
  /** `user-registration` makes the user that was asked for; `passwordless-login` finds one. */
  readonly flow: 'passwordless-login' | 'user-registration';
}

/** What customers prove themselves by. */
export type Proof = Credentials | CodeProof;

/** The form that asks for a code of OAuth by a proof: the authorization code and credentials flow and its variations. */
export function credentialsForm(
  proof: Proof,
  { clientId, callbackUrl, challenge }: OauthApp & { readonly challenge: string },
): OauthForm {
  const { name, secret, ...own } = headersOf(proof);
  return {
    headers: {
      accept: 'application/json',
      authorization: `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...own,
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

function headersOf(proof: Proof) {
  if ('password' in proof) {
    return { name: proof.username, secret: proof.password, 'auth-request-type': 'Named-User' };
  }
  const { identifier: name, code: secret, flow } = proof;
  return { name, secret, 'auth-request-type': flow, 'auth-verification-type': 'email' };
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
  return refusingWords.has(error) ? { state: 'refused' } : { state: 'failed', reason: error };
}

/** The words with which an org refuses a proof; the last one is that of the class that makes users. */
const refusingWords: ReadonlySet<string> = new Set([
  'invalid_grant',
  'access_denied',
  'invalid_credentials',
  'registration_error',
]);

/** The texts of an answer: in the address that it leads on to, or in its body. */
export async function answeredMembers(response: Response): Promise<ReadonlyMap<string, string>> {
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
