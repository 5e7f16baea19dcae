import type { FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { cookiesForClient, cookiesForOrg } from './cookies.ts';

/** The headers of a request that the org is shown: what its interface reads, and what tells pages from strangers. */
const asked = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-unmodified-since',
  'origin',
  'prefer',
  'range',
  'sec-fetch-site',
  'user-agent',
  'x-requested-with',
] as const;

/** The headers of an answer that a browser is shown. */
const answered = [
  'allow',
  'content-encoding',
  'content-language',
  'content-range',
  'etag',
  'last-modified',
  'retry-after',
  'www-authenticate',
] as const;

/** A request as its sender is known to the host. */
type KnownRequest = Pick<FastifyRequest, 'headers' | 'ip' | 'protocol'>;

/** Returns true where the page is on https, as far as a trusted proxy or the connection tells. */
export function isSecure({ protocol }: Pick<FastifyRequest, 'protocol'>): boolean {
  return protocol.toLowerCase() === 'https';
}

/**
 * The headers that go on to the org.
 *
 * @param showsClient true where the org is told the client's address and scheme
 */
export function headersForOrg(request: KnownRequest, showsClient: boolean): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of asked) {
    const value = request.headers[name];
    if (value !== undefined) headers[name] = String(value);
  }
  const cookies = cookiesForOrg(request.headers.cookie, isSecure(request));
  if (cookies !== '') headers['cookie'] = cookies;
  if (showsClient) {
    headers['x-forwarded-for'] = request.ip;
    headers['x-forwarded-proto'] = isSecure(request) ? 'https' : 'http';
  }
  return headers;
}

/** The headers of the org's answer that go on to the client. */
export function headersForClient(
  headers: IncomingHttpHeaders,
  secure: boolean,
): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {};
  for (const name of answered) {
    const value = headers[name];
    if (value !== undefined) kept[name] = value;
  }
  const cookies = cookiesForClient(headers['set-cookie'], secure);
  if (cookies.length > 0) kept['set-cookie'] = cookies;
  return kept;
}

/** Returns true for a body that the portal reads as JSON, whatever its parameters. */
export function isJson(contentType: string | string[] | undefined): boolean {
  const type =
    String(contentType ?? '')
      .split(';', 1)[0]
      ?.trim()
      .toLowerCase() ?? '';
  return type === 'application/json' || type === 'application/problem+json';
}

/** The headers that make bytes a file to be saved: never a page, never a script. */
export function fileHeaders(disposition: string | string[] | undefined): Record<string, string> {
  // The names alone; a parameter that is none of these could say how to show it.
  const names = String(disposition ?? '')
    .split(';')
    .slice(1)
    .map((parameter) => parameter.trim())
    .filter((parameter) => /^filename\*?=[\w.%'"() -]{1,500}$/i.test(parameter));
  return {
    'content-type': 'application/octet-stream',
    'content-disposition': ['attachment', ...names].join('; '),
    'content-security-policy': "default-src 'none'; sandbox",
  };
}
