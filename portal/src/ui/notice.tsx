import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { noBreak } from './text.tsx';

/** The kind of a message; chooses colour and icon. */
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
        {typeof children === 'string' ? <p>{noBreak(children)}</p> : children}
      </div>
    </div>
  );
}

/** Props of {@link Tag}. */
export interface TagProps {
  readonly tone?: NoticeTone | 'neutral' | 'brand';
  readonly children: ReactNode;
}

/** The state of something in one or two words. */
export function Tag({ tone = 'neutral', children }: TagProps) {
  return (
    <span className="tag" data-tone={tone}>
      {children}
    </span>
  );
}
