import type { ReactNode } from 'react';

/** Stands in for `markdown-to-jsx`: texts are plain, and configs carry no markup. */
export function Markdown({ children }: { readonly children?: ReactNode }) {
  return <>{children}</>;
}

export default Markdown;
