/** The item of the tab's storage that has the drafts of guests. */
export const tabDraftsIn = 'energy-portal drafts';

/** What a guest typed in this tab is nobody else's. */
export function forgetTabDrafts(): void {
  try {
    sessionStorage.removeItem(tabDraftsIn);
  } catch {
    // Where the tab has no storage, nothing was kept.
  }
}
