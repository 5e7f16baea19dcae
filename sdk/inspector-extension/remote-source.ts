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
  /** Forgets what was shown, and asks until a page answers: at first, and after another one was loaded. */
  readonly begin: (this: void) => void;
}

/** The way to its page. */
interface RemoteOptions {
  readonly send: (request: BridgeRequest) => void;
  readonly timer: Timer;
}

/** A session is asked for no more often, in milliseconds. */
const PAUSE = 500;

/** A page that has not answered is asked again, in milliseconds: it may mount its inspector late. */
const PATIENCE = 1_000;

/** Shown as long as no page has answered. */
const ABSENT = `This page shows no inspector yet. It appears as soon as the page calls mountInspector(). A page that was open before this extension was installed has to be reloaded.`;

/** Shows the inspector of a page by its messages: the whole session, whenever it has changed. */
export function createRemoteSource({ send, timer }: RemoteOptions): RemoteSource {
  const listeners = createListeners<[]>(rethrowApart);
  let view = viewOf(emptySession(timer.now()));
  let labels: readonly string[] = [];
  let isAnswered = false;
  const ask = (): void => send({ bridge: BRIDGE, to: 'page', ask: 'session' });
  const asking = createAsking(ask, timer);
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
    absence: () => (isAnswered ? undefined : ABSENT),
    subscribe: listeners.on,
    act(command) {
      send({ bridge: BRIDGE, to: 'page', ask: 'act', command });
      ask();
    },
    begin() {
      isAnswered = false;
      view = viewOf(emptySession(timer.now()));
      asking.begin();
      listeners.emit();
    },
    receive(message) {
      if (!isAnswer(message)) return;
      if (message.say === 'changed') return asking.soon();
      isAnswered = true;
      asking.end();
      view = viewOf(readSession(message.session));
      labels = message.labels;
      listeners.emit();
    },
  };
}

/** Asks a page at its times: again and again until it answers, and then a while after it has changed. */
function createAsking(ask: () => void, timer: Timer) {
  let isWaiting = false;
  let stop = (): void => undefined;
  const begin = (): void => {
    stop();
    ask();
    stop = timer.after(PATIENCE, begin);
  };
  const soon = (): void => {
    if (isWaiting) return;
    isWaiting = true;
    timer.after(PAUSE, () => {
      isWaiting = false;
      ask();
    });
  };
  return { begin, soon, end: () => stop() };
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
