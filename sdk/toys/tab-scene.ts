import type { Client } from '../src/client/client.ts';
import type { TabChannel } from '../src/extensions/journal/channel.ts';
import { createTabs, type Tabs, type TabsOptions } from '../src/extensions/tabs/create-tabs.ts';
import { createFakeClock, type FakeClock } from '../testing/fake-clock.ts';
import { createFakeTimer, type FakeTimer } from '../testing/fake-timer.ts';
import type { ScriptedFetch } from '../testing/scripted-fetch.ts';
import { ann, annsName, getThing } from './toy-api.ts';
import { createToyClient } from './toy-client.ts';

/** Carries messages between tabs. */
export interface Hub {
  join(): TabChannel;
  /** All of them, or the one at a place. */
  deliver(at?: number): void;
  waiting(): number;
  /** Says something that no tab has said. */
  post(data: unknown): void;
}

/** Channels that carry messages when the test lets them. */
export function createHub(): Hub {
  const listeners = new Map<TabChannel, (event: { readonly data: unknown }) => void>();
  const waiting: (() => void)[] = [];
  const send = (from: TabChannel | undefined, data: unknown): void => {
    // Cloned as a browser does.
    const copy: unknown = structuredClone(data);
    for (const [channel, listener] of listeners) {
      if (channel !== from) waiting.push(() => listener({ data: copy }));
    }
  };
  return {
    join() {
      const channel: TabChannel = {
        postMessage: (data) => send(channel, data),
        addEventListener: (_, listener) => void listeners.set(channel, listener),
        close: () => void listeners.delete(channel),
      };
      return channel;
    },
    deliver(at) {
      if (at === undefined) while (waiting.length > 0) waiting.shift()?.();
      else waiting.splice(at % Math.max(1, waiting.length), 1)[0]?.();
    },
    waiting: () => waiting.length,
    post: (data) => send(undefined, data),
  };
}

/** A tab with what is around it. */
export interface Tab {
  readonly client: Client;
  readonly server: ScriptedFetch;
  readonly tabs: Tabs;
  readonly timer: FakeTimer;
}

/** A tab of the user `u1`, unless stated. */
export function createTab(clock: FakeClock, options: Partial<TabsOptions>): Tab {
  const timer = createFakeTimer();
  const tabs = createTabs({ user: 'u1', version: 'v1', timer, ...options });
  const { client, server } = createToyClient({ clock, extensions: [tabs] });
  return { client, server, tabs, timer };
}

/** Two tabs that know of each other. */
export function createPair(options: Partial<TabsOptions> = {}) {
  const hub = createHub();
  const clock = createFakeClock();
  const one = createTab(clock, { channel: hub.join(), nodeId: 1 });
  const other = createTab(clock, { channel: hub.join(), nodeId: 2, ...options });
  hub.deliver();
  return { hub, clock, one, other };
}

/** Asks for one thing and is answered. */
export async function readAnn({ client, server }: Tab, thing: unknown = ann): Promise<void> {
  const reading = client.refresh(getThing, annsName);
  await server.last().answer(thing);
  await reading;
}

/** Returns what a tab shows of it. */
export const annIn = ({ client }: Tab) => client.peek(getThing, annsName);
