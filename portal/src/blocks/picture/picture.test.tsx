// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { BlockPage } from '../../page/page.ts';
import { PictureBlock } from './picture.tsx';

afterEach(cleanup);

const block = {
  block: 'picture',
  name: 'meter',
  file: '/published/pictures/meter.0123456789ab.svg',
  width: 480,
  height: 300,
} as const;

function show(caption?: string): void {
  // What the block asks of its page.
  const page = {
    text: (key: string) => (key === 'blocks.meter.alternative' ? 'A meter with its number below' : ''),
    optionalText: (key: string) => (key === 'blocks.meter.caption' ? caption : undefined),
  } as unknown as BlockPage;
  render(<PictureBlock block={block} page={page} />);
}

it('says what it shows, and keeps its room', () => {
  show();
  const picture = screen.getByRole('img', { name: 'A meter with its number below' });
  expect(picture.getAttribute('src')).toBe(block.file);
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['480', '300']);
  expect(document.querySelector('figcaption')).toBeNull();
});

it('has its caption below', () => {
  show('The number is below the dials.');
  expect(screen.getByRole('figure').textContent).toBe('The number is below the dials.');
});
