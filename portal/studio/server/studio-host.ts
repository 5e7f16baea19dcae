import rateLimit from '@fastify/rate-limit';
import fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestListener } from 'node:http';
import { noStore, securityHeaders } from '../../server/headers.ts';
import { createHttpServer } from '../../server/http-server.ts';
import { addressKey, readTrustedProxies } from '../../server/limits/client-address.ts';
import { checkRequest } from '../../server/request-checks.ts';
import { settings as limits } from '../../server/settings.ts';
import { failed } from './answer.ts';
import { addEditing } from './editing-calls.ts';
import { addLinks } from './link-calls.ts';
import { readPageFiles } from './page-files.ts';
import { addPreviews } from './preview-calls.ts';
import { addPublishing } from './publishing-calls.ts';
import { isFromStudio } from './request-guard.ts';
import { contextOf, send } from './studio-context.ts';
import type { StudioContext, StudioHostOptions } from './studio-context.ts';
import type { Actor } from './actor.ts';
import { addStaging } from './staging-calls.ts';
import { addTeam } from './team/team-calls.ts';

/** Calls of somebody who is not known yet. */
const openCalls: ReadonlySet<string> = new Set([
  '/api/entry',
  '/api/log-in',
  '/api/shared',
  '/api/shared/preview',
  '/api/shared/viewer',
]);

/** The host of the studio's page and of the calls that it makes: for this machine alone, or for a team that logs in. */
export function createStudioHost(options: StudioHostOptions): FastifyInstance {
  const { team, trustProxy } = options;
  const isTrusted = readTrustedProxies(trustProxy);
  const server = fastify({
    bodyLimit: 2_097_152,
    forceCloseConnections: true,
    trustProxy: isTrusted,
    logController: new LogController({ disableRequestLogging: true }),
    ...(team !== undefined && {
      serverFactory: (handler: RequestListener) =>
        createHttpServer(handler, {
          settings: limits,
          isTrusted,
          clock: performance,
          refused: () => undefined,
        }),
    }),
  });
  const actors = new WeakMap<FastifyRequest, Actor>();
  const context = contextOf(options, actors);
  addGuard(server, options, actors);
  server.setErrorHandler((error: FailedRequest, _request, reply) => sendError(reply, error));
  void server.register(async (scope) => {
    if (team !== undefined) await limitCalls(scope, actors);
    addPage(scope, context);
    addEditing(scope, context);
    addPublishing(scope, context);
    addStaging(scope, context);
    addPreviews(scope, context);
    addLinks(scope, context);
    if (team !== undefined) addTeam(scope, { ...context, team });
  });
  return server;
}

interface FailedRequest extends Error {
  readonly validation?: unknown;
  readonly statusCode?: number;
}

function sendError(reply: FastifyReply, { message, validation, statusCode = 500 }: FailedRequest) {
  if (statusCode === 429)
    return send(reply, failed('TOO_MANY_TRIES', 'Too many calls at once. Wait a minute.'));
  if (validation !== undefined) return send(reply, failed('INVALID_REQUEST', message));
  if (statusCode < 400 || statusCode >= 500)
    return send(reply, failed('DISK_FAILED', `The studio failed: ${message}`));
  const why = `The studio cannot take this request (${message}). Reload the page or send less, and try again.`;
  return reply.code(statusCode).send(failed('INVALID_REQUEST', why).problem);
}

/** Answers nothing but what the studio's own page asks, for somebody who is known. */
function addGuard(
  server: FastifyInstance,
  { origin, team }: StudioHostOptions,
  actors: WeakMap<FastifyRequest, Actor>,
): void {
  server.addHook('onRequest', async (request, reply) => {
    const { url, method, headers, raw } = request;
    // As the router has read it: `/%61pi/` is the same.
    const isCall = request.routeOptions.url?.startsWith('/api/') !== false;
    reply.headers({ ...securityHeaders, ...noStore });
    const isMalformed =
      team !== undefined &&
      checkRequest({ method, target: url, headers, rawHeaders: raw.rawHeaders }) !== undefined;
    if (isMalformed || !isFromStudio({ method, headers }, origin, isCall))
      return send(reply, failed('FOREIGN_REQUEST', 'Only the studio itself may ask this.'));
    const actor = team?.whoIs(headers.cookie);
    if (actor !== undefined) actors.set(request, actor);
    const isOpen = !isCall || openCalls.has(url.split('?', 1)[0] ?? '');
    if (team !== undefined && actor === undefined && !isOpen)
      return send(reply, failed('NOT_SIGNED_IN', 'Log in to go on.'));
    return undefined;
  });
}

/** People of one office share an address; whoever is logged in is counted alone. */
async function limitCalls(server: FastifyInstance, actors: WeakMap<FastifyRequest, Actor>): Promise<void> {
  await server.register(rateLimit, {
    ...limits.rateLimit,
    keyGenerator: (request) => actors.get(request)?.id ?? addressKey(request.ip),
    errorResponseBuilder: () => Object.assign(new Error('rate limit'), { statusCode: 429 }),
  });
}

function addPage(server: FastifyInstance, { page, previews, settings }: StudioContext): void {
  const files = readPageFiles(page);
  const frames = settings.brands.flatMap(({ id }) => previews.originOf(id) ?? []).join(' ');
  // The editor makes its styles as it goes.
  const policy = `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-src ${frames}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  server.get('/*', (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const file = files.get(path === '/' ? '/index.html' : path);
    if (file === undefined) return send(reply, failed('NOT_FOUND', 'There is nothing here.'));
    return reply.header('content-security-policy', policy).type(file.type).send(file.bytes);
  });
}
