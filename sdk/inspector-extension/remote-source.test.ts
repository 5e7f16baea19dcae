import { expect, it } from 'vitest';
import { createInspector } from '../src/extensions/inspector/create-inspector.ts';
import type { BridgeRequest } from '../src/extensions/inspector/bridge-messages.ts';
import { writeSession } from '../src/extensions/inspector/session-file.ts';
import { takeSession } from '../src/extensions/inspector/session.ts';
import { createFakeTimer } from '../testing/index.ts';
import { ann, annsName, createToyClient, getThing } from '../toys/index.ts';
import { createRemoteSource } from './remote-source.ts';

it('shows the session of a page, asks for it again when it has changed, and passes orders on', async () => {
  const inspector = createInspector();
  const { client, server } = createToyClient({ extensions: [inspector] });
  const timer = createFakeTimer();
  const sent: BridgeRequest[] = [];
  const source = createRemoteSource({ timer, send: (request) => void sent.push(request) });
  let told = 0;
  expect(source.queries()).toEqual([]);
  source.begin();
  source.subscribe(() => void (told += 1));
  void client.read(getThing, annsName);
  await server.last().answer(ann);
  const page = { bridge: 'energy-inspector', to: 'panel' } as const;
  const session = writeSession(takeSession(inspector));
  source.receive({ ...page, say: 'session', session, labels: ['kind'] });
  source.receive({ bridge: 'somebody', to: 'panel', say: 'session' });
  expect(told).toBe(1);
  const key = client.keyOf(getThing, annsName);
  expect(source.query(key)).toMatchObject({ operation: 'getThing', data: ann });
  expect(source.record({ entity: 'Thing', key: 'a' })?.label).toBe('person');
  expect([source.requests(), source.writes(), source.notes()].map(({ length }) => length)).toEqual([1, 1, 1]);
  expect([source.records().length, source.renders(), source.simulations()]).toEqual([1, [], []]);
  expect(source.labels()).toEqual(['kind']);
  expect(sent.map(({ ask }) => ask)).toEqual(['session']);
  source.receive({ ...page, say: 'changed' });
  source.receive({ ...page, say: 'changed' });
  timer.advance(500);
  expect(sent.map(({ ask }) => ask)).toEqual(['session', 'session']);
  const command = { do: 'refetch', key } as const;
  source.act(command);
  expect(sent.slice(2)).toEqual([
    { bridge: 'energy-inspector', to: 'page', ask: 'act', command },
    { bridge: 'energy-inspector', to: 'page', ask: 'session' },
  ]);
  expect(source.now()).toBe(timer.now());
});

it('asks until the page has an inspector, and says so long that it has none', () => {
  const timer = createFakeTimer();
  const inspector = createInspector();
  createToyClient({ extensions: [inspector] });
  let asked = 0;
  const source = createRemoteSource({ timer, send: () => void (asked += 1) });
  const answer = { bridge: 'energy-inspector', to: 'panel', say: 'session', labels: [] } as const;
  const session = writeSession(takeSession(inspector));
  source.begin();
  expect([source.absence?.(), asked]).toEqual([expect.stringContaining('mountInspector()'), 1]);
  timer.advance(1_000);
  timer.advance(1_000);
  expect(asked).toBe(3);
  source.receive({ ...answer, session });
  expect(source.absence?.()).toBeUndefined();
  timer.advance(10_000);
  expect(asked).toBe(3);
  source.begin();
  source.begin();
  timer.advance(1_000);
  expect([source.queries(), source.absence?.() === undefined, asked]).toEqual([[], false, 6]);
});
