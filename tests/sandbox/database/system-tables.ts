import { AVATAR_TABLES } from '../services/avatars/avatars.ts';
import { FILE_TABLES } from '../services/files/files.ts';
import { IDENTITY_TABLES } from '../services/identity/identity-checks.ts';
import { LIST_PREFERENCE_TABLES } from '../services/list-views/list-preferences.ts';
import { LIST_VIEW_TABLES } from '../services/list-views/list-views.ts';
import { GRANT_TABLES } from '../services/oauth/grants.ts';
import { OUTBOX_TABLES } from '../services/outbox/outbox.ts';
import { RECENT_ITEM_TABLES } from '../services/recent/recent-items.ts';
import { REGISTRATION_TABLES } from '../services/registration/registrations.ts';
import { CREDENTIAL_TABLES } from '../services/sessions/credentials.ts';
import { SECTION_TABLES } from '../services/sections/section-states.ts';
import { LINK_TABLES } from '../services/sessions/links.ts';
import { SESSION_TABLES } from '../services/sessions/sessions.ts';
import { SERVICE_TABLES } from '../services/service-rooms.ts';
import { THROTTLE_TABLES } from '../services/sessions/throttles.ts';

const CORE_TABLES = `
  CREATE TABLE sandbox_state (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE sandbox_sequence (name TEXT PRIMARY KEY, next INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE sandbox_failed_log_in (login TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
  CREATE INDEX sandbox_failed_log_in_login ON sandbox_failed_log_in (login, at);
`;

/** The tables of the sandbox itself, room by room; each room owns its own. */
export const SYSTEM_TABLES: readonly string[] = [
  CORE_TABLES,
  AVATAR_TABLES,
  CREDENTIAL_TABLES,
  FILE_TABLES,
  GRANT_TABLES,
  IDENTITY_TABLES,
  LINK_TABLES,
  LIST_PREFERENCE_TABLES,
  LIST_VIEW_TABLES,
  OUTBOX_TABLES,
  RECENT_ITEM_TABLES,
  REGISTRATION_TABLES,
  SECTION_TABLES,
  SESSION_TABLES,
  SERVICE_TABLES,
  THROTTLE_TABLES,
];
