import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noteSecurityEvent } from './security-log.ts';
import type { SecurityLog } from './security-log.ts';
import type { OperationAt } from '../org/operation-names.ts';
import type { Telemetry } from './telemetry.ts';

/** The places that requests are told to. */
interface RequestWatch {
  readonly telemetry: Telemetry;
  readonly operationAt: OperationAt;
  readonly security: SecurityLog;
}

/** Tells of every request of a host but its health checks. */
export function watchRequests(
  server: FastifyInstance,
  { telemetry, operationAt, security }: RequestWatch,
): void {
  server.addHook('onRequest', (request, reply, done) => {
    const { raw, method, headers } = request;
    const { traceparent: parent } = headers;
    telemetry.begin(raw, { method, parent: Array.isArray(parent) ? undefined : parent });
    // Also where the client leaves before its answer is out, for which Fastify has no such hook.
    reply.raw.once('close', () => end(request, reply));
    done();
  });
  const end = (request: FastifyRequest, reply: FastifyReply): void => {
    const { raw, method, routeOptions, url } = request;
    const route = routeOptions.url ?? 'none';
    if (route === '/healthz' || route === '/readyz') return;
    // The routes of the org alone end in what the portal does not know.
    const operation = route.endsWith('/*') && route !== '/*' ? operationAt(method, url) : undefined;
    const { elapsedTime } = reply;
    const status = reply.raw.writableFinished ? reply.statusCode : 'left';
    telemetry.end(raw, { method, route, operation, status, seconds: elapsedTime / 1_000 });
    if (operation !== undefined) noteSecurityEvent(security, { operation, status, client: request });
  };
}
