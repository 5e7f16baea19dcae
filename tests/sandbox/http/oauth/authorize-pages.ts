import { NO_MARKUP, html } from '../../html/html.ts';
import { pageResponse } from '../../html/page.ts';
import type { AuthorizationRequest } from '../../services/oauth/authorization.ts';
import type { OauthClient } from '../../services/oauth/clients.ts';

/** The content of the log-in page. */
interface LogInPage {
  readonly client: OauthClient;
  /** Names the authorization that is under way. */
  readonly token: string;
  readonly username: string | undefined;
  readonly problem?: string;
  readonly retryAfterSeconds?: number;
}

const ACTION = '/services/oauth2/authorize';

/** Asks for user name and password. */
export function logInPage({ client, token, username, problem, retryAfterSeconds }: LogInPage): Response {
  const status = problem === undefined ? 200 : retryAfterSeconds === undefined ? 401 : 429;
  const headers = retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
  const body = html`<main>
    <h1>Log in to the sandbox org</h1>
    <p>${client.name} wants to act for you.</p>
    ${problem === undefined ? NO_MARKUP : html`<p class="error" role="alert">${problem}</p>`}
    <form method="post" action="${ACTION}">
      <input type="hidden" name="request" value="${token}" />
      <label
        >Username <input name="username" autocomplete="username" required value="${username ?? ''}"
      /></label>
      <label
        >Password <input name="password" type="password" autocomplete="current-password" required
      /></label>
      <button>Log in</button>
    </form>
  </main>`;
  return pageResponse({ title: 'Log in', body, status, headers });
}

const MEANINGS: Readonly<Record<string, string>> = {
  api: 'Read and change what you can see in the portal',
  email: 'Know your e-mail address',
  full: 'Read and change everything that you can see',
  id: 'Know who you are',
  offline_access: 'Act when you are away, until you take it back',
  openid: 'Know who you are',
  profile: 'Know your name and language',
  refresh_token: 'Act when you are away, until you take it back',
  web: 'Open pages for you',
};

/** Asks whether the program may act for the customer. */
export function consentPage(page: {
  readonly client: OauthClient;
  readonly token: string;
  readonly request: AuthorizationRequest;
}): Response {
  const { client, token, request } = page;
  const meanings = [...new Set(request.scope.split(' ').map((word) => MEANINGS[word] ?? word))];
  const body = html`<main>
    <h1>Let ${client.name} in?</h1>
    <ul>
      ${meanings.map((meaning) => html`<li>${meaning}</li>`)}
    </ul>
    <form class="row" method="post" action="${ACTION}">
      <input type="hidden" name="request" value="${token}" />
      <button name="decision" value="allow">Allow</button>
      <button name="decision" value="deny">Deny</button>
    </form>
  </main>`;
  // Browsers hold the address that a form leads on to against the policy of the form's page.
  const formTargets = [sourceOf(request.redirectUri)];
  return pageResponse({ title: 'Let a program in', body, formTargets });
}

/** Ends an authorization that cannot lead back to any program. */
export function problemPage(message: string, status: number): Response {
  const body = html`<main>
    <h1>This does not work</h1>
    <p>${message}</p>
  </main>`;
  return pageResponse({ title: 'Not possible', body, status });
}

function sourceOf(address: string): string {
  const { protocol, origin } = new URL(address);
  return origin === 'null' ? protocol : origin;
}
