import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { createLogger } from '@stoplight/prism-core';
import { createServer } from '@stoplight/prism-http-server';
import { createPool } from './equal-values.ts';
import { mendPrism } from './prism-mends.ts';

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

/** The operations of each spec that was read: reading one takes longer than calling all of it. */
const read = new Map<string, Promise<Operations>>();

function operationsOf(api: string): Promise<Operations> {
  const found = read.get(api);
  if (found !== undefined) return found;
  // The reader of specs is no entry point of the package and has no types of its own.
  const { getHttpOperationsFromSpec } = require('@stoplight/prism-cli/dist/operations.js') as {
    getHttpOperationsFromSpec: (file: string) => Promise<Operations>;
  };
  const file = fileURLToPath(new URL(`../../specs/${api}/openapi.yaml`, import.meta.url));
  const reading = getHttpOperationsFromSpec(file).then(createPool());
  read.set(api, reading);
  return reading;
}

async function start(api: string, config: Config): Promise<PrismServer> {
  const server = createServer(await operationsOf(api), {
    components: { logger: createLogger('contract', { level: 'silent' }) },
    cors: false,
    config,
  });
  mendPrism(server.prism);
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
