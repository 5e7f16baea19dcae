import type { ReactNode } from 'react';
import { Button, Icon, noBreak } from '../../ui/index.ts';
import { useFormContext } from './form-context.ts';

/** The things that can be done with an entry. */
export type EntryAction = 'change' | 'done' | 'up' | 'down' | 'remove';

/** Props of {@link GroupEntry}. */
interface GroupEntryProps {
  /** Id of the entry; those of its buttons begin with it. */
  readonly id: string;
  readonly place: { readonly index: number; readonly last: number; readonly isOrdered: boolean };
  /** The entry in a line, and its number in words. */
  readonly title: { readonly line: string; readonly number: string };
  readonly isOpen: boolean;
  readonly error: string | undefined;
  readonly canChange: boolean;
  readonly onAction: (action: EntryAction) => void;
  /** The questions. */
  readonly children: ReactNode;
}

/** One entry: its questions while it is open, a line of its answers otherwise. */
export function GroupEntry(props: GroupEntryProps) {
  const { id, title, isOpen, error } = props;
  const message =
    error === undefined ? null : (
      <p className="field-error">
        <Icon name="error" />
        {error}
      </p>
    );
  return (
    <li className="group-entry" id={id} tabIndex={-1} data-open={isOpen || undefined}>
      {isOpen ? (
        <fieldset className="group-questions">
          <legend>{title.number}</legend>
          {message}
          <div className="fields">{props.children}</div>
        </fieldset>
      ) : (
        <div className="group-line">
          {noBreak(title.line)}
          {message}
        </div>
      )}
      <EntryButtons {...props} />
    </li>
  );
}

function EntryButtons({ id, place, title, isOpen, canChange, onAction }: GroupEntryProps) {
  const { page } = useFormContext();
  if (!canChange) return null;
  const { index, last, isOrdered } = place;
  const actions: readonly EntryAction[] = [
    isOpen ? 'done' : 'change',
    ...(isOrdered && index > 0 ? ['up' as const] : []),
    ...(isOrdered && index < last ? ['down' as const] : []),
    'remove',
  ];
  return (
    <div className="group-buttons">
      {actions.map((action) => {
        const label = page.text(`group.${action}`);
        return (
          <Button
            key={action}
            id={`${id}-${action}`}
            look="quiet"
            aria-label={page.text('group.about', { action: label, entry: title.line })}
            onClick={() => onAction(action)}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
}
