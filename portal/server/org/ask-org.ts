import { envelopeTarget, isEnveloped } from '@energy-portal/sdk/envelopes';
import type { EnvelopeTable } from '@energy-portal/sdk/envelopes';
import type { FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { isDownload, isRead } from '../request-checks.ts';
import type { CallClass, HostSettings } from '../settings.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { readAnswer } from './client-answer.ts';
import type { BegunAnswer, ClientAnswer, OnwardCall } from './client-answer.ts';
import { headersForOrg, isSecure } from './headers.ts';
import { leaveable } from './leaveable-body.ts';
import type { OperationAt } from './operation-names.ts';
import { codeOf } from './org-line.ts';
import type { OrgLine } from './org-line.ts';

/** The way of a class of calls to the org. */
export interface OrgPassage {
  readonly name: CallClass;
  readonly line: OrgLine;
  readonly settings: HostSettings;
  /** True where the org is told the client's address and scheme. */
  readonly showsClient: boolean;
  /** True where the host proves who asks, in the place of the browser. */
  readonly provesCustomers: boolean;
  /** The form in which the org has the Apex calls; that of the specs unless stated. */
  readonly envelope?: EnvelopeTable | undefined;
  readonly telemetry: Telemetry;
  readonly operationAt: OperationAt;
}

/**
 * Asks the org. A read is cancelled with its client. A write that is on its way is not: whether it was carried out is
 * what its sender will want to know.
 */
export async function askOrg(
  request: FastifyRequest,
  passage: OrgPassage,
  { leaving, call: asked }: Asking,
): Promise<ClientAnswer> {
  const { line, name, telemetry, operationAt } = passage;
  const { answerTimeout, answerLimit } = passage.settings.org;
  const called = orgCallOf(request, passage, asked);
  const { secure, envelope, method, path, headers: plain, body } = inEnvelope(called, passage.envelope);
  const traced = telemetry.askOrg(request.raw, operationAt(called.method, called.path));
  const headers = traced.traceparent ? { ...plain, traceparent: traced.traceparent } : plain;
  const controller = isRead(method) ? leaving : new AbortController();
  const sent = { method, path, headers, body, signal: controller.signal };
  const end = () => controller.abort(new LateAnswerError());
  let timer: NodeJS.Timeout | undefined;
  const begin = () => (timer = setTimeout(end, answerTimeout));
  // Files may take longer; they have to keep to a least rate. What the org says to one that it has whole is an answer as any.
  if (name !== 'files') begin();
  else if (body instanceof Readable) body.once('end', begin);
  try {
    const isFile = name === 'files' && isDownload({ method, target: path });
    const read = (begun: BegunAnswer) => {
      // It may answer before it has all.
      if (!isFile && timer === undefined) begin();
      return readAnswer(begun, { secure, isFile, answerLimit, envelope });
    };
    const answer = await (name === 'files' ? line.ask(sent, read) : line.askWhole(sent, read));
    traced.end(answer.status);
    return answer;
  } catch (error) {
    traced.end(reasonOf(error));
    throw error;
  } finally {
    if (body instanceof Readable) body.off('end', begin);
    clearTimeout(timer);
  }
}

interface Asking {
  /** Aborts when the client leaves. */
  readonly leaving: AbortController;
  readonly call: OnwardCall;
}

/** The call as it goes to the org: the client's own, or a read in its place. */
function orgCallOf(
  request: FastifyRequest,
  { showsClient, provesCustomers }: Pick<OrgPassage, 'showsClient' | 'provesCustomers'>,
  call: OnwardCall,
) {
  // A body that was read to its end takes its connection's scheme along.
  const secure = isSecure(request);
  const headers = headersForOrg(request, showsClient);
  if (provesCustomers) proveBy(call.bearer, headers);
  if (call.path !== undefined) {
    const { 'accept-encoding': _, 'content-type': __, ...plain } = headers;
    return { secure, method: 'GET', path: call.path, headers: plain, body: null } as const;
  }
  if (call.isRead === true) delete headers['accept-encoding'];
  const length = request.headers['content-length'];
  // The checks of the request let through bytes and streams of stated length alone.
  const body = request.body as Buffer | Readable | undefined;
  if (body instanceof Readable && length !== undefined) headers['content-length'] = length;
  const sent = body instanceof Readable ? leaveable(body, request) : body;
  // The route has these methods alone.
  const method = request.method as Dispatcher.HttpMethod;
  return { secure, method, path: request.url, headers, body: sent ?? null };
}

type EnvelopedCall = ReturnType<typeof orgCallOf> & { readonly envelope?: EnvelopeTable };

/** The call at the address where the org has it, and the form in which its answer comes. */
function inEnvelope(call: ReturnType<typeof orgCallOf>, envelope: EnvelopeTable | undefined): EnvelopedCall {
  const { path, method, headers } = call;
  if (envelope === undefined || !isEnveloped(path, envelope)) return call;
  // What is opened here must not be packed.
  const { 'accept-encoding': _, ...plain } = headers;
  return { ...call, path: envelopeTarget(path, method, envelope), headers: plain, envelope };
}

/** Puts the host's proof in the place of whatever a browser would prove itself by. */
function proveBy(bearer: string | undefined, headers: Record<string, string>): void {
  delete headers['cookie'];
  delete headers['authorization'];
  if (bearer !== undefined) headers['authorization'] = `Bearer ${bearer}`;
}

/** The reason of a call whose answer began in time and did not end. */
export class LateAnswerError extends Error {
  override readonly name = 'LateAnswerError';
}

/** A code or a name: the text of an error may hold an address. */
export function reasonOf(error: unknown): string {
  return codeOf(error) || (error instanceof Error ? error.name : 'unknown');
}
