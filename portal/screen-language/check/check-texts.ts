import type { Block, ListBlock, Options, ScreenConfig } from '../generated/screen-config.gen.ts';
import type { Diagnostic, SourceFile } from '../load/source-file.ts';
import { submissionsOf } from './check-links.ts';
import { readPath } from '../model/dotted-path.ts';
import { leavesOf } from './leaves.ts';
import { placeholdersOf } from './placeholders.ts';

/** The texts that a screen must have, found by convention. */
function neededTexts(config: ScreenConfig): readonly string[] {
  const steps = config.steps ?? [];
  const messages = submissionsOf(config).flatMap(({ submit }) => {
    const outcomes = Object.values(submit.failed ?? {}).map(({ message }) => message);
    return submit.done.message === undefined ? outcomes : [submit.done.message, ...outcomes];
  });
  return [
    'title',
    ...(config.navigation === undefined ? [] : ['navigation']),
    ...(steps.length > 1 ? steps.map(({ id }) => `steps.${id}.title`) : []),
    ...steps
      .flatMap((step) => step.fields ?? [])
      .flatMap(({ name, text = name, options, documents = [], check }) => [
        `fields.${text}.label`,
        ...below(`fields.${text}.documents`, documents),
        ...valuesOf(options).map((value) => `fields.${text}.options.${value}`),
        ...(check?.suggestions === undefined ? [] : [`fields.${text}.warnings.suggested`]),
        ...(typeof options === 'object' && 'labelText' in options ? [`fields.${text}.entry`] : []),
      ]),
    ...messages.filter((key) => !key.startsWith('errors.')).map((key) => `messages.${key}`),
    ...(config.sections ?? [])
      .flatMap(({ columns }) => columns)
      .flatMap(({ blocks }) => blocks)
      .flatMap(textsOfBlock),
  ];
}

/** The options that are labelled by the texts. */
const valuesOf = (options: Options | undefined): readonly string[] =>
  Array.isArray(options) ? options : (options?.more ?? []);

/** What a question before a call says. */
const confirmTexts = ['confirm.title', 'confirm.body', 'confirm.no'];

const textsOfAction = ({ confirm }: { readonly confirm?: true }) => [
  'button',
  ...(confirm === undefined ? [] : confirmTexts),
];

interface Named {
  readonly name: string;
}

const below = (part: string, names: readonly Named[]): readonly string[] =>
  names.map(({ name }) => `${part}.${name}`);

const within = (part: string, names: readonly Named[], members: readonly string[]): readonly string[] =>
  below(part, names).flatMap((path) => members.map((member) => `${path}.${member}`));

function textsOfBlock(block: Block): readonly string[] {
  const name = 'name' in block ? block.name : '';
  return [...keysOfBlock(block), ...keysOfFigures(block)].map((key) => `blocks.${name}.${key}`);
}

function keysOfBlock(block: Block): readonly string[] {
  switch (block.block) {
    case 'list':
      return [
        'caption',
        'empty',
        ...below('columns', block.columns),
        ...keysOfControls(block.controls),
        ...(block.actions ?? []).flatMap((action) =>
          textsOfAction(action).map((key) => `actions.${action.name}.${key}`),
        ),
      ];
    case 'record':
      return [
        ...below('rows', block.rows),
        ...(block.link === undefined ? [] : [`links.${block.link.name}`]),
      ];
    case 'entries':
      return keysOfEntries(block);
    case 'thread':
      return [
        'you',
        'us',
        'empty',
        ...(block.attachments === undefined ? [] : ['attachments', 'download', 'quarantined', 'infected']),
      ];
    case 'message':
      return ['body'];
    case 'stepper':
      return ['label', ...block.stages.map((id) => `stages.${id}`)];
    case 'links':
      return below('links', block.links);
    case 'action':
      return textsOfAction(block);
    case 'print':
      return ['button'];
    case 'chart':
      return ['heading', 'table', ...below('bars', block.bars)];
    case 'upload':
      return textsOfUpload;
    default:
      return [];
  }
}

function keysOfControls(controls: ListBlock['controls']): readonly string[] {
  if (controls === undefined) return [];
  const choices = (['filter', 'sort'] as const).flatMap((control) =>
    controls[control] === undefined
      ? []
      : [`${control}.label`, ...controls[control].options.map((name) => `${control}.options.${name}`)],
  );
  const search = controls.search === undefined ? [] : ['search.label', 'search.button'];
  return [...choices, ...search, 'found', 'foundMore', 'noMatch', 'clear'];
}

function keysOfEntries(block: Extract<Block, { block: 'entries' }>): readonly string[] {
  return [
    ...(block.kind === undefined ? [] : ['kinds.other.title']),
    ...(block.mark === undefined ? [] : ['mark']),
    ...(block.done === undefined ? [] : ['progress']),
    ...below('rows', block.rows ?? []),
    ...below('links', block.links ?? []),
    ...below('actions', block.actions ?? []),
  ];
}

