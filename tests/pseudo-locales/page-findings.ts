/**
 * Texts of the page that are cut, stand outside of their sheet or of the window, as sentences. Runs in the page, so that it
 * knows nothing of this file.
 */
export function cutTexts(): readonly string[] {
  const slack = 1.5;
  const findings = new Set<string>();
  const nameOf = (element: Element) =>
    element.tagName.toLowerCase() + [...element.classList].map((name) => `.${name}`).join('');
  const isPainted = ({ backgroundColor, borderInlineStartWidth }: CSSStyleDeclaration) =>
    !/^rgba\(.*, 0\)$|transparent/.test(backgroundColor) || borderInlineStartWidth !== '0px';
  /** Returns what hides some of a text, or is narrower than it; undefined where all of it can be read. */
  const cutterOf = (rect: DOMRect, start: Element): string | undefined => {
    let isSheetSeen = false;
    for (let box: Element | null = start; box !== null && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (['inline', 'contents'].includes(style.display)) continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isWide = rect.left < left - slack || rect.right > right + slack;
      const isTall = rect.top < top - slack || rect.bottom > bottom + slack;
      // Hidden from eyes, and read by screen readers.
      if (right - left <= slack && style.overflowX === 'hidden') return undefined;
      if (/auto|scroll/.test(style.overflowX)) return undefined;
      if (isWide && /hidden|clip/.test(style.overflowX)) return `cut by ${nameOf(box)}`;
      if (isTall && /hidden|clip/.test(style.overflowY)) return `cut below by ${nameOf(box)}`;
      if (!isSheetSeen && isPainted(style)) {
        isSheetSeen = true;
        if (isWide) return `wider than ${nameOf(box)}`;
      }
      if (style.position === 'fixed') return undefined;
    }
    const isInWindow = rect.left >= -slack && rect.right <= innerWidth + slack;
    return isInWindow ? undefined : 'outside of the window';
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const element = text.parentElement;
    if (element === null || !/\S/.test(text.nodeValue ?? '')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
    if (element.closest('.hidden-visually, svg, script, noscript, template, select') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) {
      const cutter = rect.width === 0 ? undefined : cutterOf(rect, element);
      if (cutter !== undefined) findings.add(`“${(text.nodeValue ?? '').trim()}” is ${cutter}`);
    }
  }
  const sideways = document.documentElement.scrollWidth - innerWidth;
  if (sideways > 0) findings.add(`the page is ${sideways} px wider than the window`);
  return [...findings];
}

/** Texts of the page that stand between no brackets. Runs in the page, too. */
export function bareTexts(): readonly string[] {
  const bare: string[] = [];
  const blocks = new Set<Element>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    let block = walker.currentNode.parentElement;
    if (
      block === null ||
      block.closest('script, noscript, template, style, .language, [lang]:not(html)') !== null
    )
      continue;
    if (!block.checkVisibility()) continue;
    // Words of one sentence may stand in several elements.
    while (block.parentElement !== null && /^(?:inline|contents)/.test(getComputedStyle(block).display))
      block = block.parentElement;
    if (block !== document.body) blocks.add(block);
  }
  for (const block of blocks) {
    let [text, before] = [block instanceof HTMLElement ? block.innerText : '', ''];
    while (text !== before) {
      before = text;
      text = text.replaceAll(/⟦[^⟦⟧]*⟧/gu, ' ');
    }
    if (/\p{L}/u.test(text)) bare.push(text.trim());
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      const text = element.getAttribute(name) ?? '';
      if (/\p{L}/u.test(text) && !text.includes('⟦')) bare.push(text);
    }
  return bare;
}
