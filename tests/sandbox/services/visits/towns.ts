/** A town of the retail market, with the utility that owns its wires. */
export interface Town {
  readonly city: string;
  readonly zip: string;
  readonly area: string;
  readonly utility: string;
}

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
