import { logIn } from '@energy-portal/sdk';
import type { IncomingHttpHeaders } from 'node:http';
import type { HostErrorCode } from './host-error.ts';
import { callPathOf, operationPath, pathOf } from './request-path.ts';
import { settings } from './settings.ts';
import type { HostSettings } from './settings.ts';

/** The members of a request that decides whether it is let in. */
interface IncomingCall {
  readonly method: string;
  /** Path and query as they came. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  /** Names and values in turn, as they came. */
  readonly rawHeaders: readonly string[];
}

const safeMethods = new Set(['GET', 'HEAD']);
/** Returns true for a method that changes nothing. */
export const isRead = (method: string): boolean => safeMethods.has(method);
/** Record calls have any version; the others that of the specs: what limits them goes by their addresses. */
const recordsBase = /^\/services\/data\/v\d{1,3}\.0\/ui-api(?=\/)/;
const segments = /^(?:\/[\w.~!$'()*+,=:@%-]+)+$/;
/** The class of all Apex calls of the specs: of another one the limits know no call, and an org may look at the method alone. */
const apexClass = `${operationPath(logIn.table).split('/').slice(0, -1).join('/')}/`;
/** A method. What follows a `;` or is written in another way some servers leave out, and the limits would not know the call. */
const apexMethod = /^\w+$/;
/** Letters, digits and other signs that no client has a reason to write in another way: `log%49n` is `logIn`. */
const disguised = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/i;
/** The bytes of a file; the browser follows the link by itself. */
const downloadPath = /^\/services\/data\/v\d{1,3}\.0\/sobjects\/ContentVersion\/\w{15,18}\/VersionData$/;
const uploadPath =
  /^\/services\/data\/v\d{1,3}\.0\/ui-api\/records\/content-documents\/(?:\w{15,18}\/)?content-versions$/;

/**
 * Returns the error of a request, if any: it needs one Host that is a plain name and port, an origin-form target, and for a body its
 * length.
 */
export function checkRequest({
  method,
  target,
  headers,
  rawHeaders,
}: IncomingCall): HostErrorCode | undefined {
  if (!hasOneHost(rawHeaders) || !isPlainHost(headers.host ?? '')) return 'INVALID_REQUEST';
  if (!target.startsWith('/') || target.includes('\0')) return 'INVALID_REQUEST';
  // Nobody would read it, and no limit of bodies would know it.
  if (isRead(method) && hasBody(headers)) return 'INVALID_REQUEST';
  // Nobody has to read a body to learn that it is too long, and it is counted among those that are not whole.
  return headers['transfer-encoding'] === undefined ? undefined : 'INVALID_REQUEST';
}

/** Returns true for a request that brings a body, also an endless one. */
export const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;

function hasOneHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1;
}

/** Numbers may look like an address and be none, such as 999.999.999.999 or a port of 99999. */
function isPlainHost(host: string): boolean {
  const isPlain = /^(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i.test(host);
  return isPlain && URL.canParse(`http://${host}`);
}

/**
 * Returns the error of a call to the org, if any. Allowed are known paths without a hidden separator; calls that
 * change something only from the portal's own pages, with a header no other site can send, and a JSON body; uploads with a form.
 */
export function checkProxiedCall(
  call: IncomingCall,
  limits: Pick<HostSettings, 'bodyLimit' | 'upload'> = settings,
): HostErrorCode | undefined {
  const path = pathOf(call.target);
  if (hidesMethod(call.target)) return 'INVALID_REQUEST';
  if (isDownload(call)) return undefined;
  if (!isKnownPath(path) || /%(?:2f|5c|00)/i.test(path)) return 'NOT_FOUND';
  if (disguised.test(path) || hasDotSegment(path)) return 'NOT_FOUND';
  if (isRead(call.method)) return undefined;
  if (!isFromPortal(call.headers)) return 'FORBIDDEN_REQUEST';
  return isUpload(call)
    ? checkForm(call.headers, limits.upload.bodyLimit)
    : checkBody(call.headers, limits.bodyLimit);
}

/** Returns true for a path of one of the two interfaces. */
function isKnownPath(path: string): boolean {
  const [records] = recordsBase.exec(path) ?? [];
  if (records !== undefined) return segments.test(path.slice(records.length));
  return callPathOf(path).startsWith(apexClass) && apexMethod.test(path.slice(apexClass.length));
}

/** Returns true for a call with a file: only these have a body that is no JSON. */
export function isUpload({ method, target }: Pick<IncomingCall, 'method' | 'target'>): boolean {
  return method === 'POST' && uploadPath.test(pathOf(target));
}

/** Returns true for a call that asks for the bytes of a file. */
export function isDownload({ method, target }: Pick<IncomingCall, 'method' | 'target'>): boolean {
  return method === 'GET' && downloadPath.test(pathOf(target));
}

/** The platform takes the method of a call from this parameter; the host has looked at the one in the request's line. */
function hidesMethod(target: string): boolean {
  const begin = target.indexOf('?');
  if (begin < 0) return false;
  const query = target.slice(begin + 1);
  return [...new URLSearchParams(query).keys()].some((name) => name.toLowerCase() === '_httpmethod');
}

function hasDotSegment(path: string): boolean {
  return /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path);
}

/** Returns true for a call of the portal's own pages, with a header that no other site can send. */
export function isFromPortal(headers: IncomingHttpHeaders): boolean {
  return headers['x-requested-with'] !== undefined && isFromOwnForm(headers);
}

/** Returns true for what a page of the portal itself sends, a form without a script, too. */
export function isFromOwnForm(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin, host } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}

function checkForm(headers: IncomingHttpHeaders, limit: number): HostErrorCode | undefined {
  if (isTooLarge(headers, limit)) return 'REQUEST_TOO_LARGE';
  const isForm = typeOf(headers) === 'multipart/form-data';
  return isForm ? undefined : 'UNSUPPORTED_MEDIA_TYPE';
}

/** By the length that {@link checkRequest} wants of a body. */
function isTooLarge(headers: IncomingHttpHeaders, limit: number): boolean {
  return Number(headers['content-length'] ?? 0) > limit;
}

function checkBody(headers: IncomingHttpHeaders, limit: number): HostErrorCode | undefined {
  if (isTooLarge(headers, limit)) return 'REQUEST_TOO_LARGE';
  const length = Number(headers['content-length'] ?? 0);
  return length > 0 && typeOf(headers) !== 'application/json' ? 'UNSUPPORTED_MEDIA_TYPE' : undefined;
}

/** The media type of a body, without its parameters. */
function typeOf(headers: IncomingHttpHeaders): string {
  return (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}
