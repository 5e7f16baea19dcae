import { SdkError } from '../core/errors.ts';
import type { Outcome } from '../network/transport.ts';
import type { WireRequest } from '../network/request.ts';
import type { Json } from '../core/json-value.ts';
import type { ServerSentEvent } from '../spec/server-sent-event.ts';
import { createEventStreamParser } from '../network/event-stream.ts';
import { badAnswer } from '../query/fetch-query.ts';

/** Text that many servers send as the last event of a stream. */
const LAST = '[DONE]';

/**
 * Sends a request whose answer is a stream of server-sent events: the outcome's data is an iterable of them, once. It
 * ends with the stream, with the call's signal, or when nobody iterates any more, and the connection with it.
 *
 * @param isJson true where the data of each event is JSON
 */
export async function exchangeEvents(
  request: WireRequest,
  send: (request: WireRequest) => Promise<Outcome>,
  isJson: boolean,
): Promise<Outcome> {
  const { operation } = request;
  let body: ReadableStream<Uint8Array> | null = null;
  const outcome = await send({
    ...request,
    through: (usual) => async (given) => {
      const response = await (request.through?.(usual) ?? usual)(given);
      const { ok, status, headers } = response;
      if (!ok || !/^text\/event-stream\b/i.test(headers.get('content-type') ?? '')) return response;
      ({ body } = response);
      // Whoever reads the answer would wait for an end that it may not have.
      return new Response(null, { status, headers });
    },
  });
  if (!outcome.ok) return outcome;
  if (!body)
    return { ok: false, error: badAnswer(operation, outcome.status, 'The answer is no stream of events') };
  const { status } = outcome;
  const events = eventsOf(body, operation, (data) => (isJson ? parse(operation, status, data) : data));
  // Passed on as it is, under the type that the operation's caller knows: no write keeps what it was answered.
  return { ...outcome, data: { [Symbol.asyncIterator]: () => events } as unknown as Json };
}

async function* eventsOf(
  body: ReadableStream<Uint8Array>,
  operation: string,
  read: (data: string) => Json,
): AsyncGenerator<ServerSentEvent<Json>, void, undefined> {
  const reader = body.getReader();
  const events = eventsIn(() => reader.read(), operation);
  try {
    for await (const { event, data } of events) {
      if (data === LAST) return;
      yield { event, data: read(data) };
    }
  } finally {
    // One that has ended or failed has nothing to be cancelled.
    await reader.cancel().catch(ignore);
  }
}

const ignore = (): void => undefined;

/** The events in the pieces of a body. */
async function* eventsIn(
  next: () => Promise<ReadableStreamReadResult<Uint8Array>>,
  operation: string,
): AsyncGenerator<ServerSentEvent, void, undefined> {
  const decoder = new TextDecoder();
  const waiting: ServerSentEvent[] = [];
  const onEvent = (event: ServerSentEvent): void => void waiting.push(event);
  const take = createEventStreamParser({ onEvent, onId: ignore, onRetry: ignore });
  for (;;) {
    const { value, done } = await next().catch((cause: unknown) => {
      throw endOf(operation, cause);
    });
    if (done) return;
    take(decoder.decode(value, { stream: true }));
    yield* waiting.splice(0);
  }
}

/** The error of a stream that broke off. */
function endOf(operation: string, cause: unknown): SdkError {
  const isAborted = cause instanceof Error && cause.name === 'AbortError';
  if (isAborted) return new SdkError('ABORTED', 'The call was cancelled', { operation, cause });
  return new SdkError('NETWORK', 'The stream of events broke off', { operation, cause });
}

/** @throws SdkError `MALFORMED_RESPONSE` */
function parse(operation: string, status: number, data: string): Json {
  try {
    // A parsed JSON text is JSON.
    return JSON.parse(data) as Json;
  } catch {
    throw badAnswer(operation, status, 'An event cannot be read');
  }
}
