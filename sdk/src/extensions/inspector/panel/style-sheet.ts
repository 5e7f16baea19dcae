/** A sheet that is made by code: a strict content security policy lets no inline style in. */
interface AdoptedSheet {
  /** Replaces its rules. */
  write(this: void, rules: string): void;
}

const NOTHING: AdoptedSheet = { write: () => undefined };

/** Gives a document or a shadow root one more style sheet, of its own window. */
export function adoptSheet(root: Document | ShadowRoot, rules = ''): AdoptedSheet {
  const document = root.nodeType === 9 ? (root as Document) : (root.ownerDocument as Document);
  const View = document.defaultView?.CSSStyleSheet;
  // Where sheets cannot be constructed, the panel is plain and works.
  if (!View || !('adoptedStyleSheets' in root) || typeof View.prototype.replaceSync !== 'function')
    return NOTHING;
  const sheet = new View();
  let written = rules;
  sheet.replaceSync(rules);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return {
    write(next) {
      if (next === written) return;
      written = next;
      sheet.replaceSync(next);
    },
  };
}
