import { redirectResponse } from '../../html/page.ts';
import { readPageForm } from '../../html/form.ts';
import { createAuthorizations, readAuthorization, readTarget } from '../../services/oauth/authorization.ts';
import type { OauthClient } from '../../services/oauth/clients.ts';
import { grantedLogIn } from '../../services/oauth/granted-log-in.ts';
import { unknownClient } from '../../services/oauth/client-check.ts';
import { createHeadlessCodes } from '../../services/oauth/headless-codes.ts';
import { OauthError } from '../../services/oauth/oauth-error.ts';
import type { RequestContext } from '../entry-point.ts';
import { registerUser } from './headless-registration.ts';

/** What stands in the header of a request: a name and a password, or the name of a request and a code. */
interface Proof {
  readonly name: string;
  readonly secret: string;
}

/**
 * POST a customer's name and password for a code: the authorization code and credentials flow, for programs with a log-in
 * page of their own. The code goes to the callback. In two variations of the flow the org has sent a code to the customer, who
 * is logged in by it, or registered.
 */
export async function answerHeadless(
  context: RequestContext,
  clients: readonly OauthClient[],
): Promise<Response> {
  const { request, services } = context;
  const form = await readPageForm(request);
  const target = form === undefined ? undefined : readTarget(form, clients);
  if (form === undefined) throw new OauthError('invalid_request', 'the form cannot be read');
  if (target === undefined) {
    throw clients.some(({ id }) => id === form.get('client_id'))
      ? new OauthError('redirect_uri_mismatch', 'redirect_uri must match configuration')
      : unknownClient();
  }
  const identify = target.client.isHeadless === true ? identifiers.get(typeOf(request)) : undefined;
  if (identify === undefined) {
    throw new OauthError('unauthorized_client', 'this client may not log customers in by itself');
  }
  const authorization = readAuthorization(form, target, 'code_credentials');
  const userId = await identify(context, readProof(request));
  const address = new URL(authorization.redirectUri);
  address.searchParams.set('code', createAuthorizations(services).issueCode(authorization, userId));
  return redirectResponse(address.href);
}

const typeOf = (request: Request): string => request.headers.get('Auth-Request-Type') ?? '';

/** The users of the kinds of requests. */
const identifiers: ReadonlyMap<string, (context: RequestContext, proof: Proof) => Promise<string>> = new Map([
  [
    'Named-User',
    async ({ services }: RequestContext, { name, secret }: Proof) =>
      grantedLogIn(await services.logIns.try(name, secret)),
  ],
  [
    'passwordless-login',
    async (context: RequestContext, proof: Proof) => {
      const { subject } = useCode(context, 'headless.logIn', proof);
      const user = context.services.users.find(subject);
      if (user === undefined) throw wrongCode();
      if (!user.active) throw new OauthError('inactive_user', 'user is inactive');
      return user.userId;
    },
  ],
  [
    'user-registration',
    async (context: RequestContext, proof: Proof) =>
      registerUser(context.services, useCode(context, 'headless.registration', proof)),
  ],
]);

function useCode(
  { request, services }: RequestContext,
  purpose: 'headless.logIn' | 'headless.registration',
  { name, secret }: Proof,
) {
  if (request.headers.get('Auth-Verification-Type') !== 'email') {
    throw new OauthError('invalid_request', 'Auth-Verification-Type must say how the code was sent');
  }
  const used = createHeadlessCodes(services).use(purpose, name, secret);
  if (used.state === 'wrong') throw wrongCode();
  if (used.state === 'right') return used;
  const headers = { 'Retry-After': String(used.retryAfterSeconds) };
  throw new OauthError('invalid_grant', 'login rate exceeded', { status: 429, headers });
}

function wrongCode(): OauthError {
  return new OauthError('invalid_grant', 'invalid identifier or one-time password');
}

function readProof(request: Request): Proof {
  const encoded = /^Basic +([\w+/=]+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
  const text = encoded === undefined ? '' : Buffer.from(encoded, 'base64').toString('utf8');
  const end = text.indexOf(':');
  if (end < 0) throw new OauthError('invalid_request', 'name and password are missing');
  return { name: text.slice(0, end), secret: text.slice(end + 1) };
}
