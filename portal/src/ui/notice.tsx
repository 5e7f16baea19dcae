import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { keptWords } from './kept-words.tsx';

/** What a message is about; chooses colour and icon. */
export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

/** Props of {@link Notice}. */
export interface NoticeProps {
  readonly tone: NoticeTone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** `alert` interrupts, `status` waits; leave out for text that was there from the start. */
  readonly role?: 'alert' | 'status';
}

/** A message inside the page. */
export function Notice({ tone, title, children, role }: NoticeProps) {
  return (
    <div className="notice" data-tone={tone} role={role}>
      <Icon name={tone} />
      <div className="notice-body">
        {title === undefined ? null : <p className="notice-title">{title}</p>}
        {typeof children === 'string' ? <p>{keptWords(children)}</p> : children}
      </div>
    </div>
  );
}
