import type { Block, Options, ScreenConfig, Step } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { Diagnostic, SourceFile } from '../../load/source-file.ts';
import { offeredBy } from '../facts/offered-options.ts';
import { isOptionalOfScreen } from '../facts/optional-texts.ts';
import { submissionsOf } from '../facts/placed-calls.ts';
import { oncePerScreen } from '../facts/checked-screen.ts';
import type { CheckedScreen, PlacedBlock } from '../facts/checked-screen.ts';
import { placedForms } from '../facts/placed-forms.ts';
import { placedFields } from '../../model/placed-fields.ts';
import { isText, leavesOf, placeholdersOf, textAt } from '../facts/text-keys.ts';

const needed = new WeakMap<
  CheckedScreen,
  { readonly constants: unknown; readonly texts: readonly string[] }
>();

/** The texts that a screen must have, found by convention, once for all languages. */
export function neededTexts(screen: CheckedScreen, constants: unknown): readonly string[] {
  const known = needed.get(screen);
  if (known !== undefined && known.constants === constants) return known.texts;
  const texts = findNeeded(screen, constants);
  needed.set(screen, { constants, texts });
  return texts;
}

function findNeeded(screen: CheckedScreen, constants: unknown): readonly string[] {
  const { config, blocks } = screen;
  const messages = submissionsOf(screen).flatMap(({ submit }) => {
    const outcomes = Object.values(submit.failed ?? {}).map(({ message }) => message);
    return submit.done.message === undefined ? outcomes : [submit.done.message, ...outcomes];
  });
  return [
    'title',
    ...(config.navigation === undefined ? [] : ['navigation']),
    ...titledSteps(config).map(({ id }) => `steps.${id}.title`),
    ...placedForms(config).flatMap(({ steps }) => steps.slice(-1).map(({ id }) => `steps.${id}.next`)),
    ...placedFields(config).flatMap(
      ({
        text,
        field: { as, options, groups = {}, documents = [], check, notices = {}, group, intro, ...rest },
      }) => [
        `fields.${text}.label`,
        ...(intro === true ? [`fields.${text}.intro`] : []),
        ...Object.keys(groups).map((name) => `fields.${text}.groups.${name}`),
        ...(as === 'rating' ? [`fields.${text}.low`, `fields.${text}.high`] : []),
        ...(rest.ownPattern === undefined ? [] : [`fields.${text}.errors.ownPattern`]),
        ...(rest.suggest === undefined ? [] : [`fields.${text}.entry`]),
        ...below(`fields.${text}.documents`, documents),
        ...valuesOf(options, constants).map((value) => `fields.${text}.options.${value}`),
        ...(check?.suggestions === undefined ? [] : [`fields.${text}.warnings.suggested`]),
        ...Object.values(notices)
          .flat()
          .map((condition) => `fields.${text}.notices.${condition}`),
        ...(typeof options === 'object' && 'labelText' in options ? [`fields.${text}.entry`] : []),
        ...(group === undefined ? [] : ['each', 'entry', 'add'].map((name) => `fields.${text}.${name}`)),
      ],
    ),
    ...messages.filter((key) => !key.startsWith('errors.')).map((key) => `messages.${key}`),
    ...blocks.flatMap(({ block, facts }) => facts.texts.map((key) => `${textsOf(block)}${key}`)),
  ];
}

/** The steps of forms that have several. */
function titledSteps(config: ScreenConfig): readonly Step[] {
  const forms = config.forms === undefined ? [{ steps: config.steps ?? [] }] : placedForms(config);
  return forms.flatMap(({ steps }) => (steps.length > 1 ? steps : []));
}

/** The options that are labelled by the texts: those that the config or the specs list. */
function valuesOf(options: Options | undefined, constants: unknown): readonly string[] {
  if (options === undefined || Array.isArray(options)) return options ?? [];
  return [...(offeredBy({ options }, constants) ?? []), ...(options.more ?? [])];
}

interface Named {
  readonly name: string;
}

const below = (list: string, names: readonly Named[]): readonly string[] =>
  names.map(({ name }) => `${list}.${name}`);

/** The beginning of the keys of a block's texts. */
const textsOf = ({ name = '' }: Block) => `blocks.${name}.`;

