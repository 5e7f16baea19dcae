import { createApexForm } from '../sandbox/index.ts';
import type { ApexForm } from '../sandbox/index.ts';
import { startSandboxServer } from '../sandbox/server.ts';
import { startMock } from './prism.ts';

const basePaths = { 'ui-api': '/services/data/v64.0', apex: '/lwr/apex/v64.0' } as const;
/** By which a host knows that it speaks with an org. */
const VERSIONS = [{ label: "Winter '26", url: basePaths['ui-api'], version: '64.0' }];
/** They describe one connection, or a body that `fetch` has unpacked already. */
const hopByHop = [
  'connection',
  'content-encoding',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
];

/** Prism's mocks of both specs, at the addresses of the org. */
interface MockOrg {
  readonly url: string;
  /** The lines that tell where each spec is answered. */
  readonly lines: readonly string[];
  readonly close: () => Promise<void>;
}

function withoutHops(source: Headers): Headers {
  const headers = new Headers(source);
  for (const name of hopByHop) headers.delete(name);
  return headers;
}

/** Prism knows the paths of a spec without the base path of its server. */
async function forward(request: Request, target: string): Promise<Response> {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const body = hasBody ? await request.arrayBuffer() : null;
  const answer = await fetch(target, { method: request.method, headers: withoutHops(request.headers), body });
  const isEmpty = answer.status === 204 || answer.status === 304;
  return new Response(isEmpty ? null : await answer.arrayBuffer(), {
    status: answer.status,
    headers: withoutHops(answer.headers),
  });
}

/** The address of a mock, and the form in which Apex can be asked there; `plain` unless stated. */
interface MockOptions {
  readonly host: string;
  readonly port: number;
  readonly apexForm?: ApexForm;
}

/** Starts an org that answers with the examples of both specs, and with Prism's problem to what breaks a spec. */
export async function startMockOrg({ apexForm = 'plain', ...listen }: MockOptions): Promise<MockOrg> {
  const mocks = await Promise.all(
    Object.entries(basePaths).map(async ([api, base]) => ({ api, base, server: await startMock(api) })),
  );
  const answer = createApexForm(async ({ request, url }) => {
    const { pathname, search } = url;
    if (pathname === '/services/data') return Response.json(VERSIONS);
    const mock = mocks.find(({ base }) => pathname.startsWith(`${base}/`));
    if (mock === undefined)
      return Response.json([{ errorCode: 'NOT_FOUND', message: 'No spec is here' }], { status: 404 });
    return forward(request, `${mock.server.url}${pathname.slice(mock.base.length)}${search}`);
  }, apexForm);
  const org = { fetch: (request: Request) => answer({ request, url: new URL(request.url) }) };
  const front = await startSandboxServer({ ...listen, org });
  return {
    url: front.url,
    lines: mocks.map(({ api, base }) => `${front.url}${base}  specs/${api}`),
    async close() {
      await Promise.all([front.close(), ...mocks.map(({ server }) => server.close())]);
    },
  };
}
