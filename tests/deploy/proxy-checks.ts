import { connect } from 'node:http2';
import type { IncomingHttpHeaders } from 'node:http2';
import { limitChecks } from './limit-checks.ts';
import type { ProxyAddresses, ProxyCheck } from './proxy-check.ts';
import { uploadChecks } from './upload-checks.ts';

const far: RequestInit = { redirect: 'manual' };

const checks: readonly ProxyCheck[] = [
  {
    name: 'a plain address leads to the encrypted one',
    async holds({ http }) {
      const answer = await fetch(`${http}/login?a=1`, far);
      return answer.status === 308 && answer.headers.get('location') === 'https://localhost/login?a=1';
    },
  },
  {
    name: 'every page promises to be encrypted for two years, and keeps the headers of the host',
    async holds({ https }) {
      const { headers } = await fetch(`${https}/login`);
      const policy = headers.get('content-security-policy') ?? '';
      return headers.get('strict-transport-security') === HSTS && policy.includes("default-src 'none'");
    },
  },
  {
    name: 'files with hashed names are kept by the proxy, and promise the same',
    async holds({ https }) {
      const file = await hashedFile(https);
      await (await fetch(file)).text();
      const { headers } = await fetch(file);
      return headers.get('x-cache') === 'HIT' && headers.get('strict-transport-security') === HSTS;
    },
  },
  {
    name: 'nobody fills the place of kept files by queries or odd lists of encodings',
    async holds({ https }) {
      const file = await hashedFile(https);
      const ask = async (query: string, encodings: string) => {
        const answer = await fetch(`${file}${query}`, { headers: { 'Accept-Encoding': encodings } });
        await answer.arrayBuffer();
        return answer.headers.get('x-cache');
      };
      await ask('', 'br');
      const found = [await ask('?1', 'br'), await ask('?2', 'br, a1'), await ask('', 'br, a2')];
      return found.every((one) => one === 'HIT');
    },
  },
  {
    name: 'no body that a host would not take waits on the disk of the proxy',
    async holds({ https }) {
      const body = new Uint8Array(300_000);
      const { status } = await fetch(`${https}/services/data/v64.0/ui-api/records`, { method: 'POST', body });
      return status === 413;
    },
  },
  {
    name: 'health checks are not for visitors',
    async holds({ https }) {
      const answers = await Promise.all([fetch(`${https}/healthz`), fetch(`${https}/readyz`)]);
      return answers.every(({ status }) => status === 404);
    },
  },
  { name: 'visitors can use HTTP/2', holds: async ({ https }) => (await statusByHttp2(https)) === 200 },
  {
    name: 'a name that is not ours is refused',
    holds: async ({ https }) => (await statusByHttp2(https, 'evil.example')) === 421,
  },
];

async function hashedFile(https: string): Promise<string> {
  const html = await (await fetch(`${https}/login`)).text();
  const [, name = ''] = / (?:src|href)="(\/assets\/[^"]+)"/.exec(html) ?? [];
  return `${https}${name}`;
}

const HSTS = 'max-age=63072000; includeSubDomains';

async function statusByHttp2(origin: string, authority?: string): Promise<number> {
  const session = connect(origin);
  const named = authority === undefined ? {} : { ':authority': authority };
  try {
    return await new Promise<number>((resolve, reject) => {
      session.once('error', reject);
      const stream = session.request({ ':path': '/login', ...named });
      stream.once('error', reject);
      stream.once('response', (headers: IncomingHttpHeaders) => resolve(Number(headers[':status'])));
      stream.resume();
    });
  } finally {
    session.close();
  }
}

/** The names of the promises that do not hold, with the reason where something was thrown. */
export async function brokenPromises(addresses: ProxyAddresses): Promise<readonly string[]> {
  const broken: string[] = [];
  for (const { name, holds } of [...checks, ...limitChecks, ...uploadChecks]) {
    const outcome = await holds(addresses).catch((error: unknown) =>
      error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : String(error),
    );
    if (outcome !== true) broken.push(outcome === false ? name : `${name}: ${outcome}`);
  }
  return broken;
}
