import { createPagedRead, type Client, type Fetch, type Policy } from '@energy-portal/sdk';
import { getThing, listThings, type Thing } from '../../sdk/toys/index.ts';
import { changeThing } from './things.ts';
import { flushPromises } from './wire.ts';

const POLICIES: readonly Policy[] = [
  'cache-then-network',
  'cache-and-network',
  'no-cache',
  'only-if-cached',
  { name: 'stale-while-revalidate', staleFor: 20_000 },
];

/** A server that answers at once, fails now and then, and does not know everything. */
export function createUnreliableServer(): Fetch {
  let requests = 0;
  return async (request) => {
    requests += 1;
    const { pathname, searchParams } = new URL(request.url);
    const id = pathname.split('/').at(-1) ?? '';
    if (requests % 7 === 0) return Response.json([], { status: 500 });
    if (requests % 11 === 0) return Response.json([], { status: 404 });
    if (requests % 13 === 0) return Response.json({ ...thingOf(id), rev: 'unheard of', things: 'none' });
    if (!pathname.includes('shelves')) {
      const isGone = request.method !== 'GET' && requests % 3 === 0;
      return isGone ? new Response(null, { status: 204 }) : Response.json(thingOf(id));
    }
    const offset = Number(searchParams.get('pageToken') ?? 0);
    const things = [0, 1].map((index) => thingOf(`${id}-${offset + index}`));
    return Response.json({ things, next: offset < 4 ? String(offset + 2) : null });
  };
}

const thingOf = (id: string): Thing => ({ id, kind: 'person', fields: { Name: { value: id } } });

/** Does one of the things that customers do besides looking at their page. */
export async function runCustomerAction(client: Client, visit: number, customer: number): Promise<void> {
  const thingId = `${customer}-0`;
  switch (visit % 4) {
    case 0: {
      const policy = POLICIES[visit % POLICIES.length] ?? 'no-cache';
      await client.read(getThing, { thingId, fields: ['person.Name', 'person.Boss.Name'] }, { policy });
      return;
    }
    case 1: {
      const config = { thingId, fields: { Name: visit } };
      // That it may be refused is the point.
      await client.write(changeThing, config, { optimistic: true }).catch(() => undefined);
      return;
    }
    case 2: {
      const pages = createPagedRead(client, listThings, { config: { shelf: `list-${customer}` } });
      const stop = pages.subscribe(() => undefined);
      await flushPromises();
      pages.more();
      await flushPromises();
      return stop();
    }
    default: {
      const controller = new AbortController();
      const { signal } = controller;
      const reading = client.read(getThing, { thingId: 'nobody', fields: ['person.Name'] }, { signal });
      controller.abort();
      await reading;
    }
  }
}
