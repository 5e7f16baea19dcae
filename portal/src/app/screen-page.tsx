import type { ReactNode } from 'react';
import type { FirstHeading, PageScreen } from '../../screen-language/manifest.ts';
import { useBrand } from '../brand/index.ts';
import { useTranslation } from '../i18n/translation.ts';
import { useScreenCache } from '../screen/screen-cache.ts';
import { Screen } from '../screen/screen.tsx';
import { Art, Icon, noBreak, Skeleton } from '../ui/index.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { useFirstHeading } from './host-document.ts';
import { RouteGuard } from './route-guard.tsx';

/** One published screen, behind its guard and inside its layout. */
export function ScreenPage({ entry }: { readonly entry: PageScreen }) {
  const inPlace = (content: ReactNode) => (
    <ScreenFrame frame={entry.frame} panel={<WelcomePanel />}>
      {content}
    </ScreenFrame>
  );
  const { screens } = useScreenCache();
  return (
    <ErrorBoundary key={entry.id} onRetry={() => screens.delete(entry)}>
      <RouteGuard entry={entry} waiting={inPlace(<ScreenPlaceholder />)}>
        {inPlace(<Screen entry={entry} waiting={<ScreenPlaceholder />} />)}
      </RouteGuard>
    </ErrorBoundary>
  );
}

/** Props of {@link ScreenFrame}. */
interface ScreenFrameProps {
  readonly frame: PageScreen['frame'];
  /** Stands beside the guests' screens, and where a page leaves half of a wide window bare. */
  readonly panel: ReactNode;
  readonly children: ReactNode;
}

/** The place of a screen in its page. */
export function ScreenFrame({ frame, panel, children }: ScreenFrameProps) {
  if (frame === 'page') {
    return (
      <div className="page">
        {children}
        {panel}
      </div>
    );
  }
  return (
    <div className="welcome">
      <div className="welcome-main">{children}</div>
      {panel}
    </div>
  );
}

/** The claims of the brand. */
export function WelcomePanel() {
  const { t } = useTranslation();
  const brand = useBrand();
  const points = [
    { icon: 'bolt', text: t('welcome.plans') },
    { icon: 'clock', text: t('welcome.hours') },
    { icon: 'success', text: t('welcome.safe') },
  ] as const;
  return (
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
      <Art scene="band" />
    </aside>
  );
}

/** Shown in place of a screen that is loading, below the heading that the document contains. */
export function ScreenPlaceholder() {
  const { t } = useTranslation();
  const heading = useFirstHeading();
  return (
    <>
      {heading && <PlaceholderHeading {...heading} />}
      <Skeleton label={t('loading')} />
    </>
  );
}

/** The heading of a screen as far as it is known before the screen is there. */
export function PlaceholderHeading({ title, hasAbout, lead }: FirstHeading) {
  return (
    <div className="page-heading">
      <div>
        <h1>{title}</h1>
        {hasAbout === true ? <p className="page-about" /> : null}
        {lead === undefined ? null : <p>{noBreak(lead)}</p>}
      </div>
      <Art scene="band" />
    </div>
  );
}
