import type { ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Diagnostic, SourceFile } from '../../load/source-file.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { CheckedScreen } from '../facts/checked-screen.ts';
import { suggest } from '../words/closest.ts';
import { isOptional, neededTexts } from './check-texts.ts';
import { filledInShared, filledTextsOf } from '../facts/text-values.ts';
import type { FilledKeys } from '../facts/text-values.ts';
import { leavesOf, placeholdersIn, placeholdersOf, textAt } from '../facts/text-keys.ts';

/** The sources of the values in a screen's texts. */
interface TextContext {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
}

/** Placeholders in a screen's texts that neither its `texts` nor the page fills: they would be read as they stand. */
export function checkScreenPlaceholders(
  texts: SourceFile,
  { screen, catalogue }: TextContext,
): readonly Diagnostic[] {
  const { config } = screen;
  const own = Object.keys(config.texts ?? {});
  const remedy = `Or give it a value in "texts" of screen-configs/${config.id}.json.`;
  return [
    ...checkFilled(texts, { own, filled: filledTextsOf(screen, catalogue), remedy }),
    ...checkTitle(texts),
  ];
}

/** A title of values alone is empty where their read fails, and the page has no name then. */
function checkTitle(texts: SourceFile): readonly Diagnostic[] {
  const title = textAt(texts.value, 'title');
  const names = placeholdersOf(title);
  if (names.length === 0 || /\p{L}/u.test(String(title).replaceAll(/{{\s*\w+\s*}}/g, ''))) return [];
  const message = `Without {{${names[0]}}} the page has no title: it is still on its way, or cannot be loaded.`;
  const remedy = `Add a word, such as "Details: {{${names[0]}}}".`;
  return [texts.diagnostic(['title'], { rule: 'bare-title', message, remedy })];
}

/** The same for the texts that all screens share: `common`, `errors` and `forms`. */
export function checkSharedPlaceholders(name: string, texts: SourceFile): readonly Diagnostic[] {
  const filled = filledInShared[name];
  return filled === undefined ? [] : checkFilled(texts, { own: [], filled: [{ at: '', filled }] });
}

interface Values {
  readonly own: readonly string[];
  readonly filled: readonly FilledKeys[];
  /** Another remedy. */
  readonly remedy?: string;
}

interface Unfilled {
  readonly key: string;
  readonly name: string;
  /** Names that have values there. */
  readonly known: readonly string[];
}

function checkFilled(texts: SourceFile, values: Values): readonly Diagnostic[] {
  return unfilledIn(texts, values).map(({ key, name, known }) =>
    texts.diagnostic(key.split('.'), {
      rule: 'unknown-placeholder',
      message: `Nothing fills {{${name}}} of "${key}": customers would read it as it stands.`,
      remedy: [known.length === 0 ? 'No value comes here.' : suggest(name, known), values.remedy ?? []]
        .flat()
        .join(' '),
    }),
  );
}

/** The names in a file's texts that nothing fills. */
function unfilledIn(texts: SourceFile, { own, filled }: Values): readonly Unfilled[] {
  return leavesOf(texts.value).flatMap((key) => {
    const waiting = placeholdersOf(textAt(texts.value, key));
    if (waiting.length === 0) return [];
    const places = filled.filter(({ at }) => key.startsWith(at));
    const rows = places.flatMap((place) =>
      place.filled.filter(([text]) => text.test(key.slice(place.at.length))),
    );
    if (rows.some(([, names]) => names === undefined)) return [];
    const known = [...own, ...rows.flatMap(([, names = []]) => names)];
    const unknown = waiting.filter((name) => !known.includes(name));
    return [...new Set(unknown)].map((name) => ({ key, name, known }));
  });
}

/** Values that a screen has for its texts, and that no text says. */
export function unsaidValues(
  { texts = {} }: ScreenConfig,
  files: readonly (SourceFile | undefined)[],
): readonly string[] {
  const said = files.flatMap((file) => (file === undefined ? [] : placeholdersIn(file)));
  return Object.keys(texts).filter((name) => !said.some((names) => names.has(name)));
}

/** Values that every language says and nothing fills are told at the screen, too: there they were left out. */
export function unfilledValues(
  files: readonly SourceFile[],
  context: TextContext,
  source: SourceFile,
): readonly Diagnostic[] {
  const own = Object.keys(context.screen.config.texts ?? {});
  const filled = filledTextsOf(context.screen, context.catalogue);
  const unfilled = files.map((texts) => unfilledIn(texts, { own, filled }));
  if (unfilled.some((values) => values.length === 0)) return [];
  // What nothing shows is told as such.
  const shown = new Set(neededTexts(context.screen, context.catalogue.constants));
  const lacking = unfilled.map((values) =>
    values.filter(({ key }) => shown.has(key) || isOptional(key, context.screen)),
  );
  const [first = [], ...others] = lacking;
  const names = new Set(first.map(({ name }) => name));
  return [...names].flatMap((name) => {
    if (!others.every((values) => values.some((value) => value.name === name))) return [];
    const message = `Every language says {{${name}}}, and nothing fills it.`;
    const remedy = `Give it a value in "texts", or take it out of the texts.`;
    return [source.diagnostic(['texts'], { rule: 'missing-value', message, remedy })];
  });
}
