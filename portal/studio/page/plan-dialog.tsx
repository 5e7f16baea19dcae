import { useState } from 'react';
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

interface PlanDialogProps {
  readonly title: string;
  /** The words of the button that does it. */
  readonly action: string;
  readonly isDanger?: boolean;
  readonly isReady?: boolean;
  /** Does it. @returns what is wrong, where it cannot be done */
  readonly onDone: () => Promise<string | undefined>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A question that stays, with what is wrong, until it could be done. */
export function PlanDialog({ title, onDone, onClose, children, ...buttons }: PlanDialogProps) {
  const { isReady = true } = buttons;
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
              // Forms in it are of their own.
              event.stopPropagation();
              if (isReady) void send();
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
            <DialogButtons {...buttons} isReady={isReady && !isBusy} onClose={onClose} />
          </form>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

type DialogButtonsProps = Pick<PlanDialogProps, 'action' | 'isDanger' | 'isReady' | 'onClose'>;

function DialogButtons({ action, isDanger = false, isReady = true, onClose }: DialogButtonsProps) {
  return (
    <div className="dialog-buttons">
      <button type="button" onClick={onClose}>
        Cancel
      </button>
      <button type="submit" data-main data-danger={isDanger ? '' : undefined} disabled={!isReady}>
        {action}
      </button>
    </div>
  );
}
