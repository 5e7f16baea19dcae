import { useEffect, useState } from 'react';

/** Whether a text is a phone number. */
export type IsPhone = (text: string) => boolean;

/** Good enough until the real thing has arrived. */
const hasTenDigits: IsPhone = (text) => text.replace(/\D/g, '').length >= 10;

/** The judge of phone numbers, fetched only by forms that ask for one. */
export function useIsPhone(isAsked: boolean): IsPhone {
  const [isPhone, setIsPhone] = useState<IsPhone>(() => hasTenDigits);
  useEffect(() => {
    if (!isAsked) return undefined;
    let isWanted = true;
    void import('libphonenumber-js/min').then(({ isValidPhoneNumber }) => {
      if (isWanted) setIsPhone(() => (text: string) => isValidPhoneNumber(text, 'US'));
    });
    return () => {
      isWanted = false;
    };
  }, [isAsked]);
  return isPhone;
}
