import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { toldOf } from '../editing/descriptions.ts';
import type { Diagnostic } from '../protocol.ts';

interface PropertyRowProps {
  readonly label: string;
  readonly description: string | undefined;
  readonly isRequired: boolean;
  /** Takes it out; undefined where it cannot be missing. */
  readonly onClear: (() => void) | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** Takes a whole row for itself. */
  readonly isWide: boolean;
  readonly children: (describedBy: string) => ReactNode;
}

/** One property: its name, what it is for, its input, and what is wrong with it. */
export function PropertyRow(props: PropertyRowProps) {
  const { label, description, isRequired, onClear, diagnostics, isWide, children } = props;
  const id = useId();
  const { first, rest } = toldOf(description);
  return (
    <div className="property" data-wide={isWide ? '' : undefined}>
      <div className="property-head">
        <span className="property-name">{label}</span>
        {isRequired ? <span className="property-mark">needed</span> : null}
        {rest === '' ? null : (
          <DialogTrigger>
            <Button className="quiet" aria-label={`About ${label}`}>
              ?
            </Button>
            <Popover className="help" placement="bottom end">
              <Dialog aria-label={label}>
                <p>{first}</p>
                <p>{rest}</p>
              </Dialog>
            </Popover>
          </DialogTrigger>
        )}
        {onClear === undefined ? null : (
          <button type="button" className="quiet" aria-label={`Take out ${label}`} onClick={onClear}>
            ×
          </button>
        )}
      </div>
      {children(id)}
      <p className="property-help" id={id}>
        {first}
      </p>
      {diagnostics.map(({ message, remedy, line }) => (
        <p key={`${line} ${message}`} className="row-diagnostic">
          {message} {remedy}
        </p>
      ))}
    </div>
  );
}
