import { expect, it } from 'vitest';
import { costTable, needTable } from './figures.ts';
import type { LoadFigures } from './figures.ts';

const one: LoadFigures = {
  hosts: 1,
  journeys: 100,
  seconds: 10,
  hostCpu: 4,
  bytes: 20_480_000,
  calls: 1_300,
  orgCalls: 1_200,
  failed: 0,
  shared: { calls: 200, orgCalls: 2 },
};

it('costs stand beside those of one host', () => {
  const [, first, second] = costTable([one, { ...one, hosts: 2, hostCpu: 5 }]);
  expect(first?.split(/ +/)).toEqual(['1', '100', '0', '40.0', '1.00', '200', '13.0', '12.0', '99.0', '%']);
  expect(second).toContain('50.0         0.80');
});

it('needs are worked out from the costs of a journey', () => {
  expect(needTable(one)).toEqual([
    'journeys a second      100000 / 3600 s = 27.8',
    'cores busy             27.8 x 40.0 ms = 1.11',
    'hosts (one core each)  1.11 / 0.6 = 1.85, whole and one to spare, two at least: 3',
    'org calls in the hour  100000 x 12.0 = 1200000, 333 a second',
    'bytes out              27.8 x 200 KB = 46 Mbit/s',
  ]);
});
