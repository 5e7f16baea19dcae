/** The state of the page that shows the data. */
export interface Page {
  /** Returns true when a refetch makes sense: the page may be visible, and there is a connection. */
  isActive(): boolean;
  /**
   * Called when somebody is back at the page, or the connection is.
   *
   * @returns stops listening
   */
  onReturn(listener: () => void): () => void;
}

const NO_PAGE: Page = { isActive: () => false, onReturn: () => () => undefined };

/** The browser's page; of the connection only its `false` is to be trusted. Elsewhere nobody sees anything. */
export function createBrowserPage(global: typeof globalThis): Page {
  // There is none on a server, whatever the types say.
  const document = global.document as Document | undefined;
  if (!document) return NO_PAGE;
  const signs = [
    [global, 'focus'],
    [global, 'online'],
    [document, 'visibilitychange'],
  ] as const;
  return {
    isActive: () => document.visibilityState === 'visible' && global.navigator.onLine,
    onReturn(listener) {
      for (const [target, name] of signs) target.addEventListener(name, listener);
      return () => {
        for (const [target, name] of signs) target.removeEventListener(name, listener);
      };
    },
  };
}
