import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { readPageForm } from '../../html/form.ts';
import type { Form } from '../../html/form.ts';
import { INTEGRATION_USER_ID, ORG_ID } from '../../metadata/org-ids.ts';
import { findViewer } from '../../operations/log-in/session.ts';
import type { Answer } from '../../protocol/answer.ts';
import { CODE, readCodeGrant } from '../../services/oauth/authorization.ts';
import { readClient } from '../../services/oauth/client-check.ts';
import type { OauthClient } from '../../services/oauth/clients.ts';
import { grantedLogIn } from '../../services/oauth/granted-log-in.ts';
import { ACCESS_LIFETIME } from '../../services/oauth/grants.ts';
import type { Grant } from '../../services/oauth/grants.ts';
import { OauthError } from '../../services/oauth/oauth-error.ts';
import { allowsRefresh, readScope } from '../../services/oauth/scope.ts';
import { publicOrigin } from '../entry-point.ts';
import type { RequestContext } from '../entry-point.ts';

/** The scopes of the headless flows. */
const OWN_SCOPE = 'user_registration_api forgot_password pwdless_login_api';

/** POST a code, a password or a refresh token for an access token. */
export async function answerToken(context: RequestContext, clients: readonly OauthClient[]): Promise<Answer> {
  const form = await readPageForm(context.request);
  if (form === undefined) throw new OauthError('invalid_request', 'the form cannot be read');
  const client = readClient(form, context.request, clients);
  switch (form.get('grant_type')) {
    case 'authorization_code':
      return tokenAnswer(context, client, { grant: redeemCode(form, context, client), mayRefresh: true });
    case 'client_credentials':
      return ownTokenAnswer(context, client);
    case 'password':
      // The platform gives no refresh token here: whoever has the password can come again.
      return tokenAnswer(context, client, {
        grant: await tryPassword(form, context, client),
        mayRefresh: false,
      });
    case 'refresh_token':
      return tokenAnswer(context, client, { grant: findGrant(form, context, client), mayRefresh: false });
    default:
      throw new OauthError('unsupported_grant_type', 'grant type not supported');
  }
}

/** POST a token that shall end. Unknown ones are as good as ended. */
export async function answerRevoke({ request, services }: RequestContext): Promise<Answer> {
  const token = (await readPageForm(request))?.get('token');
  if (token === undefined) throw new OauthError('invalid_request', 'token is missing');
  services.grants.revoke(token);
  return { status: 200 };
}

/** The address that names a user of the org. */
export function identityAddress(context: RequestContext, userId: string): string {
  return `${publicOrigin(context)}/id/${ORG_ID}/${userId}`;
}

/** A code that comes twice was stolen by one of the two: all that came of it ends. */
function redeemCode(form: Form, { services }: RequestContext, client: OauthClient): Grant {
  const refused = new OauthError('invalid_grant', 'expired authorization code');
  const code = form.get('code') ?? '';
  const link = services.links.look(CODE, code);
  if (link.state === 'unknown') throw refused;
  const { redirectUri, challenge, passwordSalt, ...grant } = readCodeGrant(link.grant.payload);
  if (grant.clientId !== client.id) throw refused;
  if (link.state === 'used') services.grants.end(grant.grantId);
  if (link.state !== 'valid') throw refused;
  // A new password ends what was begun by the one before.
  if (passwordSalt !== (services.credentials.find(grant.userId)?.salt ?? null)) throw refused;
  if (form.get('redirect_uri') !== redirectUri) {
    throw new OauthError('invalid_grant', 'redirect_uri must match the one of the authorization');
  }
  if (!fitsChallenge(form.get('code_verifier'), challenge)) {
    throw new OauthError('invalid_grant', 'invalid code verifier');
  }
  if (!services.links.use(CODE, code)) throw refused;
  return grant;
}

function fitsChallenge(verifier: string | undefined, challenge: string | null): boolean {
  if (challenge === null) return verifier === undefined;
  const derived = createHash('sha256')
    .update(verifier ?? '')
    .digest();
  const wanted = Buffer.from(challenge, 'base64url');
  return wanted.length === derived.length && timingSafeEqual(derived, wanted);
}

async function tryPassword(form: Form, { services }: RequestContext, client: OauthClient): Promise<Grant> {
  if (client.secret === undefined) {
    throw new OauthError('unauthorized_client', 'this client may not send passwords');
  }
  const scope = readScope(form.get('scope'));
  const result = await services.logIns.try(form.get('username') ?? '', form.get('password') ?? '');
  return { grantId: randomUUID(), userId: grantedLogIn(result), clientId: client.id, scope };
}

/** A token by which a program is known itself, as the integration user that its app names; it opens no records. */
function ownTokenAnswer(context: RequestContext, client: OauthClient): Answer {
  if (client.secret === undefined || client.isHeadless !== true) {
    throw new OauthError('unauthorized_client', 'no integration user is named for this client');
  }
  const grant = { grantId: randomUUID(), userId: INTEGRATION_USER_ID, clientId: client.id, scope: OWN_SCOPE };
  const body = {
    access_token: context.services.grants.issueAccess(grant),
    scope: OWN_SCOPE,
    instance_url: publicOrigin(context),
    id: identityAddress(context, INTEGRATION_USER_ID),
    token_type: 'Bearer',
    issued_at: String(context.services.clock.now()),
  };
  return { status: 200, body };
}

function findGrant(form: Form, { services }: RequestContext, client: OauthClient): Grant {
  const grant = services.grants.findRefresh(form.get('refresh_token') ?? '');
  if (grant?.clientId !== client.id) throw new OauthError('invalid_grant', 'expired access/refresh token');
  return grant;
}

function tokenAnswer(
  context: RequestContext,
  client: OauthClient,
  { grant, mayRefresh }: { readonly grant: Grant; readonly mayRefresh: boolean },
): Answer {
  const { grants, clock } = context.services;
  if (findViewer(grant.userId, context.services) === undefined) {
    throw new OauthError('invalid_grant', 'user is inactive or no customer');
  }
  const id = identityAddress(context, grant.userId);
  const issuedAt = String(clock.now());
  const signed = (secret: string) =>
    createHmac('sha256', secret)
      .update(id + issuedAt)
      .digest('base64');
  const body = {
    access_token: grants.issueAccess(grant),
    ...(mayRefresh && allowsRefresh(grant.scope) ? { refresh_token: grants.issueRefresh(grant) } : {}),
    ...(client.secret === undefined ? {} : { signature: signed(client.secret) }),
    scope: grant.scope,
    instance_url: publicOrigin(context),
    id,
    token_type: 'Bearer',
    issued_at: issuedAt,
    expires_in: ACCESS_LIFETIME / 1000,
  };
  return { status: 200, body };
}
