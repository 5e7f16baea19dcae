import type { ScreenConfig } from '../screen-language/generated/screen-config.gen.ts';
import type { Language } from '../src/i18n/index.ts';
import { compileScreen } from '../screen-language/compile/compile-screen.ts';
import { withPictures } from '../screen-language/compile/picture-addresses.ts';
import { withFormatted } from '../screen-language/model/formatted-text.ts';
import type { ScreenModel } from '../screen-language/model/model.ts';
import catalogue from '../screen-language/generated/catalogue.gen.json';
import sample from './samples/screen.json';
import english from './samples/en.json';
import spanish from './samples/es.json';

const configs = import.meta.glob<ScreenConfig>('../../screen-configs/*/*.json', {
  eager: true,
  import: 'default',
});
const pictureFolder = '../../screen-configs/pictures';
const pictures = import.meta.glob<string>('../../screen-configs/pictures/*.svg', {
  eager: true,
  import: 'default',
  query: '?url',
});
const locales = import.meta.glob<Texts>(['../../locales/*/**/*.json', '!../../locales/translations/*'], {
  eager: true,
  import: 'default',
});

/** A file of texts. */
interface Texts {
  readonly [name: string]: string | Texts;
}

/** Screens by their id: the portal's own, and one for what none of them shows. */
const screens: ReadonlyMap<string, ScreenConfig> = new Map(
  // The sample's test holds it against the schema of screen configs.
  [...Object.values(configs), sample as unknown as ScreenConfig].map((config) => [config.id, config]),
);

/** The model of a screen, compiled as for publishing. */
export function modelOf(id: string): ScreenModel {
  const config = screens.get(id);
  if (config === undefined) throw new Error(`There is no screen ${id}.`);
  return withPictures(compileScreen(config, catalogue), (file) => pictures[`${pictureFolder}/${file}.svg`]);
}

/** Texts by namespace: those of the portal, and those of the gallery. */
export function textsOf(language: Language, isLong: boolean): { readonly [namespace: string]: Texts } {
  const folder = `../../locales/${language}/`;
  const own = language === 'es' ? spanish : english;
  const found = Object.entries(locales)
    .filter(([path]) => path.startsWith(folder))
    .map(([path, texts]) => [path.slice(folder.length).replace(/\.json$/, ''), texts] as const);
  const written = [...found, ['screens/gallery/sample', own.screen], ['gallery', own.gallery]] as const;
  // Made longer as they are written: what publishing makes of a formatted text is no text to read.
  return Object.fromEntries(
    written.map(([name, texts]) => [name, asPublished(name, isLong ? lengthened(texts) : texts)]),
  );
}

function asPublished(name: string, texts: Texts): Texts {
  const screen = screens.get(name.replace(/^screens\//, ''));
  return screen === undefined ? texts : (withFormatted(texts, screen) as Texts);
}

function lengthened(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      typeof text === 'string' ? `${text} ${text}` : lengthened(text),
    ]),
  );
}
