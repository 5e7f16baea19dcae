import { apis, createClient, type Client } from '@energy-portal/sdk';
import type { PrismServer } from './prism.ts';

/** The page that the calls come from. */
export const contractPage = { origin: 'http://portal.test', rpId: 'portal.test' } as const;

/** A client whose requests go to Prism, and what Prism had to say. */
export interface ContractClient {
  readonly client: Client;
  /** The answer that the next requests ask Prism for. */
  prefer(status: number, example: string | undefined): void;
  /** Returns all violations of a spec since the last call, warnings included. */
  takeViolations(): readonly string[];
}

/** Keeps the cookies of answers and sends them with requests, as a browser does. */
function createCookieJar() {
  const cookies = new Map<string, string>();
  return {
    store(response: Response): void {
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        const [name = '', value = ''] = pair.split('=');
        if (/max-age=0|expires=thu, 01 jan 1970/i.test(line) || value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
    },
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  };
}

/**
 * A client over Prism servers, one an api. Prism ignores the path of `servers`, so each api's base path is cut off.
 */
export function createContractClient(servers: Readonly<Record<string, PrismServer>>): ContractClient {
  const jar = createCookieJar();
  let preferred: string | undefined;
  let violations: string[] = [];
  const send = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const api = Object.values(apis).find(({ basePath }) => url.pathname.startsWith(basePath));
    const server = api && servers[api.name];
    if (api === undefined || server === undefined) throw new Error(`No server for ${request.url}`);
    const path = url.pathname.slice(api.basePath.length);
    const target = `${server.url}${path}${url.search}`;
    const headers = new Headers(request.headers);
    if (preferred !== undefined) headers.set('prefer', preferred);
    if (jar.header() !== '') headers.set('cookie', jar.header());
    headers.set('origin', contractPage.origin);
    headers.set('sec-fetch-site', 'same-origin');
    // A machine that stands still would use a connection again that the server has given up meanwhile.
    headers.set('connection', 'close');
    const body = request.body === null ? undefined : await request.text();
    const response = await fetch(target, {
      method: request.method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    jar.store(response);
    const found = response.headers.get('sl-violations');
    if (found !== null) violations.push(`${request.method} ${target}: ${found}`);
    return response;
  };
  const client = createClient({
    baseUrl: 'http://portal.test',
    fetch: send,
    validate: 'all',
    onListenerError: (error) => void violations.push(String(error)),
  });
  return {
    client,
    prefer(status, example) {
      preferred = example === undefined ? `code=${status}` : `code=${status}, example=${example}`;
    },
    takeViolations() {
      const taken = violations;
      violations = [];
      return taken;
    },
  };
}
