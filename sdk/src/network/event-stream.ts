import type { ServerSentEvent } from '../spec/server-sent-event.ts';

/** Gets what a stream of events says. */
interface EventStreamListener {
  onEvent(event: ServerSentEvent): void;
  /** The id of what comes next, or of what came last. */
  onId(id: string): void;
  /** Milliseconds after which the server wants to be asked again. */
  onRetry(milliseconds: number): void;
}

/**
 * Parses a stream of server-sent events as it comes, by the rules of the HTML standard.
 *
 * @returns takes the next piece of text
 */
export function createEventStreamParser(listener: EventStreamListener): (text: string) => void {
  let rest = '';
  let isBegun = false;
  let event = '';
  let data: string[] = [];
  const endEvent = (): void => {
    if (data.length > 0) listener.onEvent({ event: event || 'message', data: data.join('\n') });
    event = '';
    data = [];
  };
  const take = (line: string): void => {
    if (line === '') return endEvent();
    const colon = line.indexOf(':');
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'event') event = value;
    else if (name === 'data') data.push(value);
    else if (name === 'id' && !value.includes('\0')) listener.onId(value);
    else if (name === 'retry' && /^\d+$/.test(value)) listener.onRetry(Number(value));
  };
  return (text) => {
    rest += isBegun ? text : text.replace(/^\uFEFF/, '');
    isBegun ||= text !== '';
    // A line feed may follow a carriage return that ends what has come.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) take(line);
  };
}
