import { expect, it } from 'vitest';
import { createUnderWay } from './under-way.ts';

it('gives up what somebody began last, and nothing of anybody else', () => {
  const underWay = createUnderWay();
  underWay.giveUp('maria');
  const [first, second, other] = [underWay.begin('maria'), underWay.begin('maria'), underWay.begin('paul')];
  underWay.giveUp('maria');
  expect([first(), second(), other()]).toEqual([true, false, true]);
  expect(underWay.begin('maria')()).toBe(true);
});
