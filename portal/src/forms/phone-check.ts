import { lateCode } from '../ui/index.ts';

/** The library that knows the numbers there are. */
const library = lateCode(() => import('libphonenumber-js/min'));

/** Fetches the library; without it a number is judged by its digits. */
export function prefetchPhones(): void {
  library.load().catch(() => undefined);
}

/** Returns true for a phone number; until the library is there, for ten digits. */
export function isPhone(text: string): boolean {
  prefetchPhones();
  return library.now()?.isValidPhoneNumber(text, 'US') ?? text.replace(/\D/g, '').length >= 10;
}
