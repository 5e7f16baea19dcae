import { describe, expect, it } from 'vitest';
import type { ClientEvent } from './context.ts';
import { ann, annsName, getThing, saveThing } from '../../toys/toy-api.ts';
import { createToyClient } from '../../toys/toy-client.ts';

describe('an answer that lacks what was asked for', () => {
  const config = { thingId: 'a', fields: ['person.Mail'] };
  const error = {
    code: 'NOT_FETCHABLE',
    status: 400,
    statusText: 'data is not fetchable',
    message: 'data is not fetchable',
    operation: 'getThing',
    errors: [{ field: 'person.Mail' }],
  };

  it('is an error, which is not asked about again while the answer counts', async () => {
    const { client, clock, server } = createToyClient();
    const seen: string[] = [];
    client.watch(getThing, config, ({ state }) => seen.push(state));
    await server.last().answer(ann);
    expect(seen).toEqual(['pending', 'error']);
    expect(client.peek(getThing, config)).toMatchObject({ state: 'error', error });
    expect(await client.read(getThing, config)).toMatchObject({ state: 'error', error });
    expect(server.sent).toHaveLength(1);
    clock.advance(30_000);
    void client.read(getThing, config);
    expect(server.sent).toHaveLength(2);
  });

  it('is the answer to whoever asked, and 504 to whoever did not ask', async () => {
    const { client, server } = createToyClient();
    const reading = client.read(getThing, config, { policy: 'no-cache' });
    await server.last().answer(ann);
    expect(await reading).toMatchObject({ state: 'error', error });
    const cached = await client.read(
      getThing,
      { thingId: 'b', fields: ['person.Mail'] },
      {
        policy: 'only-if-cached',
      },
    );
    expect(cached).toMatchObject({ state: 'error', error: { code: 'NOT_IN_CACHE', status: 504 } });
  });

  it('is overtaken by another that has it', async () => {
    const { client, server } = createToyClient();
    void client.read(getThing, config);
    await server.last().answer(ann);
    void client.read(getThing, { thingId: 'a', fields: ['person.Mail', 'person.Name'] });
    await server.last().answer({ ...ann, rev: 2, fields: { Mail: { value: 'a@b' }, Name: { value: 'A' } } });
    expect(client.peek(getThing, config).state).toBe('fulfilled');
  });
});

describe('a member that should stay the same', () => {
  it('is told as an event when it says something else, once', async () => {
    const events: ClientEvent[] = [];
    const { client, server } = createToyClient({ onEvent: (event) => events.push(event) });
    for (const kind of ['person', 'person', 'robot', 'robot']) {
      void client.refresh(getThing, annsName);
      await server.last().answer({ ...ann, rev: server.sent.length, kind });
    }
    expect(events.filter(({ type }) => type === 'changed')).toEqual([
      { type: 'changed', entity: 'Thing', key: 'a', member: 'kind', from: 'person', to: 'robot' },
    ]);
  });
});

describe('a refused write', () => {
  it.each([
    [{}, [{ field: 'fields', message: "must have required property 'fields'" }]],
    [{ fields: { Name: 'Ann' } }, [{ field: 'fields.Id', message: "must have a usable value 'fields.Id'" }]],
  ])('says of %j what belongs where, and keeps its message', async (config, errors) => {
    const { client, server } = createToyClient();
    const writing = client.write(saveThing, config as never);
    await expect(writing).rejects.toMatchObject({ code: 'INVALID_CONFIG', message: 'Invalid thing', errors });
    expect(server.sent).toHaveLength(0);
  });
});
