import { useState } from 'react';
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

interface PlanDialogProps {
  readonly title: string;
  /** The words of the button that does it. */
  readonly action: string;
  readonly isDanger?: boolean;
  /** Does it. @returns what is wrong, where it cannot be done */
  readonly onDone: () => Promise<string | undefined>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A question that stays, with what is wrong, until it could be done. */
export function PlanDialog({ title, action, isDanger = false, onDone, onClose, children }: PlanDialogProps) {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const found = await onDone();
    setBusy(false);
    setProblem(found);
    if (found === undefined) onClose();
  };
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={onClose} className="veil">
      <Modal className="dialog">
        <Dialog>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void send();
            }}
          >
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {children}
            {problem === undefined ? null : (
              <p className="dialog-diagnostic" role="alert">
                {problem}
              </p>
            )}
            <div className="dialog-buttons">
              <button type="button" onClick={onClose}>
                Cancel
              </button>
              <button type="submit" data-main data-danger={isDanger ? '' : undefined} disabled={isBusy}>
                {action}
              </button>
            </div>
          </form>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
