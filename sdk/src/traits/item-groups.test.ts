import { describe, expect, it } from 'vitest';
import { createToyClient, getThing, type Thing } from '../../toys/index.ts';
import { getThings } from '../../toys/toy-traits.ts';
import type { ReadOperation } from '../spec/operation.ts';
import { settled } from '../../testing/index.ts';
import { itemGroups } from './item-groups.ts';

interface Group {
  readonly thingIds: readonly string[];
  readonly fields: readonly string[];
}

const { table } = getThings;
/** The batch of the toy API, whose things may stand in groups, three in one request. */
const getGroups: ReadOperation<Group | { readonly groups: readonly Group[] }, unknown> = {
  table: {
    ...table,
    groups: 'groups',
    items: {
      at: 'results',
      status: 'statusCode',
      value: 'result',
      by: ['thingIds'],
      ...table.items,
      most: 3,
      longest: 60,
    },
  },
  accepts: () => true,
  traits: { itemGroups: true },
};

const NAME = ['person.Name'];
const group = (ids: string, fields = NAME): Group => ({ thingIds: ids.split(''), fields });
const thing = (id: string): Thing => ({ id, kind: 'person', rev: 1, fields: { Name: { value: id } } });
const good = (id: string) => ({ statusCode: 200, result: thing(id) });
const bad = (statusCode: number) => ({ statusCode, result: [{ errorCode: 'OOPS', message: 'Oops' }] });
const answerOf = (ids: string) => ({ failed: false, results: [...ids].map(good) });

function setUp() {
  const toys = createToyClient({ traits: [itemGroups] });
  const addresses = () => toys.server.sent.map(({ address }) => address.replace('/toy/v1/things/batch/', ''));
  return { ...toys, addresses };
}

describe('things that are asked for in groups', () => {
  const requests: readonly [string, readonly Group[], readonly string[]][] = [
    ['of one wish', [group('ab'), group('c')], ['a,b,c?fields=person.Name']],
    ['of several', [group('a'), group('b', ['person.Age'])], ['a,b?fields=person.Name,person.Age']],
    ['that overlap', [group('ab'), group('ba', ['person.Age'])], ['a,b?fields=person.Name,person.Age']],
    [
      'that are too many for one',
      [group('ab'), group('cd')],
      ['a,b,c?fields=person.Name', 'd?fields=person.Name'],
    ],
    [
      'whose fields are too long for one address, each where there is room',
      [
        group('a', [`person.${'A'.repeat(40)}`]),
        group('b', [`person.${'B'.repeat(40)}`]),
        group('c', [`person.${'A'.repeat(40)}`]),
      ],
      [`a,c?fields=person.${'A'.repeat(40)}`, `b?fields=person.${'B'.repeat(40)}`],
    ],
    ['in none, as ever', [], ['a?fields=person.Name']],
  ];
  it.each(requests)('makes the fewest requests of groups %s', async (_, groups, wanted) => {
    const { client, addresses } = setUp();
    void client.read(getGroups, groups.length > 0 ? { groups } : group('a'));
    await settled();
    expect(addresses()).toEqual(wanted);
  });

  it('have their results in the order of the groups, in one answer that is kept', async () => {
    const { client, clock, server } = setUp();
    const config = { groups: [group('ab'), group('ca', ['person.Age']), group('d')] };
    const reading = client.read(getGroups, config);
    await settled();
    await server.sent[1]?.answer(answerOf('d'));
    await server.sent[0]?.answer({ failed: true, results: [good('a'), bad(404), good('c')] });
    const results = [good('a'), bad(404), good('c'), good('a'), good('d')];
    expect(await reading).toMatchObject({ state: 'fulfilled', data: { failed: true, results } });
    expect(await client.read(getGroups, config)).toMatchObject({ state: 'fulfilled' });
    expect(client.peek(getThing, { thingId: 'c', fields: NAME })).toMatchObject({ state: 'fulfilled' });
    expect(server.sent).toHaveLength(2);
    clock.advance(1_000);
    expect(client.peek(getGroups, config).state).toBe('stale');
  });

  it('leaves out what is known to fail, whoever asked for it', async () => {
    const { client, server, addresses } = setUp();
    const first = client.read(getGroups, group('b'));
    await server.last().answer({ results: [bad(500)] });
    await first;
    const reading = client.read(getGroups, { groups: [group('ab'), group('b', ['person.Age'])] });
    await settled();
    expect(addresses()).toEqual(['b?fields=person.Name', 'a?fields=person.Name']);
    await server.last().answer(answerOf('a'));
    expect(await reading).toMatchObject({ data: { results: [good('a'), bad(500), bad(500)] } });
    expect(await client.read(getThing, { thingId: 'b', fields: NAME })).toMatchObject({ state: 'error' });
  });

  const denials: readonly [string, object, number][] = [
    ['the whole', [{ errorCode: 'INVALID_FIELD', message: 'No' }], 400],
    ['a thing', { failed: true, results: [good('a'), bad(400)] }, 200],
  ];
  it.each(denials)(
    'are asked for by group where %s is refused for what was wanted',
    async (_, answer, status) => {
      const { client, server, addresses } = setUp();
      const reading = client.read(getGroups, { groups: [group('a'), group('b', ['person.No'])] });
      await settled();
      await server.last().answer(answer, status);
      await settled();
      expect(addresses().slice(1)).toEqual(['a?fields=person.Name', 'b?fields=person.No']);
      await server.sent[1]?.answer(answerOf('a'));
      await server.sent[2]?.answer({ failed: true, results: [bad(400)] });
      expect(await reading).toMatchObject({
        state: 'fulfilled',
        data: { failed: true, results: [good('a'), bad(400)] },
      });
    },
  );

  it('are the error that the server answered of any', async () => {
    const { client, server } = setUp();
    const reading = client.read(getGroups, { groups: [group('abc'), group('d')] });
    await settled();
    await server.sent[0]?.answer(answerOf('abc'));
    await server.sent[1]?.answer([{ errorCode: 'DOWN', message: 'Down' }], 503);
    expect(await reading).toMatchObject({ state: 'error', error: { status: 503 } });
  });

  it('may be put as one answer', () => {
    const { client } = setUp();
    const config = { groups: [group('a'), group('b')] };
    client.put(getGroups, config, { results: [good('a'), bad(404)] });
    expect(client.peek(getGroups, config)).toMatchObject({ state: 'fulfilled' });
    expect(client.peek(getThing, { thingId: 'a', fields: NAME }).state).toBe('fulfilled');
  });
});
