import type { PageFigures } from '../reports/page-figures.ts';
import type { CallClass } from '../settings.ts';

/** A request as it came. */
interface BegunRequest {
  readonly method: string;
  /** Its `traceparent` header. */
  readonly parent: string | undefined;
}

/** A request that is over. */
export interface AnsweredRequest {
  readonly method: string;
  /** The pattern of its address; never the address. */
  readonly route: string;
  /** The operation of the specs that it calls, where it calls the org. */
  readonly operation: string | undefined;
  /** `left` where the connection ended before the answer was out, as when its client leaves. */
  readonly status: number | 'left';
  readonly seconds: number;
}

/** A call to the org that is under way. */
export interface TracedCall {
  /** The header by which the org goes on with the trace; undefined where nothing is traced. */
  readonly traceparent: string | undefined;
  /** @param outcome status of the answer, or the code of the reason why there is none */
  readonly end: (outcome: number | string) => void;
}

/** The state of one class of calls to the org. */
export interface ClassState {
  readonly name: CallClass;
  readonly taken: number;
  readonly waiting: number;
  readonly isPaused: boolean;
}

/** A service beside the org that hosts share, without which each goes on for itself. */
export interface ServiceState {
  readonly name: 'counters' | 'publications';
  readonly isUp: boolean;
}

/** The figures of a page, with the screen and the brand in the place of its address. */
interface ToldFigures extends Pick<PageFigures, 'vitals' | 'errors' | 'cache'> {
  readonly screen: string;
  readonly brand: string;
}

/** Things that are counted, with the names of what tells them apart. */
interface CountedEvents {
  /** A client met a limit. */
  readonly refused: { readonly limit: string };
  /** A browser refused something. */
  readonly violation: { readonly directive: string; readonly screen: string };
  /** A new publication was found. */
  readonly publication: { readonly outcome: string };
  /** An event of the security log. */
  readonly security: { readonly event: string; readonly outcome: string };
}

/**
 * Takes what a host does, as figures and traces. Nothing that is given to it may name a customer: addresses are given as
 * their patterns, and values from bodies not at all.
 */
export interface Telemetry {
  /** @param request any object that stands for the request until it is answered */
  readonly begin: (request: object, begun: BegunRequest) => void;
  readonly end: (request: object, answered: AnsweredRequest) => void;
  readonly askOrg: (request: object, operation: string) => TracedCall;
  readonly count: <TName extends keyof CountedEvents>(name: TName, told: CountedEvents[TName]) => void;
  /** Takes what a page told of itself. */
  readonly page: (figures: ToldFigures) => void;
  /** Reads the classes whenever figures are asked for. */
  readonly watchClasses: (read: () => readonly ClassState[]) => void;
  /** Reads the services whenever figures are asked for. */
  readonly watchServices: (read: () => readonly ServiceState[]) => void;
}

const nothing = (): void => undefined;

/** The telemetry of a host that nobody looks at. */
export const silentTelemetry: Telemetry = {
  begin: nothing,
  end: nothing,
  askOrg: () => ({ traceparent: undefined, end: nothing }),
  count: nothing,
  page: nothing,
  watchClasses: nothing,
  watchServices: nothing,
};
