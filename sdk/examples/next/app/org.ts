/** The org, as only the server of this app knows it. */
export const orgUrl = process.env.ORG_URL ?? 'http://127.0.0.1:4900';

let token: Promise<string> | undefined;

/** The token of the demo's one person; an app of yours has one for each session, got when that person signed in. */
export function accessToken(): Promise<string> {
  token ??= requestToken();
  return token;
}

async function requestToken(): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'password',
    client_id: 'sandbox-app',
    client_secret: 'sandbox-secret',
    username: process.env.ORG_USER ?? 'maria.lopez@example.com',
    password: process.env.ORG_PASSWORD ?? 'Sunny-day-7',
  });
  const response = await fetch(`${orgUrl}/services/oauth2/token`, {
    method: 'POST',
    body,
    cache: 'no-store',
  });
  if (!response.ok) throw new Error(`The org gives no token: ${response.status}`);
  const { access_token, expires_in = 3600 } = await response.json();
  // Forgotten before it ends, so that the next request gets a new one.
  setTimeout(() => (token = undefined), (expires_in - 60) * 1000).unref();
  return access_token;
}
