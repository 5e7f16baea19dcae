import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../core/json-value.ts';
import { settled } from '../../../testing/index.ts';
import { ann, annsName, createToyClient, getThing } from '../../../toys/index.ts';
import { createInspector } from './create-inspector.ts';
import { readSession, writeSession } from './session-file.ts';
import { takeSession, viewOf } from './session.ts';

async function createSession() {
  const inspector = createInspector();
  const { client, server, clock } = createToyClient({ extensions: [inspector] });
  client.watch(getThing, annsName, () => undefined);
  await server.last().answer(ann);
  await settled();
  return { inspector, session: takeSession(inspector), key: client.keyOf(getThing, annsName), clock };
}

describe('the file of a session', () => {
  it('shows what the client showed when it was taken', async () => {
    const { session, key, inspector, clock } = await createSession();
    const view = viewOf(readSession(writeSession(session)));
    const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
    expect(view.query(key)).toEqual(plain(inspector.query(key)));
    const thing = { entity: 'Thing', key: 'a' };
    expect(view.record(thing)).toEqual(plain(inspector.record(thing)));
    expect(view.record({ entity: 'Thing', key: 'z' })).toBeUndefined();
    const { queries, records, requests, writes, renders, notes, simulations } = view;
    const lists = [queries(), records(), requests(), writes(), renders(), notes(), simulations()];
    expect(lists.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 1, 0]);
    const taken = view.now();
    clock.advance(5_000);
    expect(view.now()).toBe(taken);
  });

  it('ends where an object contains itself', async () => {
    const { session } = await createSession();
    const ring: { [member: string]: unknown } = { same: ann };
    ring['inner'] = { twice: ann, ring };
    const given = {
      ...session,
      queries: session.queries.map((query) => ({ ...query, data: ring as JsonObject })),
    };
    const [query] = readSession(writeSession(given)).queries;
    expect(query?.data).toEqual({ same: ann, inner: { twice: ann, ring: '↻' } });
  });

  it.each([
    ['no JSON', 'x', 'no JSON'],
    ['of somebody else', '{}', 'no session of this inspector'],
    ['a list', '[]', 'no session of this inspector'],
    ['of a later version', '{"format":"energy-portal-inspector","version":2}', 'another version'],
    ['without a time', '{"format":"energy-portal-inspector","version":1}', 'when it was taken'],
    [
      'without its queries',
      '{"format":"energy-portal-inspector","version":1,"takenAt":1}',
      'queries cannot be read',
    ],
    [
      'with an entry that is none',
      '{"format":"energy-portal-inspector","version":1,"takenAt":1,"queries":[{"key":"a"}]}',
      'queries cannot be read',
    ],
  ])('is refused with a reason where it is %s', (_, text, reason) => {
    expect(() => readSession(text)).toThrow(reason);
  });
});
