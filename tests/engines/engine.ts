/** An element of a page by its selector and, where several match, by its text, or by the label of a field. */
export interface Target {
  readonly css: string;
  readonly text?: string;
  /** True for what pages hide and customers reach by something else, such as a field for files behind its button. */
  readonly isHidden?: true;
}

/** Places in which there are elements: a page, or a frame of it. */
export interface Place {
  /** Presses an element, as a customer does. Rejects where there is none. */
  readonly press: (target: Target) => Promise<void>;
  /** Types into a field. */
  readonly type: (target: Target, text: string) => Promise<void>;
  /** The value of an expression, as JSON knows values. */
  readonly read: (expression: string) => Promise<unknown>;
}

/** A browser with one customer. Everything happens in the tab that is in front. */
export interface Engine extends Place {
  readonly name: 'firefox' | 'webkit';
  readonly open: (url: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Gives a file to a field that takes files. */
  readonly attach: (target: Target, path: string) => Promise<void>;
  /** Does something inside a frame. */
  readonly inFrame: (target: Target, work: (frame: Place) => Promise<void>) => Promise<void>;
  /** Opens another tab and puts it in front. */
  readonly openTab: () => Promise<void>;
  /** Closes the tab that was opened last, and puts the first one in front. */
  readonly closeTab: () => Promise<void>;
  /** Puts a tab in front, by the order in which they were opened. */
  readonly showTab: (at: number) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Writes a picture of what is seen. */
  readonly picture: (file: string) => Promise<void>;
  /** The errors that pages have logged or thrown since they were asked for last. */
  readonly takeErrors: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** The expression that finds an element in a page; null where there is none. */
export function expressionOf(target: Target): string {
  return `(${findElement.toString()})(${JSON.stringify(target)})`;
}

/** Runs in the page. Of several that match it takes the first one that is seen. */
function findElement({ css, text, isHidden }: Target): Element | null {
  const plain = (words: string | null): string => (words ?? '').replace(/\s+/g, ' ').trim();
  const isSeen = (element: Element): boolean => element.getClientRects().length > 0;
  const fits = (element: Element): boolean => {
    if (text === undefined) return true;
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
    const names = [
      element.textContent,
      element.getAttribute('aria-label'),
      ...labels.map((one) => one.textContent),
    ];
    return names.some((name) => plain(name) === text || (labels.length > 0 && plain(name).startsWith(text)));
  };
  const found = [...document.querySelectorAll(css)].filter(fits);
  return (isHidden ? found[0] : found.find(isSeen)) ?? null;
}

/** Milliseconds after which something that is waited for does not come; far beyond what a busy machine needs. */
const patience = 60_000;

/**
 * Waits until an expression is true in a place.
 *
 * @throws Error that says what did not come
 */
export async function until(
  place: Pick<Place, 'read'>,
  expression: string,
  name = expression,
): Promise<void> {
  const end = Date.now() + patience;
  for (;;) {
    // A page that gives way to another one answers nothing.
    const isTrue = await place.read(expression).catch(() => false);
    if (isTrue === true) return;
    if (Date.now() > end) throw new Error(`It did not come: ${name}. The page: ${await shown(place)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function shown(place: Pick<Place, 'read'>): Promise<string> {
  const text = await place.read('location.href + " " + document.body.innerText.slice(0, 400)').catch(String);
  return String(text).replace(/\s+/g, ' ');
}

/** Waits until an element is there and seen. */
export function see(place: Pick<Place, 'read'>, target: Target): Promise<void> {
  return until(place, `${expressionOf(target)} !== null`, `${target.css} ${target.text ?? ''}`);
}
