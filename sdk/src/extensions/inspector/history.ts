import type { Action } from '../../cache/actions.ts';
import type { ClientEvent, ReadCall } from '../../query/context.ts';
import { createSystemTimer, type Timer } from '../../core/timer.ts';
import type { ExtensionHost } from '../../client/extension.ts';
import { createFetchCauses, type FetchCauses } from './fetch-causes.ts';
import { createFindings } from './findings.ts';
import { notesOf, notesOfAction } from './notes.ts';
import { carryOut } from './orders.ts';
import { reasonsFor } from './reasons.ts';
import { createRequests, type Requests } from './requests.ts';
import type { InspectorCommand, Reason } from './session.ts';
import { createSimulations, type Simulations } from './simulations.ts';
import { createWriters, type Writers } from './writers.ts';

/** Options of an inspector. */
export interface InspectorOptions {
  /** Most requests, cache writes, renders and notes that are kept, of each; 300 unless stated. */
  readonly events?: number | undefined;
  /** Most timestamps of which is known who they are; 5,000 unless stated. */
  readonly writers?: number | undefined;
  /** Delays what is simulated to be slow. */
  readonly timer?: Timer | undefined;
}

/** Remembers what has happened to a client. */
export function createHistory(options: InspectorOptions, host: () => ExtensionHost | undefined) {
  const { events: most = 300, timer = createSystemTimer() } = options;
  const now = (): number => host()?.clock.now() ?? 0;
  const writers = createWriters(options.writers ?? 5_000);
  const explain = (call: ReadCall): readonly Reason[] => {
    const store = host()?.store;
    return store ? reasonsFor(call, { store, writers, now: now() }) : [];
  };
  const causes = createFetchCauses(explain);
  const simulations = createSimulations();
  const found = createFindings(writers.operationOf, most, host);
  const reads = new Set<string>();
  const requests = createRequests({
    timer,
    now,
    simulations,
    most,
    isRead: (operation) => reads.has(operation),
    onChange: found.tellSoon,
  });
  const recorder = createRecorder({ now, writers, causes, reads, found, explain });
  return {
    explain,
    requests,
    simulations,
    memory: { writers, causes, renders: found.renders },
    writes: found.writes,
    notes: found.notes,
    subscribe: found.subscribe,
    follow(given: ExtensionHost): void {
      found.begin(given);
      requests.attach(given.transport);
      given.onEvent(recorder.onEvent);
      given.onApplied(recorder.onApplied);
    },
    act(command: InspectorCommand, given: ExtensionHost): void {
      if (isOwnOrder(command)) obey(command, { simulations, requests, found });
      else writers.during('inspector', () => carryOut(command, given, causes));
      found.tellSoon();
    },
  };
}

type OwnCommand = Extract<InspectorCommand, { do: 'simulate' | 'stop-simulating' | 'clear' }>;

function isOwnOrder(command: InspectorCommand): command is OwnCommand {
  return command.do === 'simulate' || command.do === 'stop-simulating' || command.do === 'clear';
}

/** The logs and simulations that an order to the inspector changes. */
interface Ordered {
  readonly simulations: Simulations;
  readonly requests: Requests;
  readonly found: ReturnType<typeof createFindings>;
}

function obey(command: OwnCommand, { simulations, requests, found }: Ordered): void {
  switch (command.do) {
    case 'simulate':
      return simulations.start(command.simulation);
    case 'stop-simulating':
      return simulations.stop(command.simulation);
    case 'clear':
      requests.clear();
      return found.clear();
  }
}

/** The history of a client's work. */
interface Recorded {
  readonly now: () => number;
  readonly writers: Writers;
  readonly causes: FetchCauses;
  /** Operations that queries have asked for. */
  readonly reads: Set<string>;
  readonly found: ReturnType<typeof createFindings>;
  readonly explain: (call: ReadCall) => readonly Reason[];
}

function createRecorder({ now, writers, causes, reads, found, explain }: Recorded) {
  return {
    onEvent(this: void, event: ClientEvent, call: ReadCall | undefined): void {
      writers.tell(event);
      const isMissed = call && event.type === 'lookup' && event.found !== 'fresh';
      causes.tell(event, call, isMissed ? explain(call) : []);
      found.note(notesOf(event, now()));
    },
    onApplied(this: void, actions: readonly Action[], source: object | undefined): void {
      for (const action of actions) if (action.type === 'asked') reads.add(action.result.operation);
      writers.note(actions, now(), source !== undefined);
      causes.note(actions, now());
      found.writesBy(actions, source !== undefined);
      found.note(actions.flatMap((action) => notesOfAction(action, now())));
    },
  };
}
