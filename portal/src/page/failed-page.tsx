import { useTranslation } from '../i18n/translation.ts';
import { Art, Button, Notice, PageHeading } from '../ui/index.ts';

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
