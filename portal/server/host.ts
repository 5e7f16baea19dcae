import fastify from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { readBuildFiles } from './build-files.ts';
import { noStore, securityHeaders } from './headers.ts';
import { answerOf, codeOfStatus } from './host-error.ts';
import { registerOrgProxy, sendHostError } from './org-proxy.ts';
import { registerPages } from './pages.ts';
import { checkRequest } from './request-checks.ts';
import { settings } from './settings.ts';

/** What a host is made from. */
export interface HostOptions {
  /** Origin of the org. */
  readonly orgUrl: string;
  /** Folder with `client/` and `published/`. */
  readonly dist: string;
  readonly logger: FastifyBaseLogger;
  readonly clock: { readonly now: () => number };
}

/** A host that is ready to listen. */
export interface Host {
  readonly server: FastifyInstance;
  /** Says on `/readyz` that no more requests are wanted, then finishes those that are under way. */
  readonly stop: () => Promise<void>;
}

/**
 * The host server: the build out of memory with strict headers, and the way to the org.
 *
 * @throws Error with one sentence when the build is missing or broken
 * @example const host = await createHost({ orgUrl, dist, logger: pino(), clock: Date })
 */
export async function createHost({ orgUrl, dist, logger, clock }: HostOptions): Promise<Host> {
  const build = await readBuildFiles(dist);
  const server = createServer(logger);
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
  registerPages(server, build);
  const stop = async () => {
    isStopping = true;
    await server.close();
  };
  return { server, stop };
}

function createServer(logger: FastifyBaseLogger): FastifyInstance {
  const { requestTimeout, keepAliveTimeout, bodyLimit, maxHeaderSize, headersTimeout } = settings;
  const { connectionsCheckingInterval, maxConnections } = settings;
  const server = fastify({
    loggerInstance: logger,
    disableRequestLogging: true,
    requestTimeout,
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

/** What every answer has in common: headers, errors without insides, one log line without addresses or ids. */
function addGeneralAnswers(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...securityHeaders, ...noStore });
    const { method, headers, raw } = request;
    const fault = checkRequest({ method, target: request.url, headers, rawHeaders: raw.rawHeaders });
    if (fault !== undefined) return sendHostError(reply, fault);
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
