import { useTranslation } from '../src/i18n/translation.ts';
import { addressOf, choices } from './look-setting.ts';
import type { Choice, Wish } from './look-setting.ts';

// The keys of a table are its choices.
const all = Object.keys(choices) as readonly Choice[];

/** The choices of the page. Each is a link, so that a look has an address. */
export function LookSwitch({ wish }: { readonly wish: Wish }) {
  const { t } = useTranslation('parts');
  return (
    <nav className="looks" aria-label={t('title')}>
      {all.map((choice) => (
        <div key={choice} className="look" id={choice} role="group" aria-labelledby={`${choice}-label`}>
          <span id={`${choice}-label`}>{t(`choices.${choice}.label`)}</span>
          {choices[choice].map((value) => (
            <a
              key={value}
              href={addressOf(wish, choice, value)}
              aria-current={wish[choice] === value ? 'true' : undefined}
            >
              {t(`choices.${choice}.${value}`)}
            </a>
          ))}
        </div>
      ))}
    </nav>
  );
}
