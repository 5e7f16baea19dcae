import { SdkError } from '../core/errors.ts';
import type { QueryContext, ReadCall, ReadTraits } from './context.ts';
import { failureActions, requestWith } from './fetch-query.ts';
import { callOf } from './prepare-query.ts';

/** The behaviour of a read while its own is to be fetched: whoever asks the server waits for that first. */
export function createLateTraits(load: () => Promise<ReadTraits | undefined>): ReadTraits {
  const late = async (call: ReadCall, context: QueryContext): Promise<ReadCall> => {
    const { table, config, result } = call;
    return callOf({ table, config, key: result.key, traits: await load() }, context);
  };
  return {
    late,
    request: (call, context, signal) => requestLate(late(call, context), { call, context, signal }),
  };
}

interface LateRequest {
  readonly call: ReadCall;
  readonly context: QueryContext;
  readonly signal: AbortSignal;
}

/** Asks the server once the behaviour is there. Where it does not come, that is the read's error: never rejected. */
async function requestLate(
  late: Promise<ReadCall>,
  { call, context, signal }: LateRequest,
): Promise<SdkError | undefined> {
  const { store, clock } = context;
  const asked = { context, epoch: store.epoch(), timestamp: context.nextTimestamp() };
  const operation = call.table.id;
  store.dispatch([{ type: 'asked', epoch: asked.epoch, result: call.result }]);
  const settle = { type: 'settled', epoch: asked.epoch, key: call.result.key } as const;
  try {
    const whole = await late;
    if (signal.aborted) return new SdkError('ABORTED', 'The call was cancelled', { operation });
    return await requestWith(whole, context, signal);
  } catch (cause) {
    const error = new SdkError('NETWORK', 'The code did not come', { operation, cause });
    store.dispatch(failureActions(call, error, { ...asked, now: clock.now() }));
    return error;
  } finally {
    store.dispatch([settle]);
  }
}
