import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataOf } from '../query/lookup.ts';
import { settled, type SentRequest } from '../../testing/index.ts';
import { getThing, listThings, saveThing, type Thing } from '../../toys/toy-api.ts';
import { createToyClient } from '../../toys/toy-client.ts';
import { createThing, removeThing } from '../../toys/toy-writes.ts';
import { updateCache } from './update-cache.ts';

const shelf = { shelf: 's' };
const FIELDS = ['person.Name'];

const { optimistic: _, ...undeclared } = saveThing.table;
/** A write of which no spec says what it brings. */
const saveUndeclared: typeof saveThing = { ...saveThing, table: undeclared };

/** A server that carries requests out in the order that it likes. */
function createThingShelf() {
  const things = new Map<string, Thing>();
  let changes = 0;
  const put = (id: string, Name: string): Thing => {
    changes += 1;
    const thing = { id, kind: 'person', rev: changes, fields: { Name: { value: Name } } };
    things.set(id, thing);
    return thing;
  };
  for (const id of ['a', 'b', 'c']) put(id, id);
  const page = () => ({ things: [...things.values()], next: null });
  return {
    page,
    put,
    remove: (id: string) => void things.delete(id),
    async carryOut(request: Request): Promise<readonly [body: unknown, status: number]> {
      const id = new URL(request.url).pathname.split('/').at(-1) ?? '';
      const known = things.get(id);
      if (request.method === 'GET' && id === 's') return [page(), 200];
      if (request.method === 'POST') return [put(`n${changes}`, (await nameIn(request)) ?? ''), 200];
      if (!known) return [[{ errorCode: 'GONE', message: 'Gone' }], 404];
      if (request.method === 'GET') return [known, 200];
      if (request.method === 'PATCH') return [put(id, (await nameIn(request)) ?? ''), 200];
      things.delete(id);
      return [undefined, 204];
    },
  };
}

async function nameIn(request: Request): Promise<string | undefined> {
  const body = (await request.clone().json()) as { readonly fields: { readonly Name?: string } };
  return body.fields.Name;
}

/** A request on its way. */
interface Travelling {
  readonly sent: SentRequest;
  answer?: readonly [body: unknown, status: number];
}

/** One step of a history; the number chooses a thing or a request. */
const step = fc.record({
  what: fc.constantFrom(
    'create',
    'remove',
    'rename',
    'renameByHand',
    'read',
    'readOne',
    'carryOut',
    'refuse',
    'lose',
    'deliver',
    'changeElsewhere',
    'removeElsewhere',
  ),
  which: fc.nat(5),
});

type Step = typeof step extends fc.Arbitrary<infer TStep> ? TStep : never;

function createHistory() {
  const toy = createToyClient();
  const server = createThingShelf();
  const { client } = toy;
  client.put(listThings, shelf, server.page());
  const stop = client.watch(listThings, shelf, () => undefined);
  const travelling: Travelling[] = [];
  let seen = 0;
  let names = 0;
  const collect = (): void => {
    for (const sent of toy.server.sent.slice(seen)) travelling.push({ sent });
    seen = toy.server.sent.length;
  };
  const shownIds = (): readonly string[] =>
    (dataOf(client.peek(listThings, shelf))?.things ?? []).map(({ id }) => id);
  const attempt = (writing: Promise<unknown>): void => void writing.catch(() => undefined);
  const rename = (id: string, isByHand: boolean): void => {
    names += 1;
    const Name = `name ${names}`;
    const optimistic = updateCache((cache) =>
      cache.update(listThings, shelf, (page) => ({
        ...page,
        things: page.things.map((one) =>
          one.id === id ? { ...one, fields: { Name: { value: Name } } } : one,
        ),
      })),
    );
    const config = { thingId: id, fields: { Name } };
    attempt(
      isByHand
        ? client.write(saveUndeclared, config, { optimistic })
        : client.write(saveThing, config, { optimistic: true }),
    );
  };
  const act: { readonly [TWhat in Step['what']]: (which: number) => void | Promise<void> } = {
    create(which) {
      const Name = `new ${which}`;
      const optimistic = updateCache((cache) => {
        const made = { id: cache.temporaryId(), kind: 'person', fields: { Name: { value: Name } } };
        cache.updateAll(listThings, (page) => ({ ...page, things: [made, ...page.things] }));
      });
      attempt(client.write(createThing, { fields: { Name } }, { optimistic }));
    },
    remove(which) {
      const key = shownIds()[which];
      if (key === undefined) return;
      const optimistic = updateCache((cache) => cache.remove({ entity: 'Thing', key }));
      attempt(client.write(removeThing, { thingId: key }, { optimistic }));
    },
    rename: (which) => rename(shownIds()[which] ?? 'a', false),
    renameByHand: (which) => rename(shownIds()[which] ?? 'a', true),
    read: () => void client.refresh(listThings, shelf),
    readOne: (which) => void client.refresh(getThing, { thingId: shownIds()[which] ?? 'a', fields: FIELDS }),
    async carryOut(which) {
      const one = travelling.filter(({ answer }) => !answer)[which];
      if (one) one.answer = await server.carryOut(one.sent.request);
    },
    refuse(which) {
      const one = travelling.filter(({ answer }) => !answer)[which];
      if (one) one.answer = [[{ errorCode: 'NO', message: 'No' }], 400];
    },
    async lose(which) {
      const [one] = travelling.splice(which, 1);
      await one?.sent.fail();
    },
    async deliver(which) {
      const one = travelling.filter(({ answer }) => answer)[which];
      if (!one?.answer) return;
      travelling.splice(travelling.indexOf(one), 1);
      await one.sent.answer(...one.answer);
    },
    changeElsewhere: (which) => void server.put(shownIds()[which] ?? 'z', `elsewhere ${which}`),
    removeElsewhere: (which) => server.remove(shownIds()[which] ?? 'a'),
  };
  const settle = async (): Promise<void> => {
    collect();
    while (travelling.length > 0) {
      await act.carryOut(0);
      await act.deliver(0);
      await settled();
      collect();
    }
  };
  return {
    client,
    server,
    async run({ what, which }: Step) {
      await act[what](which);
      collect();
    },
    async finish() {
      await settle();
      client.invalidate(listThings, shelf);
      await settle();
      stop();
    },
  };
}

describe('optimistic writes by hand', () => {
  it('end in the state of the server, whatever was answered, refused, lost and read in which order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const history = createHistory();
        for (const one of steps) await history.run(one);
        await history.finish();
        const shown = history.client.peek(listThings, shelf);
        expect(shown).toMatchObject({ state: 'fulfilled', data: history.server.page() });
      }),
      { numRuns: 150 },
    );
  });
});
