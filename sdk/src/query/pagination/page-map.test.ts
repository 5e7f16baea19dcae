import { describe, expect, it } from 'vitest';
import { createPageMap, type PageMap } from './page-map.ts';

/** A map of a list with three pages of 50, of which the last is not full. */
function known(): PageMap {
  const map = createPageMap();
  map.updateTag('one');
  map.learn({ offset: 0, token: undefined }, { length: 50, next: 'b' });
  map.learn({ offset: 50, token: 'b' }, { length: 50, next: 'c' });
  map.learn({ offset: 100, token: 'c' }, { length: 20, next: undefined });
  return map;
}

describe('a page map', () => {
  it.each([
    [0, undefined],
    [49, undefined],
    [50, 'b'],
    [99, 'b'],
    [119, 'c'],
    [5_000, 'c'],
    [-1, undefined],
  ])('knows the page nearest to offset %d', (offset, token) => {
    expect(known().nearest(offset).token).toBe(token);
  });

  it('knows the length of the list once its end was seen', () => {
    expect(createPageMap().total()).toBeUndefined();
    expect(known().total()).toBe(120);
  });

  it.each<readonly [string, number, string | undefined, number, number | undefined]>([
    ['fits', 50, 'b', 3, 120],
    ['leads elsewhere', 50, 'z', 2, undefined],
    ['is shorter', 49, 'b', 2, undefined],
    ['is the last', 50, undefined, 1, 50],
  ])('keeps what is behind a page that %s', (_name, length, next, size, total) => {
    const map = known();
    map.learn({ offset: 0, token: undefined }, { length, next });
    expect([map.size(), map.total()]).toEqual([size, total]);
  });

  it('learns nothing from a page whose place it does not know', () => {
    const map = known();
    map.learn({ offset: 70, token: 'x' }, { length: 50, next: 'y' });
    expect(map.size()).toBe(3);
  });

  it.each([
    ['one', 3],
    [undefined, 3],
    ['two', 1],
  ])('with the tag %j has %d places', (tag, size) => {
    const map = known();
    map.updateTag(tag);
    expect(map.size()).toBe(size);
  });

  it('forgets everything for the next user', () => {
    const map = known();
    map.enter(2);
    expect([map.size(), map.total(), map.tag()]).toEqual([1, undefined, undefined]);
  });
});
