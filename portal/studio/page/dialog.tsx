import type { FormEvent, ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

interface AskDialogProps {
  readonly title: string;
  /** The words of the button that does it. */
  readonly action: string;
  readonly isReady: boolean;
  readonly onDone: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A question with fields, one button that does it, and one that leaves everything as it is. */
export function AskDialog({ title, action, isReady, onDone, onClose, children }: AskDialogProps) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    // Forms in it are of their own.
    event.stopPropagation();
    if (!isReady) return;
    onDone();
    onClose();
  };
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={onClose} className="veil">
      <Modal className="dialog">
        <Dialog>
          <form onSubmit={send}>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {children}
            <div className="dialog-buttons">
              <button type="button" onClick={onClose}>
                Cancel
              </button>
              <button type="submit" data-main disabled={!isReady}>
                {action}
              </button>
            </div>
          </form>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
