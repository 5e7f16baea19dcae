import fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { isIP } from 'node:net';
import type { Socket } from 'node:net';
import { isStillBuild, readBuildFiles } from './build-files.ts';
import { noStore, securityHeaders } from './headers.ts';
import { answerOf, codeOfStatus } from './host-error.ts';
import { registerOrgProxy, sendHostError } from './org-proxy.ts';
import { registerPages } from './pages.ts';
import { openPublication } from './publication.ts';
import { checkRequest } from './request-checks.ts';
import { settings } from './settings.ts';

/** The settings of a host. */
export interface HostOptions {
  /** Origin of the org. */
  readonly orgUrl: string;
  /** Folder with `client/` and `published/`. */
  readonly dist: string;
  /** Silent unless given. */
  readonly logger?: FastifyBaseLogger;
  readonly clock: { readonly now: () => number };
  /**
   * Addresses or ranges of the proxies in front of the host, with commas between; `loopback`, `linklocal` and
   * `uniquelocal` are ranges, too. Only from them the protocol and the address of a request are taken out of
   * `X-Forwarded-Proto` and `X-Forwarded-For`.
   */
  readonly trustProxy?: string | undefined;
  /** Address of the payment processor whose hosted fields pages show. Without it they say that payments wait. */
  readonly paymentsUrl?: string | undefined;
  /** True when pages offer to look into the record cache, for developers. */
  readonly hasInspector?: boolean | undefined;
  /** Origin whose pages may show the portal in a frame, for previews; none may unless stated. */
  readonly framedBy?: string | undefined;
}

/** A host that is ready to listen. */
export interface Host {
  readonly server: FastifyInstance;
  /** Reads the publication on the disk now, instead of at a later request. */
  readonly renew: () => Promise<void>;
  /** Says on `/readyz` that no more requests are wanted, then finishes those that are under way. */
  readonly stop: () => Promise<void>;
}

/**
 * The host server: the build out of memory with strict headers, and the way to the org.
 *
 * @throws Error with one sentence when the build is missing or broken
 * @example const host = await createHost({ orgUrl, dist, logger: pino(), clock: Date })
 */
export async function createHost(options: HostOptions): Promise<Host> {
  const { orgUrl, dist, clock } = options;
  const processor = options.paymentsUrl === undefined ? undefined : checkedProcessor(options.paymentsUrl);
  const build = await readBuildFiles(dist);
  const server = createServer(options);
  const publication = await openPublication({
    dist,
    clock,
    isSameBuild: () => isStillBuild(build, dist),
    onBroken: (error) => server.log.error({ reason: String(error) }, 'the new publication cannot be read'),
  });
  let org: { readonly reached: boolean; readonly at: number } | undefined;
  let isStopping = false;
  addGeneralAnswers(server);
  server.get('/healthz', (_request, reply) => reply.send({ ok: true }));
  server.get('/readyz', (_request, reply) => {
    const age = org && {
      org: org.reached ? 'reached' : 'unreachable',
      secondsAgo: Math.round((clock.now() - org.at) / 1000),
    };
    return reply
      .code(isStopping ? 503 : 200)
      .send({ ready: !isStopping, ...(age ?? { org: 'not asked yet' }) });
  });
  await server.register(async (scope) => {
    await registerOrgProxy(scope, { orgUrl, onTried: (reached) => (org = { reached, at: clock.now() }) });
  });
  const { hasInspector, framedBy } = options;
  registerPages(server, { build, publication: publication.current, processor, hasInspector, framedBy });
  const stop = async () => {
    isStopping = true;
    await server.close();
  };
  return { server, renew: publication.renew, stop };
}

function createServer({ logger, trustProxy }: HostOptions): FastifyInstance {
  const { upload, keepAliveTimeout, bodyLimit, maxHeaderSize, headersTimeout } = settings;
  const { connectionsCheckingInterval, maxConnections } = settings;
  const server = fastify({
    ...(logger === undefined ? {} : { loggerInstance: logger }),
    ...(trustProxy === undefined ? {} : { trustProxy: checkedProxies(trustProxy) }),
    logController: new LogController({ disableRequestLogging: true }),
    // Node has one for all requests; those that bring no file have their own, shorter one.
    requestTimeout: upload.requestTimeout,
    keepAliveTimeout,
    bodyLimit,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    http: { maxHeaderSize, headersTimeout, connectionsCheckingInterval },
    routerOptions: { maxParamLength: 500 },
    clientErrorHandler: (error, socket) => answerMalformed(error.code, socket),
  });
  server.server.maxConnections = maxConnections;
  return server;
}

/** @throws Error with one sentence where it is no address that a page may frame */
function checkedProcessor(paymentsUrl: string): string {
  const url = URL.canParse(paymentsUrl) ? new URL(paymentsUrl) : undefined;
  const isLocal =
    url?.protocol === 'http:' && /^(?:127\.0\.0\.1|(?:[a-z0-9-]+\.)*localhost)$/.test(url.hostname);
  if (url !== undefined && (url.protocol === 'https:' || isLocal)) return url.origin;
  throw new Error(`PAYMENTS_URL must be an https address (or http on localhost), not "${paymentsUrl}".`);
}

/** @throws Error with one sentence where an entry is no address or range */
function checkedProxies(trustProxy: string): string {
  const isNamed = (entry: string) => ['loopback', 'linklocal', 'uniquelocal'].includes(entry);
  const isRange = (entry: string) => {
    const [address = '', bits] = entry.split('/');
    const most = isIP(address) === 4 ? 32 : 128;
    return isIP(address) !== 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
  };
  const wrong = trustProxy.split(',').find((entry) => !isNamed(entry.trim()) && !isRange(entry.trim()));
  if (wrong === undefined) return trustProxy;
  const examples = 'such as 127.0.0.1, 10.0.0.0/8 or loopback';
  throw new Error(`TRUST_PROXY must list the addresses of proxies, ${examples}, not "${wrong.trim()}".`);
}

/** Adds what every answer has: headers, errors without insides, one log line without addresses or ids. */
function addGeneralAnswers(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...securityHeaders, ...noStore });
    const { method, headers, raw } = request;
    const error = checkRequest({ method, target: request.url, headers, rawHeaders: raw.rawHeaders });
    if (error !== undefined) return sendHostError(reply, error);
  });
  server.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    if (routeOptions.url === '/healthz' || routeOptions.url === '/readyz') return;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms }, 'answered');
  });
  server.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    return sendHostError(reply, isRead ? 'NOT_FOUND' : 'METHOD_NOT_ALLOWED');
  });
  server.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const code = codeOfStatus(error.statusCode);
    if (code === 'INTERNAL') request.log.error({ code: error.code, name: error.name }, 'failed');
    return sendHostError(reply, code);
  });
}

/** Requests that Node's parser refused never reach a route, so their answer is written by hand. */
function answerMalformed(code: string | undefined, socket: Socket): void {
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const line = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : status;
  const body = JSON.stringify(answerOf('INVALID_REQUEST').body);
  const headers = { ...securityHeaders, ...noStore, 'content-type': 'application/json; charset=utf-8' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${line}\r\n${lines.join('')}content-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
  );
}
