import { useEffect, useRef } from 'react';
import { safeLink } from './safe-link.ts';

const tags = ['p', 'br', 'b', 'i', 'em', 'strong', 'ul', 'ol', 'li', 'a'];

/** The members of the Sanitizer API that are used here; the DOM library does not know it yet. */
interface SanitizingElement {
  setHTML?: (html: string, options: { sanitizer: { elements: readonly (string | object)[] } }) => void;
}

/** Props of {@link SafeHtml}. */
interface SafeHtmlProps {
  readonly html: string;
  /** The language that it is written in, where that is not the page's. */
  readonly lang?: string | undefined;
  readonly className?: string;
}

/**
 * HTML out of the org, reduced to a few text tags and links. The browser's own sanitiser where there is one,
 * else DOMPurify, which is loaded only then.
 */
export function SafeHtml({ html, lang, className }: SafeHtmlProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let wanted = true;
    if (box.current !== null) void fill(box.current, html, () => wanted);
    return () => {
      wanted = false;
    };
  }, [html]);
  return <div className={className} lang={lang} ref={box} />;
}

async function fill(element: HTMLElement, html: string, isWanted: () => boolean): Promise<void> {
  // The cast only adds the optional method above.
  const sanitizing = element as SanitizingElement;
  if (sanitizing.setHTML !== undefined) {
    const elements = tags.map((name) =>
      name === 'a' ? { name, attributes: ['href'] } : { name, attributes: [] },
    );
    sanitizing.setHTML(html, { sanitizer: { elements } });
    keepSafeLinks(element);
    return;
  }
  const { default: purifier } = await import('dompurify');
  const clean = purifier.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: ['href'],
    RETURN_DOM_FRAGMENT: true,
  }) as DocumentFragment | null;
  // Of some HTML, such as a set of frames, nothing is left, which the declaration does not say.
  if (clean === null) return;
  keepSafeLinks(clean);
  if (isWanted()) element.replaceChildren(clean);
}

/** Sanitisers let more addresses through than the portal does, some on what is no link; what is no link stays as text. */
function keepSafeLinks(root: ParentNode): void {
  for (const element of root.querySelectorAll('[href]')) {
    const isLink =
      element.matches('a') && safeLink(element.getAttribute('href'), location.origin) !== undefined;
    if (!isLink) element.removeAttribute('href');
  }
}
