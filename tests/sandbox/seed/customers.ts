import type { Random } from './random.ts';

/** A demo customer, before any record is made. */
export interface DemoCustomer {
  readonly firstName: string;
  readonly lastName: string;
  readonly brand: string;
  readonly speaksSpanish: boolean;
  readonly active: boolean;
  /** Number of cases, or `undefined` to let chance decide. */
  readonly cases?: number;
  /** Name of the plan that runs; one by chance where it is left out. */
  readonly plan?: string;
}

/** The customers that the log-ins name, in the order of the list of log-ins. */
export const NAMED_CUSTOMERS: readonly DemoCustomer[] = [
  { firstName: 'Maria', lastName: 'Lopez', brand: 'Brand A', speaksSpanish: true, active: true, cases: 14 },
  { firstName: 'James', lastName: 'Carter', brand: 'Brand B', speaksSpanish: false, active: true, cases: 5 },
  { firstName: 'Emily', lastName: 'Hughes', brand: 'Brand C', speaksSpanish: false, active: true, cases: 3 },
  {
    firstName: 'Diego',
    lastName: 'Ramos',
    brand: 'Brand C',
    speaksSpanish: true,
    active: true,
    cases: 0,
    plan: 'Free Weekends 24',
  },
  { firstName: 'Rosa', lastName: 'Delgado', brand: 'Brand A', speaksSpanish: true, active: false, cases: 1 },
];

const FIRST_NAMES = [
  ['Ana', true],
  ['Ashley', false],
  ['Beatriz', true],
  ['Brandon', false],
  ['Carlos', true],
  ['Caroline', false],
  ['Cristina', true],
  ['Daniel', false],
  ['Elena', true],
  ['Ethan', false],
  ['Fernando', true],
  ['Grace', false],
  ['Guadalupe', true],
  ['Hannah', false],
  ['Héctor', true],
  ['Jacob', false],
  ['Javier', true],
  ['Kayla', false],
  ['Leticia', true],
  ['Luke', false],
  ['Manuel', true],
  ['Megan', false],
  ['Noemí', true],
  ['Olivia', false],
  ['Ramón', true],
  ['Rebecca', false],
  ['Sofía', true],
  ['Travis', false],
  ['Valeria', true],
  ['Wyatt', false],
] as const;

const HISPANIC_NAMES = [
  'Aguilar',
  'Castillo',
  'Cortez',
  'Flores',
  'Garza',
  'Herrera',
  'Ibarra',
  'Juárez',
  'Luna',
  'Medina',
  'Núñez',
  'Ortega',
  'Peña',
  'Rivera',
  'Salinas',
  'Treviño',
  'Vásquez',
  'Zamora',
] as const;
const ENGLISH_NAMES = [
  'Allen',
  'Baker',
  'Collins',
  'Dawson',
  'Ellis',
  'Foster',
  'Gibson',
  'Harper',
  'Jennings',
  'Keller',
  'Lawson',
  'Mitchell',
  'Newman',
  'Owens',
  'Parker',
  'Reed',
  'Sullivan',
  'Turner',
  'Walsh',
  'Young',
] as const;

/** As many further customers as asked for, with believable names, spread over the three brands. */
export function inventCustomers(random: Random, count: number): readonly DemoCustomer[] {
  return Array.from({ length: count }, (_, index) => {
    const [firstName, speaksSpanish] = FIRST_NAMES[index % FIRST_NAMES.length] ?? FIRST_NAMES[0];
    const lastName = speaksSpanish ? random.pick(HISPANIC_NAMES) : random.pick(ENGLISH_NAMES);
    const brand = `Brand ${'ABC'.charAt(index % 3)}`;
    return { firstName, lastName, brand, speaksSpanish, active: index % 19 !== 18 };
  });
}

/** The e-mail address of a customer; namesakes get a number. */
export function emailOf(customer: DemoCustomer, taken: ReadonlySet<string>): string {
  const plain = (text: string): string =>
    text
      .normalize('NFD')
      .replace(/[^A-Za-z]/g, '')
      .toLowerCase();
  const name = `${plain(customer.firstName)}.${plain(customer.lastName)}`;
  let number = 1;
  const address = (): string => `${name}${number === 1 ? '' : number}@example.com`;
  while (taken.has(address())) number += 1;
  return address();
}
