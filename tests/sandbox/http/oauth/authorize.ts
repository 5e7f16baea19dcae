import { readPageForm, toForm } from '../../html/form.ts';
import type { Form } from '../../html/form.ts';
import { redirectResponse } from '../../html/page.ts';
import { createAuthorizations, readAuthorization, readTarget } from '../../services/oauth/authorization.ts';
import type { AuthorizationRequest, Authorizations } from '../../services/oauth/authorization.ts';
import type { OauthClient } from '../../services/oauth/clients.ts';
import { OauthError } from '../../services/oauth/oauth-error.ts';
import { comesFromForeignPage } from '../entry-point.ts';
import type { RequestContext } from '../entry-point.ts';
import { consentPage, logInPage, problemPage } from './authorize-pages.ts';
import { answerHeadless } from './headless.ts';

const BROKEN = 'The program that sent you here asked in a way that cannot be answered.';
const ENDED = 'This page has been used or is too old. Go back to the program and start again.';
const WRONG = 'Your login attempt has failed. Make sure the username and password are correct.';

/** GET shows the log-in; POST takes it, then the consent, and leads back to the program. */
export async function answerAuthorize(
  context: RequestContext,
  clients: readonly OauthClient[],
): Promise<Response> {
  if (context.request.method === 'GET') return startAuthorization(context, clients);
  if (context.request.headers.has('Auth-Request-Type')) return answerHeadless(context, clients);
  if (comesFromForeignPage(context)) return problemPage(ENDED, 403);
  const form = await readPageForm(context.request);
  if (form === undefined) return problemPage(BROKEN, 400);
  const authorizations = createAuthorizations(context.services);
  const decision = form.get('decision');
  if (decision === undefined) return takeLogIn(form, context, { authorizations, clients });
  const consent = authorizations.takeConsent(form.get('request') ?? '');
  if (consent === undefined) return problemPage(ENDED, 400);
  const { request, userId } = consent;
  if (decision !== 'allow') {
    return goBack(request, { error: 'access_denied', error_description: 'end-user denied authorization' });
  }
  return goBack(request, { code: authorizations.issueCode(request, userId) });
}

function startAuthorization({ url, services }: RequestContext, clients: readonly OauthClient[]): Response {
  const form = toForm(url.searchParams);
  const target = form === undefined ? undefined : readTarget(form, clients);
  if (form === undefined || target === undefined) return problemPage(BROKEN, 400);
  try {
    const request = readAuthorization(form, target);
    const token = createAuthorizations(services).begin(request);
    return logInPage({ client: target.client, token, username: form.get('login_hint') });
  } catch (cause) {
    if (!(cause instanceof OauthError)) throw cause;
    const state = form.get('state') ?? null;
    const error = { error: cause.code, error_description: cause.message };
    return goBack({ redirectUri: target.redirectUri, state }, error);
  }
}

async function takeLogIn(
  form: Form,
  { services }: RequestContext,
  known: { readonly authorizations: Authorizations; readonly clients: readonly OauthClient[] },
): Promise<Response> {
  const { authorizations, clients } = known;
  const token = form.get('request') ?? '';
  const request = authorizations.findLogIn(token);
  const client = clients.find((each) => each.id === request?.clientId);
  if (request === undefined || client === undefined) return problemPage(ENDED, 400);
  const username = form.get('username');
  const result = await services.logIns.try(username ?? '', form.get('password') ?? '');
  if (result.state === 'throttled') {
    const problem = 'Too many attempts. Try again later';
    return logInPage({ client, token, username, problem, retryAfterSeconds: result.retryAfterSeconds });
  }
  if (result.state === 'inactive') return problemPage('This account is not currently active.', 403);
  if (result.state === 'refused') return logInPage({ client, token, username, problem: WRONG });
  const consent = authorizations.askConsent(token, result.userId);
  return consent === undefined ? problemPage(ENDED, 400) : consentPage({ client, token: consent, request });
}

function goBack(
  { redirectUri, state }: Pick<AuthorizationRequest, 'redirectUri' | 'state'>,
  answer: Readonly<Record<string, string>>,
): Response {
  const address = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) address.searchParams.set(name, value);
  if (state !== null) address.searchParams.set('state', state);
  return redirectResponse(address.href);
}
