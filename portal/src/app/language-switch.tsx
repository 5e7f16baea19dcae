import { leave, VisuallyHidden } from '../ui/index.ts';
import { savePreferredLanguage, switchLanguage, useLanguage } from '../i18n/index.ts';

/** Fixed by requirement 000 section 2: the same in both languages, each in the language it leads to. */
const twins = {
  en: { to: 'es', short: 'ES', title: 'Switch to Español' },
  es: { to: 'en', short: 'EN', title: 'Switch to English' },
} as const;

/** A toggle on wide screens, two letters up to 768 px. Opens the twin of the page, which loads anew. */
export function LanguageSwitch() {
  const language = useLanguage();
  const { to, short, title } = twins[language];
  const open = () => {
    savePreferredLanguage(() => localStorage, to);
    location.assign(switchLanguage(new URL(location.href), to));
  };
  return (
    <button type="button" className="language" title={title} onClick={() => leave(open)}>
      <VisuallyHidden>{title} </VisuallyHidden>
      <span className="language-short">{short}</span>
      <span className="language-toggle" aria-hidden="true">
        <span data-on={language === 'en' || undefined}>English</span>
        <span data-on={language === 'es' || undefined}>Español</span>
      </span>
    </button>
  );
}
