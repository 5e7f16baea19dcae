import type { ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Diagnostic, SourceFile } from '../../load/source-file.ts';
import { isWhole } from '../../load/project-files.ts';
import type { ProjectFiles } from '../../load/project-files.ts';
import {
  checkScreenPlaceholders,
  checkSharedPlaceholders,
  unfilledValues,
  unsaidValues,
} from './check-placeholders.ts';
import type { CheckedScreen } from '../facts/checked-screen.ts';
import { suggest } from '../words/closest.ts';
import { checkStrictKinds } from './check-strict-kinds.ts';
import { checkLeftConditions } from './check-left-conditions.ts';
import { checkToldTruths } from '../conditions/check-shown-truths.ts';
import { checkToldAnswers } from './check-told-answers.ts';
import { checkToldStates } from './check-told-states.ts';
import { checkToldNumbers } from './check-told-numbers.ts';
import { checkToldSources } from './check-told-sources.ts';
import { checkMessages } from './check-messages.ts';
import { languages, otherLanguages } from '../../language.ts';
import type { Language } from '../../language.ts';
import { leavesOf } from '../facts/text-keys.ts';
import { checkSharedTexts } from './check-shared-texts.ts';
import { checkFormatted } from './check-formatted.ts';
import type { LinkTargets } from './check-formatted.ts';
import { checkEnglishValues, checkScreenTexts, checkTwins } from './check-texts.ts';
import { checkLanguages } from '../pages/check-languages.ts';
import { checkUntoldKeys } from './check-untold-keys.ts';
import {
  checkConsentLabels,
  checkDays,
  checkCases,
  checkEmptyNotices,
  checkLabelNames,
  checkEach,
  checkLabels,
  checkToldValues,
} from './check-told-values.ts';
import { checkDistinctTranslations } from './check-distinct-translations.ts';
import { checkExchangedTranslations } from './check-exchanged-translations.ts';
import { checkTranslatedNumbers } from './check-translated-numbers.ts';
import { checkTranslated, checkWording } from './check-wording.ts';
import { checkGlossary } from './check-glossary.ts';
import { checkFormality } from './check-formality.ts';

/** Every text can be read, is there in each language with the same placeholders, and says things in our words. */
export function checkLocales(files: ProjectFiles): readonly Diagnostic[] {
  return [...checkLanguages(files), ...checkTexts(files), ...checkExchangedTranslations(files)];
}

function checkTexts(files: ProjectFiles): readonly Diagnostic[] {
  const { locales } = files;
  const all = Object.values(locales);
  const names = [...new Set(all.flatMap((texts) => Object.keys(texts)))];
  const screens = new Set(files.screens.map(({ file }) => file.replace(/^screen-configs\/|\.json$/g, '')));
  const compareOnce = (name: string): readonly Diagnostic[] => {
    const sources = all.map((texts) => texts[name]);
    // The texts of all errors are compared with the specs, too.
    return remembered(
      pairs,
      [...sources, name === 'errors' ? files.catalogue : name, ...wholeness(sources, files)],
      () => checkName(name),
    );
  };
  const checkName = (name: string): readonly Diagnostic[] => {
    const id = name.startsWith('screens/') ? name.slice('screens/'.length) : undefined;
    const sources = all.map((texts) => texts[name]);
    if (id !== undefined && !screens.has(id)) return checkGone(id, sources);
    const english = locales.en[name];
    const whole = wholeOf(english, files);
    const each = sources.flatMap((source) => {
      const texts = wholeOf(source, files);
      return texts === undefined ? [] : [...checkWording(texts), ...checkSharedPlaceholders(name, texts)];
    });
    const translated = otherLanguages.flatMap((language) => {
      const texts = locales[language];
      return texts === undefined ? [] : [{ language, source: texts[name] }];
    });
    const found = sources.find((source) => source !== undefined);
    return [
      ...each,
      ...(whole === undefined
        ? []
        : checkEnglishValues(
            whole,
            translated.flatMap(({ source }) => wholeOf(source, files) ?? []),
          )),
      ...(name === 'errors' && whole !== undefined ? checkCodes(whole, files) : []),
      ...translated.flatMap(({ language, source }) => compare(language, whole, wholeOf(source, files))),
      ...(english === undefined ? missingTwin(found, 'locales/en') : []),
      ...translated.flatMap(({ language, source }) =>
        source === undefined ? missingTwin(english, `locales/${language}`) : [],
      ),
    ];
  };
  return names.flatMap((name) => {
    const id = name.startsWith('screens/') ? name.slice('screens/'.length) : undefined;
    return id !== undefined && !screens.has(id) ? checkName(name) : compareOnce(name);
  });
}

