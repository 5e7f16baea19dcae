/** The item of the tab's storage that has the drafts of guests. */
export const tabDraftsKey = 'energy-portal drafts';

/** What a guest typed in this tab is nobody else's. */
export function clearTabDrafts(): void {
  try {
    sessionStorage.removeItem(tabDraftsKey);
  } catch {
    // Where the tab has no storage, nothing was kept.
  }
}
