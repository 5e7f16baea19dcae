import { expect, it } from 'vitest';
import { withoutNumbers } from './without-numbers.ts';

// `OrgDepositTest` has the same table.
it.each([
  ['210 Main St, Austin, TX 78704', 'Main St, Austin, TX 78704'],
  ['210A Main St, Austin, TX 78704', 'Main St, Austin, TX 78704'],
  ['210-A Main St, Austin, TX 78704', 'Main St, Austin, TX 78704'],
  ['12-14 Main St, Austin, TX 78704', 'Main St, Austin, TX 78704'],
  ['12 - 14 Main St, Austin, TX 78704', 'Main St, Austin, TX 78704'],
  ['12 1/2 Main St, Austin, TX 78704', 'Main St, Austin, TX 78704'],
  ['210, Main St, Austin, TX 78704', 'Main St, Austin, TX 78704'],
  ['N204 County Rd, Austin, TX 78704', 'County Rd, Austin, TX 78704'],
  ['1200 5th Street, Austin, TX 78704', '5th Street, Austin, TX 78704'],
  ['5th Street, Austin, TX 78704', '5th Street, Austin, TX 78704'],
  ['88 Rainey Street, Unit 12, Austin, TX 78704', 'Rainey Street, Austin, TX 78704'],
  ['88 Rainey Street, Unit 4B, Austin, TX 78704', 'Rainey Street, Austin, TX 78704'],
  ['88 Rainey Street, Unit Twelve, Austin, TX 78704', 'Rainey Street, Austin, TX 78704'],
  ['88 Rainey Street Apt 5, Austin, TX 78704', 'Rainey Street, Austin, TX 78704'],
  ['88 Rainey Street, apt. 5 Austin TX 78704', 'Rainey Street Austin TX 78704'],
  ['88 Rainey Street, Apt B, Austin, TX 78704', 'Rainey Street, Austin, TX 78704'],
  ['88 Rainey Street #5, Austin, TX 78704', 'Rainey Street, Austin, TX 78704'],
  ['88 Rainey Street, # 5-C, Austin, TX 78704', 'Rainey Street, Austin, TX 78704'],
  ['88 Rainey Street, Bldg 2, Ste 300, Austin, TX 78704', 'Rainey Street, Austin, TX 78704'],
  ['88 Rainey Street, 3rd Floor, Austin, TX 78704', 'Rainey Street, Austin, TX 78704'],
  ['88 Rainey Street, 4B, Austin, TX 78704', 'Rainey Street, Austin, TX 78704'],
  ['16811 Space Center Blvd, Houston, TX 77058', 'Space Center Blvd, Houston, TX 77058'],
  ['7800 Hwy 71, Austin, TX 78704', 'Hwy 71, Austin, TX 78704'],
  ['12 Ocean Dr, Miami, FL 33101', 'Ocean Dr, Miami, FL 33101'],
])('an address has neither house nor flat: %s', (address, want) => {
  expect(withoutNumbers(address)).toBe(want);
});
