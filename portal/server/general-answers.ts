import type { FastifyInstance, FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
import type { Socket } from 'node:net';
import { noStore, securityHeaders } from './headers.ts';
import { sendHostError } from './host-answer.ts';
import { answerOf, codeOfStatus } from './host-error.ts';
import type { HostErrorCode } from './host-error.ts';
import type { IsKnownHost } from './host-names.ts';
import type { LimitLog, LimitName } from './limits/limit-log.ts';
import { endReading, plainAnswer } from './plain-answer.ts';
import { checkRequest } from './request-checks.ts';

/** The state that answers depend on beside their requests. */
interface GeneralSources {
  readonly isKnownHost: IsKnownHost;
  readonly isStopping: () => boolean;
  readonly refused: LimitLog;
}

const generalHeaders = { ...securityHeaders, ...noStore };
const healthChecks: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** Adds what every answer has: headers, errors without insides, one log line without addresses or ids. */
export function addGeneralAnswers(
  server: FastifyInstance,
  { isKnownHost, isStopping, refused }: GeneralSources,
): void {
  server.addHook('onRequest', (request, reply, done) => {
    // Whoever keeps its connection would go on sending to a host that is about to end.
    if (isStopping()) reply.raw.setHeader('connection', 'close');
    const { method, headers, raw } = request;
    const error = checkRequest({ method, target: request.url, headers, rawHeaders: raw.rawHeaders });
    if (error !== undefined) {
      refused('malformed request');
      return void sendHostError(reply, error);
    }
    // Health checks know a host by its address.
    if (healthChecks.has(request.url) || isKnownHost(headers.host ?? '', raw.socket)) return done();
    refused('unknown host');
    sendHostError(reply, 'UNKNOWN_HOST');
  });
  // What has a policy has all of these, with others in the place of some.
  server.addHook('onSend', (...[, reply, payload, done]: Parameters<onSendHookHandler>) => {
    if (!reply.hasHeader('content-security-policy')) reply.headers(generalHeaders);
    done(null, payload);
  });
  server.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, log } = request;
    if (!healthChecks.has(routeOptions.url ?? '')) {
      const ms = Math.round(reply.elapsedTime);
      log.info({ method, route: routeOptions.url, status: reply.statusCode, ms }, 'answered');
    }
    done();
  });
  server.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    return sendHostError(reply, isRead ? 'NOT_FOUND' : 'METHOD_NOT_ALLOWED');
  });
  server.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const code = codeOfStatus(error.statusCode);
    if (code === 'REQUEST_TOO_LARGE') refused('large request');
    if (code === 'INTERNAL') request.log.error({ code: error.code, name: error.name }, 'failed');
    return sendHostError(reply, code);
  });
}

/** Answers a request whose address nobody can read, and which reaches no route and no hook. */
export function answerUnreadable(request: FastifyRequest, reply: FastifyReply, refused: LimitLog): void {
  refused('malformed request');
  void sendHostError(reply, 'INVALID_REQUEST');
  const { method, log } = request;
  log.info({ method, status: reply.statusCode, ms: 0 }, 'answered');
}

interface Malformed {
  readonly line: string;
  readonly code: HostErrorCode;
  readonly limit: LimitName;
}

const usualMalformed: Malformed = {
  line: '400 Bad Request',
  code: 'INVALID_REQUEST',
  limit: 'malformed request',
};
const malformed = new Map<string, Malformed>([
  [
    'HPE_HEADER_OVERFLOW',
    { line: '431 Request Header Fields Too Large', code: 'INVALID_REQUEST', limit: 'large headers' },
  ],
  [
    'ERR_HTTP_REQUEST_TIMEOUT',
    { line: '408 Request Timeout', code: 'REQUEST_TIMEOUT', limit: 'slow request' },
  ],
]);

/** Connections whose malformed request was answered. */
const answered = new WeakSet<Socket>();

/** Requests that Node's parser refused never reach a route, so their answer is written by hand. */
export function answerMalformed(code: string | undefined, socket: Socket, refused: LimitLog): void {
  // Each piece of what comes behind is malformed again.
  if (answered.has(socket)) return;
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  answered.add(socket);
  const { line, code: told, limit } = malformed.get(code ?? '') ?? usualMalformed;
  refused(limit);
  // A client that does not close its side would keep the connection, which Node looks at no more.
  endReading(socket, plainAnswer(line, answerOf(told)));
}
