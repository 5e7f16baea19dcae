// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { BlockPage } from '../../page/page.ts';
import { LinksBlock } from './links.tsx';

afterEach(cleanup);

const links = [
  { name: 'bill', to: '/bills/:billId' },
  { name: 'autopay', to: '/autopay', show: 'autopayOff' },
] as const;

/** Shows links with a heading; only some of them have their condition or their address. */
function show(held: readonly string[], addresses: readonly string[]) {
  // What the block asks of its page.
  const page = {
    text: (key: string) => key.split('.').at(-1),
    optionalText: () => 'Other ways',
    holds: (condition?: string) => condition === undefined || held.includes(condition),
    hrefOf: ({ to }: { readonly to: string }) => (addresses.includes(to) ? to : undefined),
  } as unknown as BlockPage;
  return render(<LinksBlock block={{ block: 'links', name: 'more', links: [...links] }} page={page} />);
}

it.each([
  ['its condition does not hold and the other has no address', [], ['/autopay']],
  ['neither has an address', ['autopayOff'], []],
])('draws no empty card where %s', (_, held, addresses) => {
  expect(show(held, addresses).container.innerHTML).toBe('');
});

it('draws a row for each link that leads somewhere, and none for the others', () => {
  show(['autopayOff'], ['/autopay']);
  expect(screen.getByRole('heading').textContent).toBe('Other ways');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['autopay']);
});
