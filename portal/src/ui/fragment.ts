const member = 'portal-fragment';

/**
 * Takes what stands behind the # out of the address, where it has members such as the secret of a link: it is not seen,
 * copied, bookmarked or told to others. The entry of the history keeps it, so that the page can be loaded anew.
 */
export function takeFragment({ history, location }: Pick<Window, 'history' | 'location'> = window): void {
  const { hash, pathname, search } = location;
  if (!hash.includes('=')) return;
  // Others may have left word in the entry.
  const state: unknown = history.state;
  history.replaceState({ ...(typeof state === 'object' && state), [member]: hash }, '', pathname + search);
}

/** The text behind the #, with it, as the address had it when this entry of the history was opened. */
export function fragmentNow({ history, location }: Pick<Window, 'history' | 'location'> = window): string {
  const state: unknown = history.state;
  if (location.hash !== '' || typeof state !== 'object' || state === null || !(member in state))
    return location.hash;
  return String(state[member]);
}

/** The address that opens this page anew, with what was taken out of it. */
export function addressNow(): URL {
  const url = new URL(location.href);
  url.hash = fragmentNow();
  return url;
}
