import { createHash, timingSafeEqual } from 'node:crypto';

/** A program that may ask for tokens: a connected app of the platform. */
export interface OauthClient {
  readonly id: string;
  /** The name that people read when they are asked to let it in. */
  readonly name: string;
  /** Absent for programs that can keep no secret; these must use PKCE. */
  readonly secret?: string;
  /** The addresses that codes may be sent to. The port of a loopback address is free. */
  readonly redirectUris: readonly string[];
  /** True for programs that may ask for a customer's name and password on pages of their own. */
  readonly isHeadless?: true;
}

/** The programs that every sandbox knows. They open nothing but a sandbox, so their secrets are none. */
export const SANDBOX_CLIENTS: readonly OauthClient[] = [
  {
    id: 'sandbox-app',
    name: 'Sandbox app',
    secret: 'sandbox-secret',
    redirectUris: [
      'http://localhost/callback',
      'http://127.0.0.1/callback',
      'http://localhost/oauth2/callback',
    ],
  },
  {
    id: 'sandbox-browser',
    name: 'Sandbox browser app',
    redirectUris: ['http://localhost/', 'http://localhost/callback', 'http://127.0.0.1/callback'],
  },
  {
    id: 'sandbox-portal',
    name: 'Portal',
    secret: 'sandbox-secret',
    redirectUris: ['http://localhost/services/oauth2/echo'],
    isHeadless: true,
  },
  {
    id: 'PlatformCLI',
    name: 'Command line of the platform',
    redirectUris: ['http://localhost:1717/OauthRedirect'],
  },
];

/** Returns true when codes for a client may be sent to an address. */
export function allowsRedirect(client: OauthClient, address: string): boolean {
  if (client.redirectUris.includes(address)) return true;
  const bare = withoutLoopbackPort(address);
  return bare !== undefined && client.redirectUris.some((known) => withoutLoopbackPort(known) === bare);
}

/** Returns true when a secret is that of the client. Compares in constant time. */
export function knowsSecret(client: OauthClient, secret: string | undefined): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return client.secret !== undefined && timingSafeEqual(digest(client.secret), digest(secret ?? ''));
}

function withoutLoopbackPort(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (!isLoopback || url.protocol !== 'http:' || url.hash !== '' || url.username !== '') return undefined;
  url.port = '';
  return url.href;
}
