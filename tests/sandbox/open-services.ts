import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from './calendar/clock.ts';
import { createTables, hasTables } from './database/tables.ts';
import { createSchema } from './metadata/schema.ts';
import { seedOrg } from './seed/seeds.ts';
import type { SeedName } from './seed/seeds.ts';
import { createDraftKey } from './services/drafts/draft-key.ts';
import { createServices } from './services/services.ts';
import type { Services } from './services/services.ts';
import { PASSWORD_COST } from './services/sessions/passwords.ts';
import { SERVICE_TABLES } from './services/tables.ts';

/** The beginning of an org. */
export interface OpenOptions {
  readonly clock: Clock;
  /** `demo` holds customers and their records; `empty` holds no records and no users. */
  readonly seed: SeedName;
  /** Further customers of the demo. */
  readonly customers?: number;
  /** The N of scrypt, a power of two; tests take a small one. */
  readonly passwordCost?: number;
  /** 32 bytes that seal drafts; without them drafts are readable until this start ends. */
  readonly draftKey?: Uint8Array;
}

/** All services over one database; makes the tables and the seed where there are none. */
export function openServices(database: DatabaseSync, options: OpenOptions): Services {
  const { clock, passwordCost = PASSWORD_COST, draftKey = createDraftKey() } = options;
  const schema = createSchema();
  const isNew = !hasTables(database);
  if (isNew) createTables(database, { schema, serviceTables: SERVICE_TABLES });
  const services = createServices(database, { schema, clock, passwordCost, draftKey });
  if (isNew) services.repository.transaction(() => seedOrg(services, { ...options, passwordCost }));
  return services;
}
