import { describe, expect, it } from 'vitest';
import type { ListControls } from '../../../screen-language/generated/screen-config.gen.ts';
import { isNarrowed, readListSettings } from './list-controls.tsx';

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
