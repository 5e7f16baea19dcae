import type { SessionChange } from '../adapters/sessions.ts';
import { isJsonObject } from '../json.ts';

/** Who speaks: only tabs of the same user and the same specs understand each other's data. */
export interface Speaker {
  readonly user: string;
  /** Of the specs. */
  readonly version: string;
}

/**
 * What tabs tell each other. Words about the user are understood by tabs of any version: nobody goes on seeing
 * what is not theirs any more because another tab is newer.
 */
export type TabMessage =
  /** A batch of the journal. */
  | { readonly type: 'happened'; readonly speaker: Speaker; readonly batch: string }
  /** The signed-in user of a tab has changed; without `user`, nobody was known to be signed in. */
  | { readonly type: 'changed'; readonly user?: string; readonly change: SessionChange['change'] }
  /** A tab knows who is signed in. */
  | { readonly type: 'known'; readonly user: string };

/** A message as it is understood; undefined for anything else. */
export function readMessage(value: unknown): TabMessage | undefined {
  if (!isJsonObject(value)) return undefined;
  const { type, user, change, speaker, batch } = value;
  switch (type) {
    case 'happened':
      return isSpeaker(speaker) && typeof batch === 'string' ? { type, speaker, batch } : undefined;
    case 'changed':
      if ((change !== 'begins' && change !== 'ends') || !isNameOrNone(user)) return undefined;
      return { type, change, ...(user === undefined ? {} : { user }) };
    case 'known':
      return typeof user === 'string' ? { type, user } : undefined;
    default:
      return undefined;
  }
}

function isSpeaker(value: unknown): value is Speaker {
  return isJsonObject(value) && typeof value['user'] === 'string' && typeof value['version'] === 'string';
}

function isNameOrNone(value: unknown): value is string | undefined {
  return value === undefined || typeof value === 'string';
}
