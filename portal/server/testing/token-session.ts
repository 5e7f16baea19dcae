import type { TokenSession } from '../auth/token-session.ts';

/** A session of tokens that began at a time, and was used and renewed then. */
export const tokenSessionAt = (time: number, changes: Partial<TokenSession> = {}): TokenSession => ({
  state: 'active',
  accessToken: 'old',
  refreshToken: 'r',
  deviceSecret: 's',
  isShared: false,
  beganAt: time,
  seenAt: time,
  tokenAt: time,
  ...changes,
});
