import { expect, it } from 'vitest';
import { keptTogether } from './kept-together.ts';

it.each([
  ['210 Barton Springs Rd, Austin, TX 78704', '210~Barton~Springs~Rd, Austin, TX~78704'],
  [
    '880 Congress Ave, Unit 12, San Antonio, TX 78701-1234',
    '880~Congress~Ave, Unit~12, San~Antonio, TX~78701-1234',
  ],
  [
    '12345 Martin Luther King Junior Boulevard, Austin, TX 78704',
    '12345 Martin Luther King Junior Boulevard, Austin, TX~78704',
  ],
  ['We wrote to you, and TX 78704 is where you live', 'We wrote to you, and TX 78704 is where you live'],
  ['Steady Saver 12', 'Steady Saver 12'],
  ['', ''],
])('keeps the parts of %s together', (given, want) => {
  expect(keptTogether(given).replaceAll('\u00a0', '~')).toBe(want);
});
