import type { FirstHeading } from '../src/app/host-document.ts';
import type { ScreenEntry } from '../screen-language/manifest.ts';
import type { PerLanguage } from '../screen-language/language.ts';
import type { BuildFiles, PublishedFiles } from './build-files.ts';
import { firstHeadingOf } from './first-frame.ts';
import type { HeadingSources } from './first-frame.ts';
import { partsOf, plainParts } from './screen-parts.ts';
import type { LoadingScreen } from './screen-parts.ts';

/** What a document takes from the screen at its address. */
export interface KnownScreen {
  /** Sources of the parts that the screen needs for its first paint. */
  readonly parts: readonly string[];
  readonly headings: PerLanguage<FirstHeading | undefined>;
}

/** What is known of an address without a screen, and of a screen that cannot be read: the page says so by itself. */
export const unknownScreen: KnownScreen = {
  parts: plainParts,
  headings: { en: undefined, es: undefined },
};

/** Reads what a document takes from a screen, once for each screen of a publication. */
export function createScreenReader({ chunks }: Pick<BuildFiles, 'chunks'>) {
  const known = new WeakMap<ScreenEntry, KnownScreen>();
  return ({ files }: PublishedFiles, screen: ScreenEntry): KnownScreen => {
    const found = known.get(screen) ?? readScreen(screen, files, chunks);
    known.set(screen, found);
    return found;
  };
}

function readScreen(
  screen: ScreenEntry,
  files: PublishedFiles['files'],
  chunks: BuildFiles['chunks'],
): KnownScreen {
  const read = (address: string): unknown => {
    const file = files.get(address);
    return file && JSON.parse(file.identity.toString());
  };
  // The files were written by the publish step.
  const model = read(screen.model) as (LoadingScreen & HeadingSources['model']) | undefined;
  if (model === undefined) return unknownScreen;
  const headingIn = (address: string) => {
    const texts = (read(address) ?? {}) as HeadingSources['texts'];
    return firstHeadingOf({ model, texts });
  };
  return {
    parts: partsOf(model, chunks).first,
    headings: { en: headingIn(screen.texts.en), es: headingIn(screen.texts.es) },
  };
}
