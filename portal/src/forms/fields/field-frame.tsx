import type { ReactNode } from 'react';
import { Icon, noBreak, lazyComponent, Spinner } from '../../ui/index.ts';
import { useFormContext } from './form-context.ts';
import type { FieldView } from './form-context.ts';

const ConsentText = lazyComponent<FieldView>(
  async () => (await import('./consent-text.tsx')).ConsentText,
  Spinner,
);

/** Kinds that are more than one control. */
const groups: ReadonlySet<string> = new Set([
  'radio',
  'checkboxes',
  'yes-no',
  'month',
  'rating',
  'slot',
  'files',
  'group',
  'hosted-card',
  'hosted-bank',
]);

/** Props of {@link FieldFrame}. */
interface FieldFrameProps {
  /** Id of the control. */
  readonly id: string;
  readonly field: FieldView;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** A label, its hint, the control and what is wrong with it. Groups of choices get a fieldset and a legend. */
export function FieldFrame({ id, field, error, children }: FieldFrameProps) {
  const { formTexts } = useFormContext();
  const message =
    error === undefined ? null : (
      <p className="field-error" id={`${id}-error`}>
        <Icon name="error" />
        {error}
      </p>
    );
  const hint = field.hint === undefined ? null : <Hint id={id} field={field} />;
  const title = field.required || field.readOnly ? field.label : `${field.label} ${formTexts.optional}`;
  if (groups.has(field.kind)) {
    return (
      <fieldset className="field" data-invalid={error !== undefined || undefined}>
        <legend>{title}</legend>
        {hint}
        {message}
        {children}
      </fieldset>
    );
  }
  // Nobody can agree to what is not there to be read.
  if (field.terms === null) return <Spinner />;
  const text = field.terms || field.documents.length > 0 ? <ConsentText {...field} /> : null;
  return (
    <div className="field" data-invalid={error !== undefined || undefined}>
      {field.terms ? text : null}
      {field.kind === 'consent' ? null : <label htmlFor={id}>{title}</label>}
      {field.kind === 'consent' ? null : hint}
      {message}
      {children}
      {field.kind === 'consent' ? hint : null}
      {field.terms ? null : text}
    </div>
  );
}

function Hint({ id, field }: { readonly id: string; readonly field: FieldView }) {
  return (
    <p className="field-hint" id={`${id}-hint`}>
      {field.hint === undefined ? null : noBreak(field.hint)}
    </p>
  );
}
