import { expect, it } from 'vitest';
import type { ScreenEntry } from '../manifest.ts';
import { inRoutingOrder } from './publication.ts';

const screen = (id: string, route: string): ScreenEntry => ({
  id,
  route,
  access: 'customer',
  frame: 'page',
  title: { en: id, es: id },
  model: '',
  validators: null,
  texts: { en: '', es: '' },
});

it.each([
  ['fixed parts first', ['/messages/:id', '/messages/new'], ['/messages/new', '/messages/:id']],
  ['by their letters', ['/usage', '/account'], ['/account', '/usage']],
  ['like ones as they came', ['/a/:one', '/b', '/a/:two'], ['/a/:one', '/a/:two', '/b']],
  ['like ones as they came, the other way round', ['/a/:two', '/a/:one'], ['/a/:two', '/a/:one']],
])('orders routes: %s', (_, given, want) => {
  const screens = given.map((route) => screen(route, route));
  expect(inRoutingOrder(screens).map(({ route }) => route)).toEqual(want);
});
