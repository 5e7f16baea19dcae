import { asSdkError, type SdkError } from '../../core/errors.ts';
import type { Json } from '../../core/json-value.ts';
import type { Timer } from '../../core/timer.ts';
import type { WireRequest } from '../../network/request.ts';
import type { Outcome, Transport } from '../../network/transport.ts';
import type { InspectedError, InspectedRequest } from './session.ts';
import { sendSimulated, type Simulations } from './simulations.ts';

/** The requests that went out, without their headers, and what came back. */
export interface Requests {
  all(this: void): readonly InspectedRequest[];
  clear(this: void): void;
  /** Makes a transport tell of its requests, and meet simulations. */
  attach(this: void, transport: Transport): void;
}

/** Options of the list of requests. */
interface RequestOptions {
  readonly timer: Timer;
  /** Of the client. */
  readonly now: () => number;
  readonly simulations: Simulations;
  /** True for operations that were asked for by queries; others that are no GET are mutations. */
  readonly isRead: (operation: string) => boolean;
  /** Most requests that are kept. */
  readonly most: number;
  readonly onChange: () => void;
}

/** A list without requests. */
export function createRequests(options: RequestOptions): Requests {
  const { timer, now, simulations, isRead, most, onChange } = options;
  let list: readonly InspectedRequest[] = [];
  let lastId = 0;
  const note = (entry: InspectedRequest): void => {
    const isNew = !list.some(({ id }) => id === entry.id);
    list = isNew ? [...list, entry].slice(-most) : list.map((one) => (one.id === entry.id ? entry : one));
    onChange();
  };
  return {
    all: () => list,
    clear() {
      list = list.filter(({ endedAt }) => endedAt === undefined);
    },
    attach(transport) {
      const send = transport.send.bind(transport);
      transport.send = async (request, signal, fetch) => {
        const simulation = simulations.of(request.operation);
        const begun: InspectedRequest = {
          ...describe(request, (lastId += 1)),
          kind: request.method === 'GET' || isRead(request.operation) ? 'read' : 'write',
          startedAt: now(),
          simulated: simulation?.kind,
        };
        note(begun);
        const sent = (): Promise<Outcome> => send(request, signal, fetch);
        const outcome = await (
          simulation ? sendSimulated(simulation, { request, signal, timer, send: sent }) : sent()
        ).catch((cause: unknown) => {
          note({ ...begun, endedAt: now(), error: describeError(asSdkError(cause, request.operation)) });
          throw cause;
        });
        note({ ...begun, endedAt: now(), ...resultOf(outcome) });
        return outcome;
      };
    },
  };
}

function describe(
  { operation, method, path, query, body }: WireRequest,
  id: number,
): Omit<InspectedRequest, 'startedAt' | 'kind'> {
  const address = query === '' ? path : `${path}?${query}`;
  return {
    id,
    operation,
    method,
    address,
    body: body instanceof FormData ? membersOf(body) : body,
  };
}

/** The members of a form; of a file its name and size. */
function membersOf(form: FormData): Json {
  return [...form].map(([name, value]) => ({
    [name]: typeof value === 'string' ? value : `${value.name}, ${value.size} bytes`,
  }));
}

function resultOf(outcome: Outcome): Pick<InspectedRequest, 'status' | 'answer' | 'error'> {
  return outcome.ok
    ? { status: outcome.status, answer: outcome.data }
    : { status: outcome.error.status, error: describeError(outcome.error) };
}

/** A failure without what only the page can use. */
export function describeError({ code, message, status }: SdkError): InspectedError {
  return { code, message, status };
}
