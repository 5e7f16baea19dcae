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

const mayLeave = (detail?: Leaving) =>
  dispatchEvent(new CustomEvent(leaveEvent, { cancelable: true, detail }));

/** Leaves the page, unless something on it asks the customer first and goes on by itself. */
export function leave(go: Leaving['go'], to?: string, options?: Leaving['options']): void {
  if (mayLeave({ go, to, options })) go();
}

/**
 * Asks in the same way when the browser has gone to another page of the site; then the event has no `detail`. Called
 * before the router begins to listen, because browsers tell listeners of the window in the order in which they came.
 */
export function askOnWayBack(): void {
  addEventListener('popstate', (event) => {
    if (!mayLeave()) event.stopImmediatePropagation();
  });
}
