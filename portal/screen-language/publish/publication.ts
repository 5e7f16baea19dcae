import { createHash } from 'node:crypto';
import type {
  Access,
  Brand,
  FirstFrame,
  HostedScreen,
  HostedScreens,
  Navigation,
  PublishedManifest,
  ScreenChunks,
  ScreenEntry,
  ScreenFrame,
} from '../manifest.ts';
import type { ScreenConfig } from '../generated/screen-config.gen.ts';
import { eachLanguage, valueIn } from '../language.ts';
import type { Language, PerLanguage } from '../language.ts';
import { languageVersion } from '../language-version.ts';
import { compileScreen } from '../compile/compile-screen.ts';
import { addSharedOutcomes } from '../compile/shared-outcomes.ts';
import type { SharedCodes } from '../compile/shared-outcomes.ts';
import { withPictures } from '../compile/picture-addresses.ts';
import { compileValidators } from '../compile/compile-validators.ts';
import { readPath } from '../model/dotted-path.ts';
import { withFormatted } from '../model/formatted-text.ts';
import type { ScreenModel } from '../model/model.ts';
import { firstHeadingOf } from './first-heading.ts';
import type { ProjectFiles } from '../load/project-files.ts';
import type { SourceFile } from '../load/source-file.ts';

/** One file to write, below `published/`. */
export interface PublishedFile {
  readonly path: string;
  readonly content: string;
}

/** The build of the portal that screens are published for. */
export interface PortalBuild {
  /** @throws Error where the build lacks one */
  readonly chunksOf: (model: ScreenModel, access: Access) => ScreenChunks;
  /** The chunks of a page without a screen. */
  readonly plainChunks: ScreenChunks;
  readonly renderFirstFrame: (frame: FirstFrame) => string;
}

/** Texts that all screens share, by file name. */
const sharedTexts = ['common', 'errors', 'forms'];

/** One screen of a publication, with all that it was made of. */
interface MadeScreen {
  readonly from: readonly unknown[];
  readonly rules: ScreenRules;
  readonly entry: ScreenEntry;
  readonly hosted: HostedScreen;
  readonly published: readonly PublishedFile[];
}

/** The rules of a screen's answers. */
interface ScreenRules {
  /** The schemas that they are made of, as text. */
  readonly of: string;
  /** Their code; undefined for a screen without steps. */
  readonly code: string | undefined;
}

/** The screens of the publication before, by the paths of their configs: one is made anew where it has changed alone. */
export type MadeScreens = Map<string, MadeScreen>;

/**
 * Returns the files of a publication. Pure apart from the bundler: the same input gives the same bytes.
 *
 * @param files checked project files
 * @param made screens to take over, which become those of this publication; none unless stated
 */
export async function createPublication(
  files: ProjectFiles,
  build: PortalBuild,
  made: MadeScreens = new Map(),
): Promise<readonly PublishedFile[]> {
  const { published, add } = createShelf(files.pictures);
  const brands = brandsOf(files);
  const screens: ScreenEntry[] = [];
  const hosted: Record<string, HostedScreen> = {};
  const shared = sharedCodesOf(files);
  for (const source of files.screens) {
    const from = ingredientsOf(source, files, build);
    const before = made.get(source.file);
    const isSame = before?.from.every((one, at) => one === from[at]) === true;
    const screen = isSame
      ? before
      : await makeScreen(compileOne(source, files, shared), { from, brands, build, before });
    made.set(source.file, screen);
    screens.push(screen.entry);
    hosted[screen.entry.id] = screen.hosted;
    published.push(...screen.published);
  }
  const unknown = framesOf('page', { model: {}, texts: { en: {} }, brands, build });
  const host: HostedScreens = {
    screens: hosted,
    unknown: { chunks: build.plainChunks, frames: unknown },
    unknownTitle: unknownTitleOf(files),
  };
  const sharedIn = (language: Language) =>
    Object.fromEntries(
      sharedTexts.map((name) => [name, valueIn(files.locales, language)[name]?.value ?? {}]),
    );
  const texts = eachLanguage((language) =>
    add(`texts/shared.${language}`, 'json', JSON.stringify(sharedIn(language))),
  );
  // Checked; `$schema` is for editors only.
  const { $schema: _, ...navigation } = files.navigation.value as Navigation & { readonly $schema?: string };
  const manifest: PublishedManifest = {
    version: hashOf(JSON.stringify([screens, texts, navigation, brands])),
    languageVersion,
    screens: inRoutingOrder(screens),
    texts,
    navigation,
    brands,
  };
  return [
    ...published,
    { path: 'host.json', content: JSON.stringify(host) },
    { path: 'manifest.json', content: JSON.stringify(manifest, null, 2) },
  ];
}

const unknownTitleOf = ({ locales }: ProjectFiles) =>
  eachLanguage((language) =>
    String(readPath(valueIn(locales, language)['common']?.value, 'notFound.title') ?? ''),
  );

/** Files that are given the hash of their content as a name; at first those of pictures. */
function createShelf(pictures: ProjectFiles['pictures'] = []): {
  readonly published: PublishedFile[];
  readonly add: AddFile;
} {
  const published: PublishedFile[] = pictures.map(({ name, text }) => ({
    path: nameOfFile(`pictures/${name}`, 'svg', text),
    content: text,
  }));
  return {
    published,
    add(name, extension, content) {
      const path = nameOfFile(name, extension, content);
      published.push({ path, content });
      return `/published/${path}`;
    },
  };
}

const nameOfFile = (name: string, extension: string, content: string) =>
  `${name}.${hashOf(content)}.${extension}`;

