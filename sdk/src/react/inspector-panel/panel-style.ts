/** Rules of the panel alone; light or dark as the page is. */
const RULES = `
.sdk-inspector {
  color-scheme: light dark;
  background: light-dark(#ffffff, #16181d);
  color: light-dark(#1c1f26, #e6e8ec);
  border-top: 1px solid light-dark(#c9ced8, #3a3f4b);
  font: 0.8125rem/1.5 ui-monospace, monospace;
  max-block-size: 45vh;
  overflow: auto;
  padding: 0.75rem 1rem;
}
.sdk-inspector h2 { font-size: 1rem; margin: 0 0 0.5rem; }
.sdk-inspector table { border-collapse: collapse; inline-size: 100%; }
.sdk-inspector caption { text-align: start; }
.sdk-inspector :is(th, td) {
  border-bottom: 1px solid light-dark(#e3e6ec, #2a2e38);
  padding: 0.25rem 0.75rem 0.25rem 0;
  text-align: start;
  vertical-align: top;
  overflow-wrap: anywhere;
}
.sdk-inspector :is(thead th, td:nth-child(n + 4)) { overflow-wrap: normal; }
.sdk-inspector [role='tablist'] { display: flex; gap: 0.5rem; margin-block-end: 0.5rem; }
.sdk-inspector [role='tab'] {
  background: none;
  border: 1px solid light-dark(#8a92a3, #6b7385);
  border-radius: 0.25rem;
  color: inherit;
  font: inherit;
  min-block-size: 2rem;
  padding: 0.125rem 0.75rem;
}
.sdk-inspector [role='tab'][aria-selected='true'] {
  background: light-dark(#1c4fa8, #9dc1ff);
  color: light-dark(#ffffff, #10131a);
}
.sdk-inspector :focus-visible { outline: 3px solid light-dark(#1c4fa8, #9dc1ff); outline-offset: 2px; }
`;

/**
 * Puts the panel's rules into a document, as a constructed sheet: a strict content security policy lets no
 * inline style in.
 *
 * @returns takes them out again
 */
export function adoptPanelStyle(document: Document): () => void {
  const View = document.defaultView?.CSSStyleSheet;
  // Where sheets cannot be constructed, the panel is plain and works.
  if (!View || !('adoptedStyleSheets' in document) || typeof View.prototype.replaceSync !== 'function') {
    return () => undefined;
  }
  const sheet = new View();
  sheet.replaceSync(RULES);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
