// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { hasWords, NarrowedEntries } from './narrowed-entries.tsx';

const home = {
  serviceAddress: '210 Barton Springs Rd, Austín',
  accountNumber: '4400712345',
  isSelected: true,
};

describe('the words that an entry is looked for by', () => {
  it.each([
    ['', true],
    ['barton', true],
    ['AUSTIN 210', true],
    ['  springs ', true],
    ['0712', true],
    ['barton dallas', false],
    ['true', false],
  ])('%s: %s', (words, want) => expect(hasWords(home, words)).toBe(want));
});

const page = { text: (key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}` };

function show(count: number) {
  const entries = Array.from({ length: count }, (_, at) => ({ id: String(at), name: `home ${at}` }));
  render(
    <NarrowedEntries entries={entries} page={page}>
      {(shown) => <ul data-testid="shown">{shown.length}</ul>}
    </NarrowedEntries>,
  );
  return () => screen.getByTestId('shown').textContent;
}

afterEach(cleanup);

describe('a list of entries', () => {
  it('is shown as it is while it is short', () => {
    expect(show(6)()).toBe('6');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
  it('begins with a few, and all come on demand', () => {
    const shown = show(40);
    expect(shown()).toBe('6');
    fireEvent.click(screen.getByRole('button'));
    expect(shown()).toBe('40');
    expect(screen.queryByRole('button')).toBeNull();
  });
  it('is narrowed by words, and says when there are none', () => {
    const shown = show(40);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'home 3' } });
    expect(shown()).toBe('13');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'castle' } });
    expect(shown()).toBe('0');
    expect(screen.getByRole('status').textContent).toContain('entries.none');
  });
});
