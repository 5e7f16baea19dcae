import type { Action } from '../cache/actions.ts';
import { reduceRevalidated } from '../cache/write/revalidate.ts';
import type { Outcome } from '../network/transport.ts';
import type { Asked, QueryContext, ReadCall, Revalidation, SendRead } from './context.ts';

/**
 * Sends a read's request with the server's name of the answer that is there; where the server says that this has not
 * changed, and it counts no longer, once more without.
 */
async function send(call: ReadCall, context: QueryContext, sendRead: SendRead): Promise<Outcome> {
  const tag = cachedTag(call, context);
  if (tag === undefined) return sendRead();
  const outcome = await sendRead({ 'If-None-Match': tag });
  const isOutdated = outcome.ok && outcome.status === 304 && cachedTag(call, context) !== tag;
  return isOutdated ? send(call, context, sendRead) : outcome;
}

/** The server's name of the answer that the store shows; undefined where it shows another one by now. */
function cachedTag({ result }: ReadCall, { store }: QueryContext): string | undefined {
  const record = store.result(result.key);
  return record?.tag?.version === record?.version ? record?.tag?.name : undefined;
}

/** Returns the actions of an answer that has not changed: all that it shows is fresh again. */
function toActions(call: ReadCall, asked: Asked): readonly Action[] | undefined {
  const { context, epoch, timestamp, now } = asked;
  if (cachedTag(call, context) === undefined) return undefined;
  const wanted = call.entity?.fields?.selection;
  const until = context.lifetimes.freshUntil(call.table.lifetime, now);
  return [{ type: 'revalidated', epoch, result: call.result, now, timestamp, until, wanted }];
}

/** Asks by the server's name of an answer whether that has changed. */
export const revalidation: Revalidation = {
  name: 'revalidation',
  send,
  toActions,
  reducers: { revalidated: reduceRevalidated },
};
