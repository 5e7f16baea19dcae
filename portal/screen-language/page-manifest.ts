import { valueIn } from './language.ts';
import type { Language } from './language.ts';
import type { PageManifest, PageScreen, PublishedManifest, ScreenEntry } from './manifest.ts';

/** Returns a manifest in one language, with the first language's texts where it has none of its own. */
export function manifestIn(manifest: PublishedManifest, language: Language): PageManifest {
  const screens = manifest.screens.map((entry) => screenIn(entry, language));
  return { ...manifest, screens, texts: valueIn(manifest.texts, language) };
}

function screenIn({ navigation, ...entry }: ScreenEntry, language: Language): PageScreen {
  const { title, texts } = entry;
  return {
    ...entry,
    title: valueIn(title, language),
    texts: valueIn(texts, language),
    ...(navigation && { navigation: { ...navigation, label: valueIn(navigation.label, language) } }),
  };
}
