import { SdkError } from '../core/errors.ts';
import type { QueryContext, ReadCall, ReadTraits } from './context.ts';
import { askFor, callAborted, requestWith } from './fetch-query.ts';
import { callOf } from './prepare-query.ts';

/**
 * The behaviour of a read while its own is to be fetched: whoever asks the server waits for that first. Where it does not
 * come, that is the read's error.
 */
export function createLateTraits(load: () => Promise<ReadTraits | undefined>): ReadTraits {
  const late = async ({ table, config, result }: ReadCall, context: QueryContext): Promise<ReadCall> => {
    const traits = await load().catch((cause: unknown) => {
      throw new SdkError('NETWORK', 'The code did not come', { operation: table.id, cause });
    });
    return callOf({ table, config, key: result.key, traits }, context);
  };
  return {
    late,
    request: (call, context, signal) =>
      askFor(call, context, async (isOver) => {
        const whole = await late(call, context);
        const isGone = isOver() || signal.aborted;
        const error = isGone ? callAborted(call.table.id) : await requestWith(whole, context, signal);
        // The read's own behaviour has told the store.
        return () => ({ list: [], error });
      }),
  };
}
