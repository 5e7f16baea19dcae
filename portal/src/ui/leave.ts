/** Name of the event that asks whether the page may be left. */
export const leaveEvent = 'portal-leave';

/** A way away from the page. */
export interface Leaving {
  readonly go: () => void;
  /** The address of a page of the site, where that is where the way leads. */
  readonly to: string | undefined;
  /** `state`: as in `history.state` of the page that it leads to. */
  readonly options: { readonly state?: unknown } | undefined;
}

/** The `state` of a way that follows from what was sent: nothing is lost on it. */
export const afterSending = 'sent';

/** Leaves the page, unless something on it asks the customer first and goes on by itself. */
export function leave(go: Leaving['go'], to?: string, options?: Leaving['options']): void {
  const detail: Leaving = { go, to, options };
  if (dispatchEvent(new CustomEvent(leaveEvent, { cancelable: true, detail }))) go();
}
