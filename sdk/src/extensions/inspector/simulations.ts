import { SdkError } from '../../core/errors.ts';
import { pause, type Timer } from '../../core/timer.ts';
import type { Outcome } from '../../network/transport.ts';
import type { WireRequest } from '../../network/request.ts';
import type { Simulation } from './session.ts';

/** The delay of a slow request in milliseconds. */
export const SLOW = 2_000;

/** The simulations that are on. Of one operation, or of all, there is one at a time. */
export interface Simulations {
  all(this: void): readonly Simulation[];
  start(this: void, simulation: Simulation): void;
  /** Ends the simulation of the same operation; without one, all. */
  stop(this: void, simulation?: Simulation): void;
  /** The one that a request meets: that of its operation goes before that of all. */
  of(this: void, operation: string): Simulation | undefined;
}

/** None at the beginning. */
export function createSimulations(): Simulations {
  let list: readonly Simulation[] = [];
  const others = ({ operation }: Simulation): readonly Simulation[] =>
    list.filter((one) => one.operation !== operation);
  return {
    all: () => list,
    start(simulation) {
      list = [...others(simulation), simulation];
    },
    stop(simulation) {
      list = simulation ? others(simulation) : [];
    },
    of: (operation) =>
      list.find((one) => one.operation === operation) ?? list.find((one) => one.operation === undefined),
  };
}

/** A request, and the way to send it. */
interface Simulated {
  readonly request: WireRequest;
  readonly signal: AbortSignal;
  readonly timer: Timer;
  readonly send: () => Promise<Outcome>;
}

/** Sends a request as a simulation lets it. */
export async function sendSimulated(
  { kind }: Simulation,
  { request: { operation, path: url }, signal, timer, send }: Simulated,
): Promise<Outcome> {
  switch (kind) {
    case 'offline': {
      const error = new SdkError('NETWORK', 'The server cannot be reached (simulated)', { operation, url });
      return { ok: false, error };
    }
    case 'error': {
      const message = 'The server has failed (simulated)';
      const errors = [{ message, errorCode: 'SIMULATED' }];
      const facts = { operation, url, status: 500, statusText: 'Internal Server Error', errors };
      return { ok: false, error: new SdkError('HTTP', message, facts) };
    }
    case 'slow':
      try {
        await pause(timer, SLOW, signal);
      } catch (cause) {
        return { ok: false, error: new SdkError('ABORTED', 'The call was cancelled', { operation, cause }) };
      }
      return send();
  }
}
