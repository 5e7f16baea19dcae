import { createHash } from 'node:crypto';
import type { Brand, Navigation, PublishedManifest, ScreenEntry, ScreenFrame } from '../manifest.ts';
import type { ScreenConfig } from '../generated/screen-config.gen.ts';
import type { languages, PerLanguage } from '../language.ts';
import { compileScreen } from '../compile/compile-screen.ts';
import { compileValidators } from '../compile/compile-validators.ts';
import { readPath } from '../model/dotted-path.ts';
import type { ProjectFiles } from '../load/project-files.ts';

/** One file to write, below `published/`. */
export interface PublishedFile {
  readonly path: string;
  readonly content: string;
}

/** Texts that all screens share, by file name. */
const sharedTexts = ['common', 'errors', 'forms'];

/**
 * Everything a publication consists of. Pure apart from the bundler: the same input gives the same bytes.
 *
 * @param files checked project files
 */
export async function createPublication(files: ProjectFiles): Promise<readonly PublishedFile[]> {
  const published: PublishedFile[] = [];
  const add = (name: string, extension: string, content: string): string => {
    const path = `${name}.${hashOf(content)}.${extension}`;
    published.push({ path, content });
    return `/published/${path}`;
  };
  const screens: ScreenEntry[] = [];
  for (const source of files.screens) {
    const config = source.value as ScreenConfig; // checked
    screens.push(await publishScreen(config, files, add));
  }
  const shared = (language: keyof PerLanguage<unknown>) =>
    Object.fromEntries(sharedTexts.map((name) => [name, files.locales[language][name]?.value ?? {}]));
  const texts = eachLanguage((language) =>
    add(`texts/shared.${language}`, 'json', JSON.stringify(shared(language))),
  );
  // Checked; `$schema` is for editors only.
  const { $schema: _, ...navigation } = files.navigation.value as Navigation & { readonly $schema?: string };
  const { brands } = files.brands.value as { readonly brands: readonly Brand[] }; // checked
  const manifest: PublishedManifest = {
    version: hashOf(JSON.stringify([screens, texts, navigation, brands])),
    screens: inRoutingOrder(screens),
    texts,
    navigation,
    brands,
  };
  return [...published, { path: 'manifest.json', content: JSON.stringify(manifest, null, 2) }];
}

type AddFile = (name: string, extension: string, content: string) => string;

async function publishScreen(config: ScreenConfig, files: ProjectFiles, add: AddFile): Promise<ScreenEntry> {
  const model = compileScreen(config, files.catalogue);
  const code = await compileValidators(model.steps.filter((step) => !step.review));
  const name = `screens/${config.id}`;
  const textsOf = (language: keyof PerLanguage<unknown>) => files.locales[language][name]?.value;
  const label = (key: string) => eachLanguage((language) => String(readPath(textsOf(language), key) ?? ''));
  return {
    id: config.id,
    route: config.route,
    access: config.access,
    frame: frameOf(config),
    title: label('title'),
    ...(config.navigation !== undefined && {
      navigation: { ...config.navigation, label: label('navigation') },
    }),
    model: add(name, 'json', JSON.stringify(model)),
    validators: code === undefined ? null : add(name, 'js', code),
    texts: eachLanguage((language) => add(`${name}.${language}`, 'json', JSON.stringify(textsOf(language)))),
  };
}

function frameOf({ access, sections }: ScreenConfig): ScreenFrame {
  const hasColumns = sections?.some(({ columns }) => columns.length > 1) === true;
  return access === 'guest' && !hasColumns ? 'welcome' : 'page';
}

function eachLanguage<TValue>(make: (language: (typeof languages)[number]) => TValue): PerLanguage<TValue> {
  return { en: make('en'), es: make('es') };
}

function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

/** Routes with fixed parts come before those with `:names` in the same place, so that `/messages/new` is found. */
export function inRoutingOrder(screens: readonly ScreenEntry[]): readonly ScreenEntry[] {
  const rank = ({ route }: ScreenEntry) => route.replace(/:[^/]+/g, '~');
  const compare = (one: string, other: string) => Number(one > other) - Number(one < other);
  return [...screens].sort((one, other) => compare(rank(one), rank(other)));
}
