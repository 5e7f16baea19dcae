import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { createLogger } from '@stoplight/prism-core';
import { createServer } from '@stoplight/prism-http-server';

/** A running Prism server of one spec. */
export interface PrismServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

type Operations = Parameters<typeof createServer>[0];
type Config = Parameters<typeof createServer>[1]['config'];

const require = createRequire(import.meta.url);

const base = {
  checkSecurity: false,
  validateRequest: true,
  validateResponse: true,
  mock: { dynamic: false },
  upstreamProxy: undefined,
  errors: false,
} as const;

async function start(api: string, config: Config): Promise<PrismServer> {
  // The reader of specs is no public door of the package and has no types of its own.
  const { getHttpOperationsFromSpec } = require('@stoplight/prism-cli/dist/operations.js') as {
    getHttpOperationsFromSpec: (file: string) => Promise<Operations>;
  };
  const file = fileURLToPath(new URL(`../../specs/${api}/openapi.yaml`, import.meta.url));
  const server = createServer(await getHttpOperationsFromSpec(file), {
    components: { logger: createLogger('contract', { level: 'silent' }) },
    cors: false,
    config,
  });
  const url = await server.listen(0, '127.0.0.1');
  return { url, close: () => server.close() };
}

/** Answers with the examples of a spec. */
export function startMock(api: string): Promise<PrismServer> {
  return start(api, { ...base, isProxy: false });
}

/** Hands requests on and checks both directions; what breaks the spec becomes an error. */
export function startProxy(api: string, upstream: string): Promise<PrismServer> {
  return start(api, { ...base, errors: true, isProxy: true, upstream: new URL(upstream) });
}