const brandsOf = ({ brands }: ProjectFiles) => (brands.value as { readonly brands: readonly Brand[] }).brands; // checked

/** All that a published screen is made of. Files that have not changed are read as the same values. */
function ingredientsOf(
  { file, value }: SourceFile,
  { locales, brands, catalogue, pictures = [] }: ProjectFiles,
  build: PortalBuild,
): readonly unknown[] {
  const name = file.replace(/^screen-configs\//, 'screens/').replace(/\.json$/, '');
  const texts = [...Object.values(locales).map((found) => found[name]?.value), locales.en['errors']?.value];
  const drawn = pictures.map(({ name, text }) => `${name} ${text}`);
  return [value, ...texts, brands.value, catalogue, build, drawn.join()];
}

/** The context in which a screen is made. */
interface MakingContext extends Pick<MadeScreen, 'from'> {
  readonly brands: readonly Brand[];
  readonly build: PortalBuild;
  readonly before: MadeScreen | undefined;
}

async function makeScreen(
  { config, model, texts }: CompiledScreen,
  { from, brands, build, before }: MakingContext,
): Promise<MadeScreen> {
  const { published, add } = createShelf();
  const rules = await rulesOf(model, before?.rules);
  const entry = publishScreen(config, { model, texts, add, rules });
  const hosted = {
    chunks: build.chunksOf(model, config.access),
    frames: framesOf(frameOf(config), { model, texts, brands, build }),
  };
  return { from, rules, entry, hosted, published };
}

/** Compiling rules takes longer than all the rest, and new words leave them as they are. */
async function rulesOf({ steps }: ScreenModel, before: ScreenRules | undefined): Promise<ScreenRules> {
  const asked = steps.filter((step) => !step.review);
  const of = JSON.stringify(asked);
  return before?.of === of ? before : { of, code: await compileValidators(asked) };
}

/** A screen as it is published: its config with the outcomes that all screens share, its model and its texts. */
export interface CompiledScreen {
  readonly config: ScreenConfig;
  readonly model: ScreenModel;
  readonly texts: PerLanguage<object>;
}

/** Compiles the screens of checked project files. */
export function compileProject(files: ProjectFiles): readonly CompiledScreen[] {
  const shared = sharedCodesOf(files);
  return files.screens.map((source) => compileOne(source, files, shared));
}

function compileOne(source: SourceFile, files: ProjectFiles, shared: SharedCodes): CompiledScreen {
  const config = addSharedOutcomes(source.value as ScreenConfig, shared); // checked
  const model = withPictures(compileScreen(config, files.catalogue), (file) => {
    const found = files.pictures?.find(({ name }) => name === file);
    return found && `/published/${nameOfFile(`pictures/${file}`, 'svg', found.text)}`;
  });
  return { config, model, texts: textsOf(config, files) };
}

type AddFile = (name: string, extension: string, content: string) => string;

/** A compiled screen, and the way to publish its files. */
interface ScreenFiles {
  readonly model: ScreenModel;
  readonly texts: PerLanguage<object>;
  readonly add: AddFile;
  readonly rules: ScreenRules;
}

function publishScreen(config: ScreenConfig, { model, texts, add, rules }: ScreenFiles): ScreenEntry {
  const { code } = rules;
  const name = `screens/${config.id}`;
  const label = (key: string) =>
    eachLanguage((language) => String(readPath(valueIn(texts, language), key) ?? ''));
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
    texts: eachLanguage((language) =>
      add(`${name}.${language}`, 'json', JSON.stringify(valueIn(texts, language))),
    ),
  };
}

/** English is enough: all languages have the same texts. */
function sharedCodesOf({ catalogue, locales }: ProjectFiles): SharedCodes {
  const texts = readPath(locales.en['errors']?.value, 'codes');
  return {
    texts: typeof texts === 'object' && texts !== null ? Object.keys(texts) : [],
    codesOf: (operation) => catalogue.operations[operation]?.errorCodes ?? [],
  };
}

const textsOf = (config: ScreenConfig, { locales }: ProjectFiles): PerLanguage<object> =>
  eachLanguage((language) => {
    const texts = valueIn(locales, language)[`screens/${config.id}`]?.value as object; // checked
    return withFormatted(texts, config);
  });

/** A screen and the brands whose first frames it has. */
interface FrameContext extends Pick<ScreenFiles, 'texts'> {
  readonly model: Partial<ScreenModel>;
  readonly brands: readonly Brand[];
  readonly build: PortalBuild;
}

function framesOf(frame: ScreenFrame, { model, texts, brands, build }: FrameContext): HostedScreen['frames'] {
  return eachLanguage((language) => {
    const heading = firstHeadingOf({ model, texts: valueIn(texts, language) });
    const frames = brands.map((brand) => {
      return [brand.id, build.renderFirstFrame({ brand, language, frame, heading })] as const;
    });
    return Object.fromEntries(frames);
  });
}

function frameOf({ access, sections }: ScreenConfig): ScreenFrame {
  const hasColumns = sections?.some(({ columns }) => columns.length > 1) === true;
  return access === 'guest' && !hasColumns ? 'welcome' : 'page';
}

function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

/** Routes with fixed segments come before those with `:names` in the same place, so that `/messages/new` is found. */
export function inRoutingOrder(screens: readonly ScreenEntry[]): readonly ScreenEntry[] {
  const rank = ({ route }: ScreenEntry) => route.replace(/:[^/]+/g, '~');
  const compare = (one: string, other: string) => Number(one > other) - Number(one < other);
  return [...screens].sort((one, other) => compare(rank(one), rank(other)));
}
