import { basePathOf, eachLanguage, rowOf } from '../../screen-language/language.ts';
import type { Language } from '../../screen-language/language.ts';
import type { PublishedManifest } from '../../screen-language/manifest.ts';

/** Widths of windows, in pixels. */
export const widths = { phone: 390, tablet: 820, desktop: 1280 } as const;

/** Width of a sheet of paper without its margins, in pixels. */
export const paperWidth = 673;

/** Sizes of texts in percent. */
export const textSizes = { usual: 100, large: 150, largest: 200 } as const;

/** Names of the choices of a look. */
export const lookNames = {
  language: eachLanguage((language) => rowOf(language).name),
  width: { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' },
  scheme: { light: 'Light', dark: 'Dark' },
  text: { usual: '100 %', large: '150 %', largest: '200 %' },
} as const;

/** The settings of a preview. */
export interface Look {
  readonly brand: string;
  readonly language: Language;
  readonly width: keyof typeof lookNames.width;
  readonly scheme: keyof typeof lookNames.scheme;
  /** A username, `guest`, or `fitting`: whoever may see the screen. */
  readonly viewer: string;
  /** The name of a state that the page can be in. */
  readonly state: string;
  readonly text: keyof typeof lookNames.text;
}

/** Returns the address of a page in a language. */
export function inLanguage(path: string, language: Look['language']): string {
  const prefix = basePathOf(language);
  return prefix !== '' && path === '/' ? prefix : prefix + path;
}

/** Returns what a page reads once, when it starts: with another value it is loaded anew. */
export const versionOf = (viewer: string | undefined, manifest: PublishedManifest | undefined): string =>
  `${viewer ?? ''} ${JSON.stringify([manifest?.brands, manifest?.navigation])}`;