/** A file that is there and JSON. */
const wholeOf = (source: SourceFile | undefined, files: ProjectFiles) =>
  source !== undefined && isWhole(source, files) ? source : undefined;

const wholeness = (sources: readonly (SourceFile | undefined)[], files: ProjectFiles) =>
  sources.map((source) => source !== undefined && isWhole(source, files));

/** What was found about something, and what it was compared with then. */
type Memory = WeakMap<
  object,
  { readonly seen: readonly unknown[]; readonly diagnostics: readonly Diagnostic[] }
>;

const pairs: Memory = new WeakMap();
const ofScreens: Memory = new WeakMap();

/** Does the work once for the same values: an unchanged file is the same value again. */
function remembered(
  memory: Memory,
  seen: readonly unknown[],
  work: () => readonly Diagnostic[],
): readonly Diagnostic[] {
  const key = seen.find((value): value is object => typeof value === 'object' && value !== null);
  if (key === undefined) return work();
  const last = memory.get(key);
  if (last?.seen.length === seen.length && last.seen.every((value, at) => value === seen[at]))
    return last.diagnostics;
  const diagnostics = work();
  memory.set(key, { seen, diagnostics });
  return diagnostics;
}

/** Texts of a screen that there is not. */
function checkGone(id: string, texts: readonly (SourceFile | undefined)[]): readonly Diagnostic[] {
  const message = `There is no screen "${id}", so nothing shows these texts.`;
  const remedy = 'Remove the file, or give it the name of its screen.';
  return texts.flatMap((source) => source?.diagnostic([], { rule: 'unused-file', message, remedy }) ?? []);
}

/** Texts `codes.<code>` of codes that no operation has: no screen would ever show them. */
function checkCodes(errors: SourceFile, { catalogue }: ProjectFiles): readonly Diagnostic[] {
  const known = Object.values(catalogue.operations).flatMap(({ errorCodes }) => errorCodes);
  const texts = leavesOf(errors.value).filter((key) => key.startsWith('codes.'));
  return texts.flatMap((key) => {
    const code = key.slice('codes.'.length);
    if (known.includes(code)) return [];
    const message = `No operation of the specs fails with "${code}".`;
    return errors.diagnostic(key.split('.'), {
      rule: 'unknown-error-code',
      message,
      remedy: suggest(code, known),
    });
  });
}

/** A translation beside its English, and by itself. Spanish has rules of its own, which no other language needs. */
function compare(
  language: Language,
  english: SourceFile | undefined,
  translated: SourceFile | undefined,
): readonly Diagnostic[] {
  if (translated === undefined) return [];
  const isSpanish = language === 'es';
  const own = isSpanish ? checkFormality(translated) : [];
  if (english === undefined) return own;
  return [
    ...own,
    ...checkTwins(english, translated),
    ...checkTranslatedNumbers(english, translated),
    ...checkDistinctTranslations(english, translated),
    ...checkTranslated(english, translated, language),
    ...(isSpanish ? checkGlossary(english, translated) : []),
  ];
}

function missingTwin(here: SourceFile | undefined, folder: string): readonly Diagnostic[] {
  const message = `This file has no twin in ${folder}.`;
  return here === undefined
    ? []
    : [here.diagnostic([], { rule: 'missing-file', message, remedy: 'Add it.' })];
}

/** The texts of one screen: all that it shows, none that it does not, and their values. */
export function checkTextsOf(
  screen: CheckedScreen,
  context: { readonly files: ProjectFiles; readonly targets: LinkTargets },
  source: SourceFile,
): readonly Diagnostic[] {
  const { files, targets } = context;
  const texts = Object.values(files.locales).flatMap((found) =>
    ['errors', 'forms', `screens/${screen.config.id}`].map((name) => found[name]),
  );
  const hosts = targets.hosts === undefined ? '' : JSON.stringify([...targets.hosts]);
  const seen = [source, files.catalogue, ...texts, ...wholeness(texts, files), targets.routes.join(), hosts];
  return remembered(ofScreens, seen, () => checkTextsAnew(screen, context, source));
}

