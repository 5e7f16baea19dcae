import { useRef, useState } from 'react';
import type { Submission } from '../../screen-language/generated/screen-config.gen.ts';
import { Button, Dialog, Notice } from '../ui/index.ts';
import type { ButtonProps } from '../ui/index.ts';
import type { TextValues } from './page.ts';
import type { BlockPage } from './page.ts';

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
  readonly page: BlockPage;
  /** The entry of a list that it belongs to. */
  readonly item?: unknown;
}

/** A button that calls an operation. A second press while the first is under way does nothing. */
export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { texts, values, submit, confirm, look, page, item } = props;
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const isSending = useRef(false);
  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    const result = await page.submit(submit, item);
    isSending.current = false;
    setBusy(false);
    setAsking(false);
    setErrors(result.ok ? [] : result.errors.map(({ message }) => message));
  };
  const label = page.text(`${texts}.button`, values);
  return (
    <>
      <Button look={look} busy={isBusy && !confirm} onClick={() => (confirm ? setAsking(true) : void send())}>
        {label}
      </Button>
      {errors.map((error) => (
        <Notice key={error} tone="error" role="alert">
          {error}
        </Notice>
      ))}
      {confirm ? (
        <Dialog
          open={isAsking}
          onClose={() => setAsking(false)}
          title={page.text(`${texts}.confirm.title`, values)}
          actions={
            <>
              {/* The browser gives the focus to the first one. */}
              <Button look="secondary" onClick={() => setAsking(false)}>
                {page.text(`${texts}.confirm.no`, values)}
              </Button>
              <Button look="danger" busy={isBusy} onClick={() => void send()}>
                {label}
              </Button>
            </>
          }
        >
          <p>{page.text(`${texts}.confirm.body`, values)}</p>
        </Dialog>
      ) : null}
    </>
  );
}
