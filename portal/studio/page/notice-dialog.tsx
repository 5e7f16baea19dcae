import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

interface NoticeDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Something to look at, which one closes again. */
export function NoticeDialog({ title, onClose, children }: NoticeDialogProps) {
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={onClose} className="veil">
      <Modal className="dialog notice-dialog">
        <Dialog>
          <Heading slot="title" level={2}>
            {title}
          </Heading>
          {children}
          <div className="dialog-buttons">
            <button type="button" onClick={onClose}>
              Close
            </button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
