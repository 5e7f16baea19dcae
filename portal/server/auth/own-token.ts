import * as oauth from 'oauth4webapi';
import type { OauthApp, OauthForm } from './oauth-app.ts';

/** A token of the host's own, by which the org knows who asks for codes for customers. */
export interface OwnToken {
  /** The token; many who ask at once wait for one. */
  readonly get: () => Promise<string>;
  /** The token has ended; the next call asks for another one. */
  readonly drop: () => void;
}

interface OwnTokenOptions extends OauthApp {
  /** The org's own address; a site gives out no such tokens. */
  readonly orgUrl: string;
  readonly post: (path: string, form: OauthForm) => Promise<Response>;
}

const path = '/services/oauth2/token';

/**
 * Creates the source of the token: the client credentials flow, as the integration user that the app names.
 *
 * @see https://help.salesforce.com/s/articleView?id=xcloud.remoteaccess_oauth_client_credentials_flow.htm
 */
export function createOwnToken({ orgUrl, clientId, clientSecret, post }: OwnTokenOptions): OwnToken {
  let known: Promise<string> | undefined;
  const ask = async (): Promise<string> => {
    const server: oauth.AuthorizationServer = { issuer: orgUrl, token_endpoint: `${orgUrl}${path}` };
    const client: oauth.Client = { client_id: clientId };
    const proof = clientSecret === undefined ? oauth.None() : oauth.ClientSecretPost(clientSecret);
    const response = await oauth.clientCredentialsGrantRequest(server, client, proof, new URLSearchParams(), {
      [oauth.customFetch]: (
        _url: string,
        { headers, body }: oauth.CustomFetchOptions<'POST', URLSearchParams>,
      ) => post(path, { headers, body: body.toString() }),
      // An org on this machine, such as the sandbox; others are on https by their address.
      [oauth.allowInsecureRequests]: orgUrl.startsWith('http:'),
    });
    return (await oauth.processClientCredentialsResponse(server, client, response)).access_token;
  };
  return {
    async get() {
      known ??= ask();
      try {
        return await known;
      } catch (error) {
        known = undefined;
        throw error;
      }
    },
    drop: () => void (known = undefined),
  };
}
