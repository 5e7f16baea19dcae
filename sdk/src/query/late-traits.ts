import { SdkError } from '../core/errors.ts';
import type { QueryContext, ReadCall, ReadTraits } from './context.ts';
import { callAborted, failureActions, requestWith, sessionChanged } from './fetch-query.ts';
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
  const whole = await late.catch(
    (cause: unknown) => new SdkError('NETWORK', 'The code did not come', { operation, cause }),
  );
  if (asked.epoch !== store.epoch()) return sessionChanged(operation);
  const settled = { type: 'settled', epoch: asked.epoch, key: call.result.key } as const;
  if (whole instanceof SdkError) {
    store.dispatch([...failureActions(call, whole, { ...asked, now: clock.now() }), settled]);
    return whole;
  }
  const error = signal.aborted ? callAborted(operation) : await requestWith(whole, context, signal);
  store.dispatch([settled]);
  return error;
}
