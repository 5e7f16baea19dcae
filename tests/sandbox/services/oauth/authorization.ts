import { randomUUID } from 'node:crypto';
import type { Form } from '../../html/form.ts';
import type { Links } from '../sessions/links.ts';
import { allowsRedirect } from './clients.ts';
import type { OauthClient } from './clients.ts';
import type { Grant } from './grants.ts';
import type { Credentials } from '../sessions/credentials.ts';
import { OauthError } from './oauth-error.ts';
import { readScope } from './scope.ts';

/** Purposes of the links that the steps of an authorization are. */
const LOG_IN = 'oauth.logIn';
const CONSENT = 'oauth.consent';
export const CODE = 'oauth.code';

const FORM_LIFETIME = 10 * 60_000;
const AUTHORIZATION_CODE_LIFETIME = 2 * 60_000;

/** The request of a program. */
export interface AuthorizationRequest {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly state: string | null;
  readonly scope: string;
  /** The S256 challenge; null where a program with a secret sent none. */
  readonly challenge: string | null;
}

interface CodeGrant extends Grant {
  /** The salt of the password that counted when the user logged in, which tells it from any other. */
  readonly passwordSalt: string | null;
  readonly redirectUri: string;
  readonly challenge: string | null;
}

/** The program and the address to go back to. Until both are known to belong together nothing is sent anywhere. */
export function readTarget(
  form: Form,
  clients: readonly OauthClient[],
): { readonly client: OauthClient; readonly redirectUri: string } | undefined {
  const client = clients.find((each) => each.id === form.get('client_id'));
  const redirectUri = form.get('redirect_uri');
  if (client === undefined || redirectUri === undefined || !allowsRedirect(client, redirectUri))
    return undefined;
  return { client, redirectUri };
}

/** The rest of the request; throws what the program is told at its own address. */
export function readAuthorization(
  form: Form,
  { client, redirectUri }: { readonly client: OauthClient; readonly redirectUri: string },
  responseType: 'code' | 'code_credentials' = 'code',
): AuthorizationRequest {
  if (form.get('response_type') !== responseType) {
    throw new OauthError('unsupported_response_type', 'response type not supported');
  }
  const challenge = form.get('code_challenge');
  const method = form.get('code_challenge_method');
  if (challenge === undefined && client.secret === undefined) {
    throw new OauthError('invalid_request', 'this client needs a code_challenge');
  }
  // The platform takes S256 where no method is said, and never knew the plain one.
  if (challenge !== undefined && (!/^[\w-]{43}$/.test(challenge) || (method ?? 'S256') !== 'S256')) {
    throw new OauthError('invalid_request', 'code_challenge must be of method S256');
  }
  return {
    clientId: client.id,
    redirectUri,
    state: form.get('state') ?? null,
    scope: readScope(form.get('scope')),
    challenge: challenge ?? null,
  };
}

/** The steps of authorizations that are under way, each known by a token in its form. */
export interface Authorizations {
  begin(request: AuthorizationRequest): string;
  findLogIn(token: string): AuthorizationRequest | undefined;
  /** Goes on to the consent of a user who has logged in. */
  askConsent(token: string, userId: string): string | undefined;
  /** Ends the steps; true for one caller only. */
  takeConsent(token: string): { readonly request: AuthorizationRequest; readonly userId: string } | undefined;
  issueCode(request: AuthorizationRequest, userId: string): string;
}

/** Authorizations kept as links, which expire and work once. */
export function createAuthorizations({
  links,
  credentials,
}: {
  readonly links: Links;
  readonly credentials: Pick<Credentials, 'find'>;
}): Authorizations {
  const saltOf = (userId: string): string | null => credentials.find(userId)?.salt ?? null;
  const findLogIn = (token: string): AuthorizationRequest | undefined => {
    const link = links.look(LOG_IN, token);
    // Only this file writes payloads of this purpose.
    return link.state === 'valid' ? (link.grant.payload as AuthorizationRequest) : undefined;
  };
  return {
    findLogIn,
    begin: (request) =>
      links.issue({ purpose: LOG_IN, subject: randomUUID(), payload: request }, FORM_LIFETIME),
    askConsent(token, userId) {
      const request = findLogIn(token);
      if (request === undefined || !links.use(LOG_IN, token)) return undefined;
      const payload = { request, userId, passwordSalt: saltOf(userId) };
      return links.issue({ purpose: CONSENT, subject: randomUUID(), payload }, FORM_LIFETIME);
    },
    takeConsent(token) {
      const link = links.look(CONSENT, token);
      if (link.state !== 'valid' || !links.use(CONSENT, token)) return undefined;
      // Only this file writes payloads of this purpose.
      const consent = link.grant.payload as Pick<CodeGrant, 'passwordSalt' | 'userId'> & {
        readonly request: AuthorizationRequest;
      };
      return consent.passwordSalt === saltOf(consent.userId) ? consent : undefined;
    },
    issueCode({ clientId, redirectUri, scope, challenge }, userId) {
      const payload = {
        grantId: randomUUID(),
        userId,
        clientId,
        scope,
        redirectUri,
        challenge,
        passwordSalt: saltOf(userId),
      };
      return links.issue({ purpose: CODE, subject: randomUUID(), payload }, AUTHORIZATION_CODE_LIFETIME);
    },
  };
}

/** Returns the grant that a code stands for. */
export function readCodeGrant(payload: unknown): CodeGrant {
  // Only this file writes payloads of this purpose.
  return payload as CodeGrant;
}
