import type { Route } from '../contract/contract.ts';
import type { Avatars } from '../services/avatars/avatars.ts';
import type { Viewer } from '../database/access.ts';
import type { Repository } from '../database/repository.ts';
import type { Statements } from '../database/statements.ts';
import type { Files } from '../services/files/files.ts';
import type { PreferenceStore } from '../services/list-views/list-preferences.ts';
import type { ListViews } from '../services/list-views/list-views.ts';
import type { Grants } from '../services/oauth/grants.ts';
import type { IdentityChecks } from '../services/identity/identity-checks.ts';
import type { Outbox } from '../services/outbox/outbox.ts';
import type { RecentItems } from '../services/recent/recent-items.ts';
import type { Registrations } from '../services/registration/registrations.ts';
import type { Credentials } from '../services/sessions/credentials.ts';
import type { ServiceRooms } from '../services/service-rooms.ts';
import type { Links } from '../services/sessions/links.ts';
import type { LogIns } from '../services/sessions/log-ins.ts';
import type { SectionStates } from '../services/sections/section-states.ts';
import type { Sessions } from '../services/sessions/sessions.ts';
import type { Throttles } from '../services/sessions/throttles.ts';
import type { Users } from '../services/sessions/users.ts';
import type { Answer } from './answer.ts';
import type { FormLimits } from './form-reader.ts';

/** Tells the time in epoch milliseconds. */
export interface Clock {
  now(): number;
}

/** What every handler works with. */
export interface World extends ServiceRooms {
  readonly repository: Repository;
  /** The tables of the sandbox's own rooms. */
  readonly statements: Statements;
  readonly outbox: Outbox;
  readonly listViews: ListViews;
  readonly listPreferences: PreferenceStore;
  readonly recentItems: RecentItems;
  readonly avatars: Avatars;
  readonly files: Files;
  readonly links: Links;
  readonly sectionStates: SectionStates;
  readonly sessions: Sessions;
  readonly logIns: LogIns;
  /** Bearer tokens of programs that a customer lets in. */
  readonly grants: Grants;
  readonly credentials: Credentials;
  readonly users: Users;
  readonly throttles: Throttles;
  readonly registrations: Registrations;
  readonly identityChecks: IdentityChecks;
  readonly clock: Clock;
}

/** One request after routing: its parameters by their names on the wire, and who asks. */
export interface Call {
  readonly route: Route;
  /** Path, query and header parameters; lists are still comma-separated. */
  readonly parameters: ReadonlyMap<string, string>;
  /** The parsed JSON body, already checked against the contract; `undefined` where there is none. */
  readonly body: unknown;
  readonly ifNoneMatch: string | null;
  /** Path and query as sent, for the addresses of pages. */
  readonly pathname: string;
  /** The customer of the session; absent for guests. */
  readonly viewer: Viewer | undefined;
  readonly sessionToken: string | undefined;
  /** Whether the browser reached the portal by https. */
  readonly secure: boolean;
}

/** One operation of the contract. */
export interface Handler {
  /** Whether a session is needed. */
  readonly access: 'customer' | 'anyone';
  /** Whether it changes something, and so needs proof that it came from the portal's own pages. */
  readonly changes: boolean;
  /** A body of `multipart/form-data` instead of JSON. */
  readonly form?: FormLimits;
  handle(call: Call, world: World): Answer | Promise<Answer>;
}
