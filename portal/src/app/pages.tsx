import { useTranslation } from '../i18n/translation.ts';
import { Art, Button, LinkButton, Notice, PageHeading } from '../ui/index.ts';

/** Shown for an address that no published screen has. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <div className="plain-page">
      <Art scene="lost" />
      <PageHeading lead={t('notFound.lead')}>{t('notFound.title')}</PageHeading>
      <LinkButton href="/">{t('notFound.action')}</LinkButton>
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

/** Props of {@link UnreachablePage}. */
interface UnreachablePageProps {
  readonly onRetry: () => void;
  /** True where an answer came, and only the org's was missing: the customer's own line is sound. */
  readonly isOurs: boolean;
}

/** Shown where a customer's screen cannot be opened because nobody knows who is there. */
export function UnreachablePage({ onRetry, isOurs }: UnreachablePageProps) {
  const { t } = useTranslation('errors');
  return (
    <div className="plain-page stack">
      <Art scene="failed" />
      <PageHeading>{t('unreachable.title')}</PageHeading>
      <Notice tone="warning" role="alert">
        {t(isOurs ? 'unreachable.ours' : 'unreachable.lead')}
      </Notice>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  );
}
