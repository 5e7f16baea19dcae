import type { ReactNode } from 'react';
import type { ScreenEntry } from '../../screen-language/manifest.ts';
import { useBrand } from '../brand/index.ts';
import { useTranslation } from '../i18n/translation.ts';
import { Screen } from '../screen/screen.tsx';
import { Icon, noBreak, Skeleton } from '../ui/index.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { useFirstHeading } from './host-document.ts';
import { RouteGuard } from './route-guard.tsx';

/** One published screen, behind its guard and inside its layout. */
export function ScreenPage({ entry }: { readonly entry: ScreenEntry }) {
  const inPlace = (content: ReactNode) =>
    entry.frame === 'welcome' ? (
      <WelcomeLayout>{content}</WelcomeLayout>
    ) : (
      <div className="page">{content}</div>
    );
  return (
    <ErrorBoundary key={entry.id}>
      <RouteGuard entry={entry} waiting={inPlace(<ScreenPlaceholder />)}>
        {inPlace(<Screen entry={entry} waiting={<ScreenPlaceholder />} />)}
      </RouteGuard>
    </ErrorBoundary>
  );
}

/** Layout of the guests' screens: the screen, and beside it the claims of the brand. */
export function WelcomeLayout({ children }: { readonly children: ReactNode }) {
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

/** Shown in place of a screen that is loading, below the heading that the document contains. */
export function ScreenPlaceholder() {
  const { t } = useTranslation();
  const heading = useFirstHeading();
  return (
    <>
      {heading === undefined ? null : (
        <div className="page-heading">
          <div>
            <h1>{heading.title}</h1>
            {heading.hasAbout === true ? <p className="page-about" /> : null}
            {heading.lead === undefined ? null : <p>{noBreak(heading.lead)}</p>}
          </div>
        </div>
      )}
      <Skeleton label={t('loading')} />
    </>
  );
}
