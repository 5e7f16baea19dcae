/** Shows a page as it is printed: its styles for paper count, and those for screens alone do not. */
export function showPrinted(page: Document): void {
  const turn = () => {
    for (const sheet of page.styleSheets) {
      if (sheet.media.mediaText === 'print') sheet.media.mediaText = 'all';
      turnRules(sheet);
    }
  };
  turn();
  // Styles of blocks come when these do.
  new MutationObserver(turn).observe(page.head, { childList: true });
  page.addEventListener('load', turn, { capture: true });
}

function turnRules(owner: CSSStyleSheet | CSSGroupingRule): void {
  for (const rule of owner.cssRules) {
    if (rule instanceof CSSMediaRule) {
      if (rule.media.mediaText === 'print') rule.media.mediaText = 'all';
      else if (rule.media.mediaText === 'screen') rule.media.mediaText = 'not all';
    }
    if (rule instanceof CSSGroupingRule) turnRules(rule);
  }
}
