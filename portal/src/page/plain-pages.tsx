import { useTranslation } from '../i18n/translation.ts';
import { Art, Button, LinkButton, Notice, PageHeading, TextLink } from '../ui/index.ts';

/** Shown for an address that no published screen has. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <div className="plain-page empty">
      <Art scene="lost" />
      <PageHeading lead={t('notFound.lead')}>{t('notFound.title')}</PageHeading>
      <LinkButton href="/">{t('notFound.action')}</LinkButton>
      <TextLink href="/help">{t('notFound.help')}</TextLink>
    </div>
  );
}

/** Shown in place of a screen that broke; header and footer live on. */
export function CrashPage({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('errors');
  return (
    <div className="plain-page" role="alert">
      <Art scene="failed" />
      <PageHeading lead={t('crash.lead')}>{t('crash.title')}</PageHeading>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  );
}

/** Props of {@link FailedPage}; texts are keys of `errors`. */
interface FailedPageProps {
  readonly title: string;
  readonly lead: string;
  readonly onRetry: () => void;
}

/** Stands in place of a page that cannot be shown now, with a button to try again. */
export function FailedPage({ title, lead, onRetry }: FailedPageProps) {
  const { t } = useTranslation('errors');
  return (
    <div className="plain-page stack">
      <Art scene="failed" />
      <PageHeading>{t(title)}</PageHeading>
      <Notice tone="warning" role="alert">
        {t(lead)}
      </Notice>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  );
}
