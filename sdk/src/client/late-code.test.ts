import { describe, expect, it } from 'vitest';
import { dataOf } from '../query/lookup.ts';
import { revalidation } from '../query/revalidation.ts';
import { mutations } from '../mutation/mutate.ts';
import { allTraits } from '../traits/all-traits.ts';
import {
  annsName,
  createFakeClock,
  createScriptedFetch,
  getThing,
  getThings,
  getTrackedThing,
  listThings,
  saveThing,
  settled,
  toyTables,
  type SentRequest,
  type Thing,
} from '../../toys/index.ts';
import type { Client } from './client.ts';
import { createClientOf, type ClientTables } from './create-client.ts';
import type { OptionalCode } from './late-code.ts';

const MINUTE = 60_000;
const failing = (): Promise<never> => Promise.reject(new Error('No such chunk'));

/** A client that has no code but what it fetches. */
function createBareClient(fetchers: Pick<ClientTables, 'fetchRevalidation' | 'fetchTraits'>) {
  const clock = createFakeClock();
  const server = createScriptedFetch();
  const options = { baseUrl: 'https://toy.example', fetch: server.fetch, clock };
  return { client: createClientOf({ ...toyTables, traits: [], ...fetchers }, options), clock, server };
}

const thing = (rev: number, ...names: readonly string[]): Thing => ({
  id: 'a',
  kind: 'person',
  rev,
  fields: Object.fromEntries(names.map((name) => [name, { value: `${name} ${rev}` }])),
});

describe('what asks for changes of named answers', () => {
  const nameOf = (sent: SentRequest): string | null => sent.request.headers.get('If-None-Match');
  const readOften = async (fetchRevalidation: () => Promise<typeof revalidation>) => {
    let fetches = 0;
    const { client, clock, server } = createBareClient({
      fetchRevalidation: () => {
        fetches += 1;
        return fetchRevalidation();
      },
    });
    const names: (string | null)[] = [];
    const counts: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const reading = client.read(getThing, annsName);
      const sent = server.last();
      names.push(nameOf(sent));
      const body = nameOf(sent) === null ? JSON.stringify(thing(round, 'Name')) : null;
      const status = body === null ? 304 : 200;
      await sent.respond(new Response(body, { status, headers: { ETag: `"${round}"` } }));
      expect(dataOf(await reading)?.fields['Name']?.value).toBe(`Name ${body === null ? 1 : round}`);
      counts.push(fetches);
      clock.advance(MINUTE);
    }
    return { names, counts };
  };

  it('is fetched when an answer is first asked for again, and nobody waits for it', async () => {
    expect(await readOften(() => Promise.resolve(revalidation))).toEqual({
      names: [null, null, '"1"'],
      counts: [0, 1, 1],
    });
  });

  it('is done without where it does not come, and asked for anew', async () => {
    expect(await readOften(failing)).toEqual({ names: [null, null, null], counts: [0, 1, 2] });
  });
});

describe('a conflict of versions before the code for it is there', () => {
  const conflict = async (fetchTraits: ClientTables['fetchTraits'] & {}) => {
    const toy = createBareClient({ fetchTraits });
    const name = { thingId: 'a', fields: ['person.Name'] };
    toy.client.put(getTrackedThing, name, thing(1, 'Name'));
    toy.client.put(listThings, { shelf: 's' }, { things: [thing(1, 'Name')], next: null });
    toy.client.watch(getTrackedThing, name, () => undefined);
    toy.client.watch(listThings, { shelf: 's' }, () => undefined);
    toy.client.put(getTrackedThing, { thingId: 'a', fields: ['person.Mail'] }, thing(2, 'Mail'));
    await settled();
    return toy.server.sent.map(({ address }) => address.replace('/toy/v1', ''));
  };

  it('asks for all that is known once it is', async () => {
    expect(await conflict(() => Promise.resolve(allTraits))).toEqual([
      '/things/a?extras=person.Mail,person.Name',
    ]);
  });

  it('lets each ask for its own where it does not come', async () => {
    expect(await conflict(failing)).toEqual(['/things/a?fields=person.Name', '/shelves/s?size=2']);
  });
});

describe('what waits for its code while the user changes', () => {
  const leaving = async (begin: (client: Client) => Promise<unknown> | void) => {
    const code = Promise.withResolvers<readonly OptionalCode[]>();
    const { client, server } = createBareClient({ fetchTraits: () => code.promise });
    const outcome = Promise.resolve(begin(client)).catch((error: unknown) => error);
    client.changeSession('begins');
    code.resolve([...allTraits, mutations]);
    await settled();
    return { client, server, outcome: await outcome };
  };

  it('is a write that is not sent for the next one', async () => {
    const { server, outcome } = await leaving((client) =>
      client.write(saveThing, { fields: { Id: 'a', Name: 'Anna' } }),
    );
    expect(outcome).toMatchObject({ code: 'SESSION_CHANGED', operation: 'saveThing' });
    expect(server.sent).toEqual([]);
  });

  it('is data that is not put into the next one’s store', async () => {
    const config = { thingIds: ['a'] };
    const result = { id: 'a', kind: 'person', rev: 1, fields: { Name: { value: 'Ann' } } };
    const data = { results: [{ statusCode: 200, result }] };
    const { client } = await leaving((given) => given.put(getThings, config, data));
    expect(client.peek(getThings, config).state).toBe('unfulfilled');
    expect(client.peek(getThing, annsName).state).toBe('unfulfilled');
  });
});
