import { expect, it } from 'vitest';
import { createClientOf } from '../../client/create-client.ts';
import { createFakeClock, getThing, settled, toyTables, type Thing } from '../../../toys/index.ts';
import { createGarbageCollector } from './collect-garbage.ts';
import { createLateCollector } from './late-collector.ts';

const limits = { garbageCollection: { every: 5_000 } };
const thing = (id: string): Thing => ({ id, kind: 'person', rev: 1, fields: { Name: { value: id } } });

/** Counts fetches and what is kept after each of some answers, a minute and a half apart unless a test says otherwise. */
async function keepThings(
  answers: number,
  fetchMaker: Parameters<typeof createLateCollector>[1],
  { step = 90_000, given = limits }: { readonly step?: number; readonly given?: Partial<typeof limits> } = {},
) {
  const clock = createFakeClock();
  let fetches = 0;
  const garbageCollector = createLateCollector(given, () => {
    fetches += 1;
    return fetchMaker();
  });
  const client = createClientOf(
    { ...toyTables, garbageCollector },
    { baseUrl: 'https://toy.example', clock, memory: { staleFor: 0 } },
  );
  const seen: (readonly [fetches: number, entities: number])[] = [];
  for (let count = 0; count < answers; count += 1) {
    const id = `t${count}`;
    client.put(getThing, { thingId: id, fields: ['person.Name'] }, thing(id));
    await settled();
    seen.push([fetches, client.counters().entities]);
    clock.advance(step);
  }
  return seen;
}

it('asks for no code with the first answer, and drops once it is there', async () => {
  const seen = await keepThings(4, () => Promise.resolve(createGarbageCollector(limits)));
  expect(seen).toEqual([
    [0, 1],
    [1, 2],
    [1, 1],
    [1, 1],
  ]);
});

it('keeps everything where the code does not come, and asks again', async () => {
  let isThere = false;
  const fetchMaker = () =>
    isThere ? Promise.resolve(createGarbageCollector(limits)) : Promise.reject(new Error('No such chunk'));
  const seen = keepThings(5, () => {
    const coming = fetchMaker();
    isThere = true;
    return coming;
  });
  expect(await seen).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
    [2, 1],
    [2, 1],
  ]);
});

it.each([
  ['as often as the limits say', limits, [0, 0, 1, 1, 2]],
  ['never where they do not say', {}, [0, 0, 0, 0, 0]],
])('asks for the code %s', async (_, given, want) => {
  const fetchMaker = () => Promise.reject(new Error('No such chunk'));
  const seen = await keepThings(5, fetchMaker, { step: 2_500, given });
  expect(seen.map(([fetches]) => fetches)).toEqual(want);
});
