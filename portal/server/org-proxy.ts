import httpProxy from '@fastify/http-proxy';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { noStore, securityHeaders } from './headers.ts';
import { answerOf } from './host-error.ts';
import type { HostErrorCode } from './host-error.ts';
import { checkProxiedCall, isUpload } from './request-checks.ts';
import { settings } from './settings.ts';

/** The org of a proxy, and what it tells the host. */
interface OrgProxyOptions {
  readonly orgUrl: string;
  /** Called after each try to reach the org. */
  readonly onTried: (reached: boolean) => void;
}

const prefixes = ['/services/data', '/lwr/apex'];
const brokenConnections: ReadonlySet<string> = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);
const keptBack =
  /^(?:x-forwarded-.*|forwarded|via|x-real-ip|connection|keep-alive|proxy-.*|te|trailer|upgrade|expect)$/;
const notPassedBack =
  /^(?:server|x-powered-by|via|connection|keep-alive|proxy-.*|trailer|upgrade|alt-svc|access-control-.*)$/;

/** Passes the record and Apex calls of the portal's own pages on to the org. */
export async function registerOrgProxy(
  host: FastifyInstance,
  { orgUrl, onTried }: OrgProxyOptions,
): Promise<void> {
  await host.register(rateLimit, {
    ...settings.rateLimit,
    errorResponseBuilder: () => Object.assign(new Error('rate limit'), { statusCode: 429 }),
  });
  host.addHook('onRequest', async ({ method, url, raw }) => {
    if (!isUpload({ method, target: url })) endWhenSlow(raw);
  });
  // Files pass through as they come; they are never held here.
  host.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload));
  const { connections, connectTimeout, headersTimeout, bodyTimeout } = settings.org;
  for (const prefix of prefixes) {
    await host.register(httpProxy, {
      upstream: orgUrl,
      prefix,
      rewritePrefix: prefix,
      httpMethods: ['GET', 'POST', 'PATCH', 'DELETE'],
      disableCache: true,
      undici: { connections, headersTimeout, bodyTimeout, connect: { timeout: connectTimeout } },
      preValidation: async (request, reply) => {
        const { method, headers, raw } = request;
        const error = checkProxiedCall({ method, target: request.url, headers, rawHeaders: raw.rawHeaders });
        if (error !== undefined) return sendHostError(reply, error);
      },
      replyOptions: {
        retryDelay: ({ err, req, attempt }) => delayBeforeRetry(err, req.method, attempt),
        rewriteRequestHeaders: (_request, headers) => without(headers, keptBack),
        rewriteHeaders: (headers) => {
          onTried(true);
          return { ...without(headers, notPassedBack), ...securityHeaders, ...noStore };
        },
        onError: (reply, { error }) => {
          onTried(false);
          host.log.warn({ code: 'code' in error ? error.code : error.name }, 'the org cannot be reached');
          // The proxy's declaration names a bare reply; it is the host's.
          sendHostError(reply as unknown as FastifyReply, codeOf(error));
        },
      },
    });
  }
}

/** Breaks off a request whose body is not there in time. */
function endWhenSlow(request: IncomingMessage): void {
  const timer = setTimeout(() => request.complete || request.destroy(), settings.requestTimeout).unref();
  request.once('close', () => clearTimeout(timer));
}

/** Answers with one of the host's own errors. */
export function sendHostError(reply: FastifyReply, code: HostErrorCode): FastifyReply {
  const { status, body } = answerOf(code);
  return reply
    .code(status)
    .headers({ ...securityHeaders, ...noStore })
    .type('application/json; charset=utf-8')
    .send(body);
}

/**
 * A connection that the org closed while idle breaks on its next use. A read is tried once more, on a fresh one;
 * whatever else fails is the caller's to repeat, so that an org in trouble is not asked more often.
 */
function delayBeforeRetry(error: Error | null, method: string, attempt: number): number | null {
  const isBroken = error !== null && 'code' in error && brokenConnections.has(String(error.code));
  return isBroken && method === 'GET' && attempt === 0 ? settings.org.retryDelay : null;
}

function codeOf(error: Error): HostErrorCode {
  const status = 'statusCode' in error ? error.statusCode : undefined;
  return status === 504 ? 'SERVICE_TIMEOUT' : 'SERVICE_UNAVAILABLE';
}

function without(headers: IncomingHttpHeaders, names: RegExp): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.test(name)));
}
