import { useEffect, useState } from 'react';

/** Returns true for a phone number. */
export type IsPhone = (text: string) => boolean;

/** Stands in until the library has arrived. */
const hasTenDigits: IsPhone = (text) => text.replace(/\D/g, '').length >= 10;

/** Returns the check of phone numbers; its library is fetched when a form that asks for one is being filled in. */
export function useIsPhone(isAsked: boolean): IsPhone {
  const [isPhone, setIsPhone] = useState<IsPhone>(() => hasTenDigits);
  useEffect(() => {
    if (!isAsked) return undefined;
    let isWanted = true;
    const load = async () => {
      const { isValidPhoneNumber } = await import('libphonenumber-js/min');
      if (isWanted) setIsPhone(() => (text: string) => isValidPhoneNumber(text, 'US'));
    };
    // Without it the first judge goes on.
    load().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [isAsked]);
  return isPhone;
}
