import { describe, expect, it } from 'vitest';
import { mergedText, withMine } from './merging.ts';

const base = {
  title: 'A',
  fields: { zip: { label: 'ZIP' }, city: { label: 'City' } },
  steps: [{ id: 'one' }, { id: 'two' }],
};
const text = (value: unknown) => JSON.stringify(value, null, 2);
const merge = (mine: unknown, theirs: unknown) => {
  const merged = mergedText({ base: text(base), mine: text(mine), theirs: text(theirs) });
  if (merged === undefined) throw new Error('It is JSON.');
  return { value: JSON.parse(merged.text) as unknown, ...merged };
};
const zip = (label: string) => ({ ...base.fields, zip: { label } });

describe('what two people have changed', () => {
  it.each([
    [
      'different texts',
      { ...base, title: 'B' },
      { ...base, fields: zip('Postal code') },
      { ...base, title: 'B', fields: zip('Postal code') },
    ],
    [
      'a text and a new one',
      { ...base, lead: 'New' },
      { ...base, title: 'B' },
      { ...base, title: 'B', lead: 'New' },
    ],
    [
      'a text, and another one taken out',
      { ...base, fields: { zip: base.fields.zip } },
      { ...base, title: 'B' },
      { ...base, title: 'B', fields: { zip: base.fields.zip } },
    ],
    [
      'entries of one list',
      { ...base, steps: [{ id: 'first' }, { id: 'two' }] },
      { ...base, steps: [{ id: 'one' }, { id: 'second' }] },
      { ...base, steps: [{ id: 'first' }, { id: 'second' }] },
    ],
    ['the same in the same way', { ...base, title: 'B' }, { ...base, title: 'B' }, { ...base, title: 'B' }],
    ['nothing of mine', base, { ...base, title: 'B' }, { ...base, title: 'B' }],
  ])('is put together: %s', (_, mine, theirs, want) => {
    const { value, conflicts } = merge(mine, theirs);
    expect([value, conflicts]).toEqual([want, []]);
  });

  it.each([
    [
      'one text',
      { ...base, title: 'B' },
      { ...base, title: 'C' },
      { path: ['title'], mine: 'B', theirs: 'C' },
    ],
    [
      'a text that the other one has taken out',
      { ...base, fields: zip('Z') },
      { ...base, fields: { city: base.fields.city } },
      { path: ['fields', 'zip', 'label'], mine: 'Z', theirs: undefined },
    ],
    [
      'a list that has become longer',
      { ...base, steps: [...base.steps, { id: 'three' }] },
      { ...base, steps: [{ id: 'x' }, { id: 'two' }] },
      expect.objectContaining({ path: ['steps'] }),
    ],
  ])('meets at %s', (_, mine, theirs, want) => {
    const { value, conflicts, text: merged } = merge(mine, theirs);
    expect([value, conflicts]).toEqual([theirs, [want]]);
    expect(JSON.parse(withMine(merged, conflicts))).toMatchObject(mine);
  });

  it('is not guessed where one of the texts is no JSON', () => {
    expect(mergedText({ base: '{', mine: '{}', theirs: '{}' })).toBeUndefined();
  });
});
