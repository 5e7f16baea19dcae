// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { dataOf } from '@energy-portal/sdk';
import type { ReadResult } from '@energy-portal/sdk/react';
import { ann, annsName, createToyClient, getThing, type Thing } from '../../sdk/toys/index.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PANEL, type Config, type Driver, type Inputs, type Panel } from './driver.ts';
import { reactDriver } from './drivers/react-driver.tsx';
import { solidDriver } from './drivers/solid-driver.ts';
import { svelteDriver } from './drivers/svelte-driver.ts';
import { vueDriver } from './drivers/vue-driver.ts';

const bobsName = { thingId: 'b', fields: ['person.Name'] };
const bob: Thing = { id: 'b', kind: 'person', rev: 1, fields: { Name: { value: 'Bob' } } };
const anna: Thing = { ...ann, rev: 2, fields: { Name: { value: 'Anna' } } };

const apps: { unmount(): unknown }[] = [];

afterEach(async () => {
  for (const app of apps.splice(0)) await app.unmount();
  cleanup();
  vi.useRealTimers();
});

/** Runs an app of one framework with a client of the toy API. */
async function start(driver: Driver, configs: readonly Config[], toy = createToyClient()) {
  const shown: ReadResult<Thing>[] = [];
  const states: string[] = [];
  let renders = 0;
  let app: Awaited<ReturnType<Driver['mount']>> | undefined;
  await driver.act(async () => {
    app = await driver.mount({ client: toy.client, configs }, (index, result) => {
      shown[index] = result;
      states.push(result.state);
      renders += 1;
      return result.state;
    });
  });
  const unmount = async (): Promise<void> => driver.act(() => app?.unmount());
  const running = { unmount };
  apps.push(running);
  return {
    ...toy,
    states,
    renders: () => renders,
    shown: (index = 0) => shown[index],
    name: (index = 0) => shown[index]?.data?.fields['Name']?.value,
    change: (inputs: Partial<Inputs>) => driver.act(() => app?.change(inputs)),
    answer: (body: unknown, status?: number) => driver.act(() => toy.server.last().answer(body, status)),
    async unmount() {
      apps.splice(apps.indexOf(running), 1);
      await unmount();
    },
  };
}

/** Runs a component of one framework that does all that components can do. */
async function startPanel(driver: Driver) {
  const toy = createToyClient();
  let panel: Panel | undefined;
  let renders = 0;
  let stop: (() => unknown) | undefined;
  await driver.act(() => {
    stop = driver.mountPanel(toy.client, (next) => {
      panel = next;
      renders += 1;
      return next.progress.state;
    });
  });
  const unmount = async (): Promise<void> => {
    await driver.act(() => stop?.());
    stop = undefined;
  };
  apps.push({ unmount });
  const answer = (body: unknown, status?: number) => driver.act(() => toy.server.last().answer(body, status));
  return {
    ...toy,
    panel: () => panel,
    renders: () => renders,
    unmount,
    answer,
    /** Answers what a panel asks for first. */
    answerAll: () =>
      driver.act(async () => {
        for (const { address, answer: respond } of toy.server.sent)
          await respond(address.includes('/things/') ? ann : { things: [bob], next: 'x' });
      }),
  };
}

