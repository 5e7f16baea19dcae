import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { Spinner } from './loading.tsx';

/** The emphasis of an action. One `primary` a view. */
export type ActionLook = 'primary' | 'secondary' | 'quiet' | 'danger';

/** Props of {@link Button}; everything a native button takes too. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: ActionLook;
  /** Shows a spinner and ignores presses, but keeps the focus where it is. */
  readonly busy?: boolean;
}

/** A native button. A plain `type="button"` unless told otherwise. */
export function Button({ look = 'primary', busy = false, type = 'button', children, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else rest.onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className="button"
      data-look={look}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  );
}

/** Props of {@link LinkButton}. */
export interface LinkButtonProps {
  /** A path of the site without language prefix, or an absolute address. */
  readonly href: string;
  readonly look?: ActionLook;
  readonly children: ReactNode;
}

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function LinkButton({ href, look = 'primary', children }: LinkButtonProps) {
  return (
    <TextLink href={href} className="button" look={look}>
      {children}
    </TextLink>
  );
}

/** Props of {@link TextLink}. */
export interface TextLinkProps {
  readonly href: string;
  readonly className?: string;
  readonly look?: ActionLook;
  /** Of several links: the one to what is shown now. */
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** A link inside the site (keeps the language, loads no new document), or to elsewhere when `href` is absolute. */
export function TextLink({ href, className, look, isCurrent = false, children }: TextLinkProps) {
  if (!href.startsWith('/')) {
    return (
      <a href={href} className={className} data-look={look} rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  return (
    <Link href={href} className={className} data-look={look} aria-current={isCurrent || undefined}>
      {children}
    </Link>
  );
}
