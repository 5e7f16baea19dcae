import { createListeners, rethrowApart } from '../src/core/events.ts';
import type { Timer } from '../src/core/timer.ts';
import type { BridgeRequest } from '../src/extensions/inspector/bridge-messages.ts';
import { BRIDGE, isAnswer } from '../src/extensions/inspector/bridge-messages.ts';
import type { PanelSource } from '../src/extensions/inspector/panel/panel-store.ts';
import { readSession } from '../src/extensions/inspector/session-file.ts';
import { viewOf, type InspectedSession } from '../src/extensions/inspector/session.ts';

/** A source whose page is elsewhere. */
interface RemoteSource extends PanelSource {
  /** Takes a message of the page; others pass by. */
  readonly receive: (this: void, message: unknown) => void;
  /** Asks the page for its session, for example after it was loaded anew. */
  readonly ask: (this: void) => void;
}

/** The way to its page. */
interface RemoteOptions {
  readonly send: (request: BridgeRequest) => void;
  readonly timer: Timer;
}

/** A session is asked for no more often, in milliseconds. */
const PAUSE = 500;

/** Shows the inspector of a page by its messages: the whole session, whenever it has changed. */
export function createRemoteSource({ send, timer }: RemoteOptions): RemoteSource {
  const listeners = createListeners<[]>(rethrowApart);
  let view = viewOf(emptySession(timer.now()));
  let labels: readonly string[] = [];
  let isWaiting = false;
  const ask = (): void => send({ bridge: BRIDGE, to: 'page', ask: 'session' });
  const askSoon = (): void => {
    if (isWaiting) return;
    isWaiting = true;
    timer.after(PAUSE, () => {
      isWaiting = false;
      ask();
    });
  };
  return {
    queries: () => view.queries(),
    query: (key) => view.query(key),
    records: () => view.records(),
    record: (ref) => view.record(ref),
    requests: () => view.requests(),
    writes: () => view.writes(),
    renders: () => view.renders(),
    notes: () => view.notes(),
    simulations: () => view.simulations(),
    now: () => timer.now(),
    labels: () => labels,
    subscribe: listeners.on,
    act(command) {
      send({ bridge: BRIDGE, to: 'page', ask: 'act', command });
      ask();
    },
    ask,
    receive(message) {
      if (!isAnswer(message)) return;
      if (message.say === 'changed') return askSoon();
      view = viewOf(readSession(message.session));
      labels = message.labels;
      listeners.emit();
    },
  };
}

function emptySession(takenAt: number): InspectedSession {
  const lists = {
    queries: [],
    records: [],
    requests: [],
    writes: [],
    renders: [],
    notes: [],
    simulations: [],
  };
  return { format: 'energy-portal-inspector', version: 1, takenAt, isMasked: false, ...lists };
}
