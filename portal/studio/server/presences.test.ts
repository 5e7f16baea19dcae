import { expect, it } from 'vitest';
import { createPresences } from './presences.ts';

it('tells each one of all others, for as long as they say that they are there', () => {
  let now = 0;
  const presences = createPresences({ now: () => now });
  const maria = { window: '1', name: 'Maria', document: 'messages/list' };
  const jo = { window: '2', name: 'Jo', document: 'messages/list' };
  expect(presences.note(maria)).toEqual([]);
  expect(presences.note(jo)).toEqual([maria]);
  now = 10_000;
  expect(presences.note({ ...maria, document: 'payments/bills' })).toEqual([jo]);
  now = 20_000;
  expect(presences.note(jo)).toEqual([{ ...maria, document: 'payments/bills' }]);
  now = 40_000;
  expect(presences.note(jo)).toEqual([]);
});

it('forgets a window at once that says that it goes', () => {
  const presences = createPresences({ now: () => 0 });
  presences.note({ window: '1', name: 'Maria', document: 'messages/list' });
  presences.note({ window: '1', name: 'Maria', document: '' });
  expect(presences.note({ window: '2', name: 'Jo', document: 'messages/list' })).toEqual([]);
});

it('forgets whoever came first where there are too many', () => {
  const presences = createPresences({ now: () => 0 });
  for (let at = 0; at < 150; at += 1) presences.note({ window: String(at), name: '', document: 'x' });
  expect(presences.note({ window: 'last', name: '', document: 'x' })).toHaveLength(99);
});
