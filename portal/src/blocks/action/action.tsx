import type { ActionBlock as ActionConfig } from '../../../screen-language/generated/screen-config.gen.ts';
import { ConfirmedButton } from '../../page/confirmed-button.tsx';
import type { BlockProps } from '../../page/page.ts';
import './action.css';

/** A button that calls an operation without a form. */
export function ActionBlock({ block, page }: BlockProps<ActionConfig>) {
  const { name, submit, style = 'secondary', confirm = false } = block;
  const hint = page.optionalText(`blocks.${name}.hint`);
  return (
    <div className="action">
      {hint === undefined ? null : <p className="field-hint">{hint}</p>}
      <ConfirmedButton
        texts={`blocks.${name}`}
        submit={submit}
        confirm={confirm}
        look={style}
        {...(style === 'primary' && { yes: style })}
        page={page}
      />
    </div>
  );
}
