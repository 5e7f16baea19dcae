import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/** Props of {@link Dialog}. */
export interface DialogProps {
  readonly open: boolean;
  /** Called when the customer leaves by Escape; buttons call it themselves. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** A native modal dialog: the browser keeps the focus inside and gives it back. */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open) element?.close();
  }, [open]);
  // The browser tells late: a dialog that was closed by its button may stand open again by then.
  const onClosed = () => {
    if (open && dialog.current?.open === false) onClose();
  };
  return (
    <dialog className="dialog" ref={dialog} aria-labelledby={titleId} onClose={onClosed}>
      <h2 id={titleId}>{title}</h2>
      {open ? children : null}
      {actions === undefined ? null : <div className="button-row">{actions}</div>}
    </dialog>
  );
}
