import '../ui/styles/index.css';
import './layout.css';
import './header.css';
import './welcome.css';
import './footer.css';
import { createRoot } from 'react-dom/client';
import { brandOfAddress } from '../brand/index.ts';
import { createI18n, languageOfPath, readPreferredLanguage, twinToOpen } from '../i18n/index.ts';
import type { SharedTexts } from '../i18n/index.ts';
import { addressNow, askOnWayBack, takeFragment } from '../ui/index.ts';
import { App } from './app.tsx';
import { createErrorLog } from './error-log.ts';
import { readFirstHeading, readManifest } from './host-document.ts';

const errorLog = createErrorLog({
  now: Date.now,
  // The one place of the portal that writes to the console.
  // oxlint-disable-next-line no-console
  write: (where, error) => console.error(`[portal] ${where}`, error),
});

const twin = twinToOpen(
  addressNow(),
  readPreferredLanguage(() => localStorage),
);
if (twin === undefined) {
  takeFragment();
  start().catch((error: unknown) => {
    errorLog.add('start', error);
    showStartError(document);
  });
} else {
  location.replace(twin);
}

async function start(): Promise<void> {
  const manifest = readManifest(document);
  const language = languageOfPath(location.pathname);
  const i18n = await createI18n(language, await fetchTexts(manifest.texts));
  const root = document.getElementById('portal');
  if (root === null) throw new Error('The document has no #portal.');
  askOnWayBack();
  createRoot(root, {
    onCaughtError: (error) => errorLog.add('render', error),
    onUncaughtError: (error) => {
      errorLog.add('render', error);
      showStartError(document);
    },
  }).render(
    <App
      manifest={manifest}
      brand={brandOfAddress(location.origin, manifest.brands)}
      language={language}
      i18n={i18n}
      firstHeading={readFirstHeading(root, location.pathname)}
      errorLog={errorLog}
    />,
  );
}

async function fetchTexts(address: string): Promise<SharedTexts> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  // Written by the project's own publish step.
  return (await answer.json()) as SharedTexts;
}

/**
 * Shows the last resort, for a page that cannot start at all: there are no texts and no React. All languages stand in
 * the document template from the start.
 */
function showStartError(page: Document): void {
  const notice = page.getElementById('start-failure');
  page.getElementById('portal')?.replaceChildren();
  if (notice === null) return;
  notice.hidden = false;
  notice.querySelector('button')?.addEventListener('click', () => page.defaultView?.location.reload());
}
