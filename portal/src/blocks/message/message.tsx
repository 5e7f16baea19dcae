import type { MessageBlock as MessageConfig } from '../../../screen-language/generated/screen-config.gen.ts';
import { noBreak, Notice } from '../../ui/index.ts';
import type { BlockProps } from '../../page/page.ts';
import { withReason } from '../../page/texts.ts';
import './message.css';

/** A notice, or plain text. */
export function MessageBlock({ block, page }: BlockProps<MessageConfig>) {
  const { name, tone = 'info' } = block;
  const heading = page.optionalText(`blocks.${name}.heading`);
  const body = withReason(page.text(`blocks.${name}.body`), block.why, { page });
  if (tone === 'plain') {
    return (
      <div className="note">
        {heading === undefined ? null : <h2>{heading}</h2>}
        <p>{noBreak(body)}</p>
      </div>
    );
  }
  return (
    <Notice tone={tone === 'danger' ? 'error' : tone} title={heading}>
      {body}
    </Notice>
  );
}
