import { expect, it } from 'vitest';
import { cityAndZip } from './city-and-zip.ts';

// `OrgDepositTest` has the same table.
it.each([
  ['210 Main St, Austin, TX 78704', 'Austin, TX 78704'],
  ['123½ Oak St, Austin, TX 78704', 'Austin, TX 78704'],
  ['#12 Oak St, Austin, TX 78704', 'Austin, TX 78704'],
  ['No. 12 Oak St, Austin, TX 78704', 'Austin, TX 78704'],
  ['5th St 100, Austin, TX 78704', 'Austin, TX 78704'],
  ['12 Oak St Apt BB, Austin, TX 78704', 'Austin, TX 78704'],
  ['12 Oak St, Unit 4 & 5, Austin, TX 78704', 'Austin, TX 78704'],
  ['88 Rainey Street, Unit Twelve, Austin, TX 78704', 'Austin, TX 78704'],
  ['88 Rainey Street, 4B, Austin TX 78704', 'Austin, TX 78704'],
  ['88 Rainey Street, Austin, TX, 78704-1234', 'Austin, TX 78704'],
  ['12 Oak St,  San Antonio,  TX  78201', 'San Antonio, TX 78201'],
  ['12 Ocean Dr, Port O’Connor, TX 77982', 'Port O’Connor, TX 77982'],
  ['12 Ocean Dr, St. Paul, TX 75098', 'St. Paul, TX 75098'],
  ['12 Ocean Dr, Cañon City, TX 77001', 'Cañon City, TX 77001'],
  ['88 Rainey Street, apt. 5 Austin TX 78704', 'TX 78704'],
  ['88 Rainey Street, Apt B Austin, TX 78704', 'TX 78704'],
  ['88 Rainey Street, B Austin, TX 78704', 'TX 78704'],
  ['12 Oak St Austin, TX 78704', 'TX 78704'],
  ['12 Oak St', null],
  ['', null],
])('of an address city and ZIP code are told alone: %s', (address, want) => {
  expect(cityAndZip(address)).toBe(want);
});
