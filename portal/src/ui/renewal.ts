const mark = 'portal-renewed';

/**
 * Loads the page anew when a file that it names is gone, because another build has taken its place. Called where a
 * screen is opened, so that nothing typed is lost; once for an address, in case that does not help.
 *
 * @returns whether the page is about to be loaded
 */
export function renewOnce(): boolean {
  if (!navigator.onLine) return false;
  try {
    if (sessionStorage.getItem(mark) === location.href) return false;
    sessionStorage.setItem(mark, location.href);
  } catch {
    // Without a memory it could go on for ever.
    return false;
  }
  location.reload();
  return true;
}
