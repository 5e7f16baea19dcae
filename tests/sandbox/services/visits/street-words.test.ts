import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DIRECTIONS, SUFFIXES, UNIT_WORDS, isAtPlace, placeOf } from './street-words.ts';

it.each([
  ['124 Pecan Street', null, '124 Pecan St.', null, true],
  ['124 Pecan Street', null, '124  PECAN  STR', null, true],
  ['124 Pecan Street', null, '124 Pecan', null, true],
  ['124 Pecan Street', null, '124 Pecan Ct', null, false],
  ['124 Pecan Street', null, '126 Pecan St', null, false],
  ['124 Pecan Street', null, '124 Walnut St', null, false],
  ['124 Pecan Street', null, '124 Pecan St Apt 2', null, true],
  ['124 Pecan Street', null, '124 Pecan St', '2', true],
  ['500 North Lamar Boulevard', null, '500 N. Lamar Blvd', null, true],
  ['500 North Lamar Boulevard', null, '500 Lamar Blvd', null, true],
  ['500 North Lamar Boulevard', null, '500 S Lamar Blvd', null, false],
  ['12 Northeast Loop', null, '12 N.E. Loop', null, true],
  ['12 Northeast Loop', null, '12 North East Loop', null, true],
  ['8 Saint John’s Avenue', null, '8 St Johns Ave', null, true],
  ['9 Cañon Parkway', null, '9 Canon Pkwy', null, true],
  ['100 Avenue B', null, '100 Ave. B', null, true],
  ['1200 US Highway 290', null, '1200 US Hwy 290', null, true],
  ['1200 US Highway 290', null, '1200 US Hwy 183', null, false],
  ['12 Barton Hills Drive', null, '12 Barton Drive', null, false],
  ['144 Pecan Street', 'Apt 1', '144 Pecan St', '#1', true],
  ['144 Pecan Street', 'Apt 1', '144 Pecan St', 'Suite 1', true],
  ['144 Pecan Street', 'Apt 1', '144 Pecan St, Unit 1', null, true],
  ['144 Pecan Street', 'Apt 1', '144 Pecan St 1', '', true],
  ['144 Pecan Street', 'Apt 1', '144 Pecan St', null, true],
  ['144 Pecan Street', 'Apt 1', '144 Pecan St', 'Apt 2', false],
  ['144 Pecan Street', 'Apt 1', '144 Pecan St Apt 2', null, false],
  ['144 Pecan Street', 'Apt 1-A', '144 Pecan St', '1A', true],
  ['16000 Space Center Blvd', null, '16000 Space Center Boulevard', null, true],
  ['16000 Space Center Blvd', null, '16000 Center Blvd', null, false],
  ['16000 Space Center Blvd', 'Apt 3', '16000 Space Center Blvd Apt 3', null, true],
  ['16000 Space Center Blvd', 'Apt 3', '16000 Space Center Blvd Apt 4', null, false],
  ['16000 Space Center Blvd', null, '16000 Space Center', null, true],
  ['16000 Space Center Blvd', 'Apt 3', '16000 Lot A Rd', 'Apt 3', false],
  ['16000 Lot A Road', null, '16000 Lot A Rd', null, true],
  ['16000 Lot A Road', null, '16000 Lot B Rd', null, false],
  ['16000 Lot A Road East', null, '16000 Lot B Rd E', null, false],
  ['5 Pecan Street', 'Lot A', '5 Pecan St Lot A', null, true],
  ['5 Pecan Street', 'Lot A', '5 Pecan St Lot B', null, false],
  ['5 Pecan Street', 'Apt E', '5 Pecan St Apt E', null, true],
  ['5 Pecan Street', 'Apt E', '5 Pecan St Apt W', null, false],
  ['5 Pecan Street', 'Rear', '5 Pecan St Unit Rear', null, true],
  ['5 Pecan Street', null, '5 Pecan St Apt', null, true],
  ['5 Pecan Street', '3 12', '5 Pecan Bldg 3 Apt 12', null, true],
])('%s, %s and %s, %s: the same home is %s', (street, unit, told, flat, want) => {
  expect(isAtPlace(placeOf(told, flat), placeOf(street, unit))).toBe(want);
});

it('has the words that Apex has', () => {
  const file = readFileSync('specs/apex/salesforce/org/main/default/classes/OrgStreets.cls', 'utf8');
  const listOf = (name: string) =>
    new RegExp(String.raw`\b${name} = new [^{]*\{([^}]*)\}`).exec(file)?.[1] ?? '';
  const mapOf = (name: string) =>
    Object.fromEntries(
      [...listOf(name).matchAll(/'(\w+)' => '(\w+)'/g)].map(([, word, short]) => [word, short]),
    );
  expect(mapOf('SUFFIXES')).toEqual(SUFFIXES);
  expect(mapOf('DIRECTIONS')).toEqual(DIRECTIONS);
  expect([...listOf('UNIT_WORDS').matchAll(/'(\w+)'/g)].map(([, word]) => word)).toEqual(UNIT_WORDS);
});
