import { expect, it } from 'vitest';
import { withPlaceChanged } from './navigation-places.ts';

const written = (below: object) => `${JSON.stringify({ logIn: '/login', below }, null, 2)}\n`;
const before = written({ '/bills': ['/pay', '/orders'], '/help': ['/visit'] });

it.each([
  ['a link moves', '/bills', '/my-bills', [], { '/help': ['/visit'], '/my-bills': ['/pay', '/orders'] }],
  [
    'a screen below it moves',
    '/pay',
    '/pay-now',
    [],
    { '/bills': ['/pay-now', '/orders'], '/help': ['/visit'] },
  ],
  [
    'the only one of several moves',
    '/orders/:orderId',
    '/held/:orderId',
    [],
    { '/bills': ['/pay', '/held'], '/help': ['/visit'] },
  ],
  [
    'one of several moves',
    '/orders/:orderId',
    '/held/:orderId',
    ['/orders'],
    { '/bills': ['/pay', '/orders'], '/help': ['/visit'] },
  ],
  ['a link goes', '/bills', undefined, [], { '/help': ['/visit'] }],
  ['the last screen below one goes', '/visit', undefined, [], { '/bills': ['/pay', '/orders'] }],
  ['nothing is below it', '/usage', '/use', [], { '/bills': ['/pay', '/orders'], '/help': ['/visit'] }],
])('follows when %s', (_, from, to, others, below) => {
  expect(JSON.parse(withPlaceChanged(before, { from, to, others }))).toEqual({ logIn: '/login', below });
});

it('leaves a file without such places as it is', () => {
  expect(withPlaceChanged('{ "logIn": "/login" }', { from: '/pay', to: '/x', others: [] })).toBe(
    '{ "logIn": "/login" }',
  );
});
