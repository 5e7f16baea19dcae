import type { DatabaseSync } from 'node:sqlite';
import { createAvatars } from './avatars/avatars.ts';
import { createRepository } from './database/repository.ts';
import { createStatements } from './database/statements.ts';
import { createTables, hasTables } from './database/tables.ts';
import { createFiles } from './files/files.ts';
import { createPreferenceStore } from './list-views/list-preferences.ts';
import { createListViews } from './list-views/list-views.ts';
import { createSchema } from './metadata/schema.ts';
import { createOutbox } from './outbox/outbox.ts';
import type { Clock, World } from './protocol/call.ts';
import { createRecentItems } from './recent/recent-items.ts';
import { seedDemo } from './seed/demo.ts';
import { createLinks } from './sessions/links.ts';
import { createLogIns } from './sessions/log-ins.ts';
import { createSessions } from './sessions/sessions.ts';

/** What an org begins with. */
export interface WorldOptions {
  readonly clock: Clock;
  /** `demo` holds customers and their records; `empty` holds no records and no users. */
  readonly seed: 'demo' | 'empty';
}

/** All rooms over one database; makes the tables and the seed where there are none. */
export function openWorld(database: DatabaseSync, { clock, seed }: WorldOptions): World {
  const schema = createSchema();
  const isNew = !hasTables(database);
  if (isNew) createTables(database, schema);
  const statements = createStatements(database);
  const repository = createRepository(statements, schema);
  const world: World = {
    repository,
    statements,
    clock,
    sessions: createSessions(statements, clock),
    logIns: createLogIns(statements, clock),
    links: createLinks(statements, clock),
    outbox: createOutbox(statements, clock),
    listViews: createListViews(statements, repository),
    listPreferences: createPreferenceStore(statements),
    recentItems: createRecentItems(statements),
    avatars: createAvatars(statements),
    files: createFiles(statements),
  };
  if (isNew && seed === 'demo') repository.transaction(() => seedDemo(world));
  return world;
}
