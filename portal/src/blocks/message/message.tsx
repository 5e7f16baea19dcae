import type { MessageBlock as MessageConfig } from '../../../screen-language/generated/screen-config.gen.ts';
import { Art, noBreak, Notice } from '../../ui/index.ts';
import type { BlockProps } from '../../page/page.ts';
import { withReason } from '../../page/texts.ts';
import './message.css';

/** A notice, plain text, or what the customer has just brought to its end. */
export function MessageBlock({ block, page }: BlockProps<MessageConfig>) {
  const { name, tone = 'info', moment } = block;
  const heading = page.optionalText(`blocks.${name}.heading`);
  const body = withReason(page.text(`blocks.${name}.body`), block.why, { page });
  if (moment !== undefined || tone === 'plain') {
    return (
      <div className={moment ? 'card moment' : 'note'}>
        {moment && <Art scene="done" />}
        {heading === undefined ? null : <h2>{heading}</h2>}
        <p>{noBreak(body)}</p>
        {moment?.next && (
          <ol>
            {moment.next.map((step) => (
              <li key={step}>{page.text(`blocks.${name}.next.${step}`)}</li>
            ))}
          </ol>
        )}
      </div>
    );
  }
  return (
    <Notice tone={tone === 'danger' ? 'error' : tone} title={heading}>
      {body}
    </Notice>
  );
}
