import { expect, it } from 'vitest';
import { createWaitingQueue } from './waiting-queue.ts';

type Queue = ReturnType<typeof createWaitingQueue>;
type Waiter = Parameters<Queue['enter']>[0];

const anybody = () => true;

/** Calls by their names, of which the first letter is the network. */
function enterAll(queue: Queue, names: readonly string[]): ReadonlyMap<string, Waiter> {
  const nothing = () => undefined;
  const waiters = names.map(
    (name) => [name, { network: name.charAt(0), goIn: nothing, giveWay: nothing }] as const,
  );
  for (const [, waiter] of waiters) queue.enter(waiter);
  return new Map(waiters);
}

function orderOf(queue: Queue, waiters: ReadonlyMap<string, Waiter>): readonly string[] {
  const order: string[] = [];
  for (let next = queue.next(anybody); next !== undefined; next = queue.next(anybody)) {
    queue.leave(next);
    order.push([...waiters].find(([, waiter]) => waiter === next)?.[0] ?? '');
  }
  return order;
}

it.each([
  [
    ['a1', 'a2', 'a3'],
    ['a1', 'a2', 'a3'],
  ],
  [
    ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'],
    ['a1', 'b1', 'c1', 'a2', 'b2', 'a3'],
  ],
  [[], []],
])('of %j the order is %j', (names, want) => {
  const queue = createWaitingQueue(9);
  expect(orderOf(queue, enterAll(queue, names))).toEqual(want);
  expect(queue.size()).toBe(0);
});

it.each([
  [4, ['a1', 'a2', 'a3'], 'a', 'free'],
  [3, ['a1', 'a2', 'a3'], 'a', 'none'],
  [3, ['a1', 'a2', 'a3'], 'b', 'a3'],
  [3, ['a1', 'a2', 'b1'], 'b', 'none'],
  [3, ['a1', 'a2', 'b1'], 'c', 'a2'],
  [3, ['a1', 'b1', 'c1'], 'd', 'none'],
])('with room for %d of which %j wait, another of %s finds %s', (most, names, network, want) => {
  const queue = createWaitingQueue(most);
  const waiters = enterAll(queue, names);
  const room = queue.roomFor(network);
  expect(typeof room === 'string' ? room : [...waiters].find(([, waiter]) => waiter === room)?.[0]).toBe(
    want,
  );
});

it('leaves a network out that may have no more, without its turn', () => {
  const queue = createWaitingQueue(9);
  const waiters = enterAll(queue, ['a1', 'b1', 'a2']);
  const next = queue.next((network) => network !== 'a');
  expect(next).toBe(waiters.get('b1'));
  expect(queue.next(anybody)).toBe(waiters.get('a1'));
  expect(queue.next((network) => network === 'c')).toBeUndefined();
});

it('leaves nothing of one that has left twice', () => {
  const queue = createWaitingQueue(2);
  const [waiter] = enterAll(queue, ['a1']).values();
  if (waiter === undefined) throw new Error('It does not wait.');
  queue.leave(waiter);
  queue.leave(waiter);
  expect([queue.size(), queue.next(anybody)]).toEqual([0, undefined]);
});
