import type { i18n, TFunction } from 'i18next';
import { createContext, useContext, useMemo } from 'react';

const Current = createContext<i18n | undefined>(undefined);

/** Set once, by the shell: the page's i18next instance. A page has one language for its whole life. */
export const TranslationProvider = Current.Provider;

/** What a component needs to speak. */
export interface Translation {
  readonly t: TFunction;
  readonly i18n: i18n;
}

/**
 * The texts of a namespace, `common` unless stated.
 *
 * @example const { t } = useTranslation('errors');
 */
export function useTranslation(namespace = 'common'): Translation {
  const instance = useContext(Current);
  if (instance === undefined) throw new Error('There are no texts here: TranslationProvider is missing.');
  return useMemo(() => ({ t: instance.getFixedT(null, namespace), i18n: instance }), [instance, namespace]);
}