/** Of the blocks that show numbers, and of what is made from them. */
function keysOfFigures(block: Block): readonly string[] {
  switch (block.block) {
    case 'timeline': {
      const series = block.line === undefined ? [block.bars] : [block.bars, block.line];
      return ['heading', 'at', 'table', 'summary', ...within('series', series, ['label', 'value'])];
    }
    case 'comparison': {
      const parts = ['label', 'value', 'more', 'less'];
      return ['before', 'same', 'missing', ...within('rows', block.rows, parts)];
    }
    case 'difference': {
      const parts = ['days', 'weather', 'use', 'rest'].map((name) => ({ name }));
      const words = within('parts', parts, ['label', 'more', 'less']);
      return ['heading', 'value', 'more', 'less', 'same', ...words];
    }
    case 'download': {
      const columns = block.formats.flatMap((format) => (format.as === 'csv' ? format.columns : []));
      return ['file', ...below('formats', block.formats), ...below('columns', columns)];
    }
    case 'search':
      return ['label', 'button', 'error'];
    case 'plans':
      return keysOfPlans(block);
    default:
      return [];
  }
}

function keysOfPlans(block: Extract<Block, { block: 'plans' }>): readonly string[] {
  const { prices, own, facts, flags = [], links = [], sorts = [], filters = [], compare, link } = block;
  const lists = block.single === true ? [] : ['found', 'noneLeft', 'empty'];
  const comparing = [
    'compare',
    'compareNow',
    'compareHeading',
    'compareClear',
    'compareHint',
    'flagsHeading',
  ];
  return [
    ...lists,
    'price',
    ...below('prices', prices),
    ...within('facts', facts, ['label', 'value']),
    ...(own === undefined ? [] : ['own.label', 'own.bill']),
    ...below('flags', flags),
    ...below('links', links),
    ...(sorts.length === 0 ? [] : ['sort', ...below('sorts', sorts)]),
    ...(filters.length === 0 ? [] : ['filter', ...below('filters', filters)]),
    ...(compare === undefined ? [] : comparing),
    ...(link === undefined ? [] : ['open']),
    ...(facts.some(({ decides }) => decides === true) ? ['details'] : []),
  ];
}

/** What an upload block says by itself. Types, rules, purposes and reasons come as codes out of the answers. */
const textsOfUpload = [
  ...['missing', 'quarantined', 'ready', 'clean', 'infected', 'refused', 'accepted'].flatMap((state) => [
    `states.${state}`,
    `help.${state}`,
  ]),
  ...['empty', 'nameTooLong', 'wrongContent'].map((name) => `faults.${name}`),
  'whichType',
  'limits',
  'pages',
  'choose',
  'photo',
  'drop',
  'sending',
  'handing',
  'given',
  'another',
  'cancel',
  'retry',
  'discard',
  'remove',
  'removed',
  'allTypes',
  'none',
];

/** Texts that may be there beside the needed ones. */
const optional =
  /^(lead|statuses\.[\w ]+|formHeading|submit|next|steps\.\w+\.(hint|next)|fields\.\w+\.(hint|errors\.[\w-]+|(options|entries|warnings)\.[\w-]+)|blocks\.\w+\.(heading|empty|emptyHint|noMatchHint|missing|hint|unit|facts\.\w+\.by\.\w+|kinds\.\w+\.(title|body|bodies\.\w+)|(types|rules|purposes|why|reasons)\.\w+))$/;

/** Nothing has no percentage: where one is told of what is more, there is a text without it. */
function withoutPercent(key: string, texts: SourceFile): readonly string[] {
  const isShare = key.endsWith('.more') && /{{\s*percent\s*}}/.test(String(readPath(texts.value, key)));
  return isShare ? [`${key}ThanNothing`] : [];
}

/** Missing and unused texts of a screen in one language. */
export function checkScreenTexts(config: ScreenConfig, texts: SourceFile): readonly Diagnostic[] {
  const named = neededTexts(config);
  const needed = [...named, ...named.flatMap((key) => withoutPercent(key, texts))];
  const missing = needed.filter((key) => typeof readPath(texts.value, key) !== 'string');
  const unused = leavesOf(texts.value).filter((key) => !needed.includes(key) && !optional.test(key));
  return [
    ...missing.map((key) =>
      texts.diagnostic(key.split('.'), {
        rule: 'missing-text',
        message: `The text "${key}" is missing.`,
        remedy: `Screen ${config.id} shows it.`,
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
    placeholdersOf(String(readPath(source.value, key)))
      .toSorted()
      .join(', ');
  const lacking = (from: SourceFile, to: SourceFile) =>
    leavesOf(from.value)
      .filter((key) => !leavesOf(to.value).includes(key))
      .map((key) =>
        to.diagnostic(key.split('.'), {
          rule: 'missing-text',
          message: `The text "${key}" is missing.`,
          remedy: `It stands in ${from.file}.`,
        }),
      );
  const unequal = leavesOf(english.value)
    .filter(
      (key) =>
        typeof readPath(spanish.value, key) === 'string' && places(english, key) !== places(spanish, key),
    )
    .map((key) =>
      spanish.diagnostic(key.split('.'), {
        rule: 'placeholders',
        message: `"${key}" has other placeholders than in English.`,
        remedy: `English has: ${places(english, key) || 'none'}.`,
      }),
    );
  return [...lacking(english, spanish), ...lacking(spanish, english), ...unequal];
}
