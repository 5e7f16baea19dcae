import type { SessionChange } from '../../client/sessions.ts';
import {
  isObjectOf,
  isOneOf,
  isText,
  isVariantOf,
  maybe,
  type Check,
  type Measure,
} from '../journal/check.ts';

/** The sender: only tabs of the same user and the same specs understand each other's data. */
interface TabIdentity {
  readonly user: string;
  /** Of the specs. */
  readonly version: string;
}

/**
 * The messages between tabs. Words about the user are understood by tabs of any version: nobody goes on seeing
 * what is not theirs any more because another tab is newer.
 */
export type TabMessage =
  /** A batch of the journal. */
  | { readonly type: 'happened'; readonly sender: TabIdentity; readonly batch: string }
  /** The signed-in user of a tab has changed; without `user`, nobody was known to be signed in. */
  | { readonly type: 'changed'; readonly user?: string; readonly change: SessionChange['change'] }
  /** A tab knows who is signed in. */
  | { readonly type: 'known'; readonly user: string };

const isVariant = isVariantOf('type', {
  happened: isObjectOf({ sender: isObjectOf({ user: isText, version: isText }), batch: isText }),
  changed: isObjectOf({ user: maybe(isText), change: isOneOf('begins', 'ends') }),
  known: isObjectOf({ user: isText }),
} satisfies Record<TabMessage['type'], Check>);

/** Returns true for a message that is understood. */
export function isMessage(value: unknown): value is TabMessage {
  return isVariant(value, NOTHING);
}

/** Messages are measured by nothing. */
const NOTHING: Measure = { entities: {}, now: 0 };
