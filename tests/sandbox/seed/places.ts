import type { Random } from './random.ts';

/** A town of the retail market, with the utility that owns its wires. */
export interface Town {
  readonly city: string;
  readonly zip: string;
  readonly area: string;
  readonly utility: string;
}

/** Utilities of the demo; the names are invented, the phone numbers are reserved for fiction. */
export const UTILITIES = [
  { name: 'Lone Star Power Delivery', phone: '888-555-0170', website: 'https://lone-star-power.example.com' },
  {
    name: 'Gulf Prairie Electric Delivery',
    phone: '888-555-0171',
    website: 'https://gulf-prairie.example.com',
  },
  { name: 'Brazos Valley Wires', phone: '888-555-0172', website: 'https://brazos-valley-wires.example.com' },
  { name: 'Rio Sur Transmission', phone: '888-555-0173', website: 'https://rio-sur.example.com' },
] as const;

/** Towns of the demo. */
export const TOWNS = [
  { city: 'Dallas', zip: '75201', area: '214', utility: 'Lone Star Power Delivery' },
  { city: 'Fort Worth', zip: '76102', area: '817', utility: 'Lone Star Power Delivery' },
  { city: 'Round Rock', zip: '78664', area: '512', utility: 'Lone Star Power Delivery' },
  { city: 'Houston', zip: '77002', area: '713', utility: 'Gulf Prairie Electric Delivery' },
  { city: 'Sugar Land', zip: '77478', area: '281', utility: 'Gulf Prairie Electric Delivery' },
  { city: 'Waco', zip: '76701', area: '254', utility: 'Brazos Valley Wires' },
  { city: 'Corpus Christi', zip: '78401', area: '361', utility: 'Rio Sur Transmission' },
  { city: 'McAllen', zip: '78501', area: '956', utility: 'Rio Sur Transmission' },
] as const satisfies readonly Town[];

/** The towns where plans can be had; nobody of the demo's invented customers lives in the last one. */
export const SERVED_TOWNS: readonly Town[] = [
  ...TOWNS,
  { city: 'Austin', zip: '78704', area: '512', utility: 'Lone Star Power Delivery' },
];

/** Streets of every town. */
export const STREETS = [
  'Bluebonnet Lane',
  'Pecan Street',
  'Mesquite Drive',
  'Live Oak Boulevard',
  'Cypress Creek Road',
  'Alamo Avenue',
  'Magnolia Court',
  'San Jacinto Street',
  'Comanche Trail',
  'Wildflower Way',
] as const;

/** A street and a number. */
export function inventStreet(random: Random): string {
  return `${random.whole(100, 9899)} ${random.pick(STREETS)}`;
}

/** A phone number out of the block that is reserved for fiction, as ten digits. */
export function inventPhone(random: Random, town: Town): string {
  return `${town.area}55501${String(random.whole(0, 99)).padStart(2, '0')}`;
}
