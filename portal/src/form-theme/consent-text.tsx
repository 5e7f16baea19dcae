import { VisuallyHidden } from '../ui/index.ts';
import type { FieldView } from './form-context.ts';

/** What a consent agrees to: word by word, or as a link to where it stands. */
export function ConsentText({ terms, document }: Pick<FieldView, 'terms' | 'document'>) {
  return (
    <>
      {terms ? (
        <div className="terms">
          <h3>{terms.title}</h3>
          {terms.paragraphs.map((paragraph, at) => (
            // A text of the org may say the same twice; its order never changes.
            // oxlint-disable-next-line react/no-array-index-key
            <p key={at}>{paragraph}</p>
          ))}
        </div>
      ) : null}
      {document === undefined ? null : (
        <p>
          {/* What stands elsewhere takes nobody away from a form that is half filled in. */}
          <a href={document.href} target="_blank" rel="noopener noreferrer">
            {document.text}
            <VisuallyHidden>, {document.newTab}</VisuallyHidden>
            <span aria-hidden="true"> ↗</span>
          </a>
        </p>
      )}
    </>
  );
}
