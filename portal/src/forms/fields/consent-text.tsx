import { langOfOrg, useLanguage } from '../../i18n/index.ts';
import { VisuallyHidden } from '../../ui/index.ts';
import { useFormContext } from './form-context.ts';
import type { FieldView } from './form-context.ts';

/** The text that a consent agrees to: word by word, or as links to it. */
export function ConsentText({ terms, documents }: Pick<FieldView, 'terms' | 'documents'>) {
  const lang = langOfOrg(useLanguage());
  return (
    <>
      {terms ? (
        <>
          <div className="terms" lang={lang}>
            <h3>{terms.title}</h3>
            {terms.paragraphs.map((paragraph, at) => (
              // A text of the org may say the same twice; its order never changes.
              // oxlint-disable-next-line react/no-array-index-key
              <p key={at}>{paragraph}</p>
            ))}
          </div>
          {lang === undefined ? null : <Note />}
        </>
      ) : null}
      <Documents documents={documents} />
    </>
  );
}

/** Says of what the org wrote that it is not in the language of the page. */
function Note() {
  const { page } = useFormContext();
  return <small>({page.text('inEnglish')})</small>;
}

function Documents({ documents }: Pick<FieldView, 'documents'>) {
  if (documents.length === 0) return null;
  return (
    <ul className="consent-documents">
      {documents.map(({ href, text, newTab }) => (
        <li key={text}>
          {/* What stands elsewhere takes nobody away from a form that is half filled in. */}
          <a href={href} target="_blank" rel="noopener noreferrer">
            {text}
            <VisuallyHidden>, {newTab}</VisuallyHidden>
            <span aria-hidden="true"> ↗</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
