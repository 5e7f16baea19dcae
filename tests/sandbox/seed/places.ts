import { STREETS } from '../services/visits/towns.ts';
import type { Town } from '../services/visits/towns.ts';
import type { Random } from './random.ts';

export { SERVED_TOWNS, TOWNS } from '../services/visits/towns.ts';
export type { Town } from '../services/visits/towns.ts';

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

/** The company that owns the pipes of gas, everywhere. */
export const GAS_UTILITY = {
  name: 'Texas Hearth Gas Delivery',
  phone: '888-555-0174',
  website: 'https://hearth-gas.example.com',
} as const;

/** A street and a number. */
export function inventStreet(random: Random): string {
  return `${random.whole(100, 9899)} ${random.pick(STREETS)}`;
}

/** A phone number out of the block that is reserved for fiction, as ten digits. */
export function inventPhone(random: Random, town: Town): string {
  return `${town.area}55501${String(random.whole(0, 99)).padStart(2, '0')}`;
}