function checkTextsAnew(
  screen: CheckedScreen,
  { files, targets }: { readonly files: ProjectFiles; readonly targets: LinkTargets },
  source: SourceFile,
): readonly Diagnostic[] {
  const { config } = screen;
  const shared = checkSharedTextsOf(screen, files, source);
  const own = languages.flatMap((language) => {
    if (files.locales[language] === undefined) return [];
    const texts = files.locales[language][`screens/${config.id}`];
    if (texts !== undefined) {
      const { catalogue } = files;
      return isWhole(texts, files)
        ? [
            ...checkScreenTexts(screen, texts, catalogue),
            ...checkScreenPlaceholders(texts, { screen, catalogue }),
            ...checkFormatted(screen, texts, targets),
            ...checkToldValues(screen, texts, catalogue),
            ...checkEach(screen, texts),
          ]
        : [];
    }
    const message = `The screen has no texts in ${language}.`;
    return source.diagnostic(['id'], {
      rule: 'missing-file',
      message,
      remedy: `Add locales/${language}/screens/${config.id}.json.`,
    });
  });
  const english = wholeOf(files.locales.en[`screens/${config.id}`], files);
  const messages = english === undefined ? [] : checkSense(screen, english, { files, targets, source });
  const found = languages.flatMap((language) => files.locales[language]?.[`screens/${config.id}`] ?? []);
  const isWholly = found.length > 0 && found.every((texts) => isWhole(texts, files));
  const { constants } = files.catalogue;
  const untold = isWholly
    ? [
        ...checkUntoldKeys(screen, found, { source, constants }),
        ...unfilledValues(found, { screen, catalogue: files.catalogue }, source),
      ]
    : [];
  return [...shared, ...own, ...untold, ...messages, ...checkUnsaid(config, files, source)];
}

/** The English texts of a screen beside what it shows, sends and asks: other languages say the same. */
function checkSense(
  screen: CheckedScreen,
  english: SourceFile,
  {
    files: { catalogue },
    targets: { routes },
    source,
  }: { readonly files: ProjectFiles; readonly targets: LinkTargets; readonly source: SourceFile },
): readonly Diagnostic[] {
  return [
    ...checkMessages(screen, english, source),
    ...checkLabels(screen, english, source),
    ...checkConsentLabels(screen, english, source),
    ...checkDays(screen, english, { source, catalogue }),
    ...checkCases(screen, english, { source, catalogue }),
    ...checkEmptyNotices(screen, english, { source, catalogue }),
    ...checkLabelNames(screen, english, { source, catalogue }),
    ...checkToldNumbers({ screen, english, source, catalogue }),
    ...checkToldSources({ screen, english, source, catalogue, routes }),
    ...checkStrictKinds({ screen, english, source }, catalogue),
    ...checkLeftConditions(screen, english, source),
    ...checkToldTruths(screen, english, { source, catalogue }),
    ...checkToldStates(screen, english, { source, catalogue }),
    ...checkToldAnswers(screen, english, { source, constants: catalogue.constants }),
  ];
}

/** Values for texts that no text says, in any language. */
function checkUnsaid(config: ScreenConfig, { locales, unreadable }: ProjectFiles, source: SourceFile) {
  const texts = Object.values(locales).flatMap((files) =>
    ['errors', 'forms', `screens/${config.id}`].flatMap((name) => files[name] ?? []),
  );
  const hasOwn = Object.values(locales).some((files) => files[`screens/${config.id}`] !== undefined);
  if (!hasOwn || texts.some(({ file }) => unreadable.includes(file))) return [];
  return unsaidValues(config, texts).map((name) =>
    source.diagnostic(['texts', name], {
      rule: 'unused-value',
      message: `No text of the screen says {{${name}}}.`,
      remedy: 'Remove it, or write it in a text.',
    }),
  );
}

/** English is enough: what a translation lacks is reported by the check of twins. */
function checkSharedTextsOf(
  screen: CheckedScreen,
  files: ProjectFiles,
  source: SourceFile,
): readonly Diagnostic[] {
  const { errors } = files.locales.en;
  if (errors === undefined || !isWhole(errors, files)) return [];
  const diagnostics: Diagnostic[] = [];
  checkSharedTexts(
    screen,
    { errors, catalogue: files.catalogue },
    (path, { remedy, ...found }) =>
      void diagnostics.push(source.diagnostic(path, { ...found, ...(remedy !== undefined && { remedy }) })),
  );
  return diagnostics;
}
