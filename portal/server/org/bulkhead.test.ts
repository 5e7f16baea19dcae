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
