import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { Button, Notice } from '../../ui/index.ts';
import { useFormContext } from './form-context.ts';
import type { ControlProps, FieldView } from './form-context.ts';
import './late-choices.css';

/** Props of {@link LateChoices}. */
interface LateChoicesProps extends ControlProps {
  readonly awaits: NonNullable<FieldView['awaits']>;
  /** Offers the options once they are there. */
  readonly Control: ComponentType<ControlProps>;
}

/** Options that depend on an answer: until they are there, or where there are none, it says so in their place. */
export function LateChoices({ awaits, Control, ...props }: LateChoicesProps) {
  const { page } = useFormContext();
  const { state, refresh } = page.read(awaits.read);
  const { id, field, value } = props;
  const isThere = state === 'ready' && field.choices.length > 0;
  // What happened to a chosen time is told by the calendar.
  useDropped(props, state === 'ready' && field.kind !== 'slot');
  const say = (name: 'waiting' | 'empty' | 'failed') =>
    page.optionalText(`${awaits.texts}.${name}`) ?? page.text(`choices.${name}`);
  const news = {
    waiting: () => say('waiting'),
    loading: () => page.text('loading'),
    ready: () => say('empty'),
  };
  return (
    <div
      className="late-choices"
      data-kind={field.kind}
      data-state={state}
      {...(!isThere && { id, tabIndex: -1 })}
    >
      {isThere ? <Control {...props} value={value} /> : null}
      {state === 'failed' ? (
        <Notice tone="warning" role="alert">
          <p>{say('failed')}</p>
          <Button look="secondary" onClick={refresh}>
            {page.text('retry')}
          </Button>
        </Notice>
      ) : null}
      <p className="field-hint" role="status">
        {isThere || state === 'failed' ? null : news[state]()}
      </p>
    </div>
  );
}

/** Takes back what is offered no more, after the answer that the options depend on was changed. */
function useDropped({ field, value, onChange }: ControlProps, isKnown: boolean): void {
  const isOffered = (one: unknown) => field.choices.some((choice) => choice.value === one);
  const chosen: readonly unknown[] = value === undefined ? [] : [value].flat();
  const left = chosen.filter(isOffered);
  const isLess = isKnown && left.length < chosen.length;
  useEffect(() => {
    if (isLess) onChange(Array.isArray(value) && left.length > 0 ? left : undefined);
  });
}
