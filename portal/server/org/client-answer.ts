import { openAnswer } from '@energy-portal/sdk/envelopes';
import type { EnvelopeTable } from '@energy-portal/sdk/envelopes';
import type { IncomingHttpHeaders } from 'node:http';
import { Readable, finished } from 'node:stream';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { answerOf, codeOfStatus } from '../host-error.ts';
import { fileHeaders, headersForClient, isJson } from './headers.ts';
import { SpentAllocationError, UnfitAnswerError } from './org-line.ts';

/** An answer of the org as the client gets it. */
export interface ClientAnswer {
  readonly status: number;
  /** Beside those of all answers. */
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: Buffer | Readable | undefined;
}

/** An answer after which nothing of the customer stays in the browser. */
export function withoutTraces({ headers, ...answer }: ClientAnswer): ClientAnswer {
  return { ...answer, headers: { ...headers, 'clear-site-data': '"storage"' } };
}

/** A client's call on its way to the org. */
export interface OnwardCall {
  /** The token that proves who asks. */
  readonly bearer?: string;
  /** A read to make instead of the call. */
  readonly path?: string;
  /** True where the host reads the answer, which must not be packed then. */
  readonly isRead?: true;
}

/** Asks the org for what a client asked the host. */
export type AskOrg = (call: OnwardCall) => Promise<ClientAnswer>;

/** The org's code for a day's allocation that is used up; a customer can do nothing about it. */
const SPENT = '"REQUEST_LIMIT_EXCEEDED"';
/** The status for guests of a site whose own allocation is used up. */
const SITE_SPENT = 509;

interface AnswerKind {
  /** True where the page is on https. */
  readonly secure: boolean;
  /** True where the bytes of a file were asked for. */
  readonly isFile: boolean;
  readonly answerLimit: number;
  /** The form in which the org answered; the specs' own unless stated. */
  readonly envelope?: EnvelopeTable | undefined;
}

/** An answer of the org, of which the headers are there. */
export interface BegunAnswer {
  readonly statusCode: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readable | Promise<Buffer>;
}

/** Takes an answer whole, so that a slow reader holds no connection of the org; a file as it comes. */
export async function readAnswer(
  { statusCode: status, headers, body }: BegunAnswer,
  { secure, isFile, answerLimit, envelope }: AnswerKind,
): Promise<ClientAnswer> {
  const kept: ClientAnswer['headers'] = headersForClient(headers, secure);
  if (isFile && status < 300 && body instanceof Readable) {
    const length = headers['content-length'];
    const sized = length === undefined ? {} : { 'content-length': String(length) };
    return { status, headers: { ...kept, ...fileHeaders(headers['content-disposition']), ...sized }, body };
  }
  const bytes = await (body instanceof Readable ? readWhole(body, answerLimit) : body);
  if (status >= 300 && status < 400 && status !== 304) throw new UnfitAnswerError();
  if (status === SITE_SPENT) throw new SpentAllocationError();
  if (bytes.length === 0) return { status, headers: kept, body: undefined };
  if (isJson(headers['content-type'])) {
    if (status === 403 && (await isOfSpentAllocation(bytes, headers, answerLimit)))
      throw new SpentAllocationError();
    const json = { ...kept, 'content-type': String(headers['content-type']) };
    if (envelope === undefined) return { status, headers: json, body: bytes };
    const opened = openAnswer(
      { status, text: bytes.toString('utf8'), header: (name) => textOf(headers[name.toLowerCase()]) },
      envelope,
    );
    const told = Object.entries(opened.headers).filter(([name]) => name.toLowerCase() === 'retry-after');
    const body = opened.text === '' ? undefined : Buffer.from(opened.text);
    return { status: opened.status, headers: { ...json, ...Object.fromEntries(told) }, body };
  }
  // A page of an error says no more to the portal than its status.
  if (status < 400) throw new UnfitAnswerError();
  const { 'content-encoding': _, ...plain } = kept;
  const own = Buffer.from(JSON.stringify(answerOf(codeOfStatus(status)).body));
  return { status, headers: { ...plain, 'content-type': 'application/json; charset=utf-8' }, body: own };
}

const codings = new Map([
  ['gzip', promisify(gunzip)],
  ['deflate', promisify(inflate)],
  ['br', promisify(brotliDecompress)],
]);

/** Returns true for an error with the org's code, however it is compressed; one that cannot be read is for the client. */
async function isOfSpentAllocation(
  bytes: Buffer,
  { 'content-encoding': coding = '' }: IncomingHttpHeaders,
  maxOutputLength: number,
): Promise<boolean> {
  const decompress = codings.get(coding.toLowerCase());
  const plain = await decompress?.(bytes, { maxOutputLength }).catch(() => bytes);
  return (plain ?? bytes).includes(SPENT);
}

function textOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(', ') : value;
}

function readWhole(body: Readable, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    body.on('data', (bytes: Buffer) => {
      length += bytes.length;
      chunks.push(bytes);
      if (length > limit) body.destroy(new UnfitAnswerError());
    });
    // Also of a body that is closed before its end, without an error.
    finished(body, (error) => {
      if (error !== undefined && error !== null) return reject(error);
      const [first] = chunks;
      return resolve(chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks));
    });
  });
}
