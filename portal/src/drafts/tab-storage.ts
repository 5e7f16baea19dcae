/** The item of the tab's storage that has the drafts of guests. */
export const tabDraftsKey = 'energy-portal drafts';

/** Removes the drafts of guests in this tab: they are nobody else's. */
export function clearTabDrafts(): void {
  try {
    sessionStorage.removeItem(tabDraftsKey);
  } catch {
    // Where the tab has no storage, nothing was kept.
  }
}
