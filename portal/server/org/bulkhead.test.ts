import { expect, it } from 'vitest';
import { createBulkhead } from './bulkhead.ts';

it('gives places by turns of networks, of however many addresses one has', async () => {
  const limits = { places: 1, waiting: 3, perSession: 9, perAddress: 9, waitTimeout: 60_000 };
  const { enter, counts } = createBulkhead(limits);
  const order: string[] = [];
  const ask = async (address: string): Promise<void> => {
    const entry = await enter({ sessions: [], address }, new AbortController().signal);
    order.push(entry.state === 'entered' ? address : `${address} ${entry.reason}`);
    await Promise.resolve();
    if (entry.state === 'entered') entry.leave();
  };
  const attacker = ['2001:db8:1:1', '2001:db8:1:2', '2001:db8:1:3', '2001:db8:1:4'];
  await Promise.all([...attacker, '2001:db8:2:1'].map(ask));
  expect(order.toSorted()).toEqual([
    '2001:db8:1:1',
    '2001:db8:1:2',
    '2001:db8:1:3',
    '2001:db8:1:4 full',
    '2001:db8:2:1',
  ]);
  expect(order.filter((one) => !one.includes('full')).indexOf('2001:db8:2:1')).toBeLessThan(3);
  expect(counts()).toEqual({ taken: 0, waiting: 0 });
});

it('leaves places to others where one network holds all that it may', () => {
  const limits = { places: 4, waiting: 0, perSession: 9, perAddress: 9, waitTimeout: 60_000 };
  const { enter, counts } = createBulkhead(limits);
  const states = ['2001:db8:1:1', '2001:db8:1:2', '2001:db8:1:3', '2001:db8:1:4', '192.0.2.1'].map(
    (address) => {
      const entry = enter({ sessions: [], address }, new AbortController().signal);
      if (entry instanceof Promise) throw new Error('It waits.');
      return entry.state;
    },
  );
  expect(states).toEqual(['entered', 'entered', 'entered', 'refused', 'entered']);
  expect(counts().taken).toBe(4);
});

it('gives a place of its own network to the next one that waits, and back once', async () => {
  const limits = { places: 4, waiting: 9, perSession: 9, perAddress: 9, waitTimeout: 60_000 };
  const { enter, counts } = createBulkhead(limits);
  const ask = () => enter({ sessions: [], address: '192.0.2.1' }, new AbortController().signal);
  const [first] = [await ask(), await ask(), await ask()];
  const waiting = ask();
  expect(counts()).toEqual({ taken: 3, waiting: 1 });
  if (first?.state !== 'entered') throw new Error('It did not enter.');
  first.leave();
  first.leave();
  expect((await waiting).state).toBe('entered');
  expect(counts()).toEqual({ taken: 3, waiting: 0 });
});
