import type { Route } from '../contract/contract.ts';
import type { Viewer } from '../database/access.ts';

/** One request after routing: its parameters by their names on the wire, and who asks. */
export interface Call {
  readonly route: Route;
  /** Path, query and header parameters; lists are still comma-separated. */
  readonly parameters: ReadonlyMap<string, string>;
  /** The parsed JSON body, already checked against the contract; `undefined` where there is none. */
  readonly body: unknown;
  readonly ifNoneMatch: string | null;
  /** Path as sent, without a slash at its end, for the addresses of pages. */
  readonly pathname: string;
  /** The customer of the session; absent for guests. */
  readonly viewer: Viewer | undefined;
  readonly sessionToken: string | undefined;
  /** Names the session; it stays the same when a program's token is renewed. */
  readonly sessionKey: string | undefined;
  /** The origin of the page that calls; without one, that of the org. */
  readonly origin: string;
  /** True when the browser reached the portal by https. */
  readonly secure: boolean;
}
