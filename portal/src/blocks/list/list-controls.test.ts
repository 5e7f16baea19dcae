import { describe, expect, it } from 'vitest';
import type { ListControls } from '../../../screen-language/generated/screen-config.gen.ts';
import { areUseful, isNarrowed, readListSettings } from './list-controls.tsx';

const controls: ListControls = {
  filter: { query: 'show', options: ['all', 'open', 'closed'] },
  sort: { query: 'sort', options: ['newest', 'oldest'] },
  search: { query: 'words' },
};

describe('what an address asks of a list', () => {
  it.each([
    ['nothing', {}, { show: undefined, sort: undefined, words: undefined }, false],
    ['what holds at the start', { show: 'all', sort: 'newest' }, {}, false],
    ['another order', { sort: 'oldest' }, { sort: 'oldest' }, false],
    ['fewer entries', { show: 'closed' }, { show: 'closed' }, true],
    ['words', { words: ' bill ' }, { words: ' bill ' }, true],
    ['blanks', { words: '  ' }, {}, false],
    ['what is not offered', { show: 'constructor', sort: 'random' }, {}, false],
  ])('%s', (_, given: Record<string, string>, want, narrowed) => {
    const settings = readListSettings(controls, (query) => given[query]);
    expect(settings).toEqual(want);
    expect(isNarrowed(controls, settings)).toBe(narrowed);
  });
});

describe('controls of a list with at least 6 entries', () => {
  it.each([
    ['none, of which nothing is asked', {}, 0, false],
    ['five', {}, 5, false],
    ['six', {}, 6, true],
    ['no end of them', {}, Infinity, true],
    ['one in another order', { sort: 'oldest' }, 1, true],
    ['none in another order', { sort: 'oldest' }, 0, false],
    ['none that was searched for', { words: 'bill' }, 0, true],
  ])('%s', (_, given: Record<string, string>, count, want) => {
    const settings = readListSettings(controls, (query) => given[query]);
    expect(areUseful({ ...controls, least: 6 }, settings, count)).toBe(want);
  });

  it('come with the first one where the list does not say', () => {
    expect([0, 1].map((count) => areUseful(controls, {}, count))).toEqual([false, true]);
  });
});
