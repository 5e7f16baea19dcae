import type { ServerResponse } from 'node:http';

interface Ending {
  readonly response: ServerResponse;
  readonly body: Buffer | undefined;
}

let due: Ending[] = [];

/**
 * Ends an answer whose headers are there with those that are ready in the same turn of the event loop, one right after the
 * other: whoever takes them, such as a proxy in front, is woken once for all of them.
 */
export function endTogether(response: ServerResponse, body: Buffer | undefined): void {
  if (due.length === 0) setImmediate(endAll);
  due.push({ response, body });
}

function endAll(): void {
  const endings = due;
  due = [];
  for (const { response, body } of endings) response.end(body);
}
