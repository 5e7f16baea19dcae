import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../brand/index.ts';
import { Icon } from '../ui/index.ts';

/** Layout of the guests' screens: the screen, and beside it what the brand stands for. */
export function Welcome({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const brand = useBrand();
  const points = [
    { icon: 'bolt', text: t('welcome.plans') },
    { icon: 'clock', text: t('welcome.hours') },
    { icon: 'success', text: t('welcome.safe') },
  ] as const;
  return (
    <div className="welcome">
      <div className="welcome-main">{children}</div>
      <aside className="welcome-panel" aria-label={brand.name}>
        <p className="welcome-claim">{t('welcome.claim')}</p>
        <ul className="welcome-points">
          {points.map(({ icon, text }) => (
            <li key={icon}>
              <Icon name={icon} />
              {text}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
