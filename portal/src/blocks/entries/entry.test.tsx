// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { EntriesBlock } from '../../../screen-language/generated/screen-config.gen.ts';
import { readPath } from '../../../screen-language/model/dotted-path.ts';
import type { BlockPage } from '../../page/page.ts';
import { Entry } from './entry.tsx';

const block: EntriesBlock = {
  block: 'entries',
  name: 'homes',
  read: 'lobby',
  title: 'item.address',
  eyebrow: 'item.above',
  links: [{ name: 'open', to: '/enrollments' }],
};
const page = {
  value: (source: string, item: unknown) => readPath({ item }, source),
  holds: () => true,
  hrefOf: () => '/enrollments',
  text: (key: string) => key,
  optionalText: (key: string) => (key === 'statuses.enrollment' ? 'Enrollment' : undefined),
} as unknown as BlockPage; // what an entry asks

afterEach(cleanup);

it.each([
  ['its title, where the line above names its kind', 'enrollment', '88 Rainey Street'],
  ['the line above, where that is its own', 'Unit 12', 'Unit 12'],
  ['its title, where there is no line above', undefined, '88 Rainey Street'],
])("tells an entry's link from others by %s", (_, above, told) => {
  render(<Entry block={block} page={page} item={{ address: '88 Rainey Street', above }} />);
  expect(screen.getByRole('link').textContent).toBe(`blocks.homes.links.open: ${told}`);
});

it.each([
  ['of its kind', 'powerOut', ['Your power is out', 'We know of it.']],
  ['of its kind, which has no body', 'reply', ['We answered']],
  ['of its kind below the title of all others', 'pending', ['Something is new', 'Wait for it.']],
  ['of all others', 'unheardOf', ['Something is new', 'See what it is.']],
])('has the words %s', (_, kind, told) => {
  const texts: Readonly<Record<string, string>> = {
    'powerOut.title': 'Your power is out',
    'powerOut.body': 'We know of it.',
    'reply.title': 'We answered',
    'pending.body': 'Wait for it.',
    'other.title': 'Something is new',
    'other.body': 'See what it is.',
  };
  const textOf = (key: string) => texts[key.replace('blocks.todo.kinds.', '')];
  const own = { ...page, optionalText: textOf, text: (key: string) => textOf(key) ?? key } as BlockPage;
  const todo: EntriesBlock = { block: 'entries', name: 'todo', read: 'account', kind: 'item.kind' };
  const { container } = render(<Entry block={todo} page={own} item={{ kind }} />);
  expect([...container.querySelectorAll('h3, p')].map(({ textContent }) => textContent)).toEqual(told);
});
