import { createBackoff, type Backoff, type BackoffOptions } from '../../core/backoff.ts';
import { SdkError } from '../../core/errors.ts';
import { createSystemTimer, type Timer } from '../../core/timer.ts';
import { createEventStreamParser } from '../../network/event-stream.ts';
import type { Fetch } from '../../network/transport.ts';
import type { ServerSentEvent } from '../../spec/server-sent-event.ts';
import { isPushedChange, type ChangeListener, type ChangeSource, type PushedChange } from './changes.ts';

/** Options of server-sent events. */
export interface ServerSentEventsOptions {
  readonly url: string;
  /** Sends the request, for example that of `createAuthorizedFetch`; the global one unless stated. */
  readonly fetch?: Fetch | undefined;
  /**
   * Makes changes out of an event. Unless stated its data is JSON, one change or a list of them, and an event `gap` says
   * that changes were missed.
   *
   * @returns `gap` where changes were missed
   */
  readonly read?: ((event: ServerSentEvent) => readonly PushedChange[] | 'gap') | undefined;
  /**
   * True for a server that goes on after the `Last-Event-ID` that it is given, or says `gap`. Unless stated, each
   * connection after the first is taken to have missed changes.
   */
  readonly resumes?: boolean | undefined;
  /** Milliseconds without a byte after which the connection is taken to be dead; for ever unless stated. */
  readonly silence?: number | undefined;
  readonly backoff?: BackoffOptions | undefined;
  readonly timer?: Timer | undefined;
  /** A number from 0 up to, but not including, 1. */
  readonly random?: (() => number) | undefined;
}

/** One opened channel. */
interface Channel {
  readonly options: ServerSentEventsOptions;
  readonly listener: ChangeListener;
  readonly timer: Timer;
  readonly signal: AbortSignal;
  readonly backoff: Backoff;
  lastId: string;
  isFirst: boolean;
  retry: number | undefined;
}

/**
 * Changes as server-sent events, read by `fetch`, so that a token can be sent. A connection that ends, or cannot be made, is
 * made again after delays that double, with the id of the last event.
 *
 * @example
 * const source = createServerSentEvents({ url: 'https://org.example.com/changes', fetch: authorizedFetch });
 */
export function createServerSentEvents(options: ServerSentEventsOptions): ChangeSource {
  const { timer = createSystemTimer(), random = Math.random } = options;
  return {
    open(listener) {
      const end = new AbortController();
      const backoff = createBackoff(timer, random, options.backoff);
      const { signal } = end;
      const channel = {
        options,
        listener,
        timer,
        signal,
        backoff,
        lastId: '',
        isFirst: true,
        retry: undefined,
      };
      void connect(channel);
      return () => {
        end.abort();
        backoff.reset();
      };
    },
  };
}

async function connect(channel: Channel): Promise<void> {
  const { listener, signal, backoff } = channel;
  try {
    const response = await request(channel);
    // The server says by this that there is nothing more to come.
    if (response.status === 204) return;
    if (!response.ok || !response.body) throw problemOf(response);
    if (!channel.isFirst && !(channel.options.resumes && channel.lastId !== '')) listener.onGap();
    channel.isFirst = false;
    await readAll(response.body, channel);
  } catch (error) {
    if (signal.aborted) return;
    listener.onError(error);
    if (error instanceof SdkError && isFinal(error.status)) return;
  }
  if (!signal.aborted) backoff.plan(() => void connect(channel), channel.retry);
}

function request({ options, lastId, signal }: Channel): Promise<Response> {
  const headers = { accept: 'text/event-stream', ...(lastId === '' ? {} : { 'last-event-id': lastId }) };
  const send = options.fetch ?? ((given: Request) => globalThis.fetch(given));
  return send(new Request(options.url, { headers, signal, cache: 'no-store' }));
}

function problemOf({ status, statusText, url }: Response): SdkError {
  return new SdkError('HTTP', `HTTP ${status}`, { status, statusText, url });
}

/** A request that is refused would be refused again; a server that is down or busy may come back. */
const isFinal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;

async function readAll(body: ReadableStream<Uint8Array>, channel: Channel): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parse = createEventStreamParser({
    onEvent: (event) => take(event, channel),
    onId: (id) => void (channel.lastId = id),
    onRetry: (milliseconds) => void (channel.retry = milliseconds),
  });
  const watch = createWatch(channel, () => void reader.cancel().catch(() => undefined));
  try {
    for (;;) {
      watch.begin();
      const { value, done } = await reader.read();
      if (done) return;
      channel.backoff.reset();
      parse(decoder.decode(value, { stream: true }));
    }
  } finally {
    watch.end();
  }
}

/** Ends a connection from which nothing comes. */
function createWatch({ options: { silence }, timer }: Channel, onSilence: () => void) {
  let cancel: (() => void) | undefined;
  return {
    begin() {
      cancel?.();
      if (silence !== undefined) cancel = timer.after(silence, onSilence);
    },
    end: () => cancel?.(),
  };
}

function take(event: ServerSentEvent, { options: { read = readJson }, listener }: Channel): void {
  try {
    const changes = read(event);
    if (changes === 'gap') listener.onGap();
    else listener.onChanges(changes);
  } catch (error) {
    // What it said is not known.
    listener.onError(error);
    listener.onGap();
  }
}

function readJson({ event, data }: ServerSentEvent): readonly PushedChange[] | 'gap' {
  if (event === 'gap') return 'gap';
  const value: unknown = JSON.parse(data);
  const changes: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (changes.every(isPushedChange)) return changes;
  throw new SdkError('MALFORMED_RESPONSE', 'A pushed change is none');
}
