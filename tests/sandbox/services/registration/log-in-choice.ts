import type { Language } from '../../protocol/language.ts';
import type { PasswordHash } from '../sessions/passwords.ts';

/** The log-in that a customer chose, for when the address is confirmed; the payload of a registration's link. */
export interface LogInChoice {
  readonly email: string;
  readonly language: Language;
  readonly password: PasswordHash;
}

/** The choice in a link's payload; undefined when it holds something else. */
export function readLogInChoice(payload: unknown): LogInChoice | undefined {
  if (typeof payload !== 'object' || payload === null) return undefined;
  if (!('email' in payload) || !('language' in payload) || !('password' in payload)) return undefined;
  const password = readPassword(payload.password);
  if (typeof payload.email !== 'string' || password === undefined) return undefined;
  return { email: payload.email, language: payload.language === 'es' ? 'es' : 'en', password };
}

function readPassword(value: unknown): PasswordHash | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!('salt' in value) || !('hash' in value) || !('cost' in value)) return undefined;
  const { salt, hash, cost } = value;
  if (typeof salt !== 'string' || typeof hash !== 'string' || typeof cost !== 'number') return undefined;
  return { salt, hash, cost };
}
