import { useRef, useState } from 'react';
import type { ActionBlock as ActionConfig } from '../generated/screen-config.gen.ts';
import { Button, Notice } from '../ui/index.ts';
import type { BlockProps } from './page.ts';

/** A button that calls an operation. A second press while the first is under way does nothing. */
export function ActionBlock({ block, page }: BlockProps<ActionConfig>) {
  const { name, submit, style = 'secondary' } = block;
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const isSending = useRef(false);
  const press = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    const result = await page.submit(submit);
    isSending.current = false;
    setBusy(false);
    setProblems(result.ok ? [] : result.problems.map(({ message }) => message));
  };
  const hint = page.optionalText(`blocks.${name}.hint`);
  return (
    <div className="action">
      {hint === undefined ? null : <p className="field-hint">{hint}</p>}
      <div>
        <Button look={style} busy={isBusy} onClick={() => void press()}>
          {page.text(`blocks.${name}.button`)}
        </Button>
      </div>
      {problems.map((problem) => (
        <Notice key={problem} tone="error" role="alert">
          {problem}
        </Notice>
      ))}
    </div>
  );
}
