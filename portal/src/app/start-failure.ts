/**
 * The last resort: shown when the page cannot start at all, so there are no texts and no React. Both languages
 * stand in the document template from the start.
 */
export function showStartFailure(page: Document): void {
  const notice = page.getElementById('start-failure');
  page.getElementById('portal')?.replaceChildren();
  if (notice === null) return;
  notice.hidden = false;
  notice.querySelector('button')?.addEventListener('click', () => page.defaultView?.location.reload());
}
