/** The tokens of one person. */
interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

/** Asks the org for tokens, by a password or by a refresh token. */
async function requestTokens(baseUrl: string, grant: Readonly<Record<string, string>>): Promise<Tokens> {
  const client = { client_id: 'sandbox-app', client_secret: 'sandbox-secret' };
  const body = new URLSearchParams({ ...client, ...grant });
  const response = await fetch(`${baseUrl}/services/oauth2/token`, { method: 'POST', body });
  const answer = await response.json();
  if (!response.ok) throw new Error(`No token: ${answer.error_description ?? answer.error}`);
  return { access: answer.access_token, refresh: answer.refresh_token ?? grant['refresh_token'] ?? '' };
}

/** Signs a person in; the result is what `createAuthorizedFetch` asks for. */
export async function signIn(baseUrl: string, username: string, password: string) {
  let tokens = await requestTokens(baseUrl, { grant_type: 'password', username, password });
  return {
    token: () => tokens.access,
    async refresh(): Promise<boolean> {
      tokens = await requestTokens(baseUrl, { grant_type: 'refresh_token', refresh_token: tokens.refresh });
      return true;
    },
  };
}
