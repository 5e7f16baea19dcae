import type { Call } from './call.ts';
import { illegalParameter } from './problem.ts';

/** Languages of the texts that a call answers or sends. */
export type Language = 'en' | 'es';

/** The language that a GET asks for; English where it does not matter. */
export function readLanguage(call: Call, fallback?: Language): Language {
  const value = call.parameters.get('language') ?? fallback;
  if (value !== 'en' && value !== 'es') throw illegalParameter('language must be en or es');
  return value;
}
