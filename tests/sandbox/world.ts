import type { DatabaseSync } from 'node:sqlite';
import { createAvatars } from './services/avatars/avatars.ts';
import { createRepository } from './database/repository.ts';
import { createStatements } from './database/statements.ts';
import { createTables, hasTables } from './database/tables.ts';
import { createDraftKey } from './services/drafts/draft-key.ts';
import { createFiles } from './services/files/files.ts';
import { createPreferenceStore } from './services/list-views/list-preferences.ts';
import { createListViews } from './services/list-views/list-views.ts';
import { createSchema } from './metadata/schema.ts';
import { createIdentityChecks } from './services/identity/identity-checks.ts';
import { createOutbox } from './services/outbox/outbox.ts';
import type { Clock, World } from './protocol/call.ts';
import { createRecentItems } from './services/recent/recent-items.ts';
import { createGrants } from './services/oauth/grants.ts';
import { seedWorld } from './seed/seeds.ts';
import type { SeedName } from './seed/seeds.ts';
import { createRegistrations } from './services/registration/registrations.ts';
import { createSectionStates } from './services/sections/section-states.ts';
import { createCredentials } from './services/sessions/credentials.ts';
import { createServiceRooms } from './services/service-rooms.ts';
import { createLinks } from './services/sessions/links.ts';
import { createLogIns } from './services/sessions/log-ins.ts';
import { PASSWORD_COST } from './services/sessions/passwords.ts';
import { createSessions } from './services/sessions/sessions.ts';
import { createThrottles } from './services/sessions/throttles.ts';
import { createUsers } from './services/sessions/users.ts';

/** What an org begins with. */
export interface WorldOptions {
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

/** All rooms over one database; makes the tables and the seed where there are none. */
export function openWorld(database: DatabaseSync, options: WorldOptions): World {
  const { clock, passwordCost = PASSWORD_COST, draftKey = createDraftKey() } = options;
  const schema = createSchema();
  const isNew = !hasTables(database);
  if (isNew) createTables(database, schema);
  const statements = createStatements(database);
  const repository = createRepository(statements, schema);
  const files = createFiles(statements);
  const credentials = createCredentials(statements, passwordCost);
  const world: World = {
    repository,
    statements,
    clock,
    sessions: createSessions(statements, clock),
    credentials,
    logIns: createLogIns(statements, clock, credentials),
    users: createUsers(statements, repository, clock),
    throttles: createThrottles(statements, clock),
    registrations: createRegistrations(statements, clock),
    identityChecks: createIdentityChecks(statements, clock),
    links: createLinks(statements, clock),
    grants: createGrants(statements, clock),
    outbox: createOutbox(statements, clock),
    listViews: createListViews(statements, repository),
    listPreferences: createPreferenceStore(statements),
    recentItems: createRecentItems(statements),
    avatars: createAvatars(statements),
    files,
    sectionStates: createSectionStates(statements),
    ...createServiceRooms({ statements, clock, repository, files, draftKey }),
  };
  if (isNew) repository.transaction(() => seedWorld(world, { ...options, passwordCost }));
  return world;
}
