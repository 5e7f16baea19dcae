import { useEffect, useRef } from 'react';

const tags = ['p', 'br', 'b', 'i', 'em', 'strong', 'ul', 'ol', 'li', 'a'];

/** The members of the Sanitizer API that are used here; the DOM library does not know it yet. */
interface SanitizingElement {
  setHTML?: (html: string, options: { sanitizer: { elements: readonly (string | object)[] } }) => void;
}

/**
 * HTML out of the org, reduced to a few text tags and links. The browser's own sanitiser where there is one,
 * else DOMPurify, which is loaded only then.
 */
export function SafeHtml({ html }: { readonly html: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let wanted = true;
    if (box.current !== null) void fill(box.current, html, () => wanted);
    return () => {
      wanted = false;
    };
  }, [html]);
  return <div className="safe-html" ref={box} />;
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

/** Sanitisers let more kinds of address through than the portal does; what is no link stays as text. */
function keepSafeLinks(root: ParentNode): void {
  for (const link of root.querySelectorAll('a')) {
    if (safeLink(link.getAttribute('href'), location.origin) === undefined) link.removeAttribute('href');
  }
}

/** The address of a link that came from the org and must stay on the portal's own origin. */
export function ownLink(value: string | null | undefined, origin: string): string | undefined {
  const link = safeLink(value, origin);
  return link !== undefined && new URL(link).origin === origin ? link : undefined;
}

/**
 * The address of a link that came from the org: absolute, and only https or the portal's own origin.
 * Anything else (`javascript:`, `data:`, `blob:`, plain http elsewhere) is no link.
 */
export function safeLink(value: string | null | undefined, origin: string): string | undefined {
  if (!value || !URL.canParse(value, origin)) return undefined;
  const url = new URL(value, origin);
  const isOwn = url.protocol === 'http:' && url.origin === origin;
  return isOwn || url.protocol === 'https:' ? url.href : undefined;
}
