import { createClient, logIn, type Client } from '@energy-portal/sdk';
import { createSandboxOrg } from '../sandbox/index.ts';
import { maria } from './sandbox-differences.ts';

/** A client that is signed in to a sandbox of its own as a customer, and the addresses that it has asked for. */
export interface OrgClient {
  readonly client: Client;
  readonly sent: string[];
  /** Sends a request to the sandbox, signed in as nobody. */
  fetch(request: Request): Promise<Response>;
  close(): void;
}

/** Starts a sandbox without a server, and signs in; every answer is checked for all that its type promises. */
export async function createOrgClient(): Promise<OrgClient> {
  const org = createSandboxOrg({
    database: ':memory:',
    clock: { now: () => Date.now() },
    seed: 'demo',
    passwordCost: 16,
    report: ({ operationId, reason, cause }) => {
      throw new Error(`${operationId}: ${reason}`, { cause });
    },
  });
  const sent: string[] = [];
  let cookie = '';
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.set('Cookie', cookie);
    const response = await org.fetch(new Request(request, { headers }));
    cookie = response.headers.get('Set-Cookie')?.split(';')[0] ?? cookie;
    sent.push(`${request.method} ${decodeURIComponent(pathname + search).replace(/^.*\/ui-api/, '')}`);
    return response;
  };
  const client = createClient({ baseUrl: 'https://org.example', fetch, validate: 'all' });
  await client.write(logIn, maria);
  sent.length = 0;
  return { client, sent, fetch: (request) => org.fetch(request), close: () => org.close() };
}
