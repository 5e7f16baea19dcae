import { describe, expect, it } from 'vitest';
import { ann, annsName, createToyClient, getThing, settled } from '../../toys/index.ts';
import type { Thing, ThingConfig } from '../../toys/index.ts';
import { createWireAdapter, type WireAdapterClass, type WireValue } from './lwc.ts';

const anna: Thing = { ...ann, rev: 2, fields: { Name: { value: 'Anna' } } };

/** The value of a `@wire` decorator: members whose value begins with `$` are members of the component. */
interface Wire {
  readonly adapter: WireAdapterClass<ThingConfig, Thing>;
  readonly config: { readonly [member: string]: unknown };
}

/**
 * Runs the wires of one component in the order of the platform's engine: an adapter for each when the component is
 * made; when the component is connected, the adapter first, then its configuration; after that, a configuration whenever
 * a member that it names has changed.
 */
function createHost(wires: { readonly [member: string]: Wire }, members: { [name: string]: unknown } = {}) {
  const provisions: (readonly [member: string, value: WireValue<Thing>])[] = [];
  let isConnected = false;
  const wired = Object.entries(wires).map(([member, { adapter: Adapter, config }]) => ({
    config,
    adapter: new Adapter((value) => {
      members[member] = value;
      provisions.push([member, value]);
    }),
  }));
  const update = ({ config, adapter }: (typeof wired)[number]): void => {
    const entries = Object.entries(config).map(([name, value]) => [
      name,
      typeof value === 'string' && value.startsWith('$') ? members[value.slice(1)] : value,
    ]);
    // The engine knows no types either.
    adapter.update(Object.fromEntries(entries) as ThingConfig);
  };
  return {
    members,
    provisions,
    values: () => provisions.map(([, { data, error }]) => error?.message ?? data?.fields['Name']?.value),
    connect() {
      isConnected = true;
      for (const each of wired) {
        each.adapter.connect();
        update(each);
      }
    },
    disconnect() {
      isConnected = false;
      for (const { adapter } of wired) adapter.disconnect();
    },
    set(name: string, value: unknown) {
      members[name] = value;
      if (!isConnected) return;
      for (const each of wired) if (Object.values(each.config).includes(`$${name}`)) update(each);
    },
  };
}

/** A component with `@wire(getThing, { thingId: '$thingId', fields: ['person.Name'] }) thing`. */
function createComponent(members?: { [name: string]: unknown }) {
  const toy = createToyClient();
  const adapter = createWireAdapter(toy.client, getThing);
  const wire = { adapter, config: { ...annsName, thingId: '$thingId' } };
  return { ...toy, wire, host: createHost({ thing: wire }, members) };
}

describe('a wire adapter', () => {
  it('takes a configuration also before it is connected', async () => {
    const { client, server } = createToyClient();
    const Adapter = createWireAdapter(client, getThing);
    const values: WireValue<Thing>[] = [];
    const adapter = new Adapter((value) => values.push(value));
    adapter.update(annsName);
    expect(server.sent).toHaveLength(0);
    adapter.connect();
    await server.last().answer(ann);
    expect(values.map(({ data }) => data?.id)).toEqual([undefined, 'a']);
  });

  it('does nothing before it is connected', () => {
    const { host, server } = createComponent({ thingId: 'a' });
    host.set('thingId', 'b');
    expect([host.values(), server.sent]).toEqual([[undefined], []]);
    expect(host.members['thing']).toMatchObject({ data: undefined, error: undefined });
  });

  it('gives nothing, then data', async () => {
    const { host, server } = createComponent({ thingId: 'a' });
    host.connect();
    expect(host.members['thing']).toMatchObject({ data: undefined, error: undefined });
    await server.last().answer(ann);
    expect(host.members['thing']).toMatchObject({ data: { id: 'a' }, error: undefined });
    expect([host.values().at(-1), server.sent.length]).toEqual(['Ann', 1]);
  });

  it('gives data at once that the cache has', async () => {
    const { host, client, server } = createComponent({ thingId: 'a' });
    const reading = client.read(getThing, annsName);
    await server.last().answer(ann);
    await reading;
    host.connect();
    expect([host.values().at(-1), server.sent.length]).toEqual(['Ann', 1]);
  });

  it('sends nothing while a required member is undefined', async () => {
    const { host, server } = createComponent();
    host.connect();
    expect([host.values(), server.sent]).toEqual([[undefined], []]);
    host.set('thingId', 'a');
    await server.last().answer(ann);
    expect(host.values().at(-1)).toBe('Ann');
    host.set('thingId', undefined);
    expect(host.values().at(-1)).toBeUndefined();
  });

  it('follows its configuration, and shows nothing of the one before', async () => {
    const { host, server } = createComponent({ thingId: 'a' });
    host.connect();
    await server.last().answer(ann);
    host.set('thingId', 'b');
    expect(host.values().at(-1)).toBeUndefined();
    await server.last().answer({ ...ann, id: 'b', fields: { Name: { value: 'Bob' } } });
    expect(host.values().at(-1)).toBe('Bob');
    const before = host.provisions.length;
    host.set('thingId', 'b');
    expect([host.provisions.length, server.sent.length]).toEqual([before, 2]);
  });

  it('gives an error without data', async () => {
    const { host, server, clock } = createComponent({ thingId: 'a' });
    host.connect();
    await server.last().answer(ann);
    clock.advance(60_000);
    const { refresh } = host.provisions.at(-1)?.[1] ?? {};
    void refresh?.();
    await server.last().answer([{ message: 'Broken', errorCode: 'UNKNOWN' }], 500);
    expect(host.members['thing']).toMatchObject({
      data: undefined,
      error: { status: 500, message: 'Broken' },
    });
  });

  it('asks again on demand, and tells every component', async () => {
    const { host, wire, server } = createComponent({ thingId: 'a' });
    const other = createHost({ first: wire, second: wire }, { thingId: 'a' });
    host.connect();
    other.connect();
    await server.last().answer(ann);
    expect(server.sent).toHaveLength(1);
    const refreshing = host.provisions.at(-1)?.[1].refresh();
    await server.last().answer(anna);
    await refreshing;
    expect([host.values().at(-1), other.values().slice(-2), server.sent.length]).toEqual([
      'Anna',
      ['Anna', 'Anna'],
      2,
    ]);
  });

  it('emits only what has changed', async () => {
    const { host, client, server } = createComponent({ thingId: 'a' });
    host.connect();
    await server.last().answer(ann);
    const before = host.provisions.length;
    void client.read(getThing, { ...annsName, layout: 'full' });
    await server.last().answer(ann);
    client.invalidate(getThing);
    await server.last().answer(ann);
    expect(host.provisions).toHaveLength(before);
  });

  it('stops when it is disconnected, and goes on when it is connected again', async () => {
    const { host, client, server } = createComponent({ thingId: 'a' });
    host.connect();
    host.disconnect();
    await settled();
    expect(server.last().request.signal.aborted).toBe(true);
    host.set('thingId', 'b');
    const before = host.provisions.length;
    void client.read(getThing, { ...annsName, thingId: 'b' });
    await server.last().answer({ ...ann, id: 'b' });
    expect(host.provisions).toHaveLength(before);
    host.connect();
    expect([host.values().at(-1), server.sent.length]).toEqual(['Ann', 2]);
  });
});