describe.each([reactDriver, vueDriver, svelteDriver, solidDriver])('$name', (driver) => {
  it('is pending, then shows data', async () => {
    const app = await start(driver, [annsName]);
    expect(new Set(app.states)).toEqual(new Set(['pending']));
    expect(app.shown()).toMatchObject({ data: undefined, error: undefined, missing: [] });
    await app.answer(ann);
    expect(app.shown()).toMatchObject({ state: 'fulfilled', data: { id: 'a' }, error: undefined });
    expect(app.name()).toBe('Ann');
  });

  it('starts with what the cache has', async () => {
    const toy = createToyClient();
    const reading = toy.client.read(getThing, annsName);
    await toy.server.last().answer(ann);
    await reading;
    const app = await start(driver, [annsName], toy);
    expect([app.states, toy.server.sent.length]).toEqual([['fulfilled'], 1]);
  });

  it('sends one request for equal reads of two components', async () => {
    const app = await start(driver, [annsName, { ...annsName }]);
    await app.answer(ann);
    expect([app.name(0), app.name(1), app.server.sent.length]).toEqual(['Ann', 'Ann', 1]);
    expect(app.shown(0)?.data).toBe(app.shown(1)?.data);
  });

  it('renders once for each change of what it shows, and for nothing else', async () => {
    const app = await start(driver, [annsName]);
    const before = app.renders();
    await app.answer(ann);
    expect(app.renders()).toBe(before + 1);
    void app.client.read(getThing, { thingId: 'a', fields: ['person.Age'] });
    await app.answer({ ...ann, fields: { Age: { value: 3 } } });
    void app.client.read(getThing, bobsName);
    await app.answer(bob);
    expect(app.renders()).toBe(before + 1);
    void app.client.read(getThing, { ...annsName, layout: 'full' });
    await app.answer(anna);
    expect([app.renders(), app.name()]).toEqual([before + 2, 'Anna']);
  });

  it('follows its configuration', async () => {
    const app = await start(driver, [annsName]);
    await app.answer(ann);
    await app.change({ configs: [bobsName] });
    expect(app.shown()).toMatchObject({ state: 'pending', data: undefined });
    await app.answer(bob);
    expect([app.name(), app.server.sent.length]).toEqual(['Bob', 2]);
    const before = app.renders();
    void app.client.read(getThing, { ...annsName, layout: 'full' });
    await app.answer(anna);
    expect([app.renders(), app.name()]).toEqual([before, 'Bob']);
    await app.change({ configs: [annsName] });
    expect([app.name(), app.server.sent.length]).toEqual(['Anna', 3]);
  });

  it('stays where it is for a configuration that means the same', async () => {
    const app = await start(driver, [annsName]);
    const { request } = app.server.last();
    await app.change({ configs: [{ fields: [...annsName.fields], thingId: 'a' }] });
    expect([app.server.sent.length, request.signal.aborted]).toEqual([1, false]);
    await app.answer(ann);
    const before = app.shown();
    await app.change({ configs: [{ ...annsName }] });
    expect(app.shown()).toBe(before);
  });

  it('gives up the request of the configuration before', async () => {
    const app = await start(driver, [annsName]);
    const { request } = app.server.last();
    await app.change({ configs: [bobsName] });
    expect([request.signal.aborted, app.server.last().request.signal.aborted]).toEqual([true, false]);
  });

  it('sends nothing without a configuration', async () => {
    const app = await start(driver, [undefined]);
    expect(app.shown()).toMatchObject({ state: 'unfulfilled', missing: [], data: undefined });
    await app.shown()?.refresh();
    expect(app.server.sent).toHaveLength(0);
    await app.change({ configs: [annsName] });
    await app.answer(ann);
    expect(app.name()).toBe('Ann');
    await app.change({ configs: [undefined] });
    expect(app.shown()).toMatchObject({ state: 'unfulfilled', data: undefined });
  });

  it('names what an unusable configuration lacks', async () => {
    // A configuration that the types refuse.
    const app = await start(driver, [{ fields: ['person.Name'] } as unknown as Config]);
    expect(app.shown()).toMatchObject({ state: 'unfulfilled', missing: ['thingId'] });
    expect(app.server.sent).toHaveLength(0);
  });

  it('asks again on demand', async () => {
    const app = await start(driver, [annsName]);
    await app.answer(ann);
    const refreshing = app.shown()?.refresh();
    await app.answer(anna);
    expect([app.name(), refreshing && dataOf(await refreshing)?.rev]).toEqual(['Anna', 2]);
    expect(app.server.sent).toHaveLength(2);
  });

  it('shows an error, and data again after the next answer', async () => {
    const app = await start(driver, [annsName]);
    await app.answer([{ message: 'Broken', errorCode: 'UNKNOWN' }], 500);
    expect(app.shown()).toMatchObject({ state: 'error', error: { status: 500 }, data: undefined });
    void app.shown()?.refresh();
    await app.answer(ann);
    expect(app.shown()).toMatchObject({ state: 'fulfilled', error: undefined });
  });

  it('stops when it is unmounted', async () => {
    const app = await start(driver, [annsName, annsName]);
    const { request } = app.server.last();
    await app.change({ configs: [annsName] });
    expect(request.signal.aborted).toBe(false);
    const before = app.renders();
    await app.unmount();
    expect(request.signal.aborted).toBe(true);
    void app.client.read(getThing, annsName);
    await app.answer(ann);
    expect(app.renders()).toBe(before);
  });

  it('follows another client', async () => {
    const app = await start(driver, [annsName]);
    await app.answer(ann);
    const other = createToyClient();
    await app.change({ client: other.client });
    expect(app.shown()).toMatchObject({ state: 'pending', data: undefined });
    await driver.act(() => other.server.last().answer(anna));
    expect(app.name()).toBe('Anna');
    const before = app.renders();
    void app.client.read(getThing, { ...annsName, layout: 'full' });
    await app.answer({ ...ann, rev: 3 });
    expect([app.renders(), app.name()]).toEqual([before, 'Anna']);
  });

  it('selects from the data, and renders only where that differs', async () => {
    const app = await startPanel(driver);
    await app.answerAll();
    expect(app.panel()?.name).toMatchObject({ state: 'fulfilled', data: 'ANN' });
    const before = app.renders();
    void app.client.refresh(getThing, { ...PANEL.config, layout: 'full' });
    await app.answer({ ...ann, rev: 2, fields: { Name: { value: 'aNN' } } });
    expect([app.renders(), app.panel()?.name.data]).toEqual([before, 'ANN']);
    void app.client.refresh(getThing, { ...PANEL.config, layout: 'full' });
    await app.answer({ ...anna, rev: 3 });
    expect([app.renders(), app.panel()?.name.data]).toEqual([before + 1, 'ANNA']);
  });

  it('asks again after each interval, until it is unmounted', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const app = await startPanel(driver);
    await app.answerAll();
    const before = app.server.sent.length;
    vi.advanceTimersByTime(1_000);
    await driver.act(() => undefined);
    expect([app.server.sent.length, app.server.last().address]).toEqual([
      before + 1,
      expect.stringContaining('/things/a'),
    ]);
    await app.answer(anna);
    expect(app.panel()?.name.data).toBe('ANNA');
    await app.unmount();
    vi.advanceTimersByTime(5_000);
    expect(app.server.sent.length).toBe(before + 1);
  });

  it('shows pages, one more each time', async () => {
    const app = await startPanel(driver);
    await app.answerAll();
    expect(app.panel()?.pages).toMatchObject({ items: [{ id: 'b' }], hasMore: true, isLoadingMore: false });
    await driver.act(() => app.panel()?.pages.more());
    expect(app.panel()?.pages).toMatchObject({ isLoadingMore: true });
    await app.answer({ things: [{ ...bob, id: 'c' }], next: null });
    expect(app.panel()?.pages).toMatchObject({ items: [{ id: 'b' }, { id: 'c' }], hasMore: false });
  });

  it('writes, and tells how that stands', async () => {
    const app = await startPanel(driver);
    await app.answerAll();
    const save = () => app.panel()?.save({ thingId: 'a', fields: { Name: 'Anna' } }, { optimistic: true });
    expect(app.panel()?.progress).toEqual({ state: 'idle', error: undefined });
    let saving = save();
    await driver.act(() => undefined);
    expect([app.panel()?.progress.state, app.panel()?.name.data]).toEqual(['saving', 'ANNA']);
    await app.answer([{ message: 'No', errorCode: 'NO' }], 400);
    expect(await saving).toMatchObject({ ok: false, error: { status: 400 } });
    expect(app.panel()).toMatchObject({
      progress: { state: 'failed', error: { status: 400 } },
      name: { data: 'ANN' },
    });
    await driver.act(() => app.panel()?.reset());
    expect(app.panel()?.progress.state).toBe('idle');
    saving = save();
    await app.answer(anna);
    expect(await saving).toMatchObject({ ok: true, data: { rev: 2 } });
    expect(app.panel()).toMatchObject({ progress: { state: 'done' }, name: { data: 'ANNA' } });
  });

  it('says that it needs a client', async () => {
    await expect(driver.act(() => driver.mountAlone())).rejects.toThrow('useClient needs');
  });
});
