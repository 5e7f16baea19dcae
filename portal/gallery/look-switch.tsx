import { useTranslation } from '../src/i18n/translation.ts';
import { addressOf, choices } from './look-setting.ts';
import type { Choice, Look } from './look-setting.ts';

// The keys of a table are its choices.
const all = Object.keys(choices) as readonly Choice[];

/** The choices of the page. Each is a link, so that a look has an address. */
export function LookSwitch({ look }: { readonly look: Look }) {
  const { t } = useTranslation('gallery');
  return (
    <nav className="looks" aria-label={t('title')}>
      {all.map((choice) => (
        <div key={choice} className="look" id={choice} role="group" aria-labelledby={`${choice}-label`}>
          <span id={`${choice}-label`}>{t(`choices.${choice}.label`)}</span>
          {choices[choice].map((value) => (
            <a
              key={value}
              href={addressOf(look, choice, value)}
              aria-current={look[choice] === value ? 'true' : undefined}
            >
              {t(`choices.${choice}.${value}`)}
            </a>
          ))}
        </div>
      ))}
    </nav>
  );
}
