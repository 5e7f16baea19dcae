import type { Services } from '../services/services.ts';
import { seedCustomer } from './customer-records.ts';
import { inventCustomers } from './customers.ts';
import { seedDemo } from './demo.ts';
import { seedEdgeCases } from './edge-cases.ts';
import type { Seeder } from './seeder.ts';

/** The seeds of an org: none, the demo, or the demo and customers at every limit. */
export const SEED_NAMES = ['demo', 'edge-cases', 'empty'] as const;

export type SeedName = (typeof SEED_NAMES)[number];

/** The first records of an org. */
interface SeedOptions {
  readonly seed: SeedName;
  readonly customers?: number;
  readonly passwordCost: number;
}

/** Fills an empty org. `customers` are further ones, `customer1@example.com` and so on. */
export function seedOrg(services: Services, how: SeedOptions): void {
  const { seed, customers = 0, passwordCost } = how;
  if (seed === 'empty') return;
  seedDemo(services, {
    passwordCost,
    seedMore(seeder) {
      seedCrowd(seeder, customers);
      if (seed === 'edge-cases') seedEdgeCases(seeder);
    },
  });
}

function seedCrowd(seeder: Seeder, count: number): void {
  for (const [index, customer] of inventCustomers(seeder.random, count).entries()) {
    seedCustomer(seeder, customer, `customer${index + 1}@example.com`);
  }
}
