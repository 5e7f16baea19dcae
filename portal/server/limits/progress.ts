import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerOf } from '../host-error.ts';
import { endWith, plainAnswer } from '../plain-answer.ts';
import type { HostSettings } from '../settings.ts';
import { addressKey } from './client-address.ts';
import type { LimitLog, LimitName } from './limit-log.ts';

/** Watches over requests and answers on their way. */
interface ProgressWatch {
  /** @param isFile true for a request that may take longer than others, as long as it goes on */
  readonly watch: (request: IncomingMessage, response: ServerResponse, isFile: boolean) => void;
  readonly stop: () => void;
}

/** The settings of a watch. */
interface ProgressOptions {
  readonly limits: Pick<HostSettings, 'progress' | 'requestTimeout' | 'upload'>;
  readonly clock: { readonly now: () => number };
  readonly refused: LimitLog;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly isFile: boolean;
  readonly since: number;
  /** Bytes of the connection that were read before. */
  readonly readBefore: number;
  /** The time at which the answer began, and the bytes that had left by then. */
  answer: { readonly since: number; readonly sentBefore: number } | undefined;
}

/**
 * Cuts clients that neither send nor read: a request must be there in time, a file must come at a least rate, and every
 * answer must leave at it; and all together hold no more bytes, of bodies that are not whole and of answers that have not left, than
 * there is memory for. One look at all of them each
 * `progress.interval`.
 */
export function watchProgress({ limits, clock, refused }: ProgressOptions): ProgressWatch {
  const exchanges = new Set<Exchange>();
  const cut = (exchange: Exchange, limit: LimitName) => {
    refused(limit);
    cutOff(exchange);
    exchanges.delete(exchange);
  };
  const look = () => {
    for (const exchange of exchanges) {
      const limit = exceededLimit(exchange, limits, clock.now());
      if (limit !== undefined) cut(exchange, limit);
    }
    const { unsentBytes, unfinishedBytes } = limits.progress;
    for (const exchange of holdingTooMuch(exchanges, unsentOf, unsentBytes)) cut(exchange, 'unsent bytes');
    for (const exchange of holdingTooMuch(exchanges, unfinishedOf, unfinishedBytes))
      cut(exchange, 'unfinished bodies');
  };
  const timer = setInterval(look, limits.progress.interval).unref();
  return {
    watch(request, response, isFile) {
      const since = clock.now();
      const readBefore = request.socket.bytesRead;
      const exchange: Exchange = { request, response, isFile, since, readBefore, answer: undefined };
      exchanges.add(exchange);
      response.on('close', () => exchanges.delete(exchange));
    },
    stop: () => clearInterval(timer),
  };
}

/** Ends a connection: with an answer where its request is not whole, and nothing was answered that this would tear. */
export function cutOff({ request, response }: Pick<Exchange, 'request' | 'response'>): void {
  const { socket } = request;
  // Behind another on its connection it has no connection yet.
  const isNext = response.socket !== null && !response.headersSent;
  if (isNext && !request.complete && socket.writable)
    endWith(socket, plainAnswer('408 Request Timeout', answerOf('REQUEST_TIMEOUT')));
  // A request that was read to its end leaves its connection open when it is destroyed.
  else socket.destroy();
}

function exceededLimit(
  exchange: Exchange,
  limits: ProgressOptions['limits'],
  now: number,
): LimitName | undefined {
  const { request, response, since, isFile, readBefore } = exchange;
  const { socket } = request;
  if (!request.complete) {
    if (!isFile) return now - since > limits.requestTimeout ? 'slow request' : undefined;
    // While bytes wait to be taken it is the org that is slow.
    const isAwaited = request.readableLength === 0;
    const isSlow = isAwaited && isBehind(socket.bytesRead - readBefore, now - since, limits.progress);
    return isSlow || now - since > limits.upload.requestTimeout ? 'slow file' : undefined;
  }
  // Behind another on its connection it waits for that one.
  if (!response.headersSent || response.socket === null) return undefined;
  const sent = socket.bytesWritten - socket.writableLength;
  exchange.answer ??= { since: now, sentBefore: sent };
  const { answer } = exchange;
  const isSlow = isBehind(sent - answer.sentBefore, now - answer.since, limits.progress);
  // While nothing waits to be taken it is the org that is slow.
  return isSlow && response.writableLength > 0 ? 'slow reader' : undefined;
}

/** Bytes that a client has not taken. Of answers behind each other on one connection only the first has its bytes, too. */
const unsentOf = ({ response }: Exchange): number => response.writableLength;

/** Bytes of a body that is held until it is whole; those of files go on as they come. */
const unfinishedOf = ({ request, isFile, readBefore }: Exchange): number =>
  isFile || request.complete
    ? 0
    : Math.min(lengthOf(request), request.socket.bytesRead - readBefore + FIRST_READ);

/** Bytes that may have come together with the headers. */
const FIRST_READ = 65_536;
const lengthOf = ({ headers }: IncomingMessage): number => Number(headers['content-length'] ?? 0);

/**
 * Those that hold the most bytes of the addresses that hold the most, as long as all together hold more than the memory for it: whoever
 * reads or sends slowly has little waiting, and whoever asks for much and reads nothing has much.
 */
function holdingTooMuch(
  exchanges: Iterable<Exchange>,
  bytesOf: (exchange: Exchange) => number,
  most: number,
): readonly Exchange[] {
  const holding = [...exchanges].map((exchange) => ({ exchange, bytes: bytesOf(exchange) }));
  let all = holding.reduce((sum, { bytes }) => sum + bytes, 0);
  if (all <= most) return [];
  const cut: Exchange[] = [];
  const ofAddresses = Object.values(
    Object.groupBy(holding, ({ exchange }) => addressKey(exchange.request.socket.remoteAddress ?? '')),
  ).map((own = []) => ({
    bytes: own.reduce((sum, { bytes }) => sum + bytes, 0),
    own: own.toSorted((one, other) => other.bytes - one.bytes),
  }));
  while (all > most) {
    const [largest] = ofAddresses.sort((one, other) => other.bytes - one.bytes);
    const next = largest?.own.shift();
    if (largest === undefined || next === undefined) break;
    largest.bytes -= next.bytes;
    all -= next.bytes;
    cut.push(next.exchange);
  }
  return cut;
}

function isBehind(
  bytes: number,
  elapsed: number,
  { grace, rate }: Pick<HostSettings['progress'], 'grace' | 'rate'>,
): boolean {
  return elapsed > grace && bytes < ((elapsed - grace) / 1_000) * rate;
}
