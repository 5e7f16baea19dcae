import { describe, expect, it } from 'vitest';
import { dataOf } from '../../query/lookup.ts';
import { ann, annsName, getThing, listThings } from '../../../toys/toy-api.ts';
import { createToyClient } from '../../../toys/toy-client.ts';

const changed = { ...ann, fields: { ...ann.fields, Name: { value: 'Changed' } } };

describe('an entity that stands in an answer twice', () => {
  it.each([
    ['the same as before, then otherwise', [ann, changed], 'Changed'],
    ['otherwise, then the same as before', [changed, ann], 'Ann'],
    ['the same as before both times', [ann, ann], 'Ann'],
    ['otherwise both times', [changed, changed], 'Changed'],
  ])('%s: what stands last counts', (_, things, want) => {
    const { client } = createToyClient();
    const shelf = { shelf: 'new' };
    client.put(listThings, shelf, { things: [ann], next: null });
    client.put(listThings, shelf, { things, next: null });
    expect(dataOf(client.peek(getThing, annsName))?.fields['Name']?.value).toBe(want);
    const shown = dataOf(client.peek(listThings, shelf))?.things;
    expect(shown?.map(({ fields }) => fields['Name']?.value)).toEqual([want, want]);
  });
});
