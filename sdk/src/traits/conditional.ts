import type { Trait, QueryContext, Asked, Sending, ReadCall } from '../query/context.ts';
import type { Outcome } from '../network/transport.ts';
import type { Action } from '../cache/actions.ts';

/** Reads of which the server says whether their answer has changed, by the name that it gave the answer. */
export const conditional: Trait<'conditional'> = {
  name: 'conditional',
  bind: () => ({ conditional: { ask: askWithTag, revalidate: revalidateAnswer } }),
};

/**
 * Sends a read's request with the server's name of the answer that is there; where the server says that this has not
 * changed, and it counts no longer, once more without.
 */
async function askWithTag(call: ReadCall, context: QueryContext, send: Sending): Promise<Outcome> {
  const tag = cachedTag(call, context);
  if (tag === undefined) return send();
  const outcome = await send({ 'If-None-Match': tag });
  const isOutdated = outcome.ok && outcome.status === 304 && cachedTag(call, context) !== tag;
  return isOutdated ? askWithTag(call, context, send) : outcome;
}

/** Returns the actions of an answer that has not changed: all that it shows is fresh again. */
function revalidateAnswer(call: ReadCall, asked: Asked): readonly Action[] | undefined {
  const { context, epoch, timestamp, now } = asked;
  if (cachedTag(call, context) === undefined) return undefined;
  const wanted = call.entity?.fields?.selection;
  const until = context.lifetimes.freshUntil(call.table.lifetime, now);
  return [{ type: 'revalidated', epoch, result: call.result, now, timestamp, until, wanted }];
}

/** The server's name of the answer that the store shows; undefined where it shows another one by now. */
function cachedTag({ result }: ReadCall, { store }: QueryContext): string | undefined {
  const record = store.result(result.key);
  return record?.tag?.version === record?.version ? record?.tag?.name : undefined;
}
