import type { LogInResult } from '../sessions/log-ins.ts';
import { OauthError } from './oauth-error.ts';

/** Returns the user whom a name and a password logged in. @throws OauthError for every other result */
export function grantedLogIn(result: LogInResult): string {
  switch (result.state) {
    case 'accepted':
      return result.userId;
    case 'inactive':
      throw new OauthError('inactive_user', 'user is inactive');
    case 'refused':
      throw new OauthError('invalid_grant', 'authentication failure');
    case 'throttled': {
      const headers = { 'Retry-After': String(result.retryAfterSeconds) };
      throw new OauthError('invalid_grant', 'login rate exceeded', { status: 429, headers });
    }
  }
}
