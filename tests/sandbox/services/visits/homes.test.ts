import { expect, it } from 'vitest';
import { hasOtherMeter, isSameHome, keysOf } from './homes.ts';

const IN_TOWN = ', Austin, TX 78704';
const [one, other] = ['10443720000000001', '10443720000000002'];

it.each([
  ['104 Bluebonnet Lane', null, '104 Bluebonnet', null, true],
  ['104 Bluebonnet Lane', null, '104 Bluebonnet Lane E', null, true],
  ['104 Bluebonnet Lane', null, '104 BLUEBONNET LN.', one, true],
  ['104 Bluebonnet Lane', null, '106 Bluebonnet Lane', null, false],
  ['104 Bluebonnet Lane', null, '104 Bluebell Lane', null, false],
  ['104 Bluebonnet Lane', one, '9 Oak Avenue', one, true],
  ['77 Pecan St, Unit 2', null, '77 Pecan Street #2', null, true],
  ['77 Pecan St, Unit 2', null, '77 Pecan Street 2', null, true],
  ['77 Pecan Street 2', null, '77 Pecan St, Unit 2', null, true],
  ['77 Pecan St, Unit 2', null, '77 Pecan Street', null, true],
  ['77 Pecan St, Unit 2', null, '77 Pecan St, Unit 3', null, false],
  ['77 Pecan St, Unit 2', one, '77 Pecan Street', other, false],
  ['77 Pecan St, Unit 2', one, '77 Pecan St Apt 2', other, true],
  ['104 Bluebonnet Lane', null, '104, Bluebonnet Lane', null, true],
  ['104 Bluebonnet Lane, Unit 2', null, '104, Bluebonnet Lane, Unit 2', null, true],
  ['104 Bluebonnet Lane, Unit 2', null, '104, Bluebonnet Lane, Unit 3', null, false],
  ['104 Bluebonnet Lane, Unit 2', null, 'Apt 2, 104 Bluebonnet Lane', null, true],
  ['104 Bluebonnet Lane, Unit 2', null, 'Apt 3, 104 Bluebonnet Lane', null, false],
  ['16000 Space Center Blvd', null, '16000 Center Blvd', null, false],
])('%s, %s and %s, %s: one home is %s', (street, esiid, told, meter, want) => {
  const [known, asked] = [
    { address: street + IN_TOWN, esiid },
    { address: told + IN_TOWN, esiid: meter },
  ];
  expect(isSameHome(asked, known)).toBe(want);
  expect(isSameHome(known, asked)).toBe(want);
  const [knownKeys, askedKeys] = [keysOf(known), keysOf(asked)];
  const isFound =
    knownKeys.street === askedKeys.street || (esiid !== null && knownKeys.meter === askedKeys.meter);
  if (want) expect(isFound).toBe(true);
});

it.each([
  ['77 Pecan St, Austin, TX 78704', '77 Pecan Street, Austin, TX 78705', false],
  ['77 Pecan St, Austin, TX 78704', '77 Pecan Street, Austin, TX 78704-1234', true],
  ['77 Pecan St, Austin, TX 78704', '77 Pecan St, Austin TX 78704', true],
  ['77 Pecan St, Austin, TX 78704', '77 Pecan Street\nAustin, TX 78704', true],
  ['77 Pecan St, Austin, TX 78704', null, false],
  [null, null, false],
  ['', '', false],
])('%s and %s: one home is %s', (address, told, want) => {
  expect(isSameHome({ address, esiid: null }, { address: told, esiid: null })).toBe(want);
});

it.each([
  [one, other, true],
  [one, one, false],
  [one, null, false],
  [null, null, false],
])('meters %s and %s: others are %s', (esiid, meter, want) => {
  const address = `77 Pecan St${IN_TOWN}`;
  expect(hasOtherMeter({ address, esiid }, { address, esiid: meter })).toBe(want);
  expect(hasOtherMeter({ address, esiid: meter }, { address, esiid })).toBe(want);
});
