import { createHash } from 'node:crypto';

/** Returns the hash under which a token is kept: the database alone opens nothing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
