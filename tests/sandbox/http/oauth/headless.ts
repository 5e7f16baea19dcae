import { redirectResponse } from '../../html/page.ts';
import { readPageForm } from '../../html/form.ts';
import { createAuthorizations, readAuthorization, readTarget } from '../../services/oauth/authorization.ts';
import type { OauthClient } from '../../services/oauth/clients.ts';
import { grantedLogIn } from '../../services/oauth/granted-log-in.ts';
import { OauthError } from '../../services/oauth/oauth-error.ts';
import type { RequestContext } from '../entry-point.ts';

/**
 * POST a customer's name and password for a code: the authorization code and credentials flow, for programs with a log-in
 * page of their own. The code goes to the callback.
 */
export async function answerHeadless(
  { request, services }: RequestContext,
  clients: readonly OauthClient[],
): Promise<Response> {
  const form = await readPageForm(request);
  const target = form === undefined ? undefined : readTarget(form, clients);
  if (form === undefined || target === undefined) {
    throw new OauthError('invalid_client', 'client identifier or redirect_uri invalid', { status: 401 });
  }
  if (target.client.isHeadless !== true || request.headers.get('Auth-Request-Type') !== 'Named-User') {
    throw new OauthError('unauthorized_client', 'this client may not log customers in by itself');
  }
  const authorization = readAuthorization(form, target, 'code_credentials');
  const { username, password } = readCredentials(request);
  const userId = grantedLogIn(await services.logIns.try(username, password));
  const address = new URL(authorization.redirectUri);
  address.searchParams.set('code', createAuthorizations(services).issueCode(authorization, userId));
  return redirectResponse(address.href);
}

function readCredentials(request: Request): { readonly username: string; readonly password: string } {
  const encoded = /^Basic +([\w+/=]+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
  const text = encoded === undefined ? '' : Buffer.from(encoded, 'base64').toString('utf8');
  const end = text.indexOf(':');
  if (end < 0) throw new OauthError('invalid_request', 'name and password are missing');
  return { username: text.slice(0, end), password: text.slice(end + 1) };
}
