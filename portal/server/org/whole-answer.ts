import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';

/** A call whose answer is taken whole. */
interface WholeCall extends Pick<Dispatcher.DispatchOptions, 'method' | 'path' | 'headers' | 'body'> {
  readonly signal: AbortSignal;
}

/** The end of patience with an answer. */
interface AnswerBound {
  /** The longest body that is taken. */
  readonly mostBytes: number;
  /** The reason of a call that is cut as its answer is longer. */
  readonly tooLong: () => Error;
}

/** An answer that has begun. */
export interface WholeAnswer {
  readonly statusCode: number;
  readonly headers: IncomingHttpHeaders;
  /** Fails where the answer breaks off. */
  readonly body: Promise<Buffer>;
}

/**
 * Asks without a stream, which costs more than all else of a short answer: resolves when an answer begins, whose bytes are
 * gathered as they come.
 *
 * @throws undici's errors, and the reason of the signal
 */
export function requestWhole(
  dispatcher: Dispatcher,
  call: WholeCall,
  bound: AnswerBound,
): Promise<WholeAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<WholeAnswer>();
  const { method, path, headers = null, body = null } = call;
  dispatcher.dispatch({ method, path, headers, body }, gatherer(call.signal, bound, { resolve, reject }));
  return promise;
}

function gatherer(
  signal: AbortSignal,
  { mostBytes, tooLong }: AnswerBound,
  { resolve, reject }: Pick<PromiseWithResolvers<WholeAnswer>, 'resolve' | 'reject'>,
): Dispatcher.DispatchHandler {
  const chunks: Buffer[] = [];
  let length = 0;
  let started: Dispatcher.DispatchController | undefined;
  // Whoever asks is told of what fails before an answer begins; after that, whoever reads it.
  let [end, fail]: readonly [(bytes: Buffer) => void, (reason: unknown) => void] = [() => undefined, reject];
  const cancel = () => started?.abort(signal.reason);
  signal.addEventListener('abort', cancel);
  return {
    onRequestStart(controller) {
      started = controller;
      if (signal.aborted) cancel();
    },
    onResponseStart(_controller, statusCode, headers) {
      if (statusCode < 200) return;
      const body = new Promise<Buffer>((...settle) => ([end, fail] = settle));
      body.catch(() => undefined);
      resolve({ statusCode, headers, body });
    },
    onResponseData(controller, chunk) {
      length += chunk.length;
      chunks.push(chunk);
      if (length > mostBytes) controller.abort(tooLong());
    },
    onResponseEnd() {
      signal.removeEventListener('abort', cancel);
      const [first] = chunks;
      end(chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks));
    },
    onResponseError(_controller, error) {
      signal.removeEventListener('abort', cancel);
      fail(error);
    },
  };
}
