import type { ButtonHTMLAttributes } from 'react';

interface ActButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'type'> {
  /** True while it would do nothing. */
  readonly isIdle: boolean;
}

/**
 * A button that keeps the focus when there is nothing left for it to do: the next key of its user, such as Ctrl+Z after
 * saving, goes where the one before went.
 */
export function ActButton({ isIdle, onClick, ...rest }: ActButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? undefined : onClick}
    />
  );
}
