/**
 * Answers with the examples of both specs, through Prism, at the addresses of the org: `ORG_URL` of the portal's
 * host can name it. Requests that break a spec are answered with Prism's problem.
 *
 * Environment: MOCK_PORT (default 4910), HOST (default 127.0.0.1).
 */
import { startMock } from '../tests/contract/prism.ts';
import { startSandboxServer } from '../tests/sandbox/server.ts';

const BASE_PATHS = { 'ui-api': '/services/data/v64.0', apex: '/lwr/apex/v64.0' } as const;
/** They describe one connection, or a body that `fetch` has unpacked already. */
const HOP_BY_HOP = [
  'connection',
  'content-encoding',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
];

function withoutHops(source: Headers): Headers {
  const headers = new Headers(source);
  for (const name of HOP_BY_HOP) headers.delete(name);
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

const port = Number(process.env['MOCK_PORT'] ?? 4910);
const host = process.env['HOST'] ?? '127.0.0.1';
try {
  const mocks = await Promise.all(
    Object.entries(BASE_PATHS).map(async ([api, base]) => ({ api, base, server: await startMock(api) })),
  );
  const front = await startSandboxServer({
    port,
    host,
    org: {
      async fetch(request) {
        const { pathname, search } = new URL(request.url);
        const mock = mocks.find(({ base }) => pathname.startsWith(`${base}/`));
        if (mock === undefined)
          return Response.json([{ errorCode: 'NOT_FOUND', message: 'No spec is here' }], { status: 404 });
        return forward(request, `${mock.server.url}${pathname.slice(mock.base.length)}${search}`);
      },
    },
  });
  const lines = mocks.map(({ api, base }) => `  ${front.url}${base}  specs/${api}`);
  console.log(
    `Mocks of the specs, from their examples:\n${lines.join('\n')}\nThe portal: ORG_URL=${front.url} npm start`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void Promise.all([front.close(), ...mocks.map(({ server }) => server.close())]);
    });
  }
} catch (cause) {
  console.error(
    `The mocks cannot start on ${host}:${port}: ${cause instanceof Error ? cause.message : String(cause)}`,
  );
  process.exit(1);
}
