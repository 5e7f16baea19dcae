import { describe, expect, it } from 'vitest';
import {
  ann,
  annsName,
  createToyClient,
  getThing,
  listThings,
  signIn,
  type Thing,
} from '../testing/index.ts';

const SECOND = 1_000;
const person = (id: string): Thing => ({ ...ann, id });
const nameOf = (thingId: string): { thingId: string; fields: readonly string[] } => ({
  ...annsName,
  thingId,
});
const nothing = (): undefined => undefined;

describe('what nobody holds', () => {
  const putAnn = (options = {}): ReturnType<typeof createToyClient> => {
    const toy = createToyClient(options);
    toy.client.put(getThing, annsName, ann);
    return toy;
  };

  it.each([
    { seconds: 80, state: 'stale', why: 'it may still be shown while it is asked for anew' },
    { seconds: 91, state: 'unfulfilled', why: 'its end is a minute ago' },
  ])('is $state after $seconds s: $why', ({ seconds, state }) => {
    const { client, clock } = putAnn();
    clock.advance(seconds * SECOND);
    client.put(getThing, nameOf('b'), person('b'));
    expect(client.peek(getThing, annsName).state).toBe(state);
  });

  it('goes by the times of its parts, where none is of the time at which it came', async () => {
    const { client, clock, server } = createToyClient();
    const own = { thingId: 'a', fields: ['person.Name', 'person.Boss.Age'] };
    const reading = client.read(getThing, own);
    client.invalidate(getThing, own);
    const { Name, Age } = ann.fields;
    const boss = { ...ann, rev: 1, fields: { Age } };
    await server.last().answer({ ...ann, rev: 2, fields: { Name, Boss: { value: boss } } });
    await reading;
    clock.advance(61 * SECOND);
    client.put(getThing, nameOf('b'), person('b'));
    expect(client.counters().entities).toBe(1);
  });

  it('stays while somebody watches it, and goes when nobody does any more', () => {
    const { client, clock } = putAnn();
    const stop = client.watch(getThing, annsName, nothing, { policy: 'only-if-cached' });
    clock.advance(200 * SECOND);
    client.put(getThing, nameOf('b'), person('b'));
    expect(client.peek(getThing, annsName).state).toBe('stale');
    stop();
    clock.advance(6 * SECOND);
    client.put(getThing, nameOf('c'), person('c'));
    expect(client.peek(getThing, annsName).state).toBe('unfulfilled');
    expect(client.counters().evictions).toBe(2);
  });

  it('goes when nobody watches any more, though nothing ever came for it', () => {
    const { client, clock } = createToyClient();
    client.watch(getThing, annsName, nothing, { policy: 'only-if-cached' })();
    clock.advance(100 * SECOND);
    client.put(getThing, nameOf('b'), person('b'));
    expect(client.counters()).toMatchObject({ entities: 1, results: 1 });
  });

  it('stays while something shows it that is held', () => {
    const { client, clock } = createToyClient({ memory: { staleFor: 0 } });
    client.put(listThings, { shelf: 'all' }, { things: [ann], next: null });
    client.watch(listThings, { shelf: 'all' }, nothing, { policy: 'only-if-cached' });
    clock.advance(100 * SECOND);
    client.put(getThing, nameOf('b'), person('b'));
    expect(client.peek(getThing, annsName).state).toBe('stale');
  });

  it('is looked for at most once in 5 s', () => {
    const { client, clock } = createToyClient({ memory: { staleFor: 0 } });
    client.put(getThing, annsName, ann);
    clock.advance(29 * SECOND);
    client.put(getThing, nameOf('b'), person('b'));
    clock.advance(4 * SECOND);
    client.put(getThing, nameOf('c'), person('c'));
    expect(client.peek(getThing, annsName).state).toBe('stale');
    clock.advance(SECOND);
    client.put(getThing, nameOf('d'), person('d'));
    expect(client.peek(getThing, annsName).state).toBe('unfulfilled');
  });

  it('goes when there is too much, what was read last at the end', () => {
    const { client, clock } = createToyClient({ memory: { entities: 3 } });
    for (const id of ['a', 'b', 'c']) client.put(getThing, nameOf(id), person(id));
    clock.advance(6 * SECOND);
    client.peek(getThing, nameOf('a'));
    client.put(getThing, nameOf('d'), person('d'));
    const states = ['a', 'b', 'c', 'd'].map((id) => client.peek(getThing, nameOf(id)).state);
    expect(states).toEqual(['fulfilled', 'unfulfilled', 'fulfilled', 'fulfilled']);
  });

  it('takes along what only it showed', () => {
    const { client, clock } = createToyClient({ memory: { staleFor: 0 } });
    const boss: Thing = { ...ann, id: 'boss' };
    const whole = { thingId: 'a', fields: ['person.Name', 'person.Boss.Name'] };
    client.put(getThing, whole, { ...ann, fields: { ...ann.fields, Boss: { value: boss } } });
    expect(client.peek(getThing, nameOf('boss')).state).toBe('fulfilled');
    clock.advance(40 * SECOND);
    client.put(getThing, nameOf('b'), person('b'));
    expect(client.peek(getThing, nameOf('boss')).state).toBe('unfulfilled');
    expect(client.counters().evictions).toBe(3);
  });

  it('goes though it shows itself through others', () => {
    const { client, clock } = createToyClient({ memory: { staleFor: 0 } });
    const [one, other] = [person('one'), person('other')];
    const config = (thingId: string) => ({ thingId, fields: ['person.Boss.Name'] });
    client.put(getThing, config('one'), { ...one, fields: { Boss: { value: other } } });
    client.put(getThing, config('other'), { ...other, fields: { Boss: { value: one } } });
    clock.advance(40 * SECOND);
    client.put(getThing, nameOf('b'), person('b'));
    expect(client.counters()).toMatchObject({ entities: 1, results: 1, evictions: 4 });
  });

  const showing = (id: string, boss: Thing): Thing => ({ ...person(id), fields: { Boss: { value: boss } } });
  const itself = showing('x', person('x'));
  const circles = [
    { what: 'itself', circle: itself },
    { what: 'itself through others', circle: showing('x', showing('y', showing('z', person('x')))) },
  ];

  it.each(circles)('goes though it shows $what and no result ever showed it', async ({ circle }) => {
    const { client, clock, server } = createToyClient({ memory: { staleFor: 0 } });
    const reading = client.read(listThings, { shelf: 'all' });
    client.put(listThings, { shelf: 'all' }, { things: [], next: null });
    await server.last().answer({ things: [circle], next: null });
    await reading;
    clock.advance(40 * SECOND);
    client.put(getThing, nameOf('b'), person('b'));
    expect(client.counters()).toMatchObject({ entities: 1 });
  });

  it.each(circles)('goes though it shows $what and came where something later stands', async ({ circle }) => {
    const { client, clock, server } = createToyClient({ memory: { staleFor: 0 } });
    const whole = { thingId: 'a', fields: ['person.Boss.Name'] };
    const reading = client.read(getThing, whole);
    client.put(getThing, whole, showing('a', person('b')));
    await server.last().answer(showing('a', circle));
    await reading;
    clock.advance(40 * SECOND);
    client.put(getThing, nameOf('b'), person('b'));
    expect(client.counters()).toMatchObject({ entities: 1 });
  });

  it.each(circles)('goes though it shows $what and a write brought it', async ({ circle }) => {
    const { client, clock, server } = createToyClient({ memory: { staleFor: 0 } });
    const writing = client.write(signIn, { name: 'x' });
    await server.last().answer(circle);
    await writing;
    clock.advance(40 * SECOND);
    client.put(getThing, nameOf('b'), person('b'));
    expect(client.counters()).toMatchObject({ entities: 1 });
  });
});
