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

/** The operations of each document that was read: reading one takes longer than calling all of it. */
const read = new Map<string, Promise<Operations>>();

function operationsOf(file: string): Promise<Operations> {
  const found = read.get(file);
  if (found !== undefined) return found;
  // The reader of specs is no entry point of the package and has no types of its own.
  const { getHttpOperationsFromSpec } = require('@stoplight/prism-cli/dist/operations.js') as {
    getHttpOperationsFromSpec: (file: string) => Promise<Operations>;
  };
  const reading = getHttpOperationsFromSpec(file).then(createPool());
  read.set(file, reading);
  return reading;
}

function specFile(api: string): string {
  return fileURLToPath(new URL(`../../specs/${api}/openapi.yaml`, import.meta.url));
}

async function start(file: string, config: Config): Promise<PrismServer> {
  const server = createServer(await operationsOf(file), {
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
  return startDocumentMock(specFile(api));
}

/** Answers with the examples of the document in a file. */
export function startDocumentMock(file: string): Promise<PrismServer> {
  return start(file, { ...base, isProxy: false });
}

/** Hands requests on and checks both directions; what breaks the spec becomes an error. */
export function startProxy(api: string, upstream: string): Promise<PrismServer> {
  return start(specFile(api), { ...base, errors: true, isProxy: true, upstream: new URL(upstream) });
}
