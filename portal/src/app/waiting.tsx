import { useTranslation } from '../i18n/translation.ts';
import { keptWords, Skeleton } from '../ui/index.ts';
import { useFirstHeading } from './first-heading.ts';

/** Stands in the place of a screen that is on its way, below the heading that the document brought along. */
export function Waiting() {
  const { t } = useTranslation();
  const heading = useFirstHeading();
  return (
    <>
      {heading === undefined ? null : (
        <div className="page-heading">
          <div>
            <h1>{heading.title}</h1>
            {heading.hasAbout === true ? <p className="page-about" /> : null}
            {heading.lead === undefined ? null : <p>{keptWords(heading.lead)}</p>}
          </div>
        </div>
      )}
      <Skeleton label={t('loading')} />
    </>
  );
}
