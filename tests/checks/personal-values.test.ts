import { expect, it } from 'vitest';
import { personalIn } from './personal-values.ts';

it.each([
  [{ time: 1_790_000_000_000, level: 30, route: '/services/data/*', status: 200, ms: 4 }, []],
  [{ msg: 'refused', limit: 'connections of an address', count: 100_000 }, []],
  [{ source: '/ui-api/records/003RM0000068xVCYAY' }, ['record id']],
  [{ to: 'maria.lopez@example.com' }, ['e-mail address', 'name']],
  [{ about: '4400712345' }, ['account number']],
  [{ phone: '(512) 555-0142' }, ['phone number']],
  [{ text: 'my card 4111 1111 1111 1111' }, ['card number']],
  [{ header: 'sid=abc' }, ['cookie']],
  [{ body: '{"password":"Sunny-day-7"}' }, ['password']],
  [{ street: '210 Barton Springs Rd' }, ['street']],
])('a line of %j tells %j', (line, want) => {
  expect(personalIn(JSON.stringify(line))).toEqual(want);
});
