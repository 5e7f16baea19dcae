/** OAuth's code with PKCE, for pages of another origin than the org: a password is typed on the org's own page only. */
const clientId = 'sandbox-browser';
const home = `${location.origin}/`;

const encode = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const random = () => encode(crypto.getRandomValues(new Uint8Array(32)));

/** Goes to the org's log-in, which comes back here with a code. */
export async function goToLogIn(org: string): Promise<void> {
  const verifier = random();
  const state = random();
  sessionStorage.setItem('sign-in', JSON.stringify({ verifier, state }));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: home,
    scope: 'api',
    state,
    code_challenge: encode(new Uint8Array(digest)),
    code_challenge_method: 'S256',
  });
  location.assign(`${org}/services/oauth2/authorize?${query}`);
}

/** The access token for the code of this page's address; undefined where nobody has signed in yet. */
export async function takeToken(org: string): Promise<string | undefined> {
  const query = new URLSearchParams(location.search);
  const begun = JSON.parse(sessionStorage.getItem('sign-in') ?? '{}');
  const code = query.get('code');
  sessionStorage.removeItem('sign-in');
  history.replaceState(null, '', location.pathname);
  if (!code || query.get('state') !== begun.state) return undefined;
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: clientId,
    redirect_uri: home,
    code,
    code_verifier: begun.verifier,
  });
  const response = await fetch(`${org}/services/oauth2/token`, { method: 'POST', body });
  return response.ok ? (await response.json()).access_token : undefined;
}
