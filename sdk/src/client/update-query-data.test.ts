import { describe, expect, it } from 'vitest';
import { ann, annsName, createToyClient, getThing, listThings } from '../../toys/index.ts';
import { updateQueryData } from './update-query-data.ts';

const shelf = { shelf: 's' };

describe('the data of one query', () => {
  it('is changed by hand in every view that shows the same', () => {
    const { client, server } = createToyClient();
    client.put(listThings, shelf, { things: [ann], next: null });
    client.put(getThing, annsName, ann);
    const update = (thing: typeof ann) => ({ ...thing, fields: { Name: { value: 'Anna' } } });
    expect(updateQueryData(client, getThing, { config: annsName, update })).toBe(true);
    expect(client.peek(listThings, shelf)).toMatchObject({
      state: 'fulfilled',
      data: { things: [{ fields: { Name: { value: 'Anna' } } }] },
    });
    expect(server.sent).toHaveLength(0);
  });

  it('loses an item of a list', () => {
    const { client } = createToyClient();
    client.put(listThings, shelf, { things: [ann, { ...ann, id: 'b' }], next: null });
    updateQueryData(client, listThings, {
      config: shelf,
      update: (page) => ({ ...page, things: page.things.filter(({ id }) => id !== 'a') }),
    });
    expect(client.peek(listThings, shelf)).toMatchObject({ data: { things: [{ id: 'b' }] } });
  });

  it('stays as it is where nothing is cached, and where the new data is malformed', () => {
    const { client } = createToyClient();
    const update = (): never => JSON.parse('{"things":[{"id":5}]}') as never;
    expect(updateQueryData(client, listThings, { config: shelf, update })).toBe(false);
    client.put(listThings, shelf, { things: [ann], next: null });
    const act = (): boolean =>
      updateQueryData(client, listThings, {
        config: shelf,
        update: () => JSON.parse('{"things":5}') as never,
      });
    expect(act).toThrow('Expected "array"');
    expect(client.peek(listThings, shelf)).toMatchObject({ data: { things: [ann] } });
  });
});
