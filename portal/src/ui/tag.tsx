import type { ReactNode } from 'react';
import type { NoticeTone } from './notice.tsx';

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
