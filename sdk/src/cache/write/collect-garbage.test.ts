import { describe, expect, it } from 'vitest';
import type { ExtensionHost } from '../../client/extension.ts';
import { dataOf } from '../../query/lookup.ts';
import {
  ann,
  annsName,
  createToyClient,
  getThing,
  listThings,
  saveThing,
  signIn,
  type Thing,
} from '../../../toys/index.ts';

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

  const emptyPage = { things: [], next: null };
  const shelves = (count: number) => Array.from({ length: count }, (_, index) => ({ shelf: `s${index}` }));

  it.each([
    { why: 'as many as entities', memory: { entities: 3 } },
    { why: 'or as many as is said', memory: { entities: 100, results: 3 } },
  ])('goes when there are too many answers without entities: $why', ({ memory }) => {
    const { client, clock } = createToyClient({ memory });
    const all = shelves(6);
    for (const shelf of all) client.put(listThings, shelf, emptyPage);
    const stop = client.watch(listThings, { shelf: 's1' }, nothing, { policy: 'only-if-cached' });
    clock.advance(6 * SECOND);
    client.peek(listThings, { shelf: 's0' });
    client.put(getThing, annsName, ann);
    const states = all.map((shelf) => client.peek(listThings, shelf).state);
    const gone = ['unfulfilled', 'unfulfilled', 'unfulfilled', 'unfulfilled'];
    expect(states).toEqual(['fulfilled', 'fulfilled', ...gone]);
    expect(client.counters()).toMatchObject({ entities: 1, results: 3, evictions: 4 });
    stop();
  });

  it('leaves what is fresh and not too much, though there are too many answers', () => {
    const { client, clock } = createToyClient({ memory: { entities: 100, results: 2 } });
    for (const id of ['a', 'b', 'c']) client.put(getThing, nameOf(id), person(id));
    clock.advance(6 * SECOND);
    client.put(getThing, nameOf('d'), person('d'));
    expect(client.counters()).toMatchObject({ entities: 4, results: 2 });
    expect(client.peek(getThing, nameOf('a')).state).toBe('fulfilled');
  });

  it('is looked through no more, nor is what an earlier user had', async () => {
    const { client, clock, server } = createToyClient({ memory: { results: 2 } });
    for (const shelf of shelves(5)) client.put(listThings, shelf, emptyPage);
    clock.advance(6 * SECOND);
    client.put(getThing, annsName, ann);
    const looksFor = async (): Promise<number> => {
      const before = client.counters().scans;
      const saving = client.write(saveThing, { fields: { Id: 'a', Name: 'Ann' } });
      await server.last().answer(ann);
      await saving;
      return client.counters().scans - before;
    };
    expect(await looksFor()).toBe(1);
    const stop = client.watch(listThings, { shelf: 'mine' }, nothing, { policy: 'only-if-cached' });
    client.changeSession('begins');
    expect(await looksFor()).toBe(1);
    stop();
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

describe('what is shown of something that is held', () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => `F${index}`);
  const asked = (name: string) => ({ thingId: 'a', fields: [`person.${name}`, 'person.Name'] });
  const all = {
    ...ann,
    fields: { ...ann.fields, ...Object.fromEntries(names(300).map((name) => [name, { value: 1 }])) },
  };

  function createCounted() {
    let countViews = (): number => 0;
    const extension = {
      connect({ store }: ExtensionHost) {
        countViews = () => store.entity({ entity: 'Thing', key: 'a' })?.memos?.size ?? 0;
      },
    };
    return { ...createToyClient({ extensions: [extension] }), countViews: () => countViews() };
  }

  it.each([
    { readers: 50, kept: 50, why: 'few are kept' },
    { readers: 300, kept: 1, why: 'of many only those that somebody watches or has just read' },
  ])('is $kept of $readers views in the end: $why', ({ readers, kept }) => {
    const { client, clock, countViews } = createCounted();
    client.put(listThings, { shelf: 'all' }, { things: [all], next: null });
    const observer = client.observe(getThing, asked('F0'), { policy: 'only-if-cached' });
    const stop = observer.subscribe(nothing);
    const before = dataOf(observer.current());
    for (const name of names(readers)) client.peek(getThing, asked(name));
    for (const id of ['b', 'c']) {
      clock.advance(6 * SECOND);
      client.put(getThing, nameOf(id), person(id));
    }
    expect(countViews()).toBe(kept);
    expect(dataOf(observer.current())).toBe(before);
    stop();
  });

  it('is few views in the end, however many answers with other fields have come', () => {
    const { client, clock, countViews } = createCounted();
    client.put(listThings, { shelf: 'all' }, { things: [ann], next: null });
    const observer = client.observe(listThings, { shelf: 'all' }, { policy: 'only-if-cached' });
    const stop = observer.subscribe(nothing);
    const before = dataOf(observer.current());
    for (const name of names(400)) {
      client.put(getThing, asked(name), { ...ann, fields: { ...ann.fields, [name]: { value: 1 } } });
      clock.advance(6 * SECOND);
      expect(dataOf(observer.current())).toBe(before);
    }
    expect(countViews()).toBeLessThanOrEqual(102);
    stop();
  });
});
