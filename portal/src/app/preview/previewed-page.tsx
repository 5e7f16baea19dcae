import type { i18n } from 'i18next';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { manifestIn } from '../../../screen-language/page-manifest.ts';
import type { PageManifest, PageScreen } from '../../../screen-language/manifest.ts';
import { previewMessageOf, previewStateIn } from '../../../screen-language/preview-link.ts';
import type { PreviewReady, PreviewShow, PreviewState } from '../../../screen-language/preview-link.ts';
import { useLanguage } from '../../i18n/index.ts';
import type { Language } from '../../i18n/index.ts';
import { TranslationProvider, useTranslation } from '../../i18n/translation.ts';
import { ManifestProvider, useManifest } from '../host-document.ts';
import type { LivePageProps } from '../live-page.tsx';
import { actForm, resumeForm } from './acted-form.ts';
import { actedFetch } from './acted-org.ts';

/**
 * The live page in a preview of the studio: it shows each new publication at once, and keeps what is typed, the step, the
 * focus and the place to which the page is scrolled.
 *
 * @param studio origin of the studio
 */
export function previewed(LivePage: ComponentType<LivePageProps>, studio: string): ComponentType {
  const state = previewStateIn(window.name);
  if (state !== undefined) act(state);
  return function PreviewedPage() {
    const { manifest, texts } = useNewest(studio);
    return (
      <ManifestProvider value={manifest}>
        <TranslationProvider value={texts}>
          <LivePage />
        </TranslationProvider>
      </ManifestProvider>
    );
  };
}

/** Brings the page into a state that is hard to come by: before its first call where the org is meant. */
function act({ form, textSize, isPrinted, ...state }: PreviewState): void {
  const fetch = actedFetch(globalThis.fetch.bind(globalThis), state);
  const { heard, kept } = hearingDrafts(fetch);
  globalThis.fetch = form === 'resumed' ? heard : fetch;
  // What the device knows from before would stand in the place of what is to be seen.
  if (state.org !== undefined || state.refused !== undefined)
    Object.defineProperty(globalThis, 'indexedDB', { value: noDatabases });
  if (textSize !== undefined) document.documentElement.style.fontSize = `${textSize}%`;
  if (isPrinted === true) showPrinted(document);
  if (form === 'resumed') void resumeForm(document, { kept, leave: () => comeBack({ textSize, ...state }) });
  else if (form !== undefined) void actForm(document, form);
}

/** Loads the page anew, as that of somebody who comes back: its name says that nothing is to be done with the form. */
function comeBack(state: Omit<PreviewState, 'preview' | 'form'>): void {
  window.name = JSON.stringify({ preview: 'state', ...state } satisfies PreviewState);
  location.reload();
}

/** A fetch, and the moment at which a draft was kept through it. */
function hearingDrafts(fetch: typeof globalThis.fetch) {
  const { promise: kept, resolve } = Promise.withResolvers<undefined>();
  const heard: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const answer = await fetch(request);
    if (request.method !== 'GET' && /draft/i.test(new URL(request.url).pathname)) resolve(undefined);
    return answer;
  };
  return { heard, kept };
}

/** As in a window that may keep nothing. */
const noDatabases = {
  open: () => {
    throw new DOMException('Acted by the studio.', 'SecurityError');
  },
  deleteDatabase: () => undefined,
};

/** Shows a page as it is printed: its styles for paper count, and those for screens alone do not. */
export function showPrinted(page: Document): void {
  const turn = () => {
    for (const sheet of page.styleSheets) {
      if (sheet.media.mediaText === 'print') sheet.media.mediaText = 'all';
      turnRules(sheet);
    }
  };
  turn();
  // Styles of blocks come when these do.
  new MutationObserver(turn).observe(page.head, { childList: true });
  page.addEventListener('load', turn, { capture: true });
}

function turnRules(owner: CSSStyleSheet | CSSGroupingRule): void {
  for (const rule of owner.cssRules) {
    if (rule instanceof CSSMediaRule) {
      if (rule.media.mediaText === 'print') rule.media.mediaText = 'all';
      else if (rule.media.mediaText === 'screen') rule.media.mediaText = 'not all';
    }
    if (rule instanceof CSSGroupingRule) turnRules(rule);
  }
}

/** A publication with its texts. */
interface Shown {
  readonly manifest: PageManifest;
  readonly texts: i18n;
}

function useNewest(studio: string): Shown {
  const manifest = useManifest();
  const { i18n } = useTranslation();
  const language = useLanguage();
  const [shown, setShown] = useState<Shown>(() => ({ manifest, texts: replacingTexts(i18n) }));
  useEffect(() => {
    let newest = manifest;
    const take = async (next: PageManifest) => {
      const before = newest;
      newest = next;
      if (next.texts !== before.texts) await addShared(i18n, next, language);
      if (newest !== next) return;
      setShown((now) => ({ manifest: taken(now.manifest, next), texts: replacingTexts(i18n) }));
    };
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== studio || source !== parent || previewMessageOf(data) !== 'show') return;
      const { manifest: next } = data as PreviewShow; // the studio's
      if (next.version !== newest.version) void take(manifestIn(next, language));
    };
    addEventListener('message', listen);
    const ready: PreviewReady = { preview: 'ready', version: manifest.version };
    parent.postMessage(ready, studio);
    return () => removeEventListener('message', listen);
  }, [studio, manifest, i18n, language]);
  return shown;
}

/** Screens that are as before stay the same values, so that nothing of theirs is fetched again. */
function taken(before: PageManifest, next: PageManifest): PageManifest {
  const known = new Map(before.screens.map((entry) => [JSON.stringify(entry), entry]));
  const same = (entry: PageScreen) => known.get(JSON.stringify(entry)) ?? entry;
  return { ...next, screens: next.screens.map(same) };
}

async function addShared(texts: i18n, { texts: address }: PageManifest, language: Language) {
  const answer = await fetch(address);
  const shared = (await answer.json()) as Readonly<Record<string, object>>; // written by the publish step
  for (const [name, bundle] of Object.entries(shared))
    replacingTexts(texts).addResourceBundle(language, name, bundle);
}

/** The same texts as another value, so that all who show them show them anew; a bundle takes the place of the one before. */
function replacingTexts(texts: i18n): i18n {
  const own: i18n = Object.create(texts); // typed as any by the library of the language
  own.addResourceBundle = (language, namespace, bundle) => {
    const { data } = texts.store;
    data[language] = { ...data[language], [namespace]: {} };
    texts.addResourceBundle(language, namespace, bundle);
    return own;
  };
  return own;
}
