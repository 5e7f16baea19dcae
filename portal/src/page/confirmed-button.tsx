import { useRef, useState } from 'react';
import type { Submission } from '../../screen-language/generated/screen-config.gen.ts';
import { Button, Dialog, Notice, VisuallyHidden } from '../ui/index.ts';
import type { ButtonProps } from '../ui/index.ts';
import type { TextValues } from './page.ts';
import type { BlockPage } from './page.ts';
import { useUnseenErrors } from './unseen-errors.ts';

/** Props of {@link ConfirmedButton}. */
interface ConfirmedButtonProps {
  /** The place of its texts: `button`, and with `confirm` also `confirm.title`, `.body` and `.no`. */
  readonly texts: string;
  /** Values for the `{{names}}` in the texts. */
  readonly values?: TextValues;
  readonly submit: Submission;
  /** Asks in a dialog before anything is called. */
  readonly confirm: boolean;
  readonly look: NonNullable<ButtonProps['look']>;
  /** The look of the button in the dialog that goes on. */
  readonly yes?: NonNullable<ButtonProps['look']>;
  /** Tells it from buttons of the same name, for those who cannot see where it stands. */
  readonly about?: string;
  readonly page: BlockPage;
  /** The entry of a list that it belongs to. */
  readonly item?: unknown;
}

/** A button that calls an operation. A second press while the first is under way does nothing. */
export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { texts, values, submit, confirm, look, about, page, item } = props;
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const tellUnseen = useUnseenErrors();
  const isSending = useRef(false);
  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    const result = await page.submit(submit, item);
    isSending.current = false;
    setBusy(false);
    setAsking(false);
    const messages = result.ok ? [] : result.errors.map(({ message }) => message);
    setErrors(messages);
    tellUnseen(messages);
  };
  const label = page.text(`${texts}.button`, values);
  return (
    <>
      <Button look={look} busy={isBusy && !confirm} onClick={() => (confirm ? setAsking(true) : void send())}>
        {label}
        {about === undefined ? null : <VisuallyHidden>: {about}</VisuallyHidden>}
      </Button>
      {errors.map((error) => (
        <Notice key={error} tone="error" role="alert">
          {error}
        </Notice>
      ))}
      {confirm ? (
        <Question {...props} isAsking={isAsking} isBusy={isBusy} onNo={() => setAsking(false)} onYes={send} />
      ) : null}
    </>
  );
}

interface QuestionProps extends ConfirmedButtonProps {
  readonly isAsking: boolean;
  readonly isBusy: boolean;
  readonly onNo: () => void;
  readonly onYes: () => Promise<void>;
}

function Question(props: QuestionProps) {
  const { texts, values, yes = 'danger', page, isAsking, isBusy, onNo, onYes } = props;
  return (
    <Dialog
      open={isAsking}
      onClose={onNo}
      title={page.text(`${texts}.confirm.title`, values)}
      actions={
        <>
          {/* The browser gives the focus to the first one. */}
          <Button look="secondary" onClick={onNo}>
            {page.text(`${texts}.confirm.no`, values)}
          </Button>
          <Button look={yes} busy={isBusy} onClick={() => void onYes()}>
            {page.text(`${texts}.button`, values)}
          </Button>
        </>
      }
    >
      <p>{page.text(`${texts}.confirm.body`, values)}</p>
    </Dialog>
  );
}
