import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { focusInView } from './keep-in-view.ts';
import { useClearToasts } from './toast.tsx';

/** One error and the field it belongs to. */
export interface ErrorSummaryItem {
  /** Id of the element to focus; left out for an error of the whole form. */
  readonly fieldId?: string;
  readonly text: string;
}

/** Props of {@link ErrorSummary}. */
export interface ErrorSummaryProps {
  readonly title: string;
  readonly items: readonly ErrorSummaryItem[];
  /** Changes with every failed attempt, so that the summary takes the focus again. */
  readonly attempt?: number;
}

/** All errors of a form in one place, linked to their fields; takes the focus when it appears. */
export function ErrorSummary({ title, items, attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const clearToasts = useClearToasts();
  useEffect(() => {
    clearToasts();
    focusInView(box.current);
  }, [attempt, clearToasts]);
  return (
    <div className="error-summary" ref={box} tabIndex={-1}>
      <div role="alert">
        <h2>{title}</h2>
        <ul>
          {items.map((item) => (
            <li key={`${item.fieldId ?? ''} ${item.text}`}>
              {item.fieldId === undefined ? (
                item.text
              ) : (
                <a href={`#${item.fieldId}`} onClick={(event) => focusField(event, item.fieldId)}>
                  {item.text}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function focusField(event: MouseEvent, fieldId: string | undefined): void {
  const field = document.getElementById(fieldId ?? '');
  if (field === null) return;
  event.preventDefault();
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
}
