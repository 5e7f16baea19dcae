import * as oauth from 'oauth4webapi';
import { done, failed } from '../answer.ts';
import type { Answer } from '../answer.ts';

/** The settings of log-in by OpenID Connect. */
export interface OpenIdSettings {
  /** Address of the provider, as its tokens name it. */
  readonly issuer: string;
  readonly clientId: string;
  /** Absent for a client that is known by PKCE alone. */
  readonly clientSecret?: string | undefined;
}

/** Somebody whom a provider vouches for. */
interface OpenIdPerson {
  /** Issuer and subject: the same person each time. */
  readonly subject: string;
  /** Only one that the provider has verified. */
  readonly email: string | undefined;
}

/** A log-in that is under way at the provider; its browser brings it back in a cookie. */
interface BegunLogIn {
  /** Address to send the browser to. */
  readonly address: string;
  /** Value of the cookie. */
  readonly kept: string;
}

/** Log-in at an OpenID provider, by authorization code with PKCE, state and nonce. */
export interface OpenId {
  readonly begin: () => Promise<Answer<BegunLogIn>>;
  /**
   * Redeems the code that a browser came back with.
   *
   * @param kept the cookie's value
   */
  readonly finish: (back: URLSearchParams, kept: string | undefined) => Promise<Answer<OpenIdPerson>>;
}

interface OpenIdOptions extends OpenIdSettings {
  /** Address in the studio that the provider leads back to. */
  readonly callback: string;
}

/** Opens log-in at a provider. Its description is read at the first log-in, and again after a failure. */
export function openOpenId({ issuer, clientId, clientSecret, callback }: OpenIdOptions): OpenId {
  const address = new URL(issuer);
  // A provider on this machine, such as one for tests; others are on https by their address.
  const how = {
    [oauth.allowInsecureRequests]: address.protocol === 'http:',
    signal: () => AbortSignal.timeout(10_000),
  };
  const client: oauth.Client = { client_id: clientId };
  const proof = clientSecret === undefined ? oauth.None() : oauth.ClientSecretPost(clientSecret);
  let known: Promise<oauth.AuthorizationServer> | undefined;
  const discover = () => {
    const found = (known ??= oauth
      .discoveryRequest(address, how)
      .then((response) => oauth.processDiscoveryResponse(address, response)));
    found.catch(() => (known = undefined));
    return found;
  };
  return {
    begin: () =>
      answered(async () => {
        const server = await discover();
        const [state, nonce] = [oauth.generateRandomState(), oauth.generateRandomNonce()];
        const verifier = oauth.generateRandomCodeVerifier();
        const challenge = await oauth.calculatePKCECodeChallenge(verifier);
        const to = addressAt(server, {
          client_id: clientId,
          redirect_uri: callback,
          challenge,
          state,
          nonce,
        });
        return { address: to, kept: [state, nonce, verifier].join('.') };
      }),
    finish: (back, kept = '') =>
      answered(async () => {
        const server = await discover();
        const [state = '', nonce = '', verifier = ''] = kept.split('.');
        if (state === '') throw new Error('no state');
        const given = oauth.validateAuthResponse(server, client, back, state);
        const redeem = oauth.authorizationCodeGrantRequest;
        const response = await redeem(server, client, proof, given, callback, verifier, how);
        const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
          expectedNonce: nonce,
          requireIdToken: true,
        });
        await oauth.validateApplicationLevelSignature(server, response, how);
        return personOf(oauth.getValidatedIdTokenClaims(tokens));
      }),
  };
}

/** The address at which somebody tells the provider who he is. */
function addressAt(
  { authorization_endpoint: endpoint = '' }: oauth.AuthorizationServer,
  { challenge, ...facts }: Readonly<Record<string, string>> & { readonly challenge: string },
): string {
  const to = new URL(endpoint);
  const how = { response_type: 'code', scope: 'openid email profile', code_challenge_method: 'S256' };
  to.search = new URLSearchParams({ ...how, ...facts, code_challenge: challenge }).toString();
  return to.href;
}

function personOf(claims: oauth.IDToken | undefined): OpenIdPerson {
  if (claims === undefined) throw new Error('no identity');
  const { iss, sub, email, email_verified: isVerified } = claims;
  const isVouched = typeof email === 'string' && isVerified === true;
  return { subject: `${iss} ${sub}`, email: isVouched ? email.toLowerCase() : undefined };
}

/** The reason is never a token or a code. */
async function answered<TValue>(work: () => Promise<TValue>): Promise<Answer<TValue>> {
  try {
    return done(await work());
  } catch (error) {
    const reason = error instanceof oauth.AuthorizationResponseError ? ` (${error.error})` : '';
    return failed('NOT_SIGNED_IN', `The log-in service did not let you in${reason}. Try again.`);
  }
}
