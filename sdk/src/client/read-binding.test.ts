import { describe, expect, it } from 'vitest';
import { ann, annsName, createToyClient, getThing, type ThingConfig } from '../../toys/index.ts';
import { createReadBinding } from './read-binding.ts';

describe('createReadBinding', () => {
  const same: readonly (readonly [title: string, next: ThingConfig | undefined, isSame: boolean])[] = [
    ['the same configuration', annsName, true],
    ['one that means the same', { fields: ['person.Name', 'person.Name'], thingId: 'a' }, true],
    ['one with another member', { ...annsName, layout: 'full' }, false],
    ['none', undefined, false],
  ];

  it.each(same)('compares with the read before: %s', (_, next, isSame) => {
    const { client } = createToyClient();
    const bind = createReadBinding(getThing);
    expect(bind(client, annsName) === bind(client, next)).toBe(isSame);
  });

  it('begins anew with another client', () => {
    const bind = createReadBinding(getThing);
    const { client } = createToyClient();
    const first = bind(client, undefined);
    expect(bind(client, undefined)).toBe(first);
    expect(bind(createToyClient().client, undefined)).not.toBe(first);
  });

  it('gives the same result while nothing has changed', async () => {
    const { client, server } = createToyClient();
    const read = createReadBinding(getThing)(client, annsName);
    const stop = read.subscribe(() => undefined);
    const pending = read.current();
    expect(read.current()).toBe(pending);
    await server.last().answer(ann);
    expect(read.current()).not.toBe(pending);
    expect(read.current()).toBe(read.current());
    stop();
  });

  it('reads under its policy', () => {
    const { client, server } = createToyClient();
    const read = createReadBinding(getThing, { policy: 'only-if-cached' })(client, annsName);
    read.subscribe(() => undefined);
    expect([read.current().state, server.sent.length]).toEqual(['error', 0]);
  });

  it('asks for what its configuration had when it was bound', () => {
    const { client, server } = createToyClient();
    const config = { thingId: 'a', fields: ['person.Name'] };
    const bind = createReadBinding(getThing);
    const before = bind(client, config);
    config.fields.push('person.Age');
    before.subscribe(() => undefined);
    expect(server.last().address).toBe('/toy/v1/things/a?fields=person.Name');
    expect(bind(client, config)).not.toBe(before);
  });
});
