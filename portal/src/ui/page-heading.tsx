import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Art } from './art.tsx';
import { noBreak } from './text.tsx';

/** The page around a page heading. */
export interface PageContext {
  /** Follows every document title: the brand's name. */
  readonly siteName: string;
  /** True once the customer moved from one page to another, so that the first page leaves the focus alone. */
  readonly moved: boolean;
}

const Page = createContext<PageContext>({ siteName: '', moved: false });

/** Set once, by the shell. */
export const PageProvider = Page.Provider;

/** Props of {@link PageHeading}. */
export interface PageHeadingProps {
  readonly children: string;
  /** Names what the whole page is about, right below the heading. */
  readonly about?: string;
  /** One or two sentences below the heading. */
  readonly lead?: string;
  /** Buttons or links at the end of the line. */
  readonly actions?: ReactNode;
  /** Put before the document's title, for example `Error: ` after a failed submit. */
  readonly titlePrefix?: string;
}

/** The one h1 of a page. Names the document, and takes the focus when the customer arrives from another page. */
export function PageHeading({ children, about, lead, actions, titlePrefix = '' }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { siteName, moved } = useContext(Page);
  const focusOnArrival = useRef(moved);
  useLayoutEffect(() => {
    if (focusOnArrival.current) heading.current?.focus();
  }, []);
  return (
    <div className="page-heading">
      <title>{`${titlePrefix}${children} · ${siteName}`}</title>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {children}
        </h1>
        {about === undefined ? null : <p className="page-about">{about}</p>}
        {lead === undefined ? null : <p>{noBreak(lead)}</p>}
      </div>
      {actions}
      <Art scene="band" />
    </div>
  );
}