/** The blocks of a screen by the beginning of the keys of their texts. */
const blocksByTexts = oncePerScreen(({ blocks }) => Map.groupBy(blocks, ({ block }) => textsOf(block)));

/** Returns true for a text that the screen shows where there is one. */
export function isOptional(key: string, screen: CheckedScreen): boolean {
  const start = key.split('.', 2).concat('').join('.');
  const isOfBlock = ({ facts }: PlacedBlock) => facts.optionalTexts?.test(key.slice(start.length)) === true;
  return isOptionalOfScreen(key, screen.config) || blocksByTexts(screen).get(start)?.some(isOfBlock) === true;
}

/** A share of zero has no percentage: a text that names one has a twin without it. */
function withoutPercent(key: string, texts: SourceFile): readonly string[] {
  const isShare = key.endsWith('.more') && /{{\s*percent\s*}}/.test(textAt(texts.value, key));
  return isShare ? [`${key}ThanNothing`] : [];
}

/** Missing and unused texts of a screen in one language. */
export function checkScreenTexts(
  screen: CheckedScreen,
  texts: SourceFile,
  { constants }: Pick<Catalogue, 'constants'>,
): readonly Diagnostic[] {
  const named = neededTexts(screen, constants);
  const needed = [...named, ...named.flatMap((key) => withoutPercent(key, texts))];
  const missing = needed.filter((key) => !isText(texts.value, key));
  const known = new Set(needed);
  const unused = leavesOf(texts.value).filter((key) => !known.has(key) && !isOptional(key, screen));
  return [
    ...missing.map((key) =>
      texts.diagnostic(key.split('.'), {
        rule: 'missing-text',
        message: `The text "${key}" is missing.`,
        remedy: `Screen ${screen.config.id} shows it.`,
      }),
    ),
    ...unused.map((key) =>
      texts.diagnostic(key.split('.'), {
        rule: 'unused-text',
        message: `Nothing shows the text "${key}".`,
        remedy: 'Remove it, or compare its name with the screen config.',
      }),
    ),
  ];
}

/** Both languages have the same texts with the same placeholders. */
export function checkTwins(english: SourceFile, spanish: SourceFile): readonly Diagnostic[] {
  const places = (source: SourceFile, key: string) =>
    placeholdersOf(textAt(source.value, key)).toSorted().join(', ');
  const lacking = (from: SourceFile, to: SourceFile) => {
    const known = new Set(leavesOf(to.value));
    return leavesOf(from.value)
      .filter((key) => !known.has(key))
      .map((key) =>
        to.diagnostic(key.split('.'), {
          rule: 'missing-text',
          message: `The text "${key}" is missing.`,
          remedy: `It stands in ${from.file}.`,
        }),
      );
  };
  const unequal = leavesOf(english.value)
    .filter((key) => isText(spanish.value, key) && places(english, key) !== places(spanish, key))
    .map((key) =>
      spanish.diagnostic(key.split('.'), {
        rule: 'placeholders',
        message: `"${key}" has other placeholders than in English.`,
        remedy: `English has: ${places(english, key) || 'none'}.`,
      }),
    );
  return [...lacking(english, spanish), ...lacking(spanish, english), ...unequal];
}

/** Tells the English as well, where all translations say the same values and it says another one. */
export function checkEnglishValues(
  english: SourceFile,
  translations: readonly SourceFile[],
): readonly Diagnostic[] {
  // One translation may be the one that is wrong.
  if (translations.length < 2) return [];
  const places = (source: SourceFile, key: string) =>
    placeholdersOf(textAt(source.value, key)).toSorted().join(', ');
  return leavesOf(english.value).flatMap((key) => {
    const others = new Set(
      translations.flatMap(({ value }, at) =>
        isText(value, key) ? [places(translations[at] ?? english, key)] : [],
      ),
    );
    const [only, ...more] = others;
    if (only === undefined || more.length > 0 || only === places(english, key)) return [];
    const message = `All translations of "${key}" have other placeholders than the English.`;
    const remedy = `They have: ${only || 'none'}.`;
    return [english.diagnostic(key.split('.'), { rule: 'placeholders', message, remedy })];
  });
}
