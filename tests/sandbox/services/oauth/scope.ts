import { OauthError } from './oauth-error.ts';

const KNOWN = ['api', 'email', 'full', 'id', 'offline_access', 'openid', 'profile', 'refresh_token', 'web'];
const DEFAULT = 'api id profile email openid refresh_token';

/** The scope that is asked for, in the order in which it was asked; all that programs use where nothing is said. */
export function readScope(text: string | undefined): string {
  const words = (text ?? DEFAULT).split(' ').filter((word) => word !== '');
  if (words.some((word) => !KNOWN.includes(word))) {
    throw new OauthError('invalid_scope', 'the requested scope is not allowed');
  }
  return [...new Set(words)].join(' ');
}

/** Returns true when the interface may be called. */
export function allowsCalls(scope: string): boolean {
  return hasWord(scope, ['api', 'full']);
}

/** Returns true when the program may act without the customer. */
export function allowsRefresh(scope: string): boolean {
  return hasWord(scope, ['refresh_token', 'offline_access']);
}

/** Returns true when a scope holds a word. */
export function hasScope(scope: string, word: string): boolean {
  return hasWord(scope, [word]);
}

function hasWord(scope: string, wanted: readonly string[]): boolean {
  return scope.split(' ').some((word) => wanted.includes(word));
}
